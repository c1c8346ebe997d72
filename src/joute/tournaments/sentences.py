"""What the organiser's desk answers, in both languages."""

from __future__ import annotations

from collections.abc import Mapping

from joute.play import Sentence

SENTENCES: Mapping[str, Sentence] = {
    "unknown_entry": Sentence(
        "« {text} » : inscription inconnue ({known})", "“{text}”: unknown entry ({known})"
    ),
    "entry_form": Sentence("on écrit « {form} »", "it is written “{form}”"),
    "unknown_player": Sentence(
        "il n’y a pas de joueur n° {player} : vérifiez le numéro",
        "there is no player {player}: check the number",
    ),
    "unknown_name": Sentence(
        "« {name} » ne désigne aucun joueur, ou plusieurs : écrivez le nom entier",
        "“{name}” is nobody’s name here, or fits several: write the whole name",
    ),
    "unknown_table": Sentence(
        "la table {table} n’a pas de partie en cours : vérifiez son numéro",
        "table {table} has no game being played: check its number",
    ),
    "other_players": Sentence(
        "ce n’est pas le nombre de joueurs de la table {table} : donnez les points de chacun",
        "that is not table {table}’s number of players: give the points of each",
    ),
    "name_taken": Sentence(
        "« {name} » figure deux fois dans la liste ; ajoutez une initiale à l’un des deux noms",
        "“{name}” is in the list twice; add an initial to one of the two names",
    ),
    "too_many_machines": Sentence(
        "{most} machines au plus dans un tournoi : invitez des personnes",
        "{most} machines at most in a tournament: invite people",
    ),
    "too_many": Sentence(
        "le tournoi est complet : retirez d’abord quelqu’un",
        "the tournament is full: withdraw somebody first",
    ),
    "event_over": Sentence(
        "le tournoi est fini : annulez sa fin dans l’historique pour le reprendre",
        "the tournament is over: undo its end in the history to go on",
    ),
    "round_open": Sentence(
        "on n’entre et ne sort qu’entre deux tours : attendez la fin de celui-ci",
        "players come and go between rounds only: wait for the end of this one",
    ),
    "already_withdrawn": Sentence("{name} ne joue déjà plus", "{name} has already withdrawn"),
    "already_away": Sentence("{name} n’est pas là en ce moment", "{name} is not here at the moment"),
    "already_here": Sentence("{name} joue déjà", "{name} is already playing"),
    "table_sizes": Sentence(
        "une table réunit de {fewest} à {most} joueurs", "a table seats {fewest} to {most} players"
    ),
    "no_swap": Sentence(
        "choisissez deux joueurs de ce tour, à deux tables différentes ou à deux places",
        "choose two players of this round, in two different places",
    ),
    "swap_too_late": Sentence(
        "un des deux a déjà un résultat : annulez-le d’abord",
        "one of the two already has a result: undo it first",
    ),
    "not_points": Sentence(
        "« {text} » n’est pas un nombre de points : écrivez par exemple 34, ou 0 pour qui est sorti",
        "“{text}” is not a number of points: write 34, say, or 0 for whoever went out",
    ),
    "impossible_hand": Sentence(
        "aucune main ne compte {points} points (au plus {most}) : refaites l’addition des cartes tenues",
        "no hand counts {points} points ({most} at most): add up the cards held again",
    ),
    "impossible_score": Sentence(
        "aucune partie ne finit sur {points} : de {least} à {most} points sont possibles",
        "no game ends with {points}: {least} to {most} points are possible",
    ),
    "impossible_step": Sentence(
        "aucune partie ne finit sur {points} : les points vont de {step} en {step}, de {least} à {most}",
        "no game ends with {points}: points go by {step}, from {least} to {most}",
    ),
    "fewer_points": Sentence(
        "{name} gagnerait avec moins de points : {mine} contre {theirs}. Confirmez si c’est bien cela "
        "(abandon, temps dépassé)",
        "{name} would win with fewer points: {mine} to {theirs}. Confirm if that is so (resignation, time)",
    ),
    "unequal_draw": Sentence(
        "une nulle à {mine} contre {theirs} ? Confirmez si c’est bien cela",
        "a draw at {mine} to {theirs}? Confirm if that is so",
    ),
    "tables_opened": Sentence(
        "les tables de ce tour sont déjà ouvertes en ligne : laissez-les finir, ou entrez leurs résultats",
        "the tables of this round are already open online: let them finish, or enter their results",
    ),
    "no_secret": Sentence(
        "les donnes de ce tournoi ne sont pas à vérifier : aucun nombre n’y est mêlé",
        "the deals of this tournament are not to be verified: no numbers are mixed in",
    ),
    "numbers_closed": Sentence(
        "le jeu a commencé : plus aucun nombre n’est pris", "play has begun: no more numbers are taken"
    ),
    "secret_too_early": Sentence(
        "le secret des donnes paraît une fois le tournoi fini",
        "the deals’ secret is shown once the tournament is over",
    ),
    "another_secret": Sentence(
        "ce n’est pas le secret promis : son empreinte est une autre",
        "that is not the secret promised: its digest is another one",
    ),
    "secret_shown": Sentence(
        "le secret des donnes est publié : ce tournoi ne peut plus ouvrir de tour",
        "the deals’ secret is published: this tournament can open no more rounds",
    ),
    "nothing_to_verify": Sentence(
        "ce fichier ne publie pas de secret : ses donnes ne se vérifient pas, ou pas encore",
        "this file publishes no secret: its deals cannot be verified, or not yet",
    ),
    "not_signed": Sentence("ce n’est pas un fichier de résultats signé", "this is not a signed results file"),
    "wrong_signature": Sentence(
        "la signature ne correspond pas : le fichier a été changé après coup",
        "the signature does not fit: the file was changed afterwards",
    ),
    "game_refused": Sentence(
        "la partie {where} (tour, table, partie) ne suit pas les règles",
        "game {where} (round, table, game) does not follow the rules",
    ),
    "other_result": Sentence(
        "la partie {where} (tour, table, partie) donne un autre résultat que celui inscrit",
        "game {where} (round, table, game) has another result than the one entered",
    ),
    "no_such_entry": Sentence("il n’y a pas d’entrée n° {number}", "there is no entry {number}"),
    "entry_depends": Sentence(
        "l’entrée n° {number} (« {text} ») en dépend : annulez-la d’abord, ou corrigez au lieu d’annuler",
        "entry {number} (“{text}”) depends on it: undo that one first, or correct instead of undoing",
    ),
    "round_moved": Sentence(
        "des résultats de ce tour sont inscrits : annulez-les d’abord",
        "results of this round are entered: undo them first",
    ),
    "already_drawn": Sentence("les places sont déjà tirées au sort", "the lots are already drawn"),
    "not_drawn": Sentence("il faut d’abord tirer les places au sort", "the lots must be drawn first"),
    "not_everybody": Sentence(
        "il faut nommer chaque joueur présent une fois (en tout : {players})",
        "every player present must be named once (in all: {players})",
    ),
    "too_few_players": Sentence(
        "joueurs présents : {players} ; il en faut au moins {fewest} pour former une table",
        "players present: {players}; a table needs at least {fewest}",
    ),
    "not_enough": Sentence(
        "joueurs présents : {players} ; il en faut deux, et pas plus pour un match",
        "players present: {players}; two are needed, and no more for a match",
    ),
    "long_hands": Sentence(
        "{article} : une main dure {most} minutes au plus selon la notice ; {minutes} minutes sont convenues",
        "{article}: the rulebook gives a hand {most} minutes at most; {minutes} minutes are agreed",
    ),
    "not_seated": Sentence(
        "{name} ne joue pas ce tour-ci : vérifiez le nom",
        "{name} does not play in this round: check the name",
    ),
    "two_out": Sentence(
        "un seul joueur de la table peut être sorti : corrigez les points des autres",
        "only one player of the table can be out: correct the others’ points",
    ),
    "no_score": Sentence(
        "{name} n’a pas encore de points à parapher : entrez-les d’abord",
        "{name} has no score to initial yet: enter it first",
    ),
    "not_initialled": Sentence(
        "{name} n’a pas fait parapher ses points : faites-les parapher d’abord",
        "{name}’s score is not initialled: have it initialled first",
    ),
    "not_the_neighbour": Sentence(
        "{name} fait parapher ses points par son voisin de gauche, {neighbour}",
        "{name}’s score is initialled by the left-hand neighbour, {neighbour}",
    ),
    "lot_needed": Sentence(
        "à la table {table}, le sort doit désigner le gagnant : tirez-le d’abord",
        "at table {table} a lot must tell the winner: draw it first",
    ),
    "no_lot_needed": Sentence(
        "rien à tirer au sort pour {name}", "there is nothing to draw lots about for {name}"
    ),
    "not_at_the_table": Sentence(
        "le joueur {player} n’est pas un autre joueur de cette table",
        "player {player} is not another player of this table",
    ),
    "fault_stands": Sentence(
        "la main est comptée : la faute est admise", "the hand is counted: the fault stands"
    ),
    "no_such_penalty": Sentence(
        "{name} n’a pas autant de pénalités à ce tour : retirez-en moins",
        "{name} does not have that many penalties in this round: take off fewer",
    ),
    "pairings_are_fixed": Sentence(
        "les rencontres sont fixées : on ne s’inscrit plus",
        "the encounters are fixed: nobody can join any more",
    ),
    "encounters_open": Sentence(
        "des rencontres du tour ne sont pas finies : entrez d’abord leurs résultats",
        "encounters of the round are not finished: enter their results first",
    ),
    "encounter_over": Sentence(
        "cette rencontre est finie : corrigez son résultat s’il est faux",
        "this encounter is over: correct its result if it is wrong",
    ),
    "not_paired": Sentence(
        "{one} et {two} ne se rencontrent pas à ce tour : vérifiez les noms",
        "{one} and {two} do not meet in this round: check the names",
    ),
    "nothing_to_erase": Sentence("rien à effacer", "nothing to erase"),
    "lot_for_third": Sentence(
        "le sort doit d’abord dire qui commence la troisième partie",
        "a lot must first tell who starts the third game",
    ),
    "no_lot_here": Sentence("aucune troisième partie n’attend le sort", "no third game waits for a lot"),
}
