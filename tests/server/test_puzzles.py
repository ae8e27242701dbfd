"""Puzzles on the server: solutions stay there until somebody has tried, and results, ratings and streaks are kept."""

import json
from datetime import timedelta

import pytest

from kronika.games import game as find_game
from kronika.puzzles.book import book_of
from kronika.puzzles.solving import attempt
from kronika.server.database import now
from kronika.server.models import SolverRow
from kronika.server.puzzles import daily, shelves

GAME = "innovation"


@pytest.fixture(scope="module")
def book():
    return book_of(GAME)


def wrong_answer(puzzle):
    match = puzzle.start(find_game(GAME))
    step = puzzle.steps[0]
    return next(option.token for place, option in enumerate(match.choice.options) if (step.cost(place) or 0) > 2)


def path_of(puzzle, rest=""):
    return f"/puzzles/{GAME}/{puzzle.id}{rest}"


def solve(player, puzzle):
    return player.post(path_of(puzzle, "/tries"), answers=puzzle.solutions(find_game(GAME))).json()


def test_a_puzzle_is_the_solvers_view_and_nothing_else(server_here, book) -> None:
    dana = server_here.player("Dana")
    puzzle = book.puzzles[0]
    found = dana.get(path_of(puzzle)).json()
    match = puzzle.start(find_game(GAME))
    assert found["question"]["view"] == json.loads(json.dumps(match.view(match.choice.seat)))
    assert {option["token"] for option in found["question"]["options"]} == {
        option.token for option in match.choice.options
    }
    text = json.dumps(found)
    assert puzzle.seed not in text
    assert not {"best", "solution", "worths", "seed", "answers", "reason"} & set(found)
    assert not {"best", "solution", "worths", "seed", "reason"} & set(found["question"])


def test_right_wrong_hinted_and_given_up(server_here, book) -> None:
    dana = server_here.player("Dana")
    one, two, three, four = book.puzzles[:4]
    before = dana.get("/puzzles").json()["solver"]
    assert before == {"rating": 1500, "sure": False, "streak": 0, "solved": 0}

    solved = solve(dana, one)
    assert (solved["solved"], solved["wrong"], solved["question"]) == (True, False, None)
    assert [line["best"] for line in solved["solution"]] == one.solutions(find_game(GAME))
    line = solved["solution"][0]
    assert line["second"] not in (None, line["best"])
    assert line["second_chance"] < line["chance"]
    assert solved["solver"]["rating"] > 1500
    again = solve(dana, one)
    assert again["solver"] == solved["solver"], "a puzzle counts once"

    failed = dana.post(path_of(two, "/tries"), answers=[wrong_answer(two)]).json()
    assert (failed["wrong"], failed["right"], failed["solution"]) == (True, 0, [])
    assert failed["cost"] >= 0.1
    assert failed["question"]["key"]
    assert failed["solver"]["rating"] < solved["solver"]["rating"]
    assert solve(dana, two)["solver"] == failed["solver"], "whoever finds it later is glad, but has failed"

    assert "reason" in dana.post(path_of(three, "/hint"), answers=[]).json()
    assert dana.get(path_of(three)).json()["result"] == "hinted"
    helped = solve(dana, three)
    assert dana.get(path_of(three)).json()["result"] == "helped"
    assert helped["solver"]["solved"] == 1, "with a hint it isn't counted as solved"

    shown = dana.post(path_of(four, "/solution")).json()
    assert [line["best"] for line in shown["solution"]] == four.solutions(find_game(GAME))
    assert dana.get(path_of(four)).json()["result"] == "shown"
    game = next(game for game in dana.get("/puzzles").json()["games"] if game["game"] == GAME)
    assert (game["solved"], game["outdated"]) == (2, False)


