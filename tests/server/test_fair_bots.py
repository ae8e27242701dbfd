"""Bots are shared fairly: nobody can keep them from others, and nobody's decision takes for ever."""

import asyncio
import os
import threading
import time
from datetime import timedelta
from typing import Never

import pytest
from tests.server.conftest import ServerHere
from tests.server.player import BOT, MASTER, ME, OPEN, PATIENCE, states, wait_until

from kronika.bots.helper import HelperLate
from kronika.server.botpool import BotPool
from kronika.server.botquota import BotQuota, Spent
from kronika.server.database import now
from kronika.server.fairqueue import FairQueue, Priority
from kronika.server.metrics import Metrics
from kronika.server.rates import TooMany
from kronika.server.settings import Settings
from kronika.server.store import RESTS

PRESENT, AWAY, SPARE = Priority
PETR = {"kind": "me", "name": "Petr"}
GENEROUS = {"bot_tables_per_account": 1000, "bot_tables_per_address": 1000}


class Waiting:
    def __init__(self, owner, number, priority=PRESENT, address="here") -> None:
        self.owner, self.number, self.priority, self.address = owner, number, priority, address

    def __repr__(self) -> str:
        return f"{self.owner}{self.number}"


def order(queue):
    return [str(job) for job in iter(queue.take, None)]


# --- the queue


def test_owners_take_turns_however_many_jobs_one_has() -> None:
    queue = FairQueue()
    for number in range(4):
        queue.add(Waiting("a", number))
    queue.add(Waiting("b", 0))
    queue.add(Waiting("c", 0))
    queue.add(Waiting("b", 1))
    assert order(queue) == ["a0", "b0", "c0", "a1", "b1", "a2", "a3"]


def test_many_guests_from_one_address_get_no_more_than_one_elsewhere() -> None:
    queue = FairQueue()
    for guest in "abcd":
        queue.add(Waiting(guest, 0))
    for number in range(3):
        queue.add(Waiting("z", number, address="there"))
    assert order(queue) == ["a0", "z0", "b0", "z1", "c0", "z2", "d0"]


def test_an_owner_who_comes_back_waits_for_the_others() -> None:
    queue = FairQueue()
    for owner in "ab":
        for number in range(2):
            queue.add(Waiting(owner, number))
    assert str(queue.take()) == "a0"
    queue.add(Waiting("a", 9))
    assert order(queue) == ["b0", "a1", "b1", "a9"]


def test_higher_priorities_come_first_and_jobs_can_change_theirs() -> None:
    queue = FairQueue()
    spare, away, present = Waiting("a", 1, SPARE), Waiting("a", 2, AWAY), Waiting("a", 3, PRESENT)
    for job in (spare, away, present):
        queue.add(job)
    queue.move(spare, PRESENT)
    queue.move(present, SPARE)
    assert queue.lengths() == {PRESENT: 1, AWAY: 1, SPARE: 1}
    assert order(queue) == ["a1", "a2", "a3"]
    queue.move(spare, AWAY)  # it isn't waiting any longer
    assert queue.take() is None


# --- quotas


def test_what_was_spent_an_hour_ago_is_forgotten() -> None:
    moment = [0.0]
    spent = Spent(lambda: moment[0])
    spent.add("a", 100)
    moment[0] = 1800
    spent.add("a", 50)
    assert (spent.total("a"), spent.wait_for("a", 151), spent.wait_for("a", 150)) == (150, 0, 1800)
    assert spent.wait_for("a", 50) == 3600
    moment[0] = 3601
    assert spent.total("a") == 50
    moment[0] = 6000
    spent.add("b", 1)
    assert set(spent.entries) == {"b"}


def test_a_quota_counts_by_account_and_by_address() -> None:
    quota = BotQuota(Settings(bot_seconds_per_account=100, bot_seconds_per_address=150))
    for account in ("a", "b", "c"):
        quota.check(account, "here")
    quota.check("d", "there")
    quota.charge("a", 100)
    assert [quota.used_up(account) for account in "abcd"] == [True, False, False, False]
    with pytest.raises(TooMany, match="your tables"):
        quota.check("a", "here")
    quota.charge("b", 60)
    assert [quota.used_up(account) for account in "abcd"] == [True, True, True, False]
    with pytest.raises(TooMany, match="your address"):
        quota.check("c", "here")
    quota.check("d", "there")


