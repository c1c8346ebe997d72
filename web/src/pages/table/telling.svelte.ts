/** The stage of a table: what it needs of the browser, and what is said aloud when a sentence is put up. */
import { gameOf } from "../../boards/registry";
import { announce } from "../../lib/announce.svelte";
import { get } from "../../lib/api";
import type { Looked, Ply, State } from "../../lib/messages";
import { prefs } from "../../lib/prefs.svelte";
import { chime } from "../../lib/sound";
import { scriptOf, type Script } from "../../lib/stage/script";
import { Stage } from "../../lib/stage/stage.svelte";
import { readerOf, textOf } from "../../lib/told";

const reduced = matchMedia("(prefers-reduced-motion: reduce)");

export function stageOf(table: () => State): Stage {
  const stage = new Stage({
    now: () => performance.now(),
    wait: (ms, then) => {
      const timer = setTimeout(then, ms);
      return () => clearTimeout(timer);
    },
    still: () => reduced.matches || !prefs.motion || document.hidden,
    view: seenThen,
    script: scriptFor,
    told: (ply) => tell(table(), ply),
  });
  $effect(() => stage.receive(table()));
  $effect(() => () => stage.close());
  return stage;
}

/** The table as the reader saw it after a ply that came together with later ones. */
async function seenThen({ table, seat }: State, number: number): Promise<unknown> {
  const eyes = seat === null ? "" : `?seat=${seat}`;
  const answer = await get<Looked>(`/api/tables/${table.id}/plies/${number}${eyes}`);
  return answer.ok ? answer.value.view : null;
}

function scriptFor({ table }: State, ply: Ply): Script | null {
  const { effects } = ply;
  const game = gameOf(table.game);
  const moves = effects.words.length + effects.laid.length + effects.turned.length + effects.removed.length;
  if (!ply.seat || ply.judged || !moves) return null;
  const path = game.spelled(effects)?.squares ?? [];
  const { laid, turned, removed } = effects;
  return scriptOf({ slide: null, path, laid, turned, removed, ...game.motion(effects) });
}

/** A mark in the browser's own record of times says when each sentence was put up. */
function tell(table: State, ply: Ply): void {
  const text = textOf(ply.told, readerOf(table.table.you));
  performance.mark("told", { detail: { number: ply.number, text } });
  announce(text);
  if (!table.table.you.includes(ply.seat)) chime(table.table.status === "finished" ? "end" : "move");
}
