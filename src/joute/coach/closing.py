"""The closing paragraph: how the game went, from its numbers."""

from __future__ import annotations

from collections.abc import Sequence

from joute.coach.lines import main_first, percent
from joute.coach.looking import Looked
from joute.coach.players import Player
from joute.coach.verdicts import Verdict
from joute.dictionary import Dictionary
from joute.play import MoveKind, People, Sentence
from joute.play.happenings import spelling
from joute.play.told import NOTHING, built, counted, listed, same, together
from joute.tables import Ply

_FEW = 2
_FAULTS = (
    (Verdict.MISTAKE, ("erreur|erreurs", "mistake|mistakes")),
    (Verdict.BLUNDER, ("grosse erreur|grosses erreurs", "blunder|blunders")),
)
"""Named apart, as « ? » and « ?? » mark them."""


def closing(
    plies: Sequence[Ply],
    looked: Sequence[Looked],
    people: People,
    players: Sequence[Player],
    worst: Sequence[int],
    dictionary: Dictionary,
) -> Sentence:
    """Among many, what is counted for each stands in a table: told are the best of them, the worst moment."""
    judged = [player for player in players if player.was_judged]
    few = len(players) <= _FEW
    finest = max(judged, key=lambda player: player.verdicts.get(Verdict.BEST, 0), default=None)
    praised = players if few or finest is None else (finest,)
    return together(
        _compared(people, judged) if few or not judged else NOTHING,
        _faults(people, judged) if few else NOTHING,
        _contests(plies),
        _praise(plies, looked, people, praised, dictionary),
        _moment(plies, looked, people, worst, dictionary),
    )


def _compared(people: People, judged: Sequence[Player]) -> Sentence:
    """« Précision : Camille 91, Rosalie 84. »"""
    if not judged:
        return Sentence(
            "Aucun coup de cette partie ne se prête à l’analyse.", "No move of this game can be analysed."
        )
    each = [
        built("{who} {n}", "{who} {n}", who=people.who(one.seat), n=Sentence(*(str(one.accuracy),) * 2))
        for one in judged
        if one.accuracy is not None
    ]
    if not each:
        return Sentence(
            "Trop peu de coups jugés pour une précision.", "Too few moves were judged for an accuracy."
        )
    return built("Précision sur 100 : {each}.", "Accuracy out of 100: {each}.", each=listed(each))


def _faults(people: People, judged: Sequence[Player]) -> Sentence:
    told: list[Sentence] = []
    for one in judged:
        faults = [
            counted(one.verdicts[verdict], *words) for verdict, words in _FAULTS if one.verdicts.get(verdict)
        ]
        if not faults:
            told.append(
                people.says(
                    one.seat,
                    "n’avez fait aucune erreur|n’a fait aucune erreur",
                    "made no mistake|made no mistake",
                )
            )
            continue
        who = people.does(one.seat, "avez fait|a fait", "made|made")
        told.append(same("{who} {n}.", who=who, n=listed(faults)))
    return together(*told)


def _contests(plies: Sequence[Ply]) -> Sentence:
    """No search weighs a contest, so « no mistake » says nothing about it."""
    contests = (MoveKind.CHALLENGE, MoveKind.CHALLENGE_RIGHT, MoveKind.CHALLENGE_WRONG)
    if not any(ply.effects.kind in contests for ply in plies):
        return NOTHING
    return Sentence("Les contestations ne sont pas jugées.", "Contests are not judged.")


def _praise(
    plies: Sequence[Ply],
    looked: Sequence[Looked],
    people: People,
    players: Sequence[Player],
    dictionary: Dictionary,
) -> Sentence:
    """For each player who found one: how many best moves, and the one whose words are longest."""
    told: list[Sentence] = []
    for player in players:
        best = [
            number
            for number, one in enumerate(looked, 1)
            if one.seat == player.seat and one.verdict is Verdict.BEST and plies[number - 1].effects.words
        ]
        if not best:
            continue
        fine = max(best, key=lambda number: max(map(len, plies[number - 1].effects.words)))
        longest = f"[{spelling(max(plies[fine - 1].effects.words, key=len), dictionary)}]"
        told.append(
            built(
                "Bien joué : {who} {times} le meilleur coup, {among} {what} au coup {n}.",
                "Well played: {who} the best move {times}, {among} {what} at move {n}.",
                who=people.then_does(player.seat, "avez trouvé|a trouvé", "found|found"),
                times=_times(len(best)),
                among=Sentence("dont", "including") if len(best) > 1 else Sentence("avec", "with"),
                what=Sentence(longest, longest),
                n=_number(plies, fine),
            )
        )
    return together(*told)


def _moment(
    plies: Sequence[Ply],
    looked: Sequence[Looked],
    people: People,
    worst: Sequence[int],
    dictionary: Dictionary,
) -> Sentence:
    """The ply that cost most, by its main word: its number says which move it was."""
    if not worst:
        return NOTHING
    number = worst[0]
    one = looked[number - 1]
    spelt = [f"[{spelling(word, dictionary)}]" for word in main_first(plies[number - 1].effects)[:1]]
    words = listed([Sentence(word, word) for word in spelt])
    before, after = percent(one.chance or 0.0), percent(one.played.chance if one.played else 0.0)
    fell = Sentence(f"de {before} % à {after} %", f"from {before}% to {after}%")
    whose = people.verb(one.seat, "vos|ses", "your|their")
    if not words.fr:  # a card thrown away
        return built(
            "Le moment qui a le plus compté : au coup {n}, {whose} sont tombées {fell}.",
            "The moment that counted most: at move {n}, {whose} fell {fell}.",
            n=_number(plies, number),
            whose=people.of(one.seat, "les chances", "chance of winning"),
            fell=fell,
        )
    return built(
        "Le moment qui a le plus compté : le coup {n}, "
        "où {who} {what} et {whose} chances sont tombées {fell}.",
        "The moment that counted most: move {n}, "
        "where {who} {what} and {whose} chance of winning fell {fell}.",
        n=_number(plies, number),
        who=people.then_does(one.seat, "avez joué|a joué", "played|played"),
        what=words,
        whose=whose,
        fell=fell,
    )


def _number(plies: Sequence[Ply], ply: int) -> Sentence:
    """As the list of moves counts: what chance did, offers to stop and plays let pass have no number."""
    return Sentence(*(str(sum(map(_is_listed, plies[:ply]))),) * 2)


def _is_listed(ply: Ply) -> bool:
    """To let a play pass is listed only where a round ends with it."""
    if ply.effects.kind is MoveKind.ACCEPT:
        return ply.before.scores() != ply.after.scores() or ply.after.outcome() is not None
    return bool(ply.seat) and ply.effects.kind is not MoveKind.END


def _times(count: int) -> Sentence:
    return Sentence("une fois", "once") if count == 1 else counted(count, "fois|fois", "time|times")
