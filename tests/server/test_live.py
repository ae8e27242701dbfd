"""The live connection: nothing missed, nothing doubled, nobody blocked."""

import asyncio
import json
import time

import pytest
from pydantic import TypeAdapter
from tests.server.conftest import ServerHere
from tests.server.player import ME, OPEN, messages, states, wait_until
from websockets.exceptions import ConnectionClosed

from kronika.server.routes.live import Connection
from kronika.server.routes.wire.live import LiveMessage

PETR = {"kind": "me", "name": "Petr"}


@pytest.fixture(scope="module")
def two(new_database):
    """Two workers on one database."""
    database = new_database("postgresql")
    with ServerHere(database, sweep_seconds=0.3) as first, ServerHere(database, sweep_seconds=0.3) as second:
        yield first, second


def play(player, table, count) -> None:
    """Answer for the asked seat."""
    for _ in range(count):
        asked = player.get(f"/tables/{table}").json()["asked"]
        player.answer_anything(table, asked, player.state(table, asked)).raise_for_status()


def stories_until(socket, version):
    """The stories of the messages up to this version, in order."""
    found = []
    for message in states(socket):
        found += message["stories"]
        if message["state"]["version"] >= version:
            return found
    raise AssertionError


def test_the_first_messages_are_the_table_and_the_state(server_here) -> None:
    dana = server_here.player()
    table = dana.new_table(ME, PETR)["id"]
    play(dana, table, 3)
    for after in (None, 0, 3, 99, -7):
        with dana.live(table, 0, after) as socket:
            first, second = next(messages(socket)), next(messages(socket))
            assert (first["type"], second["type"]) == ("table", "state")
            assert second["state"]["version"] == 3
            assert [story["version"] for story in second["stories"]] == ([1, 2, 3] if after == 0 else [])


def test_every_message_is_as_the_schema_says(server_here) -> None:
    """They are built without the models, so no field may be missing, unexpected or of another type."""
    dana, eva = server_here.player("Dana"), server_here.player("Eva")
    table = dana.new_table(ME, OPEN, clock_minutes=10)["id"]
    adapter = TypeAdapter(LiveMessage)
    with dana.live(table, 0) as socket:
        eva.post(f"/tables/{table}/seats/1").raise_for_status()
        dana.post(f"/tables/{table}/chat", text="Ahoj!").raise_for_status()
        for player, seat in ((dana, 0), (eva, 1)):
            if dana.get(f"/tables/{table}").json()["asked"] == seat:
                player.answer_anything(table, seat, player.state(table, seat)).raise_for_status()
        socket.send("nonsense")
        version = dana.state(table, 0)["version"]
        dana.post(f"/tables/{table}/resign", seat=0, version=version).raise_for_status()
        seen = set()
        for message in messages(socket):
            read = adapter.validate_python(message)
            assert read.model_dump(mode="json") == adapter.validate_json(json.dumps(message)).model_dump(mode="json")
            assert keys(read.model_dump(mode="json")) == keys(message)
            seen.add(message["type"])
            if message["type"] == "table" and message["table"]["state"] == "finished":
                break
    assert seen == {"table", "state", "chat", "problem"}


def keys(value):
    """The names of all fields, however deep."""
    if isinstance(value, dict):
        return {name: keys(inner) for name, inner in value.items()}
    return [keys(inner) for inner in value] if isinstance(value, list) else None


def test_a_lost_connection_misses_and_doubles_nothing(server_here) -> None:
    dana = server_here.player()
    table = dana.new_table(ME, PETR)["id"]
    heard, version = [], 0
    for number in range(10):
        with dana.live(table, 0, after=version) as socket:
            heard += stories_until(socket, version)
            play(dana, table, 2)
            if number % 2:  # lost before the news came
                continue
            heard += stories_until(socket, version + 2)
            version += 2
    with dana.live(table, 0, after=version) as socket:
        heard += stories_until(socket, 20)
    versions = [story["version"] for story in heard]
    assert sorted(set(versions)) == list(range(1, 21))
    kept = {story["version"]: story for story in heard}  # what was asked for again is the same again
    assert list(kept.values()) == dana.get(f"/tables/{table}/log", seat=0).json()["stories"]
    assert all(kept[story["version"]] == story for story in heard)


def test_past_states_are_what_the_live_connection_sent(server_here) -> None:
    dana = server_here.player()
    table = dana.new_table(ME, PETR)["id"]
    sent = []
    with dana.live(table, 0) as socket:
        for message in states(socket):
            sent.append(message["state"])
            if message["state"]["version"] == 12:
                break
            play(dana, table, 1)
    past = dana.get(f"/tables/{table}/states", at=0, count=12, seat=0).json()["states"]
    for state in sent:
        state["choice"] |= dict.fromkeys(("options", "place", "nth", "most"))
        state["can_undo"] = False
    sent[0]["choice"]["since"] = past[0]["choice"]["since"]  # a start is counted from the opening of the table
    assert [state["version"] for state in past] == list(range(12))
    assert past == sent[:12]
    some = dana.get(f"/tables/{table}/states", at=5, count=2, seat=0).json()["states"]
    assert some == past[5:7]
    assert len(dana.get(f"/tables/{table}/states", at=4, seat=0).json()["states"]) == 9  # up to now
    refused = server_here.player("Eva").get(f"/tables/{table}/states", at=0, seat=0)
    assert refused.json()["problem"] == "not-yours"


