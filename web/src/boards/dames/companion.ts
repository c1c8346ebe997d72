/** DAMES DE LETTRES beside its real board: the letters are read off the board, then the whole game is entered. */
import type { Companion } from "../companion";

const EMPTY_ROW = "8";

/** Rows from White's side up; each player laid from their own left, the row nearest to them first (DAM-3). */
function position([white = "", black = ""]: string[]): string {
  const turned = [...black.toLowerCase()].reverse().join("");
  return [white.slice(0, 8), white.slice(8), EMPTY_ROW, EMPTY_ROW, turned.slice(0, 8), turned.slice(8)].join(
    "/",
  );
}

export default {
  clocks: ["budget 15m", "budget 10m", "none"],
  seats: [2, 2],
  sheet: {
    kind: "whole",
    opening: {
      count: 16,
      ask: {
        fr: "Les seize lettres, de sa gauche à sa droite, la rangée la plus proche d’abord.",
        en: "The sixteen letters, from left to right as the player sits, the nearest row first.",
      },
      position,
      article: "DAM-2",
    },
  },
  repeats: {
    article: "DAM-13",
    fr: "a déjà été fait dans cette partie.",
    en: "has been made in this game already.",
  },
  words: "DAM-13",
} satisfies Companion;
