"""The OpenAPI page is exact: schemathesis calls everything it describes, rightly and wrongly, and believes nothing."""

import os
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, Phase, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

from tests.server.visitors import app_in


class Running(uvicorn.Server):
    """A server in a thread of this process; says when it is open."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.opened = threading.Event()

    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets)
        self.opened.set()


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the house is."""
    folder: Path = tmp_path_factory.mktemp("openapi")
    app = app_in(folder, calls_at_once=10**9, tables_per_browser=10**9)
    server = Running(uvicorn.Config(app, port=0, log_config=None, access_log=False, ws="none"))
    thread = threading.Thread(target=server.run)
    thread.start()
    assert server.opened.wait(60)
    yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    server.should_exit = True
    thread.join()


@pytest.fixture(scope="module")
def described(address: str) -> Any:
    """The page, as schemathesis reads it."""
    return schemathesis.openapi.from_url(f"{address}/api/openapi.json")


schema = schemathesis.pytest.from_fixture("described")


@schema.parametrize()
@settings(
    max_examples=12 if os.environ.get("LONG") else 6,
    deadline=None,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_every_call_answers_as_described(case: schemathesis.Case[Any]) -> None:
    # No schema says that a table is full or that a record holds together: such asks are refused although well-formed.
    case.call_and_validate(excluded_checks=[positive_data_acceptance])


def test_bots_find_their_token_and_their_lines_on_the_page(described: Any) -> None:
    page = described.raw_schema
    stream = page["paths"]["/api/bot/stream"]["get"]
    assert stream["security"] == [{"bot": []}]
    assert page["components"]["securitySchemes"]["bot"]["scheme"] == "bearer"
    (lines,) = stream["responses"]["200"]["content"].values()
    named = {one["$ref"].rpartition("/")[2] for one in lines["schema"]["anyOf"]}
    assert named <= page["components"]["schemas"].keys()
