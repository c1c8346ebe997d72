/** Clocks in words, in both languages. */
export const fr = {
  "clock": "Pendule",
  "none": "Sans pendule",
  "budget": "{time} chacun pour la partie",
  "increment": "{time} chacun, plus {more} par coup",
  "unequal": "Des temps différents pour chacun",
  "turn": "{time} par coup",
  "disc": "Le disque, {count} minutes chacun",
  "disc.name": "Le disque :",
  "disc.says":
    "Chaque minute entière passée sur un même tour vous est retirée et va à l’autre ; un tour fini dans sa première minute ne coûte rien.",
  "bell": "{time} pour une main",
  "days": "Par correspondance, {time} chacun",
  "custom": "À votre mesure…",
  "minutes": "Minutes par personne",
  "more": "Secondes ajoutées par coup",
  "d": "{count} jours",
  "d.one": "1 jour",
  "h": "{count} heures",
  "h.one": "1 heure",
  "m": "{count} minutes",
  "m.one": "1 minute",
  "s": "{count} secondes",
  "s.one": "1 seconde",
};

export const en: Record<keyof typeof fr, string> = {
  "clock": "Clock",
  "none": "No clock",
  "budget": "{time} each for the game",
  "increment": "{time} each, plus {more} a move",
  "unequal": "Not the same time for everyone",
  "turn": "{time} a move",
  "disc": "The disc, {count} minutes each",
  "disc.name": "The disc:",
  "disc.says":
    "Each full minute spent on one turn is taken from you and goes to the other; a turn ended within its first minute costs nothing.",
  "bell": "{time} for a hand",
  "days": "By correspondence, {time} each",
  "custom": "Your own…",
  "minutes": "Minutes each",
  "more": "Seconds added per move",
  "d": "{count} days",
  "d.one": "1 day",
  "h": "{count} hours",
  "h.one": "1 hour",
  "m": "{count} minutes",
  "m.one": "1 minute",
  "s": "{count} seconds",
  "s.one": "1 second",
};

export type ClockKey = keyof typeof fr;
