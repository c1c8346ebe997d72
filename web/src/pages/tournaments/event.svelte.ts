/** A tournament kept by the server: told again after every change, as long as the page is open. */
import { post, type Answer } from "../../lib/api";
import { t } from "../../lib/i18n";
import type { DeskInfo, DeskLine, Entered, NewTournament, Place, TournamentInfo } from "../../lib/messages";
import { prefs } from "../../lib/prefs.svelte";
import type { Keeper } from "./keeper";

const RETRY_MS = [250, 500, 1000, 2000, 4000];
const NO_TOURNAMENT = 4404;

export class OnlineEvent implements Keeper {
  told = $state.raw<TournamentInfo | null>(null);
  trouble = $state("");
  busy = $state(false);
  lost = $state(false);
  /** When the bell rings, by this device's clock; 0 where none is awaited. */
  rings = $state(0);

  #socket: WebSocket | null = null;
  #attempt = 0;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {
    this.#connect();
  }

  /** Set one up; its address, or why not. */
  static begin(wanted: NewTournament): Promise<Answer<TournamentInfo>> {
    return post<TournamentInfo>("/api/tournaments", wanted);
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
    return this.#ask("lines", { id: crypto.randomUUID(), lines, next_round: false } satisfies Entered);
  }

  openRound(): Promise<boolean> {
    return this.#ask("lines", { id: crypto.randomUUID(), lines: [], next_round: true } satisfies Entered);
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

  initial(by: number, player: number): Promise<boolean> {
    return this.#ask("initials", { by, player });
  }

  /** The address that gives a place to whoever opens it; empty where that is refused. */
  async placeLink(player: number): Promise<string> {
    const answer = await post<Place>(`/api/tournaments/${this.id}/players/${player}/link`, {});
    if (answer.ok) return `${location.origin}/tournois/place/${answer.value.token}`;
    this.trouble = answer.failure.message || t("error.offline");
    return "";
  }

  print(what: "sheets" | "standings"): Promise<void> {
    window.open(`/api/tournaments/${this.id}/sheets?what=${what}&language=${prefs.language}`, "_blank");
    return Promise.resolve();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
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
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tournaments/${this.id}/live`);
    this.#socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#attempt = 0;
      this.lost = false;
      this.#take(JSON.parse(event.data) as TournamentInfo);
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
