/** A board to try things on: the server judges, nothing is stored. */
import { post } from "../lib/api";
import { Draft } from "../lib/draft.svelte";
import type { EffectsInfo, Previewed, State, Tried } from "../lib/messages";
import type { Setting, Verdict } from "./lessons";

/** What every game's view tells. */
interface Seen {
  to_act: number[];
}

const PAUSE_MS = 120;

export class Trial {
  /** What the board shows; null until the server has answered. */
  view = $state.raw<Seen | null>(null);
  last = $state.raw<EffectsInfo | null>(null);
  /** The legal ways to read what is composed. */
  ways = $state.raw<EffectsInfo[]>([]);
  chosen = $state(0);
  refused = $state.raw<Previewed | null>(null);
  offline = $state("");
  played = $state(false);
  readonly draft: Draft;

  #asked = 0;
  /** The empty draft a move shown has left: not a composition to judge. */
  #cleared: string[] | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly game: string,
    readonly setting: Setting,
    /** Told of every verdict: of a move played, or of one composed that is refused. */
    readonly judged: (verdict: Verdict) => void = () => {},
  ) {
    this.draft = new Draft(`trial.${game}.${setting.position}`, setting.seat);
    this.draft.clear();
    void this.reset();
  }

  get active(): boolean {
    return !this.played && (this.view?.to_act.includes(this.setting.seat) ?? false);
  }

  get preview(): Previewed | null {
    const effects = this.ways[this.chosen];
    return effects ? { type: "previewed", id: "", effects, refusal: null } : this.refused;
  }

  /** The trial as a table of one's own, for what a game shows beside its board. */
  get table(): State {
    const { seat, seats = 2, options = {} } = this.setting;
    return {
      type: "state",
      table: {
        id: "",
        game: this.game,
        status: "playing",
        seats: Array.from({ length: seats }, (_, i) => ({
          seat: i + 1,
          kind: "person",
          name: "",
          level: null,
          connected: true,
        })),
        you: [seat],
        version: 0,
        to_act: this.view?.to_act ?? [],
        scores: [],
        outcome: null,
        options,
        hints: false,
        dictionary: true,
        updated_ms: 0,
        rematch: "",
        event: "",
      },
      seat,
      view: this.view,
      plies: [],
      clock: { kind: "none", running: [], remaining_ms: [], disc: [] },
      window: "",
      takeback_from: null,
      end_said_by: [],
    };
  }

  async reset(): Promise<void> {
    this.draft.clear();
    this.#cleared = this.draft.moves;
    this.#forget();
    const tried = await this.#try("");
    if (!tried) return;
    this.view = tried.view as Seen;
    this.last = null;
    this.played = false;
  }

  /** Judge what is being composed, once the hand pauses. */
  compose(): void {
    const moves = this.draft.moves;
    if (moves === this.#cleared) return;
    this.#forget();
    if (!moves.length || !this.active) return;
    const asked = ++this.#asked;
    this.#timer = setTimeout(async () => {
      const tried = (await Promise.all(moves.map((move) => this.#try(move)))).filter((one) => one !== null);
      if (asked !== this.#asked) return;
      const legal = tried.flatMap((one) => one.effects ?? []);
      this.ways = [...new Map(legal.map((effects) => [effects.move, effects])).values()];
      this.chosen = 0;
      if (!legal.length && tried[0]) this.#refuse(tried[0]);
    }, PAUSE_MS);
  }

  /** Play what is composed. */
  play(): void {
    const effects = this.ways[this.chosen];
    if (effects && this.active) void this.show(effects.move);
  }

  /** Play a move whatever is composed; a refused one is shown with its article. */
  async show(move: string): Promise<void> {
    this.draft.clear();
    this.#cleared = this.draft.moves;
    this.#forget();
    const asked = ++this.#asked;
    const tried = await this.#try(move);
    if (!tried || asked !== this.#asked) return;
    if (!tried.effects) {
      this.#refuse(tried);
      return;
    }
    this.view = tried.view as Seen;
    this.last = tried.effects;
    this.played = true;
    this.judged({ effects: tried.effects, refusal: null });
  }

  #refuse(tried: Tried): void {
    this.refused = { type: "previewed", id: "", effects: null, refusal: tried.refusal };
    this.judged({ effects: null, refusal: tried.refusal });
  }

  #forget(): void {
    clearTimeout(this.#timer);
    this.#asked++;
    this.ways = [];
    this.refused = null;
  }

  async #try(move: string): Promise<Tried | null> {
    const { position, seat, seats = 2, options = {} } = this.setting;
    const answer = await post<Tried>("/api/try", { game: this.game, position, seat, seats, options, move });
    this.offline = answer.ok ? "" : answer.failure.message || "…";
    return answer.ok ? answer.value : null;
  }
}
