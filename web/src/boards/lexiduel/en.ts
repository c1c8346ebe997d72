import type { fr } from "./fr";

export const en: Record<keyof typeof fr, string> = {
  "guide.1": "Begin with an amorce (a two- or three-letter start) in a sand-coloured corner.",
  "guide.2": "Extend one of your words from two of your letters, at most six letters a turn.",
  "guide.3": "A letter of your opponent’s that your word jumps over is turned: it becomes yours.",
  "guide.4": "In words of four letters and more, each letter scores one point for its colour.",
  "title": "LEXIDUEL",
  "pitch": "Grow your words, turn the other’s over.",
  "board": "LEXIDUEL board",
  "stock.title": "Your stock",
  "keys.erase": "Erase the last letter",
  "keys.turn": "Change direction",
  "option.rounds": "Rounds",
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
