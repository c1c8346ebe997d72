"""Small ends of every game, by seed: positions near the end of games between machines of one level.

LEXIDUEL: one or two turns left of games of 3 to 6 rounds. DÉMO: few squares left, all 90 dealt (the other
hand is known) or 25 each (it is not). The amusing rule: the last row that may be taken up. In three games
ends are too large as they come, so a position of the game is made smaller: DAMES keeps three to five letters
a side, JAGO has an empty bag and two or three letters against one, LEXICON's scores are set so that the round
decides the game. All have the whole dictionary.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cache

from joute.bots import choose, warm
from joute.bots.matches import MOST_PLIES, shuffler
from joute.dictionary import Dictionary
from joute.games import registry
from joute.games.amusante.position import AmusantePosition
from joute.games.demo.generate import longest_plays
from joute.games.demo.position import DemoPosition
from joute.games.jago.position import JagoPosition
from joute.games.lexicon.position import LexiconPosition
from joute.games.lexiduel.position import LexiduelPosition
from joute.letters import Stock
from joute.play import CHANCE, Game, Options, Position, Refused, Seat, Settings, read_options

QUICK_MS = 5


@dataclass(frozen=True, slots=True)
class End:
    """A position with the plies that decide it, and how many positions that may come to."""

    settings: Settings
    position: Position
    plies: int
    most: int = 6_000
    wins_at_once: bool = False
    """Whether nothing can be proved but where a move ends the game."""

    @property
    def seat(self) -> Seat:
        return self.position.to_act()[0]


@cache
def settings_of(name: str, *options: tuple[str, str]) -> Settings:
    game = registry.find(name)
    read = read_options(game.options, dict(options))
    assert isinstance(read, Options)
    settings = Settings(2, read, Dictionary.load(game.words))
    warm(game, settings)
    return settings


def self_play(game: Game, settings: Settings, rng: random.Random) -> Iterator[Position]:
    """A game between two machines of one level: every position in which somebody is to move."""
    shuffle, level = shuffler(rng), rng.randint(2, 6)
    position = game.start(settings)
    for ply in range(MOST_PLIES):
        if not (to_act := position.to_act()):
            return
        seat = to_act[0]
        if seat == CHANCE:
            position = position.play(CHANCE, position.chance(shuffle))
            continue
        if position.on_turn() == seat:
            yield position
        move = choose(game, position.view(seat), settings, level, QUICK_MS, rng.getrandbits(32) + ply)
        position = position.play(seat, move)


def end_of(name: str, seed: int) -> End | None:
    """The end of that seed; nothing where the game had none."""
    return _ENDS[name](random.Random(f"end {name} {seed}"))


def _lexiduel(rng: random.Random) -> End | None:
    rounds = rng.randint(3, 6)
    settings = settings_of("lexiduel", ("rounds", str(rounds)))
    left = rng.choice((1, 2, 2))
    for position in self_play(registry.find("lexiduel"), settings, rng):
        assert isinstance(position, LexiduelPosition)
        if 2 * rounds - position.state.turns == left:
            return End(settings, position, left - 1, 1_000_000)
    return None


def _dames(rng: random.Random) -> End | None:
    """Some letters of each side of a game, where they stood, the others taken off."""
    settings, game = settings_of("dames"), registry.find("dames")
    late = [position.text().split() for position in self_play(game, settings, rng)][3:]
    without_jokers = [(rows, fields) for rows, *fields in late if "*" not in rows]
    if not without_jokers:
        return None
    rows, fields = rng.choice(without_jokers)
    rest = [field for field in fields if field.startswith(("turn=", "made="))]
    cells = [cell for row in rows.split("/") for cell in _spread(row)]
    for own in (str.isupper, str.islower):
        squares = [square for square, cell in enumerate(cells) if own(cell)]
        rng.shuffle(squares)
        for square in squares[rng.randint(3, 5) :]:
            cells[square] = "1"
    width = len(_spread(rows.split("/")[0]))
    thinned = "/".join("".join(cells[at : at + width]) for at in range(0, len(cells), width))
    return _read(game, settings, " ".join((thinned, *rest)), 3)


def _spread(row: str) -> list[str]:
    """A row of a text, one sign a square."""
    return [sign for cell in row for sign in ("1" * int(cell) if cell.isdigit() else cell)]


def _jago(rng: random.Random) -> End | None:
    """A board of a game's first turns, the bag empty, two or three letters against one."""
    settings, game = settings_of("jago"), registry.find("jago")
    turns = rng.randint(1, 4)
    for number, position in enumerate(self_play(game, settings, rng)):
        assert isinstance(position, JagoPosition)
        if number < turns:
            continue
        state = position.state
        racks = [rng.sample(rack.letters, min(len(rack.letters), 3)) for rack in state.racks]
        own = state.turn - 1
        racks[own], racks[1 - own] = racks[own][: rng.randint(2, 3)], racks[1 - own][:1]
        first, second = (Stock("".join(sorted(rack))) for rack in racks)
        small = replace(state, racks=(first, second), bag="", aside=Stock(""))
        return _read(game, settings, JagoPosition(small).text(), 3, 3_000)
    return None


