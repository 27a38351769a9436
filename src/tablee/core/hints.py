"""The types of a class's fields, where a class may fill in what a base has left open."""

from collections.abc import Mapping
from typing import Any, get_args, get_origin, get_type_hints


def hints_of(kind: Any) -> dict[str, Any]:
    """As `typing.get_type_hints`, extras and all; a type variable of a base is what the class puts in its place."""
    hints = get_type_hints(kind, include_extras=True)
    for base in getattr(kind, "__orig_bases__", ()):
        meant = dict(zip(getattr(get_origin(base), "__parameters__", ()), get_args(base), strict=False))
        hints = {name: _meant(hint, meant) for name, hint in hints.items()}
    return hints


def _meant(hint: Any, meant: Mapping[Any, Any]) -> Any:
    open_ones = getattr(hint, "__parameters__", ())
    return hint[tuple(meant.get(one, one) for one in open_ones)] if open_ones else meant.get(hint, hint)
