import type { Lie } from "../grid/facing";

/** Red sits where row 1 is; whoever plays black alone has the board turned, everybody else sees it as Red does. */
export function lieFor(reader: number | null): Lie {
  return reader === 2 ? "turned" : "up";
}
