import sizes from "virtual:picture-sizes";

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

/** Its width and height, so that the text does not move when it comes. */
export function pictureSize(file: string): [number, number] {
  return sizes[file] ?? [480, 480];
}

export interface Refusal {
  code: string;
  articles: string[];
  fr: string;
  en: string;
}

/** Why moves are refused, by game: written by scripts/docs.py from the rules themselves. */
export async function refusals(): Promise<Record<string, Refusal[]>> {
  return (await import("../../../docs/rules/refusals.json")).default;
}
