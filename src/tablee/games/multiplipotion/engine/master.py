"""The master: imagines what it cannot see, many times over, and plays each of its plans a few turns ahead."""

from random import Random

from tablee.games.multiplipotion.engine.almanac import almanac
from tablee.games.multiplipotion.engine.plans import Plan, Worlds, best_plan, plans
from tablee.games.multiplipotion.engine.sketch import Sketch
from tablee.games.multiplipotion.engine.skills import Skill
from tablee.games.multiplipotion.rules.actions import Ask, Capture, Draw, EndTurn, Lay
from tablee.games.multiplipotion.rules.cards import Cards
from tablee.games.multiplipotion.rules.eyes import denounce, overlooked, seat_of
from tablee.games.multiplipotion.rules.state import TROPHIES_TO_WIN
from tablee.games.multiplipotion.rules.view import View


def choose(view: View, skill: Skill, rng: Random) -> Ask:
    """Capture when it can, in the way that promises most; otherwise lay what promises most."""
    if view.phase == "draw":
        return before_drawing(view, rng.random() < skill.vigilant)
    return after_drawing(view, imagined(view, skill.worlds, rng))


def before_drawing(view: View, vigilant: bool) -> Ask:
    """Show what was overlooked, unless that gives the opponent the last trophy."""
    seat = seat_of(view)
    worth_it = vigilant and len(view.trophies[1 - seat]) < TROPHIES_TO_WIN - 1
    seen = overlooked(view) if worth_it else []
    return denounce(view, seen[0]) if seen else Draw(seat)


def after_drawing(view: View, worlds: Worlds) -> Ask:
    """The first step of the best plan."""
    seat = seat_of(view)
    plan = best_plan(seat, plans(worlds[0], seat, laying=view.phase == "lay"), worlds)
    return first_step(seat, plan)


def first_step(seat: int, plan: Plan) -> Ask:
    if plan.card is not None:
        return Lay(seat, plan.card)
    if plan.capture is not None:
        first, second, monster = plan.capture
        return Capture(seat, (first, second), monster)
    return EndTurn(seat)


def imagined(view: View, many: int, rng: Random) -> Worlds:
    """Worlds that look like this one from the master's chair: the unseen cards are dealt anew in each."""
    seat = seat_of(view)
    seen = {card.id for cards in (*view.zones, *view.trophies, view.hand, view.buried) for card in cards}
    unseen = [card.id for card in view.deck if card.id not in seen]
    theirs = view.hand_counts[1 - seat]
    worlds = []
    for _ in range(many):
        rng.shuffle(unseen)
        hands = [numbers(view.hand), unseen[:theirs]]
        pile = numbers(view.buried[::-1]) + unseen[theirs:]
        worlds.append(world(view, hands if seat == 0 else hands[::-1], pile))
    return worlds


def world(view: View, hands: list[list[int]], pile: list[int]) -> Sketch:
    """The duel as it would be with these hands and this pile (top last)."""
    zones = [numbers(zone) for zone in view.zones]
    return Sketch(almanac(view.deck), zones, hands, [len(trophies) for trophies in view.trophies], pile)


def numbers(cards: Cards) -> list[int]:
    return [card.id for card in cards]
