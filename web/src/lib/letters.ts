/** Words as they lie on a board. */

/** In capitals, without accents: « œil » is OEIL. */
export function capitals(word: string): string {
  return unaccented(word.trim().toLowerCase()).toUpperCase();
}

/** Small letters without accents or ligatures. */
export function unaccented(text: string): string {
  return text.replace(/œ/g, "oe").replace(/æ/g, "ae").normalize("NFD").replace(/\p{M}/gu, "");
}

/** A letter as it is shown; a joker that stands for none yet is a star. */
export function shownLetter(letter: string): string {
  return letter === "*" ? "★" : letter;
}

/** The word as one of these spells it, with its accents; as it lies on the board where none does. */
export function spelledAs(word: string, spelt: readonly string[]): string {
  return spelt.find((one) => capitals(one) === word) ?? word;
}
