/** The games the browser knows: one line a game. Pages and components ask here, and name no game themselves. */
import amusante from "./amusante";
import dames from "./dames";
import demo from "./demo";
import jago from "./jago";
import lexicon from "./lexicon";
import lexiduel from "./lexiduel";
import { completed, type Game } from "./defaults";

/** In the order of the home page. */
export const games: readonly Game[] = [
  lexiduel,
  dames,
  jago,
  lexicon,
  demo,
  amusante,
  // the next game here
].map(completed);

const known = new Map(games.map((game) => [game.name, game]));
const others = new Map<string, Game>();

export function isGame(name: string): boolean {
  return known.has(name);
}

/** The game of that name; one the browser has no folder for is shown with defaults alone. */
export function gameOf(name: string): Game {
  const game = known.get(name) ?? others.get(name) ?? completed({ name });
  if (!known.has(name)) others.set(name, game);
  return game;
}
