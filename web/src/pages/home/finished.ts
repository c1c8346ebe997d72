/** What is said about tables put away. */
import { speaker } from "../../lib/i18n";

const fr = {
  away: "Ranger",
  awayOne: "Ranger {game} du {day}",
  awayTable: "Ranger cette table",
};

const en: Record<keyof typeof fr, string> = {
  away: "Put away",
  awayOne: "Put away {game} of {day}",
  awayTable: "Put this table away",
};

export const finishedTexts = speaker({ fr, en });
