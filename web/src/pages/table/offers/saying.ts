/** Offers and their answers as sentences, told to the reader: « vous » or a name. */
import type { Game } from "../../../boards/defaults";
import { speaker, type Data } from "../../../lib/i18n";
import { resignedIn } from "../../../lib/gone";
import type { AnswerInfo, OfferInfo, State } from "../../../lib/messages";
import { en, fr, type OfferKey } from "./texts";

export type Say = (key: OfferKey, data?: Data) => string;

/** The game's own words for what it calls otherwise (a draw), then the shared ones. */
export function sayingFor(game: Game): Say {
  return speaker<OfferKey>({ fr: { ...fr, ...game.texts.fr }, en: { ...en, ...game.texts.en } });
}

export function isMine(table: State, seat: number): boolean {
  return table.table.you.includes(seat);
}

/** The seats that have yet to answer. */
export function waitedFor(table: State, offer: OfferInfo): number[] {
  return othersPlaying(table, offer.seat).filter((seat) => !offer.agreed.includes(seat));
}

/** Who else plays: those whom an offer of that seat is for. */
function othersPlaying({ table, plies }: State, asker: number): number[] {
  const gone = resignedIn(plies);
  return table.seats.map((one) => one.seat).filter((seat) => seat !== asker && !gone.includes(seat));
}

export function offerText(say: Say, table: State, offer: OfferInfo, names: string[]): string {
  const name = names[offer.seat - 1] ?? "";
  const others = waitedFor(table, offer);
  if (!isMine(table, offer.seat) || others.some((seat) => isMine(table, seat)))
    return say(`${offer.about}.asked`, { name });
  const waiting = others.map((seat) => names[seat - 1] ?? "");
  const last = waiting.pop() ?? "";
  return say(`${offer.about}.waits`, {
    names: waiting.length ? waiting.join(", ") + say("and") + last : last,
  });
}

/** Whether several had to agree and did: then it is not the answer of whoever was the last to give it. */
export function isOfAll(table: State, { seat, said }: AnswerInfo): boolean {
  return said === "accepted" && othersPlaying(table, seat).length > 1;
}

export function answerText(say: Say, table: State, answer: AnswerInfo, names: string[]): string {
  const { about, seat, by, said } = answer;
  const data = { name: names[by - 1] ?? "", asker: names[seat - 1] ?? "" };
  const alone = table.table.you.length === 1;
  const mine = alone && isMine(table, by);
  const machine = table.table.seats[by - 1]?.kind === "machine";
  if (said === "withdrawn") return say(`${about}.${mine ? "youWithdrew" : "withdrawn"}`, data);
  if (said === "played") return say(`${about}.${mine ? "youPlayed" : "played"}`, data);
  if (said === "refused")
    return say(`${about}.${mine ? "youRefused" : machine ? "refusedByMachine" : "refused"}`, data);
  if (mine) return say("takeback.youAccepted", data);
  const yours = alone && isMine(table, seat) ? "Yours" : "";
  return say(`takeback.accepted${yours}${isOfAll(table, answer) ? "ByAll" : ""}`, data);
}