def test_stories_from_before_a_restart_are_told_again_with_what_was_taken_back(new_database) -> None:
    database = new_database("sqlite")
    with ServerHere(database) as server:
        dana = server.player()
        table = dana.new_table(ME, PETR)["id"]
        undone = 0
        with dana.live(table, 1) as socket:
            while undone < 2:
                asked = dana.get(f"/tables/{table}").json()["asked"]
                state = dana.state(table, asked)
                if state["can_undo"]:
                    dana.post(f"/tables/{table}/undo", seat=asked, version=state["version"]).raise_for_status()
                    undone += 1
                play(dana, table, 1)
            version = dana.state(table, 0)["version"]
            live = stories_until(socket, version)
        cookies = dana.http.cookies
    with ServerHere(database) as server:
        dana = server.player()
        dana.http.cookies = cookies
        with dana.live(table, 1, after=0) as socket:
            assert stories_until(socket, version) == live
        log = dana.get(f"/tables/{table}/log", seat=1).json()["stories"]
        assert len(log) == version - 2 * undone


def test_news_reach_the_connections_of_the_other_worker(two) -> None:
    dana, eva = two[0].player("Dana"), two[1].player("Eva")
    table = dana.new_table(ME, OPEN)["id"]
    with eva.live(table) as spectator, dana.live(table, 0) as socket:
        assert eva.post(f"/tables/{table}/seats/1").status_code == 200
        assert next(states(socket))["state"]["version"] == 0
        for version in range(10):
            state = dana.state(table, 0)
            player = (dana, eva)[state["choice"]["seat"]]
            own = player.state(table, state["choice"]["seat"])
            player.answer_anything(table, own["seat"], own).raise_for_status()
            assert own["version"] == version
        heard = [stories_until(one, 10) for one in (socket, spectator)]
        assert [[story["version"] for story in stories] for stories in heard] == [list(range(1, 11))] * 2
        dana.post(f"/tables/{table}/chat", text="Ahoj!").raise_for_status()
        chats = (message["chat"]["text"] for message in messages(spectator) if message["type"] == "chat")
        assert next(chats) == "Ahoj!"


def test_a_connection_resumed_at_the_other_worker(two) -> None:
    dana = two[0].player()
    table = dana.new_table(ME, PETR)["id"]
    heard, version = [], 0
    for number in range(8):
        with dana.live(table, 0, after=version, at=two[number % 2].base) as socket:
            play(dana, table, 2)
            version += 2
            heard += stories_until(socket, version)
    assert [story["version"] for story in heard] == list(range(1, 17))


def presence(socket):
    """The seats that are there, each time that this is told."""
    for message in messages(socket):
        if message["type"] == "table":
            yield [seat["present"] for seat in message["table"]["seats"]]


@pytest.mark.parametrize("place", ["the same worker", "another worker"])
def test_presence_is_told_to_everybody(two, place) -> None:
    dana, eva = two[0].player("Dana"), two[place == "another worker"].player("Eva")
    table = dana.new_table(ME, OPEN)["id"]
    eva.post(f"/tables/{table}/seats/1").raise_for_status()
    with dana.live(table, 0) as socket:
        there = presence(socket)
        assert next(found for found in there if found == [True, False])
        with eva.live(table, 1) as other:
            assert next(found for found in there if found == [True, True])
            assert next(found for found in presence(other) if found == [True, True])
            with eva.live(table, 1):  # a second tab comes and goes
                pass
            assert eva.get(f"/tables/{table}").json()["seats"][1]["present"]
        assert next(found for found in there if found == [True, False])


def test_the_presence_of_a_worker_that_ended_ends_too(two) -> None:
    dana = two[0].player()
    table = dana.new_table(ME, PETR)["id"]
    with dana.live(table, 0) as socket:
        there = presence(socket)
        next(there)
        two[0].hub.presence.hear("another", table, {1})
        two[0].call(two[0].hub.rooms.tell(two[0].table(table)))
        assert next(there) == [True, True]
        assert next(there) == [True, False]


