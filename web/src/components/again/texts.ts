import { speaker } from "../../lib/i18n";

const fr = {
  "level": "Force de la machine",
  "seat": "Votre place",
  "seat.change": "Changer de place",
  "seat.keep": "Garder ma place",
  "seat.draw": "Tirer au sort",
  "seat.of": "{number} · {name}",
  "other": "Changer les réglages…",
  "rematch": "Revanche",
  "rematch.go": "Jouer la revanche",
  "continue": "Continuer d’ici",
  "continue.go": "Continuer contre la machine",
  "continue.says": "Une nouvelle table s’ouvre sur cette position ; celle-ci ne change pas.",
};

const en: Record<keyof typeof fr, string> = {
  "level": "Strength of the machine",
  "seat": "Your seat",
  "seat.change": "Change seats",
  "seat.keep": "Keep my seat",
  "seat.draw": "Draw lots",
  "seat.of": "{number} · {name}",
  "other": "Change the settings…",
  "rematch": "Rematch",
  "rematch.go": "Play the rematch",
  "continue": "Play on from here",
  "continue.go": "Play on against the machine",
  "continue.says": "A new table opens at this position; this one does not change.",
};

export const t = speaker({ fr, en });
