"""What `tablee doctor` says of a database."""

import pytest

from tablee.cli.keeping import doctor
from tablee.cli.speech import Language
from tablee.server.checkup.database import looked_at
from tablee.storage.postgres.log import PostgresLog
from tablee.storage.postgres.schema import prepare
from tools.servers import free_port


@pytest.mark.heavy
async def test_a_database_is_looked_at_and_not_touched(database: str) -> None:
    found = await looked_at(database)
    forgetful = [("wrong", "forgetful")] * 2  # as it is set for tests
    assert [(one.weight, one.kind) for one in found] == [
        ("well", "database_new"),
        *forgetful,
        ("doubtful", "no_standby"),
    ]
    await prepare(database)
    log = PostgresLog(database)
    await log.leases.begin()
    assert (await looked_at(database))[0].fields["count"] == 1
    await log.close()
    assert (await looked_at(database))[0].fields["count"] == 0
    (nowhere,) = await looked_at(f"postgresql://127.0.0.1:{free_port()}/x")
    assert "ne répond pas" in doctor.said(nowhere, Language.fr)
    (nothing,) = await looked_at("postgresql://[")
    assert nothing.weight == "wrong"
