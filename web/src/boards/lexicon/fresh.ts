/** Which letters of a table word the latest play has brought: all, those inserted, or those exchanged. */
export function freshIn(before: string, after: string): number[] {
  const all = [...after].map((_, i) => i);
  if (before.length === after.length) return all.filter((i) => before[i] !== after[i]);
  let kept = 0;
  return all.filter((i) => {
    if (after[i] !== before[kept]) return true;
    kept++;
    return false;
  });
}
