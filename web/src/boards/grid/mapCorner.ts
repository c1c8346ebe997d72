/** In which corner of a zoomed board its small map hides least. */
import type { Region } from "./viewport.svelte";

export interface Corner {
  high: boolean;
  left: boolean;
}

/** The part of what is in view that the map covers, along its width. */
const COVERS = 0.22;

/** The corner with the fewest squares that matter; among equals the one that comes first. */
export function cornerFor(
  region: Region,
  cell: number,
  columns: number,
  letters: readonly number[],
  cursor: number | null,
): Corner {
  const side = region.width * COVERS;
  const covers = ({ high, left }: Corner, index: number): boolean => {
    const x = ((index % columns) + 0.5) * cell - region.x;
    const y = (Math.floor(index / columns) + 0.5) * cell - region.y;
    if (x < 0 || y < 0 || x > region.width || y > region.height) return false;
    return (left ? x < side : x > region.width - side) && (high ? y < side : y > region.height - side);
  };
  const hides = (corner: Corner): number =>
    letters.filter((index) => covers(corner, index)).length +
    (cursor !== null && covers(corner, cursor) ? letters.length + 1 : 0);
  return [...farthestFirst(region, cell, columns, cursor)].sort((a, b) => hides(a) - hides(b))[0] as Corner;
}

/** From the square being filled, if there is one; else at the lower right. */
function farthestFirst(region: Region, cell: number, columns: number, cursor: number | null): Corner[] {
  const high = cursor !== null && (Math.floor(cursor / columns) + 0.5) * cell > region.y + region.height / 2;
  const left = cursor !== null && ((cursor % columns) + 0.5) * cell > region.x + region.width / 2;
  return [
    { high, left },
    { high: !high, left },
    { high, left: !left },
    { high: !high, left: !left },
  ];
}
