/** A tournament kept by the server: told again after every change; what is entered is never lost on the way. */
import { get, post, type Answer } from "../../lib/api";
import { t } from "../../lib/i18n";
import type {
  DeskEntry,
  DeskInfo,
  DeskLine,
  DeskRound,
  NewTournament,
  Place,
  TournamentInfo,
} from "../../lib/messages";
import { prefs } from "../../lib/prefs.svelte";
import { Following } from "./following.svelte";
import type { Keeper, Pending, Printed } from "./keeper";
import type { Queue } from "./queue.svelte";
import { scoresSeen } from "./seen";
import { Sending } from "./sending.svelte";
import { deskName } from "./shelf";

export class OnlineEvent implements Keeper {
  readonly #sending: Sending;
  readonly #following: Following;

  constructor(readonly id: string) {
    this.#following = new Following(
      id,
      () => this.#sendWaiting(),
      () => this.complain(t("event.none")),
    );
    this.#sending = new Sending(this.#following);
    this.#sendWaiting();
  }

  get told(): TournamentInfo | null {
    return this.#following.told;
  }

  get lost(): boolean {
    return this.#following.lost;
  }

  get rings(): number {
    return this.#following.rings;
  }

  get trouble(): string {
    return this.#sending.trouble;
  }

  get busy(): boolean {
    return this.#sending.busy;
  }

  get doubt(): Keeper["doubt"] {
    return this.#sending.doubt;
  }

  get queue(): Queue {
    return this.#sending.queue;
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
    return this.#sending.enter([...this.#signature(), ...lines], { saw: scoresSeen(lines, this.info) });
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
    return this.#sending.enter(this.#signature(), { next_round: true });
  }

  drawLots(): Promise<boolean> {
    return this.#sending.enter(this.#signature(), { lots: true });
  }

  /** Who enters it, where somebody else did the last time. */
  #signature(): DeskLine[] {
    const name = deskName();
    return name && name !== this.info?.by ? [{ who: 0, action: `by ${name}` }] : [];
  }

  answer(meant: boolean): Promise<boolean> {
    return this.#sending.answer(meant);
  }

  again(entry: Pending): Promise<boolean> {
    return this.#sending.again(entry);
  }

  complain(sentence: string): void {
    this.#sending.trouble = sentence;
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
    this.complain(answer.failure.message || t("error.offline"));
    return [];
  }

  round(number: number): Promise<Answer<DeskRound>> {
    return get<DeskRound>(`/api/tournaments/${this.id}/rounds/${number}`);
  }

  async register(name: string, level: number | null = null): Promise<boolean> {
    const done = await this.#ask("players", { name, level });
    if (done && level === null) this.#following.reconnect();
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
    this.#following.close();
    this.#sending.close();
  }

  #sendWaiting(): void {
    if (this.queue.waiting.length) void this.#sending.send();
  }

  async #link(path: string): Promise<string> {
    const answer = await post<Place>(`/api/tournaments/${this.id}/${path}`, {});
    if (answer.ok) return `${location.origin}/tournois/place/${answer.value.token}`;
    this.complain(answer.failure.message || t("error.offline"));
    return "";
  }

  async #ask(path: string, body: unknown): Promise<boolean> {
    this.#sending.busy = true;
    const answer = await post<TournamentInfo>(`/api/tournaments/${this.id}/${path}`, body);
    this.#sending.busy = false;
    if (!answer.ok) {
      this.complain(answer.failure.message || t("error.offline"));
      return false;
    }
    this.#following.take(answer.value);
    this.complain(answer.value.desk.refusal?.message ?? "");
    return !answer.value.desk.refusal;
  }
}
