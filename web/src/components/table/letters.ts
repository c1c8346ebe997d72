/** The letters of a move's first word, and which of them it lays. */
import type { Game } from "../../boards/defaults";
import type { EffectsInfo } from "../../lib/messages";

export interface Letter {
  letter: string;
  fresh: boolean;
}

/** The word the move spells, first among those it makes. */
export function wordsOf(game: Game, effects: EffectsInfo): string[] {
  const at = effects.words.indexOf(game.spelled(effects)?.word ?? "");
  if (at < 0) return effects.words;
  return [effects.words[at] ?? "", ...effects.words.filter((_, i) => i !== at)];
}

export function lettersOf(game: Game, effects: EffectsInfo): Letter[] {
  const [word = ""] = wordsOf(game, effects);
  const spelled = game.spelled(effects);
  const squares = spelled?.word === word ? spelled.squares : [];
  const fresh = new Set(spelled?.fresh);
  return [...word].map((letter, i) => ({ letter, fresh: fresh.has(squares[i] ?? "") }));
}
