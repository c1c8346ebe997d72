/** What is open beside a page: the keys (« ? », or from the menu), the rules of a game, the article they open on. */
export const help = $state({ keys: false, game: "", article: "" });

/** The rules, from an article or from their beginning, so that nothing laid or told on the page is lost. */
export function readBeside(game: string, article = ""): void {
  Object.assign(help, { game, article });
}

export function closeRules(): void {
  readBeside("");
}
