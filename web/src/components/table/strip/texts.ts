import { speaker } from "../../../lib/i18n";

const fr = { cancel: "Annuler" };
const en: Record<keyof typeof fr, string> = { cancel: "Cancel" };

export const t = speaker<keyof typeof fr>({ fr, en });
