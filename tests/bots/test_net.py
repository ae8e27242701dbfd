"""The net that judges positions: in C and in NumPy, from any table, and as a file."""

import importlib.util
import shutil
import subprocess
import sysconfig
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import ModuleType

import numpy as np
import pytest

import kronika
from kronika.bots.netfile import check, lineage_of, moved, read_net, reading_of, write_net
from kronika.bots.values import LEARNED, NET, ByNet, BySeat, evaluation_of
from kronika.engine import net as net_module
from kronika.engine.errors import BadData
from kronika.engine.layout import CARDS, Input, layout
from kronika.engine.match import Match
from kronika.engine.net import HIDDEN, TOP, WIDTH, Lists, Net, Plain, Weights
from kronika.engine.table import Table
from kronika.games import file_of, game
from kronika.lab.steps import sampled_tables, steps_of


@pytest.fixture(scope="module")
def in_c(tmp_path_factory: pytest.TempPathFactory) -> ModuleType:
    """The C module, built here: the package itself may be interpreted."""
    compiler = (sysconfig.get_config_var("CC") or "").split()
    if not compiler or shutil.which(compiler[0]) is None:
        pytest.skip("There is no C compiler.")
    source = Path(net_module.__file__).with_name("_net.c")
    built = tmp_path_factory.mktemp("net") / f"_net{sysconfig.get_config_var('EXT_SUFFIX')}"
    include = f"-I{sysconfig.get_paths()['include']}"
    subprocess.run([*compiler, "-O2", "-shared", "-fPIC", include, str(source), "-o", str(built)], check=True)
    spec = importlib.util.spec_from_file_location("kronika.engine._net", built)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def random_net(game_id: str) -> Net:
    """Every row counts, and hidden units are clipped on both sides."""
    rules = game(game_id)
    reading = reading_of(rules)
    inputs = layout(rules.table, reading.inputs, reading.features.names)
    steps = steps_of(rules, list(sampled_tables(rules, (2,), "steps", evaluation_of(game_id, LEARNED))))
    cards = len(rules.table.card_ids)
    random = np.random.default_rng(1)
    own = sum(each.rows(cards, steps) for each in inputs if each.of_seat)
    shared = sum(each.rows(cards, steps) for each in inputs if not each.of_seat)
    own_rows, other_rows, shared_rows = (random.integers(-60, 60, (rows, WIDTH)) for rows in (own, own, shared))
    weights = Weights(own_rows, other_rows, shared_rows, random.integers(-500, 500, WIDTH + 1), reading.weights)
    return Net(rules.table, inputs, steps, weights, reading.features.of)


def tables_of(game_id: str, seats: int) -> Iterator[Table]:
    match = Match.start(game(game_id), seats, "tables", {})
    random = Random(1)
    while not match.over and len(match.answers) < 300:
        if len(match.answers) % 15 == 0:
            yield match.table
        match.play(random.choice(match.choice.codes))


@pytest.mark.parametrize("game_id", kronika.games())
def test_c_and_numpy_agree_to_the_last_bit(game_id: str, in_c: ModuleType) -> None:
    net = random_net(game_id)
    for seats in range(max(2, game(game_id).min_seats), game(game_id).max_seats + 1):
        plain = net.made_plain(seats)
        compiled = net.made_compiled(seats, in_c)
        for t in tables_of(game_id, seats):
            features = [net.features(t, seat) for seat in range(seats)]
            given = t.zones, t.counters, t.faces, net.scalars_on(t), features
            assert compiled.rows(*given) == plain.rows(*given)
            assert compiled.values(*given) == plain.values(*given)


@pytest.mark.parametrize("game_id", kronika.games())
def test_every_field_that_a_net_skips_exists(game_id: str) -> None:
    table = game(game_id).table
    inputs = reading_of(game(game_id)).inputs
    fields = {each.name for each in (*table.ZONES, *table.COUNTERS)} | set(table.SCALARS)
    assert {*inputs.skip, *inputs.last, *inputs.owners, inputs.turn} <= fields


class WithRows(Plain):
    """A net whose active rows are these."""

    def __init__(self, rows: Lists, weights: Weights) -> None:
        super().__init__([], 0, [], weights)
        self.found = rows

    def rows(self, zones: Lists, counters: Lists, faces: list[int], scalars: list[int], of: list[list[float]]) -> Lists:
        return self.found


