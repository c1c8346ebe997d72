/** A short shake of what was refused, where things may move. */
import { isStill } from "../../../lib/stage/still";

const FAR_PX = 5;
const LASTS_MS = 260;

export function shake(element: Element | null): void {
  if (!element || isStill()) return;
  const at = (x: number): Keyframe => ({ transform: `translateX(${x}px)` });
  element.animate([at(0), at(-FAR_PX), at(FAR_PX), at(-FAR_PX), at(0)], { duration: LASTS_MS });
}
