"""A file of one's own that a game plays with (the cards of one's box): where the house keeps it, put in, taken away."""

import sys
from collections.abc import Mapping
from pathlib import Path


def kept_in(name: str, variables: Mapping[str, str]) -> Path:
    """Where a file of the house's own is: in TABLEE_CONFIG, or where this system keeps a person's settings."""
    if folder := variables.get("TABLEE_CONFIG"):
        return Path(folder) / name
    if sys.platform == "win32":
        return Path(variables.get("APPDATA") or Path.home()) / "tablee" / name
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "tablee" / name
    return Path(variables.get("XDG_CONFIG_HOME") or Path.home() / ".config") / "tablee" / name


def found(place: Path) -> str | None:
    """What a file holds, or None if there is none; bytes that are no text become �."""
    try:
        return place.read_bytes().decode(errors="replace")
    except FileNotFoundError:
        return None


def keep(place: Path, text: str) -> Path:
    """Put a file where new tables of this house will find it, whole or not at all."""
    place.parent.mkdir(parents=True, exist_ok=True)
    fresh = place.with_suffix(".new")
    fresh.write_text(text, "utf-8")
    fresh.replace(place)
    return place


def forget(place: Path) -> bool:
    """Take a file away again; False if there was none."""
    known = place.exists()
    place.unlink(missing_ok=True)
    return known
