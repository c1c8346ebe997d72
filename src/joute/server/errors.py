"""What can go wrong outside the rules, as values: a code, a status, a sentence in both languages."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from joute.play import Game, Language, Refusal, Refused, Sentence, as_sentence

ERRORS: Mapping[str, Sentence] = {
    "no_table": Sentence(
        "cette table n’existe pas : vérifiez le lien",
        "there is no such table: check the link",
    ),
    "no_tournament": Sentence(
        "ce tournoi n’existe pas : vérifiez le lien",
        "there is no such tournament: check the link",
    ),
    "not_the_organiser": Sentence(
        "seul l’organisateur peut le faire : demandez-lui",
        "only the organiser can do that: ask them",
    ),
    "own_match": Sentence(
        "on n’arbitre pas son propre match : demandez à quelqu’un d’autre",
        "nobody referees their own match: ask somebody else",
    ),
    "not_your_place": Sentence(
        "vous n’êtes pas ce joueur : prenez la place par votre propre lien",
        "you are not that player: take the place by your own link",
    ),
    "no_invitation": Sentence(
        "cette place est déjà prise : demandez un autre lien à qui vous invite",
        "this seat is already taken: ask whoever invited you for another link",
    ),
    "invitation_withdrawn": Sentence(
        "cette invitation a été retirée : demandez un autre lien à qui vous invitait",
        "this invitation was withdrawn: ask whoever invited you for another link",
    ),
    "not_the_maker": Sentence(
        "seule la personne qui a ouvert la table peut la retirer : demandez-lui",
        "only whoever opened the table can withdraw it: ask them",
    ),
    "already_begun": Sentence(
        "tout le monde est assis, la partie a commencé : jouez, ou abandonnez",
        "everybody is seated and the game has begun: play, or resign",
    ),
    "not_your_seat": Sentence(
        "cette place n’est pas la vôtre : jouez depuis votre place",
        "that seat is not yours: play from your own",
    ),
    "too_fast": Sentence("trop de demandes : patientez un instant", "too many requests: wait a moment"),
    "too_large": Sentence(
        "ce message est trop long : raccourcissez-le",
        "this message is too long: shorten it",
    ),
    "unreadable": Sentence(
        "message illisible ({detail}) : rechargez la page",
        "unreadable message ({detail}): reload the page",
    ),
    "bad_file": Sentence(
        "ce fichier ne peut pas être repris ({detail}) : redemandez-le à qui vous l’a donné",
        "this file cannot be read ({detail}): ask whoever gave it to you for it again",
    ),
    "other_protocol": Sentence(
        "cette page et le serveur n’ont pas la même version : rechargez la page",
        "this page and the server are not of the same version: reload the page",
    ),
    "crowded": Sentence(
        "il y a trop de monde à cette table : réessayez plus tard",
        "there are too many people at this table: try again later",
    ),
    "foreign_origin": Sentence(
        "cette demande vient d’un autre site : revenez à Joute et recommencez",
        "this request comes from another site: come back to Joute and try again",
    ),
    "hints_off": Sentence(
        "les indices sont coupés à cette table : cherchez encore, ou demandez aux autres",
        "hints are off at this table: look again, or ask the others",
    ),
    "no_hint": Sentence(
        "aucun coup à montrer ici : attendez votre tour, ou jouez sans indice",
        "no move to show here: wait for your turn, or play without a hint",
    ),
    "waiting": Sentence(
        "la partie n’a pas commencé : on attend que chacun soit assis",
        "the game has not begun: we are waiting for everybody to sit down",
    ),
    "busy": Sentence(
        "le serveur est débordé : réessayez dans un instant",
        "the server is overloaded: try again in a moment",
    ),
    "moved_on": Sentence(
        "quelque chose a changé entre-temps : regardez, et recommencez",
        "something has changed meanwhile: look at it, and try again",
    ),
    "too_late": Sentence(
        "ce mot ne se conteste plus, on a joué depuis : regardez le coup suivant",
        "that word can no longer be challenged, somebody has played since: look at the next move",
    ),
    "open_to_contest": Sentence(
        "{detail} peut encore être contesté : sa fiche s’ouvrira ensuite",
        "{detail} is still open to challenge: its readings come afterwards",
    ),
    "server_only": Sentence(
        "c’est le serveur qui compte le temps : jouez",
        "the server keeps the time: play",
    ),
    "not_over": Sentence(
        "la partie n’est pas finie : terminez-la d’abord",
        "the game is not over: finish it first",
    ),
    "not_found": Sentence(
        "il n’y a rien à cette adresse : revenez à l’accueil",
        "there is nothing at this address: go back to the home page",
    ),
    "being_played": Sentence(
        "cette position est celle d’une partie qui se joue ici sans aide : attendez qu’elle soit finie",
        "this position is that of a game being played here without help: wait until it is over",
    ),
    "own_game_without_help": Sentence(
        "vous avez une partie sans aide en cours, et c’est sa position : pas d’indice avant sa fin",
        "you are playing a game without help, and this is its position: no hint until it is over",
    ),
    "game_with_somebody_without_help": Sentence(
        "vous avez une partie sans aide en cours avec {detail}, et c’est sa position : "
        "pas d’indice avant sa fin",
        "you are playing a game without help with {detail}, and this is its position: "
        "no hint until it is over",
    ),
    "too_many_tables": Sentence(
        "trop de parties contre la machine depuis cette adresse ({detail}) : finissez-en une",
        "too many games against the machine from this address ({detail}): finish one first",
    ),
    "too_many_lists": Sentence(
        "trop de listes de mots depuis cette adresse ({detail} par heure) : reprenez l’une d’elles",
        "too many different word lists from this address ({detail} an hour): use one of them again",
    ),
    "unreadable_here": Sentence(
        "ce serveur ne sait pas lire ce qui est gardé ici : demandez à qui s’en occupe de le mettre à jour",
        "this server cannot read what is kept here: ask whoever runs it to update it",
    ),
    "place_held": Sentence(
        "cette place est tenue par quelqu’un à votre table : lui seul peut la déplacer",
        "this place is held by somebody at your own table: only they can move it",
    ),
}
SETUP: Mapping[str, Sentence] = {
    "no_word_list": Sentence(
        "ce serveur n’a pas la liste de mots « {value} » : envoyez-la d’abord",
        "this server does not have the word list “{value}”: send it first",
    ),
    "first_is_me": Sentence(
        "il faut au moins une personne à la table : gardez-y une place pour vous",
        "a table needs at least one person: keep a seat for yourself",
    ),
}
STATUS: Mapping[str, int] = {
    "no_table": 404,
    "no_tournament": 404,
    "not_the_organiser": 403,
    "own_match": 403,
    "not_your_place": 403,
    "not_found": 404,
    "no_invitation": 410,
    "invitation_withdrawn": 410,
    "not_the_maker": 403,
    "already_begun": 409,
    "not_your_seat": 403,
    "foreign_origin": 403,
    "too_fast": 429,
    "too_large": 413,
    "busy": 503,
    "unreadable_here": 503,
    "moved_on": 409,
    "too_late": 409,
    "open_to_contest": 409,
    "being_played": 409,
    "own_game_without_help": 409,
    "game_with_somebody_without_help": 409,
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
        return as_sentence(ERRORS[self.code].say(language, {"detail": self.detail}))


class Unreadable(RequestError):
    """A table or tournament that this version cannot make anything of: stored by a newer one, perhaps."""

    def __init__(self) -> None:
        super().__init__("unreadable_here")
