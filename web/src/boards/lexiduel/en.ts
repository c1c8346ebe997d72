import type { fr } from "./fr";

export const en: Record<keyof typeof fr, string> = {
  "guide.1":
    "Begin with an amorce, a small word of 2 or 3 letters, in a sand-coloured corner; a green dot marks where you can play a letter.",
  "guide.2":
    "Extend a word where two of your letters stand together, towards the tinted squares: at most six letters a move.",
  "guide.3":
    "A letter of your opponent’s that your letters jump over is flipped; at either end of the word it stays theirs.",
  "guide.4": "In words of four letters and more, each letter scores one point for its colour.",
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
  "stock.left": "left:",
  "article.LXD-4": "a letter laid does not move",
  "article.LXD-5": "a word made by contact is not allowed",
  "article.LXD-6": "the word announced is not allowed",
  "article.LXD-8": "the amorce must be answered first",
  "article.LXD-9": "an amorce is not laid like that",
  "article.LXD-11": "a junction is not made like that",
  "gloss.LXD-5": "Contact: letters side by side are read together, across and down.",
  "gloss.LXD-8": "Amorce: a short word of 2 or 3 letters. The other answers at once, in the same corner.",
  "gloss.LXD-9": "Amorce: a short word of 2 or 3 letters, in the border, against another word.",
  "gloss.LXD-11": "Junction: a word from a letter of yours that stands alone to another of yours.",
};
