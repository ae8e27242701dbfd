"""Chance in a match: it can't be foreseen, favours nothing, and stays where it is."""

import copy
import gc
import pickle
from collections import Counter
from hashlib import blake2b
from json import dumps, loads
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import pytest
from tests.engine.toy import GAME

import kronika
from kronika.engine import record
from kronika.engine.dice import BLAKE2B, Dealer, Dice, aside
from kronika.engine.errors import BadRecord, BadSave, BadSetup
from kronika.engine.match import Match
from kronika.engine.saves import checksum
from kronika.engine.shared import SharedDeal
from kronika.games import GAMES

HERE = Path(__file__).parent
SEED = "a seed that must not leave the match"


def played(game_id: str, answers: int = 25) -> Match:
    """A match some answers after its start, with somebody in the middle of an effect if it comes to that."""
    match = kronika.new(game_id, seed=SEED)
    dice = Dice("answers")
    while not match.over and len(match.answers) < answers:
        match.play(match.choice.codes[dice.below(len(match.choice.codes))])
    return match


# --- the stream


def test_the_stream_is_the_same_for_ever() -> None:
    """Records are dealt again from their seed: another stream would make all of them worthless."""
    dice = Dice(0, Dealer("kronika"))
    assert [dice.below(1000) for _ in range(20)] == [
        471,
        540,
        846,
        755,
        665,
        934,
        319,
        737,
        835,
        710,
        387,
        375,
        763,
        430,
        223,
        388,
        248,
        392,
        17,
        849,
    ]


@pytest.mark.parametrize("size", [0, 1, 2, 5, 16, 17, 100])
def test_a_shuffle_draws_one_number_a_step(size: int) -> None:
    dealer = Dealer("steps")
    for used in (0, 3, 15, 16):
        items, same = list(range(size)), list(range(size))
        after = dealer.shuffle(items, used)
        for i in range(size - 1, 0, -1):
            j, used = dealer.below(i + 1, used)
            same[i], same[j] = same[j], same[i]
        assert (items, after) == (same, used)


def test_every_word_of_the_stream_can_be_asked_for_at_any_time() -> None:
    dealer, other = Dealer("anywhere"), Dealer("anywhere")
    forward = [dealer.below(10**6, used)[0] for used in range(100)]
    assert [other.below(10**6, used)[0] for used in reversed(range(100))] == forward[::-1]


def test_no_number_is_likelier_than_another() -> None:
    """Without rejection every third of these numbers would come less often than the others, two times for three."""
    dealer, used, counts = Dealer("fair"), 0, Counter()
    for _ in range(30_000):
        number, used = dealer.below(3 << 29, used)
        assert 0 <= number < 3 << 29
        counts[number % 3] += 1
    assert chi_square(counts, 3) < 20
    assert used > 30_000  # a quarter of the words is passed over


def test_a_dealer_refuses_numbers_that_would_not_fit() -> None:
    assert Dealer("large").below(1 << 31, 0)[0] < 1 << 31
    with pytest.raises(ValueError, match="at most"):
        Dealer("large").below((1 << 31) + 1, 0)


def test_a_million_shuffles_are_uniform() -> None:
    dealer, used, counts = Dealer("uniform"), 0, Counter()
    for _ in range(1_000_000):
        cards = [0, 1, 2, 3, 4]
        used = dealer.shuffle(cards, used)
        counts[tuple(cards)] += 1
    assert len(counts) == 120
    assert chi_square(counts, 120) < 190  # of 100,000 uniform shuffles of this kind, fewer than three would be above


def chi_square(counts: Counter[Any], kinds: int) -> float:
    expected = counts.total() / kinds
    return sum((count - expected) ** 2 / expected for count in counts.values())


# --- who has it


def reachable(thing: object) -> list[object]:
    """Everything that can be got at from an object, without going through modules, classes and functions."""
    found: dict[int, object] = {}
    queue: list[object] = [thing]
    while queue:
        one = queue.pop()
        if id(one) in found or isinstance(one, (type, ModuleType, FunctionType)):
            continue
        found[id(one)] = one
        queue += gc.get_referents(one)
    return list(found.values())


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("answers", range(18, 26))
def test_a_redealt_twin_has_neither_the_seed_nor_the_dealer_nor_the_real_cards(game_id: str, answers: int) -> None:
    match = played(game_id, answers)
    known = reachable(match)
    assert any(isinstance(one, Dealer) for one in known)
    assert SEED in [one for one in known if isinstance(one, str)]
    for twin in (match.redealt(0), match.redealt(None)):
        known = reachable(twin)
        assert not any(isinstance(one, Dealer) for one in known)
        assert not any(isinstance(one, str) and SEED in one for one in known)
        assert {id(one) for one in known if isinstance(one, type(match.table))} == {id(twin.table)}


def test_twins_draw_another_future_and_clones_the_same() -> None:
    match = played("settlers")
    clone, twins = match.clone(), [match.redealt(0, seed) for seed in range(8)]
    clone._unshare()
    real = [match.table.copy().roll(1 << 30), clone.table.copy().roll(1 << 30)]
    assert real[0] == real[1]
    futures = {twin.table.roll(1 << 30) for twin in twins}
    assert len(futures) == 8
    assert real[0] not in futures


