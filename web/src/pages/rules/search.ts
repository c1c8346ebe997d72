/** Search over the rules of all games, in this browser: the texts are small, and kept without the network. */
import { blocks, plain } from "../../lib/markdown";
import { rulesOf } from "../../lib/rules";

/** Something that can be found, and where it stands. */
export interface Passage {
  game: string;
  /** An article's number, or the heading it stands under. */
  title: string;
  anchor: string;
  text: string;
  folded: string;
}

export interface Found extends Passage {
  /** Around the first hit. */
  before: string;
  hit: string;
  after: string;
}

const AROUND = 70;
const MOST = 30;

/** Letter by letter without accents and capitals, so that places in the text stay the same. */
export function folded(text: string): string {
  return Array.from(text, (letter) => {
    const plainLetter = letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    return plainLetter.length === letter.length ? plainLetter : letter;
  }).join("");
}

export async function passagesOf(games: readonly string[], language: string): Promise<Passage[]> {
  const texts = await Promise.all(games.map((game) => rulesOf(game, language)));
  return games.flatMap((game, i) => passages(game, texts[i] ?? ""));
}

/** The passages of one text; the notation is for records, not for readers. */
export function passages(game: string, source: string): Passage[] {
  const found: Passage[] = [];
  let heading = { title: "", anchor: "" };
  for (const block of blocks(source.split("\n## Notation")[0] ?? "")) {
    if (block.kind === "heading") heading = { title: block.text, anchor: block.id };
    else if (block.kind === "picture") continue;
    else {
      const text = plain(block.html);
      const place = block.kind === "article" ? { title: block.article, anchor: block.article } : heading;
      found.push({ game, ...place, text, folded: folded(text) });
    }
  }
  return found;
}

/** Passages that hold every word asked for; articles first. */
export function search(all: readonly Passage[], asked: string): Found[] {
  const words = folded(asked).split(/\s+/).filter(Boolean);
  if (words.join("").length < 2) return [];
  const held = all.filter((one) =>
    words.every((word) => one.folded.includes(word) || one.title.toLowerCase() === word),
  );
  const isArticle = (one: Passage): number => (one.title === one.anchor ? 0 : 1);
  return held
    .sort((one, other) => isArticle(one) - isArticle(other))
    .slice(0, MOST)
    .map((one) => cut(one, words[0] ?? ""));
}

function cut(one: Passage, word: string): Found {
  const at = Math.max(0, one.folded.indexOf(word));
  const start = Math.max(0, at - AROUND);
  const end = Math.min(one.text.length, at + word.length + AROUND);
  return {
    ...one,
    before: (start ? "…" : "") + one.text.slice(start, at),
    hit: one.text.slice(at, at + word.length),
    after: one.text.slice(at + word.length, end) + (end < one.text.length ? "…" : ""),
  };
}
