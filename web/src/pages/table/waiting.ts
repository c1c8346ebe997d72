/** What the strip says while nothing is composed. */
import { gameOf } from "../../boards/registry";
import type { Draft } from "../../lib/draft.svelte";
import { hasGivenUp, isLeftToMachines } from "../../lib/gone";
import { speaker, t } from "../../lib/i18n";
import type { State } from "../../lib/messages";
import { acting, contestable, contesters, isClosing } from "../../lib/view";

const fr = {
  held: "Touchez la case où poser le {letter}.",
  joker: "Touchez la case où poser le joker.",
  decide: "Dernier mot : {words}. Les autres acceptent ou contestent.",
  machinesEnd: "Vous avez abandonné : les machines finissent la partie, le résultat vient.",
  gaveUp: "Vous avez abandonné : le résultat viendra à la fin de la partie.",
  decideMany: "Derniers mots : {words}. Les autres acceptent ou contestent.",
};
const en: Record<keyof typeof fr, string> = {
  held: "Tap the square where the {letter} goes.",
  joker: "Tap the square where the joker goes.",
  decide: "Last word: {words}. The others accept or challenge.",
  machinesEnd: "You resigned: the machines are finishing the game, the result is on its way.",
  gaveUp: "You resigned: the result will come when the game is over.",
  decideMany: "Last words: {words}. The others accept or challenge.",
};
const say = speaker<keyof typeof fr>({ fr, en });

export function waitingText(table: State, active: boolean, names: string[], absent: string): string {
  if (table.table.status === "finished") return t("strip.finished");
  if (hasGivenUp(table.table)) return say(isLeftToMachines(table.table) ? "machinesEnd" : "gaveUp");
  if (active) return gameOf(table.table.game).t("strip.yours");
  if (isClosing(table)) {
    const words = contestable(table)?.effects.words ?? [];
    if (contesters(table).length) return t("strip.closing");
    return say(words.length > 1 ? "decideMany" : "decide", { words: words.join(", ") });
  }
  const waited = acting(table);
  if (absent && waited.length === 1) return absent; // it says whose turn it is
  const waits = t("strip.waits", { name: waited.map((seat) => names[seat - 1] ?? "").join(", ") });
  return absent ? `${waits} ${absent}` : waits;
}

/** A letter taken up before its square; null where there is none. */
export function heldText(draft: Draft): string | null {
  const held = (draft.place as { held?: string } | null)?.held;
  if (!held || draft.composition) return null;
  return held === "*" ? say("joker") : say("held", { letter: held });
}
