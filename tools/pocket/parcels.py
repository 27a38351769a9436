"""What is fetched to take the house along: parcels, packed as well as we can; and the list of them."""

import gzip
import hashlib
import json
import lzma
from pathlib import Path
from typing import TypedDict

from tools.pocket.folder import PACKED, README

LIST = "files.json"
NOT_TAKEN = (LIST, README, "sw.js", "kept.js")
HOUSE = "house"
HOW = ({"id": lzma.FILTER_LZMA1, "preset": 6},)
"""As web/src/pocket/lzma.ts unpacks it; higher presets win nothing more."""


class Inside(TypedDict):
    """How many bytes travel, a mark of them, and what comes out: names and lengths, in the order in which they lie."""

    size: int
    mark: str
    files: dict[str, int]


class Listing(TypedDict):
    """Everything that is taken along, with a stamp over it; and every file by itself, as earlier houses fetched it."""

    stamp: str
    files: dict[str, int]
    parcels: dict[str, Inside]


def listed(folder: Path) -> int:
    """Make the parcels and write the list; says how many bytes travel."""
    files = sorted(path for path in folder.rglob("*") if path.is_file() and path.name not in NOT_TAKEN)
    digest = hashlib.sha256()
    for path in files:
        digest.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes())
    sizes = {path.relative_to(folder).as_posix(): path.stat().st_size for path in files}
    parcels = {name: parcel(folder, name, some) for name, some in sorted(_grouped(folder, files).items())}
    told: Listing = {"stamp": digest.hexdigest()[:16], "files": sizes, "parcels": parcels}
    (folder / LIST).write_text(json.dumps(told, indent=0))
    return travelling(told)


def travelling(told: Listing) -> int:
    """Bytes that are fetched to take it along."""
    return sum(one["size"] for one in told["parcels"].values())


def _grouped(folder: Path, files: list[Path]) -> dict[str, list[Path]]:
    """What is large by itself, the rest by folder: what comes out of a parcel has the headers that it came with."""
    found: dict[str, list[Path]] = {}
    for path in files:
        small = f"{HOUSE}/scripts" if path.parent.name == HOUSE else "pages"
        name = path.relative_to(folder).as_posix().removesuffix(PACKED) if path.suffix == PACKED else small
        found.setdefault(f"{name}.parcel", []).append(path)
    return found


def parcel(folder: Path, name: str, files: list[Path]) -> Inside:
    """Files as one, small: each by itself would cost a way there and back, and plain servers pack none of them."""
    inside = [gzip.decompress(path.read_bytes()) if path.suffix == PACKED else path.read_bytes() for path in files]
    packed = lzma.compress(b"".join(inside), lzma.FORMAT_ALONE, filters=HOW)
    (folder / name).write_bytes(packed)
    names = [path.relative_to(folder).as_posix() for path in files]
    files_inside = dict(zip(names, map(len, inside), strict=True))
    return {"size": len(packed), "mark": hashlib.sha256(packed).hexdigest()[:16], "files": files_inside}
