/** A board to try things on: the server judges, nothing is stored. */
import type { Preview } from "../boards/game";
import { playedOut } from "../boards/played";
import { gameOf } from "../boards/registry";
import { post } from "../lib/api";
import { Draft, type Composition } from "../lib/draft.svelte";
import { t } from "../lib/i18n";
import type {
  DestinationInfo,
  DutyInfo,
  EffectsInfo,
  RefusalInfo,
  State,
  Trial as Wanted,
  Tried,
} from "../lib/messages";
import { playsOf, type Play } from "../lib/stage/script";
import { isStill } from "../lib/stage/still";
import { refusalOf } from "../lib/unfinished";
import type { AnyView } from "../lib/view";
import { factOf, type Refusing, type Setting, type Verdict } from "./lessons";

const PAUSE_MS = 120;
/** A refusal counts as meant once the hand rests: half a word is often refused on the way to the whole. */
const RESTED_MS = 700;
/** What is shown stays a moment as it lies, before anything is said of it. */
const SEEN_MS = 500;

export class Trial {
  /** What the board shows; null until the server has answered. */
  view = $state.raw<AnyView | null>(null);
  last = $state.raw<EffectsInfo | null>(null);
  /** The board before the move in `last`, while one is played out for the reader. */
  before = $state.raw<AnyView | null>(null);
  plays = $state.raw<ReadonlyMap<string, Play> | null>(null);
  /** Who made the move in `last`. */
  mover: number;
  /** The position that the move played leads to. */
  after = $state("");
  /** The legal moves that what is composed may mean. */
  ways = $state.raw<EffectsInfo[]>([]);
  chosen = $state(0);
  refusal = $state.raw<RefusalInfo | null>(null);
  /** What is still to be laid before there is something to judge. */
  awaits = $state("");
  /** Why the server has not answered: its own sentence, or "offline". */
  trouble = $state("");
  played = $state(false);
  /** How often what is refused has been played all the same. */
  insisted = $state(0);
  /** Where moves may start and letters may go, once that was asked. */
  starts = $state.raw<string[]>([]);
  destinations = $state.raw<DestinationInfo[]>([]);
  readonly draft: Draft;

