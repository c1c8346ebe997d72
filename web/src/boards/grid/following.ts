/**
 * Which part of a large board is shown as the game goes on. It comes to what was played. While a word is laid it stays
 * where it is, and moves only for a square out of view. Once the word is taken up again it is as it was before; under
 * a mouse it stays, so that the square pointed at is the square that is chosen.
 */
import type { Region, Seen, Viewport } from "./viewport.svelte";
import { windowOf, type Span } from "./window";

/** Free squares beside what comes into view, the more the better. */
const ROOM = [3, 1, 0];

export class Following {
  /** What the part in view was chosen for. */
  #settled: string | null = null;
  #laid = "";
  #lit = "";
  /** What must be in view: whichever of the word laid and the squares a hint lights came last. */
  #target: Span | null = null;
  /** What was in view before the board moved for the target. */
  #before: Seen | null = null;
  /** Whether something was laid since: then the part in view is the player's own. */
  #kept = false;

  constructor(
    readonly view: () => Viewport,
    readonly columns: number,
    readonly rows: number,
    /** Whether the pointer is a mouse. */
    readonly mouse: { readonly current: boolean } = { current: false },
  ) {}

  /** `near`: where the game is, null for the whole board; `laid`: the word being laid; `lit`: where a hint says to look. */
  follow(near: Span | null, laid: Span | null = null, lit: Span | null = null): void {
    const view = this.view();
    if (!view.room.width || !view.room.height) return;
    const place = `${JSON.stringify(near)} ${view.room.width}`;
    const elsewhere = place !== this.#settled;
    if (elsewhere) {
      this.#settled = place;
      this.#before = null;
      this.#kept = false;
      view.byHand = false;
    }
    const changed = this.#aim(laid, lit);
    if (elsewhere || !(this.#kept || view.byHand || this.#target)) this.#settle(near);
    if (this.#target) {
      this.#kept = true;
      if (changed || elsewhere || !view.byHand) this.#show(this.#target);
    } else this.#putBack();
  }

  /** Whether there is another target than before. */
  #aim(laid: Span | null, lit: Span | null): boolean {
    const [laidNow, litNow] = [keyOf(laid), keyOf(lit)];
    const [isOther, isOtherLight] = [laidNow !== this.#laid, litNow !== this.#lit];
    this.#laid = laidNow;
    this.#lit = litNow;
    if (isOtherLight) this.#target = lit ?? laid;
    else if (isOther) this.#target = laid ?? lit;
    return isOther || isOtherLight;
  }

  #settle(near: Span | null): void {
    const view = this.view();
    if (!near) return view.whole();
    const { least } = near;
    // less room around before anything is left out
    const windows = [near.around, ...ROOM.filter((room) => room < near.around)].map((around) =>
      this.#window({ ...near, around }),
    );
    const wanted = windows.find((one) => view.fits(one, least?.px)) ?? this.#window(near);
    const close = least && this.#window({ ...near, squares: least.squares });
    if (!view.shows(this.#squares(near), wanted)) view.look(wanted, close, least?.px);
  }

  #show(target: Span): void {
    const view = this.view();
    const { enough = 0 } = target;
    const held = view.holds(this.#squares(target));
    if (held && view.isReadable(enough)) return;
    this.#before ??= view.seen;
    if (held) return view.closer(enough, this.#squares(target));
    const reached =
      view.isReadable(enough) && ROOM.some((around) => view.reach(this.#squares(target, around)));
    if (!reached) view.look(this.#window(target));
  }

  /** What the player has moved since stays there. */
  #putBack(): void {
    const view = this.view();
    if (this.#before && !view.byHand && !this.mouse.current) view.see(this.#before);
    this.#before = null;
  }

  #window(span: Span): Region {
    return windowOf(span, this.columns, this.rows, this.view().cell);
  }

  /** The squares themselves, and so many on every side. */
  #squares(span: Span, around = 0): Region {
    return this.#window({ ...span, around, across: 1, down: 1 });
  }
}

const keyOf = (span: Span | null): string => span?.squares.join(" ") ?? "";
