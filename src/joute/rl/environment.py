"""A game as an agent-environment cycle: who is to act chooses by number among some of the legal moves."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import islice
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from joute.dictionary import Dictionary
from joute.games import registry
from joute.play import CHANCE, RESIGN, Game, Move, Options, Position, Settings, read_options
from joute.rl.observing import observe, size_of

MOST_MOVES = 128
"""The size of the action space."""
LISTED = 100_000
"""Every legal move is listed, and each is as likely to be among those drawn (docs/strength.md has the cost).
Beyond this number, which only turns of several words reach, the rest is left out."""
MOVE_BYTES = 64
MOST_PLIES = 1_000


def env(game: str, seats: int | None = None, listed: int = LISTED, **options: str) -> JouteEnv:
    """The environment of a game; options as on the command line. `listed`: fewer moves listed cost less."""
    found = registry.find(game)
    read = read_options(found.options, options)
    if not isinstance(read, Options):
        raise ValueError(f"{read.reason} {dict(read.data)}")
    return JouteEnv(found, Settings(seats or found.least_seats, read, Dictionary.load(found.words)), listed)


class JouteEnv(AECEnv):  # type: ignore[misc]
    """Agents are `seat_1`, `seat_2`…; action n is the n-th of `infos[agent]["moves"]`.

    An observation holds the view as numbers, the mask of the actions that stand for a move, and the moves as
    bytes of text. Rewards come at the end: 1 for the winners, -1 for the others, 0 for a draw.
    """

    metadata = {"name": "joute_v0", "render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self, game: Game, settings: Settings, listed: int = LISTED, render_mode: str | None = "ansi"
    ) -> None:
        super().__init__()
        self.game, self.settings, self.render_mode = game, settings, render_mode
        self._listed = listed
        self.possible_agents = [f"seat_{seat}" for seat in range(1, settings.seats + 1)]
        self._rng = random.Random(0)
        self._moves: list[Move] = []
        self._plies = 0
        limits = np.iinfo(np.int16)
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(limits.min, limits.max, (size_of(game),), np.int16),
                    "action_mask": spaces.Box(0, 1, (MOST_MOVES,), np.int8),
                    "moves": spaces.Box(0, 255, (MOST_MOVES, MOVE_BYTES), np.uint8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(MOST_MOVES) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        space = self.observation_spaces[agent]
        assert isinstance(space, spaces.Dict)
        return space

    def action_space(self, agent: str) -> spaces.Discrete:
        space = self.action_spaces[agent]
        assert isinstance(space, spaces.Discrete)
        return space

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        self._rng = random.Random(seed)
        self._plies = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._go_on(self.game.start(self.settings))

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent) + 1
        moves = self._moves if agent == self.agent_selection else []
        mask = np.zeros(MOST_MOVES, np.int8)
        mask[: len(moves)] = 1
        return {
            "observation": observe(self.game, self.position.view(seat)),
            "action_mask": mask,
            "moves": _texts(moves),
        }

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not 0 <= action < len(self._moves):
            raise ValueError(f"action {action}: there are {len(self._moves)} moves")
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        self._plies += 1
        seat = self.possible_agents.index(agent) + 1
        self._go_on(self.position.play(seat, self._moves[action]))
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str:
        return self.game.drawing(self.position.view(None), colours=False)

    def close(self) -> None:
        """Nothing is held open."""

    def _go_on(self, position: Position) -> None:
        """Let chance act, then look who is next and what they may do."""
        while CHANCE in position.to_act():
            position = position.play(CHANCE, position.chance(self._shuffled))
        self.position = position
        if outcome := position.outcome():
            for seat, agent in enumerate(self.possible_agents, 1):
                won = 1 if seat in outcome.winners else -1
                self.rewards[agent] = won if outcome.winners else 0
                self.terminations[agent] = True
            self._moves = []
            return
        if self._plies >= MOST_PLIES:
            self.truncations = dict.fromkeys(self.agents, True)
        seat = position.to_act()[0]
        self.agent_selection = f"seat_{seat}"
        self._moves = self._some_moves(position, seat)
        self.infos = {agent: {} for agent in self.agents}
        self.infos[self.agent_selection] = {"moves": [move.text() for move in self._moves]}

    def _some_moves(self, position: Position, seat: int) -> list[Move]:
        """A seat without a move to list may resign."""
        kept: list[tuple[int, Move]] = []
        for number, move in enumerate(islice(position.moves(seat), self._listed)):
            if number < MOST_MOVES:
                kept.append((number, move))
            elif (place := self._rng.randrange(number + 1)) < MOST_MOVES:
                kept[place] = (number, move)
        kept.sort(key=lambda each: each[0])
        return [move for _, move in kept] or [RESIGN]

    def _shuffled(self, items: Sequence[str]) -> Sequence[str]:
        return self._rng.sample(list(items), len(items))


def _texts(moves: list[Move]) -> Any:
    rows = np.zeros((MOST_MOVES, MOVE_BYTES), np.uint8)
    for row, move in enumerate(moves):
        text = move.text().encode()[:MOVE_BYTES]
        rows[row, : len(text)] = np.frombuffer(text, np.uint8)
    return rows
