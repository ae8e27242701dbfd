"""The rulebook's sample turn of four players, played move by move (EX)."""

import pytest

from kronika.testing import innovation


@pytest.fixture
def table():
    """me is Aleš, you Bedřich, third Cyril, fourth Dana. Pile 5 holds two cards beside the one that Bedřich scores."""
    return innovation(
        me={"board": ["compass", "banking", "calendar", "evolution"], "splay": {"blue": "right"}},
        you={"board": ["chemistry", "coal"]},
        third={"board": ["sailing", "clothing", "currency"]},
        fourth={"board": ["translation"]},
        piles={5: ["physics", "astronomy"], 6: ["canning", "vaccination"]},
    )


@pytest.mark.rules("INN-EX-01")
def test_the_icons_before_the_turn(table):
    assert table.icons("me") == {"lightbulb": 3, "crown": 2, "factory": 1, "leaf": 1}


@pytest.mark.rules("INN-EX-02", "INN-EX-03")
def test_only_bedrich_has_fewer_crowns_and_he_chooses_which_card_to_give(table):
    crowns = [table.icons(seat).get("crown", 0) for seat in ("me", "you", "third", "fourth")]
    assert crowns == [2, 0, 2, 3]
    table.play("dogma banking").asks("you", "transfer", ["chemistry", "coal"])
    assert [event["seat"] for event in table.told(None, "obeys")] == [1]


@pytest.mark.rules("INN-EX-04", "INN-EX-05")
def test_chemistry_continues_the_splay_and_bedrich_scores_a_five(table):
    table.play("dogma banking", "transfer chemistry").asks("third", "splay", ["green right", "done"])
    table.expect(
        me={"board": ["compass", "banking", "calendar", "evolution", "chemistry"]},
        you={"board": ["coal"], "score": ["physics"]},
        piles={5: ["astronomy"]},
    )
    assert table.match.view(0)["splay"][0]["blue"] == "right"


@pytest.mark.rules("INN-EX-06", "INN-EX-07")
def test_cyril_splays_first_and_dana_without_green_cards_changes_nothing(table):
    table.play("dogma banking", "transfer chemistry", "splay green right")
    assert table.match.view(2)["splay"][2]["green"] == "right"
    # Dana shares but has nothing to splay, so the question comes to Aleš.
    assert [event["seat"] for event in table.told(None, "shares")] == [3]
    table.asks("me", "splay", ["green right", "done"])


@pytest.mark.rules("INN-EX-08", "INN-EX-09")
def test_ales_splays_last_and_gets_one_bonus_card_of_age_five(table):
    table.play("dogma banking", "transfer chemistry", "splay green right", "splay green right")
    assert table.icons("me") == {"lightbulb": 3, "crown": 3, "factory": 3, "leaf": 1}
    table.asks("me", "action")
    table.expect(
        me={
            "board": ["compass", "banking", "calendar", "evolution", "chemistry"],
            "splay": {"blue": "right", "green": "right"},
            "hand": ["astronomy"],
        },
        you={"board": ["coal"], "score": ["physics"]},
        third={"splay": {"green": "right"}},
        piles={5: []},
    )


@pytest.mark.rules("INN-EX-10")
def test_the_second_action_draws_a_six_because_pile_five_is_empty(table):
    table.play("dogma banking", "transfer chemistry", "splay green right", "splay green right", "draw")
    assert sorted(table.names(table.table.hand[0])) == ["astronomy", "canning"]
    assert table.names(table.table.supply[6]) == ["vaccination"]
    assert table.table.active == 1
