/** A word composed by keyboard on a board of squares. */
import { isForBoard, leaveControls, letterKey } from "../../lib/keys";
import { erased, picked, type Made } from "./composer";

interface Around {
  made: () => Made;
  compose: (next: Made) => void;
  /** Write a letter at the cursor; without one, on that square. */
  write: (letter: string, index: number | null) => void;
  /** Choose a square, or turn the word on the one chosen; the word to come turns if left out. */
  pick?: (index: number) => void;
  /** Say how to come to a square to whoever types before any was picked. */
  sayWhere: () => void;
  /** Where a word goes that nobody has placed; null: it must be said first. */
  home?: number;
  /** Where something must be done first: a word that nobody has placed goes there; null where nothing must. */
  due?: () => number | null;
}

export class Typing {
  #around: Around;
  /** The square on which the last word began: the next one may be typed there from anywhere on the page. */
  #last = $state<number | null>(null);
  #down = false;
  /** The square that had the focus when the word was cleared: a letter typed there begins the word again. */
  #clearedAt: number | null = null;

  constructor(around: Around) {
    this.#around = around;
    this.#last = around.home ?? null;
    $effect(() => {
      const { cursor, laid, down } = around.made();
      const [first] = laid;
      if (cursor !== null && !laid.length) this.#last = cursor;
      else if (cursor === null && first)
        this.#last = first[0]; // laid by a hint
      else return;
      this.#down = down;
    });
  }

  /**
   * Letters are written, Backspace takes the last one back. The space bar picks the square, and turns the word on the
   * square already picked; Enter picks it too, as long as there is nothing to play, and turns nothing.
   */
  onSquare(event: KeyboardEvent, index: number | null): void {
    const { made, compose, write, pick } = this.#around;
    const letter = letterKey(event);
    if (event.key === "Escape") this.#clearedAt = index;
    const again = made().cursor === null && index === this.#clearedAt;
    const isEnter = event.key === "Enter" && !made().laid.length;
    const picks = event.key === " " || (isEnter && made().cursor !== index);
    const from = again ? (this.#last ?? index) : index;
    if (letter && made().cursor === null) this.#last = from;
    if (letter) write(letter, from);
    else if (event.key === "Backspace") compose(erased(made()));
    else if (picks && index !== null) {
      if (pick) pick(index);
      else compose(picked(made(), index));
    } else if (!isEnter) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** A key pressed elsewhere on the page: the word goes on at the cursor, where one is due, or where the last one began. */
  anywhere(event: KeyboardEvent): void {
    if (!isForBoard(event) || event.key === "Enter" || event.key === "Escape") return;
    const letter = letterKey(event);
    const index = this.#around.made().cursor ?? this.#around.due?.() ?? this.#last;
    if (letter && index === null) {
      this.#around.sayWhere();
      return;
    }
    if (letter) leaveControls();
    if (letter && this.#around.made().cursor === null)
      this.#around.compose({ cursor: index, down: this.#down, laid: [] });
    this.onSquare(event, index);
  }
}
