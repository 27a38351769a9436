"""Laws of secrecy: what a seat cannot know makes no difference to what it sees and is told."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import fields
from random import Random

from tablee.core.actions import Deal
from tablee.core.events import Event
from tablee.core.game import Game
from tablee.core.loop import Applied, apply, told_to, view_for
from tablee.core.position import AnyPosition, fingerprint
from tablee.testing.broken import hold
from tablee.testing.playout import PlayoutStep, playouts, some_steps
from tablee.testing.sittings import sittings

DEALS = 40
OFTEN = 5
"""How often a secret must have been met before we say that its never changing is no chance."""


def law_twins_cannot_be_told_apart(game: Game, seed: int) -> None:
    """Two positions that differ in what a seat cannot see look alike to it, and stay so while others play."""
    for step, seat, twin in _twins(game, seed):
        _alike(game, step.before, twin, seat)
        if step.ask.seat != seat:
            _stay_alike(game, step, twin, seat)


def law_twins_vary_every_secret(game: Game, seed: int) -> None:
    """What a secret event hides is different in some twin; otherwise the law above could not notice it being told."""
    hidden: Counter[str] = Counter()
    varied = set()
    secrets, differ = set(), False
    for step, seat, twin in _twins(game, seed):
        secrets.add(fingerprint((step.before.hands, step.before.box)))
        differ |= fingerprint(twin) != fingerprint(step.before)
        for event, counterpart in _unseen(game, step, twin, seat):
            hidden[type(event).__name__] += 1
            varied |= {type(event).__name__} if event != counterpart else set()
    hold(differ or len(secrets) < 2, "twin() never gives another position, so there is nothing to compare")
    timid = sorted(name for name, times in hidden.items() if times >= OFTEN and name not in varied)
    hold(not timid, f"twin() never changes what {', '.join(timid)} hides, so nobody would notice it being told")


def law_secrets_are_told_to_their_own_seat(game: Game, seed: int) -> None:
    """An event that one seat alone is told, and that names a seat, is told to that very one."""
    for playout in playouts(game, seed):
        for event in playout.events:
            whose, audience = getattr(event, "seat", None), event.audience()
            hold(whose is None or audience in ("all", "nobody", whose), f"{event} is told to seat {audience}")


def law_the_deal_gives_no_hand_away(game: Game, seed: int) -> None:
    """Two deals after which a seat sees the same table have told it the same."""
    for sitting in sittings(game, seed):
        told: dict[tuple[int | None, str], str] = {}
        for luck in range(DEALS):
            dealt = apply(game, game.rules.start(sitting.options, sitting.seats), Deal(), Random(f"{seed}/{luck}"), 0.0)
            if not isinstance(dealt, Applied):
                continue
            for seat in (None, *range(sitting.seats)):
                seen = (seat, _seen(game, dealt.position, seat))
                words = repr(_tellings(dealt.events, seat))
                hold(told.setdefault(seen, words) == words, f"the deal tells {_who(seat)} what the table hides")


def law_shadows_are_public(game: Game, seed: int) -> None:
    """What others are told instead of a secret event is an event of the game that everybody may know."""
    for playout in playouts(game, seed):
        for event in playout.events:
            shadow = event.shadow()
            if shadow is not None:
                hold(isinstance(shadow, game.rules.events), f"{event} casts {shadow}, which the game does not list")
                hold(shadow.audience() == "all", f"{event} casts {shadow}, which not everybody may know")


def _twins(game: Game, seed: int) -> Iterator[tuple[PlayoutStep, int | None, AnyPosition]]:
    """Steps of the matches, each with a twin of its position for every seat and for spectators."""
    for playout, step in some_steps(game, seed):
        for seat in (None, *range(playout.sitting.seats)):
            yield step, seat, game.exam.twin(step.before, seat, Random(step.luck))


def _unseen(game: Game, step: PlayoutStep, twin: AnyPosition, seat: int | None) -> Iterator[tuple[Event, Event]]:
    """Events of another's ask that the seat is not told, beside what happens in the twin instead."""
    other = apply(game, twin, step.ask, Random(step.luck), step.now)
    if step.ask.seat != seat and isinstance(other, Applied):
        for event, counterpart in zip(step.events, other.events, strict=False):
            content = [one for one in fields(event) if one.name not in ("seat", "kind")]
            if content and event.audience() not in ("all", seat):
                yield event, counterpart


def _alike(game: Game, position: AnyPosition, twin: AnyPosition, seat: int | None) -> None:
    for eyes in (seat, None):
        hold(
            _seen(game, position, eyes) == _seen(game, twin, eyes),
            f"{_who(eyes)} sees two positions apart that twin() says {_who(seat)} cannot tell apart",
        )


def _stay_alike(game: Game, step: PlayoutStep, twin: AnyPosition, seat: int | None) -> None:
    other = apply(game, twin, step.ask, Random(step.luck), step.now)
    hold(
        isinstance(other, Applied),
        f"{step.ask} is granted, but refused in a position that {_who(seat)} cannot tell apart: {other}",
    )
    assert isinstance(other, Applied)
    for eyes in (seat, None):
        hold(
            _tellings(step.events, eyes) == _tellings(other.events, eyes),
            f"{step.ask} tells {_who(eyes)} something that it cannot see",
        )
        hold(
            _seen(game, step.after, eyes) == _seen(game, other.position, eyes),
            f"{step.ask} shows {_who(eyes)} something that it was not told",
        )


def _seen(game: Game, position: AnyPosition, seat: int | None) -> str:
    """Everything a client gets besides the events: the view, whose turn it is, the result."""
    return repr((view_for(game, position, seat), game.rules.to_play(position.table), game.rules.result(position.table)))


def _tellings(events: Iterable[Event], seat: int | None) -> list[Event]:
    return [told for event in events if (told := told_to(event, seat)) is not None]


def _who(seat: int | None) -> str:
    return "a spectator" if seat is None else f"seat {seat}"
