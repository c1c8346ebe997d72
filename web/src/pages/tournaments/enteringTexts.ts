/** What is said to who comes to play, and to who lets them in. */
import { speaker } from "../../lib/i18n";

const fr = {
  "join.pitch": "Inscrivez-vous pour jouer. Pour regarder, il n’y a rien à faire.",
  "join.organiser": "Vous jouez aussi ? Inscrivez-vous.",
  "join.taken":
    "« {name} » est déjà dans la liste. Si c’est vous, demandez votre lien à la personne qui organise : il donne votre place. Sinon, ajoutez une initiale.",
  "signed": "Inscrits : {count}",
  "unreached.title": "Ouvrir le tour quand même ?",
  "unreached.pitch":
    "{names} {count:n’a pas encore ouvert son lien|n’ont pas encore ouvert leur lien} : à la table, on {count:l’attendrait|les attendrait}. {count:Envoyez-lui son lien|Envoyez à chacun son lien}, à côté de son nom, ou décochez qui ne viendra pas.",
  "unreached.yes": "Ouvrir quand même",
  "unreached.no": "Attendre",
  "unreached.short": "lien à envoyer",
  "how.online.2": "Envoyez le lien du tournoi : chacun s’inscrit sur son appareil, même entre deux tours.",
  "how.online.3": "Ouvrez le tour : les places sont tirées au sort et chacun est mené à sa table.",
  "how.online.4": "On joue ; le site compte et classe. Tout se corrige, même un tour passé.",
};
const en: Record<keyof typeof fr, string> = {
  "join.pitch": "Register to play. To watch, there is nothing to do.",
  "join.organiser": "Are you playing too? Register.",
  "join.taken":
    "“{name}” is on the list already. If that is you, ask the organiser for your link: it gives you your place. Otherwise add an initial.",
  "signed": "Registered: {count}",
  "unreached.title": "Open the round all the same?",
  "unreached.pitch":
    "{names} {count:has not opened their link|have not opened their links} yet: the table would wait for them. Send {count:it|each theirs}, beside the name, or uncheck who will not come.",
  "unreached.yes": "Open it all the same",
  "unreached.no": "Wait",
  "unreached.short": "send the link",
  "how.online.2": "Send the tournament’s link: all register on their own device, between rounds too.",
  "how.online.3": "Open the round: places are drawn and everybody is taken to their table.",
  "how.online.4": "People play; the site counts and ranks. Everything can be corrected, even a past round.",
};

export const say = speaker<keyof typeof fr>({ fr, en });
