export const fr = {
  "guide.1":
    "Commencez par une amorce, un petit mot de 2 ou 3 lettres, dans un coin couleur de sable ; un point vert marque où une lettre peut aller.",
  "guide.2":
    "Allongez un mot où deux de vos lettres se suivent, vers les cases teintées : six lettres au plus par coup.",
  "guide.3":
    "Une lettre adverse que vos lettres enjambent est retournée ; au bout du mot, elle reste à l’autre.",
  "guide.4": "Les mots de quatre lettres et plus rapportent un point par lettre à sa couleur.",
  "title": "LEXIDUEL",
  "pitch": "Étendez vos mots, retournez ceux de l’autre.",
  "mood": "retourner des lettres",
  "new.order.line": "La première place joue les bleus et commence.",
  "board": "Plateau de LEXIDUEL",
  "stock.title": "Votre réserve",
  "side.1": "Bleu",
  "side.2": "Rouge",
  "move.amorce_initiale": "Amorce initiale",
  "move.amorce": "Amorce",
  "move.extension": "Extension",
  "move.jonction": "Jonction",
  "stock.of": "Réserve de {name}",
  "note.stock": "{count} {count:lettre|lettres} en réserve",
  "stage.turn": "tour {turn}",
  "stage.turnOf": "tour {turn} sur {rounds}",
  "stock.left": "reste",
};
