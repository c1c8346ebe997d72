export const fr = {
  "guide.1":
    "Posez une amorce, un petit mot de 2 ou 3 lettres, hors du vert : la première dans un coin couleur de sable, les autres contre un mot.",
  "guide.2":
    "Ou allongez, d’un seul côté, un mot où deux lettres de suite sont à vous : les cases teintées montrent où, six lettres au plus.",
  "guide.3":
    "Sautez une lettre adverse en écrivant : elle prend votre couleur. Au bout du mot, elle reste à l’autre.",
  "guide.4":
    "Marquez le plus de points, un par lettre à votre couleur dans les mots d’au moins quatre lettres.",
  "guide.LXD-7.1":
    "Touchez une case d’un coin couleur de sable, marquée d’un point vert, et écrivez une amorce : un petit mot de 2 ou 3 lettres.",
  "guide.LXD-7.2": "La flèche montre le sens du mot ; touchez encore la case pour la tourner.",
  "guide.LXD-7.3":
    "L’autre vous répond dans le même coin. Au tour suivant, votre petit mot peut grandir, et rapporter.",
  "guide.LXD-8.1":
    "Une amorce vient d’ouvrir un coin : répondez-y dans ce coin, par un petit mot de 2 ou 3 lettres qui la touche.",
  "guide.LXD-8.2":
    "Des lettres côte à côte se lisent ensemble : chaque suite de lettres doit être un mot, dans les deux sens.",
  "guide.LXD-8.3": "La flèche montre le sens du mot ; touchez encore la case pour la tourner.",
  "guide.LXD-10.1":
    "Allongez, d’un seul côté, un mot où deux lettres de suite sont à vous : les cases teintées montrent où, six lettres au plus.",
  "guide.LXD-10.2":
    "Sautez une lettre adverse en écrivant : elle prend votre couleur. Au bout du mot, elle reste à l’autre.",
  "guide.LXD-10.3":
    "À la différence du Scrabble, un mot n’en croise pas un autre par une seule lettre : reliez deux de vos lettres, ou posez contre un mot, hors du vert, une amorce de 2 ou 3 lettres.",
  "starts": "Un point vert marque où une lettre peut aller.",
  "write":
    "Écrivez votre mot (une amorce n’a que 2 ou 3 lettres). La flèche en montre le sens ; touchez encore la case pour la tourner.",
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
  "stock.caption": "Sous chaque lettre, combien il vous en reste.",
  "stock.short": "Vos lettres : ce qu’il en reste",
  "stock.left": "reste",
  "article.LXD-4": "une lettre posée ne bouge plus",
  "article.LXD-5": "un mot formé par contact n’est pas admis",
  "article.LXD-6": "le mot annoncé n’est pas admis",
  "article.LXD-8": "il faut d’abord répondre à l’amorce",
  "article.LXD-9": "l’amorce est mal posée",
  "article.LXD-11": "la jonction est mal faite",
  "gloss.LXD-5": "Contact : des lettres côte à côte se lisent ensemble, dans les deux sens.",
  "gloss.LXD-8": "Amorce : un petit mot de 2 ou 3 lettres. L’autre y répond aussitôt, dans le même coin.",
  "gloss.LXD-9": "Amorce : un petit mot de 2 ou 3 lettres, dans la bordure, contre un autre mot.",
  "gloss.LXD-11": "Jonction : un mot qui part d’une lettre à soi, seule, et en rejoint une autre.",
};
