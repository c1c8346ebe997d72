/** What is said of the reader's own games. */
import { speaker } from "../../lib/i18n";

const fr = {
  "title": "Mes parties",
  "all": "Toutes mes parties",
  "running": "En cours",
  "finished": "Finies",
  "tally": "{won} {won:gagnée|gagnées}, {lost} {lost:perdue|perdues}",
  "ended.won": "gagnée",
  "ended.lost": "perdue",
  "ended.drawn": "nulle",
  "ended.stopped": "arrêtée",
  "ended.over": "finie",
  "away": "Ranger",
  "awayOne": "Ranger {game} du {day}",
  "awayTable": "Ranger : la partie n’est plus montrée ici, et rien n’y change",
  "awayGame": "Ranger la partie de {game}",
  "putAway": "Parties rangées ({count})",
  "justAway": "Partie rangée : retrouvez-la en bas de « Mes parties ».",
  "undo": "Annuler",
  "allAway": "Toutes vos parties sont rangées. La prochaine que vous jouerez se retrouvera ici.",
  "back": "Remettre",
  "backOne": "Remettre {game} du {day}",
  "look": "Revoir",
  "lookOne": "Revoir {game} du {day}",
  "analyse": "Analyser",
  "analyseOne": "Analyser {game} du {day}",
  "none":
    "Aucune partie encore. Celles que vous jouez sur cet appareil se retrouvent ici, avec leur analyse une fois finies.",
  "begin": "Commencer une partie",
  "offline":
    "Hors ligne : voici les parties gardées sur cet appareil. On peut revoir les dernières, pas les analyser.",
  "unreached": "Vos parties ne peuvent pas être lues sans réseau la première fois. Elles viendront avec lui.",
  "most": "Les {count} dernières sont montrées.",
};

const en: Record<keyof typeof fr, string> = {
  "title": "My games",
  "all": "All my games",
  "running": "In play",
  "finished": "Finished",
  "tally": "{won} won, {lost} lost",
  "ended.won": "won",
  "ended.lost": "lost",
  "ended.drawn": "drawn",
  "ended.stopped": "stopped",
  "ended.over": "over",
  "away": "Put away",
  "awayOne": "Put away {game} of {day}",
  "awayTable": "Put away: the game is no longer shown here, and nothing in it changes",
  "awayGame": "Put away the game of {game}",
  "putAway": "Games put away ({count})",
  "justAway": "Game put away: find it at the foot of “My games”.",
  "undo": "Undo",
  "allAway": "All your games are put away. The next one you play will be found here.",
  "back": "Bring back",
  "backOne": "Bring back {game} of {day}",
  "look": "Look again",
  "lookOne": "Look again at {game} of {day}",
  "analyse": "Analyse",
  "analyseOne": "Analyse {game} of {day}",
  "none":
    "No game yet. Those you play on this device are found here, with their analysis once they are over.",
  "begin": "Start a game",
  "offline":
    "Offline: these games are kept on this device. You can look at the latest again, not analyse them.",
  "unreached": "Your games cannot be read without the network the first time. They will come with it.",
  "most": "The latest {count} are shown.",
};

export const t = speaker({ fr, en });
