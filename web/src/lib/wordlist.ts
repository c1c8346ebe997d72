/** The dictionary without the network: the server's word list, kept in this browser and walked letter by letter. */
import { KeptFile } from "./keptFile";
import { capitals } from "./letters";
import type { WordInfo } from "./messages";
import { prefs } from "./prefs.svelte";

const SHORTEST = 2;
const LONGEST = 25;

interface Said {
  fr: string;
  en: string;
}

/** As `joute.dictionary.packed` and `server/http/word_list.py` write it. */
interface Header {
  games: Record<string, number>;
  /** The classes by which a word may be out, as bits, and what is said then; the most telling first. */
  classes: [number, Said][];
  said: Record<string, Said>;
  profiles: number[][];
  edges: number;
}

export class WordList {
  readonly #header: Header;
  readonly #targets: Uint32Array;
  readonly #letters: Uint8Array;

  constructor(bytes: ArrayBuffer) {
    const length = new DataView(bytes).getUint32(0, true);
    this.#header = JSON.parse(new TextDecoder().decode(new Uint8Array(bytes, 4, length))) as Header;
    const start = 4 + length;
    this.#targets = new Uint32Array(bytes, start, this.#header.edges);
    this.#letters = new Uint8Array(bytes, start + 4 * this.#header.edges);
  }

  /** Whether a word counts in a game and why not; without its readings, which only the server knows. */
  look(written: string, game: string): WordInfo {
    const word = capitals(written);
    const reason = this.#reason(word, game);
    const { said } = this.#header;
    const message = (typeof reason === "string" ? said[reason] : reason)?.[prefs.language] ?? "";
    const allowed = reason === "allowed";
    return { word, allowed, reason: allowed ? "allowed" : "", message, readings: [], frequency: 0 };
  }

  /** A key of what the header says, or the sentence of the class that keeps the word out. */
  #reason(word: string, game: string): string | Said {
    if (!/^[A-Z]*$/.test(word)) return "not-letters";
    if (word.length < SHORTEST) return "too-short";
    if (word.length > LONGEST) return "too-long";
    const profile = this.#profile(word);
    if (!profile) return "unknown";
    const { games, classes, profiles } = this.#header;
    const played = games[game] ?? games[""] ?? 0;
    const missing = (profiles[profile - 1] ?? []).map((mask) => mask & ~played);
    if (missing.includes(0)) return "allowed";
    const out = classes.find(([mask]) => missing.some((some) => some & mask));
    return out ? out[1] : "unknown";
  }

  /** The word's profile; 0 for what is no word. */
  #profile(word: string): number {
    let target = 0;
    for (let i = 0; i < word.length; i++) {
      const code = word.charCodeAt(i);
      const edge = (target >>> 5) + code;
      if (this.#letters[edge] !== code) return 0;
      target = this.#targets[edge] ?? 0;
    }
    return target & 31;
  }
}

/** The server's list, as kept in this browser. */
export const wordList = new KeptFile("joute-words", "/api/word-list", (bytes) => new WordList(bytes));
