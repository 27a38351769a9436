"""Binding: the compiled lexicon as one file of named sections, checked when it is opened.

    8 bytes   magic          4  version          4  number of sections          32  sha256 of all that follows
    32        sha256 of the sources
    then for each section 12 bytes name, 4 offset from the start of the file, 4 length; then the sections, 8-aligned

All numbers are little-endian.
"""

import hashlib
import struct
import sys
from array import array
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

MAGIC = b"TABLEEFR"
VERSION = 2
_HEAD = struct.Struct("<8sII32s")
_SECTION = struct.Struct("<12sII")

Fault = Literal["missing", "foreign", "version", "damaged"]


class LexiconUnusable(Exception):
    """The compiled file cannot serve; the message says what to do."""

    def __init__(self, path: Path, fault: Fault) -> None:
        what = {
            "missing": "is not there",
            "foreign": "is not a lexicon of Tablée",
            "version": "was made by another version of Tablée",
            "damaged": "is damaged",
        }[fault]
        to_do = "Install Tablée again, or in a copy of its repository run: tablee lexicon build"
        super().__init__(f"The lexicon file {path} {what}. {to_do}")
        self.path = path
        self.fault: Fault = fault


@dataclass(frozen=True, slots=True)
class Bound:
    """An opened file: its sections and the two digests that it carries."""

    sections: Mapping[str, memoryview]
    sha256: str
    sources_sha256: str


def bind(sections: Mapping[str, bytes], sources_digest: bytes) -> bytes:
    """The file that holds the sections, the same bytes for the same contents."""
    offset = _HEAD.size + 32 + _SECTION.size * len(sections)
    table, body = b"", b""
    for name, content in sections.items():
        padding = -(offset + len(body)) % 8
        body += bytes(padding)
        table += _SECTION.pack(name.encode("ascii"), offset + len(body), len(content))
        body += content
    rest = sources_digest + table + body
    return _HEAD.pack(MAGIC, VERSION, len(sections), hashlib.sha256(rest).digest()) + rest


def open_bound(path: Path) -> Bound:
    """Open a file and check it whole, or raise LexiconUnusable."""
    try:
        raw = path.read_bytes()
    except OSError:
        raise LexiconUnusable(path, "missing") from None
    if raw[: len(MAGIC)] != MAGIC:
        raise LexiconUnusable(path, "foreign")
    if len(raw) < _HEAD.size:
        raise LexiconUnusable(path, "damaged")
    _, version, count, digest = _HEAD.unpack_from(raw)
    if version != VERSION:
        raise LexiconUnusable(path, "version")
    view = memoryview(raw)
    if hashlib.sha256(view[_HEAD.size :]).digest() != digest:
        raise LexiconUnusable(path, "damaged")
    start = _HEAD.size + 32
    sections = {}
    for at in range(start, start + count * _SECTION.size, _SECTION.size):
        name, offset, length = _SECTION.unpack_from(raw, at)
        sections[name.rstrip(b"\0").decode("ascii")] = view[offset : offset + length]
    return Bound(sections, digest.hex(), raw[_HEAD.size : start].hex())


def numbers(section: memoryview, code: Literal["H", "I"]) -> memoryview:
    """A section as a read-only array of 16- or 32-bit numbers, without a copy where the machine is little-endian."""
    if sys.byteorder == "little":
        return section.cast(code)
    swapped = array(code, section.tobytes())
    swapped.byteswap()
    return memoryview(swapped).toreadonly()


def packed(values: "array[int] | memoryview") -> bytes:
    """Numbers as the little-endian bytes of a section."""
    if sys.byteorder == "little":
        return values.tobytes()
    swapped = array(values.format if isinstance(values, memoryview) else values.typecode, values.tobytes())
    swapped.byteswap()
    return swapped.tobytes()
