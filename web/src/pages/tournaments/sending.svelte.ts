/** What is entered at the desk, on its way to the server: in order, again after a failure, asked about in doubt. */
import { type Answer, type Failure, get, post } from "../../lib/api";
import type { DeskLine, Entered, RefusalInfo, TournamentInfo } from "../../lib/messages";
import type { Following } from "./following.svelte";
import type { Pending } from "./keeper";
import { Queue } from "./queue.svelte";
import { isOvertaken, pointsOf } from "./seen";
import { say } from "./texts";

/** How long after the server could not be reached what waits is sent again. */
const AGAIN_MS = 3000;
/** The same where the server is merely too busy. */
const SOON_MS = 500;

/** Not reached, asked too much, in trouble, or overtaken: the same again later may be taken. */
function isPassing({ status, code }: Failure): boolean {
  return status === 0 || status === 408 || status === 429 || status >= 500 || code === "moved_on";
}

/** What was found where another device may have entered something: the version looked at, what clashes. */
interface Looked {
  since: number | null;
  clash: string;
}
const NOTHING_FOUND: Looked = { since: null, clash: "" };

export class Sending {
  trouble = $state("");
  busy = $state(false);
  doubt = $state.raw<{ refusal: RefusalInfo; entry: Pending } | null>(null);
  readonly queue: Queue;

  /** Entries the server would not take. */
  readonly #turnedDown = new Set<string>();
  #sending: Promise<boolean> = Promise.resolve(true);
  #later: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(readonly following: Following) {
    this.queue = new Queue(`joute.pending.${following.id}`);
  }

  async enter(lines: DeskLine[], wanted: Partial<Pending>): Promise<boolean> {
    const entry = this.queue.add(lines, wanted);
    await this.send();
    // Taken, or kept on this device for later: both are as good as entered.
    return !this.#turnedDown.has(entry.id);
  }

  /** Send what waits, in the order it was entered; false where the last of it was refused. */
  send(): Promise<boolean> {
    this.#sending = this.#sending.then(() => this.#sendAll());
    return this.#sending;
  }

  /** Once it has been asked about: meant as it was entered, or not. */
  answer(meant: boolean): Promise<boolean> {
    const asked = this.doubt?.entry;
    this.doubt = null;
    if (!asked) return Promise.resolve(false);
    if (!meant) {
      this.queue.done(asked.id);
      return Promise.resolve(false);
    }
    this.#turnedDown.delete(asked.id);
    this.queue.change(asked.id, { sure: true, refused: "" });
    return this.send();
  }

  again(entry: Pending): Promise<boolean> {
    this.queue.change(entry.id, { refused: "" });
    return this.send();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#later);
  }

  get #path(): string {
    return `/api/tournaments/${this.following.id}`;
  }

  async #sendAll(): Promise<boolean> {
    let fine = true;
    for (let next = this.queue.waiting[0]; next; next = this.queue.waiting[0]) {
      const { id, lines, next_round, lots, sure } = next;
      const looked =
        next.waited && !next.clash ? await this.#look(next) : { ok: true as const, value: NOTHING_FOUND };
      if (!looked.ok && isPassing(looked.failure)) {
        this.#sendLater(looked.failure);
        return fine;
      }
      const { clash, since } = looked.ok ? looked.value : NOTHING_FOUND;
      if (clash) {
        this.queue.change(id, { refused: clash, clash: true });
        continue;
      }
      this.busy = true;
      const wanted: Entered = { id, lines, next_round, lots, sure, since };
      const answer = await post<TournamentInfo>(`${this.#path}/lines`, wanted);
      this.busy = false;
      if (!answer.ok && isPassing(answer.failure)) {
        this.queue.change(id, { waited: true });
        this.#sendLater(answer.failure);
        return fine;
      }
      const refusal = answer.ok ? answer.value.desk.refusal : null;
      fine = answer.ok && !refusal;
      if (answer.ok) this.following.take(answer.value);
      if (fine) this.queue.done(id);
      else this.#refused(next, refusal, answer.ok ? "" : answer.failure.message);
      this.trouble =
        fine || this.doubt ? "" : (refusal?.message ?? (answer.ok ? "" : answer.failure.message));
    }
    return fine;
  }

  /** What another device has entered for the same score meanwhile: the organiser decides between them. */
  async #look({ lines, saw = {} }: Pending): Promise<Answer<Looked>> {
    const now = await get<TournamentInfo>(this.#path);
    if (!now.ok) return now;
    const { desk, version: since } = now.value;
    const found = lines.find((line) => isOvertaken(line, saw, desk));
    if (!found) return { ok: true, value: { since, clash: "" } };
    const name = desk.players[found.who - 1]?.name ?? "";
    const mine = found.action.slice("score ".length);
    const clash = say("save.clash", { name, mine, now: pointsOf(desk, found.who) ?? "" });
    return { ok: true, value: { since, clash } };
  }

  #sendLater({ status }: Failure): void {
    const after = status === 0 ? AGAIN_MS : SOON_MS;
    clearTimeout(this.#later);
    if (!this.#closed) this.#later = setTimeout(() => void this.send(), after);
  }

  /** What was entered a moment ago is simply refused; what has waited is kept until somebody decides. */
  #refused(entry: Pending, refusal: RefusalInfo | null, message: string): void {
    this.#turnedDown.add(entry.id);
    this.queue.change(entry.id, { refused: refusal?.message ?? message });
    if (refusal?.kind === "ambiguous") this.doubt = { refusal, entry };
    else if (!entry.waited) this.queue.done(entry.id);
  }
}
