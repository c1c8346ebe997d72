/** LEXICON with real cards: hands are counted at the end of a round, by the values printed on the cards. */
import type { Companion } from "../companion";

export default {
  clocks: ["none", "bell 7m", "turn 60s"],
  seats: [2, 8],
  sheet: {
    kind: "hands",
    points: (held) => held, // LEX-12: each adds what they hold
    lowestWins: true,
    penalties: [
      { points: -10, fr: "À raison : −10", en: "Rightly: −10" },
      { points: 10, fr: "À tort : +10", en: "Wrongly: +10" },
    ],
    article: "LEX-12",
    ask: { fr: "ses cartes ; ? pour la Maîtresse", en: "the cards; ? for the Maîtresse" },
    counts: { fr: "Chacun ajoute ce que valent ses cartes.", en: "Each adds what the cards are worth." },
  },
  words: "LEX-11",
} satisfies Companion;
