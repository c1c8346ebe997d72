/** In which corner of a zoomed board its small map stands, and its buttons. */
import type { Region } from "./viewport.svelte";

export interface Corner {
  high: boolean;
  left: boolean;
}

/** The board as it is seen: what is in view, how large a square is, and how many stand in a row. */
interface Seen {
  region: Region;
  cell: number;
  columns: number;
}

/** The part of what is in view that the map covers, along its width. */
const COVERS = 0.22;

/** The map stays at the lower right, where it is looked for; it goes up only from the square being filled. */
export function mapCorner(seen: Seen, cursor: number | null): Corner {
  const low = { high: false, left: false };
  return cursor !== null && covers(seen, low, cursor) ? { high: true, left: false } : low;
}

/** Buttons go to the corner with the fewest squares that matter; among equals the one that comes first. */
export function cornerFor(seen: Seen, letters: readonly number[], cursor: number | null): Corner {
  const hides = (corner: Corner): number =>
    letters.filter((index) => covers(seen, corner, index)).length +
    (cursor !== null && covers(seen, corner, cursor) ? letters.length + 1 : 0);
  return [...farthestFirst(seen, cursor)].sort((a, b) => hides(a) - hides(b))[0] as Corner;
}

function covers({ region, cell, columns }: Seen, { high, left }: Corner, index: number): boolean {
  const side = region.width * COVERS;
  const x = ((index % columns) + 0.5) * cell - region.x;
  const y = (Math.floor(index / columns) + 0.5) * cell - region.y;
  if (x < 0 || y < 0 || x > region.width || y > region.height) return false;
  return (left ? x < side : x > region.width - side) && (high ? y < side : y > region.height - side);
}

/** From the square being filled, if there is one; else at the lower right. */
function farthestFirst({ region, cell, columns }: Seen, cursor: number | null): Corner[] {
  const high = cursor !== null && (Math.floor(cursor / columns) + 0.5) * cell > region.y + region.height / 2;
  const left = cursor !== null && ((cursor % columns) + 0.5) * cell > region.x + region.width / 2;
  return [
    { high, left },
    { high: !high, left },
    { high, left: !left },
    { high: !high, left: !left },
  ];
}
