/** How a finished game ended, in a sentence or two: who gave up is said in every game. */
import { gameOf } from "../../boards/registry";
import { listed } from "../../lib/listed";
import { figure } from "../../lib/i18n";
import type { TableInfo } from "../../lib/messages";
import { namesOf } from "../../lib/seats";
import { standing } from "../../lib/standing";
import { readerOf, textOf } from "../../lib/told";
import { t } from "./texts";

type Over = Pick<TableInfo, "game" | "seats" | "you" | "outcome" | "scores" | "resigned">;

export function resultOf(table: Over): string {
  const reader = readerOf(table.you);
  const { resigned, outcome } = table;
  const decided =
    table.seats.length <= 2 ? resigned.length > 0 : reader !== null && resigned.includes(reader);
  if (decided && outcome?.winners.length)
    return t("gaveUp.end", { who: gaveUp(table, reader), wins: wins(table, reader) });
  const told = outcome?.told ? textOf(outcome.told, reader) : "";
  const place = placed(table, reader, told);
  const left = resigned.length ? `${gaveUp(table, reader)}.` : "";
  return [told, place && `${place}.`, left].filter(Boolean).join(" ");
}

/** « Vous avez abandonné (8 points) », « … et payez 70 points », « Marcel a abandonné »; between two no points. */
function gaveUp({ resigned, seats, scores }: Over, reader: number | null): string {
  if (reader === null || !resigned.includes(reader)) {
    const names = namesOf(seats.filter(({ seat }) => resigned.includes(seat)));
    return t("gaveUp", { names: listed(names), count: names.length });
  }
  const points = scores[reader - 1] ?? 0;
  const counted = seats.length > 2 && scores.some(Boolean);
  if (!counted) return t("gaveUp.you");
  const own = points < 0 ? "gaveUp.pays" : "gaveUp.points";
  return t("gaveUp.you") + t(own, { score: figure(Math.abs(points)), points: Math.abs(points) });
}

function wins({ outcome, seats }: Over, reader: number | null): string {
  const winners = outcome?.winners ?? [];
  if (reader !== null && winners.includes(reader)) return t("wins.you");
  const names = namesOf(seats.filter(({ seat }) => winners.includes(seat)));
  return t("wins", { names: listed(names), count: names.length });
}

/** Among several, who won says little of the others: the reader's own place does. */
function placed(
  { game, seats, scores, outcome, resigned }: Over,
  reader: number | null,
  told: string,
): string {
  const winners = outcome?.winners ?? [];
  if (told && (seats.length <= 2 || reader === null || winners.includes(reader))) return "";
  return standing({
    scores,
    names: namesOf(seats),
    reader,
    lowestWins: gameOf(game).lowestWins,
    winners,
    resigned,
  });
}
