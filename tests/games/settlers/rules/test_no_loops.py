"""Nothing can go on for ever."""

from kronika.engine.choice import ARG, BASE
from kronika.games.settlers.cards.shared import MOST_REFRESHED
from kronika.games.settlers.goods import DEFENCE, FOOD, GOLD, STONE, VP, WOOD, WORKER
from kronika.games.settlers.keys import ACTIVATE, COPY, DEFEND, REFRESH
from kronika.games.settlers.scenario import RANDOM_FACTIONS
from kronika.testing import settlers
from kronika.testing.runner import decisions

PLACED = ("defend", "samurai", "tuck", "store")


def pieces(match, seat):
    """What placements use up: tokens, workers, resources, cards of the hand."""
    goods = match.table.goods[seat]
    return sum(goods[good] for good in (DEFENCE, WORKER, WOOD, STONE, FOOD)) + len(match.table.hand[seat])


def test_every_placement_uses_up_a_piece_and_gives_none():
    """So a turn without an action ends after as many placements as there are pieces."""
    placed = set()
    for seed in range(60):
        for match in decisions("settlers", 2 + seed % 3, f"placed/{seed}", RANDOM_FACTIONS):
            if not match.over and match.choice.key.name in ("action", "after"):
                placed |= check_placements(match)
        if seed >= 10 and placed == set(PLACED):
            break
    assert placed == set(PLACED)


def check_placements(match):
    """Try every placement on a copy; the kinds that there were."""
    seat = match.choice.seat
    offered = [option for option in match.choice.options if option.key.name in PLACED]
    for option in offered:
        twin = match.clone()
        twin.answer(option)
        assert pieces(twin, seat) == pieces(match, seat) - 1
    return {option.key.name for option in offered}


def endless():
    """Two Royal Baths make Porters and each other ready again; what Merchant's Guild gives pays for all of it."""
    empire = ["royal_bath", "royal_bath", "porters", "merchants_guild", "gold_creek", "golden_bazaar"]
    return settlers(me={"faction": "egyptian", "empire": empire, "gold": 6}, you={"passed": True})


def turn_of_the_wheel(game):
    """One action of the endless circle; False if it isn't possible any more."""
    t = game.table
    porters = t.find("porters")
    baths = [card for card in t.empire[0][2] if t.card_ids[t.faces[card]] == "royal_bath"]
    used = [t.used[bath] for bath in baths]
    if not t.used[porters]:
        here, target = porters, t.find("merchants_guild")
    elif 2 in used and min(used) == 1:
        here, target = baths[used.index(1)], baths[used.index(2)]
    else:
        here, target = baths[used.index(min(used))], porters
    code = ACTIVATE.base + here
    if code not in game.match.choice.codes:
        return False
    game.match.play(code)
    if game.match.choice.key in (COPY, REFRESH):
        game.match.play(target)
    return True


def test_the_endless_circle_of_two_royal_baths_gains_nothing_and_is_cut():
    game = endless()
    gold = []
    while turn_of_the_wheel(game):
        gold.append(game.table.goods[0][GOLD])
    assert game.table.refreshed == MOST_REFRESHED
    assert max(gold[12:24]) == max(gold[24:36]) == max(gold[36:])  # once the first uses are spent, it turns on the spot
    assert game.table.goods[0][VP] == 0
    game.refuses("activate royal_bath")


def test_the_circle_is_open_again_in_the_next_round():
    game = endless()
    while turn_of_the_wheel(game):
        pass
    game.match.answer("pass")
    assert game.table.refreshed == 0


def test_codes_of_placements_come_after_all_others():
    """`take_turn` tells a placement from an action by its number."""
    game = settlers(
        me={
            "faction": "japanese",
            "empire": ["gate", "shrine", "mill"],
            "hand": ["ruins"],
            "wood": 1,
            "worker": 2,
            "defence": 1,
        }
    )
    for option in game.match.choice.options:
        assert (option.code >= DEFEND.base) == (option.key.name in PLACED)
        assert option.code % BASE < ARG * ARG
