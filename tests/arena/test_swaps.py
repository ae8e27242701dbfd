"""What a card is worth is found by exchanging it, where a correlation says the opposite."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Annotated, Any

import pytest

from kronika.arena import Plan, run
from kronika.arena.results import Results
from kronika.arena.swaps import add_swaps, draws, pairs_of, pairs_of_record, rivals, worths
from kronika.bots.values import BySeat
from kronika.engine import hidden
from kronika.engine.choice import CARD, Choice, Effect, KeyRing
from kronika.engine.dice import Dice
from kronika.engine.errors import Ended
from kronika.engine.game import Game, Result
from kronika.engine.match import Match
from kronika.engine.table import ALL, NOBODY, OWNER, SEATS, Cards, PerSeat, Table, Zone
from kronika.games import GAMES, game

KEYS = KeyRing()
PLAY = KEYS.add("play", CARD, rule="PLANTED-01")
PASS = KEYS.add("pass", rule="PLANTED-02")

NAMES = ("gold", "iron", "clay", "wood")
WORTH = (4, 1, 1, 1)
COPIES = 8
TURNS = 12
START = 12  # the largest head start
FAR = 6  # points behind


class Planted(Table):
    piles: Annotated[list[Cards], Zone(NOBODY, 2)]
    hand: Annotated[list[Cards], Zone(OWNER, SEATS)]
    discard: Annotated[Cards, Zone(ALL)]
    points: PerSeat
    turn: int

    __slots__ = tuple(__annotations__)
    card_ids = NAMES
    back_names = ("planted",)
    keys = KEYS


class PlantedGame(Game):
    """Somebody has a head start, and only the one who is behind draws cards: from the second pile, with nearly all of
    the gold, if they are far behind. So gold, which is worth most, is mostly held by those who lose."""

    id = "planted"
    min_seats = max_seats = 2
    table = Planted

    def deal(self, seats: int, options: dict[str, str], chance: Dice) -> Planted:
        t = Planted(seats, options, [0] * COPIES * len(NAMES))
        t.faces = [number % len(NAMES) for number in range(len(t.backs))]
        t.go_on_from(chance)
        for card, face in enumerate(t.faces):
            t.piles[face < 2 and card >= len(NAMES)].append(card)
        t.locate()
        for pile in t.piles:
            hidden.shuffle(t, pile)
        t.points[t.roll(2)] = 1 + t.roll(START)
        return t

    def step(self, t: Any) -> Effect:
        seat = t.turn % 2
        if t.turn == TURNS:
            raise Ended
        code = yield Choice(t, seat, PLAY, [PLAY.base + card for card in t.hand[seat]] + [PASS.base], private=True)
        t.turn += 1
        if code != PASS.base:
            card = code - PLAY.base
            t.points[seat] += WORTH[t.faces[card]]
            hidden.move(t, card, zone_of(t, t.discard), t.everybody)
        behind = t.points[1 - seat] - t.points[seat]
        pile = t.piles[behind > FAR]
        if behind > 0 and pile:
            hidden.move(t, pile[-1], zone_of(t, t.hand[seat]), 1 << seat)

    def result(self, t: Any) -> Result:
        best = max(t.points)
        return Result(tuple(s for s in range(2) if t.points[s] == best), tuple(t.points), "points", ((), ()))


def zone_of(t: Any, wanted: Cards) -> int:
    return next(number for number, zone in enumerate(t.zones) if zone is wanted)


GAME = PlantedGame()


def games() -> Iterator[list[Match]]:
    """The match before each answer, of games between players who mostly play what they have."""
    for seed in range(150):
        match, random, found = Match.start(GAME, 2, seed, {}), Random(seed), []
        while not match.over:
            found.append(match.clone())
            match.play(match.choice.codes[0] if random.random() < 0.7 else match.choice.codes[-1])
        yield [*found, match]


def test_a_card_that_losers_hold_is_found_to_be_the_best() -> None:
    rows, wins = [], {name: [0.0, 0.0] for name in NAMES}
    evaluation = BySeat(GAME.judgement().value)
    for number, found in enumerate(games()):
        pairs = pairs_of(found, evaluation, [f"{number}/{place}" for place in range(8)])
        rows += [(pair.card, pair.other, pair.effect) for pair in pairs if pair]
        for draw in draws(found):
            taken = wins[NAMES[found[draw.number].table.faces[draw.card]]]
            taken[0] += draw.seat in found[-1].result.winners
            taken[1] += 1
    best, *rest = worths(rows)
    assert best.card == "gold"
    assert best.effect.low > 0.05
    assert all(worth.effect.high < best.effect.low for worth in rest)
    rates = {name: won / count for name, (won, count) in wins.items()}
    assert rates["gold"] < min(rates["clay"], rates["wood"]) < 0.5, "the correlation calls gold a bad card"


def test_a_draw_is_exchanged_for_what_nobody_knows() -> None:
    found = next(games())
    drawn = draws(found)
    assert drawn
    for draw in drawn:
        table = found[draw.number].table
        assert draw.card in table.hand[draw.seat]
        others = rivals(table, draw)
        assert others in table.piles
        twin = found[draw.number].redealt(hidden.TOGETHER, 1, swap=(draw.card, others[0]))
        faces = found[draw.number].redealt(hidden.TOGETHER, 1).table.faces
        faces[draw.card], faces[others[0]] = faces[others[0]], faces[draw.card]
        assert twin.table.faces == faces
        assert faces[others[0]] == table.faces[draw.card]


@pytest.mark.parametrize("game_id", GAMES)
def test_every_game_can_be_played_on_with_another_card(game_id: str, tmp_path: Path) -> None:
    seats = max(2, game(game_id).min_seats)
    plan = Plan(game_id, ("random", "random"), seats=seats, games=seats)
    run(plan, tmp_path)
    with Results(tmp_path / "games.sqlite", plan) as results:
        text = results.record(0)
    pairs = pairs_of_record(text, ["1", "2", "3"])
    assert pairs == pairs_of_record(text, ["1", "2", "3"])
    assert any(pairs)
    assert all(-1 <= pair.effect <= 1 and pair.card != pair.other for pair in pairs if pair)


def test_swaps_go_on_where_they_stopped_and_the_report_tells(tmp_path: Path) -> None:
    plan = Plan("settlers", ("random", "random"), games=4)
    told: list[tuple[int, int]] = []
    assert run(plan, tmp_path).worths is None
    first = run(plan, tmp_path, swap=2)
    assert first.worths
    assert sum(worth.pairs for worth in first.worths) <= 2 * 2 * 4
    with Results(tmp_path / "games.sqlite", plan) as results:
        before = results.swaps()
        add_swaps(results, 2, 1, lambda *heard: told.append(heard))
        assert not told
        add_swaps(results, 3, 1, lambda *heard: told.append(heard))
        assert told[-1] == (4, 4)
        assert set(before) <= set(results.swaps())
    report = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert "What cards are worth" in report
    assert "Win rate by side" in report
    assert any(name in report for name in ("Romans", "Barbarians", "Egyptians", "Japanese"))
    cards = json.loads((tmp_path / "ratings.json").read_text(encoding="utf-8"))["cards"]
    assert [card["card"] for card in cards] == [worth.card for worth in first.worths]
