/** JAGO beside its real board: racks are hidden, so turns are noted and the letters of each colour counted. */
import type { Checked, Companion } from "../companion";

/** JAG-8: whoever ends a turn has at least one letter more on the board. */
function check(counts: number[], seat: number): Checked {
  const lead = (counts[seat - 1] ?? 0) - (counts[2 - seat] ?? 0);
  return lead > 0
    ? {
        ok: true,
        article: "JAG-8",
        fr: `Avance de ${lead} : le tour est valable.`,
        en: `A lead of ${lead}: the turn is good.`,
      }
    : {
        ok: false,
        article: "JAG-8",
        fr: "Il faut une lettre de plus que l’autre à la fin du tour.",
        en: "The turn must end with one letter more than the other.",
      };
}

/** JAG-11: how many letters are replaced, laid so that they are fewest; the word may grow at both ends. */
function shape(old: string, made: string): Checked {
  const allowed = old.length <= 6 ? 1 : old.length - 5;
  let fewest = Infinity;
  for (let start = 0; start + old.length <= made.length; start++) {
    const changed = [...old].filter((letter, i) => made[start + i] !== letter).length;
    fewest = Math.min(fewest, changed);
  }
  const article = "JAG-11";
  if (fewest === Infinity)
    return {
      ok: false,
      article,
      fr: "Le mot ne raccourcit jamais : ses lettres restent ou sont remplacées.",
      en: "A word never gets shorter: its letters stay or are replaced.",
    };
  return {
    ok: fewest <= allowed && old !== made,
    article,
    fr: `Lettres remplacées : ${fewest}, permises : ${allowed}.`,
    en: `Letters replaced: ${fewest}, allowed: ${allowed}.`,
  };
}

export default {
  clocks: ["disc 5x60s", "disc 3x60s", "none"],
  seats: [2, 2],
  sheet: { kind: "letters", check },
  compare: {
    shape,
    different: {
      article: "JAG-12",
      fr: "Le sens change : le mot est volé.",
      en: "The meaning changes: the word is stolen.",
    },
    same: {
      article: "JAG-13",
      fr: "Le sens ne change pas : on peut allonger, pas remplacer, et rien n’est volé.",
      en: "The meaning does not change: one may lengthen, not replace, and nothing is stolen.",
    },
    eye: {
      article: "JAG-14",
      fr: "À voir sur le plateau : ce mot n’a jamais eu cette forme ici.",
      en: "To be seen on the board: the word has never had this form here.",
    },
  },
  words: "JAG-10",
} satisfies Companion;
