/** LEXIDUEL beside its real board: nothing is hidden, so the whole game is entered. */
import type { Companion } from "../companion";

export default {
  clocks: ["none", "budget 30m", "turn 120s"],
  seats: [2, 2],
  sheet: { kind: "whole" },
  words: "LXD-6",
} satisfies Companion;
