import { expect, test } from "vitest";
import { blocks, inlines } from "./markdown";

test("an article is a paragraph that begins with its number", () => {
  const [block] = blocks("**LXD-13** On the way,\nletters are *jumped*.");
  expect(block).toEqual({
    kind: "paragraph",
    article: "LXD-13",
    parts: [
      { kind: "text", text: "On the way, letters are " },
      { kind: "em", text: "jumped" },
      { kind: "text", text: "." },
    ],
  });
});

test("pictures, headings and code keep their kind", () => {
  const kinds = blocks("# A\n\n![b](pictures/x.svg)\n\n```\nC3h MER\n```\n\n- one\n- two").map(
    (block) => block.kind,
  );
  expect(kinds).toEqual(["heading", "picture", "code", "list"]);
});

test("markup in the text is never HTML", () => {
  expect(inlines("<b>x</b>")).toEqual([{ kind: "text", text: "<b>x</b>" }]);
});
