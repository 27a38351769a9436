"""The only JSON door: asks, events, options and messages in and out, strict about what it lets in."""

from collections.abc import Callable
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from typing import Any, Final, TypeVar, get_args, get_origin

import msgspec

from tablee.core.actions import Action, Deal, TimeUp
from tablee.core.events import Event, Hinted, WentBack
from tablee.core.game import Game
from tablee.core.hints import hints_of
from tablee.core.refusal import Refusal, Refused
from tablee.core.seats import Bot, Open, Person, Program, Sitter
from tablee.match.refusals.messages import HouseOnly, Malformed, UnknownKind

T = TypeVar("T")

encode = msgspec.json.Encoder().encode
"""Any frozen dataclass, dict, list or number as JSON bytes."""

plain = msgspec.to_builtins
"""Any frozen dataclass as dicts, lists and numbers."""

Encoded = msgspec.Raw
"""JSON bytes that are already encoded and may stand inside something that is not."""


LeftOut = msgspec.UnsetType
LEFT_OUT: Final = msgspec.UNSET
"""For a field that is not always there."""


class Incoming(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A shape that is read from its text in one go, strange fields and all; for what comes in all day."""


def reader(wanted: type[T]) -> Callable[[bytes | str], T]:
    """How to read what is wanted from JSON, or Refused(Malformed)."""
    decode = msgspec.json.Decoder(wanted).decode

    def read(raw: bytes | str) -> T:
        try:
            return decode(raw)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Refused(Malformed(str(error)[:120])) from None

    return read


parse = reader(dict[str, Any])
"""A JSON object, or Refused(Malformed)."""


def convert(value: Any, wanted: type[T]) -> T:
    """A plain value as what is wanted; in dataclasses wrong types, missing and unknown fields are refused by name."""
    try:
        made = msgspec.convert(value, wanted)
    except (msgspec.ValidationError, RecursionError) as error:
        raise Refused(Malformed(str(error)[:120])) from None
    shape: Any = wanted
    names = _flat_fields(shape)
    if names is None:
        strange = _strange_field(value, plain(made))
    else:
        strange = "" if value.keys() <= names else str(min(value.keys() - names))
    if strange:
        raise Refused(Malformed(f"Unknown field `{strange[:40]}`"))
    return made


def from_text(text: str, wanted: type[T]) -> T:
    """A part of an address as what is wanted: a text, one of a few, or a number."""
    try:
        return msgspec.convert(text, wanted, strict=False)
    except msgspec.ValidationError as error:
        raise Refused(Malformed(str(error)[:120])) from None


def filled(wanted: type[T], values: dict[str, Any], **ready: Any) -> T:
    """A dataclass from plain values for some of its fields and finished things for others, refused as by `convert`.

    Its fields may be one of several dataclasses, or many of those, told apart by their kind.
    """
    shape: Any = wanted
    hints = _hints(shape)
    if strange := values.keys() - hints.keys():
        raise Refused(Malformed(f"Unknown field `{min(strange)[:40]}`"))
    if missing := _required(shape) - values.keys() - ready.keys():
        raise Refused(Malformed(f"Missing field `{min(missing)}`"))
    return wanted(**{name: _field(value, hints[name]) for name, value in values.items()}, **ready)


def _field(value: Any, hint: Any) -> Any:
    if kinds := _kinds(hint):
        kind = str(convert(value, dict[str, Any]).get("kind"))
        if kind not in _by_kind(kinds):
            raise Refused(Malformed(f"Unknown kind `{kind[:40]}`"))
        return convert(value, _by_kind(kinds)[kind])
    if get_origin(hint) is tuple and _kinds(get_args(hint)[0]):
        return tuple(_field(one, get_args(hint)[0]) for one in convert(value, list[Any]))
    return convert(value, hint)


def action_from(game: Game, seat: int, value: dict[str, Any]) -> Action:
    """What a player asks: `value` without its seat, which the house knows better."""
    action = any_action_from(game, {**value, "seat": seat})
    if action.by_house:
        raise Refused(HouseOnly(str(value["kind"])))
    return action


def event_from(game: Game, raw: bytes | str) -> Event:
    """An event of the log; what events of before had and today's no longer need is passed over."""
    value = parse(raw)
    kind: type[Event] = _kind_of(_events(game.rules.events), value)
    return convert({name: one for name, one in value.items() if name not in kind.formerly}, kind)


def any_action_from(game: Game, value: dict[str, Any]) -> Action:
    """An ask of the log or of a test, the house's own included."""
    return convert(value, _kind_of(_actions(game.rules.actions), value))


def view_from(game: Game, value: dict[str, Any]) -> Any:
    """What a seat may know, as it left for a window, a robot or an engine."""
    return convert(value, _hints(game.rules.view)["return"])


def sitter_from(value: dict[str, Any]) -> Sitter:
    """A person, a bot or an open chair."""
    kinds: dict[str, type[Sitter]] = _by_kind((Person, Bot, Program, Open))
    return convert(value, _kind_of(kinds, value))


def on_wire(refusal: Refusal) -> dict[str, Any]:
    """A refusal with its name, its rule and its fields, as the client gets it."""
    return {**plain(refusal), "rule": refusal.rule}


def _kind_of(kinds: dict[str, type[T]], value: dict[str, Any]) -> type[T]:
    kind = value.get("kind")
    if not isinstance(kind, str) or kind not in kinds:
        raise Refused(UnknownKind(str(kind)[:40]))
    return kinds[kind]


@cache
def _actions(own: tuple[type[Action], ...]) -> dict[str, type[Action]]:
    return _by_kind((*own, Deal, TimeUp))


@cache
def _events(own: tuple[type[Event], ...]) -> dict[str, type[Event]]:
    return _by_kind((*own, WentBack, Hinted))


@cache
def _by_kind(classes: tuple[Any, ...]) -> dict[str, Any]:
    return {one.__dataclass_fields__["kind"].default: one for one in classes}


@cache
def _hints(wanted: Any) -> dict[str, Any]:
    return hints_of(wanted)


@cache
def _required(wanted: Any) -> frozenset[str]:
    return frozenset(one.name for one in fields(wanted) if one.default is one.default_factory is MISSING)


@cache
def _kinds(hint: Any) -> tuple[Any, ...]:
    """The dataclasses of which something is one, if they are several."""
    parts = get_args(hint)
    return parts if len(parts) > 1 and all(is_dataclass(part) for part in parts) else ()


@cache
def _flat_fields(wanted: Any) -> frozenset[str] | None:
    """The fields of a dataclass in which no other dataclass is hidden: its keys say everything about strange fields."""
    if not hasattr(wanted, "__dataclass_fields__"):
        return None
    hints = _hints(wanted)
    return None if any(_holds_dataclass(hint) for hint in hints.values()) else frozenset(wanted.__dataclass_fields__)


def _holds_dataclass(hint: Any) -> bool:
    return is_dataclass(hint) or any(_holds_dataclass(part) for part in get_args(hint))


def _strange_field(sent: Any, understood: Any) -> str:
    """The first field that was sent but not understood, or an empty string."""
    if isinstance(sent, dict) and isinstance(understood, dict):
        for name, value in sent.items():
            found = name if name not in understood else _strange_field(value, understood[name])
            if found:
                return str(found)
    elif isinstance(sent, list) and isinstance(understood, (list, tuple)):
        for one, other in zip(sent, understood, strict=False):
            if found := _strange_field(one, other):
                return found
    return ""
