/** A move as its game plays it out on the board; null where no letter moves. */
import type { EffectsInfo } from "../lib/messages";
import { scriptOf, type Script } from "../lib/stage/script";
import type { gameOf } from "./registry";

export function playedOut(game: ReturnType<typeof gameOf>, effects: EffectsInfo): Script | null {
  const { words, laid, turned, removed } = effects;
  if (!words.length && !laid.length && !turned.length && !removed.length) return null;
  const path = game.spelled(effects)?.squares ?? [];
  return scriptOf({ slide: null, path, laid, turned, removed, ...game.motion(effects) });
}
