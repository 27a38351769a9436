"""Frozen dataclasses made anew at every move, made quickly: the standard way checks each field, which adds up.

The standard library takes several times as long to make, and to change, a frozen thing of sixteen fields as one that is
not frozen. Both functions write the fields through the slots themselves; the class stays as frozen as it was.
"""

from collections.abc import Callable
from dataclasses import MISSING, fields
from functools import cache
from typing import Any, TypeVar

T = TypeVar("T")
KEPT = object()


def quick(cls: type[T]) -> type[T]:
    """Decorates a frozen, slotted dataclass without factories that is made several times a move, or often printed.

    Positions are compared by what they print: the standard way looks each time whether a thing holds itself.
    """
    made: Any = cls
    names = [one.name for one in fields(made)]
    defaults = {f"default_{one.name}": one.default for one in fields(made) if one.default is not MISSING}
    takes = [f"{name}=default_{name}" if f"default_{name}" in defaults else name for name in names]
    body = [f"set_{name}(self, {name})" for name in names]
    made.__init__ = _written("__init__", ["self", *takes], body, {**_setters(made, names), **defaults})
    said = ", ".join(f"{name}={{self.{name}!r}}" for name in names)
    made.__repr__ = _written("__repr__", ["self"], [f"return f'{{self.__class__.__qualname__}}({said})'"], {})
    return cls


def changed(thing: T, **new: Any) -> T:
    """The same with some fields changed, as `dataclasses.replace` does it for a class without factories."""
    kind: Any = type(thing)
    made: T = _changer(kind)(thing, **new)
    return made


@cache
def _changer(cls: type[Any]) -> Callable[..., Any]:
    names = [one.name for one in fields(cls)]
    body = ["made = new(cls)"]
    body += [f"set_{name}(made, thing.{name} if {name} is kept else {name})" for name in names]
    known = {**_setters(cls, names), "new": object.__new__, "cls": cls, "kept": KEPT}
    return _written("change", ["thing", *(f"{name}=kept" for name in names)], [*body, "return made"], known)


def _setters(cls: type[Any], names: list[str]) -> dict[str, Any]:
    return {f"set_{name}": getattr(cls, name).__set__ for name in names}


def _written(name: str, takes: list[str], body: list[str], known: dict[str, Any]) -> Callable[..., Any]:
    text = "\n    ".join([f"def {name}({', '.join(takes)}):", *body])
    exec(text, known)
    written: Callable[..., Any] = known[name]
    return written
