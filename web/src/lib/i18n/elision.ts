/** « le score d’Odile », « qu’Odile joue » : before a name with a vowel, or with an h, which names seldom sound. */
export function elided(text: string, data: Record<string, string | number>): string {
  return text.replace(/\b(d|qu)e (?=\{(name|names|asker)\})/g, (whole, bare: string, key: string) =>
    /^[aeiouhœæ]/i.test(String(data[key]).normalize("NFD")) ? `${bare}’` : whole,
  );
}
