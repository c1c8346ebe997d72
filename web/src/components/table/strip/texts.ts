import { speaker } from "../../../lib/i18n";

const fr = { cancel: "Annuler", rule: "règle {article}" };
const en: Record<keyof typeof fr, string> = { cancel: "Cancel", rule: "rule {article}" };

export const t = speaker<keyof typeof fr>({ fr, en });
