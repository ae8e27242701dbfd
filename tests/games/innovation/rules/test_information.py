"""What is open and what is hidden."""

import json

import pytest

from kronika.testing import innovation

EVERYBODY = (0, 1, 2, None)  # three seats and a spectator


def names(zone):
    return [card["card"] for card in zone]


def backs(zone):
    return [card["back"] for card in zone]


def everything(match, seat):
    """All that reaches a seat (None: a spectator), as text."""
    return json.dumps([match.view(seat), match.told(seat)])


@pytest.mark.rules("INN-INFO-01")
def test_everybody_sees_how_many_hand_cards_of_which_ages_a_player_has():
    game = innovation(you={"hand": ["paper", "coal", "banking"]}, third={})
    for seat in (0, 2, None):
        assert sorted(backs(game.match.view(seat)["hand"][1])) == ["3", "5", "5"]


@pytest.mark.rules("INN-INFO-02")
def test_hand_cards_are_hidden_from_the_others():
    game = innovation(you={"hand": ["tools"]}, third={})
    for seat in (0, 2, None):
        assert game.match.view(seat)["hand"][1] == [{"card": None, "back": "1"}]
        assert "tools" not in everything(game.match, seat)
    assert game.match.view(1)["hand"][1] == [{"card": "tools", "back": "1"}]


@pytest.mark.rules("INN-INFO-02")
def test_a_hidden_hand_looks_the_same_whatever_it_holds():
    one = innovation(you={"hand": ["tools", "coal", "banking"]}, third={})
    other = innovation(you={"hand": ["statistics", "banking", "archery"]}, third={})
    for seat in (0, 2, None):
        assert one.match.view(seat)["hand"] == other.match.view(seat)["hand"]


@pytest.mark.rules("INN-INFO-02")
def test_only_the_player_learns_which_card_was_drawn_or_transferred():
    game = innovation(me={"board": ["archery"]}, you={"hand": ["paper"]}, third={"board": ["masonry"]})
    game.play("dogma archery")
    moved = {seat: game.match.told(seat) for seat in EVERYBODY}
    assert [story["card"] for story in moved[0] if story["kind"] == "transferred"] == ["paper"]
    assert [story["card"] for story in moved[0] if story["kind"] == "drew"] == [None]
    assert [story["card"] for story in moved[1] if story["kind"] == "drew"] == ["agriculture"]
    for seat in (2, None):
        told = [(story["kind"], story["card"], story["back"]) for story in moved[seat] if "card" in story]
        assert told == [("activated", "archery", "1"), ("drew", None, "1"), ("transferred", None, "3")]


@pytest.mark.rules("INN-INFO-02")
def test_only_the_asked_player_sees_the_options():
    game = innovation(me={"board": ["tools"], "hand": ["paper"]}, third={})
    assert "meld paper" in game.match.view(0)["choice"]["options"]
    for seat in (1, 2, None):
        assert "options" not in game.match.view(seat)["choice"]
        assert game.match.view(seat)["choice"]["seat"] == 0


@pytest.mark.rules("INN-INFO-03")
def test_face_down_cards_show_their_value_everywhere():
    game = innovation(
        me={"hand": ["coal"], "score": ["lighting"], "achievements": [4]}, you={"score": ["railroad"]}, third={}
    )
    for seat in EVERYBODY:
        view = game.match.view(seat)
        assert backs(view["score"][0]) == backs(view["score"][1]) == ["7"]
        assert backs(view["hand"][0]) == ["5"]
        assert backs(view["achievements"][0]) == ["4"]
        assert backs(view["unclaimed"]) == ["1", "2", "3", "5", "6", "7", "8", "9"]
        assert set(backs(view["supply"][6])) == {"6"}


@pytest.mark.rules("INN-INFO-04")
def test_the_others_see_the_values_of_score_cards_but_no_titles():
    game = innovation(you={"score": ["fission", "calendar"]}, third={})
    for seat in (0, 2, None):
        assert sorted(backs(game.match.view(seat)["score"][1])) == ["2", "9"]
        assert names(game.match.view(seat)["score"][1]) == [None, None]
        assert "fission" not in everything(game.match, seat)


@pytest.mark.rules("INN-INFO-04")
def test_a_card_scored_from_the_hand_stays_hidden():
    game = innovation(me={"board": ["philosophy"], "hand": ["currency", "calendar"]}, third={})
    game.play("dogma philosophy", "score currency").expect(me={"hand": ["calendar"], "score": ["currency"]})
    for seat in (1, 2, None):
        assert game.match.view(seat)["score"][0] == [{"card": None, "back": "2"}]
        assert "currency" not in everything(game.match, seat)


