/** Which part of a board is in view, and how large: wheel, pinch, drag, buttons. Lengths are board units. */

interface Point {
  x: number;
  y: number;
}

export interface Region extends Point {
  width: number;
  height: number;
}

/** What is in view, to come back to. */
export interface Seen {
  centre: Point;
  units: number;
  byHand: boolean;
}

const CLOSEST_PX = 64;
const DRAG_STARTS_AT = 8;

export class Viewport {
  /** The room there is, in pixels. */
  room = $state({ width: 0, height: 0 });
  /** Whether the pointer's last gesture moved the board, so that its end is not a tap. */
  moved = false;
  /** Whether the player has moved or zoomed the board since it last moved by itself. */
  byHand = false;

  #centre = $state<Point>({ x: 0, y: 0 });
  /** Units per pixel, as a share of what shows the whole board. */
  #share = $state(1);
  #pointers = new Map<number, Point>();
  #started: Point | null = null;

  constructor(
    readonly width: number,
    readonly height: number,
    readonly cell: number,
  ) {
    this.#centre = { x: width / 2, y: height / 2 };
  }

  get fitting(): number {
    const { width, height } = this.room;
    return width > 0 && height > 0 ? Math.max(this.width / width, this.height / height) : 1;
  }

  get units(): number {
    return this.fitting * this.#share;
  }

  /** The drawn part in pixels: no larger than the board is at that size. */
  get size(): { width: number; height: number } {
    const { width, height } = this.room;
    return {
      width: Math.min(width, this.width / this.units),
      height: Math.min(height, this.height / this.units),
    };
  }

  get region(): Region {
    const width = this.size.width * this.units;
    const height = this.size.height * this.units;
    return {
      x: Math.min(Math.max(0, this.#centre.x - width / 2), this.width - width),
      y: Math.min(Math.max(0, this.#centre.y - height / 2), this.height - height),
      width,
      height,
    };
  }

  get box(): string {
    const { x, y, width, height } = this.region;
    return `${x} ${y} ${width} ${height}`;
  }

  get zoomed(): boolean {
    return this.#share < 0.999;
  }

  get seen(): Seen {
    const { x, y, width, height } = this.region;
    return { centre: { x: x + width / 2, y: y + height / 2 }, units: this.units, byHand: this.byHand };
  }

  see({ centre, units, byHand }: Seen): void {
    this.#share = this.#bounded(units / this.fitting);
    this.#centre = centre;
    this.byHand = byHand;
  }

  /** Another room for the board: what is in view keeps its size and its upper left corner, unless all is in view. */
  resize(room: { width: number; height: number }): void {
    const { zoomed, units } = this;
    const { x, y } = this.region;
    this.room = room;
    if (!zoomed) return;
    this.#share = this.#bounded(units / this.fitting);
    const { width, height } = this.region;
    this.#centre = { x: x + width / 2, y: y + height / 2 };
  }

  whole(): void {
    this.#share = 1;
    this.#centre = { x: this.width / 2, y: this.height / 2 };
  }

  wholeByHand(): void {
    this.whole();
    this.byHand = true;
  }

  /** Come so close that the region fills the room; or to `near` where squares of less than `px` could not be read. */
  look(region: Region, near: Region = region, px = 0): void {
    const { width, height } = this.room;
    if (width <= 0 || height <= 0) return;
    const small = !this.fits(region, px);
    const units = Math.max(region.width / width, region.height / height);
    this.#share = this.#bounded((small ? this.cell / px : units) / this.fitting);
    this.byHand = false;
    this.#centre = middleOf(region);
    if (!small) return;
    // as near as can be without leaving the region: beyond it nothing lies
    const middle = middleOf(near);
    const seen = this.region;
    this.#centre = {
      x: within(middle.x, region.x, region.width, seen.width),
      y: within(middle.y, region.y, region.height, seen.height),
    };
  }

  /** Whether the region has room with squares of so many pixels; any has with squares of any size. */
  fits(region: Region, px = 0): boolean {
    const { width, height } = this.room;
    return px <= 0 || Math.max(region.width / width, region.height / height) <= this.cell / px;
  }

  /** Whether the squares are in view already, as close as `region` would bring them. */
  shows(squares: Region, region: Region): boolean {
    const { width, height } = this.room;
    const units = Math.max(region.width / width, region.height / height);
    return this.holds(squares) && this.units <= units * 1.02;
  }

  /** Whether the squares are in view. */
  holds(squares: Region): boolean {
    const seen = this.region;
    return (
      squares.x >= seen.x - 1 &&
      squares.y >= seen.y - 1 &&
      squares.x + squares.width <= seen.x + seen.width + 1 &&
      squares.y + squares.height <= seen.y + seen.height + 1
    );
  }

  /** Whether a square has as many pixels. */
  isReadable(px: number): boolean {
    return this.cell / this.units >= px - 0.5;
  }

  /** Come closer until a square has as many pixels; what is looked at stays under the finger. */
  closer(px: number, at: Region): void {
    const { x, y, width, height } = this.region;
    this.#scale(this.cell / px / this.units, {
      x: (at.x + at.width / 2 - x) / width,
      y: (at.y + at.height / 2 - y) / height,
    });
  }

  /** Move no further than needed to bring the region into view, as close as before; whether it has room there. */
  reach(region: Region): boolean {
    const { x, y, width, height } = this.region;
    if (region.width > width + 1 || region.height > height + 1) return false;
    this.byHand = false;
    this.#centre = {
      x: Math.min(Math.max(x, region.x + region.width - width), region.x) + width / 2,
      y: Math.min(Math.max(y, region.y + region.height - height), region.y) + height / 2,
    };
    return true;
  }

