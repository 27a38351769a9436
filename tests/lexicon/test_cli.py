"""`tablee word`, `tablee words` and `tablee lexicon build`, as people and pipes use them."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
import typer
from click import unstyle
from typer.testing import CliRunner

from tablee.cli import lexicon as lexicon_room
from tablee.cli import word as word_room
from tablee.cli.speech import Language
from tablee.lexicon import Lexicon
from tests.lexicon.small import write_sources

APP = typer.Typer()
word_room.register(APP)
lexicon_room.register(APP)


def run(*arguments: str) -> tuple[int, str, str]:
    result = CliRunner().invoke(APP, [*arguments], env={"LANG": "fr_FR.UTF-8", "LC_ALL": ""})
    return result.exit_code, result.stdout, result.stderr


def test_a_good_word_is_described() -> None:
    code, said, _ = run("word", "roulées")
    assert code == 0
    assert said.splitlines()[:2] == ["ROULEES est valable.", "  rouler\u00a0: verbe"]
    assert "mots les plus fréquents" in said


def test_a_bad_word_is_explained_in_either_language() -> None:
    rome = "ROME n’est valable que dans les jeux qui admettent les noms propres. «\u00a0Rome\u00a0» est un nom propre."
    assert run("word", "Rome")[:2] == (1, f"{rome}\n  Rome\u00a0: nom propre\n")
    assert run("word", "zwoink", "--lang", "en")[:2] == (1, "ZWOINK is not valid. “zwoink” is not in the lexicon.\n")


def test_several_words_are_good_if_all_are() -> None:
    assert run("word", "roue", "rire")[0] == 0
    assert run("word", "roue", "Rome")[0] == 1
    assert run("word", "roue", "Rome", "--extended")[0] == 0
    assert run("word", "sous-sol", "arc-en-ciel")[0] == 1
    assert run("word", "sous-sol", "arc-en-ciel", "--compounds")[0] == 0


def test_programs_get_json() -> None:
    code, said, _ = run("word", "Rome", "rire", "--json")
    rome, rire = map(json.loads, said.splitlines())
    assert code == 1
    assert (rome["common"], rome["extended"], rome["why_not"]["kind"]) == (False, True, "proper")
    assert (rire["common"], rire["why_not"]) == (True, None)


def test_words_that_fit_come_one_on_each_line_through_a_pipe() -> None:
    assert run("words", "C.OULE?")[:2] == (0, "CROULER\nCROULES\nCROULEZ\n")
    code, said, _ = run("words", "P?T??E", "--letters", "AEINRST", "--json")
    assert code == 0
    assert json.loads(said)[:2] == ["PATENE", "PATERE"]
    assert run("words", "--letters", "zz")[:2] == (1, "")
    assert run("words", "É?RE", "--extended")[:2] == (0, "EBRE\nEIRE\nERRE\nETRE\nEURE\n")
    assert len(run("words", "*", "--limit", "7")[1].splitlines()) == 7


def test_people_get_columns_by_length(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    word_room.words("RIRE*", limit=9, lang=Language.fr)
    assert unstyle(capsys.readouterr().out).splitlines() == [
        "6 lettres",
        "  RIRENT",
        "5 lettres",
        "  RIRES RIREZ",
        "4 lettres",
        "  RIRE",
        "4 mots",
    ]
    word_room.words("RI*", limit=1, lang=Language.fr)
    assert "augmentez --limit" in capsys.readouterr().out


@pytest.mark.parametrize("arguments", [("words",), ("words", "a%"), ("words", "a", "--letters", "1")])
def test_a_question_that_means_nothing_gets_an_answer_and_code_2(arguments: tuple[str, ...]) -> None:
    code, said, complaint = run(*arguments)
    assert (code, said) == (2, "")
    assert complaint


def test_a_damaged_lexicon_is_said_in_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(word_room, "lexicon", Lexicon(tmp_path / "none.bin"))
    code, said, complaint = run("word", "rire")
    assert (code, said) == (2, "")
    assert complaint.startswith("Le fichier du lexique n’est pas là")
    assert "tablee lexicon build" in complaint


def test_building_writes_the_file_and_checking_compares_it(tmp_path: Path) -> None:
    folder, file = write_sources(tmp_path / "sources"), tmp_path / "out.bin"
    where = ("--sources", str(folder), "--output", str(file))
    assert run("lexicon", "build", "--check", *where)[0] == 1
    assert run("lexicon", "build", *where)[0] == 0
    assert "GIRAFE" in Lexicon(file).common
    assert run("lexicon", "build", "--check", *where)[0] == 0
    (folder / "proper.txt").write_text("Carthage\n", "utf-8")
    assert run("lexicon", "build", "--check", *where)[0] == 1
    assert sorted(path.name for path in tmp_path.iterdir()) == ["out.bin", "sources"]


def test_building_from_bad_sources_names_the_line_and_keeps_the_old_file(tmp_path: Path) -> None:
    folder, file = write_sources(tmp_path / "sources", names_tsv="Aast\n"), tmp_path / "out.bin"
    file.write_bytes(b"old")
    code, _, complaint = run("lexicon", "build", "--sources", str(folder), "--output", str(file))
    assert code == 2
    assert "names.tsv, line 1" in complaint
    assert file.read_bytes() == b"old"
    assert run("lexicon", "build", "--sources", str(tmp_path / "nowhere"))[0] == 2


def test_the_real_command_answers_in_a_pipe() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tablee", "words", "ZOO?"], capture_output=True, check=True, text=True, encoding="utf-8"
    )
    assert done.stdout.split() == ["ZOOM", "ZOOS"]
