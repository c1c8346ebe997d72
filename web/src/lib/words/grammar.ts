/** Readings as a reader is told them, « verbe pendre, participe passé féminin singulier », as `joute.play.grammar` does. */
import type { WordInfo } from "../messages";
import type { Analysis, Header } from "./file";

export interface Judged extends Analysis {
  reason: string;
}

/** A line for each form of a lemma, its persons together; what counts first, the commonest first. */
export function formLines(
  readings: Judged[],
  { grammar }: Header,
  language: "fr" | "en",
): WordInfo["readings"] {
  const column = language === "en" ? 1 : 0;
  const lines = new Map<string, { form: string; text: string; allowed: boolean; persons: string[] }>();
  for (const reading of [...readings].sort(before)) {
    const text = told(reading, grammar, column);
    const allowed = reading.reason === "allowed";
    const key = [reading.form, text, allowed].join("|");
    const line = lines.get(key) ?? { form: reading.form, text, allowed, persons: [] };
    const person = grammar.persons[reading.person]?.[column];
    if (person) line.persons.push(person);
    lines.set(key, line);
  }
  return [...lines.values()].map(({ form, text, allowed, persons }) => ({
    form,
    grammar: persons.length ? `${text} (${persons.join(", ")})` : text,
    allowed,
  }));
}

/** The order of the dictionary's own answers. */
export function before(one: Judged, other: Judged): number {
  const refused = Number(one.reason !== "allowed") - Number(other.reason !== "allowed");
  if (refused || one.frequency !== other.frequency) return refused || other.frequency - one.frequency;
  const [a, b] = [one, other].map((each) => [
    each.lemma,
    each.wordClass,
    each.form,
    each.tense,
    each.person,
  ]) as [string[], string[]];
  const at = a.findIndex((part, i) => part !== b[i]);
  return at < 0 ? 0 : (a[at] ?? "") < (b[at] ?? "") ? -1 : 1;
}

function told(reading: Judged, grammar: Header["grammar"], column: 0 | 1): string {
  const { form, lemma, gender, tense } = reading;
  // a participle that may stand as an adjective is still the verb's
  const name = className(tense ? "ver" : reading.wordClass, grammar, column);
  const details = [
    grammar.tenses[tense]?.[column],
    grammar.inflection[gender]?.[column],
    grammar.inflection[numberOf(reading)]?.[column],
  ];
  const text = details.filter(Boolean).join(" ");
  if (lemma !== form) return `${name} ${lemma}${text ? `, ${text}` : ""}`;
  return text ? `${name} ${text}` : name;
}

/** « Curieux », masculine whatever its number, is no invariable word: its feminine is another form. */
function numberOf({ number, gender }: Judged): string {
  return number === "inv" && (gender === "mas" || gender === "fem") ? "both" : number;
}

function className(code: string, { classes, kinds }: Header["grammar"], column: 0 | 1): string {
  const kind = Object.keys(kinds).find((start) => code.startsWith(start));
  return (kind ? kinds[kind] : classes[code])?.[column] ?? code;
}
