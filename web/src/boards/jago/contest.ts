/** What contesting a turn brings: as many letters as there are to turn, which may be none (JAG-20, JAG-21). */
import type { ContestedView, JagoView, State } from "../../lib/messages";
import type { Stakes } from "../game";
import { t } from "./texts";

type Turnable = Pick<ContestedView, "if_right" | "if_wrong">;

export function contestedIn(table: State): Turnable {
  return (table.view as JagoView).contested ?? { if_right: 0, if_wrong: 0 };
}

export function costsOf({ if_wrong: count }: Turnable, name: string): string {
  return t(count ? "contest.costs" : "contest.costs.none", { name, count });
}

export function stakesOf({ if_right, if_wrong }: Turnable, name: string): Stakes {
  return { right: gain("contest.right", if_right, name), wrong: gain("contest.wrong", if_wrong, name) };
}

function gain(key: "contest.right" | "contest.wrong", count: number, name: string): Stakes["right"] {
  const said = count ? key : (`${key}.none` as const);
  return { gist: t(said, { name, count }), more: t(`${said}.more`, { name, count }) };
}
