"""The server keeps to the schema that it publishes, whatever it is asked."""

import json
import secrets
from pathlib import Path

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance
from tests.regenerate import ADVICE
from tests.server.player import ME

from kronika.server.app import create_app
from kronika.server.settings import Settings

KEPT = [not_a_server_error, response_schema_conformance, content_type_conformance]
SCHEMA = create_app(Settings(database="sqlite:///:memory:", secret=secrets.token_hex(32), log_level="ERROR")).openapi()
OPERATIONS = [found.ok() for found in schemathesis.openapi.from_dict(SCHEMA).get_all_operations()]
some = settings(
    max_examples=10, deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck)
)


def test_the_page_is_made_for_this_schema() -> None:
    """Its types are made from this file."""
    kept = Path(__file__).resolve().parents[2] / "web/openapi.json"
    fits = json.loads(kept.read_text(encoding="utf-8")) == SCHEMA
    assert fits, f"web/openapi.json isn't what the server publishes. {ADVICE}"


@pytest.fixture(scope="module")
def host(server_here):
    return server_here.player("Host")


@pytest.fixture(scope="module")
def table(host):
    return host.new_table(ME, {"kind": "me", "name": "Petr"})["id"]


@pytest.mark.parametrize("who", ["stranger", "guest"])
@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.label)
@some
@given(data=st.data())
def test_every_answer_is_as_the_schema_says(operation, who, data, table, host, server_here) -> None:
    case = data.draw(operation.as_strategy())
    if "table_id" in case.path_parameters and data.draw(st.integers(0, 3)):  # mostly one that there is
        case.path_parameters["table_id"] = table
    headers = {"Cookie": f"kronika={host.cookie}"} if who == "guest" else {}
    case.call_and_validate(base_url=server_here.base, checks=KEPT, headers=headers)
