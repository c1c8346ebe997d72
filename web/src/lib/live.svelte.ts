/** The live connection to one table: it comes back by itself, and sends nothing twice. */
import { Folded } from "./folding";
import { t } from "./i18n";
import {
  PROTOCOL,
  type Act,
  type ClientMessage,
  type Increment,
  type PhraseSaid,
  type ServerMessage,
  type State,
  type Trouble,
} from "./messages";
import { prefs, type Language } from "./prefs.svelte";

/** « busy »: the server has asked to wait; what was sent is sent again, under the same id. */
export type Link = "connecting" | "online" | "busy" | "lost";
export type Reply = Exclude<ServerMessage, State | Increment>;
type Request = Extract<ClientMessage, { id: string }>;
type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;
interface Waiting {
  message: Request;
  answer: (reply: Reply) => void;
  /** How often the server has asked to wait. */
  put_off: number;
  timer?: ReturnType<typeof setTimeout>;
}

const RETRY_MS = [250, 500, 1000, 2000, 4000];
/** A server that has not answered an action by then has stopped: another connection may reach another one. */
const SILENCE_MS = 10_000;
/** A connection that has brought nothing for so long is asked whether it is still there, */
const QUIET_MS = 8_000;
/** and given up when no answer comes: a telephone that loses its network is not told so. */
const PULSE_MS = 4_000;
/** What the server reads at most. */
const MOST_CHARACTERS = 8_000;
/** Two moments as close as this are one. */
const SAME_MS = 1_000;
/** Questions are dropped in the end; actions never are. */
const MOST_QUESTIONS = 3;
const LATER = new Set(["busy", "too_fast"]);
const pause = (attempt: number): number => RETRY_MS[Math.min(attempt, RETRY_MS.length - 1)] ?? 4000;
const isAction = (message: Request): boolean => message.type === "act" || message.type === "takeback";

export class LiveTable {
  state = $state.raw<State | null>(null);
  link = $state<Link>("connecting");
  /** Whether a move waits for the connection to come back. */
  unsent = $state(false);
  trouble = $state.raw<Trouble | null>(null);
  /** When the state arrived, to count clocks on from there. */
  receivedAt = $state(0);
  /** Until when a play may be contested though nobody acts, by the page's own time; null where nothing limits it. */
  contestOpen = $state.raw<{ ply: number; until: number } | null>(null);

  #folded = new Folded();
  #socket: WebSocket | null = null;
  #listeners = new Set<(said: PhraseSaid) => void>();
  #waiting = new Map<string, Waiting>();
  #shown: { seats: readonly number[]; ply: number } | null = null;
  #attempt = 0;
  /** The language that the server answers in. */
  #spoken: Language = prefs.language;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setTimeout> | undefined;
  readonly #offline = (): void => this.#lose();
  readonly #online = (): void => this.#again();

