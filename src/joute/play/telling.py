"""Every ply as a sentence: a game's own words first, then those that all games share, then the result."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from joute.play.game import Game
from joute.play.happenings import Happened, Telling
from joute.play.moves import CHANCE
from joute.play.sentences import Sentence
from joute.play.told import NOTHING, built, letters, same, signed, together
from joute.play.vocabulary import EndReason, MoveKind


def tell(game: Game, happened: Happened) -> Telling:
    """What is told of the ply, to everybody alike; the last one tells who won."""
    own = game.telling(happened)
    told = own or Telling(shared_sentence(happened))
    outcome = happened.after.outcome()
    if outcome is None or happened.before.outcome():
        return told
    result = game.result(happened.after, outcome, happened.people)
    if own is None and outcome.reason is EndReason.RESIGNATION and happened.before.seats == 2:
        return Telling(result)  # it says who resigned
    return Telling(together(told.sentence, result), told.judged, told.counted)


def shared_sentence(happened: Happened) -> Sentence:
    """What needs no knowledge of the game."""
    if happened.seat == CHANCE:
        return Sentence("Les lettres sont tirées.", "The letters are drawn.")
    if said := _SAID.get(happened.kind):
        return happened.people.says(happened.seat, *said)
    if own := _TOLD.get(happened.kind):
        return own(happened)
    return _played(happened)


def points(happened: Happened) -> Sentence:
    """« : +4 » where the ply brought its author something."""
    gain = happened.gain
    return Sentence(f" : {signed(gain)}", f": {signed(gain)}") if gain else NOTHING


def stopping(happened: Happened) -> Sentence:
    """The first to say so proposes to stop, the others agree."""
    agrees = bool(happened.before.agreed())
    who = happened.people.does(
        happened.seat,
        "acceptez d’arrêter|accepte d’arrêter" if agrees else "proposez d’arrêter|propose d’arrêter",
        "agree to stop|agrees to stop" if agrees else "offer to stop|offers to stop",
    )
    return same("{who}.", who=who)


def _contest(happened: Happened) -> Sentence:
    who = happened.people.does(happened.seat, "contestez|conteste", "challenge|challenges")
    words = happened.words(happened.effects.words)
    right = happened.kind is MoveKind.CHALLENGE_RIGHT
    what = Sentence(f" {words.fr}", f" {words.en}") if words.fr else NOTHING
    return built(
        "{who}{what} : à raison." if right else "{who}{what} : à tort.",
        "{who}{what}: rightly." if right else "{who}{what}: wrongly.",
        who=who,
        what=what,
    )


def _played(happened: Happened) -> Sentence:
    """A word made, or letters laid, or simply a move."""
    what = (
        happened.words(happened.effects.words) if happened.effects.words else letters(happened.effects.laid)
    )
    who = happened.people.does(happened.seat, "posez|pose", "play|plays")
    if not what.fr:
        return happened.people.says(happened.seat, "jouez|joue", "play|plays")
    return same("{who} {what}{points}.", who=who, what=what, points=points(happened))


_SAID: Mapping[MoveKind, tuple[str, str]] = {
    MoveKind.PASS: ("passez|passe", "pass|passes"),
    MoveKind.RESIGN: ("abandonnez|abandonne", "resign|resigns"),
    MoveKind.TIMEOUT: ("n’avez plus de temps|n’a plus de temps", "ran out of time|ran out of time"),
    MoveKind.ACCEPT: ("acceptez|accepte", "accept|accepts"),
}
_TOLD: Mapping[MoveKind, Callable[[Happened], Sentence]] = {
    MoveKind.END: stopping,
    MoveKind.CHALLENGE_RIGHT: _contest,
    MoveKind.CHALLENGE_WRONG: _contest,
}
