"""The table as plain text, for the terminal."""

from collections.abc import Iterator

from tablee.core.text.sentences import Say
from tablee.crossword.squares import Square
from tablee.games.topword.rules.board import ROWS, stack_at
from tablee.games.topword.rules.state import Standing
from tablee.games.topword.rules.view import View


def draw(view: View, say: Say) -> str:
    """The board with the height of each stack behind its letter, the players, and one's rack."""
    lines = [*board_lines(view), "", *_players(view, say), "", say("terminal.bag", count=view.bag)]
    if view.last:
        lines.append(_last(view.last, view.seat, say))
    if view.seat is not None and view.phase not in ("deal", "over"):
        lines.append(rack_line(view, say))
    if view.phase in ("play", "verdict"):
        lines += ["", say(f"terminal.{view.phase}", you=view.turn == view.seat, seat=view.turn)]
    if view.may_challenge:
        lines.append(say("terminal.challenge"))
    return "\n".join(lines)


def rack_line(view: View, say: Say) -> str:
    """One's letters, in their order in the alphabet."""
    return say("terminal.rack", letters=" ".join(map(face, sorted(view.rack))))


def _last(last: Standing, seat: int | None, say: Say) -> str:
    words = " + ".join(f"{word.text} {word.points}" for word in last.words)
    return say("terminal.last", you=last.seat == seat, seat=last.seat, words=words, points=last.points)


def board_lines(view: View) -> Iterator[str]:
    """R3 is an R that lies third; letters of the last move stand in brackets, a + marks the squares in the middle."""
    marked = set(view.last.squares) if view.last else set()
    yield "    " + "".join(f"{number:<5}" for number in range(1, view.size + 1)).rstrip()
    for row in range(view.size):
        cells = (_cell(view, (row, col), (row, col) in marked) for col in range(view.size))
        yield f"{ROWS[row]}  {''.join(cells)}".rstrip()


def _cell(view: View, square: Square, marked: bool) -> str:
    stack = stack_at(view.stacks, square)
    if not stack:
        return f" {'+' if square in view.centre else '·'}   "
    height = str(len(stack)) if len(stack) > 1 else ""
    text = f"{face(stack[-1])}{height}"
    return f"[{text}]".ljust(5) if marked else f" {text}".ljust(5)


def _players(view: View, say: Say) -> Iterator[str]:
    for seat, (score, count) in enumerate(zip(view.scores, view.rack_counts, strict=True)):
        left = " ".join(map(face, view.left[seat])) if view.left else ""
        key = "terminal.player_left" if left else "terminal.player"
        yield say(key, you=seat == view.seat, seat=seat, score=score, count=count, letters=left)


def face(letter: str) -> str:
    """What is printed on a letter."""
    return "Qu" if letter == "Q" else letter
