"""The host can't choose the deal: the server commits to its part, then the players give theirs."""

import json
from datetime import timedelta

import pytest
from sqlalchemy import func, select, update
from tests.server.conftest import ServerHere
from tests.server.player import BOT, ME, OPEN, messages

import kronika
from kronika.engine.dice import key_of
from kronika.engine.record import parse
from kronika.engine.shared import SharedDeal
from kronika.server.database import now
from kronika.server.models import SealPartRow, SealRow, TableRow

A, B, C = ("a1" * 16, "b2" * 16, "c3" * 16)
HOT_SEAT = {"kind": "me", "name": "Petr"}


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(new_database, request):
    with ServerHere(new_database(request.param)) as running:
        yield running


def sealed_table(player, *seats, part=A, game="innovation"):
    seal = player.post("/seals", game=game).json()
    table = player.post("/tables", game=game, seats=list(seats), seal=seal["seal"], part=part)
    assert table.status_code == 201, table.text
    return seal, table.json()


def finish(player, table):
    version = player.get(f"/tables/{table}").json()["version"]
    player.post(f"/tables/{table}/resign", seat=0, version=version).raise_for_status()
    return player.get(f"/tables/{table}").json()


def test_the_seed_is_made_of_all_parts(server) -> None:
    dana, eva = server.player("Dana"), server.player("Eva")
    seal, table = sealed_table(dana, ME, OPEN)
    assert (table["id"], table["commitment"]) == (seal["seal"], seal["commitment"])
    eva.post(f"/tables/{table['id']}/seats/1", part=B).raise_for_status()
    after = finish(dana, table["id"])
    shared = SharedDeal("innovation", table["id"], after["deal"]["server"], (A, B))
    assert after["deal"]["seats"] == [A, B]
    assert after["commitment"] == shared.commitment == seal["commitment"]
    assert after["seed"] == shared.seed
    record = dana.get(f"/tables/{table['id']}/record").text
    assert parse(record).shared == shared
    assert kronika.replay(record).seed == after["seed"]


@pytest.mark.parametrize("seats", [(ME, BOT), (ME, HOT_SEAT)])
def test_one_person_alone_takes_part(server, seats) -> None:
    dana = server.player("Dana")
    _, table = sealed_table(dana, *seats)
    after = finish(dana, table["id"])
    assert after["deal"]["seats"] == [A, None]
    assert after["seed"] == SharedDeal("innovation", table["id"], after["deal"]["server"], (A, "")).seed


def test_who_gives_no_part_is_noted(server) -> None:
    dana, eva = server.player("Dana"), server.player("Eva")
    table = dana.new_table(ME, OPEN)["id"]
    eva.post(f"/tables/{table}/seats/1").raise_for_status()
    after = finish(dana, table)
    assert after["deal"]["seats"] == [None, None]
    record = dana.get(f"/tables/{table}/record").text
    assert list(parse(record).parts) == ["server"]
    assert kronika.replay(record).over


def test_the_part_goes_with_the_one_who_leaves(server) -> None:
    dana, eva, karel = (server.player(name) for name in ("Dana", "Eva", "Karel"))
    table = sealed_table(dana, ME, OPEN, OPEN)[1]["id"]
    eva.post(f"/tables/{table}/seats/1", part=B).raise_for_status()
    assert eva.http.delete(f"/api/tables/{table}/seats/1").status_code == 204
    karel.post(f"/tables/{table}/seats/1").raise_for_status()
    eva.post(f"/tables/{table}/seats/2", part=C).raise_for_status()
    row, seats = server.table(table).row, server.table(table).seats
    assert [seat.part for seat in seats] == [A, None, C]
    assert row.seed == SharedDeal("innovation", table, row.secret, (A, "", C)).seed


@pytest.mark.parametrize(
    ("change", "status", "problem"),
    [
        ({"seal": "nothing"}, 409, "no-seal"),
        ({"game": "ages"}, 409, "no-seal"),
        ({"seal": None}, 422, "bad-setup"),
        ({"part": "12"}, 400, "bad-request"),
        ({"part": "g" * 32}, 400, "bad-request"),
        ({"seal": "x" * 40}, 400, "bad-request"),
    ],
)
def test_a_wrong_seal_or_part_is_refused_and_makes_no_table(server, change, status, problem) -> None:
    dana = server.player("Dana")
    seal = dana.post("/seals", game="innovation").json()["seal"]
    body = {"game": "innovation", "seats": [ME, BOT], "seal": seal, "part": A}
    refused = dana.post("/tables", **{**body, **change})
    assert (refused.status_code, refused.json()["problem"]) == (status, problem)
    assert dana.get("/my/tables").json() == []
    dana.post("/tables", **body).raise_for_status()  # the seal is still good