  constructor(readonly table: string) {
    window.addEventListener("offline", this.#offline);
    window.addEventListener("online", this.#online);
    this.#connect();
  }

  /** Ask the server something; it is sent again after a reconnect, or when the server was busy, under the same id. */
  ask(request: WithoutId<Request>): Promise<Reply> {
    const message = { ...request, id: crypto.randomUUID() } as Request;
    return new Promise((answer) => {
      if (JSON.stringify(message).length > MOST_CHARACTERS) {
        answer({
          type: "trouble",
          id: message.id,
          code: "too_large",
          message: t("error.tooLarge"),
          retry_after_ms: 0,
        });
        return;
      }
      const waiting: Waiting = { message, answer, put_off: 0 };
      this.#waiting.set(message.id, waiting);
      this.#ask(waiting);
    });
  }

  /** Play; a contest, or an acceptance, names the play it is about, so that it never hits another. */
  act(seat: number, move: string, ply: number | null = null): Promise<Reply> {
    return this.ask({ type: "act", seat, move, ply } satisfies Omit<Act, "id">);
  }

  /** Every ply up to this one has been shown, and verdicts read: machines wait for that before they go on. */
  shown(seats: readonly number[], ply: number): void {
    this.#shown = { seats, ply };
    this.#tellShown();
  }

  /** Be told what people say at the table, one's own words too; gives back what ends it. */
  listen(heard: (said: PhraseSaid) => void): () => void {
    this.#listeners.add(heard);
    return () => this.#listeners.delete(heard);
  }

  close(): void {
    this.#closed = true;
    window.removeEventListener("offline", this.#offline);
    window.removeEventListener("online", this.#online);
    clearTimeout(this.#timer);
    clearTimeout(this.#pulse);
    for (const { timer } of this.#waiting.values()) clearTimeout(timer);
    this.#socket?.close();
  }

  #ask(waiting: Waiting): void {
    clearTimeout(waiting.timer);
    const socket = this.#socket;
    if (this.#spoken !== prefs.language) this.#hello(this.state);
    if (!isAction(waiting.message)) {
      this.#send(waiting.message);
      return;
    }
    this.unsent = !this.#send(waiting.message);
    if (this.unsent) return;
    waiting.timer = setTimeout(() => {
      if (socket === this.#socket) this.#lose();
    }, SILENCE_MS);
  }

  #send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Nothing answers it; a new connection is told again. */
  #tellShown(): void {
    const { seats, ply } = this.#shown ?? { seats: [], ply: 0 };
    for (const seat of seats) this.#send({ type: "shown", id: crypto.randomUUID(), seat, ply });
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/live`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#attempt = 0;
      this.#hello(this.state);
      this.#tellShown();
      for (const waiting of this.#waiting.values()) this.#ask(waiting);
    };
    socket.onmessage = (event: MessageEvent<string>) =>
      this.#receive(JSON.parse(event.data) as ServerMessage);
    socket.onclose = () => {
      if (this.#socket === socket) this.#lose();
    };
  }

  /** The connection is gone, whether or not the browser has noticed; another is tried after a while. */
  #lose(): void {
    if (this.#closed) return;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.link = "lost";
    this.unsent = [...this.#waiting.values()].some((one) => isAction(one.message));
    clearTimeout(this.#pulse);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), pause(this.#attempt++));
  }

  /** The browser has its network back: no need to wait out the pause. */
  #again(): void {
    if (this.#closed || this.link !== "lost") return;
    clearTimeout(this.#timer);
    this.#attempt = 0;
    this.#connect();
  }

  /** Something has come: the connection is there. Asked again after a while of silence. */
  #listenOn(): void {
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(() => {
      this.#hello(this.state);
      this.#pulse = setTimeout(() => this.#lose(), PULSE_MS);
    }, QUIET_MS);
  }

  /** Ask for what has changed since that state, or for everything. */
  #hello(known: State | null): void {
    const { version } = known?.table ?? { version: 0 };
    const seat = known?.seat ?? null;
    this.#spoken = prefs.language;
    this.#send({
      type: "hello",
      version,
      seat,
      increments: true,
      language: prefs.language,
      protocol: PROTOCOL,
    });
  }

  #receive(message: ServerMessage): void {
    this.#listenOn();
    if (message.type === "state" || message.type === "increment") {
      const state = this.#folded.take(message);
      if (!state) this.#hello(null);
      else if (!this.state || state.table.version >= this.state.table.version) {
        this.state = state;
        this.receivedAt = performance.now();
      }
    } else this.#answered(message);
    const put_off = [...this.#waiting.values()].some((one) => one.put_off > 0 && isAction(one.message));
    this.link = put_off ? "busy" : "online";
  }

  #answered(message: Reply): void {
    if (message.type === "said") for (const heard of this.#listeners) heard(message);
    if (message.type === "trouble" && !message.id) this.trouble = message;
    if (message.type === "contest_open") this.#openUntil(message.ply, performance.now() + message.ms);
    const waiting = this.#waiting.get(message.id);
    if (!waiting) return;
    clearTimeout(waiting.timer);
    if (message.type === "trouble" && LATER.has(message.code) && this.#mayWait(waiting)) {
      const wait = Math.max(message.retry_after_ms, pause(waiting.put_off - 1));
      waiting.timer = setTimeout(() => this.#ask(waiting), wait);
      return;
    }
    this.#waiting.delete(message.id);
    waiting.answer(message);
  }

  /** The same moment told again differs by the time it took on its way: it stays the one that is shown. */
  #openUntil(ply: number, until: number): void {
    const known = this.contestOpen;
    if (known?.ply === ply && Math.abs(known.until - until) < SAME_MS) return;
    this.contestOpen = { ply, until };
  }

  /** What somebody wants to say is said now or not at all. */
  #mayWait(waiting: Waiting): boolean {
    if (waiting.message.type === "say") return false;
    waiting.put_off += 1;
    return isAction(waiting.message) || waiting.put_off <= MOST_QUESTIONS;
  }
}
