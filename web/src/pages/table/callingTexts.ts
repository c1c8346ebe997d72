import { speaker } from "../../lib/i18n";

const fr = {
  yours: "À vous",
  turn: "Au tour de {name}",
  over: "Finie",
  notify: "M’avertir",
  notifyHint: "Une notification quand c’est à vous, même dans un autre onglet",
};
const en: Record<keyof typeof fr, string> = {
  yours: "Your turn",
  turn: "{name} to play",
  over: "Over",
  notify: "Notify me",
  notifyHint: "A notification when it is your turn, even in another tab",
};
export const t = speaker<keyof typeof fr>({ fr, en });
