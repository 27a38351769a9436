"""Fair turns: browsers get equal shares of the robots' time, and what is cheap hardly waits."""

from tablee.match.thinking.fair import Fair, Whose

DEAR, CHEAP = 0.3, 0.01


def served(line: Fair[str], number: int) -> list[str | None]:
    return [line.next() for _ in range(number)]


def test_nobody_waits_and_nothing_is_next() -> None:
    assert Fair[str]().next() is None


def test_one_browser_is_served_in_its_order() -> None:
    line: Fair[str] = Fair()
    for name in "abc":
        line.add(Whose("ana"), DEAR, name)
    assert served(line, 4) == ["a", "b", "c", None]


def test_a_cheap_thought_comes_next_however_many_dear_ones_of_another_browser_wait() -> None:
    line: Fair[str] = Fair()
    for _ in range(40):
        line.add(Whose("ana"), DEAR, "champion")
    assert served(line, 3) == ["champion"] * 3
    line.add(Whose("bob"), CHEAP, "novice")
    assert served(line, 2) == ["novice", "champion"]


def test_browsers_with_equally_dear_thoughts_take_turns_however_many_each_has() -> None:
    line: Fair[str] = Fair()
    for _ in range(40):
        line.add(Whose("ana"), DEAR, "ana")
    for _ in range(3):
        line.add(Whose("bob"), DEAR, "bob")
    assert served(line, 7) == ["ana", "bob", "ana", "bob", "ana", "bob", "ana"]


def test_shares_are_counted_in_time_not_in_thoughts() -> None:
    line: Fair[str] = Fair()
    for _ in range(100):
        line.add(Whose("ana"), 1.0, "ana")
        line.add(Whose("bob"), 0.25, "bob")
    assert served(line, 50).count("bob") == 40


def test_in_one_line_the_cheap_goes_before_the_dear() -> None:
    line: Fair[str] = Fair()
    line.add(Whose("ana"), DEAR, "dear")
    line.add(Whose("ana"), CHEAP, "cheap")
    assert served(line, 2) == ["cheap", "dear"]


def test_who_was_away_has_saved_nothing_up() -> None:
    line: Fair[str] = Fair()
    for _ in range(50):
        line.add(Whose("ana"), DEAR, "ana")
    served(line, 20)
    for _ in range(10):
        line.add(Whose("bob"), DEAR, "bob")
    assert served(line, 10).count("ana") == 5


def test_no_stream_of_new_browsers_with_cheap_thoughts_starves_a_dear_one() -> None:
    line: Fair[str] = Fair()
    line.add(Whose("ana"), DEAR, "dear")
    waited = 0
    for number in range(1000):
        line.add(Whose(f"browser {number}"), CHEAP, "cheap")
        if line.next() == "dear":
            break
        waited += 1
    assert 20 <= waited <= 40


def test_a_robot_for_quick_thoughts_is_given_no_others() -> None:
    line: Fair[str] = Fair()
    line.add(Whose("ana"), DEAR, "dear")
    assert line.next(at_most=0.1) is None
    line.add(Whose("bob"), CHEAP, "cheap")
    assert line.next(at_most=0.1) == "cheap"
    assert line.next(at_most=0.1) is None
    assert line.next() == "dear"


def test_many_browsers_of_one_address_have_no_more_than_one() -> None:
    line: Fair[str] = Fair()
    for number in range(40):
        line.add(Whose(f"cookie {number}", "hostile"), DEAR, "cookie")
    line.add(Whose("ana", "home"), DEAR, "ana")
    line.add(Whose("bob"), DEAR, "bob")
    assert sorted(map(str, served(line, 3))) == ["ana", "bob", "cookie"]


def test_at_one_address_browsers_take_turns() -> None:
    line: Fair[str] = Fair()
    for _ in range(40):
        line.add(Whose("ana", "home"), DEAR, "ana")
    for _ in range(3):
        line.add(Whose("bob", "home"), DEAR, "bob")
    assert served(line, 7) == ["ana", "bob", "ana", "bob", "ana", "bob", "ana"]
