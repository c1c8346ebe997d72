"""Random games: letters conserved, nothing leaked, texts and views whole, an end every time."""

from dataclasses import replace
from random import Random

import pytest
from tests.games.amusante.table import FIXTURE, settings
from tests.games.fixtures import shuffler

from joute.games.amusante import AMUSANTE
from joute.games.amusante.material import as_held
from joute.games.amusante.position import AmusantePosition
from joute.letters.squares import SQUARES
from joute.play import CHANCE, TIMEOUT, Move, Seat, Settings

pytestmark = pytest.mark.slow

ARBITRATIONS = ("strict", "contest")


def random_move(at: AmusantePosition, random: Random, seed: int) -> tuple[Seat, Move]:
    seat = random.choice(at.to_act())
    if seat == CHANCE:
        return seat, at.chance(shuffler(seed))
    late = seat in at.timed() and random.random() < 0.05
    return seat, TIMEOUT if late else random.choice(list(at.moves(seat)))


def elsewhere(at: AmusantePosition, viewer: Seat | None, random: Random) -> AmusantePosition:
    """The same table, the squares the viewer does not see drawn anew."""
    own = at.state.hands[viewer - 1] if viewer else ""
    others = [seat for seat in range(1, at.seats + 1) if seat != viewer]
    seen = as_held(at.state.row) + own + "".join(at.state.known[seat - 1] for seat in others)
    unseen = list(SQUARES.without(seen).letters)
    random.shuffle(unseen)
    hands = list(at.state.hands)
    for seat in others:
        known = at.state.known[seat - 1]
        hidden = [unseen.pop() for _ in range(len(hands[seat - 1]) - len(known))]
        hands[seat - 1] = "".join(sorted([*known, *hidden]))
    return AmusantePosition(replace(at.state, hands=tuple(hands)))


def agreed(seed: int) -> Settings:
    complet = "continue" if seed % 5 == 4 else "arrete"
    ramasser = "contraint" if seed % 3 == 2 else "libre"
    return settings(2 + seed % 4, arbitration=ARBITRATIONS[seed % 2], complet=complet, ramasser=ramasser)


def play_randomly(seed: int) -> list[AmusantePosition]:
    random = Random(seed)
    start = AMUSANTE.start(agreed(seed))
    return FIXTURE.played(start, lambda at: random_move(at, random, seed), most=2000)


@pytest.mark.parametrize("start", range(0, 200, 25))
def test_no_view_depends_on_what_it_may_not_know(start: int) -> None:
    for seed in range(start, start + 25):
        random = Random(seed)
        for at in play_randomly(seed)[1:]:
            viewer = random.choice([None, *range(1, at.seats + 1)])
            assert elsewhere(at, viewer, random).view(viewer) == at.view(viewer)


@pytest.mark.parametrize("seed", range(0, 200, 10))
def test_every_position_is_whole(seed: int) -> None:
    met = play_randomly(seed)
    for at in met:
        assert at.letters() == SQUARES
        assert AMUSANTE.position(at.text(), agreed(seed)) == at
        viewer = seed % (at.seats + 1) or None
        view = at.view(viewer)
        assert AMUSANTE.imagine(view, agreed(seed), shuffler(seed)).view(viewer) == view
    outcome = met[-1].outcome()
    assert outcome is not None and outcome.winners
    assert met[-1].to_act() == ()


@pytest.mark.parametrize("seed", range(4))
def test_every_position_can_be_drawn(seed: int) -> None:
    for at in play_randomly(seed)[:60]:
        drawn = AMUSANTE.drawing(at.view(1), colours=False)
        assert len(drawn.splitlines()) <= 22
        assert max(map(len, drawn.splitlines())) <= 80
        assert "\x1b" in AMUSANTE.drawing(at.view(1), colours=True)
        assert AMUSANTE.picture(at.view(None)).startswith("<svg")
        small = AMUSANTE.thumbnail(at.view(None))
        assert f">{at.view(None).row.upper()}<" in small if at.view(None).row else "<rect" in small


def test_a_deal_shows_each_player_their_own_squares_only() -> None:
    at = AMUSANTE.start(settings(3))
    deal = at.chance(shuffler(3))
    dealt = deal.text().removeprefix("deal ")
    assert at.shown(deal, 2) == f"deal ??????{dealt[6:12]}{'?' * 78}"
    assert at.shown(deal, None) == f"deal {'?' * 90}"
