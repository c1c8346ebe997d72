"""LEXICON in words: words formed, cards introduced, exchanged or thrown, contests, the end of a round."""

from __future__ import annotations

from collections import Counter

from joute.games.lexicon.material import HAND, MAITRESSE, card, spelling
from joute.games.lexicon.moves import OPEN, Discard, Exchange, Insert
from joute.games.lexicon.naming import a_letter, named_card
from joute.games.lexicon.round_ends import closing, closing_sentence
from joute.games.lexicon.state import State
from joute.play import Happened, Judged, MoveKind, Sentence, Telling, state_in
from joute.play.telling import shared_sentence
from joute.play.told import NOTHING, built, listed, same, signed, together

_CONTESTS = (MoveKind.CHALLENGE_RIGHT, MoveKind.CHALLENGE_WRONG)


def tell(happened: Happened) -> Telling | None:
    judged = _judged(happened)
    counted = closing(happened)
    told = _verdict(happened, judged) if judged else _sentence(happened)
    end = closing_sentence(happened, counted) if counted else NOTHING
    return Telling(_after_standing(happened, together(told, end)), judged, counted)


def _after_standing(happened: Happened, told: Sentence) -> Sentence:
    """Before it, to its author alone: that a word was not contested, once nobody can any more (LEX-16)."""
    window, now = happened.before.window(), happened.after.window()
    play = state_in(happened.before, State).last
    if play is None or not window.is_open or (now.is_open and now.author == play.author):
        return told
    if happened.seat == play.author or happened.kind in _CONTESTS:
        return told
    word = happened.word(spelling(play.after))
    return Sentence(
        f"{{{play.author}|{word.fr} n’a pas été contesté. |}}{told.fr}",
        f"{{{play.author}|{word.en} was not challenged. |}}{told.en}",
    )


def _sentence(happened: Happened) -> Sentence:
    move, done = happened.effects.move, happened.effects
    match happened.kind:
        case MoveKind.DRAW | MoveKind.DEAL | MoveKind.SHUFFLE | MoveKind.BELL:
            return _chance(happened)
        case MoveKind.WORD:
            who = happened.people.does(happened.seat, "formez|forme", "form|forms")
            return same("{who} {word}.", who=who, word=happened.words(done.words))
        case MoveKind.INSERT if isinstance(move, Insert):
            return _inserted(happened, move)
        case MoveKind.EXCHANGE if isinstance(move, Exchange):
            return _exchanged(happened, move)
        case MoveKind.DISCARD if isinstance(move, Discard):
            return same("{who}.", who=_thrown(happened, move.card, move.source))
        case MoveKind.TIMEOUT if done.removed:
            late = Sentence("Temps écoulé.", "Out of time.")
            return together(late, same("{who}.", who=_thrown(happened, done.removed[0], "stock")))
        case MoveKind.TIMEOUT:
            return happened.people.says(happened.seat, "acceptez|accepte", "accept|accepts")
    return shared_sentence(happened)


def _chance(happened: Happened) -> Sentence:
    people, after = happened.people, state_in(happened.after, State)
    match happened.kind:
        case MoveKind.DRAW if after.drawing:
            tied = listed([people.who(seat) for seat in after.drawing])
            return built(
                "Cartes égales entre {tied} : on tire à nouveau.",
                "Equal cards for {tied}: draw again.",
                tied=tied,
            )
        case MoveKind.DRAW:
            return same(
                "{who}.",
                who=people.does(
                    after.dealer,
                    "tirez la plus forte carte et distribuez|tire la plus forte carte et distribue",
                    "draw the highest card and deal|draws the highest card and deals",
                ),
            )
        case MoveKind.DEAL:
            first = people.does(after.turn, "commencez|commence", "begin|begins")
            return built(
                f"Manche {after.deal} : {HAND} cartes chacun. {{first}}.",
                f"Round {after.deal}: {HAND} cards each. {{first}}.",
                first=first,
            )
        case MoveKind.SHUFFLE:
            return Sentence(
                "La défausse mélangée redevient la pioche.",
                "The discard pile is shuffled and becomes the stock.",
            )
    return Sentence("La cloche sonne : la main est finie.", "The bell rings: the hand is over.")


def _inserted(happened: Happened, move: Insert) -> Sentence:
    before = spelling(state_in(happened.before, State).cards.table[move.number - 1])
    given = _added(before, spelling(move.word))
    who = happened.people.does(happened.seat, "introduisez|introduit", "insert|inserts")
    return built(
        "{who} {cards} dans {old} : {new}.",
        "{who} {cards} into {old}: {new}.",
        who=who,
        cards=listed([a_letter(one) for one in given]),
        old=happened.word(before),
        new=happened.words(happened.effects.words),
    )


