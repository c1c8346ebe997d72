import { speaker } from "../../lib/i18n";
import { en } from "./en";
import { fr } from "./fr";

export const texts = { fr, en };
export const t = speaker(texts);
