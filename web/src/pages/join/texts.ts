import { speaker } from "../../lib/i18n";

const fr = {
  "one": "{names} vous invite à une partie de {game}.",
  "many": "{names} vous attendent pour une partie de {game}.",
  "nobody": "On vous attend pour une partie de {game}.",
  "pitch": "{pitch} Environ {minutes} minutes.",
  "machines": "{count} {count:machine joue|machines jouent} aussi.",
  "free": "{count} {count:place|places} {count:libre|libres}.",
  "agreed": "Ce qui est convenu",
  "lesson": "Apprendre {game} en dix étapes",
  "rules": "Lire la règle",
  "name.why": "Les autres le verront ; on ne vous le demandera qu’une fois.",
  "sits": "Vous avez déjà votre place à cette table.",
  "back": "Retourner à la table",
  "gone":
    "Toutes les places de ce lien sont prises, ou il est incomplet. Demandez-en un autre à la personne qui vous invite.",
  "none": "Aucune place à prendre",
  "withdrawn": "Cette invitation a été retirée : plus personne n’attend à cette table.",
  "home": "Jouer à autre chose",
};

const en: Record<keyof typeof fr, string> = {
  "one": "{names} invites you to a game of {game}.",
  "many": "{names} are waiting for you to play {game}.",
  "nobody": "A game of {game} is waiting for you.",
  "pitch": "{pitch} About {minutes} minutes.",
  "machines": "{count} {count:machine plays|machines play} too.",
  "free": "{count} free {count:seat|seats}.",
  "agreed": "Rules of this table",
  "lesson": "Learn {game} in ten steps",
  "rules": "Read the rules",
  "name.why": "The others will see it; you will be asked only once.",
  "sits": "You have your seat at this table already.",
  "back": "Back to the table",
  "gone": "Every seat of this link is taken, or it is incomplete. Ask whoever invited you for another.",
  "none": "No seat to take",
  "withdrawn": "This invitation has been withdrawn: nobody waits at that table any more.",
  "home": "Play something else",
};

export const t = speaker({ fr, en });
