/** What hints say besides the hint itself. */
import { speaker } from "../../../lib/i18n";

const fr = {
  searching: "Je cherche… Vous pouvez jouer en attendant.",
  still: "Je cherche encore… Vous pouvez jouer en attendant.",
  cancel: "Annuler",
  late: "L’indice se fait attendre : jouez, ou redemandez-le plus tard.",
  more: "Touchez encore Indice pour en savoir plus.",
  lays: "Touchez encore Indice : je pose le coup.",
  replace: "Remplacer",
  laid: "Le coup est posé : Entrée pour le jouer, Échap pour l’effacer, ou écrivez le vôtre.",
};
const en: Record<keyof typeof fr, string> = {
  searching: "I am looking… You can play in the meantime.",
  still: "Still looking… You can play in the meantime.",
  cancel: "Cancel",
  late: "The hint is taking too long: play on, or ask again later.",
  more: "Tap Hint again to learn more.",
  lays: "Tap Hint once more: I lay the move out.",
  replace: "Replace mine",
  laid: "The move is laid out: Enter plays it, Escape clears it, or type your own.",
};

export const t = speaker<keyof typeof fr>({ fr, en });
