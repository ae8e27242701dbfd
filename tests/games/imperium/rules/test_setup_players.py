"""What a nation starts with."""

import pytest

from kronika.engine.dice import Dice
from kronika.engine.match import Match
from kronika.games.imperium.boxes import NATION, NATION_IDS, NATIONS
from kronika.games.imperium.data import IDS, POWER, SUIT
from kronika.games.imperium.rules import GAME
from kronika.testing import imperium
from kronika.words import Words


def begin(*nations, seed=1, side="b"):
    """A game at its first turn."""
    options = {f"nation_{number}": nation for number, nation in enumerate(nations, 1)}
    match = Match.start(GAME, len(nations), seed, options)
    for _ in nations:
        match.answer(f"side {side}")
    return match


def beside(nation):
    return "romans" if nation != "romans" else "celts"


def names(t, *zones):
    return sorted(IDS[t.faces[card]] for zone in zones for card in zone)


def starting(nation, *starts):
    return sorted(IDS[face] for start in starts for face in NATION[nation].starting(start))


@pytest.mark.rules("IMP-CARD-12", "IMP-PSETUP-16", "IMP-PSETUP-17", "IMP-PSETUP-25", "IMP-PSETUP-26")
@pytest.mark.parametrize("nation", NATION_IDS)
def test_every_card_of_a_nation_starts_where_its_icon_says(nation):
    t = begin(nation, beside(nation)).table
    assert names(t, t.hand[0], t.deck[0]) == starting(nation, "draw_deck")
    assert names(t, t.nation[0]) == starting(nation, "nation_deck", "accession")
    assert names(t, t.nation[0][:1]) == starting(nation, "accession") or not NATION[nation].starting("accession")
    assert names(t, t.development[0]) == starting(nation, "development")
    assert (t.discard[0], t.history[0], t.garrison[0]) == ([], [], [])
    assert bool(t.empire[0]) is (nation == "atlanteans")
    assert (t.actions[0], t.exhausts[0]) == (3, 3 if nation == "utopians" else 5)


@pytest.mark.rules("IMP-PSETUP-02")
@pytest.mark.parametrize("side", ["a", "b"])
def test_the_chosen_side_of_the_power_card_lies_up_and_comes_first(side):
    t = begin("persians", "qin", side=side).table
    assert [IDS[t.faces[play[0]]] for play in t.play] == [f"per_power_{side}", f"qin_power_{side}"]


@pytest.mark.rules("IMP-PSETUP-03")
def test_the_side_stays_for_the_whole_game():
    match = begin("scythians", "utopians", "vikings", side="a")
    dice = Dice("sides")
    while not match.over:
        assert match.choice.key.name != "side"
        match.play(match.choice.codes[dice.below(len(match.choice.codes))])
        powers = names(
            match.table, [c for play in match.table.play for c in play if SUIT[match.table.faces[c]] & POWER]
        )
        assert powers == ["scy_power_a", "uto_power_a", "vik_power_a"]


@pytest.mark.rules("IMP-PSETUP-27")
def test_side_b_comes_first_and_is_recommended_in_words():
    match = Match.start(GAME, 2, 1, {})
    assert [option.token for option in match.choice.options] == ["side b", "side a"]
    assert "Side B" in Words("en", "imperium").say("intro-next")
    assert "Strana B" in Words("cs", "imperium").say("intro-next")


@pytest.mark.rules("IMP-PSETUP-04", "IMP-PSETUP-05", "IMP-PSETUP-06")
@pytest.mark.parametrize("nation", NATION_IDS)
def test_only_arthurians_and_utopians_start_with_another_card_in_play(nation):
    t = begin(nation, beside(nation)).table
    more = {"arthurians": ["art_king_arthurs_court"], "utopians": ["uto_visions_of_shangri_la"]}.get(nation, [])
    assert names(t, t.play[0][1:]) == more


