/** Say something in the reader's language: `t("home.with", { names })`. */
import { prefs } from "../prefs.svelte";
import { en } from "./en";
import { fr, type Key } from "./fr";

export type { Key };
const catalogues = { fr, en };

export function t(key: Key, data: Record<string, string | number> = {}): string {
  return catalogues[prefs.language][key].replace(/\{(\w+)\}/g, (whole, name: string) =>
    name in data ? String(data[name]) : whole,
  );
}

export function has(key: string): key is Key {
  return key in fr;
}
