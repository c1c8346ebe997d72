"""What can go wrong outside the rules, as values: a code, a status, a sentence in both languages."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from joute.play import Game, Language, Refusal, Refused, Sentence

ERRORS: Mapping[str, Sentence] = {
    "no_table": Sentence("cette table n’existe pas", "there is no such table"),
    "no_tournament": Sentence("ce tournoi n’existe pas", "there is no such tournament"),
    "not_the_organiser": Sentence("c’est l’affaire de l’organisateur", "that is for the organiser to do"),
    "own_match": Sentence("on n’arbitre pas son propre match", "nobody referees their own match"),
    "not_your_place": Sentence("vous n’êtes pas ce joueur", "you are not that player"),
    "no_invitation": Sentence(
        "ce lien n’est plus valable : demandez-en un autre", "this link is no longer valid: ask for another"
    ),
    "not_your_seat": Sentence("cette place n’est pas la vôtre", "that seat is not yours"),
    "too_fast": Sentence("trop de demandes : patientez un instant", "too many requests: wait a moment"),
    "too_large": Sentence("message trop long", "the message is too long"),
    "unreadable": Sentence("message illisible : {detail}", "unreadable message: {detail}"),
    "crowded": Sentence("trop de monde à cette table", "too many people at this table"),
    "foreign_origin": Sentence("origine refusée", "origin refused"),
    "hints_off": Sentence("les indices sont coupés à cette table", "hints are off at this table"),
    "being_played": Sentence(
        "cette partie se joue ici sans aide : attendez qu’elle soit finie",
        "this game is being played here without help: wait until it is over",
    ),
    "too_many_tables": Sentence(
        "trop de parties contre la machine depuis cette adresse ({detail}) : finissez-en une",
        "too many games against the machine from this address ({detail}): finish one first",
    ),
    "too_many_lists": Sentence(
        "trop de listes de mots différentes depuis cette adresse ({detail} par heure)",
        "too many different word lists from this address ({detail} an hour)",
    ),
    "place_held": Sentence(
        "cette place est tenue par quelqu’un à votre table : lui seul peut la déplacer",
        "this place is held by somebody at your own table: only they can move it",
    ),
    "no_hint": Sentence("aucun coup légal à montrer", "no legal move to show"),
    "waiting": Sentence("la partie n’a pas commencé", "the game has not begun"),
    "busy": Sentence("le serveur est débordé : réessayez", "the server is overloaded: try again"),
    "moved_on": Sentence("la table a changé entre-temps", "the table has moved on meanwhile"),
    "server_only": Sentence("le temps est l’affaire du serveur", "time is the server's business"),
    "not_over": Sentence("la partie n’est pas finie", "the game is not over"),
    "not_found": Sentence("rien à cette adresse", "nothing at this address"),
}
SETUP: Mapping[str, Sentence] = {
    "no_word_list": Sentence(
        "ce serveur n’a pas la liste de mots « {value} » : envoyez-la d’abord",
        "this server does not have the word list “{value}”: send it first",
    ),
    "first_is_me": Sentence("il faut au moins une personne à la table", "a table needs at least one person"),
}
STATUS: Mapping[str, int] = {
    "no_table": 404,
    "no_tournament": 404,
    "not_the_organiser": 403,
    "own_match": 403,
    "not_your_place": 403,
    "not_found": 404,
    "no_invitation": 410,
    "not_your_seat": 403,
    "foreign_origin": 403,
    "too_fast": 429,
    "too_large": 413,
    "busy": 503,
    "moved_on": 409,
    "being_played": 409,
    "too_many_tables": 429,
    "too_many_lists": 429,
    "place_held": 403,
    "not_over": 409,
}


class GameRefused(Refused):
    """A refusal that must be said in a game's own words."""

    def __init__(self, refusal: Refusal, game: Game) -> None:
        super().__init__(refusal)
        self.game = game


@contextmanager
def speaking_for(game: Game) -> Iterator[None]:
    """What is refused inside is said with the game's sentences."""
    try:
        yield
    except Refused as refused:
        raise GameRefused(refused.refusal, game) from None


class RequestError(Exception):
    """Raised inside the server; the edge turns it into an answer."""

    def __init__(self, code: str, detail: str = "", retry_ms: int = 0) -> None:
        super().__init__(code)
        self.code = code
        self.detail = detail
        self.retry_ms = retry_ms

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 422)

    def message(self, language: Language) -> str:
        return ERRORS[self.code].say(language, {"detail": self.detail})
