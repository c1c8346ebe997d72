/** The title of the end. Among several it begins with what became of the reader; how it ended is told after it. */
import { gameOf } from "../../boards/registry";
import { t } from "../../lib/i18n";
import { listed } from "../../lib/listed";
import type { OutcomeInfo, State } from "../../lib/messages";
import { namesOf } from "../../lib/seats";
import { ordinal, placeOf } from "../../lib/standing";
import { readerOf, textOf } from "../../lib/told";

type Ended = Pick<State, "table" | "plies">;

export interface Headline {
  title: string;
  /** How the game ended, where the title speaks of the reader alone; else empty. */
  then: string;
}

export function headlineOf(state: Ended, outcome: OutcomeInfo): Headline {
  const { table } = state;
  const reader = readerOf(table.you);
  const told = toldEnd(state, outcome);
  if (table.seats.length <= 2) return { title: told, then: "" };
  if (reader !== null && table.resigned.includes(reader))
    return {
      title: leftHeadline(state, outcome, reader),
      then: isPaid(state) ? wonBy(state, outcome) : told,
    };
  const short = paidHeadline(state, outcome);
  if (short || reader === null || !outcome.winners.length || outcome.winners.includes(reader))
    return { title: short || told, then: "" };
  const points = table.scores[reader - 1] ?? 0;
  if (points)
    return { title: t("end.youPlace", { place: place(state, outcome, reader), count: points }), then: told };
  const count = heldBy(state, reader);
  const title = count ? t("end.youKeep", { name: nameOf(state, outcome.winners), count }) : told;
  return { title: outcome.winners.length > 1 ? told : title, then: "" };
}

/** As the game tells it; shortly where it has no sentence. */
function toldEnd({ table }: Ended, outcome: OutcomeInfo): string {
  if (outcome.told) return textOf(outcome.told, readerOf(table.you));
  if (outcome.reason === "agreement" && outcome.winners.length) return t("end.stopped");
  if (outcome.winners.length === 0) return t("end.draw");
  const many = outcome.winners.length > 1;
  return t(many ? "end.shared" : "end.wins", { name: nameOf({ table }, outcome.winners) });
}

/** « Vous avez abandonné avec 72 points : 4ᵉ sur 4. », or what is paid, or what was still held. */
function leftHeadline(state: Ended, outcome: OutcomeInfo, reader: number): string {
  const points = state.table.scores[reader - 1] ?? 0;
  const held = heldBy(state, reader);
  if (points < 0) return t("end.youLeftPay", { count: -points });
  if (points) return t("end.youLeftWith", { count: points, place: place(state, outcome, reader) });
  return held ? t("end.youLeftHolding", { count: held }) : t("end.youLeft");
}

/** « 3ᵉ sur 4 » */
function place({ table }: Ended, { winners }: OutcomeInfo, reader: number): string {
  const { scores, resigned } = table;
  const { lowestWins } = gameOf(table.game);
  const { rank, tied } = placeOf({ scores, names: [], reader, lowestWins, winners, resigned }, reader);
  return t(tied ? "end.placeTied" : "end.place", { rank: ordinal(rank), count: scores.length });
}

/** The squares still in the reader's hand when hands were laid open. */
function heldBy({ plies }: Ended, reader: number): number {
  return plies.at(-1)?.counted?.hands[reader - 1]?.length ?? 0;
}

const nameOf = ({ table }: Pick<State, "table">, winners: readonly number[]): string =>
  winners.map((seat) => namesOf(table.seats)[seat - 1] ?? "").join(", ");

const isPaid = ({ table }: Pick<State, "table">): boolean => table.scores.some((score) => score < 0);

/** « Odile a gagné. »: what everybody pays is in the table under it. */
function wonBy(state: Pick<State, "table">, outcome: OutcomeInfo): string {
  const { winners } = outcome;
  if (winners.length < 2) return t("end.won", { name: nameOf(state, winners) });
  const names = namesOf(state.table.seats);
  return t("end.wonBoth", { names: listed(winners.map((seat) => names[seat - 1] ?? "")) });
}

/**
 * Who won, and what the reader pays or receives; the others are in the table. Empty where nothing is paid or several
 * win: the game has a sentence of its own for that.
 */
export function paidHeadline(state: Pick<State, "table">, outcome: OutcomeInfo): string {
  const { table } = state;
  const [winner = 0, ...others] = outcome.winners;
  if (!winner || others.length || !isPaid(state)) return "";
  const reader = readerOf(table.you);
  const name = nameOf(state, [winner]);
  const count = Math.abs(table.scores[(reader ?? winner) - 1] ?? 0);
  if (reader === winner) return t("end.youReceive", { count });
  return reader && count ? t("end.youPay", { name, count }) : t("end.won", { name });
}

/** « Vous avez gagné : Camille ne peut plus jouer. » */
const ALWAYS_SAID = ["blocked", "camp"];
/** What a title has that says why: « Camille a gagné avec 94 points : les autres … sont éliminés. » */
const SAID: Record<string, RegExp> = { "by points": /:\s/, "resignation": /abandonn|resign/i };

export function givesReason(title: string, reason: string): boolean {
  return ALWAYS_SAID.includes(reason) || (SAID[reason]?.test(title) ?? false);
}
