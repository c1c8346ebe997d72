import { expect, test } from "vitest";
import { passages, search } from "./search";

const SOURCE = `# JEU

Un jeu de lettres.

## Le tour

On pose une lettre à côté d’une autre.

- **JEU-1** La pioche est cachée.
- **JEU-2** Le mot posé reste.

## Notation

On écrit \`word PIOCHE\`.
`;
const all = passages("jeu", SOURCE);

test("articles are found by their words, accents and capitals apart", () => {
  const [found] = search(all, "CACHEE pioche");
  expect(found).toMatchObject({ title: "JEU-1", anchor: "JEU-1", game: "jeu" });
  expect([found?.before, found?.hit]).toEqual(["La pioche est ", "cachée"]);
});

test("other passages are found under their heading", () => {
  expect(search(all, "a cote")[0]).toMatchObject({ title: "Le tour", anchor: "le-tour" });
});

test("the notation is not searched, nor is a single letter", () => {
  expect(search(all, "word")).toEqual([]);
  expect(search(all, "a")).toEqual([]);
});
