/** The stage of a table: what it needs of the browser, and what is said aloud when a sentence is put up. */
import { untrack } from "svelte";
import { playedOut } from "../../boards/played";
import { gameOf } from "../../boards/registry";
import { announce } from "../../lib/announce.svelte";
import { get } from "../../lib/api";
import type { Draft } from "../../lib/draft.svelte";
import { isLeftToMachines } from "../../lib/gone";
import type { LiveTable } from "../../lib/live.svelte";
import type { Looked, Ply, State } from "../../lib/messages";
import { chime } from "../../lib/sound";
import type { Script } from "../../lib/stage/script";
import { Stage } from "../../lib/stage/stage.svelte";
import { isStill } from "../../lib/stage/still";
import { waitFor } from "../../lib/stage/waiting";
import { readerOf, textOf } from "../../lib/told";

export function stageOf(live: () => LiveTable, table: () => State, draft: () => Draft): Stage {
  const stage = new Stage({
    now: () => performance.now(),
    wait: waitFor,
    still: () => isStill() || isLeftToMachines(table().table),
    view: seenThen,
    script: scriptFor,
    told: (ply) => tell(table(), ply),
  });
  $effect(() => stage.receive(table()));
  $effect(() => () => stage.close());
  tellShown(stage, live, () => table().table.you);
  readByComposing(stage, draft);
  return stage;
}

/** Machines at the table are told how far the reader is. */
function tellShown(stage: Stage, live: () => LiveTable, you: () => readonly number[]): void {
  const ply = $derived(stage.shown);
  const seats = $derived(you().join());
  $effect(() => live().shown(seats ? seats.split(",").map(Number) : [], ply));
}

/** Whoever goes on composing has read the verdict: the first letter touched says so as well as the button. */
function readByComposing(stage: Stage, draft: () => Draft): void {
  let before: { draft: Draft; changes: number } | null = null;
  $effect(() => {
    const now = draft();
    const { changes } = now;
    const went = before?.draft === now && before.changes !== changes;
    before = { draft: now, changes };
    untrack(() => {
      const composed = now.composition !== null || now.place !== null;
      if (went && composed && stage.panel?.kind === "judged") stage.dismiss();
    });
  });
}

/** The table as the reader saw it after a ply that came together with later ones. */
async function seenThen({ table, seat }: State, number: number): Promise<unknown> {
  const eyes = seat === null ? "" : `?seat=${seat}`;
  const answer = await get<Looked>(`/api/tables/${table.id}/plies/${number}${eyes}`);
  return answer.ok ? answer.value.view : null;
}

function scriptFor({ table }: State, ply: Ply): Script | null {
  return ply.seat && !ply.judged ? playedOut(gameOf(table.game), ply.effects) : null;
}

/** A mark in the browser's own record of times says when each sentence was put up. */
function tell(table: State, ply: Ply): void {
  const text = textOf(ply.told, readerOf(table.table.you));
  performance.mark("told", { detail: { number: ply.number, text } });
  announce(text);
  if (!table.table.you.includes(ply.seat)) chime(table.table.status === "finished" ? "end" : "move");
}
