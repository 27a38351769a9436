"""The deck has exactly the cards of the ruling, spread evenly."""

from collections import Counter
from itertools import combinations_with_replacement, product

from tablee.games.multiplipotion.rules.cards import Cards, deck

LOW, HIGH = range(2, 6), range(6, 10)
GREEN, VIOLET = deck("low"), deck("high")


def monsters(cards: Cards) -> Counter[int]:
    return Counter(card.monster for card in cards)


def potions(cards: Cards) -> Counter[int]:
    return Counter(card.potion for card in cards)


def test_R2_sixty_cards_twenty_four_green_thirty_six_violet() -> None:
    assert (len(GREEN), len(VIOLET), len(deck("all"))) == (24, 36, 60)
    assert {card.colour for card in GREEN} == {"green"}
    assert {card.colour for card in VIOLET} == {"violet"}
    assert [card.id for card in deck("all")] == list(range(1, 61))


def test_R2_green_potions_are_2_to_5_six_of_each() -> None:
    assert potions(GREEN) == Counter(dict.fromkeys(LOW, 6))


def test_R2_green_monsters_are_each_pair_of_2_to_5_twice_and_four_of_them_a_third_time() -> None:
    wanted = Counter(a * b for a, b in combinations_with_replacement(LOW, 2))
    assert monsters(GREEN) == wanted + wanted + Counter([12, 15, 16, 20])


def test_R2_violet_potions_are_6_to_9_six_of_each_and_2_to_5_three_of_each() -> None:
    assert potions(VIOLET) == Counter(dict.fromkeys(HIGH, 6)) + Counter(dict.fromkeys(LOW, 3))


def test_R2_violet_monsters_are_low_times_high_once_and_high_times_high_twice() -> None:
    mixed = Counter(a * b for a, b in product(LOW, HIGH))
    high = Counter(a * b for a, b in combinations_with_replacement(HIGH, 2))
    assert monsters(VIOLET) == mixed + high + high


def test_R2_no_two_cards_are_alike() -> None:
    assert len({(card.potion, card.monster) for card in deck("all")}) == 60


def test_R2_strong_monsters_are_spread_over_the_potions_evenly() -> None:
    for cards in (GREEN, VIOLET):
        mean = sum(card.monster for card in cards) / len(cards)
        for potion, count in potions(cards).items():
            own = sum(card.monster for card in cards if card.potion == potion) / count
            assert abs(own - mean) < 1, (potion, own, mean)


def test_R2_a_potion_stands_beside_a_multiple_of_its_own_table_one_time_in_three() -> None:
    for cards, factors in ((GREEN, LOW), (VIOLET, range(2, 10))):
        for potion, count in potions(cards).items():
            of_its_table = [card for card in cards if card.potion == potion and makes(card.monster, potion, factors)]
            assert len(of_its_table) in (count // 3, count // 2), (potion, of_its_table)


def makes(monster: int, potion: int, factors: range) -> bool:
    return monster % potion == 0 and monster // potion in factors
