"""Training from a dataset, where PyTorch is installed."""

import numpy as np
import pytest

from kronika.arena import Plan, run
from kronika.bots import make
from kronika.engine.errors import BadSetup
from kronika.engine.match import Match
from kronika.games import game
from kronika.research.net import load as load_net
from kronika.research.samples import load
from kronika.simulate import play_out

torch = pytest.importorskip("torch")

from kronika.research import train as training  # noqa: E402

GAMES = 20  # ten deals, of which one is held back
QUICK = training.Settings(hidden=16, epochs=3, batch=64)


@pytest.fixture(scope="module")
def samples(tmp_path_factory):
    folder = tmp_path_factory.mktemp("train")
    run(Plan("innovation", ("search:4", "random"), games=GAMES), folder / "out", dataset=folder / "data")
    return load(folder / "data")


def test_whole_deals_are_held_back(samples) -> None:
    learned, kept = training.split(samples)
    deals = samples.column["deal"]
    assert set(deals[learned]).isdisjoint(deals[kept])
    assert len(learned) + len(kept) == len(samples)


def test_too_few_deals_are_refused(samples, monkeypatch) -> None:
    monkeypatch.setitem(samples.column, "deal", np.zeros(len(samples), np.int32))
    with pytest.raises(BadSetup, match="too few games"):
        training.split(samples)


def test_goals_are_the_visits_or_the_answer_and_the_result_with_what_was_expected(samples) -> None:
    rows = np.arange(200)
    batch = training.batch_of(samples, rows, training.Settings(sharp=2.0, mix=0.25))
    for row in rows:
        mine = (batch.owners == row).numpy()
        visits = samples.row("visits", row) ** 2.0
        answered = (samples.row("legal", row) == samples.column["action"][row]).astype(float)
        expected = visits / visits.sum() if visits.any() else answered
        assert batch.goal.numpy()[mine] == pytest.approx(expected)
        result, worth = samples.column["result"][row], samples.column["worth"][row]
        own = result if np.isnan(worth) else 0.25 * worth + 0.75 * result
        assert batch.shares[row].tolist() == pytest.approx([own, 1 - own], abs=1e-6)


def test_it_learns_the_same_from_the_same_seed_and_the_net_in_numpy_says_what_torch_says(samples, tmp_path) -> None:
    told = []
    judge, note = training.train(samples, QUICK, told.append)
    again, _ = training.train(samples, QUICK, lambda line: None)
    assert all(torch.equal(a, b) for a, b in zip(judge.parameters(), again.parameters(), strict=True))
    before = training.measure(
        training.Judge(judge.first.num_embeddings, judge.policy.out_features, 2, QUICK),
        samples,
        training.split(samples)[0],
        QUICK,
    )
    after = training.measure(judge, samples, training.split(samples)[0], QUICK)
    assert sum(after) < sum(before)
    assert len(told) == 4
    training.exported(judge, samples, 1.0, 0.5, note).save(tmp_path / "net.npz")
    net = load_net(tmp_path / "net.npz")
    match = Match.start(game("innovation"), 2, "0/0", {})  # game 0 before its first answer
    first = np.flatnonzero((samples.column["game"] == 0) & (samples.column["step"] == 0))
    likely, shares = judge(training.batch_of(samples, first, QUICK))
    found, expected = net.judge(match)
    assert likely.exp().tolist() == pytest.approx(found, abs=1e-4)
    assert shares.exp()[0].tolist() == pytest.approx(
        [*expected[match.choice.seat :], *expected[: match.choice.seat]], abs=1e-4
    )
    play_out(match, [make(f"net:{tmp_path / 'net.npz'}:3", seat) for seat in range(2)])
    assert match.over
