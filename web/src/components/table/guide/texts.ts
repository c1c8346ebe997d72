import { speaker } from "../../../lib/i18n";

const fr = {
  title: "Ce que vous pouvez faire",
  titleWhere: "Ce que vous pouvez faire, et où",
  lesson: "Apprendre en dix étapes",
  away: "Ne plus afficher",
  rulesOf: "Règles de {game}",
  rules: "Comment jouer",
  aim: "Le but :",
  understood: "Compris",
};

const en: Record<keyof typeof fr, string> = {
  title: "What you can do",
  titleWhere: "What you can do, and where",
  lesson: "Learn in ten steps",
  away: "Don’t show again",
  rulesOf: "Rules of {game}",
  rules: "How to play",
  aim: "The aim:",
  understood: "Got it",
};

export const t = speaker({ fr, en });
