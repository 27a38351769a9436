"""A bar that shows how far a long piece of work has got; nothing of it is left behind, and nothing shows in a pipe."""

from __future__ import annotations

from types import TracebackType

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn


class Bar:
    """For as long as the work lasts."""

    def __init__(self, words: str) -> None:
        columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.percentage:>3.0f} %"))
        console = Console(stderr=True)
        self._bar = Progress(
            *columns, TimeElapsedColumn(), console=console, transient=True, disable=not console.is_terminal
        )
        self._task = self._bar.add_task(words, total=None)

    def __enter__(self) -> Bar:
        self._bar.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._bar.stop()

    def at(self, done: int, total: int) -> None:
        """So much of so much is done."""
        self._bar.update(self._task, completed=done, total=total)

    def say(self, words: str) -> None:
        """A line that stays."""
        typer.echo(words)
