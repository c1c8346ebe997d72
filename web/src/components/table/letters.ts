/** The letters of a move's first word, and which of them it lays. */
import type { Game } from "../../boards/defaults";
import { spelledAs } from "../../lib/letters";
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

/** With the accents that the sentence beside it has. */
export function lettersOf(game: Game, effects: EffectsInfo, says = ""): Letter[] {
  const [word = ""] = wordsOf(game, effects);
  const spelled = game.spelled(effects);
  const squares = spelled?.word === word ? spelled.squares : [];
  const fresh = new Set(spelled?.fresh);
  const spelt = spelledAs(word, says.match(/\p{L}+/gu) ?? []);
  const shown = spelt.length === word.length ? spelt : word; // Œ lies on two squares
  return [...shown].map((letter, i) => ({ letter, fresh: fresh.has(squares[i] ?? "") }));
}
