"""The position in one line, written and read.

`<rows> [turn=12] [made=CHAT/1,CHATS/2] [strategic=3] [touched=D3] [adoube=yes] [agreed=1] [captured=AB]
[bag=…] [last=D3.E4.F3] [over=fault/1/DAM-11]`

- rows: row 1 to row 6 from White's side, `/` between them, columns A to H; a capital is White's, a small
  letter Black's, a number so many empty squares, `*` after a letter a joker. Before the deal: `deal`.
- turn: turns played since the deal (White to move when it is even; 1 is Black's first turn).
- made: the words, in order, with the seat that made each; captured, bag: letters off the board.
- last: the latest move's squares: from, to, letters turned.
- over: how a game ended that the board does not show: `resignation/1`, `time/2`, `agreement`,
  `fault/1/DAM-11` (the loser, then the article broken).

Fields left out have their first values: turn 0, no word made, an empty bag (before the deal: all 96 letters).
"""

from joute.games.dames.text.parser import read
from joute.games.dames.text.writer import write

__all__ = ["read", "write"]
