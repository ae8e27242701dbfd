"""A backup made during play holds all that was acknowledged, moves between the databases, and is put back whole."""

import os
import sqlite3
import subprocess
import sys
import threading
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import text
from tests.server.conftest import Server, ServerHere
from tests.server.player import ME, wait_until

from kronika.engine.errors import KronikaError
from kronika.server.backup import BadBackup, DatabaseInUse, NotEmpty, back_up, contents_of, restore, snapshot
from kronika.server.database import connect, migrate
from kronika.server.settings import Settings

PETR = {"kind": "me", "name": "Petr"}


def quiet(*_) -> None:
    pass


def full(address):
    return Settings(database=address).database


def contents(database):
    with snapshot(full(database)) as connection:
        return contents_of(connection)


def play_a_little(player, table, answers=6) -> None:
    for _ in range(answers):
        asked = player.get(f"/tables/{table}").json()["asked"]
        state = player.state(table, asked)
        player.answer_anything(table, asked, state).raise_for_status()


@pytest.fixture(scope="module")
def played(new_database):
    """Databases in which a bit of everything has happened."""
    made = {}

    def make(kind):
        if kind not in made:
            database = made[kind] = new_database(kind)
            with ServerHere(database) as server:
                dana = server.player()
                dana.post("/register", name="Řehoř ♞", password="correct horse").raise_for_status()
                table = dana.new_table(ME, PETR, clock_minutes=60)["id"]
                play_a_little(dana, table)
                state = dana.state(table, dana.get(f"/tables/{table}").json()["asked"])
                if state["can_undo"]:
                    dana.post(f"/tables/{table}/undo", seat=state["seat"], version=state["version"]).raise_for_status()
                for words in ("Ahoj", "Žluťoučký kůň '); DROP TABLE chat; --"):
                    dana.post(f"/tables/{table}/chat", text=words).raise_for_status()
                over = dana.new_table(ME, PETR)
                dana.post(f"/tables/{over['id']}/resign", seat=0, version=0).raise_for_status()
                dana.new_table(ME, {"kind": "open"})
        return made[kind]

    return make


@pytest.mark.parametrize("to", ["sqlite", "postgresql"])
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_backup_moves_everything_to_either_database(played, new_database, tmp_path, kind, to) -> None:
    source, target, file = played(kind), new_database(to), tmp_path / "backup.db"
    copied, steps = back_up(full(source), file, quiet), []
    assert file.stat().st_mode & 0o777 == 0o600
    assert list(tmp_path.iterdir()) == [file]
    assert restore(file, full(target), False, lambda *step: steps.append(step)) == copied
    assert steps[-1] == (sum(copied.values()),) * 2
    assert copied["happening"] > 5
    assert contents(target) == contents(source)
    with ServerHere(target) as server:
        dana = server.player("Eva")
        dana.post("/login", name="Řehoř ♞", password="correct horse").raise_for_status()
        running = next(table for table in dana.get("/my/tables").json() if table["state"] == "running")
        play_a_little(dana, running["id"], 2)
        before = [line["id"] for line in dana.get(f"/tables/{running['id']}/chat").json()]
        dana.post(f"/tables/{running['id']}/chat", text="On we go").raise_for_status()
        lines = dana.get(f"/tables/{running['id']}/chat").json()
        assert [line["id"] for line in lines[:-1]] == before
        assert lines[-1]["id"] > max(before)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_backup_during_play_holds_what_was_acknowledged_before_it_began(new_database, tmp_path, kind) -> None:
    database, target = new_database(kind), new_database("sqlite")
    acknowledged, stop = [], threading.Event()

    with ServerHere(database) as server:
        players = [server.player(f"Player {number}") for number in range(3)]

        def play(player) -> None:
            while not stop.is_set():
                table = player.new_table(ME, PETR)["id"]
                while not stop.is_set() and (asked := player.get(f"/tables/{table}").json()["asked"]) is not None:
                    version = player.state(table, asked)["version"]
                    player.answer_anything(table, asked, player.state(table, asked)).raise_for_status()
                    acknowledged.append((table, version + 1))

        threads = [threading.Thread(target=play, args=(player,)) for player in players]
        for thread in threads:
            thread.start()
        try:
            wait_until(lambda: len(acknowledged) > 30)
            before = list(acknowledged)
            back_up(full(database), tmp_path / "backup.db", quiet)
        finally:
            stop.set()
            for thread in threads:
                thread.join()
        assert len(acknowledged) > len(before)
    restore(tmp_path / "backup.db", full(target), False, quiet)
    engine = connect(target)
    with engine.connect() as connection:
        held = set(map(tuple, connection.execute(text("SELECT table_id, version FROM happening"))))
        assert set(before) <= held
        gaps = "SELECT table_id FROM happening GROUP BY table_id HAVING max(version) != count(*)"
        assert connection.execute(text(gaps)).all() == []
    engine.dispose()


