"""The database's shape: made from nothing, brought up to date from every earlier one, and as the models say."""

from datetime import UTC, datetime
from pathlib import Path
from threading import Thread
from typing import Never

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import inspect, text

import kronika.server
from kronika.engine.match import Match
from kronika.games import game as find_game
from kronika.server.database import Database, connect, migrate
from kronika.server.models import Base
from kronika.server.people import People
from kronika.server.settings import Settings
from kronika.server.starting import dealt
from kronika.server.store import Store


@pytest.fixture(params=["sqlite", "postgresql"])
def engine(request, new_database):
    engine = connect(Settings(database=new_database(request.param)).database)
    yield engine
    engine.dispose()


def test_models_and_migrations_agree(engine) -> None:
    migrate(engine)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, Base.metadata) == []


def test_migrating_twice_changes_nothing(engine) -> None:
    migrate(engine)
    migrate(engine)
    assert set(inspect(engine).get_table_names()) == {*Base.metadata.tables, "alembic_version"}


def test_workers_that_start_together_take_turns(engine) -> None:
    failed = []

    def start() -> None:
        try:
            migrate(engine)
        except Exception as error:
            failed.append(error)

    threads = [Thread(target=start) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failed == []


def test_a_failed_migration_leaves_nothing_behind(engine, monkeypatch) -> None:
    def fail(*_, **__) -> Never:
        raise ZeroDivisionError

    with monkeypatch.context() as broken:
        broken.setattr("alembic.op.add_column", fail)  # the second step fails after the first one's tables
        with pytest.raises(ZeroDivisionError):
            migrate(engine)
    assert inspect(engine).get_table_names() == []
    migrate(engine)


def test_a_running_game_of_the_first_version_goes_on(engine) -> None:
    """Its row lacks what came later: the keeper looks at it and finds out."""
    upgrade(engine, "0001")
    moment = datetime(2026, 1, 1, tzinfo=UTC)
    with engine.begin() as connection:
        connection.execute(
            text("INSERT INTO account (id, name, created) VALUES ('dana', 'Dana', :moment)"), {"moment": moment}
        )
        connection.execute(
            text(
                "INSERT INTO game_table (id, game, rules, options, seed, state, public, host, away_minutes,"
                " asked_since, created, updated) VALUES ('old', 'innovation', 1, '{}', 'seed', 'running',"
                " true, 'dana', 60, :moment, :moment, :moment)"
            ),
            {"moment": moment},
        )
    migrate(engine)
    store = Store(Database(engine))
    assert store.due_tables(moment) == ["old"]
    row = store.read("old").row
    assert row.due is None
    old = Match.start(find_game("innovation"), 2, "seed", {}, dealer="")
    assert dealt(row, 2).save() == old.save()


def upgrade(engine, revision) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(kronika.server.__file__).parent / "migrations"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)


def test_tokens_and_names_of_the_second_version_are_kept(engine) -> None:
    """A token becomes a session; of two names that look alike the older one keeps others away."""
    upgrade(engine, "0002")
    accounts = [("a", "Ian", "ian", "k" * 64, 1), ("b", "lan", "lan", None, 2), ("c", "Ｅva", "ｅva", None, 3)]
    with engine.begin() as connection:
        for account_id, name, login, token, day in accounts:
            connection.execute(
                text("INSERT INTO account (id, name, login, token, created) VALUES (:id, :name, :login, :token, :at)"),
                {"id": account_id, "name": name, "login": login, "token": token, "at": datetime(2026, 1, day)},
            )
    migrate(engine)
    people = People(Database(engine))
    assert people.session("token", "k" * 64)[1].id == "a"
    assert [people.account(one).skeleton for one in "abc"] == ["lan", None, "eva"]
    assert [people.by_login(login).id for login in ("ian", "lan", "eva")] == ["a", "b", "c"]
    assert people.account("b").signed_cookies
