"""The analysis of a match as text."""

from collections.abc import Iterator

from tablee.core.text.sentences import Say
from tablee.games.motus.engine.looking_back.analyse import Analysis, Chapter, Player
from tablee.games.motus.engine.looking_back.judging import Judged

NO_FIGURE = "–"


def retell(analysis: Analysis, say: Say) -> str:
    """Word by word what was tried, what it left and what would have been better; then how well each seat did."""
    words = (line for chapter in analysis.words for line in _chapter(chapter, say))
    seats = (_player(seat, player, say) for seat, player in enumerate(analysis.seats) if player.lines)
    return "\n".join((*words, say("terminal.analysis.seats"), *seats))


def _chapter(chapter: Chapter, say: Say) -> Iterator[str]:
    word = chapter.word
    series = say("terminal.analysis.series", series=chapter.series) if chapter.series else say("terminal.stage.super")
    yield f"{series} · {word.secret} · {say(f'terminal.status.{word.status}')}"
    for line in word.lines:
        yield f"  {line.line}  {line.word}  {line.marks}  {_judged(line, say)}"
    yield ""


def _judged(line: Judged, say: Say) -> str:
    who = say("terminal.name", seat=line.seat)
    key = "as_solver" if line.word == line.best else "better"
    left = say("terminal.analysis.left", before=line.before, after=line.after)
    return f"{who} · {left} · {say(f'terminal.analysis.{key}', best=line.best, skill=line.skill, luck=line.luck)}"


def _player(seat: int, player: Player, say: Say) -> str:
    skill, luck = (NO_FIGURE if figure is None else figure for figure in (player.skill, player.luck))
    counts = {"lines": player.lines, "found": player.found, "best": player.best}
    return "  " + say("terminal.analysis.player", seat=seat, skill=skill, luck=luck, **counts)
