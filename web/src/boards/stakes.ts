import type { Stakes } from "./game";

type Say = (
  key: "contest.right" | "contest.right.more" | "contest.wrong" | "contest.wrong.more",
  data: { name: string },
) => string;

/** What a contest of a play of `name` brings, in a game's own words. */
export function stakesFrom(say: Say, name: string): Stakes {
  return {
    right: { gist: say("contest.right", { name }), more: say("contest.right.more", { name }) },
    wrong: { gist: say("contest.wrong", { name }), more: say("contest.wrong.more", { name }) },
  };
}
