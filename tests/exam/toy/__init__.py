"""Highest card: a toy game that passes the exam, small enough to be spoilt in one place at a time."""

from tablee.core.game import Game

from . import pieces, proofs, rules, seen

GAME = Game(
    name="toy",
    rules_version=1,
    seat_counts=(2, 3),
    options=pieces.Options,
    actions=(pieces.Lay, pieces.Swap),
    events=(
        pieces.Shuffled,
        pieces.Dealt,
        pieces.Served,
        pieces.Laid,
        pieces.Swapped,
        pieces.SwapSeen,
        pieces.Taken,
    ),
    refusals=(pieces.CardMissing, pieces.NoSwap, pieces.AlreadyDealt),
    levels=("pupil", "master"),
    start=rules.start,
    decide=rules.decide,
    evolve=rules.evolve,
    view=seen.view,
    to_play=rules.to_play,
    result=rules.result,
    choose=seen.choose,
    random_action=seen.random_action,
    draw=seen.draw,
    read=seen.read,
    write=seen.write,
    holdings=proofs.holdings,
    twin=proofs.twin,
    examples=proofs.examples,
)
