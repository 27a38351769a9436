"""A house that alone has lost the store sends its visitors to the others; one that has lost it with them does not."""

import pytest

from tablee.server.visits import company
from tablee.server.visits.bus import Bus
from tablee.server.visits.company import LASTING, STEADY, Company
from tablee.storage.leases import Alone


class Lease(Alone):
    """A lease that is held, or not."""

    def __init__(self) -> None:
        self.fresh = True


class House:
    """What a house hears, and whether it has its lease."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 100.0
        monkeypatch.setattr(company, "monotonic", lambda: self.now)
        self.leases = Lease()
        self.company = Company(Bus("nats://nowhere"), self.leases)

    def cut_off(self) -> bool:
        return self.company.cut_off

    def hears(self, seconds: float) -> None:
        """Others say that they have the store, for so long."""
        for _ in range(int(seconds * 2)):
            self.now += 0.5
            self.company._heard(self.now)


@pytest.fixture
def house(monkeypatch: pytest.MonkeyPatch) -> House:
    return House(monkeypatch)


def test_who_is_alone_without_the_store_is_cut_off_until_it_is_back(house: House) -> None:
    house.hears(10.0)
    assert not house.cut_off()
    house.leases.fresh = False
    assert house.cut_off()
    house.leases.fresh = True
    assert not house.cut_off()


def test_when_the_store_is_away_for_all_nobody_is_sent_away(house: House) -> None:
    house.hears(10.0)
    house.leases.fresh = False
    house.now += LASTING + 0.1
    assert not house.cut_off()
    house.hears(1.0)  # one is back after a fail-over, this one a moment later
    assert not house.cut_off()
    house.hears(STEADY + 0.5)
    assert house.cut_off()
