"""Words that escaped somebody and are worth learning."""

from tablee.crossword.analyse import worth_learning


def test_the_longest_word_that_people_know_is_worth_learning() -> None:
    assert worth_learning(["LUXAI", "MERL", "MERLE", "RU"], []) == "MERLE"
    assert worth_learning(["CHEVAL", "CHEVAUX"], ["CHEVAUX"]) == "CHEVAL"


def test_there_may_be_none() -> None:
    assert worth_learning(["LUXAI", "ROI"], []) == ""
    assert worth_learning(["MERDE"], []) == ""
