"""A game's kit: the leaves of paper that make its box, and their PDF."""

from __future__ import annotations

from dataclasses import dataclass

from joute.kit import texts, typesetting
from joute.kit.boards import board_items, tiles
from joute.kit.cards import CARD_SIZE, card_leaves
from joute.kit.greys import in_greys
from joute.kit.marks import Leaf, Sheet
from joute.kit.packing import Item, listed, packed
from joute.kit.page import Press
from joute.kit.paperwork import first_leaf, rules_leaves, score_leaf
from joute.kit.pieces import piece_leaves, piece_size
from joute.kit.stands import dial_items, rack_items
from joute.kit.wishes import USUAL_SQUARE, Paper, Sides, Wishes
from joute.play import Game, Options, Settings, read_options
from joute.play.box import Board, Box, Cards, Dial, Part, Pieces, Racks


@dataclass(frozen=True, slots=True)
class Kit:
    """All the leaves, in the order they are printed."""

    press: Press
    leaves: tuple[Leaf, ...]
    contents: tuple[tuple[str, int], ...]
    """What the leaves after the first hold, and on how many sheets."""

    @property
    def sheets(self) -> tuple[Sheet, ...]:
        """The pages of the file; printed on both sides, a leaf without a back has an empty one."""
        both = self.press.wishes.sides is Sides.DUPLEX
        pages: list[Sheet] = []
        for leaf in self.leaves:
            pages.append(leaf.front)
            if leaf.back is not None or both:
                pages.append(leaf.back or Sheet(""))
        return tuple(pages if self.press.in_colour else map(in_greys, pages))

    def pdf(self) -> bytes:
        return typesetting.pdf(self.sheets, self.press.size, self.press.title, self.press.wishes.language)

    def picture(self, number: int, dots_per_inch: int) -> bytes:
        """A page as a PNG; pages are counted from 0."""
        sheet = self.sheets[number]
        return typesetting.picture(sheet, self.press.size, self.press.wishes.language, dots_per_inch)


def make_kit(game: Game, settings: Settings, wishes: Wishes) -> Kit:
    box = game.box(settings)
    press = Press(wishes, game.title, wishes.square or _square(box, wishes.paper))
    made: list[tuple[str, list[Leaf]]] = []
    flat = [item for part in box.parts for item in _items(press, part)]
    if flat:
        made.append((listed(dict.fromkeys(item.name for item in flat)), packed(press, flat)))
    made += [
        (_told(press, part), _leaves(press, part)) for part in box.parts if isinstance(part, Pieces | Cards)
    ]
    made += [(press.say(sheet.title), [score_leaf(press, sheet)]) for sheet in box.sheets]
    if rules := rules_leaves(press, box, _pictures(game, settings, box)):
        made.append((press.say(texts.RULES), rules))
    contents = tuple((name, len(leaves)) for name, leaves in made)
    first = first_leaf(press, box, contents, _has_tabs(press, box))
    return Kit(press, (first, *(leaf for _, leaves in made for leaf in leaves)), contents)


def _pictures(game: Game, settings: Settings, box: Box) -> list[str]:
    """The examples beside the rules, drawn by the game itself; they are played as the game usually is."""
    usual = read_options(game.options, {})
    assert isinstance(usual, Options)
    return [
        game.picture(
            game.position(example.position, Settings(example.seats, usual, settings.dictionary)).view(1)
        )
        for example in box.examples
    ]


def _has_tabs(press: Press, box: Box) -> bool:
    boards = (part for part in box.parts if isinstance(part, Board))
    return any(len(tiles(board, press.square, press.room)) > 1 for board in boards)


def _square(box: Box, paper: Paper) -> int:
    """The usual size; on A3 as much smaller as brings a board onto one sheet."""
    boards = [part.shape for part in box.parts if isinstance(part, Board)]
    if paper is not Paper.A3 or not boards:
        return USUAL_SQUARE
    width, height = Press(Wishes(paper), "", USUAL_SQUARE).room
    return min(USUAL_SQUARE, *(int(min(width / shape.columns, height / shape.rows)) for shape in boards))


def _items(press: Press, part: Part) -> list[Item]:
    match part:
        case Board():
            return board_items(press, part)
        case Racks():
            return rack_items(press, part)
        case Dial():
            return dial_items(press, part)
        case _:
            return []


def _leaves(press: Press, part: Pieces | Cards) -> list[Leaf]:
    return piece_leaves(press, part) if isinstance(part, Pieces) else card_leaves(press, part)


def _told(press: Press, part: Pieces | Cards) -> str:
    """« Les lettres (402 de 17 mm) »."""
    size = str(piece_size(press, part)) if isinstance(part, Pieces) else CARD_SIZE
    return press.say(texts.COUNTED, name=press.say(part.name), count=len(part.pieces), size=size)
