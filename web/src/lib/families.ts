/**
 * The dictionary without the network: words, their forms and their families, kept in this browser. It reads the file of
 * `joute.dictionary.family_table` and answers as `joute.dictionary.families` does.
 */
import { KeptFile } from "./keptFile.ts";
import { capitals, unaccented } from "./letters.ts";
import type { FamilyInfo, WordInfo } from "./messages";

const SHORTEST = 2;
const LONGEST = 25;

interface Said {
  fr: string;
  en: string;
}

interface Header {
  files: [string, number][];
  /** Class, gender, number, tense and person of a form; "-" for none. */
  features: string[][];
  /** Whether a lexeme may count at all, the classes it needs, how common it is. */
  attributes: [number, number, number][];
  games: Record<string, number>;
  said: Record<string, Said>;
  classes: number;
  conjugated: number;
  rarer: Record<string, number>;
  common_within: number;
  form: number;
  prefix: number;
  furthest: number;
  most_steps: number;
  endings: string[];
  shortest: number;
}

interface Reading {
  stem: number;
  form: string;
  lemma: string;
  needed: number;
  frequency: number;
}

/** A way up from a lemma: its steps, whether one takes off a prefix, the lemmas passed. */
interface Way {
  steps: number;
  prefixed: boolean;
  lemmas: string[];
}

const NOT_CONJUGATED = ["-", "infi", "ppre", "ppas"];

export class WordTable {
  readonly #header: Header;
  readonly #stems: string[];
  readonly #accents: string[];
  readonly #paradigms: string[];
  readonly #strangers: Set<string>;
  readonly #paradigmOf: Uint16Array;
  readonly #attributesOf: Uint8Array;
  readonly #bases: Uint32Array;
  readonly #ends: Uint32Array;
  readonly #endings: Set<string>;

  constructor(bytes: ArrayBuffer) {
    const length = new DataView(bytes).getUint32(0, true);
    const decoder = new TextDecoder();
    this.#header = JSON.parse(decoder.decode(new Uint8Array(bytes, 4, length))) as Header;
    const places = new Map<string, [number, number]>();
    let at = 4 + length;
    for (const [name, size] of this.#header.files) {
      places.set(name, [at, size]);
      at += size + (-size & 3);
    }
    const place = (name: string): [number, number] => places.get(name) ?? [0, 0];
    const lines = (name: string): string[] =>
      decoder.decode(new Uint8Array(bytes, ...place(name))).split("\n");
    this.#stems = lines("stems.txt");
    this.#accents = lines("accents.txt");
    this.#paradigms = lines("paradigms.txt");
    this.#strangers = new Set(lines("strangers.txt").map((line) => pair(...words(line))));
    this.#paradigmOf = new Uint16Array(bytes, place("stems.paradigms")[0], place("stems.paradigms")[1] / 2);
    this.#attributesOf = new Uint8Array(bytes, ...place("stems.attributes"));
    this.#bases = new Uint32Array(bytes, place("families.bases")[0], place("families.bases")[1] / 4);
    let sum = 0;
    this.#ends = Uint32Array.from(new Uint8Array(bytes, ...place("families.counts")), (n) => (sum += n));
    this.#endings = new Set(this.#header.endings);
  }

  /** Whether a word counts in a game, and its forms. */
  look(written: string, game: string, language: "fr" | "en"): WordInfo {
    const word = capitals(written);
    const mask = this.#header.games[game] ?? this.#header.classes;
    const all = this.#readings(word);
    const forms = new Map<string, boolean>();
    for (const one of all) forms.set(one.form, (forms.get(one.form) ?? false) || !(one.needed & ~mask));
    const reason = this.#reason(word, [...forms.values()].includes(true));
    return {
      word,
      allowed: reason === "allowed",
      reason,
      message: this.#header.said[reason]?.[language] ?? "",
      readings: [...forms].map(([form, allowed]) => ({ form, grammar: "", allowed })),
      frequency: 0,
    };
  }