@pytest.mark.rules("INN-INFO-05")
@pytest.mark.parametrize("active", ["me", "you", "third"])
def test_a_player_may_look_at_the_own_score_cards_in_any_turn(active):
    game = innovation(me={"board": ["oars"], "score": ["sailing"]}, third={"board": ["tools"]}, active=active)
    assert game.match.view(0)["score"][0] == [{"card": "sailing", "back": "1"}]
    for seat in (1, 2, None):
        assert names(game.match.view(seat)["score"][0]) == [None]


@pytest.mark.rules("INN-INFO-06")
@pytest.mark.parametrize("active", ["me", "you"])
def test_a_player_may_look_at_the_own_covered_cards(active):
    game = innovation(me={"board": ["calendar", "evolution"]}, you={"board": ["oars"]}, active=active)
    assert names(game.match.view(0)["board"][0][3]) == ["calendar", "evolution"]


@pytest.mark.rules("INN-INFO-07")
def test_covered_cards_of_others_are_not_identified():
    game = innovation(you={"board": ["tools", "calendar", "evolution"]}, third={})
    assert names(game.match.view(1)["board"][1][3]) == ["tools", "calendar", "evolution"]
    for seat in (0, 2, None):
        view = game.match.view(seat)
        assert names(view["board"][1][3]) == [None, None, "evolution"]
        assert view["revealed"][1][3] == [[], [], ["lightbulb"] * 3]
        assert "tools" not in everything(game.match, seat)
        assert "calendar" not in everything(game.match, seat)


@pytest.mark.rules("INN-INFO-07")
def test_of_a_splayed_card_the_others_see_the_icons_and_no_title():
    game = innovation(you={"board": ["calendar", "evolution"], "splay": {"blue": "left"}}, third={})
    for seat in (0, 2, None):
        view = game.match.view(seat)
        assert names(view["board"][1][3]) == [None, "evolution"]
        assert view["revealed"][1][3] == [["lightbulb"], ["lightbulb"] * 3]
        assert "calendar" not in everything(game.match, seat)


@pytest.mark.rules("INN-INFO-08")
def test_nobody_ever_sees_the_face_of_an_age_achievement():
    game = innovation(me={"board": ["compass"], "score": ["fission", "calendar"]}, you={"board": ["oars"]}, third={})
    age_two = next(card for card in game.table.unclaimed if game.table.backs[card] == 2)
    face = game.names([age_two])[0]
    for turn in ("before", "achieve 2", "draw", "draw", "draw"):
        if turn != "before":
            game.play(turn)
        lying = "unclaimed" if turn == "before" else "achievements"
        for seat in EVERYBODY:
            view = game.match.view(seat)
            cards = view["unclaimed"] if lying == "unclaimed" else view["achievements"][0]
            assert {"card": None, "back": "2"} in cards
            assert set(names(cards)) == {None}
            assert f'"{face}"' not in everything(game.match, seat)
        assert game.table.seen[age_two] == 0
    assert [backs(zone) for zone in game.match.view(0)["achievements"]] == [["2"], [], []]


@pytest.mark.rules("INN-INFO-09")
def test_who_cannot_meet_a_demand_for_an_icon_shows_the_hand_to_all():
    game = innovation(
        me={"board": ["oars"]}, you={"hand": ["tools", "agriculture"]}, third={"board": ["masonry"], "hand": ["paper"]}
    )
    first_of_one = game.pile(1)[0]
    game.play("dogma oars")
    for seat in EVERYBODY:
        told = game.match.told(seat)
        assert [story["seat"] for story in told if story["kind"] == "showed-hand"] == [1]
        assert {story["card"] for story in told if story["kind"] == "revealed"} == {"tools", "agriculture"}
        assert not [story for story in told if story["kind"] == "transferred"]
    # The demand moved nothing, so everybody who shares draws a 1; the third player's sharing gives the bonus.
    drawn = game.pile(1)[:3]
    assert first_of_one == drawn[0]
    game.expect(
        me={"hand": drawn[1:]},
        third={"hand": ["paper", drawn[0]]},
        piles={1: game.pile(1)[3:]},
    )


@pytest.mark.rules("INN-INFO-09")
def test_showing_the_hand_is_no_change():
    game = innovation(me={"board": ["feudalism"]}, you={"hand": ["paper", "sailing"]}, third={})
    game.play("dogma feudalism").asks("me", "action").unchanged()
    for seat in EVERYBODY:
        revealed = [story["card"] for story in game.match.told(seat) if story["kind"] == "revealed"]
        assert sorted(revealed) == ["paper", "sailing"]


@pytest.mark.rules("INN-INFO-09")
def test_who_meets_the_demand_shows_nothing_else():
    game = innovation(me={"board": ["feudalism"]}, you={"hand": ["paper", "masonry"]}, third={})
    game.play("dogma feudalism").asks("you", "transfer", ["masonry"]).answer("masonry")
    game.expect(me={"hand": ["masonry"]}, you={"hand": ["paper"]})
    for seat in (0, 2, None):
        assert "paper" not in everything(game.match, seat)
