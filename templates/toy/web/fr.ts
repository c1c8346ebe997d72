export const fr = {
  "title": "TOY",
  "pitch": "Une lettre à la fois.",
  "players": "2 à 4 joueurs",
  "board": "La rangée de TOY",
  "strip.yours": "À vous : choisissez une lettre.",
  "option.size": "Taille",
};