  #reason(word: string, found: boolean): string {
    if (!/^[A-Z]*$/.test(word)) return "not-letters";
    if (word.length < SHORTEST) return "too-short";
    if (word.length > LONGEST) return "too-long";
    return found ? "allowed" : "unknown";
  }

  /** The same meaning or not (JAG-12), and by which link. */
  family(one: string, other: string): FamilyInfo {
    const first = this.#counting(one);
    const second = this.#counting(other);
    const lemmas = new Set(second.map((reading) => reading.lemma));
    const shared = first.map((reading) => reading.lemma).filter((lemma) => lemmas.has(lemma));
    if (shared.length) return { same: true, link: shared.sort()[0] ?? "" };
    if (this.#knownStrangers(first, second)) return { same: false, link: "" };
    for (const a of this.#commonStems(first)) {
      for (const b of this.#commonStems(second)) {
        const link = this.#link(a, b);
        if (link) return { same: true, link };
      }
    }
    return { same: false, link: "" };
  }

  #knownStrangers(one: Reading[], other: Reading[]): boolean {
    const seconds = commonest(other);
    return commonest(one).every((a) => seconds.every((b) => this.#strangers.has(pair(a, b))));
  }

  #commonStems(readings: Reading[]): number[] {
    const most = Math.max(0, ...readings.map((reading) => reading.frequency));
    const near = readings.filter((reading) => reading.frequency >= most - this.#header.common_within);
    return [...new Set(near.map((reading) => reading.stem))].sort((a, b) => a - b);
  }

  #link(one: number, other: number): string {
    const [first, second] = [this.#lemma(one), this.#lemma(other)];
    if (this.#strangers.has(pair(first, second))) return "";
    const above = this.#ancestors(one);
    const beside = this.#ancestors(other);
    const chain = this.#join(above, beside);
    if (chain) return chain;
    for (const a of above.keys())
      for (const b of beside.keys()) if (this.#strangers.has(pair(a, b))) return "";
    const others = this.#longStems(second);
    const shared = [...this.#longStems(first)].filter((stem) => others.has(stem));
    const stem = shared.sort((a, b) => b.length - a.length || (a < b ? 1 : -1))[0];
    return stem ? `${first} ← ${stem}- → ${second}` : "";
  }

  #ancestors(stem: number): Map<string, Way> {
    const { form, prefix, furthest } = this.#header;
    const lemma = this.#lemma(stem);
    const found = new Map<string, Way>([[lemma, { steps: 0, prefixed: false, lemmas: [lemma] }]]);
    const pending = [stem];
    for (let current = pending.shift(); current !== undefined; current = pending.shift()) {
      const way = found.get(this.#lemma(current));
      if (!way) continue;
      const start = current ? (this.#ends[current - 1] ?? 0) : 0;
      for (const packed of this.#bases.subarray(start, this.#ends[current])) {
        const kind = packed & 3;
        const name = this.#lemma(packed >>> 2);
        const steps = way.steps + (kind === form ? 0 : 1);
        if (steps > furthest || (found.get(name)?.steps ?? Infinity) <= steps) continue;
        found.set(name, { steps, prefixed: way.prefixed || kind === prefix, lemmas: [...way.lemmas, name] });
        pending.push(packed >>> 2);
      }
    }
    return found;
  }

  /** The shortest way through a common ancestor; two differently prefixed words are no kin. */
  #join(one: Map<string, Way>, other: Map<string, Way>): string {
    let best: { steps: number; up: string[]; down: string[] } | null = null;
    for (const [name, up] of one) {
      const down = other.get(name);
      if (!down || differentlyPrefixed(up, down)) continue;
      const steps = up.steps + down.steps;
      if (steps <= this.#header.most_steps && (!best || steps < best.steps))
        best = { steps, up: up.lemmas, down: down.lemmas };
    }
    if (!best) return "";
    const down = best.down.slice(0, -1).reverse();
    return best.up.join(" ← ") + down.map((name) => ` → ${name}`).join("");
  }

  #longStems(lemma: string): Set<string> {
    const text = unaccented(lemma);
    const stems = new Set<string>();
    for (let length = this.#header.shortest; length <= text.length; length++)
      if (this.#endings.has(text.slice(length))) stems.add(neutral(text.slice(0, length)));
    return stems;
  }

  #counting(word: string): Reading[] {
    return this.#readings(capitals(word)).filter((reading) => !(reading.needed & ~this.#header.classes));
  }

  #readings(word: string): Reading[] {
    const found: Reading[] = [];
    for (let length = 0; length <= word.length; length++) {
      const key = word.slice(0, length);
      for (let stem = this.#first(key); this.#stems[stem] === key; stem++)
        found.push(...this.#inflected(stem, word.slice(length)));
    }
    return found;
  }

  #inflected(stem: number, ending: string): Reading[] {
    const [allowed, classes, frequency] = this.#header.attributes[this.#attributesOf[stem] ?? 0] ?? [0, 0, 0];
    if (!allowed) return [];
    const [lemmaEnding = "", ...items] = (this.#paradigms[this.#paradigmOf[stem] ?? 0] ?? "").split(" ");
    const found: Reading[] = [];
    for (const item of items) {
      const [spelling = "", numbers = ""] = item.split(":");
      if (capitals(spelling) !== ending) continue;
      const written = this.#written(stem);
      for (const number of numbers.split(",")) {
        const tense = this.#header.features[Number(number)]?.[3] ?? "-";
        const needed = classes | (NOT_CONJUGATED.includes(tense) ? 0 : this.#header.conjugated);
        const common = Math.max(0, frequency - (this.#header.rarer[tense] ?? 0));
        found.push({
          stem,
          form: written + spelling,
          lemma: written + lemmaEnding,
          needed,
          frequency: common,
        });
      }
    }
    return found;
  }

  #lemma(stem: number): string {
    const paradigm = this.#paradigms[this.#paradigmOf[stem] ?? 0] ?? "";
    return this.#written(stem) + (paradigm.split(" ", 1)[0] ?? "");
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

function commonest(readings: Reading[]): string[] {
  const most = Math.max(0, ...readings.map((reading) => reading.frequency));
  return [...new Set(readings.filter(({ frequency }) => frequency === most).map(({ lemma }) => lemma))];
}

function differentlyPrefixed(one: Way, other: Way): boolean {
  const start = (way: Way): string => unaccented(way.lemmas[0] ?? "").slice(0, 2);
  return one.prefixed && other.prefixed && start(one) !== start(other);
}

/** Without what only serves the ending: outill-er, flanqu-er, longu-eur, tardiv-ement, mange-able. */
function neutral(stem: string): string {
  const last = stem.at(-1) ?? "";
  if (stem.length > 3 && last === stem.at(-2) && !"aeiou".includes(last)) return stem.slice(0, -1);
  for (const [written, plain] of [
    ["qu", "c"],
    ["gu", "g"],
    ["ge", "g"],
    ["v", "f"],
  ] as const)
    if (stem.endsWith(written)) return stem.slice(0, -written.length) + plain;
  return stem;
}

function words(line: string): [string, string] {
  const [one = "", other = ""] = line.split(" ");
  return [one, other];
}

function pair(one: string, other: string): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`;
}

/** The whole table, as kept in this browser. */
export const wordTable = new KeptFile("joute-families", "/api/family-table", (bytes) => new WordTable(bytes));
