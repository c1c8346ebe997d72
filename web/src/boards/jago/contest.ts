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
  const gain = (key: "contest.right" | "contest.wrong", count: number): Stakes["right"] => {
    const said = count ? key : (`${key}.none` as const);
    return { gist: say(said, { name, count }), more: say(`${said}.more`, { name, count }) };
  };
  return { right: gain("contest.right", if_right), wrong: gain("contest.wrong", if_wrong) };
}
