"""Playing through a real server, over HTTP and the live connection."""

import threading

import httpx
import pytest
from tests.server.conftest import ServerHere
from tests.server.player import BOT, FRIEND, ME, OPEN, messages, states

import kronika
from kronika.engine.record import parse
from kronika.games import game


def play_to_the_end(player, table, seats):
    """Answer for these seats over one live connection each until the game is over; the last state."""

    def run(seat):
        with player.live(table, seat) as socket:
            for message in states(socket):
                state = message["state"]
                if state["view"]["result"] is not None:
                    return state
                if state["choice"]["seat"] == seat:
                    player.answer_anything(table, seat, state)
        return None

    threads = [threading.Thread(target=run, args=(seat,)) for seat in seats[1:]]
    for thread in threads:
        thread.start()
    last = run(seats[0])
    for thread in threads:
        thread.join()
    return last


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_whole_game_against_a_bot(new_database, kind) -> None:
    with ServerHere(new_database(kind)) as server:
        dana = server.player()
        table = dana.new_table(ME, BOT)
        assert table["state"] == "running"
        assert table["seed"] is None
        end = play_to_the_end(dana, table["id"], [0])
        after = dana.get(f"/tables/{table['id']}").json()
        assert after["state"] == "finished"
        assert after["result"] == end["view"]["result"]
        record = dana.get(f"/tables/{table['id']}/record").text
        match = kronika.replay(record)
        assert list(match.result.winners) == after["result"]["winners"]
        assert parse(record).deal == table["commitment"] == after["commitment"]
        assert match.seed == after["seed"]


def test_friends_by_invitation_and_strangers_from_the_lobby(server) -> None:
    dana, petr, eva = server.player("Dana"), server.player("Petr"), server.player("Eva")
    table = dana.new_table(ME, FRIEND, OPEN)
    assert table["state"] == "open"
    invite = table["seats"][1]["invite"]
    seen = petr.get(f"/tables/{table['id']}").json()["seats"]
    assert [(seat["kept"], seat["invite"]) for seat in seen] == [(False, None), (True, None), (False, None)]
    refused = eva.post(f"/tables/{table['id']}/seats/1")
    assert (refused.status_code, refused.json()["problem"]) == (403, "not-yours")
    assert petr.post(f"/tables/{table['id']}/seats/1", invite=invite).status_code == 200
    lobby = [found["id"] for found in eva.get("/tables").json()]
    assert table["id"] in lobby
    started = eva.post(f"/tables/{table['id']}/seats/2").json()
    assert started["state"] == "running"
    assert table["id"] not in [found["id"] for found in eva.get("/tables").json()]
    assert petr.post(f"/tables/{table['id']}/seats/2").json()["problem"] == "illegal"
    assert petr.get("/my/tables").json()[0]["id"] == table["id"]


def test_two_people_at_one_device(server) -> None:
    dana = server.player()
    table = dana.new_table(ME, {"kind": "me", "name": "Petr"})
    assert [seat["name"] for seat in table["seats"]] == ["Dana", "Petr"]
    end = play_to_the_end(dana, table["id"], [0, 1])
    assert end["view"]["result"]["winners"]


def test_a_spectator_sees_only_what_is_public(server) -> None:
    dana, eva = server.player("Dana"), server.player("Eva")
    table = dana.new_table(ME, {"kind": "me", "name": "Petr"})
    state = eva.get(f"/tables/{table['id']}/state").json()
    assert all(card["card"] is None for hand in state["view"]["hand"] for card in hand)
    assert state["choice"]["options"] is None
    refused = eva.get(f"/tables/{table['id']}/state", seat=0)
    assert refused.status_code == 403
    assert "card" not in refused.text


