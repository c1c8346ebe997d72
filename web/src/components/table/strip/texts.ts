import { speaker } from "../../../lib/i18n";

const fr = {
  cancel: "Annuler",
  home: "Accueil",
  rule: "règle {article}",
  turns: "retourne {squares}",
  turnsMany: "retourne {count} lettres",
  turnsNot: "laisse {squares}",
  turnsNotMany: "laisse {count} lettres",
};
const en: Record<keyof typeof fr, string> = {
  cancel: "Cancel",
  home: "Home",
  rule: "rule {article}",
  turns: "turns {squares}",
  turnsMany: "turns {count} letters",
  turnsNot: "leaves {squares}",
  turnsNotMany: "leaves {count} letters",
};

export const t = speaker<keyof typeof fr>({ fr, en });
