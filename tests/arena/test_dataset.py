"""The dataset of an arena: what its rows say, that no game is in it twice, and what is refused."""

import json
import shutil
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path
from random import Random

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from kronika.arena import Plan, play_game, run
from kronika.arena.dataset import BadDataset, Dataset, pack_samples
from kronika.arena.play import Played, play_chunk
from kronika.arena.results import BadResults, Results
from kronika.engine.errors import BadData
from kronika.engine.match import Match
from kronika.games import game as find_game
from kronika.research import encoder, vocabulary
from kronika.research.samples import COLUMNS, load, read_head, sample

BOTS = f"{Path(__file__).parent / 'some_bots.py'}"
PLAN = Plan("innovation", ("search:4", "random"), games=6)


def rows(folder):
    """Everything in a dataset, in the order of the games."""
    table = pa.concat_tables([pq.read_table(path) for path in sorted(folder.glob("*.parquet"))])
    return sorted(table.to_pylist(), key=lambda row: (row["game"], row["step"]))


def games(folder):
    """How many files answer for each game."""
    return Counter(number for path in folder.glob("*.parquet") for number in read_head(path).games)


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    folder = tmp_path_factory.mktemp("arena")
    run(PLAN, folder / "out", dataset=folder / "data")
    return folder


def replayed(folder, number):
    """The match of a game before each of its answers, from its record."""
    with Results(folder / "out/games.sqlite", PLAN) as results:
        text = results.record(number)
    fixture = PLAN.fixture(number)
    match = Match.start(find_game("innovation"), 2, fixture.seed, {})
    answers = [line.split(" ", 1) for line in text.splitlines() if line[:2] in ("0 ", "1 ")]
    for seat, token in answers:
        yield match, int(seat), token
        match.answer(token)
    assert match.over
    yield match, None, None


# --- what it says


def test_every_decision_is_there_as_it_was(made) -> None:
    eyes, words = encoder("innovation", 2), vocabulary("innovation")
    samples = load(made / "data")
    seen = samples.observations(np.arange(len(samples)))
    column = samples.column
    for number in range(PLAN.total):
        at = np.flatnonzero(column["game"] == number)
        at = at[np.argsort(column["step"][at])]
        steps = list(replayed_rows(made, number, eyes, words))
        assert len(steps) == len(at)
        for row, (seat, observation, legal, action) in zip(at, steps, strict=True):
            assert column["seat"][row] == seat
            assert (seen[row] == observation).all()
            assert samples.row("legal", row).tolist() == legal
            assert column["action"][row] == action


def replayed_rows(folder, number, eyes, words):
    for match, seat, token in replayed(folder, number):
        if seat is not None:
            legal = words.actions(match.choice)
            place = [option.token for option in match.choice.options].index(token)
            yield seat, eyes.flat(match, seat), legal, legal[place]


def test_visits_belong_to_legal_actions_and_to_searches(made) -> None:
    samples = load(made / "data")
    searched = 0
    for row in range(len(samples)):
        legal, visits = samples.row("legal", row), samples.row("visits", row)
        worth = samples.column["worth"][row]
        assert len(visits) == len(legal)
        assert samples.column["action"][row] in legal
        if PLAN.bots[samples.column["bot"][row]] == "random":
            assert not visits.any()
            assert np.isnan(worth)
        elif len(legal) > 1:
            searched += 1
            assert visits[legal.tolist().index(samples.column["action"][row])] == visits.max() > 0
            assert 0 <= worth <= 1
    assert searched
    masks = samples.masks(np.arange(len(samples)))
    assert masks[np.arange(len(samples)), samples.column["action"]].all()
    assert masks.sum() == len(samples.column["legal"])


def test_results_and_scores_are_those_of_the_games_from_the_seat_that_answers(made) -> None:
    with Results(made / "out/games.sqlite", PLAN) as results:
        query = "SELECT game, seat, share, score, bot FROM seats"
        known = {(game, seat): rest for game, seat, *rest in results.db.execute(query)}
    for row in rows(made / "data"):
        own, other = known[row["game"], row["seat"]], known[row["game"], 1 - row["seat"]]
        assert row["result"] == own[0]
        assert row["results"] == [own[0], other[0]]
        assert row["scores"] == [own[1], other[1]]
        assert row["bot"] == own[2]
        assert row["deal"] == PLAN.fixture(row["game"]).deal


def test_nothing_hidden_is_written() -> None:
    """The row is the same for a match in which everything hidden from the seat is redealt."""
    match = Match.start(find_game("innovation"), 2, "hidden", {})
    random = Random(1)
    for step in range(60):
        twin = match.redealt(match.choice.seat, random)
        here, there = sample(match, step, 0, []), sample(twin, step, 0, [])
        assert here.places.tolist() == there.places.tolist()
        assert here.values.tolist() == there.values.tolist()
        assert (here.legal, here.action) == (there.legal, there.action)
        match.play(random.choice(match.choice.codes))


