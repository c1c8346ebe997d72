/** What the shared letters and keys say. */
import { speaker } from "../lib/i18n";

const fr = {
  "keys.left": "reste",
  "keys.erase": "Effacer la dernière lettre",
  "keys.eraseFramed": "Effacer la lettre encadrée, ou la dernière",
  "keys.turn": "Changer de sens",
  "keys.turnHint": "{way} ; changer de sens : Espace",
  "keys.across": "Vers la droite",
  "keys.down": "Vers le bas",
  "firstSquare":
    "La flèche ↓ va au plateau : choisissez une case, puis écrivez le mot. La touche ? montre les autres.",
  "notHeld": "Vous n’avez pas la lettre {letter}.",
};
const en: Record<keyof typeof fr, string> = {
  "keys.left": "left",
  "keys.erase": "Erase the last letter",
  "keys.eraseFramed": "Erase the framed letter, or the last one",
  "keys.turn": "Turn the word",
  "keys.turnHint": "{way}; turn the word: Space",
  "keys.across": "Across",
  "keys.down": "Down",
  "firstSquare":
    "The ↓ key goes to the board: choose a square, then type the word. The ? key shows the others.",
  "notHeld": "You do not hold the letter {letter}.",
};

export const t = speaker<keyof typeof fr>({ fr, en });
