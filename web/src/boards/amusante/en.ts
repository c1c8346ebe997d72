import type { fr } from "./fr";

export const en: Record<keyof typeof fr, string> = {
  "title": "L’AMUSANTE",
  "pitch": "A row, a letter, a word in mind. And bluff.",
  "players": "2 to 14 players",
  "row": "The row: {row}",
  "fresh": "A new row: lay a square and announce a word.",
  "stock": "stock: {count}",
  "announce": "The word announced",
  "take": "Take the row up",
  "trial.take": "Take up the row",
  "strip.yours": "Your turn: choose your letters.",
  "moves.title": "Announcements",
  "move.lay": "announces",
  "move.take": "takes the row up",
  "count": ": {count} squares",
};