  zoom(factor: number, at: Point = { x: 0.5, y: 0.5 }): void {
    this.byHand = true;
    this.#scale(factor, at);
  }

  #scale(factor: number, at: Point): void {
    const before = this.region;
    const fixed = { x: before.x + before.width * at.x, y: before.y + before.height * at.y };
    this.#share = this.#bounded(this.#share * factor);
    const { width, height } = this.region;
    this.#centre = { x: fixed.x + (0.5 - at.x) * width, y: fixed.y + (0.5 - at.y) * height };
  }

  wheel(event: WheelEvent): void {
    if (!this.zoomed && event.deltaY > 0) return;
    event.preventDefault();
    this.zoom(event.deltaY > 0 ? 1.15 : 0.87, this.#place(event));
  }

  pointerDown(event: PointerEvent): void {
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.#started = { x: event.clientX, y: event.clientY };
    this.moved = false;
  }

  pointerMove(event: PointerEvent): void {
    const before = this.#pointers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const was = Math.hypot(before.x - other.x, before.y - other.y);
      const is = Math.hypot(now.x - other.x, now.y - other.y);
      if (is > 1 && was > 1) this.zoom(was / is, this.#place(event));
      this.moved = true;
    } else if (this.zoomed && this.#isDrag(now)) {
      const { x, y, width, height } = this.region;
      this.#centre = {
        x: x + width / 2 - (now.x - before.x) * this.units,
        y: y + height / 2 - (now.y - before.y) * this.units,
      };
      this.moved = true;
      this.byHand = true;
    }
    this.#pointers.set(event.pointerId, now);
  }

  pointerUp(event: PointerEvent): void {
    this.#pointers.delete(event.pointerId);
  }

  #bounded(share: number): number {
    return Math.min(1, Math.max(this.cell / CLOSEST_PX / this.fitting, share));
  }

  #isDrag(now: Point): boolean {
    const start = this.#started;
    return this.moved || (start !== null && Math.hypot(now.x - start.x, now.y - start.y) > DRAG_STARTS_AT);
  }

  #place(event: MouseEvent): Point {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    return { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height };
  }
}

const middleOf = ({ x, y, width, height }: Region): Point => ({ x: x + width / 2, y: y + height / 2 });

/** Where the middle of a window of `length` lies so that it stays on a stretch; in its middle if it is longer. */
function within(middle: number, start: number, stretch: number, length: number): number {
  if (length >= stretch) return start + stretch / 2;
  return Math.min(Math.max(middle, start + length / 2), start + stretch - length / 2);
}
