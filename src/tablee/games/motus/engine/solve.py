"""`tablee solve`: what is known of a hidden word, typed as text, and the best words to try next."""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator

from tablee.core.game.command import Command
from tablee.core.refusal import Refused
from tablee.core.text.sentences import Say
from tablee.games.motus.engine.solver import Advice, Candidates, candidates
from tablee.games.motus.rules import solve_refusals as no
from tablee.games.motus.rules.words.admitted import why_not, written
from tablee.games.motus.rules.words.clues import Clues
from tablee.games.motus.rules.words.lists import ORIGINS
from tablee.games.motus.rules.words.marks import ABSENT, MISPLACED, WELL
from tablee.games.motus.rules.words.slate import UNKNOWN
from tablee.lexicon import fold, lexicon
from tablee.lexicon.letters import LONGEST, shown
from tablee.lexicon.secrets import LONGEST as MOST_LETTERS
from tablee.lexicon.secrets import SHORTEST

OPEN = str.maketrans("?_", UNKNOWN * 2)
AS_MARKS = str.maketrans("._", ABSENT * 2)
SHOWN = 15
"""So many of the words left are listed."""


def arguments(parser: ArgumentParser) -> None:
    """What may be typed behind `tablee solve` and the name of the game."""
    parser.add_argument("pattern", help="the letters known, with a full stop for each of the others: C.OU...")
    parser.add_argument(
        "--tried",
        metavar="WORD=MARKS",
        nargs="+",
        action="extend",
        default=[],
        help="words tried, with a mark for each letter: X well placed, O misplaced, - not there: COULEUR=XO--X--",
    )
    parser.add_argument("--secrets", choices=ORIGINS, default="common", help="where the hidden word comes from")
    parser.add_argument("--many", type=int, default=5, help="how many words to advise")


def run(typed: Namespace, say: Say) -> str:
    """The words left, and the best to try."""
    known = read_pattern(typed.pattern)
    clues = Clues(known, tuple(read_tried(line, known) for line in typed.tried))
    return "\n".join(_told(candidates(clues, typed.secrets, max(1, typed.many)), say))


SOLVE = Command("solve", "Say which words may be hidden, and which are best tried next.", arguments, run)


def read_pattern(text: str) -> str:
    """The word as far as it is known, or Refused; `?` and `_` stand for a letter that is not known, too."""
    parts = fold(text).translate(OPEN) if len(text) <= LONGEST else ""
    spelled = parts.replace(UNKNOWN, "A")
    if not (spelled.isascii() and spelled.isalpha() and SHORTEST <= len(parts) <= MOST_LETTERS):
        raise Refused(no.UnclearPattern(shown(text)))
    if parts[0] == UNKNOWN:
        raise Refused(no.FirstLetterMissing(shown(text)))
    return parts


def read_tried(text: str, known: str) -> tuple[str, str]:
    """A word and its marks, or Refused: `COULEUR=XO--X--`; a colon will do for =, a full stop for each hyphen."""
    said, sign, row = text.replace(":", "=").partition("=")
    row = row.upper().translate(AS_MARKS)
    if not sign or not row or set(row) - {WELL, MISPLACED, ABSENT}:
        raise Refused(no.UnclearLine(shown(text)))
    word = written(said)
    reason = why_not(word, len(known), known[0])
    if reason:
        raise Refused(reason)
    if len(row) != len(word):
        raise Refused(no.MarksMissing(word, len(word), row, len(row)))
    return word, row


def _told(seen: Candidates, say: Say) -> Iterator[str]:
    if not seen.words:
        yield say("terminal.solve.nothing")
        return
    frequent = sorted(seen.words, key=lambda word: (lexicon.rank(word) or 1 << 30, word))
    more = len(frequent) - SHOWN
    words = ", ".join(frequent[:SHOWN])
    yield say("terminal.solve.left", count=len(frequent))
    yield f"  {say('terminal.solve.more', words=words, more=more) if more > 0 else words}"
    yield say("terminal.solve.try")
    for advice in seen.best:
        yield f"  {_advised(advice, say)}"


def _advised(advice: Advice, say: Say) -> str:
    comma = say("terminal.solve.comma")
    left, lines = (f"{figure:.2f}".replace(".", comma) for figure in (advice.left, advice.lines))
    key = "possible" if advice.possible else "impossible"
    return say(f"terminal.solve.{key}", word=advice.word, left=left, lines=lines)
