/** Whoever keeps a tournament, for the pages that show it: a file that is only read, or the server. */
import type { DeskInfo, DeskLine, RefusalInfo } from "../../lib/messages";

export type Printed = "sheets" | "standings" | "badges" | "certificates";

/** Lines on their way to the server: kept on this device until they are stored there. */
export interface Pending {
  id: string;
  lines: DeskLine[];
  next_round: boolean;
  lots: boolean;
  sure: boolean;
  /** When they were entered here. */
  at: number;
  /** Whether the server could not be reached when they were entered. */
  waited: boolean;
  /** Whether another device had entered something else meanwhile, and the organiser was asked. */
  clash?: boolean;
  /** What the players' scores were when these were entered, for those among the lines. */
  saw?: Record<number, number | null>;
  /** Why the server would not take them, once it has said so. */
  refused: string;
}

export interface Keeper {
  readonly info: DeskInfo | null;
  /** Why the last entry was refused, or could not be sent. */
  readonly trouble: string;
  readonly busy: boolean;
  /** What looks like a slip and is asked about before it is entered. */
  readonly doubt: { refusal: RefusalInfo; entry: Pending } | null;
  nameOf(player: number): string;
  /** Enter lines, all of them or none; kept and sent later where the server does not answer. */
  enter(...lines: DeskLine[]): Promise<boolean>;
  /** Put a name right where it was registered: the player keeps number and points. */
  rename(player: number, name: string): Promise<boolean>;
  openRound(): Promise<boolean>;
  drawLots(): Promise<boolean>;
  /** What is on its way for a player's score, or for an entry of an earlier round; null where nothing is. */
  scoreOnItsWay(player: number, entry?: number): string | null;
  complain(sentence: string): void;
  print(what: Printed): Promise<void>;
}
