/** The little Markdown our rules are written in, as blocks a page can draw: no HTML is ever injected. */

export type Inline = { kind: "text" | "strong" | "em" | "code"; text: string };
export type Block =
  | { kind: "heading"; level: number; text: string }
  | { kind: "paragraph"; article: string; parts: Inline[] }
  | { kind: "list"; items: Inline[][] }
  | { kind: "code"; text: string }
  | { kind: "table"; rows: Inline[][][] }
  | { kind: "picture"; file: string; title: string };

const ARTICLE = /^\*\*([A-Z]{3}-\d+)\*\*\.?\s*/;

export function inlines(text: string): Inline[] {
  const parts: Inline[] = [];
  const pattern = /\*\*(.+?)\*\*|\*(.+?)\*|`([^`]+)`|\[([^\]]+)\]\([^)]*\)/g;
  let from = 0;
  for (const found of text.matchAll(pattern)) {
    if (found.index > from) parts.push({ kind: "text", text: text.slice(from, found.index) });
    const [whole, strong, em, code, link] = found;
    if (strong !== undefined) parts.push({ kind: "strong", text: strong });
    else if (em !== undefined) parts.push({ kind: "em", text: em });
    else if (code !== undefined) parts.push({ kind: "code", text: code });
    else parts.push({ kind: "text", text: link ?? "" });
    from = found.index + whole.length;
  }
  if (from < text.length) parts.push({ kind: "text", text: text.slice(from) });
  return parts;
}

export function blocks(source: string): Block[] {
  const found: Block[] = [];
  for (const chunk of source.trim().split(/\n{2,}/)) {
    const first = chunk.split("\n")[0] ?? "";
    const heading = /^(#+)\s+(.*)/.exec(first);
    const picture = /^!\[([^\]]*)\]\(pictures\/([^)]+)\)$/.exec(chunk.trim());
    if (chunk.startsWith("```")) found.push({ kind: "code", text: chunk.replace(/^```\w*\n?|\n?```$/g, "") });
    else if (heading) found.push({ kind: "heading", level: heading[1]?.length ?? 1, text: heading[2] ?? "" });
    else if (picture) found.push({ kind: "picture", title: picture[1] ?? "", file: picture[2] ?? "" });
    else if (first.startsWith("|")) found.push({ kind: "table", rows: tableRows(chunk) });
    else if (/^[-*] /.test(first)) found.push(...listOrArticles(chunk));
    else found.push(paragraph(chunk));
  }
  return found;
}

function paragraph(chunk: string): Block {
  const text = chunk.replace(/\n\s*/g, " ");
  const article = ARTICLE.exec(text);
  return {
    kind: "paragraph",
    article: article?.[1] ?? "",
    parts: inlines(article ? text.slice(article[0].length) : text),
  };
}

/** A list of articles reads as articles; any other list stays a list. */
function listOrArticles(chunk: string): Block[] {
  const items = chunk.split(/\n(?=[-*] )/).map((item) => item.slice(2).replace(/\n\s*/g, " "));
  if (items.every((item) => ARTICLE.test(item))) return items.map(paragraph);
  return [{ kind: "list", items: items.map(inlines) }];
}

function tableRows(chunk: string): Inline[][][] {
  return chunk
    .split("\n")
    .filter((line) => !/^\|[-:| ]+\|$/.test(line))
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => inlines(cell.trim())),
    );
}
