"""Records: a match as text, there and back, and what is said of a damaged one."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.core.record import HEADINGS, Record, RecordLine, read, write
from tablee.core.refusal import BadRecord, Refused

RECORD = Record(
    {
        "game": "toy",
        "rules": "1",
        "lexicon": "-",
        "options": "{}",
        "clock": "{}",
        "seats": "[]",
        "played": "2026-01-02",
    },
    (RecordLine(1763200000.25, '{"kind":"shuffled"}'), RecordLine(1763200003.0, '{"kind":"laid","card":7}')),
)

TEXT = """\
tablee record 1
game: toy
rules: 1
lexicon: -
options: {}
clock: {}
seats: []
played: 2026-01-02

1 1763200000.25 {"kind":"shuffled"}
2 1763200003.0 {"kind":"laid","card":7}
seal: 0000
"""

one_line = st.text(st.characters(exclude_characters="\n\r", exclude_categories=["Cs"]), max_size=30)
a_line = st.builds(RecordLine, st.floats(0, 1e14), one_line.map(lambda text: f"{{{text}}}"))
a_record = st.builds(Record, st.fixed_dictionaries(dict.fromkeys(HEADINGS, one_line)), st.lists(a_line).map(tuple))


def bad(text: str) -> BadRecord:
    with pytest.raises(Refused) as caught:
        read(text)
    assert isinstance(caught.value.refusal, BadRecord)
    return caught.value.refusal


def test_a_record_is_text_that_a_person_can_read() -> None:
    assert write(RECORD).splitlines()[:-1] == TEXT.splitlines()[:-1]
    assert write(RECORD).splitlines()[-1].startswith("seal: ")


@given(a_record)
def test_what_is_written_is_read_back(record: Record) -> None:
    assert read(write(record)) == record


def test_a_record_that_went_through_another_system_s_line_ends_is_read_too() -> None:
    assert read(write(RECORD).replace("\n", "\r\n")) == RECORD


def test_a_match_in_which_nothing_happened_yet_is_a_record() -> None:
    empty = Record(RECORD.headings, ())
    assert read(write(empty)) == empty


@pytest.mark.parametrize("text", ["", "\n", "hello", "tablee record 2\n", "\0", '{"game": "toy"}'])
def test_what_is_no_record_at_all_is_said_of_the_first_line(text: str) -> None:
    assert bad(text) == BadRecord(1, "first_line")


@pytest.mark.parametrize("name", HEADINGS)
def test_a_missing_heading_is_named_with_its_line(name: str) -> None:
    rows = write(RECORD).splitlines()
    number = HEADINGS.index(name) + 2
    del rows[number - 1]
    assert bad("\n".join(rows)) == BadRecord(number, f"heading:{name}")


@pytest.mark.parametrize("rows", range(2, 12))
def test_a_record_cut_short_is_refused(rows: int) -> None:
    cut = "\n".join(write(RECORD).splitlines()[:rows])
    assert bad(cut).line in (rows - 1, rows, rows + 1)


@pytest.mark.parametrize(
    "event",
    [
        "",
        "2 1763200003.0",
        "3 1763200003.0 {}",
        "2 soon {}",
        "2 -1.0 {}",
        "2 nan {}",
        "2 1.0 []",
        "9" * 5000 + " 1.0 {}",
        "٢ 1.0 {}",
    ],
)
def test_a_broken_event_is_named_with_its_line(event: str) -> None:
    rows = write(RECORD).splitlines()
    rows[10] = event
    assert bad("\n".join(rows)) == BadRecord(11, "event")


def test_lines_that_changed_places_are_noticed() -> None:
    rows = write(RECORD).splitlines()
    rows[9], rows[10] = rows[10], rows[9]
    assert bad("\n".join(rows)) == BadRecord(10, "event")


def test_a_changed_event_breaks_the_seal() -> None:
    assert bad(write(RECORD).replace('"card":7', '"card":9')) == BadRecord(12, "seal")


@given(st.data())
def test_whatever_one_character_is_changed_the_record_is_refused(data: st.DataObject) -> None:
    text = write(RECORD)
    place = data.draw(st.integers(0, len(text) - 2))
    character = data.draw(st.characters(exclude_categories=["Cs"]).filter(lambda one: one != text[place]))
    bad(text[:place] + character + text[place + 1 :])


@given(st.text())
def test_no_text_at_all_is_more_than_refused(text: str) -> None:
    bad(text)
    bad("tablee record 1\n" + text)
