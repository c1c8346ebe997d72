import { t } from "./texts";

interface Reading {
  form: string;
  grammar: string;
  allowed: boolean;
}

/** So many spellings are told of one word. */
const MOST = 3;

/** What a word may be, one line a spelling: « brésilien, adjectif masculin singulier ou nom masculin singulier ». */
export function grouped(readings: readonly Reading[]): Reading[] {
  const lines = new Map<string, Reading>();
  for (const one of readings) {
    const line = lines.get(one.form);
    if (!line) lines.set(one.form, { ...one });
    else if (line.allowed === one.allowed) line.grammar += t("or") + one.grammar;
    else if (one.allowed) lines.set(one.form, { ...one });
  }
  return [...lines.values()].slice(0, MOST);
}
