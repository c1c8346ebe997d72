/** Who is not at the table, in words: since when, and what becomes of the game meanwhile. */
import { speaker } from "../../lib/i18n";
import type { Absence } from "./absence";

const fr = {
  "now": "{name} vient de partir.",
  "minutes": "{name} n’est plus là depuis {count} min.",
  "hours": "{name} n’est plus là depuis {count} h.",
  "absent": "{name} n’est pas à la table.",
  "waited.now": "C’est à {name}, qui vient de partir.",
  "waited.minutes": "C’est à {name}, qui n’est plus là depuis {count} min.",
  "waited.hours": "C’est à {name}, qui n’est plus là depuis {count} h.",
  "waited.absent": "C’est à {name}, qui n’est pas à la table.",
  "clock": "Sa pendule tourne.",
  "keeps": "Rien ne presse : vous pouvez fermer la page, la partie reste dans « Mes parties ».",
};
const en: Record<keyof typeof fr, string> = {
  "now": "{name} has just left.",
  "minutes": "{name} has been away for {count} min.",
  "hours": "{name} has been away for {count} h.",
  "absent": "{name} is not at the table.",
  "waited.now": "It is {name}’s turn, but they have just left.",
  "waited.minutes": "It is {name}’s turn, but they have been away for {count} min.",
  "waited.hours": "It is {name}’s turn, but they have been away for {count} h.",
  "waited.absent": "It is {name}’s turn, but they are not at the table.",
  "clock": "Their clock is running.",
  "keeps": "No hurry: you may close the page, the game stays under “My games”.",
};
const t = speaker<keyof typeof fr>({ fr, en });

export interface Missing {
  name: string;
  /** Whether the table waits for them alone. */
  waited: boolean;
  /** Whether their clock goes on. */
  running: boolean;
  /** Whether the reader is seated: the game stays among theirs, however long it takes. */
  seated: boolean;
}

export function absenceText(absence: Absence, { name, waited, running, seated }: Missing): string {
  const { key, count } = absence;
  const said = [t(waited ? `waited.${key}` : key, { name, count })];
  if (running) said.push(t("clock"));
  else if (waited && seated) said.push(t("keeps"));
  return said.join(" ");
}
