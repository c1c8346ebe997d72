"""One problem in the terminal: the board, tries with what refutes them, hints, the solution and its proof."""

from __future__ import annotations

from joute.cli.speech import sentence
from joute.cli.terminal import colours_wanted
from joute.letters import unaccented
from joute.play import Effects, Language, Position, Refusal, Sentence, read_aloud
from joute.problems.answering import Answer, answer_move, answer_referee, proof, told_move
from joute.problems.hints import MOST_HINTS, hint
from joute.problems.posing import Posed
from joute.problems.problem import LEGAL

_HINT, _SOLUTION, _QUIT = ("indice", "hint"), ("solution",), ("quitter", "quit", "exit", "")
_LEGAL = ("legal", "oui", "yes")


class ProblemSession:
    """Lines in, texts out; nothing here reads or writes."""

    def __init__(self, posed: Posed, language: str, title: str, colours: bool | None = None) -> None:
        self._posed, self._language, self._title = posed, language, title
        self._colours = colours_wanted() if colours is None else colours
        self.done = False
        self.tries = self._hints = 0

    @property
    def prompt(self) -> str:
        return (
            self._say("Votre coup : ", "Your move: ")
            if self._posed.goal
            else self._say("Votre verdict : ", "Your ruling: ")
        )

    def begin(self) -> str:
        posed = self._posed
        lines = [
            f"{posed.game.title} · {self._title}",
            self._drawn(posed.position),
            self._read(posed.question),
        ]
        if posed.goal is None:
            choices = ", ".join(posed.problem.choices)
            lines += [
                posed.problem.move,
                self._say(
                    f"Répondez « légal », ou l’article : {choices}.",
                    f"Answer “legal”, or the article: {choices}.",
                ),
            ]
        lines.append(
            self._say("Tapez aussi : indice, solution, quitter.", "You may also type: hint, solution, quit.")
        )
        return "\n".join(lines)

    def hear(self, line: str) -> str:
        word = unaccented(line).lower()
        if word in _QUIT:
            self.done = True
            return ""
        if word in _HINT:
            self._hints = min(MOST_HINTS, self._hints + 1)
            return self._read(hint(self._posed, self._hints))
        if word in _SOLUTION:
            self.done = True
            return self._solution()
        self.tries += 1
        return self._judged(line, word)

    def _judged(self, line: str, word: str) -> str:
        if self._posed.goal is None:
            answer = answer_referee(self._posed, LEGAL if word in _LEGAL else line)
        else:
            answer = answer_move(self._posed, line)
        if not answer.solved:
            return self._wrong(answer)
        self.done = True
        tries = self._say(
            f"Trouvé en {self.tries} essai{'s' if self.tries > 1 else ''}.",
            f"Found in {self.tries} {'tries' if self.tries > 1 else 'try'}.",
        )
        return "\n".join(filter(None, (tries, self._why(answer), self._read(proof(self._posed)))))

    def _wrong(self, answer: Answer) -> str:
        """Why it is not the answer, and what is answered to it, drawn as it then stands."""
        lines = [self._why(answer)]
        if answer.reply:
            lines += [
                self._say("Réponse : ", "Reply: ") + self._read(answer.reply.told),
                self._drawn(answer.reply.effects.after),
                self._say("Reprenez depuis le début.", "Start again from the beginning."),
            ]
        return "\n".join(filter(None, lines))

    def _why(self, answer: Answer) -> str:
        refused = self._refused(answer.refusal) if answer.refusal else ""
        return "\n".join(filter(None, (self._read(answer.told), refused)))

    def _solution(self) -> str:
        problem = self._posed.problem
        if self._posed.goal is None:
            ruling = self._posed.judge(problem.move)
            return self._refused(ruling) if isinstance(ruling, Refusal) else self._say("Légal.", "Legal.")
        done = self._posed.judge(problem.solutions[0])
        told = self._read(told_move(self._posed, done)) if isinstance(done, Effects) else ""
        return "\n".join((problem.solutions[0], told, self._read(proof(self._posed))))

    def _refused(self, refusal: Refusal) -> str:
        return sentence(refusal, self._posed.game.sentences, self._language)

    def _drawn(self, position: Position) -> str:
        return self._posed.game.drawing(position.view(self._posed.problem.seat), self._colours)

    def _read(self, told: Sentence) -> str:
        return read_aloud(told, Language(self._language), self._posed.problem.seat)

    def _say(self, french: str, english: str) -> str:
        return english if self._language == "en" else french
