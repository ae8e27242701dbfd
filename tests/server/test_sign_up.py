"""Who may create an account: everybody, whoever has an invitation, or nobody."""

import os
import subprocess
import sys
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from tests.server.conftest import ServerHere
from tests.server.player import ME, Player

from kronika.server.database import connect, migrate, now
from kronika.server.invitations import invite
from kronika.server.sessions import hash_of

PASSWORD = "correct horse"
PETR = {"kind": "me", "name": "Petr"}
FRIEND = {"kind": "friend"}

pytestmark = pytest.mark.usefixtures("quick_hashes")


def register(player: Player, name: str, code: str | None = None) -> Any:
    return player.http.post("/api/register", json={"name": name, "password": PASSWORD, "invitation": code})


def new_table(player: Player, *seats: dict[str, str]) -> Any:
    return player.http.post("/api/tables", json={"game": "innovation", "seats": list(seats)})


def code_of(link: str) -> str:
    [code] = parse_qs(urlsplit(link).query)["invitation"]
    return code


def problem(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["problem"]


@pytest.fixture(params=["sqlite", "postgresql"])
def by_invitation(request: pytest.FixtureRequest, new_database: Callable[[str], str]) -> Any:
    with ServerHere(new_database(request.param), sign_up="invitation", base_url="http://play.example") as server:
        yield server


def test_an_invitation_makes_one_account(by_invitation: ServerHere) -> None:
    link = invite(by_invitation.settings, days=1)
    assert link.startswith("http://play.example/account?invitation=")
    dana, petr = by_invitation.player(), by_invitation.player("Petr")
    assert problem(register(dana, "Dana Nova")) == (403, "not-invited")
    assert problem(register(dana, "Dana Nova", "made-up")) == (403, "not-invited")
    assert register(dana, "Dana Nova", code_of(link)).status_code == 201
    assert problem(register(petr, "Petr Novy", code_of(link))) == (403, "not-invited")
    assert new_table(dana, ME, PETR).status_code == 201


def test_a_refused_name_leaves_the_invitation_valid(by_invitation: ServerHere) -> None:
    first, second = (code_of(invite(by_invitation.settings, days=1)) for _ in range(2))
    dana, petr = by_invitation.player(), by_invitation.player("Petr")
    assert register(dana, "Dana Nova", first).status_code == 201
    assert problem(register(petr, "Dana Nova", second)) == (409, "name-taken")
    assert register(petr, "Petr Novy", second).status_code == 201


def test_an_old_invitation_is_not_valid(by_invitation: ServerHere) -> None:
    by_invitation.hub.people.invite(hash_of("yesterday"), now() - timedelta(days=1))
    assert problem(register(by_invitation.player(), "Dana Nova", "yesterday")) == (403, "not-invited")


@pytest.mark.parametrize("mode", ["invitation", "closed"])
def test_guests_join_tables_but_open_none(new_database: Callable[[str], str], mode: str) -> None:
    database = new_database("sqlite")
    with ServerHere(database) as server:
        assert server.player().get("/site").json()["sign_up"] == "open"
        assert register(server.player(), "Dana Nova").status_code == 201
    with ServerHere(database, sign_up=mode) as server:
        dana, guest = server.player(), server.player("Petr")
        assert guest.get("/site").json()["sign_up"] == mode
        assert problem(new_table(guest, ME, FRIEND)) == (403, "members-only")
        assert problem(guest.http.post("/api/seals", json={"game": "innovation"})) == (403, "members-only")
        login = {"name": "Dana Nova", "password": PASSWORD}
        assert dana.http.post("/api/login", json=login).status_code == 200
        table = new_table(dana, ME, FRIEND).json()
        seat = table["seats"][1]
        sat = guest.http.post(f"/api/tables/{table['id']}/seats/1", json={"invite": seat["invite"]})
        assert sat.status_code == 200


def test_a_closed_server_creates_no_account_with_an_invitation_either(new_database: Callable[[str], str]) -> None:
    with ServerHere(new_database("sqlite"), sign_up="closed") as server:
        code = code_of(invite(server.settings, days=1))
        assert problem(register(server.player(), "Dana Nova", code)) == (403, "sign-up-closed")


def test_the_command_prints_a_link(tmp_path: Path) -> None:
    config = tmp_path / "kronika.toml"
    config.write_text(f'home = "{tmp_path}/home"\nbase_url = "https://play.example"\n')
    command = [sys.executable, "-m", "kronika", "invite", "--config", str(config)]
    environment = {name: value for name, value in os.environ.items() if name != "KRONIKA_HOME"}
    refused = subprocess.run(command, env=environment, capture_output=True, text=True)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert f"There is no database at {tmp_path}/home/kronika.db." in refused.stderr
    migrate(connect(f"sqlite:///{tmp_path}/home/kronika.db"))
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.startswith("https://play.example/account?invitation=")
