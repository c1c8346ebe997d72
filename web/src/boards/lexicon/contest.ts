/** What a challenge adds to the scores, as the position says: among friends (LEX-16), in a tournament (TRN-5). */
import type { LexiconView } from "../../lib/messages";
import type { Stakes } from "../game";
import type { fr } from "./fr";

type Data = Record<"name" | "right" | "wrong" | "author", string> & { seats: number };
type Say = (key: keyof typeof fr, data: Data) => string;
type Priced = LexiconView["challenge"];

export function costsOf(say: Say, priced: Priced, name: string, seats: number): string {
  return say(priced.to_author ? "contest.costs.event" : "contest.costs", dataOf(priced, name, seats));
}

export function stakesOf(say: Say, priced: Priced, name: string, seats: number): Stakes {
  const data = dataOf(priced, name, seats);
  return {
    right: priced.to_author
      ? { gist: say("contest.right.event", data), more: say("contest.right.event.more", data) }
      : { gist: say("contest.right", data), more: say("contest.right.more", data) },
    wrong: {
      gist: say("contest.wrong", data),
      more: say("contest.wrong.more", data),
      free: !priced.if_wrong,
    },
  };
}

function dataOf({ if_right, if_wrong, to_author }: Priced, name: string, seats: number): Data {
  return { name, seats, right: signed(if_right), wrong: signed(if_wrong), author: signed(to_author) };
}

/** « −10 », « +50 », « 0 ». */
function signed(points: number): string {
  if (!points) return "0";
  return `${points < 0 ? "−" : "+"}${Math.abs(points)}`;
}