def test_a_seal_is_used_once_and_by_its_owner(server) -> None:
    dana, eva = server.player("Dana"), server.player("Eva")
    seal = dana.post("/seals", game="innovation").json()["seal"]
    body = {"game": "innovation", "seats": [ME, BOT], "seal": seal, "part": A}
    assert eva.post("/tables", **body).status_code == 409
    first = dana.post("/tables", **body)
    assert first.status_code == 201
    assert dana.post("/tables", **{**body, "part": B}).json()["id"] == first.json()["id"]  # it is the same table
    assert eva.post("/tables", **body).status_code == 409
    assert [seat.part for seat in server.table(seal).seats] == [A, None]
    assert len(dana.get("/my/tables").json()) == 1


def test_seals_expire_and_nobody_hoards_them(server) -> None:
    dana = server.player("Dana")
    seals = [dana.post("/seals", game="innovation").json()["seal"] for _ in range(14)]
    with server.hub.database.session() as session:
        kept = set(session.scalars(select(SealRow.id)))
        assert kept & set(seals) == set(seals[-10:])
        session.execute(update(SealRow).values(created=now() - timedelta(hours=2)))
    dana.post("/seals", game="innovation").raise_for_status()
    with server.hub.database.session() as session:
        assert session.scalar(select(func.count()).select_from(SealRow)) == 1


def test_another_game_has_the_parts_of_all_who_came(server) -> None:
    dana, eva = server.player("Dana"), server.player("Eva")
    _, table = sealed_table(dana, ME, OPEN)
    first = table["id"]
    eva.post(f"/tables/{first}/seats/1", part=B).raise_for_status()
    assert dana.post(f"/tables/{first}/again/seal").status_code == 422  # it isn't over
    finish(dana, first)
    assert dana.post(f"/tables/{first}/again/part", part=A).status_code == 409  # nothing to add it to yet
    seals = [player.post(f"/tables/{first}/again/seal").json() for player in (dana, eva, dana)]
    assert seals[0] == seals[1] == seals[2]
    for player, part in ((dana, A), (eva, B), (eva, C)):  # of two the first one counts
        assert player.post(f"/tables/{first}/again/part", part=part).status_code == 204
    stranger = server.player("Karel")
    assert stranger.post(f"/tables/{first}/again/seal").status_code == 403
    assert stranger.post(f"/tables/{first}/again/part", part=C).status_code == 403
    new = eva.post(f"/tables/{first}/again").json()
    assert (new["id"], new["commitment"]) == (seals[0]["seal"], seals[0]["commitment"])
    assert dana.post(f"/tables/{first}/again").json()["id"] == new["id"]
    assert finish(eva, new["id"])["deal"]["seats"] == [B, A]  # the seats have moved on
    assert dana.post(f"/tables/{first}/again/seal").status_code == 409
    with server.hub.database.session() as session:
        assert session.scalar(select(func.count()).select_from(SealPartRow)) == 0


def test_another_game_starts_without_parts_as_well(server) -> None:
    dana = server.player("Dana")
    table = dana.new_table(ME, BOT)["id"]
    finish(dana, table)
    new = dana.post(f"/tables/{table}/again")
    assert new.status_code == 201
    assert new.json()["state"] == "running"


def test_no_part_is_told_before_the_end(server) -> None:
    """Neither the server's part nor anybody's, nor the seed: to nobody, in nothing that is sent."""
    dana, eva, guest = server.player("Dana"), server.player("Eva"), server.player("Karel")
    seal = dana.post("/seals", game="innovation")
    made = dana.post("/tables", game="innovation", seats=[ME, OPEN], seal=seal.json()["seal"], part=A)
    table = made.json()["id"]
    secret = server.table(table).row.secret
    heard = [seal.text, made.text, guest.get("/tables").text, eva.get(f"/tables/{table}").text]
    heard.append(eva.post(f"/tables/{table}/seats/1", part=B).text)
    row = server.table(table).row
    assert row.state == "running"
    hidden = [secret, row.seed, A, B, key_of(row.seed).hex()]
    for player, seat in ((dana, 0), (eva, 1), (guest, None)):
        with player.live(table, seat) as socket:
            stream = messages(socket)
            heard += [json.dumps(next(stream)) for _ in range(2)]
        for path in ("", "/state", "/log", "/states?at=0", "/record", "/replay", "/progress", "/chat"):
            heard.append(player.get(f"/tables/{table}{path}").text)
        heard.append(player.get("/my/tables").text)
        heard.append(player.post(f"/tables/{table}/again/seal").text)
        heard.append(player.post(f"/tables/{table}/hint", seat=seat or 0).text)
    for text in heard:
        assert not any(one in text for one in hidden)
    assert all(one in json.dumps([row.secret, row.seed]) for one in hidden[:2])


def test_tables_from_before_shared_deals_go_on(server) -> None:
    dana = server.player("Dana")
    table = dana.new_table(ME, OPEN)["id"]
    with server.hub.database.session() as session:
        session.execute(update(TableRow).where(TableRow.id == table).values(secret=None, seed="an old seed"))
    server.call(server.hub.rooms.refresh(server.table(table)))
    eva = server.player("Eva")
    eva.post(f"/tables/{table}/seats/1", part=B).raise_for_status()
    after = finish(dana, table)
    assert (after["deal"], after["seed"]) == (None, "an old seed")
    assert kronika.replay(dana.get(f"/tables/{table}/record").text).over
