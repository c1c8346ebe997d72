/** The clock as it goes: the moment, what it shows then, its bell. It goes on whichever tab is looked at. */
import { playBell } from "./bell";
import { again, endTurn, isRunning, pause, readControl, resume, shown } from "./clock";
import type { Sheet } from "./sheet.svelte";

const TICK = 200;

export class Ticking {
  now = $state(Date.now());
  readonly sheet: Sheet;
  readonly control = $derived.by(() => readControl(this.sheet.clock.text));
  readonly face = $derived.by(() => shown(this.sheet.clock, this.now));
  readonly running = $derived.by(() => isRunning(this.sheet.clock));
  #rung = false;

  constructor(sheet: Sheet) {
    this.sheet = sheet;
  }

  /** For an effect: counts while the clock runs. */
  count = (): (() => void) | undefined => {
    if (!this.running) return undefined;
    this.now = Date.now();
    const timer = setInterval(() => (this.now = Date.now()), TICK);
    return () => clearInterval(timer);
  };

  /** For an effect: rings once when somebody's time, or everybody's, is over. */
  ring = (): void => {
    if (!this.face.flagged) this.#rung = false;
    if (!this.face.flagged || !this.running || this.#rung) return;
    this.#rung = true;
    playBell();
    if (this.control.kind === "bell") this.sheet.setClock(pause(this.sheet.clock, Date.now()), false);
  };

  toggle = (): void => {
    this.now = Date.now();
    const { clock } = this.sheet;
    this.sheet.setClock(this.running ? pause(clock, this.now) : resume(clock, this.now), false);
  };

  /** A half that is not on turn does nothing: a stray hand costs nobody a turn. */
  press(seat: number): void {
    if (this.sheet.clock.turn !== seat) return;
    if (!this.running) return this.toggle();
    this.now = Date.now();
    this.sheet.setClock(endTurn(this.sheet.clock, this.now), true);
  }

  newHand = (): void => this.sheet.setClock(again(this.sheet.clock), true);
}
