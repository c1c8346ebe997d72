/** What contesting a turn brings: as many letters as there are to turn, which may be none (JAG-20, JAG-21). */
import type { ContestedView, JagoView, State } from "../../lib/messages";
import type { Stakes } from "../game";
import type { fr } from "./fr";

type Say = (key: keyof typeof fr, data: { name: string; count: number }) => string;
type Turnable = Pick<ContestedView, "if_right" | "if_wrong">;

export function contestedIn(table: State): Turnable {
  return (table.view as JagoView).contested ?? { if_right: 0, if_wrong: 0 };
}

export function costsOf(say: Say, { if_wrong: count }: Turnable, name: string): string {
  return say(count ? "contest.costs" : "contest.costs.none", { name, count });
}

export function stakesOf(say: Say, { if_right, if_wrong }: Turnable, name: string): Stakes {
  const right = { name, count: if_right };
  const wrong = { name, count: if_wrong };
  return {
    right: if_right
      ? { gist: say("contest.right", right), more: say("contest.right.more", right) }
      : { gist: say("contest.right.none", right), more: say("contest.right.none.more", right) },
    wrong: if_wrong
      ? { gist: say("contest.wrong", wrong), more: say("contest.wrong.more", wrong) }
      : { gist: say("contest.wrong.none", wrong), more: say("contest.wrong.none.more", wrong), free: true },
  };
}
