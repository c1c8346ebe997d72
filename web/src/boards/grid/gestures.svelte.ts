/** What a pointer does on the board besides tapping: pan and zoom, drag a token, draw a line over letters. */
import type { Viewport } from "./viewport.svelte";

export interface Drags {
  zoomable: boolean;
  /** A token, or a letter being laid, dragged from one square to another. */
  slide: ((from: number, to: number) => void) | undefined;
  slides: ((index: number) => boolean) | undefined;
  /** A letter being laid that is dragged off the board. */
  takeUp: ((index: number) => void) | undefined;
  /** Squares that a finger may be drawn over, one after the other. */
  draw: ((index: number) => void) | undefined;
  draws: ((index: number) => boolean) | undefined;
}

/** How near to its middle, as a share of its width, a line must pass to be meant for a square. */
const NEAR = 0.4;

export class Gestures {
  #dragged: number | null = null;
  /** The square under a token that is being dragged; null while none is, or where it has not left its own. */
  over = $state<number | null>(null);
  /** The square a drawn line has come to; null while none is drawn. */
  #drawn: number | null = null;

  constructor(
    readonly view: () => Viewport,
    readonly drags: () => Drags,
  ) {}

  down(event: PointerEvent): void {
    this.view().pointerDown(event);
    const { slides, draws } = this.drags();
    const index = squareUnder(event);
    this.#dragged = index !== null && slides?.(index) ? index : null;
    this.#drawn = this.#dragged === null && index !== null && draws?.(index) ? index : null;
  }

  move(event: PointerEvent): void {
    const view = this.view();
    const { zoomable, draw } = this.drags();
    if (zoomable && this.#dragged === null) view.pointerMove(event);
    if (this.#dragged !== null) {
      const under = squareUnder(event);
      this.over = under === this.#dragged ? null : under;
    }
    if (this.#drawn === null) return;
    const index = squareUnder(event);
    if (index === null || index === this.#drawn || !isNearMiddle(event)) return;
    if (!view.moved) draw?.(this.#drawn);
    view.moved = true;
    this.#drawn = index;
    draw?.(index);
  }

  up(event: PointerEvent): void {
    const view = this.view();
    view.pointerUp(event);
    const to = this.#dragged === null ? null : squareUnder(event);
    if (this.#dragged !== null && to !== null && to !== this.#dragged) {
      view.moved = true;
      this.drags().slide?.(this.#dragged, to);
    } else if (this.#dragged !== null && to === null) {
      view.moved = true;
      this.drags().takeUp?.(this.#dragged);
    }
    this.#dragged = this.over = null;
    this.#drawn = null;
  }

  cancel(event: PointerEvent): void {
    this.#dragged = this.over = null;
    this.view().pointerUp(event);
  }
}

function elementUnder(event: PointerEvent): Element | null {
  return document.elementFromPoint(event.clientX, event.clientY);
}

function squareUnder(event: PointerEvent): number | null {
  const square = elementUnder(event)?.getAttribute("data-square");
  return square ? Number(square) : null;
}

/** A line that only cuts a corner is not meant for that square. */
function isNearMiddle(event: PointerEvent): boolean {
  const box = elementUnder(event)?.getBoundingClientRect();
  if (!box) return false;
  const away = Math.hypot(event.clientX - box.left - box.width / 2, event.clientY - box.top - box.height / 2);
  return away < box.width * NEAR;
}
