/**
 * A game in the browser is one folder. Its `index.ts` exports a `GameFolder`; everything but the name has a default,
 * so that a game without a board of its own can be played on the generic one.
 */
import type { Component, Snippet } from "svelte";
import type { Draft } from "../lib/draft.svelte";
import type { Texts } from "../lib/i18n";
import type { DestinationInfo, EffectsInfo, RefusalInfo, State } from "../lib/messages";
import type { Motion, Play } from "../lib/stage/script";
import type { AnyView } from "../lib/view";
import type { Lie } from "./grid/facing";
import type { Companion } from "./companion";

export interface GameFolder {
  /** As the server calls it. */
  name: string;
  /** Its own sentences: `title`, `pitch`, `mood`, `players`, `board`, its options and moves. */
  texts?: Texts;
  /** How long a game takes, for the home page. */
  minutes?: number;
  /** How many may sit at one table. */
  most?: number;
  /** A small picture of the game, drawn in an SVG of 200 × 200. */
  face?: Component;
  board?: () => Promise<{ default: Board }>;
  panel?: Panel;
  lesson?: () => Promise<{ default: unknown }>;
  articles?: () => Promise<{ default: unknown }>;
  /** The large figure beside a player's name; the score unless the game counts something else. */
  figure?: (table: State, seat: number) => Figure;
  /** What a score counts, beside the figure at the end: « points » unless the game says otherwise. */
  counts?: (score: number) => string;
  /** Whether the lowest total wins: a point more is then bad news. */
  lowestWins?: boolean;
  /** A line under the figure. */
  note?: (table: State, seat: number) => string;
  /** Whether that line ends with the shape of the seat's letters. */
  namesShapes?: boolean;
  /** Where the game is, in the header; `usual` names the players and the arbitration. */
  stage?: (table: State, usual: () => string[]) => string[];
  /** What happened between two states that is no move, told to the reader; empty where nothing did. */
  happened?: (before: State, now: State) => string;
  /**
   * What contesting a play of `name` rightly and wrongly costs, as a sentence; empty where it costs no points. Where
   * more than one of the reader's `seats` may contest, it is said of whoever does, not of « vous ».
   */
  contestCosts?: (table: State, name: string, seats: number) => string;
  /** The same where there is room: what follows if the word does not exist, and if it does. */
  contestStakes?: (table: State, name: string, seats: number) => Stakes | null;
  /**
   * The one move left to the reader who is on turn and lets the play stand: it is offered in place of accepting, which
   * would only ask for it again. Null where accepting is an answer of its own.
   */
  contestElse?: (table: State) => Move | null;
  /** Whether the board has its own place for the contest bar. */
  contestInBoard?: boolean;
  /** What is asked next while a move is begun and nothing is laid yet; empty where nothing is begun. `marked`: whether the board shows where letters may go. */
  step?: (draft: Draft, marked: boolean) => string;
  /** Which letters of the board those being laid replace, as a sentence; empty where they replace none. */
  replaces?: (table: State, draft: Draft) => string;
  /** Whether a phone keeps a place for the pass button while one may not pass. */
  passes?: boolean;
  /** Where a move was played, in a few characters: « C3 → ». */
  where?: (effects: EffectsInfo) => string;
  /** What a move does to letters, to play it out; a board of squares lays the word it spells. */
  motion?: (effects: EffectsInfo) => Partial<Motion>;
  /** What a letter left in hand counts, where hands are counted. */
  worth?: (view: AnyView, letter: string) => number | undefined;
  /** The word a move spells, square by square. */
  spelled?: (effects: EffectsInfo) => Spelled | null;
  /** What else a move does to letters, for the strip; the squares it empties unless the game says it otherwise. */
  sideEffects?: (effects: EffectsInfo) => string[];
  /** What a move being composed leaves in the player's hand, as a sentence; empty where nothing is held. */
  leaves?: (table: State, effects: EffectsInfo, draft: Draft) => string;
  /** For pictures of a part of the board. */
  crop?: Crop;
  /** Clocks of the game's own, offered beside the usual ones. */
  clocks?: string[];
  /** Whether several games between two players are played as a match. */
  match?: boolean;
  /** Formats of its tournaments, the usual one first; none: no tournaments. */
  formats?: Format[];
  /** The article for which two words must differ in meaning, shown beside the comparison of words. */
  meaningArticle?: string;
  /** What the referee beside a real board needs to know of the game. */
  companion?: () => Promise<{ default: Companion }>;
  /** The beginning of a record, as an example of what may be pasted. */
  sampleRecord?: string;
}

/** A move to be pressed: as the button says it, and as the record writes it. */
export interface Move {
  label: string;
  move: string;
}

/** What a contest is about: the gist of either verdict, and more in small. */
export interface Stakes {
  right: { gist: string; more: string };
  /** `free`: nothing is lost, so that it is no warning. */
  wrong: { gist: string; more: string; free?: boolean };
}

/** What every board is given. A board draws a view and composes a move; it knows no rules. */
export interface BoardProps<View> {
  view: View;
  /** The seat whose view it is; null for a spectator. */
  seat: number | null;
  /** The seat of whoever reads alone; null for spectators, and where several share one screen. */
  reader?: number | null;
  /** Whether that seat may play now. */
  active: boolean;
  last: EffectsInfo | null;
  preview: Preview | null;
  draft: Draft;
  /** Play what is composed (Enter). */
  play: () => void;
  /** Play a move as the record writes it; left out where nothing can be played. */
  act?: (move: string) => void;
  names?: string[];
  /** The squares where a move may start, while nothing is laid. */
  starts?: string[];
  /** Where a letter may go now, shown or not; empty until that is known. */
  open?: readonly string[];
  /** Where letters may go, for a board whose letters move. */
  destinations?: DestinationInfo[];
  /** Why no legal move goes on from what would be laid, as a sentence; empty where one may. */
  whyNot?: (composition: object) => Promise<string>;
  /** The view before the move in `last`, where it is known. */
  before?: View | null;
  /** While a ply is played out: what each letter does when, by square. */
  plays?: ReadonlyMap<string, Play> | null;
  /** The contest bar, for a board that has its own place for it. */
  contest?: Snippet | undefined;
}

export type Board = Component<BoardProps<any>>;

/** What the referee says of the composed move. */
export interface Preview {
  effects: EffectsInfo | null;
  refusal: RefusalInfo | null;
}

/** What a game shows beside its board, besides the players and the moves. */
export interface PanelProps {
  table: State;
  names: string[];
  receivedAt: number;
  active: boolean;
  draft: Draft;
}

export interface Panel {
  /** In place of the players, before the moves (part of composing), or after them. */
  place: "players" | "composing" | "after";
  when?: (table: State) => boolean;
  load: () => Promise<{ default: Component<PanelProps> }>;
}

export interface Figure {
  value: number;
  unit: string;
}

export interface Spelled {
  word: string;
  squares: string[];
  /** The squares whose letters the move has brought there. */
  fresh: readonly string[];
}

export interface Crop {
  of: (view: AnyView, reader: number | null) => DrawnBoard;
  /** The squares to show, besides those where letters were laid or turned. */
  around?: (effects: EffectsInfo) => string[];
}

/** A board as a picture of it needs it: squares by index, row by row from A1. */
export interface DrawnBoard {
  columns: number;
  rows: number;
  /** Which way it lies before the reader; row 1 at the top unless said. */
  lie?: Lie;
  at: (index: number) => { letter: string; seat: number } | null;
  /** A custom property that holds the square's colour. */
  fill: (index: number) => string;
}

export type Format = "hands" | "swiss" | "roundrobin" | "knockout" | "match";