  /** The board before anything was tried, once the server has said it. */
  #start: AnyView | undefined;
  /** Fulfilled once it has been shown, or could not be had. */
  readonly #begun: Promise<void>;
  /** What is wrong with what is composed, for who plays it; null where it is right, or the referee has not answered. */
  #held = $state.raw<(() => void) | null>(null);
  /** « Jouer » was pressed before the referee had answered. */
  #pressed = false;
  /** Something is still to be laid before there is a move to try. */
  #unfinished = $state(false);
  #asked = 0;
  #guided = false;
  /** The change by which a move shown emptied or filled the draft: not a composition to judge. */
  #shown = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #playing: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly game: string,
    readonly setting: Setting,
    /**
     * Told of every verdict: of a move played, or of one composed that is refused. Answers whether it is the one
     * wanted: what still awaits something is refused only then.
     */
    readonly judged: (verdict: Verdict) => boolean = () => false,
    /** When what is composed is refused, at this moment of the step. */
    readonly refusing: () => Refusing = () => "atOnce",
  ) {
    this.mover = $state(setting.seat);
    this.draft = new Draft(`trial.${game}.${setting.position}`, setting.seat);
    this.draft.clear();
    this.#begun = this.reset();
  }

  get active(): boolean {
    return !this.played && (this.view?.to_act.includes(this.setting.seat) ?? false);
  }

  /**
   * Whether « Jouer » invites to try what is composed, legal or not: a step that asks for a refusal tells to press it,
   * until it has been refused.
   */
  get tries(): boolean {
    if (!this.active || this.draft.composition === null || this.#unfinished || this.refusal) return false;
    return this.refusing() === "played";
  }

  get preview(): Preview | null {
    const effects = this.ways[this.chosen] ?? null;
    return effects || this.refusal ? { effects, refusal: this.refusal } : null;
  }

  /** The trial as a table of one's own, for what a game shows beside its board. */
  get table(): State {
    const { seat, seats = 2, options = {} } = this.setting;
    return {
      type: "state",
      table: {
        id: "",
        game: this.game,
        hides: [],
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
        resigned: [],
        outcome: null,
        options,
        hints: false,
        dictionary: true,
        updated_ms: 0,
        rematch: "",
        event: "",
        maker: 0,
        declined: 0,
      },
      seat,
      view: this.view,
      plies: [],
      clock: { kind: "none", running: [], remaining_ms: [], disc: [] },
      offers: [],
      answer: null,
      takebacks: [],
    };
  }

  /** The board as it was at first: at once, for whoever tries again may write before a server has answered. */
  async reset(): Promise<void> {
    this.#begin();
    this.#start ??= (await this.#try({}))?.view as AnyView | undefined;
    if (!this.#start) return;
    this.put(this.#start, null);
    this.played = false;
  }

  /** Ask where moves may start and letters may go; the board need not wait for it. */
  async guide(): Promise<void> {
    if (this.#guided) return;
    this.#guided = true;
    const guided = await this.#try({ guide: true });
    this.starts = guided?.starts ?? [];
    this.destinations = guided?.destinations ?? [];
  }

  /** Show a position, and the move that led to it, at once. */
  put(view: AnyView, last: EffectsInfo | null, mover = this.setting.seat): void {
    this.mover = mover;
    clearTimeout(this.#playing);
    this.before = this.plays = null;
    this.view = view;
    this.last = last;
    this.played = true;
  }

  /** Show what somebody does here, letter by letter. */
  playOut(view: AnyView, effects: EffectsInfo, mover: number, over: () => void = () => undefined): void {
    const before = this.view;
    this.put(view, effects, mover);
    this.before = before;
    const script = isStill() ? null : playedOut(gameOf(this.game), effects);
    if (!script) return over();
    this.plays = playsOf(script);
    this.#playing = setTimeout(() => {
      this.plays = null;
      this.#playing = setTimeout(over, SEEN_MS);
    }, script.lasts);
  }

  /** Judge what is being composed, once the hand pauses. */
  compose(): void {
    const { composition, changes } = this.draft;
    if (changes === this.#shown) return;
    this.#forget();
    if (!composition || !this.active) return;
    const asked = ++this.#asked;
    this.#timer = setTimeout(() => void this.#judge(composition, asked), PAUSE_MS);
  }

  async #judge(composition: Composition, asked: number): Promise<void> {
    const tried = await this.#try({ composition: composition as Record<string, unknown> });
    if (!tried || asked !== this.#asked) return;
    this.ways = tried.ways;
    this.chosen = 0;
    if (!tried.ways.length) this.#hold(tried.refusal, tried.awaits ?? null);
    if (this.#pressed) this.play();
  }

  /** What is wrong is said at once, once the hand rests, or only when it is played. */
  #hold(refusal: RefusalInfo | null, awaits: DutyInfo | null): void {
    if (!refusal && !awaits) return;
    const refusing = this.refusing();
    const tried = refusing === "played";
    const grows = refusing === "rested" && !awaits && refusal !== null && refusal.word !== "";
    this.#unfinished = awaits !== null && (refusal === null || !tried);
    if (awaits) this.awaits = awaits.message;
    else if (grows) this.awaits = t("trial.notYet", { word: refusal.word });
    else if (!tried) this.refusal = refusal;
    this.#held = () => {
      if (!refusal || !this.#refuse(refusal)) this.refusal = refusal ?? (awaits && refusalOf(awaits));
    };
    // what is to be tried may be half written: only « Jouer » says that it is whole
    if (refusal && !tried) this.#timer = setTimeout(() => void this.#refuse(refusal), RESTED_MS);
  }

  /** Play what is composed, as soon as the referee has answered; what is wrong with it is said then. */
  play(): void {
    if (!this.active || !this.draft.composition) return;
    const effects = this.ways[this.chosen];
    this.#pressed = !effects && !this.#held;
    if (effects) void this.make(effects.move);
    else if (this.#held) {
      clearTimeout(this.#timer);
      this.#held();
      this.insisted++;
    }
  }

  /** Make a move whatever is composed: its maker knows it, and is told at once what it is. */
  async make(move: string): Promise<void> {
    return this.#tryOut(move, false);
  }

  /** Show a move to who did not make it: played out, and judged once that is over. */
  async show(move: string): Promise<void> {
    return this.#tryOut(move, true);
  }

  /** A refused move lies on the board as it was tried, with its article. */
  async #tryOut(move: string, shown: boolean): Promise<void> {
    this.#begin();
    const asked = ++this.#asked;
    // a slow answer must not put the first board over the move
    const [tried] = await Promise.all([this.#try({ move }), this.#begun]);
    if (!tried || asked !== this.#asked) return;
    if (!tried.effects) {
      const { refusal } = tried;
      this.#lay(tried.composition);
      this.refusal = refusal;
      if (!refusal) return;
      if (!shown || isStill()) this.#refuse(refusal);
      else this.#timer = setTimeout(() => this.#refuse(refusal), SEEN_MS + RESTED_MS);
      return;
    }
    const { view, effects } = tried;
    const before = this.view;
    this.after = tried.position;
    const judge = (): void => void this.judged({ effects, refusal: null });
    if (shown) return this.playOut(view as AnyView, effects, this.setting.seat, judge);
    this.put(view as AnyView, effects);
    this.before = before;
    judge();
  }

  /** Whether a refusal is the one wanted: then it says why, and not what to do instead. */
  #refuse(refusal: RefusalInfo): boolean {
    const wanted = this.judged({ effects: null, refusal });
    if (wanted) this.refusal = { ...refusal, message: factOf(refusal.message) };
    return wanted;
  }

  /** Nobody looks at it any more: what was under way is not judged. */
  leave(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#playing);
    this.#asked++;
  }

  #lay(composition: unknown): void {
    if (!composition) return;
    this.draft.set(composition);
    this.#shown = this.draft.changes;
  }

  #begin(): void {
    this.draft.clear();
    this.#shown = this.draft.changes;
    this.#forget();
  }

  #forget(): void {
    clearTimeout(this.#timer);
    this.#asked++;
    this.#held = null;
    this.#pressed = false;
    this.#unfinished = false;
    this.ways = [];
    this.refusal = null;
    this.insisted = 0;
    this.awaits = "";
  }

  async #try(what: Pick<Partial<Wanted>, "move" | "composition" | "guide">): Promise<Tried | null> {
    const { position, seat, seats = 2, options = {} } = this.setting;
    const wanted = { game: this.game, position, seat, seats, options, ...what };
    const answer = await post<Tried>("/api/try", wanted);
    this.trouble = answer.ok ? "" : answer.failure.message || "offline";
    return answer.ok ? answer.value : null;
  }
}
