export const fr = {
  "title": "DÉMO",
  "pitch": "Quatre-vingt-dix carrés à poser, le premier sort.",
  "players": "2 joueurs et plus",
  "board": "Tapis de DÉMO",
  "pays": "À la fin, chacun paie sa main au gagnant",
  "consonant": "la consonne",
  "vowel": "la voyelle",
  "joker": "le joker",
  "stop.follows": "Si l’autre accepte, la partie s’arrête et personne ne paie.",
  "stop.followsAll": "Si tous acceptent, la partie s’arrête et personne ne paie.",
  "moves.title": "Mots posés",
  "due": "la vôtre vaut {points}",
};
