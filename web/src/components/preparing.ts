/** What is said while the machines are prepared, once on each computer. */
import { speaker } from "../lib/i18n";

const fr = {
  "preparing":
    "Les machines se préparent, cette fois seulement : {ready} jeux sur {of}. Vous pouvez déjà jouer.",
  "preparing.short": "Les machines se préparent : {ready} jeux sur {of}",
};

const en: Record<keyof typeof fr, string> = {
  "preparing": "The machines are getting ready, this once: {ready} of {of} games. You can play already.",
  "preparing.short": "Machines getting ready: {ready} of {of} games",
};

export const t = speaker({ fr, en });
