"""Mistakes of reviewed games come back until their player knows better: on one worker with SQLite, on two with
PostgreSQL."""

import json
from datetime import timedelta
from io import BytesIO
from zipfile import ZipFile

import pytest
from sqlalchemy import select, update
from tests.server.conftest import two_workers
from tests.server.player import ME, OPEN

from kronika.review.findings import Error, Review, asked_of
from kronika.review.moments import moments
from kronika.server.database import now
from kronika.server.models import HappeningRow, TrainingRow
from kronika.server.repetition import EARLY, SOON

ANSWERS = 8


@pytest.fixture(scope="module", params=["sqlite", "two workers"])
def workers(request, new_database):
    with two_workers(request.param, new_database) as both:
        yield both


class Reviewed:
    """A finished game of two people with a planted review: every answer is an error, and any other is better."""

    def __init__(self, workers) -> None:
        self.worker = workers[0]
        self.dana, self.eva = workers[0].player("Dana"), workers[1].player("Eva")
        self.id = self.dana.new_table(ME, OPEN)["id"]
        self.eva.post(f"/tables/{self.id}/seats/1").raise_for_status()
        for _ in range(ANSWERS):
            asked = self.dana.get(f"/tables/{self.id}").json()["asked"]
            player = (self.dana, self.eva)[asked]
            player.answer_anything(self.id, asked, player.state(self.id, asked)).raise_for_status()
        version = self.dana.get(f"/tables/{self.id}").json()["version"]
        self.eva.post(f"/tables/{self.id}/resign", seat=1, version=version).raise_for_status()
        self.found = moments(self.dana.get(f"/tables/{self.id}/record").text)
        self.mine = [number for number in range(ANSWERS) if self.found[number].choice.seat == 0]

    def error(self, number):
        seat, taken = self.found[ANSWERS].answers[number]
        options = self.found[number].choice.options
        best = next((option.token for option in options if option.token != taken), taken)
        asked = asked_of(self.found[number])
        return Error(number, seat, "mistake", taken, best, 0.1, 0.01, True, True, [best], {best: 0.6}, None, asked)

    def review(self, *numbers) -> None:
        errors = [self.error(number) for number in numbers]
        room = self.worker.table(self.id)
        self.worker.hub.reviews.write(room, 1.0, Review("innovation", "", True, [], [], [], [], [], errors))

    def change(self, **values) -> None:
        with self.worker.hub.database.session() as session:
            session.execute(update(TrainingRow).where(TrainingRow.table_id == self.id).values(**values))

    def training(self, player=None):
        return (player or self.dana).get("/training").json()

    def progress(self, player=None):
        return self.training(player)["games"][0]

    def train(self, number, rounds=0, right=True, hinted=False, seconds=30.0):
        how = {"rounds": rounds, "right": right, "hinted": hinted, "seconds": seconds}
        return self.dana.post(f"/training/{self.id}/{number}", **how)


@pytest.fixture
def game(workers):
    made = Reviewed(workers)
    made.review(*range(ANSWERS))
    return made


def test_everybody_trains_their_own_mistakes(game) -> None:
    mine, theirs = game.training(), game.training(game.eva)
    assert [one["number"] for one in mine["due"]] == game.mine
    assert sorted(one["number"] for one in mine["due"] + theirs["due"]) == list(range(ANSWERS))
    count = len(game.mine)
    zero = {"learned": 0, "skipped": 0, "later": None}
    assert mine["games"] == [{"game": "innovation", "total": count, "due": count, **zero}]
    assert game.dana.get("/training", game="ages").json() == {"games": mine["games"], "due": []}


def test_a_mistake_is_shown_as_its_player_saw_it(game) -> None:
    number = game.mine[1]
    shown = game.dana.get(f"/training/{game.id}/{number}").json()
    assert (shown["rounds"], shown["error"]["number"], shown["step"]["at"]) == (0, number, number)
    assert shown["step"]["view"] == game.dana.get(f"/tables/{game.id}/replay", at=number, seat=0).json()["view"]
    assert shown["table"]["id"] == game.id
    for path in (f"/training/{game.id}/{number}", f"/training/nowhere/{number}"):
        refused = game.eva.get(path)
        assert (refused.status_code, refused.json()["problem"]) == (404, "no-such-mistake")