def test_the_dealer_stays_in_its_process() -> None:
    match = played("innovation")
    for refused in (pickle.dumps, copy.deepcopy):
        with pytest.raises(TypeError):
            refused(match.table.dealer)
    assert SEED not in repr(match.table.dealer)
    assert match.table.dealer._keyed.hexdigest() not in repr(vars(type(match.table.dealer)))


@pytest.mark.parametrize("game_id", GAMES)
def test_what_bots_in_other_processes_get_has_no_seed(game_id: str) -> None:
    match = played(game_id)
    text = match.save(history=False, secrets=False)
    assert SEED not in text
    assert BLAKE2B not in text
    twin = Match.load(match.game, text)
    assert twin.seed is None
    assert twin.choice.options == match.choice.options
    streams = [one.digest() for one in reachable(twin) if isinstance(one, type(blake2b()))]
    assert match.table.dealer._keyed.digest() not in streams
    real, other = match.table.copy(), twin.table.copy()
    assert [real.roll(1 << 30) for _ in range(40)] != [other.roll(1 << 30) for _ in range(40)]


def test_a_seed_aside_is_another_one() -> None:
    seeds = {aside(seed, purpose) for seed in (1, "1/2", "2") for purpose in ("bot/1", "bot/2", "2/bot/1")}
    assert len(seeds) == 9


def test_a_position_goes_on_with_quick_chance() -> None:
    table = played("innovation").table.copy()
    assert Match.of_table(kronika.new("innovation").game, table).table.dealer is None


# --- saves and records


@pytest.mark.parametrize("game_id", GAMES)
def test_a_saved_match_goes_on_with_its_dealer(game_id: str) -> None:
    match = played(game_id)
    twin = Match.load(match.game, match.save())
    dice = Dice("on")
    while not match.over:
        code = match.choice.codes[dice.below(len(match.choice.codes))]
        match.play(code)
        twin.play(code)
    assert twin.save() == match.save()
    assert kronika.replay(match.record()).save() == match.save()


def test_a_save_from_before_there_was_a_dealer_goes_on_as_it_would_have() -> None:
    match = Match.load(GAME, (HERE / "toy-format-1.save.json").read_text())
    text = (HERE / "toy-format-1.record.txt").read_text()
    for _, seat, token in record.parse(text).answers[len(match.answers) :]:
        assert match.choice.seat == seat
        match.answer(token)
    assert match.record() == text
    assert record.replay(text, lambda _: GAME).save() == match.save()


def test_a_dealer_that_nobody_knows_is_refused() -> None:
    with pytest.raises(BadSetup, match=r"no dealer 'md5'.*'blake2b'"):
        Match.start(GAME, 2, 1, {}, dealer="md5")
    body = dumps(loads(Match.start(GAME, 2, 1, {}).save())["match"], separators=(",", ":")).replace(BLAKE2B, "md5")
    with pytest.raises(BadSave, match="no dealer 'md5'"):
        Match.load(GAME, f'{{"sum":"{checksum(body)}","match":{body}}}')


# --- a deal that nobody can choose

SHARED = SharedDeal("toy", "t1", "5" * 32, ("a" * 32, "b" * 32))


def test_every_part_changes_the_seed_and_only_the_servers_the_commitment() -> None:
    def changed(**values: Any) -> SharedDeal:
        return SharedDeal(**{"game": "toy", "table": "t1", "server": "5" * 32, "parts": SHARED.parts, **values})

    others = [changed(game="ages"), changed(table="t2"), changed(server="6" * 32)]
    assert len({deal.commitment for deal in (SHARED, *others)}) == 4
    others += [changed(parts=parts) for parts in (("a" * 32, ""), ("", "b" * 32), SHARED.parts[::-1], ())]
    assert len({deal.seed for deal in (SHARED, *others)}) == 8
    assert changed(parts=()).commitment == SHARED.commitment


def shared_record() -> str:
    match = Match.start(GAME, 2, SHARED.seed, {})
    dice = Dice("answers")
    while not match.over:
        match.answer(match.choice.options[dice.below(len(match.choice.options))])
    return match.record(["Ann", "Bob"], SHARED)


def test_a_record_holds_the_parts_and_is_checked() -> None:
    text = shared_record()
    assert '[Part "server 5555' in text
    assert '[Part "1 bbbb' in text
    assert record.parse(text).shared == SHARED
    assert record.replay(text, lambda _: GAME).over


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("0 aaaa", "0 aaab", "The parts of the deal don't make this seed"),
        ('[Part "1 ' + "b" * 32 + '"]\n', "", "The parts of the deal don't make this seed"),
        ("server 5", "server 6", "server's part of the deal doesn't match the hash"),
        ('[Table "t1"]', '[Table "t2"]', "server's part of the deal doesn't match the hash"),
        ('[Part "1 b', '[Part "7 b', "from '7', which is neither the server nor a seat"),
        (SHARED.seed, "another", "The parts of the deal don't make this seed"),
    ],
)
def test_a_record_whose_deal_was_tampered_with_is_refused(old: str, new: str, message: str) -> None:
    text = shared_record()
    assert old in text
    with pytest.raises(BadRecord, match=message):
        record.replay(text.replace(old, new), lambda _: GAME)
