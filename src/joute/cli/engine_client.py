"""The table's side of the engine protocol: start a program, show it views, read its moves."""

from __future__ import annotations

import atexit
import shlex
import subprocess
from functools import cache
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import IO

from joute.bots.matches import Player
from joute.cli.bot_sentences import failed
from joute.cli.engine_view import write_view
from joute.play import RESIGN, Game, Move, Refusal, View

START_S = 60
GRACE_S = 5
"""How much longer than its budget an engine may take before its game is lost."""


class EngineClient:
    """One running engine."""

    def __init__(self, command: str) -> None:
        self.command = command
        self._heard: SimpleQueue[str | None] = SimpleQueue()
        try:
            self._process = subprocess.Popen(
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
                errors="replace",
            )
        except (OSError, ValueError, IndexError) as error:
            raise failed("engine_silent", command=command, why=str(error)) from None
        assert self._process.stdin and self._process.stdout
        self._stdin = self._process.stdin
        Thread(target=self._listen, args=(self._process.stdout,), daemon=True).start()
        atexit.register(self.stop)
        self._ask("joute", "jouteok")

    @staticmethod
    @cache
    def running(command: str) -> EngineClient:
        """The engine of that command, started once a process."""
        return EngineClient(command)

    def player(self, game: Game, seats: int, given: tuple[tuple[str, str], ...], budget_ms: int) -> Player:
        """An engine that says nothing readable in time resigns."""
        self._say(f"newgame {game.name} seats {seats}")
        for name, value in given:
            self._say(f"gameoption name {name} value {value}")
        self._ask("isready", "readyok")

        def play(view: View, seed: int) -> Move:
            self._say(f"view {write_view(view)}")
            self._say(f"go movetime {budget_ms} seed {seed}")
            line = self._hear("bestmove ", budget_ms / 1000 + GRACE_S)
            move = None if line is None else game.read_move(line.removeprefix("bestmove "))
            return RESIGN if move is None or isinstance(move, Refusal) else move

        return play

    def stop(self) -> None:
        if self._process.poll() is None:
            self._say("quit")
            try:
                self._process.wait(GRACE_S)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
        self._stdin.close()

    def _ask(self, line: str, answer: str) -> None:
        self._say(line)
        if self._hear(answer, START_S) is None:
            raise failed("engine_silent", command=self.command, why=f"{line} → {answer} ?")

    def _say(self, line: str) -> None:
        try:
            self._stdin.write(f"{line}\n")
            self._stdin.flush()
        except (BrokenPipeError, ValueError):
            pass  # it has gone: the next answer does not come

    def _hear(self, start: str, seconds: float) -> str | None:
        """The next line that begins so; None if the engine stops or time runs out first."""
        end = monotonic() + seconds
        while (left := end - monotonic()) > 0:
            try:
                line = self._heard.get(timeout=left)
            except Empty:
                return None
            if line is None or line.startswith(start):
                return line
        return None

    def _listen(self, stdout: IO[str]) -> None:
        with stdout:
            for line in stdout:
                self._heard.put(line.strip())
        self._heard.put(None)
