/** Say something in the reader's language: `t("home.with", { names })`. */
import { prefs } from "../prefs.svelte";
import { elided } from "./elision";
import { en } from "./en";
import { fr, type Key } from "./fr";

export type { Key };
export type Data = Record<string, string | number>;

/** A game's own sentences. One with a shared key replaces the shared sentence. */
export interface Texts {
  fr: Record<string, string>;
  en: Record<string, string>;
}

const shared: Texts = { fr, en };

export function t(key: Key, data: Data = {}): string {
  return filled(shared[prefs.language][key] ?? key, data);
}

/** `t` for a game: its own keys, then the shared ones. */
export function speaker<Own extends string>(texts: {
  fr: Record<Own, string>;
  en: Record<Own, string>;
}): (key: Own | Key, data?: Data) => string {
  const own: Texts = texts;
  return (key, data = {}) => filled(own[prefs.language][key] ?? shared[prefs.language][key] ?? key, data);
}

/** `{count}` is the number itself, `{count:carte|cartes}` the word that agrees with it. */
function filled(text: string, data: Data): string {
  return typeset(
    elided(text, data)
      .replace(/\{(\w+):([^|}]*)\|([^}]*)\}/g, (_, name: string, one: string, many: string) =>
        isOne(Number(data[name])) ? one : many,
      )
      .replace(/\{(\w+)\}/g, (whole, name: string) => (name in data ? String(data[name]) : whole)),
  );
}

/** In French nothing is counted like one: « 0 carte », “0 cards”. */
function isOne(count: number): boolean {
  return prefs.language === "fr" ? Math.abs(count) < 2 : count === 1;
}

/**
 * French keeps its high punctuation on the line: no break before « : ; ! ? » nor inside guillemets, nor before « % ».
 * A negative number has a minus sign.
 */
export function typeset(text: string): string {
  return text
    .replace(/ (?=[;!?])/g, "\u202f")
    .replace(/ (?=[:»])|(?<=\d) (?=%)/g, "\u00a0")
    .replace(/« /g, "«\u00a0")
    .replace(/(^|[\s(])-(?=\d)/g, "$1−");
}

/** A figure with a true minus sign; what is shared among several may be « 27,5 ». */
export function figure(value: number): string {
  const plain = String(Math.abs(value));
  const written = prefs.language === "fr" ? plain.replace(".", ",") : plain;
  return value < 0 ? `−${written}` : written;
}

/** The scores of a game side by side: « 12 – −10 – 0 »; `order` names the seats whose figures come first. */
export function figures(scores: readonly number[], order: readonly number[] = []): string {
  const ordered = order.length ? order.map((seat) => scores[seat - 1] ?? 0) : scores;
  return ordered.map(figure).join("\u00a0– ");
}

/** A text given in both languages, in the reader's. */
export function said(text: { fr: string; en: string }): string {
  return typeset(text[prefs.language]);
}

/** As the beginning of a line. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** As the end of a line that has begun already; what stands in capitals stays so. */
export function lowered(text: string): string {
  return /^\p{Lu}(?!\p{Lu})/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

export function has(key: string): key is Key {
  return key in fr;
}
