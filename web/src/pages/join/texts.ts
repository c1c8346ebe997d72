import { speaker } from "../../lib/i18n";

const fr = {
  one: "{names} vous invite à une partie de {game}.",
  many: "{names} vous attendent pour une partie de {game}.",
  clock: "Pendule : {clock}.",
  lesson: "Apprendre {game} en dix étapes",
  share: "Envoyer l’invitation…",
  shared: "{name} vous invite à une partie de {game} sur Joute.",
  and: " et ",
};

const en: Record<keyof typeof fr, string> = {
  one: "{names} invites you to a game of {game}.",
  many: "{names} are waiting for you to play {game}.",
  clock: "Clock: {clock}.",
  lesson: "Learn {game} in ten steps",
  share: "Send the invitation…",
  shared: "{name} invites you to a game of {game} on Joute.",
  and: " and ",
};

export const t = speaker({ fr, en });

export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  return names.length > 1 ? names.slice(0, -1).join(", ") + t("and") + last : last;
}
