"""The ninety squares that two of the games are played with."""

from joute.letters.stock import Stock

SQUARES = Stock.from_counts(  # DEM-1
    "A7 B2 C3 D3 E12 F2 G2 H1 I6 J1 K1 L4 M3 N5 O5 P2 Q1 R5 S6 T5 U5 V2 W1 X1 Y1 Z1 *3"
)
