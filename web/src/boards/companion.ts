/** What a game tells the referee beside a real board: which clocks, how its sheet is kept, what its words must be. */

export interface Companion {
  /** Clocks to choose from, the usual one first. */
  clocks: string[];
  /** Fewest and most players. */
  seats: [number, number];
  sheet: Sheet;
  /** What two words on the board must be to each other, where words are stolen. */
  compare?: Compare;
  /** The article that bars a word made before, and what it says. */
  repeats?: Said & { article: string };
  /** The article for which words are looked up. */
  words: string;
}

interface Said {
  fr: string;
  en: string;
}

export type Sheet =
  /** The whole game is entered and refereed, from its start or from letters as they lie. */
  | { kind: "whole"; opening?: Opening }
  /** Letters of each colour are counted after every turn. */
  | { kind: "letters"; check: (counts: number[], seat: number) => Checked }
  /** What each still holds is counted when a round ends. */
  | {
      kind: "hands";
      /** The points of each for what all of them hold; `out` is who went out, 0 for nobody. */
      points: (held: number[], out: number) => number[];
      lowestWins: boolean;
      /** Points a challenge brings or costs, with what is said of it. */
      penalties: (Said & { points: number })[];
      article: string;
      /** What is written for each who still holds something, and how it counts. */
      ask: Said;
      counts: Said;
    };

/** Letters as they lie at the start, one line a player. */
export interface Opening {
  count: number;
  ask: Said;
  position: (lines: string[]) => string;
  article: string;
}

export interface Checked extends Said {
  ok: boolean;
  article: string;
}

/** What can be said of a word put in another's place without seeing the board; `eye`: what only the table can see. */
export interface Compare {
  shape: (old: string, made: string) => Checked;
  different: Said & { article: string };
  same: Said & { article: string };
  eye: Said & { article: string };
}
