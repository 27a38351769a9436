"""Building: the sources, read strictly, give the shipped file, byte for byte."""

import os
import subprocess
import sys
import zlib
from pathlib import Path

import pytest

from tablee.lexicon import Lexicon, WordEntry, lexicon
from tablee.lexicon.build.compile import compile_lexicon
from tablee.lexicon.build.sources import SourceError, Sources
from tablee.lexicon.dictionary import SHIPPED
from tests.lexicon.small import ROWS, write_sources

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "lexicon-sources"


def built(tmp_path: Path, **changed: str) -> Lexicon:
    file = tmp_path / "lexicon.bin"
    file.write_bytes(compile_lexicon(write_sources(tmp_path / "sources", **changed)))
    return Lexicon(file)


def test_the_shipped_file_was_made_from_these_sources() -> None:
    assert lexicon.sources_sha256 == Sources(SOURCES).digest().hex(), "run: tablee lexicon build"


@pytest.mark.timeout(300)  # seven seconds of work, but a busy machine may need long for them
def test_the_sources_give_the_shipped_file_byte_for_byte() -> None:
    shares: list[float] = []
    assert compile_lexicon(SOURCES, shares.append) == SHIPPED.read_bytes(), "run: tablee lexicon build"
    assert shares == sorted(shares)
    assert shares[-1] == 1.0


def test_the_shipped_file_is_small() -> None:
    raw = SHIPPED.read_bytes()
    assert len(raw) < 3_000_000
    assert len(zlib.compress(raw)) < 1_000_000  # as a wheel packs it


def test_the_licences_and_credits_lie_beside_the_sources_and_beside_the_file() -> None:
    for name in ("CREDITS.md", "licences/MPL-2.0.txt", "licences/Unicode-3.0.txt", "licences/Licence-Ouverte.md"):
        assert (SOURCES / name).read_bytes() == (SHIPPED.parent / name).read_bytes()


def test_a_small_lexicon_sorts_its_words(tmp_path: Path) -> None:
    small = built(tmp_path)
    assert list(small.common) == ["AA", "CUL", "DE", "GIRAFE", "GIRAFES", "MAISON", "PECHER", "YEUX"]
    assert list(small.extended) == sorted([*small.common, "AAST", "CU", "EIRE", "KG", "MN", "NE", "ROME", "TROIE"])
    assert [entry.headword for entry in small.entries("GIRAFES")] == ["girafe", "girafes"]
    assert small.entries("YEUX") == (WordEntry("œil", "common", ("noun",)),)
    assert [entry.headword for entry in small.entries("PECHER")] == ["pécher", "pêcher"]
    assert small.kinds("ZWh") == ()
    assert small.kinds("arc-en-ciel") == ("compound",)
    assert list(small.words(compounds=True)) == sorted([*small.common, "ARCENCIEL"])
    assert small.secrets(6, "easy") == ("GIRAFE",)
    assert small.secrets(6, "hard") == ("GIRAFE", "MAISON")
    assert "CUL" not in small.sub_vocabulary(1_000)


def test_a_correction_of_a_kind_wins_over_the_tags(tmp_path: Path) -> None:
    small = built(tmp_path, kinds_tsv="maison\tphrase\nRome\tcommon\n")
    assert small.kinds("maison") == ("phrase",)
    assert small.kinds("Rome") == ("common",)


def test_a_build_does_not_depend_on_hash_seeds(tmp_path: Path) -> None:
    write_sources(tmp_path / "sources")
    code = "import sys, pathlib, hashlib; from tablee.lexicon.build.compile import compile_lexicon as c\n"
    code += "print(hashlib.sha256(c(pathlib.Path(sys.argv[1]))).hexdigest())"
    run = [sys.executable, "-c", code, str(tmp_path / "sources")]
    digests = {
        subprocess.run(run, env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, check=True).stdout
        for seed in ("0", "1", "42")
    }
    assert len(digests) == 1


@pytest.mark.parametrize(
    ("changed", "file", "line", "problem"),
    [
        ({"French_lex_xz": ROWS + "mot\tmot\n"}, "French.lex.xz", 15, "3 columns"),
        ({"French_lex_xz": ROWS + "mot\t\t:N:m:s/*\n"}, "French.lex.xz", 15, "3 columns"),
        ({"French_lex_xz": "mot\tmot\tN:m:s\n"}, "French.lex.xz", 1, "tags do not parse"),
        ({"names_tsv": "Aast\tP\nCu\tQ\n"}, "names.tsv", 2, "P, A or S"),
        ({"kinds_tsv": "mot\tnoun\n"}, "kinds.tsv", 1, "no such kind"),
        ({"allow_tsv": "aa\taa\tcommon\n"}, "allow.tsv", 1, "no such part"),
        ({"headwords_tsv": "yeux\tœil\n"}, "headwords.tsv", 1, "3 columns"),
        ({"kinds_tsv": "# a\nmaisons\tphrase\n"}, "kinds.tsv", 2, "maisons is not in French.lex"),
        ({"headwords_tsv": "yeux\toeil\tœil\n"}, "headwords.tsv", 1, "yeux oeil is not in French.lex"),
        ({"symbols_txt": "kg kW\n"}, "symbols.txt", 1, "kW is not in French.lex"),
        ({"abbreviations_tsv": "NE\tabbreviation\n"}, "abbreviations.tsv", 1, "3 columns"),
        ({"abbreviations_tsv": "NE\tproper\tnord-est\n"}, "abbreviations.tsv", 1, "abbreviation or symbol"),
        ({"abbreviations_tsv": "NE\tsymbol\tnéon\nNE\tsymbol\tnéon\n"}, "abbreviations.tsv", 2, "known already"),
        ({"crude_txt": "fichtre\n"}, "crude.txt", 1, "no headword"),
        ({"secrets_easy_txt": "# easy\nGIRAFFE\n"}, "secrets/easy.txt", 2, "not a common word"),
        ({"secrets_easy_txt": "GIRAFE\nGIRAFE\n"}, "secrets/easy.txt", 2, "twice"),
        ({"secrets_easy_txt": "AA\n"}, "secrets/easy.txt", 1, "wrong length"),
        ({"secrets_deny_txt": "XYZ\n"}, "secrets/deny.txt", 1, "not a common word"),
    ],
)
def test_a_line_that_does_not_parse_is_named(
    tmp_path: Path, changed: dict[str, str], file: str, line: int, problem: str
) -> None:
    with pytest.raises(SourceError, match=problem) as error:
        built(tmp_path, **changed)
    assert (error.value.file, error.value.line) == (file, line)
    assert str(error.value).startswith(f"{file}, line {line}: ")


def test_a_source_that_is_not_utf_8_names_its_line(tmp_path: Path) -> None:
    folder = write_sources(tmp_path / "sources")
    (folder / "names.tsv").write_bytes("Aast\tP\nÈve\tP\n".encode("latin-1"))
    with pytest.raises(SourceError, match=r"names\.tsv, line 2: this is not UTF-8"):
        compile_lexicon(folder)


def test_a_missing_or_broken_source_is_named(tmp_path: Path) -> None:
    folder = write_sources(tmp_path / "sources")
    (folder / "French.lex.xz").write_bytes(b"not xz at all")
    with pytest.raises(SourceError, match=r"French\.lex\.xz: cannot be unpacked"):
        compile_lexicon(folder)
    (folder / "names.tsv").unlink()
    with pytest.raises(SourceError, match=r"names\.tsv: "):
        compile_lexicon(folder)
