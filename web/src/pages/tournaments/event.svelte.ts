/** A tournament kept by the server: told again after every change; what is entered is never lost on the way. */
import { get, post, type Answer } from "../../lib/api";
import { t } from "../../lib/i18n";
import type {
  DeskEntry,
  DeskInfo,
  DeskLine,
  DeskRound,
  Entered,
  NewTournament,
  Place,
  RefusalInfo,
  TournamentInfo,
} from "../../lib/messages";
import { prefs } from "../../lib/prefs.svelte";
import type { Keeper, Pending, Printed } from "./keeper";
import { Queue } from "./queue.svelte";
import { isOvertaken, pointsOf, scoresSeen } from "./seen";
import { copyOf, deskName, keepCopy } from "./shelf";
import { say } from "./texts";

const RETRY_MS = [250, 500, 1000, 2000, 4000];
/** How long after the server could not be reached what waits is sent again. */
const AGAIN_MS = 3000;
/** The same where the server is merely too busy. */
const SOON_MS = 500;
const NO_TOURNAMENT = 4404;

/** Not reached, asked too much, or in trouble: the same again later may be taken. */
function isPassing(status: number): boolean {
  return status === 0 || status === 408 || status === 429 || status >= 500;
}

export class OnlineEvent implements Keeper {
  told = $state.raw<TournamentInfo | null>(null);
  trouble = $state("");
  busy = $state(false);
  lost = $state(false);
  doubt = $state.raw<{ refusal: RefusalInfo; entry: Pending } | null>(null);
  /** When the bell rings, by this device's clock; 0 where none is awaited. */
  rings = $state(0);
  readonly queue: Queue;

