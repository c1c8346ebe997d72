/**
 * The dictionary's file as `joute.dictionary.word_table` writes it: all lexemes as stems in alphabetical order, each with
 * the endings it takes (`joute.dictionary.inflections`), and what words are said to be.
 */
import { capitals } from "../letters.ts";

export interface Said {
  fr: string;
  en: string;
}
/** A code, and its word in French and in English. */
export type Named = Record<string, [string, string]>;

export interface Header {
  files: [string, number][];
  /** Class, gender, number, tense and person of a form; "-" for none. */
  features: [string, string, string, string, string][];
  /** Why a lexeme never counts (or "allowed"), the classes it needs, how common it is. */
  attributes: [string, number, number][];
  /** The word classes each game is played with, as bits, and those of most games. */
  games: Record<string, number>;
  classes: number;
  conjugated: number;
  proper: number;
  /** The classes by which a word may be out, as bits, and the reason then; the most telling first. */
  class_reasons: [number, string][];
  said: Record<string, Said>;
  grammar: { classes: Named; kinds: Named; inflection: Named; tenses: Named; persons: Named };
  rarer: Record<string, number>;
  common_within: number;
  form: number;
  prefix: number;
  furthest: number;
  most_steps: number;
  endings: string[];
  shortest: number;
}

/** One way to understand a word: a form of a lemma. */
export interface Analysis {
  stem: number;
  form: string;
  lemma: string;
  wordClass: string;
  gender: string;
  number: string;
  tense: string;
  person: string;
  /** Why its lexeme never counts, or "allowed"; and the classes this form needs. */
  never: string;
  needed: number;
  frequency: number;
}

const NOT_CONJUGATED = ["", "infi", "ppre", "ppas"];

export class WordFile {
  readonly header: Header;
  /** Pairs of lemmas that look alike and share no meaning, a pair a line. */
  readonly strangers: string[];
  readonly #stems: string[];
  readonly #accents: string[];
  readonly #paradigms: string[];
  readonly #paradigmOf: Uint16Array;
  readonly #attributesOf: Uint8Array;
  readonly #bases: Uint32Array;
  readonly #ends: Uint32Array;

  constructor(bytes: ArrayBuffer) {
    const length = new DataView(bytes).getUint32(0, true);
    const decoder = new TextDecoder();
    this.header = JSON.parse(decoder.decode(new Uint8Array(bytes, 4, length))) as Header;
    const places = new Map<string, [number, number]>();
    let at = 4 + length;
    for (const [name, size] of this.header.files) {
      places.set(name, [at, size]);
      at += size + (-size & 3);
    }
    const place = (name: string): [number, number] => places.get(name) ?? [0, 0];
    const lines = (name: string): string[] =>
      decoder.decode(new Uint8Array(bytes, ...place(name))).split("\n");
    this.strangers = lines("strangers.txt");
    this.#stems = lines("stems.txt");
    this.#accents = lines("accents.txt");
    this.#paradigms = lines("paradigms.txt");
    this.#paradigmOf = new Uint16Array(bytes, place("stems.paradigms")[0], place("stems.paradigms")[1] / 2);
    this.#attributesOf = new Uint8Array(bytes, ...place("stems.attributes"));
    this.#bases = new Uint32Array(bytes, place("families.bases")[0], place("families.bases")[1] / 4);
    let sum = 0;
    this.#ends = Uint32Array.from(new Uint8Array(bytes, ...place("families.counts")), (n) => (sum += n));
  }

  /** Every reading of a word in capitals, in no particular order. */
  analyses(word: string): Analysis[] {
    const found: Analysis[] = [];
    for (let length = 0; length <= word.length; length++) {
      const key = word.slice(0, length);
      for (let stem = this.#first(key); this.#stems[stem] === key; stem++)
        found.push(...this.#inflected(stem, word.slice(length)));
    }
    return found;
  }

  /** The lemma that a stem, by its number, belongs to. */
  lemma(stem: number): string {
    const paradigm = this.#paradigms[this.#paradigmOf[stem] ?? 0] ?? "";
    return this.#written(stem) + (paradigm.split(" ", 1)[0] ?? "");
  }

  /** What a stem is derived from: the base's number, and the kind of derivation in the two last bits. */
  bases(stem: number): Uint32Array {
    return this.#bases.subarray(stem ? (this.#ends[stem - 1] ?? 0) : 0, this.#ends[stem]);
  }

  #inflected(stem: number, ending: string): Analysis[] {
    const { attributes, features, conjugated } = this.header;
    const [lemmaEnding = "", ...items] = (this.#paradigms[this.#paradigmOf[stem] ?? 0] ?? "").split(" ");
    const [never, classes, frequency] = attributes[this.#attributesOf[stem] ?? 0] ?? ["unknown", 0, 0];
    const found: Analysis[] = [];
    for (const item of items) {
      const [spelling = "", numbers = ""] = item.split(":");
      if (capitals(spelling) !== ending) continue;
      const written = this.#written(stem);
      const [form, lemma] = [written + spelling, written + lemmaEnding];
      for (const one of numbers.split(",")) {
        const codes = (features[Number(one)] ?? []).map((code) => (code === "-" ? "" : code));
        const [wordClass = "", gender = "", number = "", tense = "", person = ""] = codes;
        const needed = classes | (NOT_CONJUGATED.includes(tense) ? 0 : conjugated);
        found.push({ stem, form, lemma, wordClass, gender, number, tense, person, never, needed, frequency });
      }
    }
    return found;
  }

  /** The stem as written: « PECH » and « Bê » (second letter, ê) → « pêch ». */
  #written(stem: number): string {
    let text = (this.#stems[stem] ?? "").toLowerCase();
    const marks = [...(this.#accents[stem] ?? "")];
    for (let i = marks.length - 2; i >= 0; i -= 2) {
      const at = (marks[i] ?? "A").charCodeAt(0) - 65;
      const character = marks[i + 1] ?? "";
      text = text.slice(0, at) + character + text.slice(at + capitals(character).length);
    }
    return text;
  }

  /** The first stem that is not before the key. */
  #first(key: string): number {
    let [low, high] = [0, this.#stems.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#stems[middle] ?? "") < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
