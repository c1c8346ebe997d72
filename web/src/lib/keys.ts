/** Letters from a keyboard: accents fall away, shortcuts are left alone. */

export function letterKey(event: KeyboardEvent): string | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.key.length !== 1) return null;
  const plain = event.key.normalize("NFD").replace(/\p{M}/gu, "").toUpperCase();
  return /^[A-Z]$/.test(plain) ? plain : null;
}
