"""Finding puzzles, keeping them in a file, rating them, and what the games say they are about."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from kronika.bots.reasons import Part, Reason
from kronika.cli import app
from kronika.engine.errors import BadData, IllegalAnswer
from kronika.games import GAMES
from kronika.games import game as find_game
from kronika.puzzles import book
from kronika.puzzles.command import next_game
from kronika.puzzles.finding import Finder
from kronika.puzzles.hunt import Deal
from kronika.puzzles.puzzle import NoPuzzle, Puzzle, Step, accepted
from kronika.puzzles.rating import rating_of, tried
from kronika.puzzles.solving import attempt
from kronika.puzzles.themes import themes_of
from kronika.review.moments import moments
from kronika.words import Words

RECORD = Path(__file__).parents[1] / "review/blunder.record"
BLUNDER = 148  # whoever is asked can claim the sixth achievement and win; other moves lose
MOST_BYTES = 300_000
SHIPPED = [game_id for game_id in GAMES if book.shipped(game_id).is_file()]


@pytest.fixture(scope="module")
def found() -> Puzzle:
    """The puzzle of the planted blunder."""
    puzzle = Finder(RECORD.read_text(), "test").puzzle_at(BLUNDER)
    assert puzzle is not None
    return puzzle


def test_the_winning_move_of_a_record_is_a_puzzle(found: Puzzle) -> None:
    game = find_game("innovation")
    assert found.solutions(game) == ["achieve 9"]
    match = found.start(game)
    assert match.answers == moments(RECORD.read_text())[BLUNDER].answers
    assert match.choice.seat == 0
    step = found.steps[0]
    assert step.worths[step.best] - max(w for place, w in enumerate(step.worths) if place != step.best) >= 10
    assert found.themes == ("achievement", "endgame")
    assert accepted(match.choice, step, step.best)
    assert sum(accepted(match.choice, step, place) for place in range(len(step.worths))) == 1


def test_a_move_of_which_nothing_depends_is_no_puzzle() -> None:
    finder = Finder(RECORD.read_text(), "test")
    assert finder.puzzle_at(0) is None
    assert finder.result.confirmed == 0


def test_a_puzzle_survives_its_file(found: Puzzle, tmp_path: Path) -> None:
    game, path = find_game("innovation"), tmp_path / "some.jsonl"
    assert book.begin(game, path) == []
    book.append(path, [found])
    assert book.begin(game, path) == [found]
    assert book.Book(game, [found]).puzzle(found.id) == found
    with pytest.raises(NoPuzzle):
        book.Book(game, []).puzzle(found.id)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"fingerprint": "0123456789ab"}, "different rules"),
        ({"rules": 1}, "different rules"),
        ({"game": "chess"}, "puzzles of chess"),
        ({"format": 99}, "format 1"),
    ],
)
def test_puzzles_of_other_rules_or_games_are_refused_as_such(change, says: str, tmp_path: Path) -> None:
    path = tmp_path / "old.jsonl"
    path.write_text(json.dumps({**book.head_of(find_game("innovation")), **change}) + "\n")
    with pytest.raises(BadData, match=says):
        book.read(find_game("innovation"), path)


def test_what_leads_elsewhere_or_is_no_puzzle_is_refused(found: Puzzle, tmp_path: Path) -> None:
    game = find_game("innovation")
    other = Puzzle.from_json({**found.to_json(), "seed": "another deal"})
    with pytest.raises(BadData, match="lead elsewhere"):
        other.start(game)
    path = tmp_path / "bad.jsonl"
    path.write_text(json.dumps(book.head_of(game)) + "\n{}\n")
    with pytest.raises(BadData, match="can't be read"):
        book.read(game, path)
    for line in (b"hello", b"\x89PNG\xff", b"[" * 100_000):
        path.write_bytes(json.dumps(book.head_of(game)).encode() + b"\n" + line)
        with pytest.raises(BadData, match="line 2"):
            book.read(game, path)


def test_a_search_goes_on_where_the_last_one_ended(found: Puzzle, tmp_path: Path) -> None:
    game, path = find_game("innovation"), tmp_path / "some.jsonl"
    book.begin(game, path)
    assert next_game([], path, "0") == 0
    book.note_searched(path, "0", 6)
    book.append(path, [found])
    book.note_searched(path, "0", 9)
    assert book.read(game, path) == [found]
    assert (next_game([found], path, "0"), next_game([found], path, "1")) == (9, 0)
    later = Puzzle.from_json({**found.to_json(), "seed": "0/11"})
    assert next_game([later], path, "0") == 12


def test_harder_puzzles_have_higher_ratings() -> None:
    easy = {"random": 0.3, "beginner": 0.9, "player": 1.0, "expert": 1.0}
    fair = {"random": 0.1, "beginner": 0.2, "player": 0.8, "expert": 1.0}
    hard = {"random": 0.05, "beginner": 0.0, "player": 0.0, "expert": 0.0}
    assert 500 < rating_of(easy) < rating_of(fair) < rating_of(hard) < 2500


def test_bots_solve_what_wins_at_once(found: Puzzle) -> None:
    solved = tried(found.start(find_game("innovation")), found.steps)
    assert solved["random"] == pytest.approx(1 / len(found.steps[0].worths), abs=1e-4)
    assert solved["expert"] == 1


def test_themes_follow_from_the_verb_the_reason_and_the_length() -> None:
    start = moments(RECORD.read_text())[BLUNDER]
    tokens = [option.token for option in start.choice.options]
    worths = tuple([0] * len(tokens))
    draw = Step(tokens.index("draw"), worths, Reason((Part("points", False, theirs=True),), None))
    assert themes_of(start, (draw,), 0.5) == ("timing", "defence")
    assert themes_of(start, (draw, draw), 0.9) == ("timing", "endgame", "defence", "combination")


@pytest.mark.parametrize("game_id", GAMES)
def test_themes_name_verbs_of_the_game_and_have_words(game_id: str) -> None:
    game = find_game(game_id)
    verbs = [verb for among in game.themes.values() for verb in among.split()]
    assert set(verbs) <= {key.name for key in game.table.keys.keys}
    assert len(set(verbs)) == len(verbs)
    general = ("planning", "endgame", "defence", "combination")
    for lang in ("en", "cs"):
        words = Words(lang, game_id)
        assert all(words.has(f"puzzle-theme-{theme}") for theme in (*game.themes, *general))


@pytest.mark.parametrize("game_id", SHIPPED)
def test_the_puzzles_that_come_with_a_game(game_id: str) -> None:
    """They fit the rules, are solved by their solutions, and are small and unlike each other."""
    shelf = book.book_of(game_id)
    assert 0 < len(book.shipped(game_id).read_bytes()) <= MOST_BYTES
    assert len(shelf.by_id) == len(shelf.puzzles)
    assert len({puzzle.question(shelf.game) for puzzle in shelf.puzzles}) == len(shelf.puzzles)
    words = Words("cs", game_id)
    for puzzle in shelf.puzzles[:: max(1, len(shelf.puzzles) // 10)]:
        answers = puzzle.solutions(shelf.game)
        assert attempt(game_id, puzzle.id, answers).solved
        half = attempt(game_id, puzzle.id, answers[:-1])
        assert (half.wrong, half.solved) == (False, False)
        for step in puzzle.steps:
            rivals = [worth for place, worth in enumerate(step.worths) if place != step.best]
            assert step.worths[step.best] >= sorted(rivals)[-1]
        assert all(words.has(f"puzzle-theme-{theme}") for theme in puzzle.themes)


@pytest.mark.parametrize("game_id", SHIPPED)
def test_a_wrong_answer_is_wrong_and_nonsense_is_refused(game_id: str) -> None:
    puzzle = book.book_of(game_id).puzzles[0]
    match, step = puzzle.start(find_game(game_id)), puzzle.steps[0]
    worst = min(range(len(step.worths)), key=step.worths.__getitem__)
    made = attempt(game_id, puzzle.id, [match.choice.options[worst].token])
    assert (made.right, made.wrong, made.solved) == (0, True, False)
    with pytest.raises(IllegalAnswer) as refused:
        attempt(game_id, puzzle.id, ["nonsense"])
    assert refused.value.legal == tuple(option.token for option in match.choice.options)


def test_the_same_seed_plays_the_same_games() -> None:
    assert Deal("innovation", "s", 3).record() == Deal("innovation", "s", 3).record()
    assert Deal("innovation", "s", 3).record() != Deal("innovation", "s", 4).record()


def test_the_command_finds_adds_and_checks(tmp_path: Path) -> None:
    def said(*args: str) -> tuple[int, str]:
        done = CliRunner().invoke(app, ["puzzles", "innovation", "--out", str(out), "--lang", "en", *args])
        return done.exit_code, " ".join(done.output.split())

    out = tmp_path / "found.jsonl"
    code, text = said("--records", str(RECORD), "--most", "1")
    assert (code, len(out.read_text().splitlines())) == (0, 2)
    assert "has 1 puzzle" in text
    assert "100 %" in text
    code, text = said("--check", "--seed", "other")
    assert code == 0
    assert "Still with the same best move: 1 of 1 puzzle (100 %)" in text


@pytest.mark.parametrize(
    ("args", "says"),
    [
        ([], "Say where to look"),
        (["--check", "--games", "3"], "omit --games"),
        (["--check", "--out", "nowhere.jsonl"], "no puzzles"),
        (["--records", str(RECORD)], "is a game of innovation"),
    ],
)
def test_the_command_says_what_is_wrong(args: list[str], says: str, tmp_path: Path, monkeypatch) -> None:
    monkeypatch.chdir(tmp_path)
    done = CliRunner().invoke(app, ["puzzles", "cultures", *args])
    assert done.exit_code == 2
    assert says in " ".join(done.output.split())
    assert not list(tmp_path.iterdir())
