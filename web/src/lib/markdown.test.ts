import { expect, test } from "vitest";
import { blocks } from "./markdown";

test("an article is a paragraph that begins with its number", () => {
  expect(blocks("**LXD-13** On the way,\nletters are *jumped*.")).toEqual([
    { kind: "article", article: "LXD-13", html: "On the way,\nletters are <em>jumped</em>." },
  ]);
});

test("a list of articles reads as articles, any other list stays one", () => {
  expect(blocks("- **TRN-1** One\n- **TRN-2** Two").map((block) => block.kind)).toEqual([
    "article",
    "article",
  ]);
  expect(blocks("- one\n- two")).toMatchObject([{ kind: "html" }]);
});

test("pictures are told apart from text", () => {
  expect(blocks("# A\n\n![b](pictures/x.svg)\n\nSee [there](../there.md).")).toEqual([
    { kind: "heading", id: "a", depth: 1, html: "A", text: "A" },
    { kind: "picture", title: "b", file: "x.svg" },
    { kind: "html", html: "<p>See there.</p>\n" },
  ]);
});

test("a heading has an address of its own", () => {
  expect(blocks("## Un *tour*, pas à pas")).toMatchObject([
    { kind: "heading", id: "un-tour-pas-a-pas", depth: 2, text: "Un tour, pas à pas" },
  ]);
});
