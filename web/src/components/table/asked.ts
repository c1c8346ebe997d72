/** What stands before those who read: a verdict to be read first, then the question whether to contest a play. */
import type { Ply, State } from "../../lib/messages";
import type { Stage } from "../../lib/stage/stage.svelte";
import { contestable, contesters, isClosing } from "../../lib/view";

export type Asked = { kind: "judged" | "contest"; ply: Ply };

/** One at a time: what was judged is read first, and nobody is asked about a play not seen yet. */
export function askedOf(table: State, stage: Pick<Stage, "panel" | "hasShown">): Asked | null {
  const closing = isClosing(table);
  if (stage.panel?.kind === "judged" && !closing) return { kind: "judged", ply: stage.panel.ply };
  const ply = contestable(table);
  if (!ply || !contesters(table).length) return null;
  return closing || (!stage.panel && stage.hasShown(ply)) ? { kind: "contest", ply } : null;
}
