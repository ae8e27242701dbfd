"""A policy-value net in the search: its file, its judgement, and the moves of a search that is guided by it."""

from random import Random

import numpy as np
import pytest

import kronika
from kronika.arena import Plan
from kronika.bots import Position, Search, make
from kronika.bots.guided import GuidedTree
from kronika.bots.tree import Average, Node, Tree
from kronika.bots.tuning import tuning_of
from kronika.bots.values import LEARNED, evaluation_of
from kronika.engine.errors import BadData, BadSetup
from kronika.games import game
from kronika.research import encoder, vocabulary
from kronika.research.net import Net, load, squashed, values

WIDTH = 8


def random_net(game="innovation", seats=2, seed=1, trust=0.5):
    random = np.random.default_rng(seed)
    eyes, words = encoder(game, seats), vocabulary(game)

    def weights(*shape):
        return random.normal(0, 0.3, shape).astype(np.float32)

    layers = [(weights(eyes.size, WIDTH), weights(WIDTH)), (weights(WIDTH, WIDTH), weights(WIDTH))]
    policy = weights(len(words), WIDTH), weights(len(words))
    value = weights(values(seats), WIDTH), weights(values(seats))
    return Net(game, seats, layers, policy, value, 1.0, trust, "made by chance")


def positions(game="innovation", seats=2, count=40, seed=3):
    """Positions of a random game, each before its answer."""
    match = kronika.new(game, seats=seats, seed=seed)
    random = Random(seed)
    for _ in range(count):
        if match.over:
            return
        yield match
        match.play(random.choice(match.choice.codes))


@pytest.fixture(scope="module")
def path(tmp_path_factory):
    path = tmp_path_factory.mktemp("net") / "net.npz"
    random_net().save(path)
    return path


# --- its judgement


@pytest.mark.parametrize("seats", [2, 3])
def test_it_judges_every_option_and_every_seat(seats) -> None:
    net = random_net(seats=seats)
    for match in positions(seats=seats):
        likely, shares = net.judge(match)
        assert len(likely) == len(match.choice.codes)
        assert sum(likely) == pytest.approx(1, abs=1e-5)
        assert len(shares) == seats
        assert sum(shares) == pytest.approx(1, abs=1e-5)
        assert min(likely) > 0


def test_who_plays_alone_may_also_lose() -> None:
    net = random_net("settlers", seats=1)
    shares = [net.judge(match)[1] for match in positions("settlers", 1, 5)]
    assert all(len(share) == 1 and 0 < share[0] < 1 for share in shares)


@pytest.mark.parametrize("seats", [2, 3])
def test_it_is_the_plain_sum_over_the_whole_observation(seats) -> None:
    net = random_net(seats=seats)
    for match in positions(seats=seats):
        choice = match.choice
        hidden = squashed(net.encoder.flat(match, choice.seat))
        for weights, bias in net.layers:
            hidden = np.maximum(hidden @ weights + bias, 0)
        scores = np.exp(net.policy @ hidden + net.policy_bias) * net.vocabulary.mask(net.vocabulary.actions(choice))
        shares = np.exp(net.value @ hidden + net.value_bias)
        shares = np.roll(shares / shares.sum(), choice.seat)  # the first one is of the seat that is asked
        likely, expected = net.judge(match)
        assert likely == pytest.approx((scores / scores.sum())[net.vocabulary.actions(choice)], abs=1e-5)
        assert expected == pytest.approx(shares, abs=1e-5)


def test_it_sees_nothing_that_the_seat_cannot_know() -> None:
    net = random_net()
    for match in positions():
        twin = match.redealt(match.choice.seat, Random(1))
        assert net.judge(twin) == net.judge(match)


def test_a_match_of_another_kind_is_refused() -> None:
    for other in (kronika.new("innovation", seats=3), kronika.new("cultures", seats=2)):
        with pytest.raises(BadSetup, match="trained for innovation with 2 seats"):
            random_net().judge(other)


# --- its file


def test_a_saved_net_is_the_same(path) -> None:
    net, saved = random_net(), load(path)
    assert (saved.explore, saved.trust, saved.note) == (1.0, 0.5, "made by chance")
    for match in positions(count=5):
        assert saved.judge(match) == net.judge(match)


@pytest.mark.parametrize("what", ["encoder", "actions"])
def test_a_net_of_another_encoding_is_refused(path, tmp_path, what) -> None:
    with np.load(path) as arrays:
        np.savez(tmp_path / "old.npz", **{**arrays, what: "innovation-old"})
    with pytest.raises(BadData, match=f"trained with {what} innovation-old, but this version has .*train it again"):
        load(tmp_path / "old.npz")


@pytest.mark.parametrize(("then", "warned"), [("0ddc0ffee000", True), ("", False), (None, False)])
def test_a_net_of_other_rules_plays_with_a_warning(path, tmp_path, recwarn, then, warned) -> None:
    """Unless its file doesn't say what it has learned, or those are the rules of today."""
    with np.load(path) as found:
        arrays = dict(found)
    now = game("innovation").fingerprint
    assert str(arrays["fingerprint"]) == now
    np.savez(tmp_path / "other.npz", **{**arrays, **({} if then is None else {"fingerprint": then})})
    assert load(tmp_path / "other.npz").game == "innovation"
    told = [f"{then}, and innovation has {now} now" in str(each.message) for each in recwarn]
    assert told == [True] * warned


def test_a_net_of_the_wrong_shape_is_refused(path, tmp_path) -> None:
    with np.load(path) as arrays:
        np.savez(tmp_path / "wrong.npz", **{**arrays, "value.bias": np.zeros(3)})
    with pytest.raises(BadData, match="The net's value has the shape"):
        load(tmp_path / "wrong.npz")


