import { speaker } from "../../../lib/i18n";

const fr = {
  title: "Ce que vous pouvez faire",
  lesson: "Apprendre en dix étapes",
  away: "Ne plus afficher",
  rulesOf: "Règles de {game}",
  rules: "Comment jouer",
};

const en: Record<keyof typeof fr, string> = {
  title: "What you can do",
  lesson: "Learn in ten steps",
  away: "Don’t show again",
  rulesOf: "Rules of {game}",
  rules: "How to play",
};

export const t = speaker({ fr, en });