# --- the attack


def test_forty_tables_of_masters_do_not_keep_others_waiting(new_database) -> None:
    with ServerHere(new_database("sqlite"), **GENEROUS) as server:
        begun = []  # each decision's owner, and how many others began while it was in the queue
        queued_at = {}
        add, do = server.hub.bots.add, server.hub.bots.do

        def queued(*args):
            job = add(*args)
            queued_at[job] = len(begun)
            return job

        async def noted(place, job) -> None:
            begun.append((job.owner, len(begun) - queued_at[job]))
            await do(place, job)

        server.hub.bots.add, server.hub.bots.do = queued, noted
        guest, eva = server.player("Guest"), server.player("Eva")
        for _ in range(40):
            table = guest.new_table(ME, MASTER, MASTER, MASTER)
            guest.post(f"/tables/{table['id']}/resign", seat=0, version=table["version"]).raise_for_status()
        table = eva.new_table(ME, BOT)["id"]
        for _ in range(2):
            wait_until(lambda: eva.get(f"/tables/{table}").json()["asked"] == 0, 120)
            eva.answer_anything(table, 0, eva.state(table, 0)).raise_for_status()
        wait_until(lambda: eva.get(f"/tables/{table}").json()["asked"] == 0, 120)
        me = eva.get("/me").json()["id"]
        others = [before for owner, before in begun if owner == me]
        assert len(others) > 1
        assert max(others) <= 2 * server.settings.bot_processes
        assert sum(server.hub.bots.queue.lengths().values()) > 20


def test_tables_beyond_the_quota_are_refused(new_database) -> None:
    with ServerHere(new_database("sqlite"), bot_tables_per_account=2, bot_tables_per_address=3) as server:
        server.hub.settings.bot_pause = 60  # bots are to move for the whole test
        dana, eva = server.player("Dana"), server.player("Eva")
        for _ in range(2):
            dana.new_table(BOT, BOT, ME)
        refused = dana.post("/tables", game="innovation", seats=[BOT, ME])
        assert (refused.status_code, refused.json()["problem"]) == (429, "too-many")
        assert "2 of your tables" in refused.json()["message"]
        dana.new_table(ME, PETR)  # without bots
        eva.new_table(BOT, BOT, ME)
        refused = eva.post("/tables", game="innovation", seats=[BOT, ME])
        assert (refused.status_code, "from your address" in refused.json()["message"]) == (429, True)
        assert len(dana.get("/my/tables").json()) == 3


def test_who_has_used_up_the_hour_gets_what_others_leave(new_database) -> None:
    with ServerHere(new_database("sqlite"), bot_seconds_per_account=5) as server:
        dana = server.player()
        table = dana.new_table(ME, BOT)["id"]
        live = server.table(table)
        assert server.hub.turns.priority(live) == PRESENT
        server.hub.quota.charge(live.row.host, 5)
        assert server.hub.turns.priority(live) == SPARE
        wait_until(lambda: dana.get(f"/tables/{table}").json()["asked"] == 0)
        assert dana.post(f"/tables/{table}/hint", seat=0).status_code == 429
        refused = dana.post("/tables", game="innovation", seats=[BOT, ME])
        assert (refused.status_code, "60 min" in refused.json()["message"]) == (429, True)
        dana.answer_anything(table, 0, dana.state(table, 0)).raise_for_status()  # the game goes on
        wait_until(lambda: dana.get(f"/tables/{table}").json()["asked"] == 0)


# --- nobody there


def leave_alone(server, player, table) -> None:
    """All people resign, and the last of them was there a while ago."""
    found = player.get(f"/tables/{table}").json()
    for seat in found["seats"]:
        if seat["mine"]:
            version = player.get(f"/tables/{table}").json()["version"]
            player.post(f"/tables/{table}/resign", seat=seat["seat"], version=version).raise_for_status()
    server.table(table).last_act -= timedelta(hours=1)


