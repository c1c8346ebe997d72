/** The dictionary without the network, kept in this browser: it answers as the server's own does. */
import { KeptFile } from "../keptFile.ts";
import { capitals } from "../letters.ts";
import type { FamilyInfo, WordInfo } from "../messages";
import { Families } from "./families.ts";
import { type Analysis, WordFile } from "./file.ts";
import { before, formLines, type Judged } from "./grammar.ts";

const SHORTEST = 2;
const LONGEST = 25;

export class WordTable {
  readonly #file: WordFile;
  readonly #families: Families;

  constructor(bytes: ArrayBuffer) {
    this.#file = new WordFile(bytes);
    this.#families = new Families(this.#file);
  }

  /** Whether a word counts in a game, why not, and all it may be. */
  look(written: string, game: string, language: "fr" | "en"): WordInfo {
    const word = capitals(written);
    const { games, classes, said } = this.#file.header;
    const played = games[game] ?? classes;
    const readings = this.#file.analyses(word).map((one) => ({ ...one, reason: this.#why(one, played) }));
    const reason = this.#reason(word, readings.sort(before));
    return {
      word,
      allowed: reason === "allowed",
      reason,
      message: said[reason]?.[language] ?? "",
      readings: formLines(readings, this.#file.header, language),
      frequency: 0,
    };
  }

  /** The same meaning or not (JAG-12), and by which link. */
  family(one: string, other: string): FamilyInfo {
    return this.#families.of(this.#counting(one), this.#counting(other));
  }

  #counting(word: string): Analysis[] {
    const { classes } = this.#file.header;
    return this.#file.analyses(capitals(word)).filter((one) => this.#why(one, classes) === "allowed");
  }

  #reason(word: string, readings: Judged[]): string {
    if (!/^[A-Z]*$/.test(word)) return "not-letters";
    if (word.length < SHORTEST) return "too-short";
    if (word.length > LONGEST) return "too-long";
    const reasons = readings.map((reading) => reading.reason);
    if (reasons.includes("allowed")) return "allowed";
    // what another agreement would lift is named first: AH is an interjection before a symbol
    const agreed = this.#file.header.class_reasons.map(([, reason]) => reason);
    return reasons.find((reason) => agreed.includes(reason)) ?? reasons[0] ?? "unknown";
  }

  /** Why a reading does not count with these classes, or "allowed". */
  #why({ never, needed }: Analysis, played: number): string {
    const { class_reasons: reasons, proper } = this.#file.header;
    if (never !== "allowed" && !(never === "proper-noun" && played & proper)) return never;
    return reasons.find(([mask]) => needed & ~played & mask)?.[1] ?? "allowed";
  }
}

/** The server's dictionary, as kept in this browser. */
export const wordTable = new KeptFile("joute-words", "/api/word-table", (bytes) => new WordTable(bytes));
