/** What only the page of a new table says. */
import { speaker } from "../../lib/i18n";

const fr = {
  "more": "Un joueur de plus",
  "fewer": "Un joueur de moins",
  "name": "Son nom",
  "drawn": "Les places sont tirées au sort.",
  "among": "Entre personnes :",
  "among.change": "Modifier",
  "agreed": "Les conventions",
  "agreed.usual": "Celles de la règle.",
  "link": "Créer le lien",
  "offline":
    "Pas de réseau : une table se prépare avec le serveur. En attendant, vous pouvez apprendre le jeu, lire les règles ou tenir la feuille d’une partie sur un vrai plateau.",
  "lesson": "Apprendre le jeu",
  "rules": "Lire les règles",
  "beside": "Arbitre, sur un vrai plateau",
};
const en: typeof fr = {
  "more": "One more player",
  "fewer": "One player fewer",
  "name": "Name",
  "drawn": "The seats are drawn by lot.",
  "among": "Between people:",
  "among.change": "Change",
  "agreed": "What is agreed",
  "agreed.usual": "As the rules say.",
  "link": "Make the link",
  "offline":
    "No network: a table is set by the server. Meanwhile you can learn the game, read the rules or keep the sheet of a game on a real board.",
  "lesson": "Learn the game",
  "rules": "Read the rules",
  "beside": "Referee for a real board",
};
export const t = speaker<keyof typeof fr>({ fr, en });
