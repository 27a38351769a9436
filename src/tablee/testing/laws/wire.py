"""Laws of the wire: everything a game says and hears goes through the codec and comes back as it was."""

from collections import Counter
from typing import Any

from tablee.core.game import Game
from tablee.core.loop import view_for
from tablee.core.position import fingerprint
from tablee.core.refusal import Refusal
from tablee.match import codec
from tablee.testing.broken import Broken, hold
from tablee.testing.playout import playouts, some_steps
from tablee.testing.strange import answer, probes


def law_kinds_are_names(game: Game, _seed: int) -> None:
    """Every ask, event and refusal has a name of its own, by which JSON and sentences find it."""
    for classes, tag in ((game.rules.actions, "kind"), (game.rules.events, "kind"), (game.rules.refusals, "refused")):
        names = Counter(name_of(one, tag) for one in classes)
        twice = [name for name, times in names.items() if times > 1]
        hold(not twice, f"the {tag} {', '.join(twice)} is given to two classes")


def law_json_there_and_back(game: Game, seed: int) -> None:
    """Asks, events and options survive JSON; views, results and refusals can be sent."""
    for playout in playouts(game, seed):
        options = playout.sitting.options
        hold(_through(options, game.rules.options) == options, f"{options} comes back changed from JSON")
        for step in playout.steps:
            back = codec.any_action_from(game, codec.parse(codec.encode(step.ask)))
            hold(back == step.ask, f"{step.ask} comes back from JSON as {back}")
            for event in step.events:
                told = codec.event_from(game, codec.encode(event))
                same = told == event and fingerprint(told) == fingerprint(event)
                hold(same, f"{event} comes back from JSON as {told}")
    for playout, step in some_steps(game, seed):
        for seat in (None, *range(playout.sitting.seats)):
            _sendable(view_for(game, step.after, seat))
        _sendable(game.rules.result(step.after.table))
    for position, ask in probes(game, seed):
        outcome = answer(game, position, ask, seed)
        if isinstance(outcome, Refusal):
            _sendable(codec.on_wire(outcome))


def name_of(one: Any, tag: str) -> str:
    """The name by which a class is known: the default of its `kind` or `refused`."""
    field = one.__dataclass_fields__.get(tag)
    if field is None or not isinstance(field.default, str):
        raise Broken(f"{one.__name__} needs a last field `{tag}: Literal[…] = …`")
    return str(field.default)


def _through(value: Any, wanted: type) -> Any:
    return codec.convert(codec.parse(codec.encode(value)), wanted)


def _sendable(value: Any) -> None:
    try:
        codec.encode(value)
    except (TypeError, ValueError) as error:
        raise Broken(f"{type(value).__name__} cannot be sent as JSON: {error}") from error
