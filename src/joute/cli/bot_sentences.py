"""What the commands about bots have to refuse, in both languages."""

from __future__ import annotations

from collections.abc import Mapping

from joute.cli.failure import Failed
from joute.play import Kind, Refusal, Sentence

SENTENCES: Mapping[str, Sentence] = {
    "unknown_bot": Sentence(
        "« {text} » : un niveau ({expected}) ou « cmd:PROGRAMME »",
        "“{text}”: a level ({expected}) or “cmd:PROGRAM”",
    ),
    "two_bots": Sentence(
        "« {text} » : deux joueurs séparés par une virgule, comme « maître,greedy »",
        "“{text}”: two players with a comma between them, like “maître,greedy”",
    ),
    "not_positive": Sentence("{name} : un nombre plus grand que zéro", "{name}: a number above zero"),
    "no_processor_time": Sentence(
        "ce système ne dit pas le temps de processeur d’un fil : jouez sans --processor",
        "this system does not tell a thread’s processor time: play without --processor",
    ),
    "no_dask": Sentence(
        "Dask n’est pas installé : pip install 'joute[dask]'",
        "Dask is not installed: pip install 'joute[dask]'",
    ),
    "no_cluster": Sentence("aucun ordonnanceur Dask à {address}", "no Dask scheduler at {address}"),
    "engine_silent": Sentence(
        "« {command} » ne répond pas comme un moteur : {why}",
        "“{command}” does not answer like an engine: {why}",
    ),
    "nobody_to_move": Sentence("personne n’a de coup à jouer ici", "nobody has a move to make here"),
}


def failed(reason: str, **data: str | int) -> Failed:
    return Failed(Refusal(Kind.UNREADABLE, "", reason, (), data), None, SENTENCES)
