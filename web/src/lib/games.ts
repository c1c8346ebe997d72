/** The games as the home page presents them. */
import type { Key } from "./i18n";

export const games = [
  { name: "lexiduel", players: "players.two", minutes: 40 },
  { name: "dames", players: "players.two", minutes: 30 },
  { name: "jago", players: "players.two", minutes: 20 },
  { name: "lexicon", players: "players.lexicon", minutes: 25 },
  { name: "demo", players: "players.demo", minutes: 30 },
  { name: "amusante", players: "players.amusante", minutes: 10 },
] as const satisfies { name: string; players: Key; minutes: number }[];

export type GameName = (typeof games)[number]["name"];

export function isGame(name: string): name is GameName {
  return games.some((game) => game.name === name);
}
