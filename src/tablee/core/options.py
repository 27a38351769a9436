"""What a table may choose before it starts: fields of a game's frozen options class, described and checked here."""

from __future__ import annotations

from dataclasses import MISSING, dataclass, field, fields
from typing import Any

from tablee.core.refusal import OptionOutside, Refused

Value = str | int | bool
"""What an option can be set to."""
Formerly = dict[str, dict[Any, dict[str, Any]]]
"""Options of before: for each of their values, what it is called today."""


@dataclass(frozen=True, slots=True)
class Spec:
    """One option as a form needs it: either the choices, or a range of whole numbers; a flag has two choices."""

    name: str
    default: Value
    choices: tuple[Value, ...] = ()
    low: int = 0
    high: int = 0
    drawn: bool = False
    """Besides the choices any text will do that the options class itself does not refuse: a board that was drawn."""

    @property
    def allowed(self) -> str:
        return " | ".join(map(str, self.choices)) if self.choices else f"{self.low}–{self.high}"

    def admits(self, value: object) -> bool:
        if self.drawn and isinstance(value, str):
            return True
        if self.choices:
            return any(type(value) is type(choice) and value == choice for choice in self.choices)
        return type(value) is int and self.low <= value <= self.high


def choice(default: Any, *others: Any) -> Any:
    """An option with a few named values; the first is the default."""
    return field(default=default, metadata={"choices": (default, *others)})


def drawing(default: str, *others: str) -> Any:
    """An option with a few named values, or a text that somebody has drawn up; the class refuses a bad one."""
    return field(default=default, metadata={"choices": (default, *others), "drawn": True})


def flag(default: bool) -> Any:
    """An option that is on or off."""
    return field(default=default, metadata={"choices": (False, True)})


def number(default: int, low: int, high: int) -> Any:
    """An option that is a whole number from low to high."""
    return field(default=default, metadata={"low": low, "high": high})


def describe(options: type) -> tuple[Spec, ...]:
    """The options of a game in their order, for forms and for checking."""
    specs = []
    for one in fields(options):
        if one.default is MISSING or not one.metadata:
            raise TypeError(f"{options.__name__}.{one.name} must be made by choice(), drawing(), flag() or number()")
        specs.append(Spec(one.name, one.default, **one.metadata))
    return tuple(specs)


def chosen(options: type, values: dict[str, Any]) -> Any:
    """The options object for these values (missing ones take their default), or Refused with the offending one."""
    specs = {spec.name: spec for spec in describe(options)}
    values = renewed(options, values)
    for name, value in values.items():
        if name not in specs:
            raise Refused(OptionOutside(name, str(value)[:40], " | ".join(specs) or "-"))
        if not specs[name].admits(value):
            raise Refused(OptionOutside(name, str(value)[:40], specs[name].allowed))
    return options(**values)


def renewed(options: type, values: dict[str, Any]) -> dict[str, Any]:
    """Values under the names of today: where an option is gone, `formerly` says what each of its values now is.

    For tables and records of before; a class lists them as `formerly: ClassVar[Formerly]`.
    """
    formerly: Formerly = getattr(options, "formerly", {})
    found: dict[str, Any] = {}
    for name, value in values.items():
        known = formerly.get(name, {})
        same = [now for old, now in known.items() if type(old) is type(value) and old == value]
        found |= same[0] if same else {name: value}
    return found
