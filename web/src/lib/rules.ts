/** The rules pages of the documentation, loaded with the page that shows them. */
const texts = import.meta.glob<string>("../../../docs/rules/*.*.md", { query: "?raw", import: "default" });
const pictures = import.meta.glob<string>("../../../docs/rules/pictures/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

export async function rulesOf(game: string, language: string): Promise<string | null> {
  const load = texts[`../../../docs/rules/${game}.${language}.md`];
  return load ? await load() : null;
}

export function pictureUrl(file: string): string {
  return pictures[`../../../docs/rules/pictures/${file}`] ?? "";
}
