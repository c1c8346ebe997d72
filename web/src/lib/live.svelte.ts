/** The live connection to one table: it comes back by itself, and sends nothing twice. */
import type { Act, ClientMessage, ServerMessage, State, Trouble } from "./messages";
import { prefs } from "./prefs.svelte";

export type Link = "connecting" | "online" | "lost";
type Reply = Exclude<ServerMessage, State>;
type Request = Extract<ClientMessage, { id: string }>;
type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;

const RETRY_MS = [250, 500, 1000, 2000, 4000];

export class LiveTable {
  state = $state.raw<State | null>(null);
  link = $state<Link>("connecting");
  trouble = $state.raw<Trouble | null>(null);
  /** When the state arrived, to count clocks on from there. */
  receivedAt = $state(0);

  #socket: WebSocket | null = null;
  #waiting = new Map<string, { message: Request; answer: (reply: Reply) => void }>();
  #attempt = 0;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: string) {
    this.#connect();
  }

  /** Ask the server something; an action is sent again after a reconnect, under the same id. */
  ask(request: WithoutId<Request>): Promise<Reply> {
    const message = { ...request, id: crypto.randomUUID() } as Request;
    return new Promise((answer) => {
      this.#waiting.set(message.id, { message, answer });
      this.#send(message);
    });
  }

  act(seat: number, move: string): Promise<Reply> {
    return this.ask({ type: "act", seat, move } satisfies Omit<Act, "id">);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/live`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#attempt = 0;
      this.#send({ type: "hello", version: this.state?.table.version ?? 0, language: prefs.language });
      for (const { message } of this.#waiting.values()) this.#send(message);
    };
    socket.onmessage = (event: MessageEvent<string>) =>
      this.#receive(JSON.parse(event.data) as ServerMessage);
    socket.onclose = () => {
      if (this.#closed || this.#socket !== socket) return;
      this.link = "lost";
      const wait = RETRY_MS[Math.min(this.#attempt++, RETRY_MS.length - 1)];
      this.#timer = setTimeout(() => this.#connect(), wait);
    };
  }

  #receive(message: ServerMessage): void {
    this.link = "online";
    if (message.type === "state") {
      if (!this.state || message.table.version >= this.state.table.version) {
        this.state = message;
        this.receivedAt = performance.now();
      }
      return;
    }
    if (message.type === "trouble" && !message.id) this.trouble = message;
    const waiting = this.#waiting.get(message.id);
    if (!waiting) return;
    this.#waiting.delete(message.id);
    waiting.answer(message);
  }
}
