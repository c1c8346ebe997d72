/** What a tournament is called, and where its reader is expected. */
import { gameOf } from "../../boards/registry";
import { t } from "../../lib/i18n";
import type { DeskInfo, TournamentInfo, TournamentLine } from "../../lib/messages";

export function formatOf({ game, format }: DeskInfo): string {
  return gameOf(game).say(`desk.format.${format}`, format);
}

/** A match without a name is called after its players. */
export function titleOf(info: DeskInfo): string {
  return nameOr(info.name, info.players.length === 2 ? info.players.map((player) => player.name) : []);
}

export function titleOfLine(line: TournamentLine): string {
  return nameOr(line.name, line.players.length === 2 ? line.players : []);
}

function nameOr(name: string, pair: string[]): string {
  return name || pair.join(" – ") || t("desk.unnamed");
}

/** The table that waits for the reader; empty if none does. */
export function tableOf(told: TournamentInfo): string {
  const open = told.tables.filter((one) => !one.entered);
  return open.find((one) => one.players.some((player) => told.you.includes(player)))?.id ?? "";
}

/** Who sits where in the round, as lists of names. */
export function tablesOf(info: DeskInfo): { number: number; players: number[]; names: string[] }[] {
  const seated = info.tables.length
    ? info.tables.map((table) => table.seats.map((seat) => seat.player))
    : info.encounters.map((one) => (one.second ? [one.first, one.second] : [one.first]));
  return seated.map((players, i) => ({
    number: i + 1,
    players,
    names: players.map((player) => info.players[player - 1]?.name ?? ""),
  }));
}

/** When a round begins, after a dot; empty where no time is agreed. */
export function timeOf(info: DeskInfo, round: number): string {
  const time = info.times[round - 1];
  return time ? `· ${time.replace("T", " ")}` : "";
}