def _lexicon(rng: random.Random) -> End | None:
    """The other holds one card or two; whoever goes out has won, or nearly always."""
    settings, game = settings_of("lexicon", ("arbitration", "strict")), registry.find("lexicon")
    for position in self_play(game, settings, rng):
        assert isinstance(position, LexiconPosition)
        hands, seat = position.state.cards.hands, position.to_act()[0]
        if len(hands[2 - seat]) <= 2 and 2 <= len(hands[seat - 1]) <= 5 and rng.random() < 0.5:
            counted = [0, 0]
            counted[seat - 1], counted[2 - seat] = rng.choice((84, 90, 94, 98)), 98
            fields = [field for field in position.text().split() if not field.startswith("counted=")]
            fields.append(f"counted={counted[0]}/{counted[1]}")
            return _read(game, settings, " ".join(fields), 1, 60_000, wins_at_once=True)
    return None


def _demo(rng: random.Random) -> End | None:
    if rng.random() < 0.5:
        return _demo_hidden(rng)
    settings, game = settings_of("demo"), registry.find("demo")
    position = game.start(settings)
    position = position.play(CHANCE, position.chance(shuffler(rng)))
    most = rng.randint(4, 7)
    while position.to_act():
        assert isinstance(position, DemoPosition)
        if sum(map(len, position.state.hands)) <= most:
            return End(settings, position, 14, 3_000)
        found = longest_plays(position.state, position.state.turn, 20)
        if not found:
            return None
        position = position.play(position.state.turn, rng.choice(found))
    return None


def _demo_hidden(rng: random.Random) -> End | None:
    settings, game = settings_of("demo", ("share", "25")), registry.find("demo")
    for position in self_play(game, settings, rng):
        assert isinstance(position, DemoPosition)
        own, other = (len(position.state.hands[seat - 1]) for seat in _both(position))
        if other == 1 and own <= 4:
            return End(settings, position, 8, 6_000)
    return None


def _amusante(rng: random.Random) -> End | None:
    """The last row: whoever takes it up ends the game (AMU-8)."""
    settings, game = settings_of("amusante"), registry.find("amusante")
    last: list[Position] = []
    for position in self_play(game, settings, rng):
        assert isinstance(position, AmusantePosition)
        state = position.state
        other = 3 - position.to_act()[0]
        hidden = len(state.hands[other - 1]) - len(state.known[other - 1])
        if state.rows_left == 1 and state.row and hidden <= 2:
            last.append(position)
    return End(settings, rng.choice(last), 30, 20_000) if last else None


def _both(position: Position) -> tuple[Seat, Seat]:
    seat = position.to_act()[0]
    return seat, 3 - seat


def _read(
    game: Game, settings: Settings, text: str, plies: int, most: int = 6_000, wins_at_once: bool = False
) -> End | None:
    """The position of a text that was made by hand; nothing where it is none, or one that is over."""
    try:
        position = game.position(text, settings)
    except Refused:
        return None
    return End(settings, position, plies, most, wins_at_once) if position.to_act() else None


_ENDS: dict[str, Callable[[random.Random], End | None]] = {
    "lexiduel": _lexiduel,
    "dames": _dames,
    "jago": _jago,
    "lexicon": _lexicon,
    "demo": _demo,
    "amusante": _amusante,
}
