"""Ways to get a game wrong, each a small change of the toy that exactly one law of the exam notices."""

from tests.exam.spoil import Edit

NBSP = "\u00a0"
DECIDE = "rules/decide.py"
EVOLVE = "rules/evolve.py"
FRENCH = "text/locales/fr.toml"
ENGLISH = "text/locales/en.toml"


def before(file: str, line: str, new: str) -> Edit:
    """Put a statement before a line, as deep as it."""
    return file, line, f"{line[: len(line) - len(line.lstrip())]}{new}\n{line}"


def said(old: str, new: str) -> tuple[Edit, Edit]:
    """Give a sentence another name in both languages."""
    return (FRENCH, f"{old} =", f"{new} ="), (ENGLISH, f"{old} =", f"{new} =")


FAULTS: dict[str, tuple[str, tuple[Edit, ...]]] = {
    "luck is carried past the log": (
        "law_replay_equals_play",
        (
            before(DECIDE, "            return [Swapped(", "Swapped.luck = rng.randrange(9)"),
            (EVOLVE, "rest.insert(place,", "rest.insert(getattr(Swapped, 'luck', 0),"),
        ),
    ),
    "cards are dealt in the order of a set": (
        "law_same_log_same_hash",
        ((DECIDE, "rng.sample(position.box, len(position.box))", "map(int, set(map(str, position.box)))"),),
    ),
    "the rules change and their version does not": (
        "law_golden_records_replay",
        ((EVOLVE, "if score == max(scores)", "if score == min(scores)"),),
    ),
    "an old event is no longer understood": (
        "law_golden_records_replay",
        (
            ("rules/events.py", '    kind: Literal["taken"] = "taken"', '    kind: Literal["won"] = "won"'),
            *said("taken", "won"),
        ),
    ),
    "a golden record is mended by hand": (
        "law_golden_records_replay",
        (("tests/golden/v1-2-0.txt", '"kind":"laid"', '"kind": "laid"'),),
    ),
    "no golden record for three": (
        "law_golden_records_replay",
        (("rules/__init__.py", "seat_counts=(2, 3)", "seat_counts=(2, 3, 4)"),),
    ),
    "a view rolls the dice of the whole program": (
        "law_the_rules_are_pure",
        (before("rules/view.py", "    return View(", "__import__('random').random()"),),
    ),
    "decide writes into the position": (
        "law_the_rules_are_pure",
        (
            before(
                DECIDE,
                "    laid = (*position.table.laid, card)",
                "object.__setattr__(position, 'hands', [*position.hands])",
            ),
        ),
    ),
    "tricks are thrown away": (
        "law_nothing_is_lost",
        ((EVOLVE, "(*table.tricks[seat], *cards)", "cards"),),
    ),
    "a refused card turns the pile over": (
        "law_a_refused_ask_changes_nothing",
        (before(DECIDE, "        raise Refused(CardM", "object.__setattr__(position, 'box', position.box[::-1])"),),
    ),
    "a card nobody has is an error": (
        "law_every_ask_is_answered",
        ((DECIDE, "    if card not in position.hands[seat]:", "    if not position.hands[seat].index(card) + 1:"),),
    ),
    "a refusal is not listed": (
        "law_every_ask_is_answered",
        (("rules/refusals.py", "(CardMissing, NoSwap, AlreadyDealt)", "(CardMissing, AlreadyDealt)"),),
    ),
    "a swap is listed that is not to be had": (
        "law_listed_moves_are_granted",
        (("engine/legal.py", "    if table.options.swaps and table.pile and ", "    if "),),
    ),
    "a card is listed twice": (
        "law_listed_moves_are_granted",
        (("engine/legal.py", "for card in seen.hand)\n    if", "for card in seen.hand * 2)\n    if"),),
    ),
    "cards to lay are not listed": (
        "law_no_move_is_left_out",
        (("engine/legal.py", "for card in seen.hand)\n    if", "for card in seen.hand[:0])\n    if"),),
    ),
    "random play asks for what is refused": (
        "law_random_play_ends",
        (("exam/random_play.py", "and not table.swapped[seen.seat]", ""),),
    ),
    "somebody is to play when all is over": (
        "law_random_play_ends",
        (("rules/state.py", "table.turn < 0 or table.result", "table.turn < 0"),),
    ),
    "who is crowned has not won": (
        "law_random_play_ends",
        (("rules/__init__.py", "    view=view,", "    view=view,\n    victors=lambda table: (),"),),
    ),
    "the house may not act": (
        "law_the_house_can_always_act",
        (
            (
                DECIDE,
                "            return _lay(position, seat, min(position.hands[seat]))",
                "            raise Refused(NoSwap())",
            ),
        ),
    ),
    "the game's own deadline asks for what is refused": (
        "law_the_house_can_always_act",
        (
            ("rules/__init__.py", "import Rules\n", "import Rules\nfrom tablee.core.actions import Deadline, Deal\n"),
            (
                "rules/__init__.py",
                "    view=view,",
                "    view=view,\n    deadline=lambda position: Deadline(1.0, Deal()),",
            ),
        ),
    ),
    "the house acts without getting anywhere": (
        "law_time_alone_ends_a_match",
        (
            (
                DECIDE,
                "            return _lay(position, seat, min(position.hands[seat]))",
                "            return [Swapped(seat, min(position.hands[seat]), position.box[0], 0)]",
            ),
        ),
    ),
    "two bots share a name": (
        "law_every_level_has_its_name",
        (("engine/__init__.py", 'levels=("pupil", "master")', 'levels=("pupil", "master", "pupil")'),),
    ),
    "an old name leads nowhere": (
        "law_old_names_still_play",
        (("engine/bot.py", '{"child": "pupil"}', '{"child": "teacher"}'),),
    ),
    "somebody else sits down under an old name": (
        "law_old_names_still_play",
        ((FRENCH, 'child = "pupil"', 'child = "master"'), (ENGLISH, 'child = "pupil"', 'child = "master"')),
    ),
    "a bot lays what it does not have": (
        "law_bots_play_to_the_end",
        (("engine/bot.py", "max(seen.hand))", "max(seen.hand) + 1)"),),
    ),
    "a bot changes its mind when asked again": (
        "law_bots_play_to_the_end",
        (
            (
                "engine/bot.py",
                "max(seen.hand))",
                "(min if choose.__dict__.setdefault(repr(seen), rng) is not rng else max)(seen.hand))",
            ),
        ),
    ),
    "two refusals share a name": (
        "law_kinds_are_names",
        (
            (
                "rules/refusals.py",
                '    refused: Literal["no_swap"] = "no_swap"',
                '    refused: Literal["already_dealt"] = "already_dealt"',
            ),
        ),
    ),
    "an event comes back from JSON with a list": (
        "law_json_there_and_back",
        (
            (
                "rules/events.py",
                '    seat: int\n    cards: tuple[int, ...]\n    kind: Literal["taken"]',
                '    seat: int\n    cards: list[int]\n    kind: Literal["taken"]',
            ),
        ),
    ),
    "a swap is written like a lay": (
        "law_moves_are_read_as_written",
        (("text/notation.py", 'return f"s{card}"', 'return f"{card}"'),),
    ),
    "a long number is an error": (
        "law_rubbish_is_unreadable",
        (("text/notation.py", " or len(digits) > 3", ""),),
    ),
    "the drawing asks for a sentence nobody wrote": (
        "law_every_table_can_be_drawn",
        (("text/picture.py", "terminal.nothing_laid", "terminal.empty"),),
    ),
    "a picture is not closed": (
        "law_every_table_has_its_picture",
        (("text/svg.py", "100, FELT, cards)", "100, FELT, ['<g>', *cards])"),),
    ),
    "a refusal has no words": (
        "law_everything_has_its_sentence",
        said("no_swap", "no_barter"),
    ),
    "one language says more": (
        "law_languages_say_the_same",
        ((ENGLISH, "[terminal]", '[terminal]\nhello = "Hello."'),),
    ),
    "a placeholder is not a field": (
        "law_sentences_can_be_filled",
        ((FRENCH, "le {card} en main", "le {carte} en main"),),
    ),
    "a sentence lacks a form": (
        "law_sentences_can_be_filled",
        ((ENGLISH, 'you = "You swap a card.", they', 'you = "You swap a card.", one'),),
    ),
    "a straight apostrophe": (
        "law_french_is_set_as_french",
        ((FRENCH, "Vous n’avez", "Vous n'avez"),),
    ),
    "straight quotation marks": (
        "law_french_is_set_as_french",
        (("text/leaflet.fr.md", "la plus haute emporte", 'la "plus haute" emporte'),),
    ),
    "an ordinary space before an exclamation mark": (
        "law_french_is_set_as_french",
        ((FRENCH, f"{{cards}}{NBSP}!", "{cards} !"),),
    ),
    "no space before a question mark in the leaflet": (
        "law_french_is_set_as_french",
        (("text/leaflet.fr.md", f"vides{NBSP}?", "vides?"),),
    ),
    "guillemets without their spaces": (
        "law_french_is_set_as_french",
        (("text/leaflet.fr.md", "la plus haute emporte", f"la «plus haute{NBSP}» emporte"),),
    ),
    "a view looks words up without being allowed to help": (
        "law_help_asks_no_dictionary",
        (
            ("rules/view.py", "    hand: Hand\n", '    hand: Hand\n    help: str = "points"\n'),
            (
                "rules/view.py",
                "    return View(",
                '    from tablee.lexicon import lexicon\n\n    assert "mot" in lexicon.common\n    return View(',
            ),
        ),
    ),
    "an example cannot be played": (
        "law_examples_can_be_played",
        (
            ("exam/examples.py", "Lay(0, 7), Lay(1, 9)", "Lay(0, 7), Lay(1, 8)"),
            (
                "exam/examples.py",
                "trick, swap = examples()",
                "trick, swap = examples()\n    trick = replace(trick, asks=(Lay(0, 7), Lay(1, 9)))",
            ),
        ),
    ),
    "an example has too few captions": (
        "law_examples_have_their_captions",
        ((FRENCH, '"Vous posez le 7.", ', ""),),
    ),
    "newcomers get a table for more than may play": (
        "law_presets_can_be_dealt",
        (("rules/presets.py", 'Preset("newcomer", 2', 'Preset("newcomer", 5'),),
    ),
    "a preset has an option that was given up": (
        "law_presets_can_be_dealt",
        (("rules/presets.py", '{"hand": 2}', '{"fingers": 2}'),),
    ),
}
