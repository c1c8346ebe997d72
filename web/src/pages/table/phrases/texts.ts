/** What stands around the phrases people say to each other; the phrases themselves come with the messages. */
import { speaker } from "../../../lib/i18n";

const fr = {
  say: "Dire…",
  title: "Dire aux autres",
  one: "Dire à {name}",
  line: "{name} : {phrase}",
  you: "Vous",
};
const en: Record<keyof typeof fr, string> = {
  say: "Say…",
  title: "Say to the others",
  one: "Say to {name}",
  line: "{name}: {phrase}",
  you: "You",
};

export const t = speaker<keyof typeof fr>({ fr, en });
