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
  "same": "like {name}:",
  "keyboard": "Your letters",
  "duty.complete_word": "{word} is complete: nothing can be added. Take the row up.",
  "duty.complete_contest": "{word} is complete: nothing can be added. Contest the word or take the row up.",
  "trial.take": "Take up the row",
  "strip.yours": "Your turn: choose your letters.",
  "stop.follows": "If the other player agrees, the game ends and nobody scores.",
  "stop.followsAll": "If everybody agrees, the game ends and nobody scores.",
  "moves.title": "Announcements",
  "move.lay": "announces",
  "move.take": "takes the row up",
  "count": ": {count} squares",
};
