"""`tablee multiplipotion deck`: put in the cards of one's own box, look at those in use, or take them away (R2)."""

from argparse import ArgumentParser, Namespace

from tablee.core.game import own_file
from tablee.core.game.command import Command, text_of
from tablee.core.refusal import Refused
from tablee.core.text.sentences import Say
from tablee.games.multiplipotion.rules.cards import deck
from tablee.games.multiplipotion.rules.deck_refusals import DeckNotKept
from tablee.games.multiplipotion.rules.decks import read_deck, written
from tablee.games.multiplipotion.text.own_deck import kept_in, own_deck


def arguments(parser: ArgumentParser) -> None:
    """A file, or nothing to look."""
    parser.add_argument(
        "file", nargs="?", help="a card on each line: potion, monster, green or violet (7 28 violet); - reads a pipe"
    )
    parser.add_argument("--remove", action="store_true", help="play with the reconstructed cards again")


def run(typed: Namespace, say: Say) -> str:
    """What is printed."""
    place = kept_in()
    if typed.file is None and not typed.remove:
        own = own_deck()
        where = say("terminal.deck_own", place=place) if own else say("terminal.deck_none")
        return f"{written(own or deck('all'))}\n{where}"
    cards = () if typed.remove else read_deck(text_of(typed.file))
    try:
        if not cards:
            return say("terminal.deck_removed" if own_file.forget(place) else "terminal.deck_none")
        return say("terminal.deck_kept", count=len(cards), place=own_file.keep(place, written(cards)))
    except OSError:
        raise Refused(DeckNotKept(str(place))) from None


DECK = Command(
    "deck", "Check the cards of your own box and play with them; without a file, show the cards.", arguments, run
)
