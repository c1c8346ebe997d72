/** The rules' Markdown as blocks a page can draw. Only our own documents are read: their HTML is not cleaned. */
import { Marked, type Token, type Tokens } from "marked";

export type Block =
  | { kind: "article"; article: string; html: string }
  | { kind: "heading"; id: string; depth: number; html: string; text: string }
  | { kind: "picture"; file: string; title: string }
  | { kind: "html"; html: string };

const ARTICLE = /^\*\*([A-Z]{3}-\d+)\*\*\.?\s*/;

const marked = new Marked({
  renderer: {
    /** Links lead to other documents, which the pages do not have: their text alone. */
    link({ tokens }) {
      return this.parser.parseInline(tokens);
    },
  },
});

export function blocks(source: string): Block[] {
  return marked.lexer(source).flatMap(blockOf);
}

function blockOf(token: Token): Block[] {
  if (token.type === "space") return [];
  if (token.type === "heading") return [heading(token as Tokens.Heading)];
  if (token.type === "paragraph") return [paragraph(token as Tokens.Paragraph)];
  if (token.type === "list") {
    const items = (token as Tokens.List).items.map((item) => item.text);
    if (items.every((item) => ARTICLE.test(item))) return items.map(article);
  }
  // A table wider than a phone is scrolled, by keyboard too.
  return [{ kind: "html", html: marked.parser([token]).replace("<table>", '<table tabindex="0">') }];
}

function heading({ depth, text }: Tokens.Heading): Block {
  return {
    kind: "heading",
    id: slug(text),
    depth,
    html: marked.parseInline(text) as string,
    text: plain(text),
  };
}

/** A heading's own address: « Un tour, pas à pas » is `un-tour-pas-a-pas`. */
function slug(text: string): string {
  const letters = plain(text).normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return letters.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
}

function paragraph(token: Tokens.Paragraph): Block {
  const [first, ...others] = token.tokens ?? [];
  if (first?.type === "image" && !others.length)
    return { kind: "picture", title: first.text, file: first.href.replace(/^pictures\//, "") };
  if (ARTICLE.test(token.text)) return article(token.text);
  return { kind: "html", html: marked.parser([token]) };
}

function article(text: string): Block {
  const [whole = "", number = ""] = ARTICLE.exec(text) ?? [];
  return { kind: "article", article: number, html: marked.parseInline(text.slice(whole.length)) as string };
}

/** The words alone: no marks, no code. */
export function plain(text: string): string {
  return text
    .replace(/<[^>]+>/g, "")
    .replace(/[*`_]/g, "")
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, " ")
    .trim();
}