def _added(before: str, after: str) -> list[str]:
    """The letters that came into a word, in the order in which the word has them."""
    there = Counter(before)
    there.subtract(after)
    added: list[str] = []
    for letter in reversed(after):
        if there[letter] < 0:
            there[letter] += 1
            added.insert(0, letter)
    return added


def _exchanged(happened: Happened, move: Exchange) -> Sentence:
    """Where the Maîtresse changes places with the letter she showed, the word stays what it was."""
    old = state_in(happened.before, State).cards.table[move.number - 1]
    before = spelling(old)
    takes = happened.people.verb(happened.seat, "prenez|prend", "take|takes")
    if before == spelling(move.word):
        given = [card(new) for was, new in zip(old, move.word, strict=True) if was != new]
        return built(
            "{who} {cards} dans {word} et {takes} {taken}.",
            "{who} {cards} into {word} and {takes} {taken}.",
            who=happened.people.does(happened.seat, "mettez|met", "put|puts"),
            cards=listed([named_card(one) if one == MAITRESSE else a_letter(one) for one in given]),
            word=happened.word(before),
            takes=takes,
            taken=listed([named_card(one) for one in happened.effects.removed]),
        )
    who = happened.people.does(happened.seat, "changez|change", "change|changes")
    return built(
        "{who} {old} en {new} et {takes} {cards}.",
        "{who} {old} to {new} and {takes} {cards}.",
        who=who,
        old=happened.word(before),
        new=happened.words(happened.effects.words),
        takes=takes,
        cards=listed([named_card(one) for one in happened.effects.removed]),
    )


def _thrown(happened: Happened, card: str, source: str) -> Sentence:
    """The open card is known to all; what comes from the stock to nobody."""
    who = happened.people.does(happened.seat, "jetez|jette", "discard|discards")
    if source != OPEN:
        taking = happened.people.verb(
            happened.seat, "piochez|pioche", "draw from the stock|draws from the stock"
        )
        return built(
            "{who} {card} et {takes}",
            "{who} {card} and {takes}",
            who=who,
            card=named_card(card),
            takes=taking,
        )
    pile = state_in(happened.before, State).cards.pile
    takes = happened.people.verb(happened.seat, "ramassez|ramasse", "pick up|picks up")
    return built(
        "{who} {card} et {takes} {open}",
        "{who} {card} and {takes} {open}",
        who=who,
        card=named_card(card),
        takes=takes,
        open=named_card(pile[-1:]),  # one picks up what lies open
    )


def _judged(happened: Happened) -> Judged | None:
    right = happened.kind is MoveKind.CHALLENGE_RIGHT
    play = state_in(happened.before, State).last
    if play is None or not (right or happened.kind is MoveKind.CHALLENGE_WRONG):
        return None
    before, after = state_in(happened.before, State).penalties, state_in(happened.after, State).penalties
    points = tuple(new - old for old, new in zip(before, after, strict=True))
    given = Counter(spelling(play.after)) - Counter(spelling(play.before))
    return Judged(
        challenger=happened.seat,
        author=play.author,
        words=happened.effects.words,
        right=right,
        article="TRN-5" if right and state_in(happened.before, State).terms.tournament else "LEX-16",
        points=points if any(points) else (),
        returned=tuple(given.elements()) if right else (),
        loses_turn=play.author if right else None,
    )


def _verdict(happened: Happened, judged: Judged) -> Sentence:
    people = happened.people
    who = people.does(judged.challenger, "contestez|conteste", "challenge|challenges")
    price = judged.points[judged.challenger - 1] if judged.points else 0
    cost = f", {signed(price)}" if price else ""
    words = happened.words(judged.words)
    if not judged.right:
        return built(
            f"{{who}} {{words}} : à tort{cost}.", f"{{who}} {{words}}: wrongly{cost}.", who=who, words=words
        )
    single = len(judged.returned) == 1
    yours, theirs = ("votre carte", "sa carte") if single else ("vos cartes", "ses cartes")
    cards = "card" if single else "cards"
    back = people.does(
        judged.author,
        f"reprenez {yours} et perdez votre tour|reprend {theirs} et perd son tour",
        f"take back your {cards} and lose your turn|takes back the {cards} and loses the turn",
    )
    paid = judged.points[judged.author - 1] if judged.points else 0
    fine = Sentence(f" ({signed(paid)})", f" ({signed(paid)})") if paid else NOTHING
    return built(
        f"{{who}} {{words}} : à raison{cost}. {{back}}{{fine}}.",
        f"{{who}} {{words}}: rightly{cost}. {{back}}{{fine}}.",
        who=who,
        words=words,
        back=back,
        fine=fine,
    )
