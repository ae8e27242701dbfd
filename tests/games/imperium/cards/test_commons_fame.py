"""The fame cards of both boxes."""

import pytest

from kronika.testing import imperium


def worth(card, place="hand", **seat):
    return imperium(me={place: [card], **seat}).lines("me")["fame"]


@pytest.mark.card("fam_praiseworthy", "fam_great", "fam_imperial", "fam_proud")
@pytest.mark.parametrize(
    ("card", "in_hand", "in_history"),
    [("fam_praiseworthy", 3, 7), ("fam_great", 2, 6), ("fam_imperial", 2, 8), ("fam_proud", 3, 8)],
)
def test_some_fame_is_worth_more_in_history(card, in_hand, in_history):
    assert (worth(card), worth(card, "history")) == (in_hand, in_history)


@pytest.mark.card("fam_proud")
def test_proud_is_worth_most_as_a_garrison_and_cannot_be_played():
    game = imperium(me={"hand": ["fam_proud"], "play": ["reg_forest"], "garrison": {"reg_forest": ["fam_proud"]}})
    assert game.lines("me")["fame"] == 12 + 3
    game.refuses("play fam_proud")


@pytest.mark.card(
    "fam_marvellous",
    "fam_glorious",
    "fam_triumphant",
    "fam_independent",
    "fam_magnificent",
    "fam_outstanding",
    "fam_eminent",
    "fam_awe_inspiring",
)
@pytest.mark.parametrize(
    ("card", "points"),
    [
        ("fam_marvellous", 9),
        ("fam_glorious", 6),
        ("fam_triumphant", 11),
        ("fam_awe_inspiring", 7),
        ("fam_independent", 3),
        ("fam_magnificent", 5),
        ("fam_outstanding", 7),
        ("fam_eminent", 8),
    ],
)
def test_fixed_points(card, points):
    assert worth(card) == points


@pytest.mark.card("fam_praiseworthy", "fam_imperial")
@pytest.mark.parametrize(("card", "exiled"), [("fam_praiseworthy", []), ("fam_imperial", ["reg_oasis"])])
def test_praiseworthy_and_imperial_break_through_for_anything_or_go_to_history(card, exiled):
    game = imperium(me={"hand": [card]}, exile=["reg_oasis"])
    game.play(f"play {card}").asks("me", "choose", ["break-through", "history"]).answer("break-through")
    market = ["reg_jungle", "unc_elders", "civ_education", "tri_assyrians", "reg_steppe"]
    decks = ["deck region", "deck uncivilised", "deck civilised", "deck tributary"]
    game.asks("me", "break-through", [*market, *exiled, *decks]).answer("break-through civ_education")
    game.expect(
        me={"hand": ["civ_education"], "discard": [card], "actions": 2},
        middle=game.refilled("civ_education", back=True),
    )
    game = imperium(me={"hand": [card]}).play(f"play {card}", "choose history")
    game.expect(me={"hand": [], "history": [card], "actions": 2})


@pytest.mark.card("fam_great")
def test_great_gains_an_action_and_may_go_to_history():
    for answer, goes in (("do", {"history": ["fam_great"]}), ("done", {"discard": ["fam_great"]})):
        game = imperium(me={"hand": ["fam_great"]}).play("play fam_great", answer)
        game.expect(me={"hand": [], "actions": 4, **goes})


@pytest.mark.card("fam_notorious")
def test_notorious_takes_progress_or_leaves_unrest_and_scores_it():
    game = imperium(me={"hand": ["fam_notorious"]}, you={"progress": 0}, third={"progress": 2})
    game.play("play fam_notorious")
    game.expect(
        me={"hand": [], "discard": ["fam_notorious"], "progress": 2},
        you={"hand": ["unr_unrest"]},
        third={"progress": 1},
        middle={"unrest": 11},
    )
    assert game.lines("me")["fame"] == 1


@pytest.mark.card("fam_marvellous")
@pytest.mark.parametrize(
    ("way", "lies"),
    [
        ("discard", {"discard": ["fam_marvellous", "mac_glory"], "deck": ["mac_advance"]}),
        ("top-deck", {"discard": ["fam_marvellous"]}),
        ("history", {"discard": ["fam_marvellous"], "history": ["mac_glory"], "deck": ["mac_advance"]}),
    ],
)
def test_marvellous_sends_the_drawn_card_on(way, lies):
    game = imperium(me={"hand": ["fam_marvellous"], "deck": ["mac_glory", "mac_advance"]})
    game.play("play fam_marvellous", f"choose {way}").expect(me={"hand": [], **lies})


