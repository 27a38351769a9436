"""`tablee play`, without a terminal: moves come from a pipe, one on each line."""

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tablee.cli import choices
from tablee.core.actions import Deal
from tablee.core.events import Event
from tablee.core.loop import Applied, apply
from tablee.core.refusal import Refused
from tests.cli.conftest import Run
from tests.exam.otherwise import otherwise
from tests.exam.toy import GAME
from tests.exam.toy.rules.options import Options
from tests.exam.toy.rules.refusals import CardMissing, NoSwap

ALONE = ("play", "toy", "--seat", "Camille", "--seat", "bot:master", "--seed", "1")
TWO = ("play", "toy", "--seat", "Camille", "--seat", "Lou", "--seed", "1")


def hands(seed: int) -> list[list[str]]:
    """What the deal of a seed gives to two seats."""
    dealt = apply(GAME, GAME.rules.start(Options(), 2), Deal(), Random(f"{seed} 0"), 0.0)
    assert isinstance(dealt, Applied)
    return [[str(card) for card in hand] for hand in dealt.position.hands]


def all_cards(seed: int = 1) -> str:
    """Every card of the first hand, typed often enough to be laid whoever leads."""
    return "\n".join(hands(seed)[0] * 3) + "\n"


def test_a_match_is_played_to_its_end(run: Run) -> None:
    done = run(*ALONE, "--lang", "fr", typed=all_cards())
    assert done.exit_code == 0
    assert f"Vous recevez {', '.join(hands(1)[0])}." in done.output
    assert "Maître pose le" in done.output
    assert "Le plus de cartes l’emporte.\nScore\u00a0: Camille " in done.output
    assert done.output.count("gagne") == 1


def test_the_same_seed_plays_the_same_match(run: Run) -> None:
    assert run(*ALONE, typed=all_cards()).output == run(*ALONE, typed=all_cards()).output
    assert run(*ALONE, typed="").output != run(*ALONE[:-1], "2", typed="").output


def test_without_a_terminal_there_is_no_colour_and_no_curtain(run: Run) -> None:
    assert "\x1b" not in run(*TWO, typed=all_cards()).output


def test_a_refused_move_is_explained_and_asked_for_again(run: Run) -> None:
    done = run(*ALONE, "--lang", "fr", typed="99\n" + all_cards())
    assert "Camille > 99\nVous n’avez pas le 99 en main. (R2)\nCamille > " in done.output
    assert done.exit_code == 0


def test_a_move_that_cannot_be_read_is_asked_for_again(run: Run) -> None:
    done = run(*ALONE, "--lang", "en", typed="hello\n" + all_cards())
    assert "I do not understand “hello”." in done.output
    assert done.exit_code == 0


def test_bytes_that_are_no_text_are_just_unreadable(run: Run) -> None:
    done = run(*ALONE, "--lang", "en", typed=b"\xff\xfe\n" + all_cards().encode())
    assert "I do not understand" in done.output
    assert done.exit_code == 0


@pytest.mark.parametrize(
    ("lang", "words"),
    [("fr", "La partie s’arrête ici, sans résultat."), ("en", "The match stops here, without a result.")],
)
def test_when_the_input_ends_the_match_ends_politely(run: Run, lang: str, words: str) -> None:
    done = run(*ALONE, "--lang", lang, typed=hands(1)[0][0] + "\n")
    assert words in done.output
    assert done.exit_code == 1


def test_one_may_leave(run: Run) -> None:
    done = run(*ALONE, typed=":quit\n" + all_cards())
    assert done.exit_code == 1
    assert done.output.count("Camille >") == 1


def test_empty_lines_and_remarks_are_passed_over(run: Run) -> None:
    done = run(*ALONE, typed="\n# a remark\n" + all_cards())
    assert done.exit_code == 0
    assert "remark\nJe ne comprends pas" not in done.output


def test_help_shows_how_moves_are_typed_and_gives_nothing_away(run: Run) -> None:
    done = run(*ALONE, "--lang", "en", typed="?\n")
    assert "One move on a line, for instance: 7   s2\n" in done.output
    assert ":rules" in done.output


def test_the_rules_and_the_table_can_be_looked_at(run: Run) -> None:
    done = run(*ALONE, "--lang", "fr", typed=":rules\n:table\n")
    assert "**R2.** À son tour" in done.output
    assert done.output.count("Rien sur la table.") == 2


def test_one_person_hears_what_that_seat_may_know(run: Run) -> None:
    low = hands(1)[0][0]
    done = run(*ALONE, "--lang", "en", typed=f"s{low}\n")
    assert f"You swap the {low} for the " in done.output


def test_people_who_share_a_screen_hear_what_everybody_may_know(run: Run) -> None:
    low = hands(1)[0][0]
    done = run(*TWO, "--lang", "en", typed=f"s{low}\n")
    assert "Camille swaps a card." in done.output
    assert "Lou is dealt 3 cards." in done.output