@pytest.mark.rules("IMP-PSETUP-06", "IMP-PSETUP-07")
def test_the_visions_lie_on_the_gates_and_are_the_journey_card():
    t = begin("utopians", "romans").table
    gates = next(card for card in t.beneath if IDS[t.faces[card]] == "uto_gates_of_shangri_la")
    assert t.host[gates] == t.play[0][1]
    game = imperium(me={"nation": "utopians", "hand": ["mac_glory"], "progress": 9}, phase="solstice")
    game.asks("me", "choose", ["journey", "discard"]).answer("choose journey")
    assert game.position()["me"]["play"] == ["uto_path_to_shangri_la"]  # the other side of the upper card


@pytest.mark.rules("IMP-PSETUP-09", "IMP-PSETUP-10")
def test_what_the_card_in_the_accession_slot_is_called():
    roles = {nation.id: nation.accession for nation in NATIONS}
    special = {"vikings": "zenith", "arthurians": "nadir", "atlanteans": "", "utopians": ""}
    assert roles == dict.fromkeys(NATION_IDS, "accession") | special
    bottoms = [begin(nation, "romans").view(1)["players"][0]["accession"] for nation in special]
    assert bottoms == ["vik_harald_hardrada", "art_gwaith_camlan", None, None]


@pytest.mark.rules("IMP-PSETUP-12")
def test_all_development_cards_lie_open():
    match = begin("egyptians", "romans")
    for seat in (0, 1, None):
        seen = [card["card"] for card in match.view(seat)["development"][0]]
        assert sorted(seen) == starting("egyptians", "development")
    assert len(seen) == 8


@pytest.mark.rules("IMP-PSETUP-13")
def test_the_arthurians_have_five_impending_quests():
    t = begin("arthurians", "romans").table
    quests = ["art_excalibur", "art_graal", "art_lawnslot_llyn", "art_taliesin_the_bard", "art_twrch_trwyth"]
    assert names(t, t.development[0]) == quests
    assert NATION["arthurians"].development == "quest"


@pytest.mark.rules("IMP-PSETUP-14", "IMP-PSETUP-15")
@pytest.mark.parametrize("nation", ["atlanteans", "utopians"])
def test_without_a_nation_deck_there_is_no_nation_card_to_look_at(nation):
    t = begin(nation, "romans").table
    assert t.nation[0] == []
    assert bool(t.development[0]) is (nation == "atlanteans")
    imperium(me={"nation": nation, "play": ["reg_sacred_pass"], "hand": ["mac_glory"]}).refuses(
        "exhaust reg_sacred_pass"
    )
    imperium(me={"play": ["reg_sacred_pass"], "nation_deck": ["mac_glory"]}).offers("exhaust reg_sacred_pass")


def unrest_of_the_pile(*nations):
    t = begin(*nations).table
    under = [card for card in t.beneath if IDS[t.faces[card]] == "unr_unrest"]
    return len(t.unrest) + len(under)


@pytest.mark.rules("IMP-PSETUP-18", "IMP-PSETUP-20", "IMP-MSETUP-04")
def test_the_unrest_of_the_common_supply_joins_the_pile():
    assert unrest_of_the_pile("olmecs", "romans", "greeks", "persians") == 12 + 3
    assert unrest_of_the_pile("utopians", "romans") == 8 + 3
    assert unrest_of_the_pile("celts", "romans", "greeks") == 10 + 2
    t = begin("olmecs", "romans", "greeks", "persians").table
    assert "unr_unrest" not in names(t, t.hand[0], t.deck[0], t.nation[0])


@pytest.mark.rules("IMP-PSETUP-19")
def test_six_nations_bring_unrest_for_the_pile():
    six = {"arthurians", "celts", "olmecs", "qin", "utopians", "vikings"}
    assert {nation.id for nation in NATIONS if nation.starting("unrest_pile")} == six
    assert unrest_of_the_pile("romans", "greeks") == 8
