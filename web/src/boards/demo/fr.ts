export const fr = {
  "title": "DÉMO",
  "pitch": "Quatre-vingt-dix carrés à poser, le premier sort.",
  "players": "2 joueurs et plus",
  "board": "Tapis de DÉMO",
  "pays": "À la fin, chacun paie sa main au gagnant",
  "consonant": "la consonne",
  "vowel": "la voyelle",
  "joker": "le joker",
  "moves.title": "Mots posés",
  "due": "la vôtre vaut {points}",
};
