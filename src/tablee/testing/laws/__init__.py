"""The laws of the exam, each a function law_…(game, seed) that raises Broken with a sentence."""

from collections.abc import Callable

from tablee.core.game import Game
from tablee.testing.laws import (
    agreement,
    asks,
    bots,
    endings,
    helping,
    keeping,
    leaflet,
    log,
    notation,
    playthroughs,
    presets,
    purity,
    secrets,
    sentences,
    typography,
    wire,
)

Law = Callable[[Game, int], None]

LAWS: tuple[Law, ...] = (
    log.law_replay_equals_play,
    log.law_same_log_same_hash,
    playthroughs.law_golden_records_replay,
    purity.law_the_rules_are_pure,
    keeping.law_nothing_is_lost,
    asks.law_a_refused_ask_changes_nothing,
    asks.law_every_ask_is_answered,
    secrets.law_twins_cannot_be_told_apart,
    secrets.law_twins_vary_every_secret,
    secrets.law_secrets_are_told_to_their_own_seat,
    secrets.law_the_deal_gives_no_hand_away,
    secrets.law_shadows_are_public,
    helping.law_help_asks_no_dictionary,
    presets.law_presets_can_be_dealt,
    endings.law_random_play_ends,
    endings.law_the_house_can_always_act,
    endings.law_time_alone_ends_a_match,
    bots.law_every_level_has_its_name,
    bots.law_bots_play_to_the_end,
    wire.law_kinds_are_names,
    wire.law_json_there_and_back,
    notation.law_moves_are_read_as_written,
    notation.law_rubbish_is_unreadable,
    notation.law_every_table_can_be_drawn,
    sentences.law_everything_has_its_sentence,
    sentences.law_languages_say_the_same,
    sentences.law_sentences_can_be_filled,
    typography.law_french_is_set_as_french,
    agreement.law_names_and_numbers_agree,
    leaflet.law_rules_have_numbers,
    leaflet.law_every_rule_has_its_test,
    leaflet.law_what_is_ours_is_marked_alike,
    leaflet.law_examples_can_be_played,
    leaflet.law_examples_have_their_captions,
    leaflet.law_a_lesson_can_be_played,
    leaflet.law_a_lesson_has_its_captions,
)
