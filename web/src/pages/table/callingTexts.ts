import { speaker } from "../../lib/i18n";

const fr = {
  yours: "À vous",
  at: "À {name}",
  asks: "{name} attend votre réponse",
  turn: "Au tour de {name}",
  over: "Finie",
  notify: "M’avertir",
  notifyHint: "Une notification quand on vous attend, même dans un autre onglet",
};
const en: Record<keyof typeof fr, string> = {
  yours: "Your turn",
  at: "{name}’s turn",
  asks: "{name} awaits your answer",
  turn: "{name} to play",
  over: "Over",
  notify: "Notify me",
  notifyHint: "A notification when you are waited for, even in another tab",
};
export const t = speaker<keyof typeof fr>({ fr, en });
