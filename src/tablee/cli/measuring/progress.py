"""How far a contest is: a bar on a terminal, a line every tenth elsewhere."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tablee.core.text.sentences import Say


class Onlooker(Protocol):
    """Somebody who is told how far it is."""

    def __call__(self, done: int) -> None: ...


@contextmanager
def progress(total: int, say: Say, key: str = "arena.progress") -> Iterator[Onlooker]:
    """Told on standard error, so that figures can be piped."""
    if sys.stderr.isatty():
        columns = (BarColumn(), MofNCompleteColumn(), TextColumn("·"), TimeRemainingColumn())
        with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
            task = bar.add_task("", total=total)
            yield lambda done: bar.update(task, completed=done)
        return
    told = 0

    def line(done: int) -> None:
        nonlocal told
        if done * 10 // total > told:
            told = done * 10 // total
            typer.echo(say(key, done=done, total=total), err=True)

    yield line