def test_tables_without_people_have_the_lowest_priority_until_somebody_watches(new_database) -> None:
    with ServerHere(new_database("sqlite"), bot_pause=1) as server:
        dana, eva = server.player("Dana"), server.player("Eva")
        table = dana.new_table(ME, BOT, BOT)["id"]
        live, priority = server.table(table), server.hub.turns.priority
        assert priority(live) == PRESENT
        live.last_act -= timedelta(hours=1)
        assert priority(live) == AWAY
        with dana.live(table, 0) as socket:
            next(states(socket))
            assert priority(live) == PRESENT
        wait_until(lambda: priority(live) == AWAY)
        leave_alone(server, dana, table)
        assert priority(live) == SPARE
        with eva.live(table) as socket:
            next(states(socket))
            assert priority(live) == PRESENT
            assert eva.get(f"/tables/{table}").json()["seats"][0]["kind"] == "bot"
        wait_until(lambda: priority(live) == SPARE)


def test_a_waiting_turn_becomes_urgent_when_somebody_comes(new_database) -> None:
    with ServerHere(new_database("sqlite"), bot_processes=1) as server:
        bots = server.hub.bots

        async def occupy():
            return bots.add("somebody", PRESENT, time.sleep, 5)

        blocker = server.call(occupy())
        dana, eva = server.player("Dana"), server.player("Eva")
        table = dana.new_table(BOT, BOT, ME)["id"]
        wait_until(lambda: table in server.hub.turns.jobs)
        job = server.hub.turns.jobs[table]
        assert job.priority == PRESENT
        server.table(table).last_act -= timedelta(hours=1)
        with eva.live(table) as socket:
            next(states(socket))
        wait_until(lambda: job.priority == AWAY)
        with eva.live(table) as socket:
            next(states(socket))
            assert job.priority == PRESENT
            assert not blocker.result.done()


def test_a_game_rests_when_nobody_is_there_and_goes_on_when_somebody_comes(new_database) -> None:
    """Neither the sweep nor a restart wakes it."""
    database = new_database("sqlite")
    with ServerHere(database, sweep_seconds=0.1, bot_rest_minutes=0) as server:
        dana = server.player()
        table = dana.new_table(ME, BOT, BOT)["id"]
        leave_alone(server, dana, table)
        wait_until(lambda: server.hub.store.read(table).row.bots_after == RESTS)
        wait_until(lambda: table not in server.hub.turns.thinking)
        version = dana.get(f"/tables/{table}").json()["version"]
        time.sleep(0.5)  # five sweeps
        assert dana.get(f"/tables/{table}").json()["version"] == version
    with ServerHere(database, sweep_seconds=0.1, bot_rest_minutes=0) as server:
        dana = server.player()
        time.sleep(0.5)
        assert dana.get(f"/tables/{table}").json()["version"] == version
        assert server.hub.turns.thinking == {}
        with dana.live(table) as socket:
            for message in states(socket):
                if message["state"]["version"] > version + 3:
                    break
            assert server.hub.store.read(table).row.bots_after is None
            server.table(table).last_act -= timedelta(hours=1)
        wait_until(lambda: server.hub.store.read(table).row.bots_after == RESTS)


def test_a_watcher_at_another_worker_wakes_a_game(new_database) -> None:
    database = new_database("postgresql")
    calm = {"sweep_seconds": 0.2, "bot_rest_minutes": 0}
    with ServerHere(database, **calm) as first, ServerHere(database, **calm) as second:
        dana = first.player()
        table = dana.new_table(ME, BOT, BOT)["id"]
        second.table(table)
        leave_alone(first, dana, table)
        wait_until(lambda: first.hub.store.read(table).row.bots_after == RESTS)
        second.table(table).last_act -= timedelta(hours=1)
        version = dana.get(f"/tables/{table}").json()["version"]
        with dana.live(table, at=second.base) as socket:
            for message in states(socket):
                if message["state"]["version"] > version + 3:
                    break


