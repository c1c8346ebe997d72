"""A game in the terminal: what is typed, what is shown."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from joute.bots import choose
from joute.cli import commands
from joute.cli.failure import Failed
from joute.cli.hints import best_hint, count_hint
from joute.cli.language import translator
from joute.cli.opening import load
from joute.cli.screen import draw_table
from joute.cli.speech import outcome_line, sentence, told_line
from joute.play import CHANCE, RESIGN, Move, Refusal, Seat, Shuffle, unreadable
from joute.tables import Table, TakebackStep

MOST_MACHINE_TURNS = 1_000
THINKING_MS = 1_000
MOST_TOLD = 3


class Session:
    """One conversation around a table: people type, the machine answers for its seats, chance deals."""

    def __init__(
        self,
        table: Table,
        people: frozenset[Seat],
        shuffle: Shuffle,
        language: str,
        level: int,
        curtain: bool,
    ) -> None:
        self.table = table
        self.people = people
        self.language = language
        self._level = level
        self._curtain = curtain
        self.done = False
        self._shuffle = shuffle
        self._tr = translator("en" if language == "en" else "fr")
        self._told = len(table.plies)
        """How many plies have been told."""
        self._grade = 0
        self._hinted: tuple[str, Move] | None = None
        self._shown_to: Seat | None = None
        self._answers: dict[str, Callable[[str, int], str]] = {
            commands.HELP: self._help,
            commands.HINT: self._hint,
            commands.UNDO: self._undo,
            commands.SAVE: self._save,
            commands.LOAD: self._load,
            commands.BOARD: lambda _, __: self.screen(),
            commands.MOVES: self._moves,
            commands.QUIT: self._quit,
        }

    def begin(self, now: int) -> str:
        """Deal, let the machine play if it starts, and show the table."""
        self.table = self.table.started(now)
        return self._proceed(now)

    def hear(self, line: str, now: int) -> str:
        """Answer one typed line."""
        text = line.strip()
        if not text or text.startswith(";"):
            return ""
        command, rest = commands.read(text)
        if command in self._answers:
            return self._answers[command](rest, now)
        return self._act(commands.in_notation(text), now)

    def seat(self) -> Seat:
        """Whose line is read next."""
        to_act = self.table.position.to_act()
        return next((seat for seat in to_act if seat in self.people), to_act[0] if to_act else CHANCE)

    def screen(self) -> str:
        self._shown_to = self.seat()
        return draw_table(self.table, self._shown_to, self.language)

    def prompt(self) -> str:
        return f"{self.seat()}> "

    def needs_curtain(self) -> bool:
        """Whether the screen must change hands first: several people, each with letters to hide."""
        seat = self.seat()
        if not self._curtain or len(self.people) == 1 or seat in (self._shown_to, CHANCE):
            return False
        own, public = self.table.position.view(seat), self.table.position.view(None)
        return replace(own, seat=None) != public

    def curtain(self) -> str:
        asked = self._tr("Au joueur {}, puis Entrée… ", "Player {}, then Enter… ")
        return "\n" * 24 + asked.format(self.seat())

    def _act(self, text: str, now: int) -> str:
        seat, action = commands.seat_and_action(text, self.seat(), self.table.settings.seats)
        ticked = self.table.tick(now)
        if ticked is not self.table:
            self.table = ticked
            return self._tr("temps écoulé", "out of time") + "\n" + self._proceed(now)
        after = self.table.act(seat, action, now)
        if isinstance(after, Refusal):
            return sentence(after, self.table.game.sentences, self.language)
        self.table = after
        return self._proceed(now)

    def _proceed(self, now: int) -> str:
        """Let chance and the machine act until a person is to act, and tell what happened since."""
        self._grade = 0
        for _ in range(MOST_MACHINE_TURNS):
            self.table = self.table.deal(self._shuffle, now)
            to_act = self.table.position.to_act()
            if not to_act or self.people.intersection(to_act):
                break
            self._machine_turn(to_act[0], now)
        return "\n".join([*self._told_lately(), self._table_or_end()])

    def _told_lately(self) -> list[str]:
        """The plies since the table was last shown, the latest few of them."""
        count = len(self.table.plies)
        since, self._told = min(self._told, count), count
        return [told_line(self.table, n, self.language, self._reader()) for n in range(since + 1, count + 1)][
            -3:
        ]

    def _reader(self) -> Seat | None:
        """Who reads « vous »: the one person at this screen."""
        return min(self.people) if len(self.people) == 1 else None

    def _machine_turn(self, seat: Seat, now: int) -> None:
        table, position = self.table, self.table.position
        move: Move = RESIGN
        if next(iter(position.moves(seat)), None) is not None:
            view, seed = position.view(seat), len(table.plies)
            move = choose(table.game, view, table.settings, self._level, THINKING_MS, seed)
        after = self.table.act(seat, move, now)
        assert isinstance(after, Table), (move.text(), after)
        self.table = after

    def _table_or_end(self) -> str:
        shown = draw_table(self.table, None, self.language) if self.needs_curtain() else self.screen()
        if not self.table.over:
            return shown
        self.done = True
        return f"{shown}\n{outcome_line(self.table, self.language, self._reader())}"

    def _help(self, _: str, __: int) -> str:
        return commands.help_text(self.table.game, self.language)

    def _hint(self, _: str, __: int) -> str:
        self._grade = min(3, self._grade + 1)
        position, seat = self.table.position, self.seat()
        if self._grade == 1:
            count = count_hint(position, seat)
            return self._tr("{} coups possibles", "{} possible moves").format(count)
        if self._grade == 2 or self._hinted is None:
            self._hinted = best_hint(position, seat, self.table.settings.dictionary)
        if self._hinted is None:
            return self._tr("aucun mot en vue", "no word in sight")
        word, move = self._hinted
        return word if self._grade == 2 else move.text()

    def _undo(self, _: str, now: int) -> str:
        """Back to before the last move of someone here; everybody at this screen agrees."""
        movers = [ply.seat for ply in self.table.plies if ply.seat in self.people]
        seat = movers[-1] if movers else min(self.people)
        asked = self.table.act(seat, TakebackStep.ASK, now)
        for other in range(1, self.table.settings.seats + 1):
            if isinstance(asked, Table) and other != seat and asked.takeback:
                asked = asked.act(other, TakebackStep.ACCEPT, now)
        if isinstance(asked, Refusal):
            return sentence(asked, self.table.game.sentences, self.language)
        self.table = asked
        self._grade = 0
        return self.screen()

    def _save(self, name: str, _: int) -> str:
        path = Path(name or f"{self.table.game.name}.joute")
        try:
            path.write_text(self.table.record().text(), encoding="utf-8")
        except OSError as error:
            why = error.strerror or ""
            return sentence(unreadable("file_unwritable", path=str(path), why=why), {}, self.language)
        return self._tr("partie écrite dans {}", "record written to {}").format(path)

    def _load(self, name: str, now: int) -> str:
        try:
            table = load(name or f"{self.table.game.name}.joute")
        except Failed as failed:
            return sentence(failed.refusal, failed.sentences, self.language, failed.line)
        self.table = table
        return self.begin(now)

    def _moves(self, most: str, _: int) -> str:
        return commands.listing(self.table.position, self.seat(), most, self._tr)

    def _quit(self, _: str, __: int) -> str:
        self.done = True
        return ""
