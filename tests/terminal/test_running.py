"""A question inside an effect: which effect is running, for whom, and on whose behalf; and lines of the log."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import kronika
from kronika.bots import Position, RandomBot
from kronika.engine.json import Json
from kronika.engine.match import Match
from kronika.terminal.screen import draw_effects, draw_question
from kronika.testing import ages, imperium, innovation
from kronika.words import Words, prompt, runs, story

NAMES = ["Ann", "Bob"]
RUNS = json.loads((Path(__file__).parent / "runs.json").read_text(encoding="utf-8"))


def asked(match: Match, lang: str = "en") -> str:
    return prompt(Words(lang, match.game.id), match, NAMES).replace("\u00a0", " ")


def drawn(match: Match, force_terminal: bool | None = None) -> str:
    printed = io.StringIO()
    console = Console(file=printed, width=80, force_terminal=force_terminal)
    console.print(draw_question(match, Words("en", match.game.id), NAMES))
    return printed.getvalue()


def test_a_demand_looks_like_a_demand_to_the_player_who_must_obey() -> None:
    game = innovation(me={"board": ["archery", "construction"]}, you={"hand": ["oars", "tools", "sailing"]})
    match = game.play("dogma construction").match
    assert match.choice.seat == 1
    assert match.view(1)["choice"]["running"] == {"effect": 0, "kind": "demand", "seat": 1, "by": 0}
    assert asked(match).startswith("Ann demands of you (Construction): ")
    assert asked(match, "cs").startswith("Ann ti přikazuje (")
    assert "\x1b[1;31mAnn demands" in drawn(match, force_terminal=True)


def test_the_running_effect_stands_out_and_the_others_recede() -> None:
    """Asked in its second effect, the activator of Engineering reads no order to give cards away."""
    me = {"board": ["archery", "metalworking", "engineering"]}
    match = innovation(me=me, you={}).play("dogma engineering").match
    assert (match.choice.seat, match.choice.key.name) == (0, "splay")
    assert match.view(0)["choice"]["running"] == {"effect": 1, "kind": "share", "seat": 0, "by": 0}
    assert asked(match).startswith("Engineering: ")
    demand, own = (str(text) for text in kronika.catalogue.find_card("innovation", "engineering").texts["en"])
    lines = drawn(match).splitlines()
    marked = [line for line in lines if line.startswith("▶")]
    assert len(marked) == 1
    assert own[:20] in marked[0]
    plain, running = draw_effects(match, Words("en", "innovation"))
    assert demand[:20] not in marked[0]
    printed = io.StringIO()
    Console(file=printed, width=200, force_terminal=True).print(plain, running)
    first, second = [line for line in printed.getvalue().splitlines() if line.strip()][:2]
    assert "\x1b[2;3m" in first
    assert "\x1b[2;3m" not in second


def test_a_shared_effect_names_the_activator() -> None:
    me = {"board": ["agriculture"], "hand": ["oars"]}
    you = {"board": ["pottery", "clothing"], "hand": ["sailing"]}
    match = innovation(me=me, you=you).play("dogma agriculture").match
    assert match.choice.seat == 1
    assert match.view(1)["choice"]["running"] == {"effect": 0, "kind": "share", "seat": 1, "by": 0}
    assert asked(match).startswith("Agriculture, which you share with Ann: ")
    assert asked(match, "cs").startswith("Zemědělství, součinnost s hráčem Ann: ")


def test_what_runs_survives_saving_cloning_and_undo() -> None:
    game = innovation(me={"board": ["archery", "construction"]}, you={"hand": ["oars", "tools", "sailing"]})
    match = game.play("dogma construction").match
    here = match.view(1)["choice"]
    assert match.clone().view(1)["choice"] == here
    assert Match.load(match.game, match.save()).view(1)["choice"] == here


def test_an_aggression_names_the_attacker() -> None:
    me = {"military_hand": ["raid_i"], "workers": {"warriors": 4}}
    match = ages(me=me, you={"military_hand": ["legion"]}, phase="politics").match
    match.answer("attack raid_i 1")
    assert (match.choice.seat, match.choice.key.name) == (1, "defend")
    assert match.view(1)["choice"]["running"] == {"effect": 0, "kind": "card", "seat": 1, "by": 0}
    assert ", played by Ann: " in asked(match)


@pytest.mark.parametrize("game", kronika.games())
def test_every_question_of_a_game_can_be_put_into_words(game: str) -> None:
    """A player asked because of another player's card reads whose it is; the running effect is a text of the card."""
    roles = set()
    for seed in range(3):
        match = kronika.new(game, seats=2, seed=f"running/{seed}")
        bot = RandomBot(seed)
        while not match.over:
            running = match.running
            if running is not None:
                texts = kronika.catalogue.find_card(game, str(match.choice.asker)).texts["en"]
                assert 0 <= running.effect < len(texts)
                assert running.seat in (0, 1)
                roles.add((running.kind, match.choice.seat == running.seat, match.choice.seat == running.by))
                assert asked(match)
                assert asked(match, "cs")
            match.play(match.choice.codes[bot.choose(Position(match))])
    if game == "innovation":
        assert {("demand", True, False), ("share", True, False), ("share", True, True)} <= roles
    if game in ("ages", "imperium"):
        assert roles <= {("card", True, False)}


def test_an_attack_in_imperium_names_who_plays_it() -> None:
    regions = [card.id for card in kronika.cards("imperium") if card.facts.get("suit") == ["region"]][:2]
    match = imperium(me={"hand": ["mau_indian_elephants"]}, you={"play": regions}).match
    match.answer("play mau_indian_elephants")
    assert match.choice.seat == 1
    assert ", played by Ann: " in asked(match)


# --- consecutive draws and discards


@pytest.mark.parametrize("told", RUNS, ids=[told["game"] for told in RUNS])
@pytest.mark.parametrize("lang", ["en", "cs"])
def test_consecutive_draws_and_discards_share_one_line(told: dict[str, Any], lang: str) -> None:
    words = Words(lang, told["game"])
    assert [story(words, run[0], ["Dana", "Petr"], run[1:]) for run in runs(words, told["events"])] == told["lines"][
        lang
    ]


def test_draws_of_different_players_and_places_stay_apart() -> None:
    words = Words("en", "innovation")
    drew: dict[str, Json] = {"kind": "drew", "seat": 0, "card": None, "back": "1"}
    assert len(runs(words, [drew, {**drew, "seat": 1}, {**drew, "seat": 1}, drew])) == 3
    assert len(runs(words, [drew, {"kind": "turn", "seat": 0, "number": 2}, drew])) == 3
