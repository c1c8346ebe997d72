/** What the lessons say, besides their own steps. */
import { speaker } from "../../lib/i18n";

const fr = {
  title: "Leçon",
  pitch: "Dix étapes par jeu, en jouant : on pose, on essaie ce qui est interdit, on lit l’article.",
  done: "{done} sur {all}",
  step: "Étape {step} sur {all}",
  steps: "Les étapes",
  learnt: "apprise",
  next: "Suivant",
  again: "Recommencer",
  goOn: "Le faire bien",
  tries: "Essayez, pour voir ce que répond l’arbitre : {task}",
  expected: "Refusé, comme prévu : {why}",
  show: "Montrer",
  play: "Jouez maintenant",
  opening: "On ouvre la leçon…",
  articles: "La règle :",
  tryAgain: "C’est permis, mais ce n’est pas ce qu’on cherche ici.",
  playSub: "Contre la machine, niveau Débutant.",
  other: "Autre leçon",
  unreachable:
    "Sans réseau, l’arbitre ne peut pas juger votre essai : rien n’est compté. Vous pouvez lire la suite ; le plateau revient avec le réseau.",
};

const en: Record<keyof typeof fr, string> = {
  title: "Lesson",
  pitch: "Ten steps a game, by playing: lay, try what is forbidden, read the article.",
  done: "{done} of {all}",
  step: "Step {step} of {all}",
  steps: "The steps",
  learnt: "learnt",
  next: "Next",
  again: "Start again",
  goOn: "Do it right",
  tries: "Try, to see what the referee says: {task}",
  expected: "Refused, as expected: {why}",
  show: "Show me",
  play: "Play now",
  opening: "Opening the lesson…",
  articles: "The rule:",
  tryAgain: "That is allowed, but it is not what we are after here.",
  playSub: "Against the machine, Beginner level.",
  other: "Another lesson",
  unreachable:
    "Without the network the referee cannot judge your try: nothing is counted. You may read on; the board comes back with the network.",
};

export const t = speaker({ fr, en });