def test_a_finished_game_is_replayed_from_every_seat_and_all_seeing(server) -> None:
    dana, eva = server.player("Dana"), server.player("Eva")
    table = dana.new_table(ME, BOT)
    refused = dana.get(f"/tables/{table['id']}/replay", at=1)
    assert refused.json()["problem"] == "illegal"
    play_to_the_end(dana, table["id"], [0])
    start = eva.get(f"/tables/{table['id']}/replay", at=0, seat=1).json()
    assert all(card["card"] is None for card in start["view"]["hand"][0])
    assert all(card["card"] for card in start["view"]["hand"][1])
    whole = eva.get(f"/tables/{table['id']}/replay", at=0, seat=-1).json()
    assert all(card["card"] for hand in whole["view"]["hand"] for card in hand)
    hands = [{hand["zone"]: hand["cards"] for hand in own} for own in whole["hands"]]
    for seat, hand in enumerate(whole["view"]["hand"]):
        assert sorted(hands[seat]["hand"]) == sorted(card["card"] for card in hand)
    assert start["hands"] == []
    last = eva.get(f"/tables/{table['id']}/replay", at=10**6).json()
    assert last["at"] == last["length"]
    assert last["view"]["result"] is not None
    record = eva.get(f"/tables/{table['id']}/record").text
    logs = [eva.get(f"/tables/{table['id']}/replay/log", seat=seat).json()["stories"] for seat in (0, 1, -1)]
    assert all([story["version"] for story in log] == list(range(1, last["length"] + 1)) for log in logs)
    drawn = [event for story in logs[0] for event in story["told"] if event["kind"] == "drew" and event["seat"] == 1]
    assert any(event["card"] is None for event in drawn)
    assert all(event["card"] for story in logs[2] for event in story["told"] if event["kind"] == "drew")
    assert eva.post("/replay/log", record=record, seat=-1).json()["stories"] == logs[2]
    assert eva.post("/replay/log", record=record, seat=7).json()["problem"] == "bad-record"
    same = eva.post("/replay", record=record, at=3, seat=0).json()
    assert same["view"] == eva.get(f"/tables/{table['id']}/replay", at=3, seat=0).json()["view"]
    assert same["other_rules"] is None
    now = game("innovation")
    other = eva.post("/replay", record=record.replace(now.fingerprint, "0ddc0ffee000"), at=3).json()
    named = [f"{now.rules_version} ({fingerprint})" for fingerprint in ("0ddc0ffee000", now.fingerprint)]
    assert other["other_rules"] == {"then": named[0], "now": named[1]}
    broken = eva.post("/replay", record=record.replace("open", "close", 1), at=3)
    assert broken.json()["problem"] == "bad-record"
    assert "Line" in broken.json()["message"]


def test_another_game_with_the_seats_moved_on(server) -> None:
    dana = server.player()
    table = dana.new_table(ME, BOT)
    assert dana.post(f"/tables/{table['id']}/again").status_code == 422
    play_to_the_end(dana, table["id"], [0])
    again = dana.post(f"/tables/{table['id']}/again").json()
    assert [seat["kind"] for seat in again["seats"]] == ["bot", "human"]
    assert dana.post(f"/tables/{table['id']}/again").json()["id"] == again["id"]


def test_undo_by_the_rules(server) -> None:
    dana = server.player()
    table = dana.new_table(ME, {"kind": "me", "name": "Petr"})
    version, undone = 0, 0
    for _ in range(300):
        asked = dana.get(f"/tables/{table['id']}").json()["asked"]
        if asked is None:
            break
        state = dana.state(table["id"], asked)
        if state["can_undo"] and undone < 3:
            back = dana.post(f"/tables/{table['id']}/undo", seat=asked, version=state["version"])
            assert back.status_code == 200
            assert back.json()["version"] == state["version"] + 1
            undone += 1
            state = back.json()
        elif not state["can_undo"]:
            refused = dana.post(f"/tables/{table['id']}/undo", seat=asked, version=state["version"])
            assert refused.json()["problem"] == "illegal"
        version = dana.answer_anything(table["id"], asked, state).json()["version"]
    assert undone == 3
    told = dana.get(f"/tables/{table['id']}/log", seat=0).json()["stories"]
    assert len(told) == version - 2 * undone


def test_resigning_gives_the_other_the_game(server) -> None:
    dana = server.player()
    table = dana.new_table(ME, BOT)
    version = dana.state(table["id"], 0)["version"]
    after = dana.post(f"/tables/{table['id']}/resign", seat=0, version=version).json()
    assert after["result"]["winners"] == [1]
    assert "0 resign" in dana.get(f"/tables/{table['id']}/record").text


def test_who_cannot_resign_now_hears_why_and_how_to_leave(server) -> None:
    """In Through the Ages resigning is a political action, and the first round has none."""
    dana = server.player()
    made = dana.post("/tables", game="ages", seats=[ME, BOT]).json()
    version = dana.state(made["id"], 0)["version"]
    refused = dana.post(f"/tables/{made['id']}/resign", seat=0, version=version)
    assert refused.status_code == 422
    assert refused.json()["rule"] == "TTA-RESIGN-01"
    assert "political phase of your own turn" in refused.json()["message"]
    assert "a bot plays for you" in refused.json()["message"]
    assert dana.get(f"/tables/{made['id']}").json()["state"] == "running"


def test_with_three_players_a_bot_takes_the_seat_of_who_resigns(server) -> None:
    dana, petr = server.player("Dana"), server.player("Petr")
    table = dana.new_table(ME, FRIEND, BOT)
    petr.post(f"/tables/{table['id']}/seats/1", invite=table["seats"][1]["invite"])
    version = petr.state(table["id"], 1)["version"]
    after = petr.post(f"/tables/{table['id']}/resign", seat=1, version=version).json()
    assert after["state"] == "running"
    assert after["seats"][1]["kind"] == "bot"


