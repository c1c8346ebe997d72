/** The sheet of keys. */
import { speaker } from "../../../lib/i18n";

const fr = {
  "title": "Jouer au clavier",
  "letters": "Les lettres",
  "letters.does": "s’écrivent à partir de la case choisie.",
  "arrows": "← ↑ → ↓",
  "arrows.does":
    "vont d’une case à l’autre et la choisissent ; hors du plateau, ← et → d’un coup à l’autre, ↑ et ↓ au plateau.",
  "pick": "Espace ou Entrée",
  "pick.does": "choisissent la case ; une fois choisie, Espace change le sens du mot.",
  "back": "Retour arrière",
  "back.does": "reprend la dernière lettre.",
  "play": "Entrée",
  "play.does": "joue le coup composé.",
  "clear": "Échap",
  "clear.does": "efface le coup composé, ou revient au présent.",
  "hint": "Alt + I",
  "hint.does": "demande un indice, où l’on en donne.",
  "tab": "Tab",
  "tab.does": "va du plateau à vos lettres, puis aux boutons ; les flèches vont d’une lettre à l’autre.",
  "help": "?",
  "help.does": "ouvre cette feuille.",
};
const en: Record<keyof typeof fr, string> = {
  "title": "Playing by keyboard",
  "letters": "Letters",
  "letters.does": "are written from the chosen square on.",
  "arrows": "← ↑ → ↓",
  "arrows.does":
    "go from square to square and pick it; off the board, ← and → from move to move, ↑ and ↓ to the board.",
  "pick": "Space or Enter",
  "pick.does": "pick the square; once picked, Space turns the word.",
  "back": "Backspace",
  "back.does": "takes back the last letter.",
  "play": "Enter",
  "play.does": "plays the composed move.",
  "clear": "Escape",
  "clear.does": "clears the composed move, or returns to now.",
  "hint": "Alt + I",
  "hint.does": "asks for a hint, where hints are given.",
  "tab": "Tab",
  "tab.does": "goes from the board to your letters, then to the buttons; arrows go from letter to letter.",
  "help": "?",
  "help.does": "opens this sheet.",
};

export const keys = ["letters", "arrows", "pick", "back", "play", "clear", "hint", "tab", "help"] as const;
export const t = speaker<keyof typeof fr>({ fr, en });
