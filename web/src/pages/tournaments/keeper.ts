/** Whoever keeps a tournament, for the pages that show it: this browser's file, or the server. */
import type { DeskInfo, DeskLine } from "../../lib/messages";

export interface Keeper {
  readonly info: DeskInfo | null;
  /** Why the last entry was refused, or could not be sent. */
  readonly trouble: string;
  readonly busy: boolean;
  nameOf(player: number): string;
  /** Enter lines, all of them or none. */
  enter(...lines: DeskLine[]): Promise<boolean>;
  openRound(): Promise<boolean>;
  print(what: "sheets" | "standings"): Promise<void>;
}
