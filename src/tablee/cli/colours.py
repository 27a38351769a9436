"""Tables in colour where the terminal can; plain in a pipe, for NO_COLOR, and for terminals that know none."""

import typer
from rich.console import Console
from rich.text import Text

from tablee.core.game import Game


def show(drawing: str, game: Game) -> None:
    """Print a table."""
    console = Console(highlight=False, soft_wrap=True)
    if not console.is_terminal or console.no_color or console.color_system is None:
        typer.echo(drawing)
        return
    painted = Text(drawing)
    for start, end, style in game.text.paint(drawing):
        painted.stylize(style, start, end)
    console.print(painted)