def test_a_file_says_what_its_numbers_mean(made) -> None:
    for path in (made / "data").glob("*.parquet"):
        schema = pq.read_schema(path)
        assert schema.names == list(COLUMNS)
        text = read_head(path).text
        assert text["game"] == "innovation"
        assert text["seats"] == "2"
        assert text["rules"] == str(find_game("innovation").rules_version)
        assert text["encoder"] == encoder("innovation", 2).version
        assert text["actions"] == vocabulary("innovation").version
        assert json.loads(text["plan"]) == PLAN.identity()


def test_a_table_of_three_begins_with_the_seat_that_answers(tmp_path) -> None:
    plan = Plan("innovation", ("random", "random"), seats=3, games=3, gauntlet=True)
    run(plan, tmp_path / "out", dataset=tmp_path / "data")
    for row in rows(tmp_path / "data"):
        assert len(row["results"]) == 3
        assert row["results"][0] == row["result"]


# --- no game twice, none missing


def test_the_arena_s_games_are_the_same_with_and_without(made, tmp_path) -> None:
    run(PLAN, tmp_path)
    with Results(tmp_path / "games.sqlite", PLAN) as plain, Results(made / "out/games.sqlite", PLAN) as noted:
        assert [plain.record(n) for n in range(PLAN.total)] == [noted.record(n) for n in range(PLAN.total)]


class Enough(Exception):
    pass


@pytest.mark.parametrize("after", [1, 3])
def test_a_run_that_was_broken_off_ends_as_one_that_was_not(made, tmp_path, after) -> None:
    def stop(played, _total) -> None:
        if played >= after:
            raise Enough

    with pytest.raises(Enough):
        run(PLAN, tmp_path / "out", progress=stop, dataset=tmp_path / "data")
    before = games(tmp_path / "data")
    assert 0 < len(before) < PLAN.total
    run(PLAN, tmp_path / "out", dataset=tmp_path / "data")
    assert games(tmp_path / "data") == dict.fromkeys(range(PLAN.total), 1)
    assert rows(tmp_path / "data") == rows(made / "data")
    assert not list((tmp_path / "data").glob(".*"))


def chunk(plan, numbers):
    outcomes = [play_game(plan, plan.fixture(number)) for number in numbers]
    return Played(outcomes, pack_samples(plan, outcomes))


@pytest.mark.parametrize("counted", [False, True])
def test_a_draft_is_named_if_its_games_count_and_thrown_away_if_not(made, tmp_path, counted) -> None:
    """As after a power cut just before and just after the results were written."""
    plan = replace(PLAN, noting=True)
    played = chunk(plan, [2, 3])
    Dataset(tmp_path / "data", plan).draft(played)
    with Results(tmp_path / "out/games.sqlite", plan) as results:
        if counted:
            results.add(played.outcomes)
        missing = Dataset(tmp_path / "data", plan).missing(results)
    assert missing == ([0, 1, 4, 5] if counted else list(range(6)))
    assert games(tmp_path / "data") == (dict.fromkeys([2, 3], 1) if counted else {})
    run(PLAN, tmp_path / "out", dataset=tmp_path / "data")
    assert games(tmp_path / "data") == dict.fromkeys(range(PLAN.total), 1)
    assert rows(tmp_path / "data") == rows(made / "data")


def test_a_draft_that_was_cut_off_is_thrown_away(tmp_path) -> None:
    plan = replace(PLAN, noting=True)
    played = chunk(plan, [0])
    played.data = played.data[:1000]
    Dataset(tmp_path / "data", plan).draft(played)
    with Results(tmp_path / "out/games.sqlite", plan) as results:
        results.add(played.outcomes)
        assert 0 in Dataset(tmp_path / "data", plan).missing(results)
    assert not list((tmp_path / "data").iterdir())


def test_a_file_gets_its_name_only_when_all_of_its_games_count(tmp_path) -> None:
    plan = replace(PLAN, noting=True)
    data = Dataset(tmp_path, plan)
    data.draft(chunk(plan, [0, 1]))
    data.publish([0])
    assert not list(tmp_path.glob("*.parquet"))
    data.publish([0, 1])
    assert [path.name for path in tmp_path.iterdir()] == ["games-00000000.parquet"]


def test_games_that_were_played_without_are_played_again_and_counted_once(made, tmp_path) -> None:
    shutil.copytree(made / "out", tmp_path / "out")
    run(PLAN, tmp_path / "out", dataset=tmp_path / "data")
    assert rows(tmp_path / "data") == rows(made / "data")
    with Results(tmp_path / "out/games.sqlite", PLAN) as results:
        assert results.db.execute("SELECT COUNT(*) FROM games").fetchone() == (PLAN.total,)
    (tmp_path / "data/games-00000002.parquet").unlink()
    run(PLAN, tmp_path / "out", dataset=tmp_path / "data")
    assert rows(tmp_path / "data") == rows(made / "data")


