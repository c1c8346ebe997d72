/** What is said about tables put away. */
import { speaker } from "../../lib/i18n";

const fr = {
  away: "Ranger",
  awayOne: "Ranger {game} du {day}",
  awayTable: "Ranger : la partie n’est plus montrée ici, et rien n’y change",
  awayGame: "Ranger la partie de {game}",
};

const en: Record<keyof typeof fr, string> = {
  away: "Put away",
  awayOne: "Put away {game} of {day}",
  awayTable: "Put away: the game is no longer shown here, and nothing in it changes",
  awayGame: "Put away the game of {game}",
};

export const finishedTexts = speaker({ fr, en });
