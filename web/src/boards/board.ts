/** What every board is given. A board draws a view and composes a move; it knows no rules. */
import type { Component } from "svelte";
import type { Draft } from "../lib/draft.svelte";
import type { EffectsInfo, Previewed } from "../lib/messages";

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
