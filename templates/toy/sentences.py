"""One sentence per refusal, in both languages: what is wrong, and what to do instead."""

from __future__ import annotations

from collections.abc import Mapping

from joute.play import Sentence

SENTENCES: Mapping[str, Sentence] = {
    "deal_first": Sentence("donnez d’abord", "deal first"),
    "only_chance_deals": Sentence("seul le hasard donne", "only chance deals"),
    "wrong_letters": Sentence("ce ne sont pas les bonnes lettres", "these are not the letters"),
    "not_in_hand": Sentence("{letter} n’est pas en main", "{letter} is not in the hand"),
    "no_window": Sentence("rien à contester", "nothing to contest"),
    "bad_position": Sentence("position illisible", "unreadable position"),
}
