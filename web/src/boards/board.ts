/** What every board is given. A board draws a view and composes a move; it knows no rules. */
import type { Component, Snippet } from "svelte";
import type { Draft } from "../lib/draft.svelte";
import type { EffectsInfo, Landing, Previewed, State } from "../lib/messages";

export interface BoardProps<View> {
  view: View;
  /** The seat whose view it is; null for a spectator. */
  seat: number | null;
  /** Whether that seat may act now. */
  active: boolean;
  last: EffectsInfo | null;
  preview: Previewed | null;
  draft: Draft;
  /** Play the draft (Enter). */
  play: () => void;
  names?: string[];
  /** Where letters may go, for a board whose letters move. */
  landings?: Landing[];
  /** The challenge bar, for a board that has its own place for it. */
  contest?: Snippet;
}

export type Board = Component<BoardProps<any>>;

export const boards: Record<string, () => Promise<{ default: Board }>> = {
  dames: () => import("./dames/Dames.svelte"),
  jago: () => import("./jago/Jago.svelte"),
  demo: () => import("./demo/Demo.svelte"),
  amusante: () => import("./amusante/Amusante.svelte"),
  lexicon: () => import("./lexicon/Lexicon.svelte"),
  lexiduel: () => import("./lexiduel/Lexiduel.svelte"),
};

/** What a game shows beside its board, besides the players and the moves. */
export interface PanelProps {
  table: State;
  names: string[];
  receivedAt: number;
  active: boolean;
  draft: Draft;
}

export interface Panel {
  /** In place of the players, before the moves (beside the composition), or after them. */
  place: "players" | "composing" | "after";
  when: (table: State) => boolean;
  load: () => Promise<{ default: Component<PanelProps> }>;
}

const always = (): boolean => true;
const seated = (table: State): boolean => table.seat !== null && table.table.status === "playing";

export const panels: Record<string, Panel> = {
  lexiduel: { place: "after", when: always, load: () => import("./lexiduel/OtherStock.svelte") },
  dames: { place: "composing", when: seated, load: () => import("./dames/Announcing.svelte") },
  jago: {
    place: "players",
    when: (table) => table.clock.kind === "disc",
    load: () => import("./jago/DiscPanel.svelte"),
  },
  lexicon: { place: "players", when: always, load: () => import("./lexicon/ScorePad.svelte") },
  demo: { place: "after", when: always, load: () => import("./demo/Payments.svelte") },
};
