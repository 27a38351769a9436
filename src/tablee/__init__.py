"""Tablée: French parlour games, as a library, a terminal game and a house on the web."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tablee.core.game.shelf import games
    from tablee.core.refusal import Refused
    from tablee.match.local import Match, deal, from_record, svg

__version__ = "0.1.0"
__all__ = ["Match", "Refused", "deal", "from_record", "games", "svg"]


def __getattr__(name: str) -> Any:
    """A name of the library, fetched when it is first asked for, so that each room stays light by itself."""
    if name not in __all__:
        raise AttributeError(f"module 'tablee' has no attribute {name!r}")
    if name == "Refused":
        from tablee.core import refusal

        return refusal.Refused
    if name == "games":
        import tablee.games  # from now on it is an attribute as any other, and this function is not asked again

        return tablee.games
    from tablee.match import local

    return getattr(local, name)