def test_a_hint_is_a_legal_answer(server) -> None:
    dana = server.player()
    table = dana.new_table(ME, BOT)
    state = dana.state(table["id"], 0)
    hint = dana.post(f"/tables/{table['id']}/hint", seat=0).json()
    assert hint["token"] in [option["token"] for option in state["choice"]["options"]]
    assert len(hint["options"]) == len(state["choice"]["options"])
    assert hint["options"][0]["token"] == hint["token"]
    assert sum(option["visits"] for option in hint["options"]) > 100
    assert all(0 <= option["worth"] <= 1 for option in hint["options"])
    others = {option["token"] for option in hint["options"]} - {hint["token"]}
    assert set(hint["equal"]) <= others
    assert hint["reason"] is None or hint["reason"]["other"] in others


def test_chat_reaches_everybody_at_the_table_and_only_players_talk(server) -> None:
    dana, eva = server.player("Dana"), server.player("Eva")
    table = dana.new_table(ME, BOT)
    with eva.live(table["id"]) as socket:
        assert dana.post(f"/tables/{table['id']}/chat", text="  Ahoj! ").status_code == 201
        chats = (m for m in messages(socket) if m["type"] == "chat")
        assert next(chats)["chat"]["text"] == "Ahoj!"
    assert eva.post(f"/tables/{table['id']}/chat", text="me too").status_code == 403
    assert [line["name"] for line in eva.get(f"/tables/{table['id']}/chat").json()] == ["Dana"]


def test_a_guest_takes_another_name_an_account_keeps_its_own(server) -> None:
    dana = server.player("Dana")
    assert dana.http.patch("/api/me", json={"name": "Daniela"}).json()["name"] == "Daniela"
    assert dana.get("/me").json()["name"] == "Daniela"
    dana.post("/register", name="Daniela", password="correct horse battery")
    refused = dana.http.patch("/api/me", json={"name": "Dana"})
    assert (refused.status_code, refused.json()["problem"]) == (422, "bad-name")
    assert dana.get("/me").json()["name"] == "Daniela"


def test_a_guest_registers_and_keeps_the_games(server) -> None:
    dana = server.player()
    table = dana.new_table(ME, BOT)
    assert dana.post("/register", name="Dana Nová", password="correct horse").status_code == 201
    other = server.player("Somebody")
    assert other.post("/register", name="dana nová", password="another pass").json()["problem"] == "name-taken"
    assert other.post("/login", name="DANA NOVÁ", password="wrong password").status_code == 401
    assert other.post("/login", name=" DANA  NOVÁ", password="correct horse").json()["guest"] is False
    assert other.get("/my/tables").json()[0]["id"] == table["id"]


def test_a_program_plays_with_a_token(server) -> None:
    dana = server.player()
    token = dana.post("/tokens").json()["token"]
    program = httpx.get(f"{server.base}/api/me", headers={"Authorization": f"Bearer {token}"})
    assert program.json()["name"] == "Dana"
    stranger = httpx.get(f"{server.base}/api/me", headers={"Authorization": "Bearer nonsense"})
    assert stranger.json()["problem"] == "stranger"


def test_leaving_before_the_start(server) -> None:
    dana, petr = server.player("Dana"), server.player("Petr")
    table = dana.new_table(ME, OPEN, OPEN)
    petr.post(f"/tables/{table['id']}/seats/1")
    assert petr.http.delete(f"/api/tables/{table['id']}/seats/1").status_code == 204
    assert dana.get(f"/tables/{table['id']}").json()["seats"][1]["kind"] == "free"
    assert dana.http.delete(f"/api/tables/{table['id']}/seats/0").status_code == 204
    assert dana.get(f"/tables/{table['id']}").status_code == 404


def test_my_games_are_all_that_run_and_the_last_that_are_over(server) -> None:
    zita = server.player("Zita")
    petr = {"kind": "me", "name": "Petr"}
    made = [zita.new_table(ME, petr)["id"] for _ in range(6)]
    for table in made[:4]:
        assert zita.post(f"/tables/{table}/resign", seat=0, version=0).status_code == 200

    def listed(**query):
        return [table["id"] for table in zita.get("/my/tables", **query).json()]

    running = made[:3:-1]
    assert listed() == [*running, *made[3::-1]]
    assert listed(finished=2) == [*running, made[3], made[2]]
    assert listed(finished=0) == running
    assert zita.get("/my/tables", finished=1001).status_code == 400


def test_running_public_tables_are_listed_to_watch(server) -> None:
    dana, eva = server.player("Dana"), server.player("Eva")
    public, private = dana.new_table(ME, BOT), dana.new_table(ME, BOT, public=False)
    waiting = dana.new_table(ME, {"kind": "open"})
    found = {table["id"]: table for table in eva.get("/tables", running=True).json()}
    assert public["id"] in found
    assert not {private["id"], waiting["id"]} & set(found)
    listed = found[public["id"]]
    assert (listed["asked"] is None) == (listed["since"] is None)
    assert public["id"] not in [table["id"] for table in eva.get("/tables").json()]
