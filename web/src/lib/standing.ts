/** How a game stands, in a few words: between two what each has; among more the reader's own figure and place. */
import { figure, t } from "./i18n";
import { prefs } from "./prefs.svelte";
import { readerFirst } from "./seats";

export interface Scored {
  scores: readonly number[];
  names: readonly string[];
  /** The seat of whoever reads alone; null for spectators, and where several share one screen. */
  reader: number | null;
  lowestWins: boolean;
  /** Once the game is over; they come first whatever is counted. */
  winners?: readonly number[];
  /** Who has given up: they come last, whatever they have. */
  resigned?: readonly number[];
}

/** « Vous 9 – Odile 0 », « Vous 76 (4ᵉ sur 4) », « En tête : Odile, 0 »; nothing while nobody has a point. */
export function standing(game: Scored): string {
  const { scores, names, reader } = game;
  if (!scores.some(Boolean)) return "";
  const seats = scores.map((_, i) => i + 1);
  const score = (seat: number): string => figure(scores[seat - 1] ?? 0);
  const name = (seat: number): string =>
    seat === reader ? t("standing.you") : (names[seat - 1] ?? t("table.seat", { seat }));
  if (seats.length <= 2) {
    const [first = "", second = ""] = readerFirst(seats.length, reader).map((seat) =>
      t("standing.one", { name: name(seat), score: score(seat) }).replaceAll(" ", "\u00a0"),
    );
    return second ? t("standing.two", { first, second }) : first;
  }
  if (reader === null) {
    const first = seats.filter((seat) => placeOf(game, seat).rank === 1);
    return t("standing.leads", { names: first.map(name).join(", "), score: score(first[0] ?? 1) });
  }
  const { rank, tied } = placeOf(game, reader);
  return t(tied ? "standing.tied" : "standing.place", {
    name: name(reader),
    score: score(reader),
    rank: ordinal(rank),
    count: seats.length,
  });
}

/** How many are better placed, and one more; `tied`: whether others have the same place. */
export function placeOf(game: Scored, seat: number): { rank: number; tied: boolean } {
  const { scores, lowestWins, winners = [], resigned = [] } = game;
  /** What counts first stands first; less is better. */
  const merit = (of: number): number[] => [
    winners.length && !winners.includes(of) ? 1 : 0,
    resigned.includes(of) ? 1 : 0,
    (scores[of - 1] ?? 0) * (lowestWins ? 1 : -1),
  ];
  const own = merit(seat);
  const against = scores.map((_, i) => compared(merit(i + 1), own));
  return {
    rank: against.filter((one) => one < 0).length + 1,
    tied: against.filter((one) => one === 0).length > 1,
  };
}

/** The first difference of two lists. */
function compared(one: readonly number[], other: readonly number[]): number {
  return one.map((value, i) => value - (other[i] ?? 0)).find(Boolean) ?? 0;
}

const ENGLISH: Partial<Record<Intl.LDMLPluralRule, string>> = { one: "st", two: "nd", few: "rd" };

/** « 1ᵉʳ », « 4ᵉ »; “1st”, “4th”. */
export function ordinal(rank: number): string {
  if (prefs.language === "fr") return rank === 1 ? "1ᵉʳ" : `${rank}ᵉ`;
  return `${rank}${ENGLISH[new Intl.PluralRules("en", { type: "ordinal" }).select(rank)] ?? "th"}`;
}
