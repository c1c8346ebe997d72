/** A ply as it is played out on a board: which letter does what, when. Pure; boards only draw it. */

/** What a ply moves, by squares (or, in a game without a board, by its own places). */
export interface Motion {
  /** A letter that goes from one square to another. */
  slide: { from: string; to: string } | null;
  /** The word, square by square. */
  path: readonly string[];
  laid: readonly string[];
  turned: readonly string[];
  removed: readonly string[];
}

export type Act = "lift" | "slide" | "take" | "lay" | "trace" | "turn";

export interface Step {
  act: Act;
  square: string;
  /** Milliseconds after the beginning. */
  at: number;
  lasts: number;
}

export interface Script {
  steps: Step[];
  /** From the first step to the end of the last. */
  lasts: number;
}

const LIFT = 120;
const SLIDE = 280;
const TRACE = 80;
const MOST_TRACE = 480;
const LAND = 200;
const TURN = 250;
const STAGGER = 50;
export const LEAST = 700;
export const MOST = 1200;

/** Lift and slide, then the word letter by letter, then what turns; never shorter or longer than a glance. */
export function scriptOf(motion: Motion): Script {
  const steps: Step[] = [];
  let at = 0;
  if (motion.slide) {
    steps.push({ act: "lift", square: motion.slide.to, at, lasts: LIFT });
    steps.push({ act: "slide", square: motion.slide.to, at: LIFT, lasts: SLIDE });
    at = LIFT + SLIDE;
  }
  steps.push(...motion.removed.map((square): Step => ({ act: "take", square, at, lasts: LAND })));
  const word = [...new Set([...motion.path, ...motion.laid])];
  const pace = Math.min(TRACE, MOST_TRACE / Math.max(1, word.length));
  const laid = new Set(motion.laid);
  word.forEach((square, i) => {
    const fresh = laid.has(square);
    steps.push({ act: fresh ? "lay" : "trace", square, at: at + i * pace, lasts: fresh ? LAND : pace });
  });
  at += word.length * pace;
  const turns = Math.min(STAGGER, MOST_TRACE / Math.max(1, motion.turned.length));
  motion.turned.forEach((square, i) => {
    steps.push({ act: "turn", square, at: at + i * turns, lasts: TURN });
  });
  return paced(steps);
}

/** Squeezed into the longest a move may take, and held for the shortest. */
function paced(steps: Step[]): Script {
  const end = Math.max(0, ...steps.map((step) => step.at + step.lasts));
  if (end <= MOST) return { steps, lasts: Math.max(LEAST, end) };
  const factor = MOST / end;
  const squeezed = steps.map((step) => ({ ...step, at: step.at * factor, lasts: step.lasts * factor }));
  return { steps: squeezed, lasts: MOST };
}

/** What one square's letter does, in milliseconds: when it lands, slides in, or turns over. */
export interface Play {
  lands?: number;
  slides?: number;
  turns?: number;
}

/** By square, for a board that draws letter by letter. */
export function playsOf(script: Script): ReadonlyMap<string, Play> {
  const plays = new Map<string, Play>();
  for (const { act, square, at } of script.steps) {
    const play = plays.get(square) ?? {};
    if (act === "lay") play.lands = at;
    else if (act === "slide") play.slides = at;
    else if (act === "turn") play.turns = at;
    else continue;
    plays.set(square, play);
  }
  return plays;
}
