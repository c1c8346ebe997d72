/** Whether two names are one to whoever hears them: « Camille », « camille » and « Camille » with a space after it. */
export function isSameName(one: string, other: string): boolean {
  return heard(one) === heard(other);
}

/** The first name that somebody before bears already; empty where all differ. */
export function repeated(names: readonly string[]): string {
  return names.find((name, i) => names.slice(0, i).some((before) => isSameName(before, name))) ?? "";
}

function heard(name: string): string {
  return name.trim().replace(/\s+/g, " ").toLocaleLowerCase("fr");
}
