/**
 * The keys of a table: Enter plays, Escape clears, Alt+I asks for a hint, R shows the last move again. Off the board, ←
 * and → step through the game, ↑ and ↓ come to the board; all four do while nothing has been played.
 */
import type { Draft } from "../../lib/draft.svelte";
import { isForBoard, letterKey } from "../../lib/keys";
import type { Stage } from "../../lib/stage/stage.svelte";
import { toBoard } from "../../lib/toBoard";
import type { Hinting } from "./actions/hinting.svelte";
import type { Composing } from "./composing.svelte";
import type { Past } from "./past.svelte";

interface Around {
  composing: Composing;
  past: Past;
  stage: Stage;
  draft: () => Draft;
  hinting: Pick<Hinting, "hasLaid">;
  hint: () => void;
  /** While the reader composes, letters are the board's. */
  active: () => boolean;
}

type OnKey = (event: KeyboardEvent) => void;

/** `first` hears a key before anything else does: it ends what is being played out. */
export function tableKeys({ composing, past, stage, draft, hinting, hint, active }: Around): {
  first: OnKey;
  any: OnKey;
} {
  /** A letter takes the place of what a hint has laid. */
  const first: OnKey = (event) => {
    stage.skip();
    if (letterKey(event) && isForBoard(event) && hinting.hasLaid(draft())) draft().clear();
  };
  const any: OnKey = (event) => {
    const { target, key } = event;
    if (event.defaultPrevented) return; // the board has taken it
    if (target instanceof Element && target.closest("dialog, textarea, select")) return;
    if (document.querySelector(":popover-open")) return;
    if (key === "Escape" && past.at !== null) past.go(null);
    else if (key === "Escape") draft().clear();
    else if (event.altKey && event.code === "KeyI" && active()) {
      hint();
      event.preventDefault();
      return;
    }
    if (target instanceof Element && target.closest("button, a")) return;
    if (key === "Enter" && past.at === null) composing.play();
    else if (!isElsewhere(target)) return;
    else if (isStep(key) && past.places.length && !draft().composition && !draft().place) {
      past.step(key === "ArrowLeft" ? -1 : 1);
      event.preventDefault();
    } else if (key.startsWith("Arrow") && target === document.body && active()) {
      if (toBoard()) event.preventDefault();
    } else if (key.toLowerCase() === "r" && (event.altKey || !active())) stage.again();
  };
  return { first, any };
}

const isStep = (key: string): boolean => key === "ArrowLeft" || key === "ArrowRight";

/** Where the focus is on a board or in a text, arrows and letters belong to it. */
function isElsewhere(target: EventTarget | null): boolean {
  return !(target instanceof Element && target.closest("input, [role=grid], [role=radiogroup]"));
}
