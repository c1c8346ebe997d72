/**
 * Two quick taps at one place of the screen mean one square, though the board came closer between them. A second tap
 * turns the word only on a square that was tapped before, not where the cursor came by itself.
 */

/** No more time than this passes between the two, and no more way lies between them. */
const QUICK_MS = 700;
const SAME_PLACE_PX = 16;

type Tap = Pick<MouseEvent, "clientX" | "clientY" | "timeStamp" | "detail">;

export class Taps {
  #last: (Tap & { index: number }) | null = null;

  /** The square that was tapped and that the cursor has not left since. */
  #chosen: number | null = null;

  /** The cursor is there now. */
  cursorAt(cursor: number | null): void {
    if (cursor !== this.#chosen) this.#chosen = null;
  }

  /** Choose the square that is meant, or turn the word there. */
  tap(tap: Tap, index: number, cursor: number | null, pick: (index: number) => void): void {
    const meant = this.meant(tap, index);
    const isFirst = this.confirms(meant, cursor);
    if (!isFirst || !tap.detail) pick(meant); // a key is pressed where one has gone oneself
  }

  /** Whether a tap on the cursor's own square only says that it is meant: the word does not turn yet. */
  confirms(index: number, cursor: number | null): boolean {
    const isFirst = this.#chosen !== index;
    this.#chosen = index;
    return isFirst && index === cursor;
  }

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
