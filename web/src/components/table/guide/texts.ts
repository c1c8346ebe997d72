import { speaker } from "../../../lib/i18n";

const fr = {
  title: "Ce que vous pouvez faire",
  lesson: "Apprendre en dix étapes",
  away: "Ranger pour de bon",
};

const en: Record<keyof typeof fr, string> = {
  title: "What you can do",
  lesson: "Learn in ten steps",
  away: "Put away for good",
};

export const t = speaker({ fr, en });
