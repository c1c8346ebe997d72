"""What is told of a ply: whole sentences in both languages, that nobody learns a hidden letter from."""

import random
import re

from tests.conformance.arena import Case, Ply, game_of, random_game, settings_of, shuffler
from tests.conformance.worlds import MOST_PLIES, deal_number, swapped, swaps

from joute.letters import unaccented
from joute.play import CHANCE, Happened, Language, People, Position, Refusal, Telling, read_aloud, tell

NAMES = ("Camille", "Odile", "Lucien", "Basile", "Zoé")
WORLDS = 12


def told(case: Case, ply: Ply) -> Telling:
    return told_of(case, ply.before, ply)


def told_of(case: Case, before: Position, ply: Ply) -> Telling:
    effects = ply.effects if before is ply.before else before.judge(ply.seat, ply.move)
    assert not isinstance(effects, Refusal)
    people = People(NAMES[: case.seats])
    return tell(game_of(case), Happened(ply.seat, before, effects, people, settings_of(case).dictionary))


def test_every_ply_is_a_whole_sentence_for_every_reader(case: Case) -> None:
    for ply in random_game(case):
        sentence = told(case, ply).sentence
        for reader in (None, *range(1, case.seats + 1)):
            for language in Language:
                said = read_aloud(sentence, language, reader)
                assert re.fullmatch(r"[A-ZÉ].*\.", said), said
                assert not re.search(r"[{}|\[\]_]|  |\.\.| [,.]", said), said
        names = NAMES[: case.seats]
        if ply.seat != CHANCE:
            assert names[ply.seat - 1] in read_aloud(sentence, Language.FRENCH) or case.seats > 2
            own = read_aloud(sentence, Language.FRENCH, ply.seat)
            assert re.search(r"\b[Vv]ou?tre\b|\b[Vv]ous\b", own), own


def test_every_word_played_can_be_looked_up_in_the_sentence(case: Case) -> None:
    for ply in random_game(case):
        marked = [unaccented(word) for word in re.findall(r"\[(.*?)\]", told(case, ply).sentence.fr)]
        if ply.effects.words and not told(case, ply).judged:
            assert ply.effects.words[0] in marked or len(marked) > 0
        assert all(len(word) >= 1 for word in marked)


def test_a_word_that_may_be_contested_is_told_as_it_was_laid(case: Case) -> None:
    """An accent would tell that the word exists."""
    for ply in random_game(case):
        if ply.after.window().is_open:
            words = re.findall(r"\[(.*?)\]", told(case, ply).sentence.fr)
            assert all(word == unaccented(word) for word in words)


def test_worlds_that_look_alike_are_told_alike(case: Case) -> None:
    """Two hidden letters of the deal change places: while the public sees no difference, none is told."""
    number = deal_number(case)
    if number is None:
        return
    plies = random_game(case)
    for swap in swaps(case, plies[number], WORLDS):
        position = plies[number].before
        for offset, ply in enumerate(plies[number : number + MOST_PLIES]):
            text = swapped(ply.move.text(), swap) if offset == 0 else ply.move.text()
            move = game_of(case).read_move(text)
            assert not isinstance(move, Refusal)
            effects = position.judge(ply.seat, move)
            if isinstance(effects, Refusal) or effects.after.view(None) != ply.after.view(None):
                break
            happened = Happened(
                ply.seat, position, effects, People(NAMES[: case.seats]), settings_of(case).dictionary
            )
            assert tell(game_of(case), happened) == told(case, ply)
            position = effects.after


def test_imagined_worlds_that_look_alike_are_told_alike(case: Case) -> None:
    """Hands nobody else sees drawn anew: the telling is the same wherever the same move is public alike."""
    game, settings = game_of(case), settings_of(case)
    source = random.Random(str(case))
    for ply in random_game(case)[::3]:
        if ply.seat == CHANCE:
            continue
        for viewer in (None, ply.seat % case.seats + 1):
            seen = ply.before.view(viewer)
            world = game.imagine(seen, settings, shuffler(source))
            effects = world.judge(ply.seat, ply.move)
            if isinstance(effects, Refusal) or effects.after.view(None) != ply.after.view(None):
                continue
            happened = Happened(ply.seat, world, effects, People(NAMES[: case.seats]), settings.dictionary)
            assert tell(game, happened) == told(case, ply)
