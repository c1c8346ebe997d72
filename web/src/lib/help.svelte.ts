/** What is open beside a table: the keys (« ? », or from the menu), the rules, and the article they open on. */
export const help = $state({ keys: false, rules: false, article: "" });

/** An article read beside the table, so that nothing laid or told is lost. */
export function readBeside(article: string): void {
  Object.assign(help, { rules: true, article });
}
