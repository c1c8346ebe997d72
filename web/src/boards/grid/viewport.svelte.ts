/** Which part of a large board is in view: wheel, pinch, drag, buttons. */

interface Point {
  x: number;
  y: number;
}

const CLOSEST = 0.3;
const DRAG_STARTS_AT = 8;

export class Viewport {
  x = $state(0);
  y = $state(0);
  /** The share of the board in view, 1 for all of it. */
  scale = $state(1);
  /** Whether the pointer's last gesture moved the board, so that its end is not a tap. */
  moved = false;

  #pointers = new Map<number, Point>();
  #started: Point | null = null;

  constructor(
    readonly width: number,
    readonly height: number,
  ) {}

  get box(): string {
    return `${this.x} ${this.y} ${this.width * this.scale} ${this.height * this.scale}`;
  }

  get zoomed(): boolean {
    return this.scale < 0.999;
  }

  whole(): void {
    this.scale = 1;
    this.x = 0;
    this.y = 0;
  }

  /** Show a square of that side around the place. */
  look(x: number, y: number, side: number): void {
    this.scale = Math.min(1, Math.max(CLOSEST, side / this.width));
    this.#place(x, y);
  }

  zoom(factor: number, at: Point = { x: 0.5, y: 0.5 }): void {
    const scale = Math.min(1, Math.max(CLOSEST, this.scale * factor));
    const x = this.x + (this.scale - scale) * this.width * at.x;
    const y = this.y + (this.scale - scale) * this.height * at.y;
    this.scale = scale;
    this.#place(x, y);
  }

  wheel(event: WheelEvent): void {
    if (!event.ctrlKey && !this.zoomed && event.deltaY > 0) return;
    event.preventDefault();
    this.zoom(event.deltaY > 0 ? 1.15 : 0.87, this.#share(event));
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
      if (is > 1 && was > 1) this.zoom(was / is, this.#share(event));
      this.moved = true;
    } else if (this.zoomed && this.#isDrag(now)) {
      const pixel = (this.width * this.scale) / (event.currentTarget as Element).clientWidth;
      this.#place(this.x - (now.x - before.x) * pixel, this.y - (now.y - before.y) * pixel);
      this.moved = true;
    }
    this.#pointers.set(event.pointerId, now);
  }

  pointerUp(event: PointerEvent): void {
    this.#pointers.delete(event.pointerId);
  }

  #isDrag(now: Point): boolean {
    const start = this.#started;
    return this.moved || (start !== null && Math.hypot(now.x - start.x, now.y - start.y) > DRAG_STARTS_AT);
  }

  #share(event: MouseEvent): Point {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    return { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height };
  }

  #place(x: number, y: number): void {
    this.x = Math.min(Math.max(0, x), this.width * (1 - this.scale));
    this.y = Math.min(Math.max(0, y), this.height * (1 - this.scale));
  }
}
