import type { GameFolder } from "../game";
import { en } from "./en";
import { fr } from "./fr";

/** Everything left out has a default: `boards/game.ts` says what a game may add. */
export default {
  name: "toy",
  texts: { fr, en },
  minutes: 5,
} satisfies GameFolder;
