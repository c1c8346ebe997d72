"""Long stems: what learned words without a French base have in common (séquence, séquentiel)."""

from __future__ import annotations

from functools import lru_cache

from joute.letters import unaccented

_TEXT = """
er ir re oir iser ifier eler eter oyer onner otter ailler iller ter ner ler ser cer e ee age ement ment
issement issage isseur issure ation ition ution tion ion sion aison ison eur ateur iteur teur ature iture ure
oire atoire itoire ance ence ancier entiel antiel erie ie ade is at aire ataire itaire iste isme ite ete te
itude esse ise eux ueux ieux if atif itif al el iel ial uel ual ien en ier iere ique atique etique otique
istique ois ais in ine ain aine esque able ible uble abilite ibilite ant ent et ette elet elette ot otte on
eron eau elle ule cule icule ole ard aud atre issime isation ification ificateur isateur ationnel ionnel
ionnaire ioniste ologie ologue ologique ose oide ome asse aille ailles ivement eusement iquement ellement
alement amment emment ablement iblement ilite alite elite ivite osite icite ualite ialite alisme alisation
aliser eliser iviser iviste ivisme aliste ariser arisation ariat arien arite arisme abiliser ibiliser
abilisation orat icien icisme um ium us ateux ateuse eme ematique
"""
ENDINGS = frozenset(("", *_TEXT.split()))
SHORTEST = 6


@lru_cache(maxsize=8192)
def stems_of(lemma: str) -> frozenset[str]:
    """The long stems a lemma has once an ending is taken off, in a spelling that does not depend on it."""
    text = unaccented(lemma)
    lengths = range(SHORTEST, len(text) + 1)
    return frozenset(_neutral(text[:length]) for length in lengths if text[length:] in ENDINGS)


def _neutral(stem: str) -> str:
    """Without what only serves the ending: outill-er, flanqu-er, longu-eur, tardiv-ement, mange-able."""
    if len(stem) > 3 and stem[-1] == stem[-2] and stem[-1] not in "aeiou":
        return stem[:-1]
    for written, neutral in (("qu", "c"), ("gu", "g"), ("ge", "g"), ("v", "f")):
        if stem.endswith(written):
            return stem[: -len(written)] + neutral
    return stem
