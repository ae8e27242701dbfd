"""Events of age A."""

import pytest
from tests.games.ages.helpers import INITIAL, PREPARED, past, turned_up


@pytest.mark.card("development_of_civilization")
@pytest.mark.rules("TTA-APPENDIX-26", "TTA-EVENT-09")
def test_development_of_civilization_lets_everybody_do_one_thing_for_less():
    game = turned_up(
        "development_of_civilization",
        me={"tokens": {"agriculture": 1, "bronze": 1}, "hand": ["irrigation"], "science": 2},
        you={"hand": ["alchemy"], "science": 3},
    )
    game.asks(
        "me", "action", ["increase-population", "build agriculture", "build bronze", "develop irrigation", "done"]
    ).answer("increase-population")
    game.asks("you", "action", ["develop alchemy", "done"]).answer("develop alchemy")
    game.expect(
        me={**PREPARED, "tokens": {"agriculture": 0}, "food": 0, "blue": 15, "yellow": 17, "unused": 2},
        you={"hand": [], "science": 0, "technologies": [*INITIAL, "alchemy"]},
        table=past("development_of_civilization"),
    )


@pytest.mark.card("development_of_civilization")
@pytest.mark.rules("TTA-APPENDIX-27", "TTA-REVOLUTION-04")
def test_a_revolution_by_the_event_still_takes_all_civil_actions():
    game = turned_up("development_of_civilization", you={"hand": ["monarchy"], "science": 1})
    game.asks("you", "action", ["revolution monarchy", "done"]).answer("revolution monarchy")
    game.expect(
        me=PREPARED,
        you={
            "hand": [],
            "science": 0,
            "civil": 0,
            "civil_total": 5,
            "military": 3,
            "military_total": 3,
            "technologies": [*INITIAL[:2], *INITIAL[3:], "monarchy"],
        },
        table={**past("development_of_civilization"), "gone": ["despotism"]},
    )


@pytest.mark.card("development_of_markets")
def test_development_of_markets_lets_everybody_choose():
    game = turned_up("development_of_markets").answer("resources").asks("you", "goods").answer("food")
    game.expect(
        me={**PREPARED, "tokens": {"bronze": 2}, "resources": 2, "blue": 14},
        you={"tokens": {"agriculture": 2}, "food": 2, "blue": 14},
        table=past("development_of_markets"),
    )


@pytest.mark.card("development_of_politics")
def test_development_of_politics_lets_everybody_draw_three_military_cards():
    game = turned_up("development_of_politics")
    deck = game.before["table"]["military_deck"]
    game.expect(
        me={**PREPARED, "military_hand": deck[:3]},
        you={"military_hand": deck[3:6]},
        table={**past("development_of_politics"), "military_deck": 6},
    )


@pytest.mark.card("development_of_settlement")
def test_development_of_settlement_gives_everybody_population():
    game = turned_up("development_of_settlement")
    game.expect(
        me={**PREPARED, "yellow": 17, "unused": 2},
        you={"yellow": 17, "unused": 2},
        table=past("development_of_settlement"),
    )


@pytest.mark.card("development_of_agriculture")
def test_development_of_agriculture_gives_everybody_food():
    gained = {"tokens": {"agriculture": 2}, "food": 2, "blue": 14}
    game = turned_up("development_of_agriculture")
    game.expect(me={**PREPARED, **gained}, you=gained, table=past("development_of_agriculture"))


@pytest.mark.card("development_of_crafts")
def test_development_of_crafts_gives_everybody_resources():
    gained = {"tokens": {"bronze": 2}, "resources": 2, "blue": 14}
    game = turned_up("development_of_crafts")
    game.expect(me={**PREPARED, **gained}, you=gained, table=past("development_of_crafts"))


@pytest.mark.card("development_of_science")
def test_development_of_science_gives_everybody_science():
    game = turned_up("development_of_science")
    game.expect(me={**PREPARED, "science": 2}, you={"science": 2}, table=past("development_of_science"))


@pytest.mark.card("development_of_trade_routes")
def test_development_of_trade_routes_gives_everybody_one_of_each():
    gained = {"science": 1, "tokens": {"agriculture": 1, "bronze": 1}, "food": 1, "resources": 1, "blue": 14}
    game = turned_up("development_of_trade_routes")
    game.expect(me={**PREPARED, **gained}, you=gained, table=past("development_of_trade_routes"))


@pytest.mark.card("development_of_trade_routes")
def test_the_last_blue_token_becomes_food_not_a_resource():
    game = turned_up("development_of_trade_routes", you={"blue": 1})
    assert (game.table.food[1], game.table.resources[1], game.table.blue[1]) == (1, 0, 0)


@pytest.mark.card("development_of_politics")
def test_development_of_politics_draws_nothing_in_age_iv():
    game = turned_up("development_of_politics", age="IV", last_round=9)
    game.expect(me=PREPARED, table=past("development_of_politics"))


@pytest.mark.card("development_of_settlement")
def test_development_of_settlement_gives_nothing_to_an_empty_yellow_bank():
    game = turned_up("development_of_settlement", you={"yellow": 0})
    game.expect(me={**PREPARED, "yellow": 17, "unused": 2}, table=past("development_of_settlement"))


@pytest.mark.card("development_of_religion")
def test_development_of_religion_builds_a_temple_for_nothing():
    game = turned_up("development_of_religion")
    game.asks("me", "build", ["religion", "done"]).answer("build religion")
    game.asks("you", "build", ["religion", "done"]).answer("done")
    game.expect(
        me={**PREPARED, "unused": 0, "workers": {"religion": 1}, "culture_rating": 1, "happiness": 1},
        table=past("development_of_religion"),
    )


@pytest.mark.card("development_of_religion", "development_of_warfare")
@pytest.mark.parametrize("event", ["development_of_religion", "development_of_warfare"])
def test_nobody_without_an_unused_worker_is_asked(event):
    game = turned_up(event, {"unused": 0}, {"unused": 0})
    game.expect(me=PREPARED, table=past(event))


@pytest.mark.card("development_of_religion")
def test_development_of_religion_keeps_the_urban_limit():
    game = turned_up("development_of_religion", {"workers": {"religion": 2}}, {"unused": 0})
    game.expect(me=PREPARED, table=past("development_of_religion"))


@pytest.mark.card("development_of_warfare")
def test_development_of_warfare_builds_warriors_for_nothing():
    game = turned_up("development_of_warfare", {"workers": {"warriors": 0}})
    game.asks("me", "build", ["warriors", "done"]).answer("done")
    game.asks("you", "build", ["warriors", "done"]).answer("build warriors")
    game.expect(
        me=PREPARED, you={"unused": 0, "workers": {"warriors": 2}, "strength": 2}, table=past("development_of_warfare")
    )