@pytest.mark.parametrize("content", [b"", b"nothing of the kind"])
def test_a_file_that_is_no_net_is_refused(tmp_path, content) -> None:
    (tmp_path / "net.npz").write_bytes(content)
    with pytest.raises(BadData, match="isn't a net"):
        load(tmp_path / "net.npz")
    np.savez(tmp_path / "net.npz", something=np.zeros(2))
    with pytest.raises(BadData, match="isn't a net: 'format'"):
        load(tmp_path / "net.npz")


# --- in the search


@pytest.mark.parametrize("trust", [0.0, 0.5, 1.0])
def test_the_same_seed_gives_the_same_moves(trust) -> None:
    def moves():
        net = random_net(trust=trust)
        match = kronika.new("innovation", seats=2, seed=5)
        bots = [Search(seat, 30, guide=net) for seat in range(2)]
        for _ in range(20):
            match.play(match.choice.codes[bots[match.choice.seat].choose(Position(match))])
        return match.answers

    assert moves() == moves()


def test_a_search_counts_its_iterations_whoever_guides_it() -> None:
    match = list(positions(count=20))[-1]
    rows = Search(1, 50, guide=random_net()).rows(Position(match))
    assert sum(visits for visits, _ in rows) == 50
    several = Search(1, 50, trees=2, parallel=True, guide=random_net()).rows(Position(match))
    assert sum(visits for visits, _ in several) == 50


class Wishes:
    """Wants one option, and says what every seat may expect."""

    explore = 1.0

    def __init__(self, wanted, trust=0.0, shares=(0.5, 0.5)) -> None:
        self.wanted = wanted
        self.trust = trust
        self.shares = list(shares)
        self.asked = 0

    def judge(self, match):
        self.asked += 1
        count = len(match.choice.codes)
        likely = [0.001] * count
        likely[min(self.wanted, count - 1)] = 1.0
        return likely, self.shares


def at_an_action():
    return next(match for match in positions(count=60, seed=8) if len(match.choice.codes) > 4)


@pytest.mark.parametrize("wanted", [0, 3])
def test_what_the_guide_likes_is_tried_first(wanted) -> None:
    rows = Search(1, 1, guide=Wishes(wanted)).rows(Position(at_an_action()))
    assert [visits for visits, _ in rows] == [int(place == wanted) for place in range(len(rows))]


def test_a_trusted_guide_alone_says_what_a_position_is_worth() -> None:
    match = at_an_action()
    shares = [0.0, 0.0]
    shares[match.choice.seat] = 1.0
    for trust, expected in ((1.0, 1.0), (0.5, None)):
        rows = Search(1, 30, guide=Wishes(0, trust, shares)).rows(Position(match))
        worths = [worth for visits, worth in rows if visits]
        assert all(worth == expected if expected else 0.5 < worth < 1 for worth in worths)


def test_a_guide_that_is_not_trusted_is_asked_only_where_the_tree_goes_on() -> None:
    match = at_an_action()
    asked = {}
    for trust in (0.0, 1.0):
        guide = Wishes(0, trust)
        Search(1, 40, guide=guide).rows(Position(match))
        asked[trust] = guide.asked
    assert asked[0.0] < asked[1.0] <= 41


def test_without_a_guide_there_is_the_usual_tree() -> None:
    position = Position(at_an_action())
    assert type(Search(1).new_tree(position, Random(1))) is Tree
    assert type(Search(1, guide=Wishes(0)).new_tree(position, Random(1))) is GuidedTree


def test_a_move_that_only_another_deal_offers_has_an_even_chance() -> None:
    guide = Wishes(0)
    tree = GuidedTree(Random(1), tuning_of("innovation"), evaluation_of("innovation", LEARNED), guide)
    node = Node(-1, Average())
    node.prior = {11: 0.1, 12: 0.2}
    match = kronika.new("innovation", 2, seed=1)
    assert tree.select(node, match, [11, 12, 13]) == 2
    assert guide.asked == 0


# --- by name


def test_bots_with_nets_are_made_by_name(path) -> None:
    assert make(f"net:{path}").iterations == 200
    assert make(f"net:{path}:50").iterations == 50
    assert make(f"net:{path}:40ms").seconds == 0.04
    assert make(f"net:{path}:50").name == f"net:{path}:50"
    assert make(f"net:{path}:50").guide is make(f"net:{path}:60").guide
    with pytest.raises(BadSetup, match="a net has a file"):
        make("net:")
    with pytest.raises(BadSetup, match=r"nowhere.npz can't be read: No such file"):
        make("net:nowhere.npz:50")


def test_a_net_that_was_trained_again_is_another_version(path) -> None:
    bots = (f"net:{path}:5", "random")
    before = Plan("innovation", bots, games=2).versions
    random_net(seed=2).save(path)
    assert make(f"net:{path}").guide.policy[0, 0] == random_net(seed=2).policy[0, 0]
    after = Plan("innovation", bots, games=2).versions
    assert before[0] != after[0]
    assert before[1] == after[1]


@pytest.mark.parametrize(("game", "seats"), [("cultures", 2), ("innovation", 3)])
def test_an_arena_refuses_the_net_of_another_game_at_the_start(path, game, seats) -> None:
    bots = ("random", f"net:{path}:5")
    with pytest.raises(BadSetup, match=rf"trained for innovation with 2 seats.* {game} with {seats}\."):
        Plan(game, bots, seats=seats).check()
    Plan("innovation", bots).check()
