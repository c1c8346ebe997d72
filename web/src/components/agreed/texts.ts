import { speaker } from "../../lib/i18n";

const fr = {
  clock: "Pendule : {clock}.",
  option: "{label} : {value}.",
};

const en: Record<keyof typeof fr, string> = {
  clock: "Clock: {clock}.",
  option: "{label}: {value}.",
};

export const t = speaker({ fr, en });
