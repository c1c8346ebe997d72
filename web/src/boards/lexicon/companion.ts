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
      { points: -10, fr: "Contestation juste : −10", en: "Right challenge: −10" },
      { points: 10, fr: "Contestation à tort : +10", en: "Wrong challenge: +10" },
    ],
    article: "LEX-12",
  },
  words: "LEX-11",
} satisfies Companion;
