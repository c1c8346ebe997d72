/** Say something in the reader's language: `t("home.with", { names })`. */
import { prefs } from "../prefs.svelte";
import { en } from "./en";
import { fr, type Key } from "./fr";

export type { Key };
const catalogues = { fr, en };

export function t(key: Key, data: Record<string, string | number> = {}): string {
  const text = catalogues[prefs.language][key].replace(/\{(\w+)\}/g, (whole, name: string) =>
    name in data ? String(data[name]) : whole,
  );
  return typeset(text);
}

/** French keeps its high punctuation on the line: no break before « : ; ! ? » nor inside guillemets. */
export function typeset(text: string): string {
  return text
    .replace(/ (?=[;!?])/g, "\u202f")
    .replace(/ (?=[:»])/g, "\u00a0")
    .replace(/« /g, "«\u00a0");
}

/** A text given in both languages, in the reader's. */
export function said(text: { fr: string; en: string }): string {
  return typeset(text[prefs.language]);
}

export function has(key: string): key is Key {
  return key in fr;
}
