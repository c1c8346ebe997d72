/** What a tournament is called, and where its reader is expected. */
import { gameOf } from "../../boards/registry";
import { t } from "../../lib/i18n";
import type { DeskInfo, TournamentInfo, TournamentLine } from "../../lib/messages";
import { prefs } from "../../lib/prefs.svelte";
import { say, sayOf } from "./texts";

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

/** How far a player came in a knock-out, by the round reached: « Demi-finale ». */
export function reachOf({ rounds }: DeskInfo, reached: number): string {
  if (reached <= 0) return say("reach.none");
  const left = rounds - reached;
  if (left < 0) return say("reach.won");
  const named = (["reach.0", "reach.1", "reach.2", "reach.3"] as const)[left];
  return named ? say(named) : t("desk.roundOf", { round: reached, rounds });
}

/** « tour 2 sur 5 », once it has begun; how long it lasted, once it is over. */
export function roundOf({ round, rounds, over }: DeskInfo): string {
  if (over && round) return say("end.done", { round });
  return round ? t("desk.roundOf", { round, rounds }) : say("round.none");
}

/** When a round begins, after a dot; empty where no time is agreed. */
export function timeOf(info: DeskInfo, round: number): string {
  const time = info.times[round - 1];
  return time ? `· ${time.replace("T", " ")}` : "";
}

const PARTS: Record<number, string> = { 0.25: "¼", 0.5: "½", 0.75: "¾" };

/** A number of points as it is read: « ½ », « 3 ¼ », « 66,67 ». */
export function figure(value: number): string {
  const whole = Math.floor(value);
  const part = PARTS[value - whole];
  if (part && value >= 0) return whole ? `${whole} ${part}` : part;
  return value.toLocaleString(prefs.language, { maximumFractionDigits: 2, useGrouping: false });
}

/** The columns of the standings: rank, number, name, team, the rounds or what parts equals, total. */
export function columnsOf(info: DeskInfo): string[] {
  const hands = info.format === "hands";
  const wide = Math.max(0, ...info.standings.map((one) => one.details.length));
  const parts = Array.from({ length: wide }, (_, i) =>
    hands ? say("history.round", { round: i + 1 }) : sayOf("tie", info.tie_breaks[i] ?? ""),
  );
  const penalties = hands ? [t("desk.penalties")] : [];
  const who = [t("desk.rank"), say("csv.number"), t("desk.player"), say("csv.team")];
  return [...who, ...parts, ...penalties, t("desk.total")];
}
