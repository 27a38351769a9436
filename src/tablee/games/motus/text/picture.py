"""The table as plain text, for the terminal."""

from collections.abc import Iterator

from tablee.core.text.sentences import Say
from tablee.games.motus.rules.view import SlateSeen, View
from tablee.games.motus.rules.words.slate import LAST_LINE, Line, Slate
from tablee.games.motus.text.squares import grid_lines


def draw(view: View, say: Say) -> str:
    """Where the match stands, the slates, the grids, and what one is asked for."""
    lines = [say(f"terminal.stage.{view.stage}", series=view.series, of=view.options.series), *_scores(view, say)]
    for number, seen in enumerate(view.slates):
        lines += ["", *_slate(number, seen, view, say)]
    for side, own in enumerate(view.grids):
        if view.side in (None, side) and view.race is None:
            lines += ["", say("terminal.grid", names=_names(view.sides[side], view, say), count=own.basin)]
            lines += grid_lines(own.grid)
    return "\n".join([*lines, *_asked(view, say)])


def _scores(view: View, say: Say) -> Iterator[str]:
    for side, score in zip(view.sides, view.scores, strict=True):
        yield say("terminal.score", names=_names(side, view, say), count=score)
    if view.race:
        for racer, wins in zip(view.race.racers, view.race.wins, strict=True):
            yield say("terminal.wins", names=_names((racer,), view, say), count=wins)


def _names(seats: tuple[int, ...], view: View, say: Say) -> list[str]:
    return [say("terminal.name", you=seat == view.seat, seat=seat) for seat in seats]


def _slate(number: int, seen: SlateSeen, view: View, say: Say) -> Iterator[str]:
    slate = seen.slate
    yield say("terminal.slate", number=number + 1, names=_names(slate.guessers, view, say))
    for line in slate.lines:
        yield from _line(line, view, say)
    if slate.status == "setting":
        yield f"     {say('terminal.setting')}"
    elif slate.over:
        yield f"  =  {_spaced(slate.secret)}   {say(f'terminal.status.{slate.status}')}"
    else:
        yield f"  {min(slate.line, LAST_LINE)}  {_spaced(slate.known)}   ← {_called(seen.awaited, view, say)}"
        yield from _called_out(slate, view, say)


def _line(line: Line, view: View, say: Say) -> Iterator[str]:
    who = _called((line.seat,), view, say)
    if line.fate != "tried":
        yield f"  {line.number}  {_spaced(line.word)}   {who} · {say(f'terminal.fate.{line.fate}')}"
        return
    yield f"  {line.number}  {_spaced(line.word)}   {who}"
    yield f"     {_spaced(line.marks)}"


def _called_out(slate: Slate, view: View, say: Say) -> Iterator[str]:
    for proposal in slate.proposals:
        yield f"  {slate.line}  {_spaced(proposal.word)}   {_called((proposal.seat,), view, say)} …"


def _called(seats: tuple[int, ...], view: View, say: Say) -> str:
    return say("terminal.awaited", names=_names(seats, view, say))


def _spaced(word: str) -> str:
    return " ".join(word) or "–"


def _asked(view: View, say: Say) -> Iterator[str]:
    if view.secret:
        yield say("terminal.secret", word=view.secret)
    if view.phase in ("deal", "over"):
        return
    yield ""
    if not view.asked:
        yield say("terminal.prepare" if view.may_prepare else "terminal.wait")
    for demand in view.asked:
        yield say(f"terminal.asked.{demand.what}", number=demand.slate + 1, letters=view.options.letters)