def test_many_changes_at_once_make_one_message(server_here) -> None:
    """A connection that is not served for a while gets the latest state, and every story."""
    dana = server_here.player()
    table = dana.new_table(ME, PETR)["id"]
    live = server_here.table(table)

    async def burst() -> None:
        for version in range(20):  # the event loop has no time for the sender in between
            choice = live.match.choice
            row = next(iter(choice.options)).token
            live.advance(live.match, happened(live.match, row))
            assert live.version == version + 1
        await server_here.hub.rooms.tell(live)

    def happened(match, token):
        match.answer(token)
        return list(match.events)

    with dana.live(table, 0) as socket:
        next(states(socket))
        server_here.call(burst())
        message = next(states(socket))
        assert message["state"]["version"] == 20
        assert [story["version"] for story in message["stories"]] == list(range(1, 21))


def test_a_client_that_does_not_read_blocks_nobody(server_here, monkeypatch) -> None:
    """Its buffers are full: sending to it doesn't return. The others don't notice, and it can still end."""
    dana, eva = server_here.player("Dana"), server_here.player("Eva")
    table = dana.new_table(ME, PETR)["id"]
    send = Connection.send

    async def stuck_for_spectators(connection, message) -> None:
        await (asyncio.sleep(3600) if connection.seat is None else send(connection, message))

    monkeypatch.setattr(Connection, "send", stuck_for_spectators)
    with eva.live(table), dana.live(table, 0) as socket:
        play(dana, table, 20)
        assert [story["version"] for story in stories_until(socket, 20)] == list(range(1, 21))
    wait_until(lambda: not server_here.table(table).listeners)


def test_an_ended_connection_leaves_nothing_behind(server_here) -> None:
    dana = server_here.player()
    table = dana.new_table(ME, PETR)["id"]
    hub = server_here.hub
    for _ in range(3):
        with dana.live(table, 0) as socket:
            next(states(socket))
    wait_until(lambda: not server_here.table(table).listeners)
    wait_until(lambda: table not in hub.chat_listeners and table not in hub.presence.here)
    assert hub.metrics.connections._value.get() == 0


def test_an_answer_is_carried_through_although_its_connection_is_lost(server_here, monkeypatch) -> None:
    """The row is being written when who sent it is cancelled: the others must see what happened all the same."""
    dana = server_here.player()
    table = dana.new_table(ME, PETR)["id"]
    live, rooms = server_here.table(table), server_here.hub.rooms
    write = server_here.hub.journal.write

    def write_slowly(batch):
        time.sleep(0.3)
        return write(batch)

    monkeypatch.setattr(server_here.hub.journal, "write", write_slowly)

    async def lost() -> None:
        seat, token = live.asked, live.match.choice.options[0].token
        answering = asyncio.create_task(rooms.act(live, "answer", seat, 0, token))
        await asyncio.sleep(0.1)
        answering.cancel()
        await asyncio.gather(answering, return_exceptions=True)

    with dana.live(table, 0) as socket:
        assert next(states(socket))["state"]["version"] == 0
        server_here.call(lost())
        assert next(states(socket))["state"]["version"] == 1


def test_a_seat_that_was_given_up_is_seen_no_longer(server_here) -> None:
    dana, eva = server_here.player("Dana"), server_here.player("Eva")
    table = dana.new_table(ME, OPEN, {"kind": "bot", "level": "beginner"})["id"]
    eva.post(f"/tables/{table}/seats/1").raise_for_status()
    with eva.live(table, 1) as socket:
        next(states(socket))
        version = eva.state(table, 1)["version"]
        eva.post(f"/tables/{table}/resign", seat=1, version=version).raise_for_status()
        last = list(until_closed(socket))[-1]
        assert last["problem"]["problem"] == "not-yours"
        assert socket.protocol.close_code == 4003


def test_a_table_that_is_closed_by_its_host(two) -> None:
    dana, eva = two[0].player("Dana"), two[1].player("Eva")
    table = dana.new_table(ME, OPEN, OPEN)["id"]
    eva.post(f"/tables/{table}/seats/1").raise_for_status()
    with eva.live(table, 1) as socket:
        next(messages(socket))
        assert dana.http.delete(f"/api/tables/{table}/seats/0").status_code == 204
        last = list(until_closed(socket))[-1]
        assert last["problem"]["problem"] == "no-such-table"


def until_closed(socket):
    try:
        yield from messages(socket)
    except ConnectionClosed:
        return


def test_notices_that_were_lost_are_made_up_for(two) -> None:
    """The connection to the database breaks; what happened meanwhile is read when it is there again."""
    dana = two[0].player()
    table = dana.new_table(ME, PETR)["id"]
    with dana.live(table, 0, at=two[1].base) as socket:
        next(states(socket))
        notices = two[1].hub.notices

        async def deaf() -> None:
            for task in notices.tasks:
                task.cancel()
            await asyncio.gather(*notices.tasks, return_exceptions=True)

        two[1].call(deaf())
        play(dana, table, 5)

        async def listening() -> None:
            notices.start()

        two[1].call(listening())
        assert [story["version"] for story in stories_until(socket, 5)] == [1, 2, 3, 4, 5]
