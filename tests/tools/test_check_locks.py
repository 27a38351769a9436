"""The check of the lock files notices each fault it is there for."""

from tools.check_locks import faults, host_faults, npm_faults, pin_faults


def test_our_own_locks_are_faultless() -> None:
    assert list(faults()) == []


def test_an_npm_lock_that_names_a_host_is_noticed() -> None:
    lock = {"packages": {"": {}, "node_modules/a": {"resolved": "somewhere", "integrity": "sha512-x"}}}
    assert list(npm_faults("lock", lock)) == ["lock: node_modules/a says where it was fetched from"]


def test_an_npm_lock_without_every_platform_is_noticed() -> None:
    packages = {
        "node_modules/a": {"optionalDependencies": {"a-linux": "1", "a-darwin": "1"}},
        "node_modules/a-linux": {},
    }
    assert list(npm_faults("lock", {"packages": packages})) == [
        "lock: node_modules/a wants a-darwin, which is not in the lock"
    ]


def test_a_requirements_lock_that_names_an_index_is_noticed() -> None:
    assert list(host_faults("lock", "a==1\n--index-url elsewhere\n")) == ["lock:2: --index-url elsewhere"]


def test_a_lock_that_lags_behind_the_project_is_noticed() -> None:
    lock = "a==1.0 \\\n    --hash=x\nb==2.0 ; python_full_version < '3.12' \\\nb==3.0 \\\n"
    assert list(pin_faults("lock", lock, ["a>=1", "B[extra]>=2"])) == []
    assert [fault.split(": ")[1].split()[0] for fault in pin_faults("lock", lock, ["a>=2", "b>=3", "c"])] == [
        "a>=2",
        "b>=3",
        "c",
    ]
