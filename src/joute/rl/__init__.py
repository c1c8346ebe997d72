"""PettingZoo environments, one for every game (extra `joute[rl]`)."""

from joute.rl.environment import JouteEnv, env

__all__ = ["JouteEnv", "env"]
