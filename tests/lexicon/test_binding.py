"""The compiled file: whole, ours and of this version, or refused with what to do."""

from array import array
from pathlib import Path

import pytest

from tablee.lexicon import Lexicon, LexiconUnusable, binding
from tablee.lexicon.binding import bind, numbers, open_bound, packed
from tablee.lexicon.dictionary import SHIPPED

SOURCES_DIGEST = bytes(range(32))


def written(tmp_path: Path, raw: bytes) -> Path:
    path = tmp_path / "lexicon.bin"
    path.write_bytes(raw)
    return path


def test_what_is_bound_comes_back(tmp_path: Path) -> None:
    sections = {"one": b"abc", "two": b"", "three": packed(array("I", [1, 2, 1 << 31]))}
    bound = open_bound(written(tmp_path, bind(sections, SOURCES_DIGEST)))
    assert {name: bytes(content) for name, content in bound.sections.items()} == sections
    assert numbers(bound.sections["three"], "I").tolist() == [1, 2, 1 << 31]
    assert bound.sources_sha256 == SOURCES_DIGEST.hex()


def test_a_machine_with_the_other_byte_order_reads_the_same_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    little = packed(array("H", [1, 258]))
    swapped = array("H", [1, 258])
    swapped.byteswap()  # what a big-endian machine has in memory
    monkeypatch.setattr("tablee.lexicon.binding.sys.byteorder", "big")
    assert packed(swapped) == little
    assert numbers(memoryview(little), "H").tolist() == swapped.tolist()


def test_a_missing_file_says_what_to_do(tmp_path: Path) -> None:
    with pytest.raises(LexiconUnusable, match=r"is not there.*tablee lexicon build"):
        "mot" in Lexicon(tmp_path / "none.bin").common  # noqa: B015 - asking is what opens the file


@pytest.mark.parametrize(
    "raw", [b"", b"short", b"PK\x03\x04", bytes(3_000_000)], ids=["empty", "short", "zip", "zeros"]
)
def test_a_foreign_file_is_refused(tmp_path: Path, raw: bytes) -> None:
    with pytest.raises(LexiconUnusable, match="not a lexicon of Tablée") as error:
        open_bound(written(tmp_path, raw))
    assert error.value.fault == "foreign"


def test_another_version_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(binding, "VERSION", 99)
    raw = bind({"one": b"abc"}, SOURCES_DIGEST)
    monkeypatch.undo()
    with pytest.raises(LexiconUnusable, match="another version") as error:
        open_bound(written(tmp_path, raw))
    assert error.value.fault == "version"


@pytest.mark.parametrize("place", [48, 100, 500_000, -1])
def test_one_wrong_bit_anywhere_is_noticed(tmp_path: Path, place: int) -> None:
    raw = bytearray(SHIPPED.read_bytes())
    raw[place] ^= 1
    with pytest.raises(LexiconUnusable, match="damaged"):
        open_bound(written(tmp_path, bytes(raw)))


@pytest.mark.parametrize("kept", [10, 47, 48, 100, 1_000_000])
def test_a_file_cut_short_is_noticed(tmp_path: Path, kept: int) -> None:
    with pytest.raises(LexiconUnusable, match="damaged"):
        open_bound(written(tmp_path, SHIPPED.read_bytes()[:kept]))
