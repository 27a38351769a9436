"""What an engine has to say, as text for the terminal: the best moves in a list, and a match turn by turn."""

from collections.abc import Iterable, Sequence

from tablee.core.insight import Analysis, Choice, Judged
from tablee.core.text.sentences import Say


def listed(best: Iterable[Choice], say: Say) -> str:
    """Moves, one on a line: how they are noted, their words, their points and their worth."""
    titles = [say(f"insight.{name}") for name in ("number", "move", "words", "points", "worth")]
    rows = [
        [f"{number}.", choice.move, ", ".join(choice.words), str(choice.points), _decimal(choice.worth, say)]
        for number, choice in enumerate(best, 1)
    ]
    return columns([titles, *rows], right=(0, 3, 4))


def retold(analysis: Analysis, say: Say) -> str:
    """A match: every turn beside the best there was, what each seat gave away, and the greatest chance missed."""
    titles = [say(f"insight.{name}") for name in ("number", "player", "letters", "played", "most", "wisest", "given")]
    turns = [_turn(number, turn, say) for number, turn in enumerate(analysis.turns, 1)]
    lines = [columns([titles, *turns], right=(0, 6)), ""]
    for seat, summary in enumerate(analysis.seats):
        many = sum(turn.seat == seat for turn in analysis.turns)
        score, count = analysis.scores[seat], summary.given_away
        lines.append(say("insight.summary", seat=seat, score=score, count=count, perfect=summary.perfect, turns=many))
    missed = [summary.missed for summary in analysis.seats if summary.missed is not None]
    if missed:
        lines += ["", _chance(max(missed, key=lambda number: analysis.turns[number].given_away), analysis, say)]
    return "\n".join(lines)


def _turn(number: int, turn: Judged, say: Say) -> list[str]:
    return [
        f"{number}.",
        say("insight.seat", seat=turn.seat),
        turn.holding,
        _played(turn, say),
        _brief(turn.most) if turn.given_away else "=",
        _brief(turn.wisest) if turn.wisest.move != turn.played.move else "=",
        str(turn.given_away or "–"),
    ]


def _played(turn: Judged, say: Say) -> str:
    """A move that was taken back has no points, but a reason."""
    if not turn.unadmitted:
        return _brief(turn.played)
    return say("insight.taken_back", move=turn.played.move, words=", ".join(turn.unadmitted))


def _chance(number: int, analysis: Analysis, say: Say) -> str:
    turn = analysis.turns[number]
    words, move, count = ", ".join(turn.most.words), turn.most.move, turn.given_away
    return say("insight.missed", n=number + 1, seat=turn.seat, words=words, move=move, count=count)


def _brief(choice: Choice) -> str:
    return f"{choice.move} ({choice.points})"


def _decimal(number: float, say: Say) -> str:
    return f"{number:.1f}".replace(".", say("insight.comma"))


def columns(rows: Sequence[Sequence[str]], right: tuple[int, ...] = ()) -> str:
    """Rows as a table without lines; these columns stand at their right edge."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join(
        "  ".join(
            cell.rjust(width) if number in right else cell.ljust(width)
            for number, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    )
