import type { fr } from "./fr";

export const en: Record<keyof typeof fr, string> = {
  "title": "LEXIDUEL",
  "pitch": "Grow your words, turn the other’s over.",
  "mood": "turning letters over",
  "new.order.line": "The first seat plays blue and begins.",
  "board": "LEXIDUEL board",
  "stock.title": "Your stock",
  "keys.erase": "Erase the last letter",
  "keys.turn": "Change direction",
  "move.amorce_initiale": "Amorce initiale",
  "move.amorce": "Amorce",
  "move.extension": "Extension",
  "move.jonction": "Jonction",
  "stock.of": "{name}’s stock",
  "note.stock": "{count} letters in stock",
  "stage.turn": "round {turn}",
  "stage.turnOf": "round {turn} of {rounds}",
  "stock.left": "left:",
};
