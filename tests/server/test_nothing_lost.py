"""Kill the server at any moment: what was acknowledged is there once, and every game goes on to its end."""

from random import Random

import httpx
from tests.server.conftest import Server, own_postgres
from tests.server.kills import PETR, QUICK, SEATINGS, check, kill_postgres, play_while, some_more
from tests.server.player import ME, living, wait_until


def test_two_workers_and_their_database_are_killed_in_turn(tmp_path) -> None:
    with (
        own_postgres() as postgres,
        Server(postgres.get_uri(), tmp_path, **QUICK) as first,
        Server(postgres.get_uri(), tmp_path, **QUICK) as second,
    ):
        workers, random = [first, second], Random("kill")

        def disturb(acknowledged) -> None:
            for victim in (first, second, postgres):
                some_more(acknowledged, random)
                if victim is postgres:
                    kill_postgres(postgres)
                else:
                    victim.kill()
                    some_more(acknowledged, random)  # the other one goes on alone
                    victim.start()
            some_more(acknowledged, random)

        players = play_while(workers, SEATINGS, disturb)
        check(postgres.get_uri(), players, workers)


def test_one_worker_on_sqlite_is_killed_and_stopped(new_database, tmp_path) -> None:
    database = new_database("sqlite")
    random = Random("kill")
    with Server(database, tmp_path, **QUICK) as server:

        def disturb(acknowledged) -> None:
            for end in (server.kill, server.kill, lambda: stop_well(server)):
                some_more(acknowledged, random)
                end()
                server.start()
            some_more(acknowledged, random)

        players = play_while([server], SEATINGS, disturb)
        check(database, players, [server])


def stop_well(server) -> None:
    server.process.terminate()
    assert server.process.wait(20) == 0


def test_one_command_starts_several_workers_that_end_together(new_database, tmp_path) -> None:
    database = new_database("postgresql")
    with Server(database, tmp_path, workers=2) as server:
        dana = server.player()
        table = dana.new_table(ME, PETR)["id"]
        dana.http.close()
        for version in range(20):
            with httpx.Client(base_url=server.base, cookies=dana.http.cookies) as dana.http:  # any worker may get it
                asked = dana.get(f"/tables/{table}").json()["asked"]
                state = dana.state(table, asked)
                assert state["version"] == version
                dana.answer_anything(table, asked, state).raise_for_status()
        group = server.process.pid
        stop_well(server)
        wait_until(lambda: living(group) == [])