  /** Entries the server would not take. */
  readonly #turnedDown = new Set<string>();
  #socket: WebSocket | null = null;
  #attempt = 0;
  #closed = false;
  #sending: Promise<boolean> = Promise.resolve(true);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #later: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {
    this.queue = new Queue(`joute.pending.${id}`);
    this.told = copyOf(id);
    this.#connect();
    if (this.queue.waiting.length) void this.send();
  }

  /** Set one up; its address, or why not. */
  static begin(wanted: NewTournament): Promise<Answer<TournamentInfo>> {
    return post<TournamentInfo>("/api/tournaments", wanted);
  }

  /** Let the server keep a file from now on. */
  static bring(text: string): Promise<Answer<TournamentInfo>> {
    return post<TournamentInfo>("/api/tournaments/brought", { text });
  }

  static claim(token: string): Promise<Answer<TournamentInfo>> {
    return post<TournamentInfo>("/api/tournaments/claim", { token });
  }

  get info(): DeskInfo | null {
    return this.told?.desk ?? null;
  }

  nameOf(player: number): string {
    return this.info?.players[player - 1]?.name ?? "";
  }

  enter(...lines: DeskLine[]): Promise<boolean> {
    return this.#entered(
      this.queue.add([...this.#signature(), ...lines], { saw: scoresSeen(lines, this.info) }),
    );
  }

  async rename(player: number, name: string): Promise<boolean> {
    const registered = (await this.#entries()).filter((one) => /^player /i.test(one.action))[player - 1];
    if (!registered) return false;
    return this.enter({ who: 0, action: `correct ${registered.number} 0 player ${name}` });
  }

  /** The organiser's « end » taken back. */
  async resume(): Promise<boolean> {
    const ended = (await this.#entries()).findLast((one) => one.action === "end" && !one.undone);
    return ended ? this.enter({ who: 0, action: `undo ${ended.number}` }) : false;
  }

  openRound(): Promise<boolean> {
    return this.#entered(this.queue.add(this.#signature(), { next_round: true }));
  }

  drawLots(): Promise<boolean> {
    return this.#entered(this.queue.add(this.#signature(), { lots: true }));
  }

  /** Who enters it, where somebody else did the last time. */
  #signature(): DeskLine[] {
    const name = deskName();
    return name && name !== this.info?.by ? [{ who: 0, action: `by ${name}` }] : [];
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

  complain(sentence: string): void {
    this.trouble = sentence;
  }

  scoreOnItsWay(player: number, entry = 0): string | null {
    const lines = this.queue.waiting.flatMap((one) => one.lines);
    const given = entry ? `correct ${entry} ${player} score ` : "score ";
    const who = entry ? 0 : player;
    const last = lines.findLast((line) => line.who === who && line.action.startsWith(given));
    return last ? last.action.slice(given.length) : null;
  }

  history(): Promise<Answer<DeskEntry[]>> {
    return get<DeskEntry[]>(`/api/tournaments/${this.id}/history`);
  }

  /** The same, or nothing and a complaint where the server cannot be asked. */
  async #entries(): Promise<DeskEntry[]> {
    const answer = await this.history();
    if (answer.ok) return answer.value;
    this.trouble = answer.failure.message || t("error.offline");
    return [];
  }

  round(number: number): Promise<Answer<DeskRound>> {
    return get<DeskRound>(`/api/tournaments/${this.id}/rounds/${number}`);
  }

  async register(name: string, level: number | null = null): Promise<boolean> {
    const done = await this.#ask("players", { name, level });
    // The key that came with the answer tells a new connection who is looking.
    if (done && level === null) {
      const before = this.#socket;
      this.#connect();
      before?.close();
    }
    return done;
  }

  withdraw(player: number): Promise<boolean> {
    return this.#ask(`players/${player}/withdraw`, {});
  }

  /** A player's own number, mixed into the deals. */
  giveNumber(player: number, number: string): Promise<boolean> {
    return this.#ask(`players/${player}/number`, { number });
  }

  initial(by: number, player: number): Promise<boolean> {
    return this.#ask("initials", { by, player });
  }

  /** The address that gives a place to whoever opens it; empty where that is refused. */
  placeLink(player: number): Promise<string> {
    return this.#link(`players/${player}/link`);
  }

  /** The address that opens the desk on another device too. */
  deviceLink(): Promise<string> {
    return this.#link("device");
  }

  print(what: Printed): Promise<void> {
    window.open(`/api/tournaments/${this.id}/sheets?what=${what}&language=${prefs.language}`, "_blank");
    return Promise.resolve();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#later);
    this.#socket?.close();
  }

  /** Send what waits, in the order it was entered; false where the last of it was refused. */
  send(): Promise<boolean> {
    this.#sending = this.#sending.then(() => this.#sendAll());
    return this.#sending;
  }

  async #entered(entry: Pending): Promise<boolean> {
    await this.send();
    // Taken, or kept on this device for later: both are as good as entered.
    return !this.#turnedDown.has(entry.id);
  }

  async #sendAll(): Promise<boolean> {
    let fine = true;
    for (let next = this.queue.waiting[0]; next; next = this.queue.waiting[0]) {
      const { id, lines, next_round, lots, sure } = next;
      const clash = next.waited && !next.clash ? await this.#clash(next) : "";
      if (clash) {
        this.queue.change(id, { refused: clash, clash: true });
        continue;
      }
      this.busy = true;
      const wanted: Entered = { id, lines, next_round, lots, sure };
      const answer = await post<TournamentInfo>(`/api/tournaments/${this.id}/lines`, wanted);
      this.busy = false;
      if (!answer.ok && isPassing(answer.failure.status)) {
        this.queue.change(id, { waited: true });
        this.#sendLater(answer.failure.status === 0 ? AGAIN_MS : SOON_MS);
        return fine;
      }
      const refusal = answer.ok ? answer.value.desk.refusal : null;
      fine = answer.ok && !refusal;
      if (answer.ok) this.#take(answer.value);
      if (fine) this.queue.done(id);
      else this.#refused(next, refusal, answer.ok ? "" : answer.failure.message);
      this.trouble =
        fine || this.doubt ? "" : (refusal?.message ?? (answer.ok ? "" : answer.failure.message));
    }
    return fine;
  }

  /** What another device has entered for the same score meanwhile: the organiser decides between them. */
  async #clash({ lines, saw = {} }: Pending): Promise<string> {
    const now = await get<TournamentInfo>(`/api/tournaments/${this.id}`);
    if (!now.ok) return "";
    const found = lines.find((line) => isOvertaken(line, saw, now.value.desk));
    if (!found) return "";
    const name = this.nameOf(found.who);
    const mine = found.action.slice("score ".length);
    return say("save.clash", { name, mine, now: pointsOf(now.value.desk, found.who) ?? "" });
  }

  #sendLater(after: number): void {
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

  async #link(path: string): Promise<string> {
    const answer = await post<Place>(`/api/tournaments/${this.id}/${path}`, {});
    if (answer.ok) return `${location.origin}/tournois/place/${answer.value.token}`;
    this.trouble = answer.failure.message || t("error.offline");
    return "";
  }

  async #ask(path: string, body: unknown): Promise<boolean> {
    this.busy = true;
    const answer = await post<TournamentInfo>(`/api/tournaments/${this.id}/${path}`, body);
    this.busy = false;
    if (!answer.ok) {
      this.trouble = answer.failure.message || t("error.offline");
      return false;
    }
    this.#take(answer.value);
    this.trouble = answer.value.desk.refusal?.message ?? "";
    return !answer.value.desk.refusal;
  }

  #take(told: TournamentInfo): void {
    if (this.told && told.version < this.told.version) return;
    this.told = told;
    this.rings = told.bell_ms === null ? 0 : Date.now() + told.bell_ms;
    keepCopy(told);
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tournaments/${this.id}/live`);
    this.#socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#attempt = 0;
      this.lost = false;
      this.#take(JSON.parse(event.data) as TournamentInfo);
      if (this.queue.waiting.length) void this.send();
    };
    socket.onclose = (event) => {
      if (this.#closed || this.#socket !== socket) return;
      if (event.code === NO_TOURNAMENT) {
        this.trouble = t("event.none");
        return;
      }
      this.lost = true;
      const wait = RETRY_MS[Math.min(this.#attempt++, RETRY_MS.length - 1)];
      this.#timer = setTimeout(() => this.#connect(), wait);
    };
  }
}
