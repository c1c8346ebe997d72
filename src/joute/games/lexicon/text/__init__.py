"""A position of LEXICON in one line: `name=value` fields in any order, most of them optional.

    hands=ACLOTV*/BDGKJ table=TOUR,FARINE turn=1

| field | value | if left out |
|---|---|---|
| `hands` | the cards of each seat, `/` between seats, `*` the Maîtresse | empty |
| `table` | the words, `,` between them, a lower-case letter for a Maîtresse | none |
| `pile` | the discards, the open card last | the stock's first card, if the stock is left out too |
| `stock` | the stock, top card first | all cards not named, A to Z |
| `phase` | `draw` `deal` `play` `shuffle` `closing` `over` | `play` |
| `turn`, `dealer`, `deal` | a seat, a seat, the number of the deal | 1, the seat before, 1 |
| `packs` | packs in this deal | by the players still in (0 before the first deal) |
| `counted`, `penalties` | points of each seat, `/` between them | 0 |
| `standing` | `in`, `limit` or `resigned` for each seat | `in` |
| `last` | author, verb, number, before, after, idle turns of a play: `1/insert/2/MER/AMERTUME/0` | none |
| `accepted`, `verdict` | who accepted it, `/` between; `right` or `wrong` once challenged | nobody, none |
| `idle` | turns since a card was laid or inserted | 0 |
| `drawing`, `agreed` | seats still drawing for the deal, seats that said `end` | none |
| `rung`, `shown` | `1`: the bell has rung; the hands lie open | 0 |
| `outcome` | winners, `by-points`, `resignation` or `agreement`, article: `1+3/by-points/LEX-13` | none |

Cards that are in none of these places have left the round with a player who resigned.
"""

from joute.games.lexicon.text.reader import read
from joute.games.lexicon.text.writer import write

__all__ = ["read", "write"]