@pytest.mark.card("fam_marvellous")
def test_marvellous_never_renews_the_deck():
    game = imperium(me={"hand": ["fam_marvellous"], "discard": ["mac_glory"]}).play("play fam_marvellous")
    game.expect(me={"hand": [], "discard": ["fam_marvellous", "mac_glory"]})


@pytest.mark.card("fam_glorious")
def test_glorious_draws_for_barbarians_and_develops_an_empire_for_nothing():
    deck = ["mac_glory", "mac_advance", "mac_conquer", "mac_prosperity", "unr_unrest"]
    game = imperium(me={"hand": ["fam_glorious"], "deck": deck})
    game.play("play fam_glorious").asks("me", "amount", ["0", "1", "2", "3", "4"]).answer("3")
    game.expect(me={"hand": deck[:3], "deck": deck[3:], "history": ["fam_glorious"]})
    game = imperium(me={"hand": ["fam_glorious"], "empire": True, "development": ["mac_mosaics", "mac_phalanx"]})
    game.play("play fam_glorious", "mac_phalanx")
    game.expect(
        me={"hand": [], "discard": ["mac_phalanx"], "development": ["mac_mosaics"], "history": ["fam_glorious"]}
    )


@pytest.mark.card("fam_triumphant")
def test_triumphant_only_lies_there():
    game = imperium(me={"hand": ["fam_triumphant", "reg_forest"]}, market=["reg_jungle"] * 5)
    game.refuses("play fam_triumphant")
    game.play("play reg_forest", "exile reg_jungle").asks("me", "garrison", ["done"])


@pytest.mark.card("fam_awe_inspiring")
def test_awe_inspiring_raises_the_hand_limit():
    game = imperium(me={"hand": ["fam_awe_inspiring"], "deck": ["mac_glory"] * 8}).play("play fam_awe_inspiring")
    game.expect(me={"hand": [], "play": ["fam_awe_inspiring"], "actions": 2})
    game.play("end", "place reg_jungle")
    assert len(game.position()["me"]["hand"]) == 6


@pytest.mark.card("fam_independent", "fam_eminent")
def test_independent_and_eminent_are_plain_and_free():
    game = imperium(me={"hand": ["fam_independent", "fam_eminent"], "deck": ["mac_glory", "mac_advance"]})
    game.play("play fam_independent", "play fam_eminent")
    game.expect(
        me={
            "hand": ["mac_advance", "mac_glory"],
            "deck": [],
            "discard": ["fam_eminent", "fam_independent"],
            "materials": 6,
            "population": 4,
        }
    )


@pytest.mark.card("fam_magnificent")
def test_magnificent_draws_and_may_return_unrest_also_the_card_drawn():
    game = imperium(me={"hand": ["fam_magnificent"], "deck": ["unr_unrest"]})
    game.play("play fam_magnificent").asks("me", "return-unrest", ["hand", "done"]).answer("hand")
    game.expect(me={"hand": [], "deck": [], "discard": ["fam_magnificent"]}, middle={"unrest": 13})


@pytest.mark.card("fam_outstanding")
def test_outstanding_puts_up_to_two_discarded_cards_into_history():
    game = imperium(me={"hand": ["fam_outstanding"], "discard": ["mac_glory", "unr_unrest", "mac_advance"]})
    game.play("play fam_outstanding", "history unr_unrest").asks("me", "history", ["mac_glory", "mac_advance", "done"])
    game.answer("done")
    game.expect(me={"hand": [], "discard": ["fam_outstanding", "mac_advance", "mac_glory"], "history": ["unr_unrest"]})


@pytest.mark.card("fam_acclaimed")
@pytest.mark.rules("IMP-CARDNOTE-13")
def test_acclaimed_looks_for_a_star_in_the_market_or_the_main_deck_not_in_the_small_decks():
    market = ["reg_jungle", "unc_oracle", "civ_education", "tri_aksumites", "reg_steppe"]
    decks = {"civilised": ["civ_temple"], "main": ["reg_forest", "civ_moneylenders", "unc_port"]}
    game = imperium(me={"hand": ["fam_acclaimed"]}, market=market, decks=decks)
    game.play("play fam_acclaimed").asks("me", "break-through", ["unc_oracle", "tri_aksumites", "deck any"])
    game.answer("deck any")
    game.expect(
        me={"hand": ["civ_moneylenders"], "history": ["fam_acclaimed"], "actions": 2},
        middle={"main": ["reg_forest", "unc_port"]},
    )
    assert game.lines("me")["fame"] == 3  # itself, Moneylenders and the power card
