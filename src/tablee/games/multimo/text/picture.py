"""The table as plain text, for the terminal."""

from collections.abc import Iterator
from itertools import zip_longest

from tablee.core.text.sentences import Say
from tablee.games.multimo.rules.grid import names_of
from tablee.games.multimo.rules.scoring import GridSheet, Word
from tablee.games.multimo.rules.view import View
from tablee.games.multimo.text.diagram import face, picture_of

WIDTH = 100
"""Grids stand side by side as far as a terminal is wide."""


def draw(view: View, say: Say) -> str:
    """One's grid with what waits beside it, the store and the others; at the reveal all grids and their words."""
    if view.sheets:
        return "\n".join([*_reveal(view, say), *_talk(view, say)])
    lines = [*picture_of(view.grid), ""]
    if view.seat is not None:
        waiting = " ".join(map(face, sorted(view.waiting)))
        lines.append(say("terminal.waiting", tiles=waiting or "–"))
    if view.sheet:
        key = "terminal.count" if view.help == "words" else "terminal.unjudged"
        lines.append(say(key, count=view.sheet.points, words=_words(view.sheet)))
    elif view.formed:
        lines.append(say("terminal.formed", words=" · ".join(word.text for word in view.formed)))
    lines += ["", *_store(view, say), *_players(view, say), "", *_prompt(view, say)]
    return "\n".join(lines).rstrip()


def _store(view: View, say: Say) -> Iterator[str]:
    left = " ".join(f"{letter}{count}" for letter, count in view.store.items() if count)
    yield say("terminal.store", letters=left)
    if view.named:
        yield say("terminal.named", letters=" ".join(one.letter for one in view.named))


def _players(view: View, say: Say) -> Iterator[str]:
    squares = len(view.grid) * len(view.grid[0])
    for seat, (filled, progress) in enumerate(zip(view.filled, view.progress, strict=True)):
        key = f"terminal.player_{progress}"
        yield say(key, you=seat == view.seat, seat=seat, filled=filled, squares=squares)


def _prompt(view: View, say: Say) -> Iterator[str]:
    count = {"neutrals": view.to_place, "letters": view.to_name}.get(view.phase, 0)
    if view.phase in ("neutrals", "letters"):
        yield say(f"terminal.{view.phase}", you=view.turn == view.seat, seat=view.turn, count=count)
    if view.phase == "letters" and len(view.filled) == 1:
        yield say("terminal.draw")
    if view.phase in ("letters", "finish") and view.seat is not None:
        yield say("terminal.build")
    if view.phase == "finish" and view.seat is not None:
        yield say(f"terminal.finish_{view.progress[view.seat]}")


def _reveal(view: View, say: Say) -> Iterator[str]:
    """The grids side by side, then each one's words."""
    blocks = [[_title(view, seat, say), *picture_of(sheet.grid)] for seat, sheet in enumerate(view.sheets)]
    wide = max(len(line) for block in blocks for line in block) + 3
    for first in range(0, len(blocks), max(1, WIDTH // wide)):
        row = blocks[first : first + max(1, WIDTH // wide)]
        yield from ("".join(line.ljust(wide) for line in lines).rstrip() for lines in zip_longest(*row, fillvalue=""))
        yield ""
    for seat, sheet in enumerate(view.sheets):
        yield say("terminal.words", you=seat == view.seat, seat=seat, words=_words(sheet))
        yield from (f"  {flaw(word, say)}" for word in sheet.words if word.flaw and word.flaw != "isolated")
        if sheet.isolated:
            yield f"  {say('terminal.isolated', squares=names_of(sheet.isolated))}"


def _title(view: View, seat: int, say: Say) -> str:
    return say("terminal.sheet", you=seat == view.seat, seat=seat, count=view.sheets[seat].points)


def _talk(view: View, say: Say) -> Iterator[str]:
    for one in view.proposals:
        yield say(f"terminal.word_{one.standing}", you=one.seat == view.seat, seat=one.seat, word=one.word)
    if view.phase == "reveal" and view.seat is not None and not view.content[view.seat]:
        yield from ("", say("terminal.reveal"))


def _words(sheet: GridSheet) -> str:
    """Those that count with their points, the others in parentheses."""
    shown = (f"({word.text})" if word.flaw else f"{word.text} {word.points}" for word in sheet.words)
    return " · ".join(shown) or "–"


def flaw(word: Word, say: Say) -> str:
    """Why a word does not count."""
    return say(f"flaw.{word.flaw}", word=word.text, spelling=word.spelling)
