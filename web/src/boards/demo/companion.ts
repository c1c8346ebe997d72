/** DÉMO with real squares: whoever is left with squares pays the winner what they are worth. */
import type { Companion } from "../companion";

/** DEM-8: each pays the winner; when nobody is out, the lowest hand wins and the others pay the difference (DEM-7). */
function points(held: number[], out: number): number[] {
  const least = out ? 0 : Math.min(...held);
  const winners = held.map((value, i) => (out ? i + 1 === out : value === least));
  const paid = held.map((value, i) => (winners[i] ? 0 : value - least));
  const pot = paid.reduce((sum, value) => sum + value, 0);
  const share = pot / winners.filter(Boolean).length;
  return paid.map((value, i) => (winners[i] ? share : -value));
}

export default {
  clocks: ["none", "turn 60s", "turn 120s"],
  seats: [2, 8],
  sheet: {
    kind: "hands",
    points,
    lowestWins: false,
    penalties: [],
    article: "DEM-8",
    ask: { fr: "ses carrés ; ? pour un joker", en: "the squares; ? for a joker" },
    counts: {
      fr: "Chacun paie ses carrés au gagnant : consonne 5, voyelle 10, joker 20.",
      en: "Each pays the winner for the squares held: consonant 5, vowel 10, joker 20.",
    },
  },
  words: "DEM-10",
} satisfies Companion;
