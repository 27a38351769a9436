"""The law of memory: matches recorded once, under these rules or older ones, end today as they ended then."""

from tablee.core.game import Game
from tablee.core.refusal import Refused
from tablee.testing.broken import Broken, hold
from tablee.testing.golden import comes_to, expected, folder_of


def law_golden_records_replay(game: Game, _seed: int) -> None:
    """Every golden record replays to its committed end, and the present rules have one for each seat count."""
    folder, command = folder_of(game), f"python -m tablee.testing.golden {game.name}"
    found = {path.name: path for path in sorted(folder.glob("*.txt"))}
    for seats in game.rules.seat_counts:
        names = (name for name in found if name.startswith(f"v{game.rules.version}-{seats}-"))
        hold(any(names), f"no golden record for {seats} seats and rules {game.rules.version}; make it with: {command}")
    wanted = expected(folder)
    hold(set(wanted) == set(found), f"the golden records and {folder.name}/expected.toml do not name the same matches")
    for name, path in found.items():
        try:
            now = comes_to(game, path.read_text("utf-8"))
        except (Refused, ArithmeticError, LookupError, TypeError, ValueError) as error:
            raise Broken(f"{name} can no longer be replayed: {error!r}") from error
        for what, value in now.items():
            hold(wanted[name].get(what) == value, f"{name}: {what} was {wanted[name].get(what)}, is now {value}")
