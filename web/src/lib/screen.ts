/**
 * The three ways a table lies on a screen, as media queries. Style sheets write the same conditions out.
 *
 * Wide: board left, players and moves right. Compact: one column, the moves in a sheet. A rail is a compact table on a
 * screen that is wider than high: the board left, everything else beside it, so that nothing is scrolled for.
 */
export const RAIL = "(orientation: landscape) and (max-height: 700px)";
export const COMPACT = `(max-width: 820px), ${RAIL}`;
/** A phone, either way: a question has no room beside what is being composed. */
export const SMALL = `(orientation: portrait) and (max-width: 600px), (orientation: landscape) and (max-height: 480px)`;
