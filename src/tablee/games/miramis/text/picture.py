"""The table as plain text, for the terminal."""

from collections.abc import Iterator

from tablee.core.text.sentences import Say
from tablee.games.miramis.rules.box.board import ROWS, SIZE
from tablee.games.miramis.rules.box.spelling import held_text, stone_text
from tablee.games.miramis.rules.lays.sheet import Move
from tablee.games.miramis.rules.view import View


def draw(view: View, say: Say) -> str:
    """The board, what its signs mean, the players, the last move, and one's rack."""
    lines = [*board_lines(view), "", say("terminal.signs"), "", *_players(view, say), ""]
    lines.append(say("terminal.bag", count=view.bag))
    if view.phase == "play":
        lines.append(say("terminal.round", round=view.round, rounds=view.rounds))
    if view.last:
        lines += _last(view.last, view.seat, say)
    if view.seat is not None and view.phase == "play":
        lines.append(rack_line(view, say))
    if view.may_exchange:
        lines.append(say("terminal.exchange", count=view.may_exchange))
    if view.phase == "play":
        lines += ["", say("terminal.play", you=view.turn == view.seat, seat=view.turn)]
    return "\n".join(lines)


def board_lines(view: View) -> Iterator[str]:
    """Letters as in moves, those of the last one in brackets; squares by their signs, with a dot for red and blue."""
    marked = set(view.last.squares) if view.last else set()
    yield "    " + "".join(f"{number:<5}" for number in range(1, SIZE + 1)).rstrip()
    for row in range(SIZE):
        cells = (_cell(view, row, col, (row, col) in marked) for col in range(SIZE))
        yield f"{ROWS[row]}  {''.join(cells)}".rstrip()


def _cell(view: View, row: int, col: int, marked: bool) -> str:
    stone = view.stones[row][col]
    text = stone_text(stone) if stone else f"·{view.ground[row][col]}"
    return f"[{text}]".ljust(5) if marked else f" {text}".ljust(5)


def rack_line(view: View, say: Say) -> str:
    """One's letters."""
    return say("terminal.rack", letters="  ".join(map(held_text, sorted(view.rack))))


def _players(view: View, say: Say) -> Iterator[str]:
    for seat, (score, count) in enumerate(zip(view.scores, view.rack_counts, strict=True)):
        left = " ".join(map(held_text, view.left[seat])) if view.left else ""
        key = "terminal.player_left" if left else "terminal.player"
        yield say(key, you=seat == view.seat, seat=seat, score=score, count=count, letters=left)


def _last(last: Move, seat: int | None, say: Say) -> Iterator[str]:
    """The last line of the score sheet, with its columns."""
    score = last.score
    words = " + ".join(word.text for word in score.words)
    yield say("terminal.last", you=last.seat == seat, seat=last.seat, words=words, points=score.points)
    runs = " + ".join(f"{run.letters} {run.points}" for word in score.words for run in word.runs) or "0"
    yield say("terminal.columns", match=score.match, run=score.run, runs=runs, bonus=score.bonus, factor=score.factor)