@pytest.mark.parametrize("kind", ["Raises", "Dies"])
def test_a_forfeited_game_has_no_rows_and_is_not_played_again(tmp_path, kind) -> None:
    """Also one that takes its process with it."""
    plan = Plan("innovation", ("random", f"{BOTS}:{kind}"), games=2)
    run(plan, tmp_path / "out", dataset=tmp_path / "data")
    assert rows(tmp_path / "data") == []
    assert games(tmp_path / "data") == {0: 1, 1: 1}
    noting = replace(plan, noting=True)
    with Results(tmp_path / "out/games.sqlite", noting) as results:
        assert Dataset(tmp_path / "data", noting).missing(results) == []


def test_outcomes_leave_their_process_without_the_rows() -> None:
    played = play_chunk(replace(PLAN, noting=True), [0])
    assert played.outcomes[0].samples == []
    assert played.data
    assert play_chunk(PLAN, [0]).data == b""


# --- what is refused


def test_a_dataset_of_another_plan_is_refused(made, tmp_path) -> None:
    other = Plan("innovation", PLAN.bots, games=6, seed="1")
    with pytest.raises(BadDataset, match=r"decisions of another plan \(other seed\)"):
        run(other, tmp_path / "out", dataset=made / "data")


def test_a_dataset_without_its_results_is_refused_and_kept(made, tmp_path) -> None:
    before = rows(made / "data")
    with pytest.raises(BadDataset, match=r"decisions of game 0, of which .*games.sqlite knows nothing.*--out"):
        run(PLAN, tmp_path / "out", dataset=made / "data")
    assert rows(made / "data") == before


def test_a_folder_that_is_a_file_is_refused(tmp_path) -> None:
    (tmp_path / "data").write_text("something else")
    with pytest.raises(BadDataset, match=r"data can't be used as a folder: it is a file.*--dataset"):
        run(PLAN, tmp_path / "out", dataset=tmp_path / "data")
    with pytest.raises(BadResults, match=r"data can't be used as a folder: it is a file.*--out"):
        run(PLAN, tmp_path / "data")


def test_foreign_and_damaged_files_are_named(tmp_path) -> None:
    path = tmp_path / "data/songs.parquet"
    path.parent.mkdir()
    pq.write_table(pa.table({"song": ["one"]}), path)
    with pytest.raises(BadDataset, match=r"songs.parquet is a Parquet file, but not part of an arena dataset"):
        run(PLAN, tmp_path / "out", dataset=tmp_path / "data")
    path.write_bytes(b"PAR1 and then nothing")
    with pytest.raises(BadDataset, match=r"songs.parquet can't be read as part of a dataset"):
        run(PLAN, tmp_path / "out", dataset=tmp_path / "data")


def test_a_folder_without_a_dataset_can_not_be_loaded(tmp_path) -> None:
    with pytest.raises(BadData, match="There is no dataset in"):
        load(tmp_path)


def test_files_that_do_not_go_together_are_not_loaded_as_one(made, tmp_path) -> None:
    table = pq.read_table(sorted((made / "data").glob("*.parquet"))[0])
    pq.write_table(table, tmp_path / "a.parquet")
    other = {**table.schema.metadata, b"encoder": b"innovation-old"}
    pq.write_table(table.replace_schema_metadata(other), tmp_path / "b.parquet")
    with pytest.raises(BadData, match=r"b.parquet has the encoder innovation-old, but .*a.parquet has innovation-2-"):
        load(tmp_path)
    (tmp_path / "a.parquet").unlink()
    with pytest.raises(BadData, match="made with encoder innovation-old, but this version has"):
        load(tmp_path)


BLOCKED = """
import sys
from importlib import util
find = util.find_spec
util.find_spec = lambda name, package=None: None if name == "pyarrow" else find(name, package)
sys.modules["pyarrow"] = None
from pathlib import Path
from kronika.arena import Plan, run
run(Plan("innovation", ("random", "random"), games=2), Path(sys.argv[1]) / "out", dataset=Path(sys.argv[1]) / "data")
"""


def test_a_missing_extra_is_named(tmp_path) -> None:
    done = subprocess.run([sys.executable, "-c", BLOCKED, tmp_path], capture_output=True, text=True, check=False)
    message = done.stderr.strip().splitlines()[-1]
    assert message.endswith("BadSetup: A dataset needs pyarrow: pip install 'kronika[research]'.")
    assert not list(tmp_path.iterdir())
