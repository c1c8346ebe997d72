/** What the rules pages say, besides the rules. */
import { speaker } from "../../lib/i18n";

const fr = {
  "contents": "Sommaire",
  "search": "Chercher dans les règles",
  "searchHint": "un mot, un article…",
  "found.none": "Rien trouvé. Essayez un autre mot.",
  "found.one": "Un passage",
  "found.many": "{count} passages",
  "refusals": "Pourquoi ce coup est-il refusé ?",
  "refusals.sub": "Tous les refus de l’arbitre, jeu par jeu, avec leur article.",
  "refusals.filter": "Un mot du refus",
  "print": "Imprimer",
};

const en: Record<keyof typeof fr, string> = {
  "contents": "Contents",
  "search": "Search the rules",
  "searchHint": "a word, an article…",
  "found.none": "Nothing found. Try another word.",
  "found.one": "One passage",
  "found.many": "{count} passages",
  "refusals": "Why is this move refused?",
  "refusals.sub": "Everything the referee refuses, game by game, with its article.",
  "refusals.filter": "A word of the refusal",
  "print": "Print",
};

export const t = speaker({ fr, en });
