/** Saying one of the fixed phrases to whoever else looks at the table. */
import type { LiveTable } from "../../../lib/live.svelte";
import { PHRASES, type Phrase, type State, type TableInfo } from "../../../lib/messages";
import { nameOf } from "../../../lib/seats";
import { t } from "./texts";

/** In the order in which they are offered. */
export const CODES = Object.keys(PHRASES) as Phrase[];
export const AT_THE_END: Phrase[] = ["well_played", "thanks", "another", "see_you"];

/** Whether the reader has a seat, and another person to talk to. */
export function maySpeak({ table, seat }: State): boolean {
  return seat !== null && table.seats.some((one) => one.kind === "person" && !table.you.includes(one.seat));
}

/** To whom the phrases are said: by name where one other person sits there. */
export function titleFor({ seats, you }: Pick<TableInfo, "seats" | "you">): string {
  const others = seats.filter((one) => one.kind === "person" && !you.includes(one.seat));
  const [other] = others;
  return other && others.length === 1 ? t("one", { name: nameOf(other) }) : t("title");
}

/** What went wrong, as a sentence; empty if it was said. */
export async function say(live: LiveTable, { seat }: State, phrase: Phrase): Promise<string> {
  if (seat === null) return "";
  const reply = await live.ask({ type: "say", seat, phrase });
  return reply.type === "trouble" ? reply.message : "";
}
