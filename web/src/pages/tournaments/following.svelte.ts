/** What the server tells of a tournament, again after every change, for as long as the page is open. */
import type { TournamentInfo } from "../../lib/messages";
import { copyOf, keepCopy } from "./shelf";

const RETRY_MS = [250, 500, 1000, 2000, 4000];
const NO_TOURNAMENT = 4404;

export class Following {
  told = $state.raw<TournamentInfo | null>(null);
  /** Whether the connection is down for the moment. */
  lost = $state(false);
  /** When the bell rings, by this device's clock; 0 where none is awaited. */
  rings = $state(0);

  #socket: WebSocket | null = null;
  #attempt = 0;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `heard` is called after every message, `missing` where there is no such tournament. */
  constructor(
    readonly id: string,
    readonly heard: () => void,
    readonly missing: () => void,
  ) {
    this.told = copyOf(id);
    this.#connect();
  }

  /** Unless something newer has been told. */
  take(told: TournamentInfo): void {
    if (this.told && told.version < this.told.version) return;
    this.told = told;
    this.rings = told.bell_ms === null ? 0 : Date.now() + told.bell_ms;
    keepCopy(told);
  }

  /** A new connection: the key that came with an answer tells it who is looking. */
  reconnect(): void {
    const before = this.#socket;
    this.#connect();
    before?.close();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tournaments/${this.id}/live`);
    this.#socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#attempt = 0;
      this.lost = false;
      this.take(JSON.parse(event.data) as TournamentInfo);
      this.heard();
    };
    socket.onclose = (event) => {
      if (this.#closed || this.#socket !== socket) return;
      if (event.code === NO_TOURNAMENT) {
        this.missing();
        return;
      }
      this.lost = true;
      const wait = RETRY_MS[Math.min(this.#attempt++, RETRY_MS.length - 1)];
      this.#timer = setTimeout(() => this.#connect(), wait);
    };
  }
}
