import type { fr } from "./fr";

export const en: Record<keyof typeof fr, string> = {
  "guide.1":
    "Lay an amorce, a small word of 2 or 3 letters, off the green: the first in a sand-coloured corner, the others against a word.",
  "guide.2":
    "Or extend, at one end, a word in which two letters side by side are yours: the tinted squares show where, six letters at most.",
  "guide.3":
    "Jump over a letter of your opponent’s as you write and it takes your colour. At the end of the word it stays theirs.",
  "guide.4": "Score the most points, one for each letter of your colour in words of four letters or more.",
  "guide.LXD-7.1":
    "Tap a square of a sand-coloured corner, marked with a green dot, and write an amorce: a small word of 2 or 3 letters.",
  "guide.LXD-7.2": "The arrow shows which way the word goes; tap the square again to turn it.",
  "guide.LXD-7.3": "Your opponent answers in the same corner. Next turn your small word can grow, and score.",
  "guide.LXD-8.1":
    "An amorce has just opened a corner: answer it in that corner, with a small word of 2 or 3 letters that touches it.",
  "guide.LXD-8.2":
    "Letters side by side are read together: every row of letters must be a word, both across and down.",
  "guide.LXD-8.3": "The arrow shows which way the word goes; tap the square again to turn it.",
  "guide.LXD-10.1":
    "Extend, at one end, a word in which two letters side by side are yours: the tinted squares show where, six letters at most.",
  "guide.LXD-10.2":
    "Jump over a letter of your opponent’s as you write and it takes your colour. At the end of the word it stays theirs.",
  "guide.LXD-10.3":
    "Unlike in Scrabble, no word crosses another by a single letter: join two of your letters, or lay against a word, off the green, an amorce of 2 or 3 letters.",
  "starts": "A green dot marks where a letter may go.",
  "write":
    "Write your word (an amorce has only 2 or 3 letters). The arrow shows which way it goes; tap the square again to turn it.",
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
  "stock.short": "Your letters: how many are left",
  "stock.left": "left:",
  "article.LXD-4": "a letter laid does not move",
  "article.LXD-5": "a word made by contact is not allowed",
  "article.LXD-6": "the word announced is not allowed",
  "article.LXD-8": "the amorce must be answered first",
  "article.LXD-9": "the amorce is badly laid",
  "article.LXD-11": "the junction is badly made",
  "gloss.LXD-5": "Contact: letters side by side are read together, across and down.",
  "gloss.LXD-8": "Amorce: a short word of 2 or 3 letters. The other answers at once, in the same corner.",
  "gloss.LXD-9": "Amorce: a short word of 2 or 3 letters, in the border, against another word.",
  "gloss.LXD-11": "Junction: a word from a letter of yours that stands alone to another of yours.",
};