def test_the_seats_can_be_turned_around() -> None:
    """What is mine is mine, whichever seat I have: the same rows of a seat give the same value."""
    net = random_net("innovation")
    weights = net.weights
    features = [[0.0] * len(weights.features)] * 2
    first = WithRows([[1, 5, 9], [2, 5], [3]], weights).values([], [], [], [], features)
    second = WithRows([[2, 5], [1, 5, 9], [3]], weights).values([], [], [], [], features)
    assert first == second[::-1]
    assert first[0] != first[1]


def test_a_net_whose_hidden_units_say_nothing_is_the_weighted_sum() -> None:
    net = random_net("innovation")
    out = np.zeros(WIDTH + 1)
    silent = Net(
        net.table,
        net.inputs,
        net.steps,
        Weights(net.weights.own, net.weights.other, net.weights.shared, out, net.weights.features),
        net.features,
    )
    linear = evaluation_of("innovation", LEARNED)
    for t in tables_of("innovation", 3):
        assert silent.values(t) == pytest.approx(linear.all(t))


def test_hidden_units_are_clipped() -> None:
    rows = np.zeros((2, WIDTH))
    rows[0, 0], rows[1, 0] = 10 * TOP, -10 * TOP
    out = np.zeros(WIDTH + 1)
    out[0] = TOP
    plain = WithRows([[0], [1], []], Weights(rows, np.zeros((2, WIDTH)), np.zeros((1, WIDTH)), out, []))
    assert plain.values([], [], [], [], [[], []]) == [1.0, 0.0]
    assert HIDDEN == WIDTH - 1


def test_a_file_gives_back_the_same_net(tmp_path: Path) -> None:
    rules = game("cultures")
    net = random_net("cultures")
    write_net(tmp_path / "net.npz", rules, net, {"rounds": 3})
    again = read_net(rules, tmp_path / "net.npz")
    for t in tables_of("cultures", 2):
        assert again.values(t) == net.values(t)


def test_a_net_for_another_game_is_refused(tmp_path: Path) -> None:
    write_net(tmp_path / "net.npz", game("cultures"), random_net("cultures"), {})
    with pytest.raises(BadData, match="is a net for cultures, not for innovation"):
        read_net(game("innovation"), tmp_path / "net.npz")


def test_a_net_that_reads_other_fields_is_refused() -> None:
    rules = game("cultures")
    reading = reading_of(rules)
    inputs = [[each.name, each.kind, each.span] for each in layout(rules.table, reading.inputs, reading.features.names)]
    about = {"format": 1, "game": "cultures", "inputs": inputs, "features": list(reading.features.names)}
    check(rules, about, "net.npz")
    with pytest.raises(BadData, match="train it again"):
        check(rules, {**about, "inputs": inputs[1:]}, "net.npz")
    with pytest.raises(BadData, match="format 7"):
        check(rules, {**about, "format": 7}, "net.npz")


def test_a_file_that_is_not_a_net_is_refused(tmp_path: Path) -> None:
    (tmp_path / "net.npz").write_text("something else")
    with pytest.raises(BadData, match="can't be read as a net"):
        read_net(game("cultures"), tmp_path / "net.npz")


def test_rows_follow_their_cards_when_a_card_is_added() -> None:
    inputs = [Input("hand/cards", CARDS, True, 1), Input("coins", 3, True, 1)]
    steps = {"coins": [[1.0, 2.0]]}
    rows = np.arange(4)[:, None] * np.ones((1, WIDTH))
    now = moved(rows, inputs, steps, [0, 2], 3)  # a card came between the two
    assert now[:, 0].tolist() == [0, 0, 1, 2, 3]


SHIPPED = [game_id for game_id in kronika.games() if file_of(f"games/{game_id}/bot/net.npz").is_file()]


@pytest.mark.parametrize("game_id", SHIPPED)
def test_a_net_that_is_shipped_fits_its_game_and_is_small(game_id: str) -> None:
    path = file_of(f"games/{game_id}/bot/net.npz")
    assert len(path.read_bytes()) <= 500_000
    assert lineage_of(path)["log"]
    assert isinstance(evaluation_of(game_id), ByNet)


@pytest.mark.parametrize("game_id", SHIPPED)
def test_a_net_is_not_asked_about_playing_alone(game_id: str) -> None:
    assert isinstance(evaluation_of(game_id, NET, 1), BySeat)
