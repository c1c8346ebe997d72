/** The amusing rule with real squares: the winner scores a point for every square the others hold. */
import type { Companion } from "../companion";

/** AMU-5; when the rows have run out, the fewest squares win and score the others' (AMU-8). */
function points(held: number[], out: number): number[] {
  const least = Math.min(...held);
  const winners = held.map((value, i) => (out ? i + 1 === out : value === least));
  return held.map((_, i) =>
    winners[i] ? held.reduce((sum, value, j) => (winners[j] ? sum : sum + value), 0) : 0,
  );
}

export default {
  clocks: ["none", "turn 60s"],
  seats: [2, 8],
  sheet: {
    kind: "hands",
    points,
    lowestWins: false,
    penalties: [],
    article: "AMU-5",
    ask: { fr: "ses carrés ; ? pour un joker", en: "the squares; ? for a joker" },
    counts: {
      fr: "Le gagnant marque un point par carré des autres.",
      en: "The winner scores a point for each square the others hold.",
    },
  },
  words: "AMU-6",
} satisfies Companion;
