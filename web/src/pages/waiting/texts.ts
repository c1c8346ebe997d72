import { speaker } from "../../lib/i18n";

const fr = {
  "one": "On attend encore une personne",
  "many": "On attend encore {count} personnes",
  "asked": "On attend que {names} accepte",
  "asked.many": "On attend que {names} acceptent",
  "begins":
    "La partie commence d’elle-même quand tout le monde est assis. Vous pouvez fermer cette page : la table reste dans « Vos parties ».",
  "you": "{name} (vous)",
  "away.absent": "n’est pas sur cette page ; sa place reste prise",
  "away.now": "vient de quitter la page ; sa place reste prise",
  "away.minutes": "a quitté la page il y a {count} min ; sa place reste prise",
  "away.hours": "a quitté la page il y a {count} h ; sa place reste prise",
  "machine": "machine",
  "open": "Place libre",
  "elsewhere": "Le lien d’invitation est chez la personne qui a ouvert la table.",
  "share.one": "Envoyez ce lien à la personne que vous attendez.",
  "share.many": "Un seul lien pour tout le monde : chacun prend la place libre suivante.",
  "link": "Lien d’invitation",
  "seat": "Lien de la place {seat}",
  "perSeat": "Plutôt un lien par place",
  "send": "Envoyer l’invitation…",
  "message": "{name} vous invite à une partie de {game} sur Joute.",
  "message.nameless": "Je vous invite à une partie de {game} sur Joute.",
  "agreed": "Convenu pour cette table",
  "lesson": "La leçon en attendant",
  "rules": "La règle",
};

const en: Record<keyof typeof fr, string> = {
  "one": "Waiting for one more person",
  "many": "Waiting for {count} more people",
  "asked": "Waiting for {names} to accept",
  "asked.many": "Waiting for {names} to accept",
  "begins":
    "The game begins by itself once everyone is seated. You may close this page: the table stays under “Your games”.",
  "you": "{name} (you)",
  "away.absent": "is not on this page; the seat stays taken",
  "away.now": "has just left the page; the seat stays taken",
  "away.minutes": "left the page {count} min ago; the seat stays taken",
  "away.hours": "left the page {count} h ago; the seat stays taken",
  "machine": "machine",
  "open": "Free seat",
  "elsewhere": "Whoever opened the table has the invitation link.",
  "share.one": "Send this link to the person you are waiting for.",
  "share.many": "One link for everybody: each takes the next free seat.",
  "link": "Invitation link",
  "seat": "Link to seat {seat}",
  "perSeat": "A link per seat instead",
  "send": "Send the invitation…",
  "message": "{name} invites you to a game of {game} on Joute.",
  "message.nameless": "I invite you to a game of {game} on Joute.",
  "agreed": "Agreed for this table",
  "lesson": "The lesson meanwhile",
  "rules": "The rules",
};

export const t = speaker({ fr, en });
