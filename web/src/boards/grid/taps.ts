/** Two quick taps at one place of the screen mean one square, though the board came closer between them. */

/** No more time than this passes between the two, and no more way lies between them. */
const QUICK_MS = 700;
const SAME_PLACE_PX = 16;

type Tap = Pick<MouseEvent, "clientX" | "clientY" | "timeStamp" | "detail">;

export class Taps {
  #last: (Tap & { index: number }) | null = null;

  /** The square that a tap on this one is for. */
  meant(tap: Tap, index: number): number {
    if (!tap.detail) return index; // by a screen reader: no place of the screen was touched
    const last = this.#last;
    const again = last !== null && isSoon(last, tap) && isThere(last, tap);
    const { clientX, clientY, timeStamp, detail } = tap;
    const meant = again ? last.index : index;
    this.#last = { clientX, clientY, timeStamp, detail, index: meant };
    return meant;
  }
}

const isSoon = (one: Tap, next: Tap): boolean => next.timeStamp - one.timeStamp <= QUICK_MS;

const isThere = (one: Tap, next: Tap): boolean =>
  Math.hypot(next.clientX - one.clientX, next.clientY - one.clientY) <= SAME_PLACE_PX;
