import { speaker } from "../../lib/i18n";

const fr = {
  clock: "Pendule : {clock}.",
  contest: "Les joueurs contestent les mots ; personne d’autre ne les vérifie.",
  strict: "L’arbitre refuse les mots inconnus.",
  option: "{label} : {value}.",
  rewritten: "{label} : pas comme dans la règle.",
  listed: "Tout le monde peut regarder.",
  hints: "Indices permis.",
  hintsOff: "Sans indices.",
  dictionary: "Dictionnaire ouvert pendant la partie.",
  dictionaryOff: "Dictionnaire fermé pendant la partie.",
};

const en: Record<keyof typeof fr, string> = {
  clock: "Clock: {clock}.",
  contest: "The players challenge the words; nobody else checks them.",
  strict: "The referee refuses unknown words.",
  option: "{label}: {value}.",
  rewritten: "{label}: not as in the rules.",
  listed: "Anybody may watch.",
  hints: "Hints are allowed.",
  hintsOff: "No hints.",
  dictionary: "The dictionary is open during the game.",
  dictionaryOff: "The dictionary is closed during the game.",
};

export const t = speaker({ fr, en });