def test_a_newer_wal_file_beside_the_database_does_no_harm(new_database, tmp_path) -> None:
    """The server was killed after the backup: what it wrote since lies in a -wal file, and must not come back."""
    database, file = new_database("sqlite"), tmp_path / "backup.db"
    path = Path(database.removeprefix("sqlite:///"))
    with Server(database, tmp_path) as server:
        dana = server.player()
        table = dana.new_table(ME, PETR)["id"]
        play_a_little(dana, table, 4)
        back_up(database, file, quiet)
        backed_up = contents(database)
        play_a_little(dana, table, 20)
        server.kill()
        wal = path.with_name("kronika.db-wal")
        assert wal.stat().st_size > 0
        late = wal.read_bytes()
        restore(file, database, True, quiet)
        assert not wal.exists()
        assert contents(database) == backed_up
        with closing(sqlite3.connect(path)) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        server.start()
        assert dana.get(f"/tables/{table}").json()["version"] == 4
        play_a_little(dana, table, 4)
        server.kill()
    # The database file alone is lost, and somebody leaves its -wal file behind.
    path.unlink()
    wal.write_bytes(late)
    restore(file, database, False, quiet)
    assert contents(database) == backed_up


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_database_in_use_is_left_alone(played, new_database, tmp_path, kind) -> None:
    database, file = new_database(kind), tmp_path / "backup.db"
    back_up(full(played(kind)), file, quiet)
    with ServerHere(database) as server:
        dana = server.player()
        table = dana.new_table(ME, PETR)["id"]
        before = contents(database)
        for force in (False, True):
            with pytest.raises(DatabaseInUse, match="Stop the server first"):
                restore(file, full(database), force, quiet)
        assert contents(database) == before
        play_a_little(dana, table)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_database_that_is_not_empty_is_replaced_only_by_force(played, new_database, tmp_path, kind) -> None:
    database, file = new_database(kind), tmp_path / "backup.db"
    with ServerHere(database) as server:
        server.player().new_table(ME, PETR)
    back_up(full(played(kind)), file, quiet)
    before = contents(database)
    with pytest.raises(NotEmpty, match="--force"):
        restore(file, full(database), False, quiet)
    assert contents(database) == before

    def fail(done, total) -> None:
        if done == total:
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        restore(file, full(database), True, fail)
    assert contents(database) == before  # wholly or not at all
    restore(file, full(database), True, quiet)
    assert contents(database) == contents(played(kind))


def spoil_a_row(file) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE happening SET token = 'draw' WHERE version = 3")


def lose_a_row(file) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("DELETE FROM snapshot")


def lose_a_table(file) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("DROP TABLE chat")


def lose_the_end(file) -> None:
    file.write_bytes(file.read_bytes()[:-9000])


def spoil_a_page(file) -> None:
    held = bytearray(file.read_bytes())
    held[4096 * 3 : 4096 * 3 + 200] = bytes(200)
    file.write_bytes(held)


def put_words(file) -> None:
    file.write_text("Dear diary")


def forget_what_it_is(file) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("DROP TABLE backup")


@pytest.mark.parametrize(
    "spoil", [spoil_a_row, lose_a_row, lose_a_table, lose_the_end, spoil_a_page, put_words, forget_what_it_is]
)
def test_a_damaged_backup_is_refused(played, new_database, tmp_path, spoil) -> None:
    database, file = new_database("sqlite"), tmp_path / "backup.db"
    back_up(full(played("sqlite")), file, quiet)
    spoil(file)
    with pytest.raises(BadBackup, match=r"backup\.db (is damaged|isn't a file)"):
        restore(file, database, True, quiet)
    assert not Path(database.removeprefix("sqlite:///")).exists()


def test_a_damaged_database_is_put_aside_by_force(played, new_database, tmp_path) -> None:
    database, file = new_database("sqlite"), tmp_path / "backup.db"
    path = Path(database.removeprefix("sqlite:///"))
    back_up(full(played("sqlite")), file, quiet)
    path.write_bytes(b"nothing that SQLite could read" * 500)
    with pytest.raises(KronikaError, match="--force"):
        restore(file, database, False, quiet)
    restore(file, database, True, quiet)
    assert contents(database) == contents(played("sqlite"))
    assert path.with_name("kronika.db.damaged").read_bytes().startswith(b"nothing that")


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_backup_of_an_older_version_is_brought_up_to_date(new_database, tmp_path, kind) -> None:
    database, target, file = full(new_database(kind)), new_database("sqlite"), tmp_path / "backup.db"
    engine = connect(database)
    migrate(engine, "0001")
    with engine.begin() as connection:
        connection.execute(
            text("INSERT INTO account (id, name, created) VALUES ('a', 'Dana', '2026-01-02 03:04:05+00:00')")
        )
    engine.dispose()
    assert back_up(database, file, quiet)["account"] == 1
    restore(file, target, False, quiet)
    with ServerHere(target) as server:
        assert server.hub.people.account("a").name == "Dana"
        assert server.hub.people.account("a").created.isoformat() == "2026-01-02T03:04:05+00:00"


def test_the_commands_say_what_they_did(played, new_database, tmp_path) -> None:
    source, target, file = full(played("sqlite")), new_database("sqlite"), tmp_path / "backup.db"

    def kronika(*args):
        command = [sys.executable, "-m", "kronika", *map(str, args)]
        environment = {**os.environ, "KRONIKA_HOME": str(tmp_path / "home")}
        done = subprocess.run(command, capture_output=True, text=True, env=environment)
        assert "Traceback" not in done.stderr
        return done.returncode, done.stdout + done.stderr

    code, words = kronika("backup", file, "--database", source)
    assert (code, words.startswith("Backed up ")) == (0, True)
    assert "3 games" in words
    assert kronika("backup", file, "--database", source)[0] == 2
    assert kronika("backup", file, "--database", source, "--force")[0] == 0
    code, words = kronika("restore", file, "--database", target)
    assert (code, "3 games" in words) == (0, True)
    code, words = kronika("restore", file, "--database", target)
    assert (code, "--force" in words) == (2, True)
    code, words = kronika("backup", tmp_path / "more.db", "--database", f"sqlite:///{tmp_path}/none.db")
    assert (code, "There is no database" in words) == (2, True)
    code, words = kronika("restore", tmp_path / "none.db", "--database", target)
    assert (code, "none.db" in words) == (2, True)
