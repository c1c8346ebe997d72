/** The same meaning or not (JAG-12), as `joute.dictionary.families` and `kinship` tell it, from the file kept here. */
import { unaccented } from "../letters.ts";
import type { FamilyInfo } from "../messages";
import type { Analysis, WordFile } from "./file";

/** A way up from a lemma: its steps, whether one takes off a prefix, the lemmas passed. */
interface Way {
  steps: number;
  prefixed: boolean;
  lemmas: string[];
}

export class Families {
  readonly #file: WordFile;
  readonly #strangers: Set<string>;
  readonly #endings: Set<string>;

  constructor(file: WordFile) {
    this.#file = file;
    this.#strangers = new Set(file.strangers.map((line) => pair(...words(line))));
    this.#endings = new Set(file.header.endings);
  }

  /** Whether two words, by their readings that count, share a meaning, and by which link. */
  of(first: Analysis[], second: Analysis[]): FamilyInfo {
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

  #knownStrangers(one: Analysis[], other: Analysis[]): boolean {
    const seconds = this.#commonest(other);
    return this.#commonest(one).every((a) => seconds.every((b) => this.#strangers.has(pair(a, b))));
  }

  /** How common a form is: its lemma's band, less what its tense costs. */
  #frequency(reading: Analysis): number {
    return Math.max(0, reading.frequency - (this.#file.header.rarer[reading.tense] ?? 0));
  }

  #within(readings: Analysis[], bands: number): Analysis[] {
    const most = Math.max(0, ...readings.map((reading) => this.#frequency(reading)));
    return readings.filter((reading) => this.#frequency(reading) >= most - bands);
  }

  #commonest(readings: Analysis[]): string[] {
    return [...new Set(this.#within(readings, 0).map(({ lemma }) => lemma))];
  }

  #commonStems(readings: Analysis[]): number[] {
    const near = this.#within(readings, this.#file.header.common_within);
    return [...new Set(near.map(({ stem }) => stem))].sort((a, b) => a - b);
  }

  #link(one: number, other: number): string {
    const [first, second] = [this.#file.lemma(one), this.#file.lemma(other)];
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
    const { form, prefix, furthest } = this.#file.header;
    const lemma = this.#file.lemma(stem);
    const found = new Map<string, Way>([[lemma, { steps: 0, prefixed: false, lemmas: [lemma] }]]);
    const pending = [stem];
    for (let current = pending.shift(); current !== undefined; current = pending.shift()) {
      const way = found.get(this.#file.lemma(current));
      if (!way) continue;
      for (const packed of this.#file.bases(current)) {
        const kind = packed & 3;
        const name = this.#file.lemma(packed >>> 2);
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
      if (steps <= this.#file.header.most_steps && (!best || steps < best.steps))
        best = { steps, up: up.lemmas, down: down.lemmas };
    }
    if (!best) return "";
    const down = best.down.slice(0, -1).reverse();
    return best.up.join(" ← ") + down.map((name) => ` → ${name}`).join("");
  }

  #longStems(lemma: string): Set<string> {
    const text = unaccented(lemma);
    const stems = new Set<string>();
    for (let length = this.#file.header.shortest; length <= text.length; length++)
      if (this.#endings.has(text.slice(length))) stems.add(neutral(text.slice(0, length)));
    return stems;
  }
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
