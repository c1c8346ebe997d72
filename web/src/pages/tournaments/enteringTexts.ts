/** What is said to who comes to play, and to who lets them in. */
import { speaker } from "../../lib/i18n";

const fr = {
  "join.pitch": "Inscrivez-vous pour jouer. Pour regarder, il n’y a rien à faire.",
  "join.organiser": "Vous jouez aussi ? Inscrivez-vous.",
  "join.taken":
    "« {name} » est déjà dans la liste. Si c’est vous, demandez votre lien à la personne qui organise : il donne votre place. Sinon, ajoutez une initiale.",
  "signed": "Inscrits : {count}",
  "unreached.title": "Ouvrir le tour sans {names} ?",
  "unreached.pitch":
    "{names} : {count:cette place n’est|ces places ne sont} encore sur aucun appareil. Envoyez d’abord {count:son lien|à chacun son lien}, ou décochez qui ne viendra pas : à la table, on attendrait.",
  "unreached.yes": "Ouvrir quand même",
  "unreached.no": "Attendre",
  "unreached.short": "lien pas encore ouvert",
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
  "unreached.title": "Open the round without {names}?",
  "unreached.pitch":
    "{names}: {count:this place is|these places are} on no device yet. First send {count:their link|each of them their link}, or uncheck who will not come: the table would wait for them.",
  "unreached.yes": "Open it all the same",
  "unreached.no": "Wait",
  "unreached.short": "link not opened yet",
  "how.online.2": "Send the tournament’s link: all register on their own device, between rounds too.",
  "how.online.3": "Open the round: places are drawn and everybody is taken to their table.",
  "how.online.4": "People play; the site counts and ranks. Everything can be corrected, even a past round.",
};

export const say = speaker<keyof typeof fr>({ fr, en });
