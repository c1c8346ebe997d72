"""The words typed at a table in the terminal, French or English, beside the moves themselves."""

from __future__ import annotations

from itertools import islice

from joute.cli.language import Translator
from joute.letters import unaccented
from joute.play import Game, Position, Seat

HELP, HINT, UNDO, SAVE, LOAD, BOARD, MOVES, QUIT = (
    "help",
    "hint",
    "undo",
    "save",
    "load",
    "board",
    "moves",
    "quit",
)

_WORDS = {
    HELP: ("aide", "help", "?"),
    HINT: ("indice", "hint"),
    UNDO: ("annuler", "reprendre", "undo"),
    SAVE: ("sauver", "enregistrer", "save"),
    LOAD: ("charger", "load"),
    BOARD: ("plateau", "board"),
    MOVES: ("coups", "moves"),
    QUIT: ("quitter", "quit", "exit"),
}
_DECLARATIONS = {
    "passe": "pass",
    "passer": "pass",
    "fin": "end",
    "abandonne": "resign",
    "abandonner": "resign",
    "abandon": "resign",
    "accepte": "accept",
    "accepter": "accept",
    "conteste": "challenge",
    "contester": "challenge",
}
LISTED = 20

_HELP = {
    "fr": """\
{title} : tapez un coup comme dans les parties écrites, ou :
  indice            un indice (encore : un mot, puis le coup)
  coups [N]         les premiers coups légaux
  annuler           reprend votre dernier coup
  passer, fin, abandonner, contester [MOT], accepter
  sauver [FICHIER]  charger [FICHIER]  plateau  aide  quitter
Pour une autre place que la vôtre, son numéro d’abord : « 2 contester ».
Articles du jeu : {articles}.""",
    "en": """\
{title}: type a move as in written records, or:
  hint              a hint (again: a word, then the move)
  moves [N]         the first legal moves
  undo              takes your last move back
  pass, end, resign, challenge [WORD], accept
  save [FILE]  load [FILE]  board  help  quit
For another seat than yours, its number first: “2 challenge”.
Articles of the game: {articles}.""",
}


def read(text: str) -> tuple[str, str]:
    """The command the line begins with, and the rest; an empty command is a move."""
    head, _, rest = text.partition(" ")
    word = unaccented(head).lower()
    return next((name for name, words in _WORDS.items() if word in words), ""), rest.strip()


def in_notation(text: str) -> str:
    """French declarations as the notation has them, after a seat's number or not."""
    words = text.split()
    place = 1 if len(words) > 1 and words[0].isdigit() else 0
    words[place] = _DECLARATIONS.get(unaccented(words[place]).lower(), words[place])
    return " ".join(words)


def seat_and_action(text: str, seat: Seat, seats: int) -> tuple[Seat, str]:
    """« 2 challenge » names its seat; without a number it is the one whose turn it is."""
    head, _, rest = text.partition(" ")
    named = head.isascii() and head.isdigit() and len(head) < 3 and 1 <= int(head) <= seats and bool(rest)
    return (int(head), rest.strip()) if named else (seat, text)


def listing(position: Position, seat: Seat, most: str, tr: Translator) -> str:
    """The first legal moves, and whether there are more."""
    count = int(most) if most.isascii() and most.isdigit() and len(most) < 6 else LISTED
    found = [move.text() for move in islice(position.moves(seat), count + 1)]
    more = [tr("… et d’autres", "… and more")] if len(found) > count else []
    return "\n".join(found[:count] + more) or tr("aucun coup", "no move")


def help_text(game: Game, language: str) -> str:
    articles = f"{game.articles[0]} … {game.articles[-1]}"
    return _HELP["en" if language == "en" else "fr"].format(title=game.title, articles=articles)