def test_the_next_puzzle_is_a_new_one_of_the_theme(server_here, book) -> None:
    dana = server_here.player("Dana")
    theme = book.puzzles[0].themes[0]
    among = [puzzle for puzzle in book.puzzles if theme in puzzle.themes]
    for puzzle in among[:-1]:
        solve(dana, puzzle)
    found = dana.get(f"/puzzles/{GAME}/next", theme=theme).json()
    assert (found["id"], found["result"]) == (among[-1].id, None)
    solve(dana, among[-1])
    assert dana.get(f"/puzzles/{GAME}/next", theme=theme).json()["result"] == "solved"
    refused = dana.get(f"/puzzles/{GAME}/next", theme="gardening")
    assert (refused.status_code, refused.json()["problem"]) == (404, "no-puzzle")


def test_bad_answers_are_refused_and_change_nothing(server_here, book) -> None:
    dana = server_here.player("Dana")
    puzzle = book.puzzles[0]
    refused = dana.post(path_of(puzzle, "/tries"), answers=["dance"])
    assert refused.status_code == 422
    assert puzzle.solutions(find_game(GAME))[0] in refused.json()["legal"]
    assert dana.post(path_of(puzzle, "/tries"), answers=[*puzzle.solutions(find_game(GAME)), "draw"]).status_code == 422
    assert dana.get(path_of(puzzle)).json()["result"] is None
    assert dana.get(f"/puzzles/{GAME}/nothing").status_code == 404
    assert dana.get("/puzzles/chess/next").json()["problem"] == "no-such-game"
    stranger = server_here.player("Eva")
    stranger.http.cookies.clear()
    assert stranger.get(path_of(puzzle)).status_code == 200, "anybody may look"
    assert stranger.post(path_of(puzzle, "/tries"), answers=[]).status_code == 401


def test_the_daily_puzzle_is_the_same_for_all_and_makes_a_streak(server_here) -> None:
    dana, eva = server_here.player("Dana"), server_here.player("Eva")
    today = now().date()
    game, puzzle = daily(today)
    told = {"game": game, "id": puzzle.id, "rating": puzzle.rating, "result": None}
    assert dana.get("/puzzles").json()["daily"] == eva.get("/puzzles").json()["daily"] == told
    assert dana.get(f"/puzzles/{game}/{puzzle.id}").json()["daily"]
    answers = puzzle.solutions(find_game(game))
    assert dana.post(f"/puzzles/{game}/{puzzle.id}/tries", answers=answers).json()["solver"]["streak"] == 1
    assert eva.post(f"/puzzles/{game}/{puzzle.id}/solution").json()["solver"]["streak"] == 0
    assert eva.post(f"/puzzles/{game}/{puzzle.id}/tries", answers=answers).json()["solver"]["streak"] == 0
    me = dana.get("/me").json()["id"]
    with server_here.hub.database.session() as session:
        session.get(SolverRow, me).streak_day -= 2
    assert dana.get("/puzzles").json()["solver"]["streak"] == 0


def test_the_games_take_turns_and_no_puzzle_comes_again_too_soon() -> None:
    counts = [len(shelf.book.puzzles) for shelf in shelves() if shelf.book and shelf.book.puzzles]
    days = [daily(now().date() + timedelta(days=days)) for days in range(len(counts) * min(counts))]
    assert len({puzzle.id for _, puzzle in days}) == len(days)
    assert len({game for game, _ in days[: len(counts)]}) == len(counts)


def test_whoever_leaves_takes_the_puzzles_along(server_here, book) -> None:
    dana = server_here.player("Dana")
    solve(dana, book.puzzles[0])
    me = dana.get("/me").json()["id"]
    assert server_here.hub.people.puzzle_tries(me)[0].result == "solved"
    dana.post("/me/delete").raise_for_status()
    assert server_here.hub.people.puzzle_tries(me) == []
    with server_here.hub.database.reading() as session:
        assert session.get(SolverRow, me) is None


def test_a_line_goes_on_after_each_right_answer(book) -> None:
    puzzle = next((puzzle for puzzle in book.puzzles if len(puzzle.steps) > 1), None)
    if puzzle is None:
        pytest.skip("no puzzle of this book has several steps")
    answers = puzzle.solutions(find_game(GAME))
    half = attempt(GAME, puzzle.id, answers[:1])
    assert (half.right, half.wrong, half.solved) == (1, False, False)
    assert answers[1] in [option.token for option in half.match.choice.options]
    assert attempt(GAME, puzzle.id, answers).solved