def test_bots_alone_need_nobody(run: Run) -> None:
    done = run("play", "toy", "--seat", "bot:pupil", "--seat", "bot:pupil", "--seat", "bot:master", "--lang", "fr")
    assert done.exit_code == 0
    assert "Élève 1 pose le" in done.output
    assert "Élève 2 pose le" in done.output
    assert ">" not in done.output


@pytest.mark.parametrize(
    ("seats", "who"),
    [
        ((), "Joueur 1"),
        (("--seat", "bot:pupil"), "Joueur 1"),
        (("--seat", "Camille"), "Camille"),
        (("--seat", "person:Lou"), "Lou"),
    ],
)
def test_who_is_not_named_is_found(run: Run, seats: tuple[str, ...], who: str) -> None:
    done = run("play", "toy", *seats, "--seed", "1")
    assert f"{who} > " in done.output


def test_a_match_is_written_down_on_request(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    done = run(
        *ALONE, "--option", "cards=long", "--record", file, "--lang", "en", typed="\n".join(map(str, range(1, 18))) * 3
    )
    assert done.exit_code == 0
    assert f"The match is written down in {file}." in done.output
    assert file.read_text("utf-8").startswith("tablee record 1\ngame: toy\n")
    assert '"cards":"long"' in file.read_text("utf-8")


def test_an_unfinished_match_is_not_written_down_and_that_is_said(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    done = run(*ALONE, "--record", file, "--lang", "en")
    assert f"there is no {file}." in done.output
    assert not file.exists()


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("play", "chess"), "Il n’y a pas de jeu « chess » ici. Jeux : toy."),
        (("play", "toy", "--seat", "bot:god"), "Il n’y a pas de robot « god ». Robots possibles : pupil, master."),
        (("play", "toy", *["--seat", "A"] * 4), "Ce jeu ne se joue pas à 4. Nombres de joueurs possibles : 2, 3."),
        (("play", "toy", "--seat", ""), "Choisissez un nom"),
        (
            ("play", "toy", "--option", "cards=huge"),
            "« cards » ne peut pas valoir « huge ». Valeurs possibles : short | long.",
        ),
        (("play", "toy", "--option", "hand=9"), "« hand » ne peut pas valoir « 9 ». Valeurs possibles : 2–4."),
        (("play", "toy", "--option", "hand=" + "9" * 5000), "« hand » ne peut pas valoir"),
        (("play", "toy", "--option", "swaps=perhaps"), "Valeurs possibles : False | True."),
        (("play", "toy", "--option", "swaps"), "« swaps » ne peut pas valoir"),
        (("play", "toy", "--option", "colour=red"), "Valeurs possibles : cards | swaps | hand."),
        (
            ("play", "toy", "--record", "/no/such/folder/match.txt"),
            "Impossible d’écrire dans /no/such/folder/match.txt.",
        ),
    ],
)
def test_a_wrong_command_is_answered_with_a_sentence(run: Run, words: tuple[str, ...], sentence: str) -> None:
    done = run(*words)
    assert sentence in done.stderr.replace("\u00a0", " ")
    assert done.stdout == ""
    assert done.exit_code == 2


@pytest.mark.parametrize("word", ["swaps=no", "swaps=non", "swaps=False", "swaps=0", "swaps=off"])
def test_no_can_be_said_in_several_ways(run: Run, word: str) -> None:
    done = run(*ALONE, "--option", word, "--lang", "en", typed=f"s{hands(1)[0][0]}\n")
    assert "You may swap once, while there is a pile. (R3)" in done.output


def test_the_machine_s_own_language_is_spoken_unless_another_is_asked_for(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "À bientôt" in run(*ALONE).output
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    assert "See you soon" in run(*ALONE).output
    assert "À bientôt" in run(*ALONE, "--lang", "fr").output
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "À bientôt" in run(*ALONE).output


def test_what_does_not_suit_those_who_sit_here_is_told_in_a_sentence(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def for_persons(position: Any, action: Any, rng: Random, now: float) -> Sequence[Event]:
        if isinstance(action, Deal) and action.robots:
            raise Refused(NoSwap())
        return GAME.rules.decide(position, action, rng, now)

    monkeypatch.setattr(choices, "games", lambda: {"toy": otherwise(GAME, rules={"decide": for_persons})})
    done = run(*ALONE, "--lang", "en")
    assert (done.exit_code, "swap" in done.output) == (2, True)
    assert run(*TWO, "--lang", "en").exit_code == 1


@pytest.mark.parametrize("words", [("play", "toy"), ("arena", "toy", "pupil", "master")])
def test_an_option_is_refused_in_the_games_own_words(
    run: Run, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...]
) -> None:
    def refuse(*_: object) -> None:
        raise Refused(CardMissing(7))

    monkeypatch.setattr(choices, "chosen", refuse)
    done = run(*words, "--lang", "en")
    assert "7" in done.stderr
    assert done.exit_code == 2
