"""Small words to set a table of JAGO with: deals, moves and refusals in one line each."""

from joute.dictionary import Dictionary
from joute.games.jago import JAGO
from joute.games.jago.material import LETTER_SETS
from joute.games.jago.position import JagoPosition
from joute.letters import Stock
from joute.play import Effects, Refusal, Settings, read_options

COMMON_WORDS = """
AI AN AS AU CE DE DU ELLE EN ES EST ET EU IL ILS JE LA LE LES LU MA ME MES MI MON NE NI NON NOS NU ON OR
OS OSE OSER OU PAR PAS PEU PU QUE RAS RASE RE RI RIEN RUE SA SAC SE SES SI SOL SON SU SUR TA TAS TE TES
TOI TON TU UN UNE US USE VA VU GARE GRAS RARE RATE RAT ROSE ROSES SEL SELS SENS TENIR TIENS REINE SEINE
PEINE VEINE LAINE MAIN PAIN BAIN GAIN NAIN SAIN TRAIN GRAIN HAINE DIRE RIRE LIRE CIRE TIRE TIRER DINDE
INDE FIN FINE LIN VIN PIN PINS TERRE VERRE SERRE ERRE GUERRE EAU EAUX FAUX MAUX TAUX BEAU PEAU SEAU TETE
FETE BETE HETRE ETRE LETTRE METTRE
"""
EMPTY_ROWS = "11/11/11/11/11/11/11/11/11/11/11"


def settings(dictionary: Dictionary | None = None, **options: str) -> Settings:
    read = read_options(JAGO.options, options)
    assert not isinstance(read, Refusal), read
    return Settings(2, read, dictionary or Dictionary.load(JAGO.words))


def deal_text(first: str, second: str, then: str = "", letter_set: str = "originales") -> str:
    """A deal that gives seat 1 and seat 2 these letters (and others, up to twelve), then these in order."""
    left = LETTER_SETS[letter_set].without(first + second + then)
    spare = iter(sorted(left.letters, key="QWXYZKJVHNDGTUAEOISLRMPBFC".index))
    racks = [rack + "".join(next(spare) for _ in range(12 - len(rack))) for rack in (first, second)]
    return "deal " + "".join(racks) + then + "".join(spare)


def dealt(first: str, second: str, then: str = "", **options: str) -> JagoPosition:
    start = JAGO.start(settings(**options))
    return play(start, "0 " + deal_text(first, second, then, options.get("lettres", "originales")))


def judged(position: JagoPosition, line: str) -> Effects | Refusal:
    seat, _, text = line.partition(" ")
    move = JAGO.read_move(text)
    return move if isinstance(move, Refusal) else position.judge(int(seat), move)


def effects(position: JagoPosition, line: str) -> Effects:
    answer = judged(position, line)
    assert isinstance(answer, Effects), answer
    return answer


def play(position: JagoPosition, *lines: str) -> JagoPosition:
    for line in lines:
        after = effects(position, line).after
        assert isinstance(after, JagoPosition)
        position = after
    return position


def refused(position: JagoPosition, line: str) -> Refusal:
    answer = judged(position, line)
    assert isinstance(answer, Refusal), answer
    return answer


def article(position: JagoPosition, line: str) -> str:
    return refused(position, line).article


def rows(**lines: str) -> str:
    """A board text from a few rows: `rows(r6="3RAS5")`."""
    return "/".join(lines.get(f"r{number}", "11") for number in range(1, 12))


def at(text: str, dictionary: Dictionary | None = None, **options: str) -> JagoPosition:
    return JAGO.position(text, settings(dictionary, **options))


def held(position: JagoPosition, seat: int) -> Stock:
    return position.state.rack(seat)
