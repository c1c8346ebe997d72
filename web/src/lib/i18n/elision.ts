/** « le score d’Odile » : « de » before a name with a vowel, or with an h, which names seldom sound. */
export function elided(text: string, data: Record<string, string | number>): string {
  return text.replace(/\bde (?=\{(name|names|asker)\})/g, (whole, key: string) =>
    /^[aeiouhœæ]/i.test(String(data[key]).normalize("NFD")) ? "d’" : whole,
  );
}
