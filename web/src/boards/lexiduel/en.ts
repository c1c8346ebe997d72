import type { fr } from "./fr";

export const en: Record<keyof typeof fr, string> = {
  "guide.1":
    "Begin with an amorce, a small word of 2 or 3 letters, in a sand-coloured corner; a green dot marks where you can play a letter.",
  "guide.2":
    "Extend a word where two of your letters stand together, towards the tinted squares: at most six letters a move.",
  "guide.3":
    "A letter of your opponent’s that your letters jump over is flipped; at either end of the word it stays theirs.",
  "guide.4": "In words of four letters and more, each letter scores one point for its colour.",
  "starts": "A green dot marks where a letter may go.",
  "title": "LEXIDUEL",
  "pitch": "Grow your words, flip your opponent’s.",
  "mood": "turning letters over",
  "new.order.line": "The first seat plays blue and begins.",
  "board": "LEXIDUEL board",
  "stock.title": "Your stock",
  "side.1": "Blue",
  "side.2": "Red",
  "move.amorce_initiale": "Amorce initiale",
  "move.amorce": "Amorce",
  "move.extension": "Extension",
  "move.jonction": "Jonction",
  "stock.of": "{name}’s stock",
  "note.stock": "{count} {count:letter|letters} in stock",
  "stage.turn": "round {turn}",
  "stage.turnOf": "round {turn} of {rounds}",
  "stock.caption": "Under each letter, how many you have left.",
  "stock.short": "Letter and how many are left",
  "stock.left": "left:",
  "article.LXD-4": "a letter laid does not move",
  "article.LXD-5": "a word made by contact is not allowed",
  "article.LXD-6": "the word announced is not allowed",
  "article.LXD-8": "the amorce must be answered first",
  "article.LXD-9": "an amorce is not laid like that",
  "article.LXD-11": "a jonction is not made like that",
};
