/** The first word of an address, and the page it opens; the home page has none. */
export const ADDRESSES: Record<string, string> = {
  table: "Table",
  nouvelle: "NewTable",
  regles: "Rules",
  lecons: "Lessons",
  tournois: "Tournaments",
  dictionnaire: "Words",
  regarder: "Watch",
  revoir: "Replay",
  parties: "Games",
  imprimer: "Kit",
  arbitre: "Companion",
  probleme: "Problem",
  problemes: "Problems",
  rejoindre: "Join",
};
