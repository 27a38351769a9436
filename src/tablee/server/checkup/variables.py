"""The settings: names that nobody reads, and values that say nothing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields
from difflib import get_close_matches
from urllib.parse import urlsplit

from tablee.server.checkup.symptom import Symptom, doubtful, wrong
from tablee.server.settings import BadSetting, Limits, Settings, from_environment

ELSEWHERE = {"TABLEE_CACHE", "TABLEE_EXAM_SEEDS"}
"""Read by others than the house."""
PREFIX = "TABLEE_"


def names() -> set[str]:
    """Every variable that a house reads."""
    known = {one.name for kind in (Settings, Limits) for one in fields(kind)} - {"limits"}
    return {PREFIX + name.upper() for name in known}


def found(variables: Mapping[str, str]) -> Iterator[Symptom]:
    """What is wrong with variables."""
    known = names()
    for name in sorted(one for one in variables if one.startswith(PREFIX)):
        if name not in known | ELSEWHERE:
            meant = get_close_matches(name.removeprefix(PREFIX), [one.removeprefix(PREFIX) for one in sorted(known)], 1)
            yield (
                doubtful("unknown_like", name=name, meant=PREFIX + meant[0])
                if meant
                else doubtful("unknown", name=name)
            )
        elif name in known:
            yield from _value(name, variables[name])


def readable(variables: Mapping[str, str]) -> dict[str, str]:
    """The variables without those that a house would stumble over, so that the rest can be looked at."""
    return {name: text for name, text in variables.items() if not list(_value(name, text))}


def _value(name: str, text: str) -> Iterator[Symptom]:
    try:
        settings = from_environment({name: text})
    except BadSetting as bad:
        yield wrong(f"not_a_{bad.kind}", name=bad.name, text=bad.text)
        return
    if name in names():
        held = settings if hasattr(settings, name.removeprefix(PREFIX).lower()) else settings.limits
        value = getattr(held, name.removeprefix(PREFIX).lower())
        if isinstance(value, int | float) and value < 0:
            yield wrong("negative", name=name, text=text)
    if name == "TABLEE_ORIGINS":
        for one in settings.origins:
            parts = urlsplit(one)
            if parts.scheme not in ("http", "https") or not parts.netloc or parts.path:
                yield wrong("origin", text=one)