@pytest.mark.parametrize(
    ("how", "grade", "least", "most"),
    [
        ({"right": False}, "again", SOON, SOON),
        ({"hinted": True}, "hard", SOON, 2 * SOON),
        ({}, "good", timedelta(days=1), timedelta(days=4)),
        ({"seconds": 3.0}, "easy", timedelta(days=5), timedelta(days=12)),
    ],
)
def test_it_returns_the_later_the_better_it_was_known(game, how, grade, least, most) -> None:
    number = game.mine[0]
    before = now()
    said = game.train(number, **how).json()
    assert said["grade"] == grade
    assert number not in [one["number"] for one in game.training()["due"]]
    with game.worker.hub.database.reading() as session:
        row = session.get(TrainingRow, (game.dana.get("/me").json()["id"], game.id, number))
    assert before + least <= row.due <= now() + most
    progress = game.progress()
    assert (progress["due"], progress["learned"]) == (len(game.mine) - 1, int(grade in ("good", "easy")))
    assert progress["later"] == said["due"]


def test_what_returns_after_days_is_due_on_its_day(game) -> None:
    for number in game.mine:
        game.train(number)
    assert game.progress()["due"] == 0
    game.change(due=now() + EARLY + timedelta(minutes=1))
    assert game.progress()["due"] == 0
    game.change(due=now() + EARLY)
    assert game.progress()["due"] == len(game.mine)


def test_an_answer_counts_once(game) -> None:
    number = game.mine[0]
    first = game.train(number).json()
    again = game.train(number)
    assert (again.status_code, again.json()["problem"]) == (409, "stale")
    assert game.progress()["later"] == first["due"]
    assert game.train(number, rounds=1).status_code == 200


def test_a_newer_judge_keeps_what_is_known(game) -> None:
    known, gone, *rest = game.mine
    later = game.train(known).json()["due"]
    game.review(known, *rest)
    assert [one["number"] for one in game.training()["due"]] == rest
    assert game.progress()["later"] == later
    assert game.dana.get(f"/training/{game.id}/{gone}").status_code == 404


def test_mistakes_under_other_rules_are_skipped_until_the_game_is_reviewed_again(game) -> None:
    game.change(rules="0")
    count = len(game.mine)
    assert game.training() == {
        "games": [{"game": "innovation", "total": 0, "learned": 0, "due": 0, "skipped": count, "later": None}],
        "due": [],
    }
    refused = game.dana.get(f"/training/{game.id}/{game.mine[0]}")
    assert (refused.status_code, refused.json()["problem"]) == (422, "bad-record")
    assert "Review it again" in refused.json()["message"]
    game.review(*range(ANSWERS))
    assert game.progress()["due"] == count


def test_answers_of_a_stand_in_are_nobodys_mistakes(workers) -> None:
    game = Reviewed(workers)
    first = game.mine[0]
    with game.worker.hub.database.session() as session:
        answer = HappeningRow.table_id == game.id, HappeningRow.version == first + 1
        session.execute(update(HappeningRow).where(*answer).values(bot=True))
    game.review(*range(ANSWERS))
    assert [one["number"] for one in game.training()["due"]] == game.mine[1:]


def test_training_is_in_the_archive_and_goes_with_its_player(game) -> None:
    game.train(game.mine[0])
    with ZipFile(BytesIO(game.dana.get("/me/export").content)) as archive:
        told = json.loads(archive.read("training.json"))
    assert [(one["table"], one["answer"], one["rounds"]) for one in told] == [
        (game.id, number, int(number == game.mine[0])) for number in game.mine
    ]
    game.dana.post("/me/delete").raise_for_status()
    with game.worker.hub.database.reading() as session:
        left = session.scalars(select(TrainingRow.number).where(TrainingRow.table_id == game.id)).all()
    assert sorted([*left, *game.mine]) == list(range(ANSWERS))
    game.review(*range(ANSWERS))
    assert len(game.training(game.eva)["due"]) == ANSWERS - len(game.mine)


def test_a_stranger_has_nothing_to_train(workers) -> None:
    stranger = workers[0].player("Eva")
    stranger.http.cookies.clear()
    assert stranger.get("/training").status_code == 401