def test_other_workers_leave_a_table_alone_whose_turn_is_queued(new_database) -> None:
    database = new_database("postgresql")
    with ServerHere(database, sweep_seconds=0.2) as first, ServerHere(database, sweep_seconds=0.2) as second:
        first.hub.settings.bot_pause = 60
        dana = first.player()
        table = dana.new_table(BOT, BOT, ME)["id"]
        wait_until(lambda: first.hub.store.read(table).row.bots_after is not None)
        for _ in range(5):
            time.sleep(0.2)
            assert table not in second.hub.turns.thinking
        first.call(first.hub.turns.stop())
        second.hub.settings.bot_pause = 0
        wait_until(lambda: dana.get(f"/tables/{table}").json()["asked"] == 2)  # the lease has run out


def test_a_lease_does_not_wait_for_a_table_that_is_being_written(new_database) -> None:
    """Or it would wait for one lock while it holds another, as a batch of answers does: a deadlock."""
    with ServerHere(new_database("postgresql")) as server:
        dana = server.player()
        free, busy = (dana.new_table(ME, OPEN)["id"] for _ in range(2))
        store = server.hub.store
        with store.database.session() as session:
            store.hold(session, busy)
            leasing = threading.Thread(target=store.keep_others_off, args=([free, busy], now() + timedelta(hours=1)))
            leasing.start()
            leasing.join(PATIENCE)
            assert not leasing.is_alive()
        assert [store.read(table).row.bots_after is None for table in (free, busy)] == [False, True]


# --- the time limit


def test_a_decision_that_takes_too_long_is_broken_off_and_the_process_replaced(new_database) -> None:
    async def two_jobs():
        settings = Settings(bot_processes=1, bot_decision_seconds=20)
        quota = BotQuota(settings)
        bots = BotPool(settings, Metrics(), quota)
        bots.start()
        try:
            first = await bots.add("a", PRESENT, os.getpid).result
            bots.seconds = 0.2
            with pytest.raises(HelperLate):
                await bots.add("b", PRESENT, time.sleep, 60).result
            bots.seconds = 20
            second = await bots.add("c", PRESENT, os.getpid).result
        finally:
            bots.stop()
        return first, second, [quota.accounts.total(owner) > 0 for owner in "abc"], bots.unfinished

    first, second, charged, unfinished = asyncio.run(two_jobs())
    assert first != second
    assert (charged, unfinished) == ([True, True, True], 0)
    with pytest.raises(ProcessLookupError):
        os.kill(first, 0)


@pytest.mark.parametrize("all_are_late", [False, True])
def test_a_quick_bot_or_chance_answers_for_one_that_is_too_slow(new_database, all_are_late) -> None:
    with ServerHere(new_database("sqlite")) as server:
        bots, levels = server.hub.bots, []
        decide = bots.decide

        def slow_master(match, level, seed, owner, priority):
            levels.append(level)
            job = decide(match, "beginner", seed, owner, priority)
            if level == "master" or all_are_late:
                job.work, job.args = raise_late, ()
            return job

        bots.decide = slow_master
        bots.ask = lambda place, job: job.work(*job.args)
        dana = server.player()
        table = dana.new_table(MASTER, ME)["id"]
        if dana.get(f"/tables/{table}").json()["asked"] == 1 and not levels:
            dana.answer_anything(table, 1, dana.state(table, 1)).raise_for_status()
        wait_until(lambda: any(row.bot for row in server.hub.store.happenings(table)))
        assert levels[:2] == ["master", "player"]


def raise_late() -> Never:
    raise HelperLate


def test_a_hint_that_takes_too_long_is_refused_in_words(new_database) -> None:
    with ServerHere(new_database("sqlite")) as server:
        dana = server.player()
        table = dana.new_table(ME, PETR)["id"]
        asked = dana.get(f"/tables/{table}").json()["asked"]
        server.hub.bots.ask = lambda place, job: raise_late()
        refused = dana.post(f"/tables/{table}/hint", seat=asked)
        assert (refused.status_code, refused.json()["problem"]) == (503, "bots-busy")
