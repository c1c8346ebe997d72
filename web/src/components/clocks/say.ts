/** A clock in the reader's language. */
import { speaker } from "../../lib/i18n";
import { en, fr } from "./texts";
import { wordsOf } from "./words";

export const t = speaker({ fr, en });

export const clockWords = (clock: string): string => wordsOf(clock, t);
