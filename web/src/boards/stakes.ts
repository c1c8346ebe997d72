import type { Stakes } from "./game";

type Say = (
  key: "contest.right" | "contest.right.more" | "contest.wrong" | "contest.wrong.more",
  data: { name: string; seats: number },
) => string;

/** What a contest of a play of `name` brings, in a game's own words; `seats` of the reader may contest it. */
export function stakesFrom(say: Say, name: string, seats: number): Stakes {
  const data = { name, seats };
  return {
    right: { gist: say("contest.right", data), more: say("contest.right.more", data) },
    wrong: { gist: say("contest.wrong", data), more: say("contest.wrong.more", data) },
  };
}
