import type { fr } from "./fr";

export const en: Record<keyof typeof fr, string> = {
  "title": "TOY",
  "pitch": "One letter at a time.",
  "players": "2 to 4 players",
  "board": "The row of TOY",
  "strip.yours": "Your turn: choose a letter.",
  "option.size": "Size",
};
