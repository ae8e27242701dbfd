"""The numbers beside the cards: counted again from the seat's view alone, every field of every game. So nothing is in
an observation that the view doesn't show."""

import numpy as np
import pytest
from tests.research.reference import marked, named, numbers, sums

from kronika.games import game
from kronika.games.ages import data as ages
from kronika.games.ages.observe import SLOT_IDS
from kronika.games.ages.table import LINES as CULTURE_LINES
from kronika.games.ages.table import PACT, PACT_ANSWER, WONDERS, place
from kronika.games.ages.table import PHASES as AGES_PHASES
from kronika.games.cultures import data as cultures
from kronika.games.cultures.table import PHASES as CULTURES_PHASES
from kronika.games.imperium import data as imperium
from kronika.games.imperium.boxes import NATION_IDS
from kronika.games.imperium.table import POPULATION_ON, PROGRESS_ON
from kronika.games.imperium.view import PHASES as IMPERIUM_PHASES
from kronika.games.innovation import data as innovation
from kronika.games.settlers import data as settlers
from kronika.games.settlers.goods import GOODS
from kronika.games.settlers.table import PHASES as SETTLERS_PHASES
from kronika.games.settlers.table import ROUTES, TUCKED
from kronika.research.observe import encoder
from kronika.testing.runner import decisions

GAMES = ("innovation", "cultures", "settlers", "imperium", "ages")
SEATS = [(name, seats) for name in GAMES for seats in range(game(name).min_seats, game(name).max_seats + 1)]
OPTIONS = [
    (name, option, value) for name in GAMES for option, values in game(name).variants.items() for value in values[1:]
]


@pytest.mark.parametrize(("name", "players"), SEATS)
def test_every_number_is_one_of_the_view(name, players) -> None:
    for number, match in enumerate(decisions(name, players, "numbers")):
        if number % (8 * players) == 0 or match.over:
            check(match)


@pytest.mark.parametrize(("name", "option", "value"), OPTIONS)
def test_every_number_is_one_of_the_view_with_every_option(name, option, value) -> None:
    for number, match in enumerate(decisions(name, 2, "options", {option: value})):
        if number % 64 == 0 or match.over:
            check(match)


def test_what_random_games_seldom_have() -> None:
    """Put on the table by hand: what is taken over, tucked, traded with and stored in Settlers, tokens and turned
    icons in Imperium, Homer, a pact and an offer in Through the Ages."""
    for name, arrange in (("settlers", arrange_settlers), ("imperium", arrange_imperium), ("ages", arrange_ages)):
        for players in (2, 3):
            match = [twin for twin in half_games(name, players) if twin.at_boundary][-1]
            arranged = arrange(match.table)
            check(match)
            for me in range(players):
                seen = encoder(name, players).named(match, me)
                assert all(seen[field].any() for field in arranged)


def half_games(name, players):
    for number, match in enumerate(decisions(name, players, "seldom")):
        if number > 60:
            return
        yield match


def lay(t, card, zone) -> None:
    t.zones[t.where[card]].remove(card)
    t.zones[zone].append(card)
    t.where[card] = zone


def arrange_settlers(t):
    first, second = (card for row in t.empire[1] for card in row[:2])
    t.home[first], t.guard[first] = 0, 1
    t.faces[second] = next(face for face, steps in enumerate(settlers.END_STEPS) if steps)
    t.lying[second] = 3 + (2 << 8)
    for _ in range(2):
        t.under[t.deck[-1]] = second
        lay(t, t.deck[-1], TUCKED)
    t.under[t.faction_deck[0][-1]] = first
    lay(t, t.faction_deck[0][-1], ROUTES)
    return "taken_from", "guard", "pieces", "cards_under", "trade_routes"


def arrange_imperium(t):
    for number, card in enumerate(t.play[1], start=1):
        t.tokens[card] = number + POPULATION_ON * 2 + PROGRESS_ON * 3
        t.turned[card] = number + 16
    t.tokens[t.market[2][0]] = 4
    return "play_tokens", "market_tokens"


def arrange_ages(t):
    wonder = t.faces.index(ages.KIND.index(ages.A_WONDER))
    lay(t, wonder, place(t, WONDERS, 1))
    t.homer = wonder
    pact = t.military_deck[-1]
    lay(t, pact, place(t, PACT, 0))
    t.pact_partner[0], t.pact_side[0] = 1, 1
    t.phase, t.card, t.target, t.side = PACT_ANSWER, pact, 1, 1
    return "homer", "pact_partner", "offered", "target"


def check(match) -> None:
    eyes = encoder(match.game.id, match.seats)
    wanted = {"innovation": of_innovation, "cultures": of_cultures, "settlers": of_settlers}
    wanted |= {"imperium": of_imperium, "ages": of_ages}
    for me in range(match.seats):
        view, seen = match.view(me), eyes.named(match, me)
        turn = [(me + place) % match.seats for place in range(match.seats)]
        expected = wanted[match.game.id](view, turn)
        assert set(expected) == {field.name for field in eyes.fields if field.start >= eyes.numbers}
        for name, value in expected.items():
            np.testing.assert_array_equal(seen[name], np.array(value, np.float32), f"{name} for seat {me}")


def of_innovation(view, turn):
    specials = [marked(turn, view["specials"][name]) for name in innovation.SPECIALS]
    splays = [[view["splay"][who][colour] for colour in innovation.COLOURS] for who in turn]
    players = []
    for who in turn:
        own = [view[name][who] for name in ("points", "opened", "tucked", "scored")]
        players.append(own + [view["icons"][who][icon] for icon in innovation.ICONS])
    return {
        "table": [view["turn"], view["actions"]],
        "active": marked(turn, view["active"]),
        "specials": specials,
        "players": players,
        "splay": [[marked(innovation.DIRECTIONS, splay)[1:] for splay in row] for row in splays],
    }


# --- Rising Cultures


def of_cultures(view, turn):
    nile, match, contest = view["nile"], view["match"], view["contest"]
    known = view["known_deck"]
    return {
        "table": [view["round"], view["supply"], match["game"], match["games"], nile["capacity"] if nile else 0],
        "phase": marked(CULTURES_PHASES, view["phase"]),
        "active": marked(turn, view["active"] if view["active"] >= 0 else None),
        "marker": marked(turn, view["marker"]),
        "stronger": marked(turn, contest["stronger"] if contest else None),
        "civilization": [marked(cultures.CIVILIZATIONS, view["civilizations"][who]) for who in turn],
        "players": [player_of_cultures(view, who) for who in turn],
        "boards": [board_of_cultures(view["boards"][who]) for who in turn],
        "known_top": named(cultures.IDS, {card: 1 / (n + 1) for n, card in enumerate(known["top"])}),
        "known_bottom": named(cultures.IDS, {card: 1 / (n + 1) for n, card in enumerate(known["bottom"])}),
    }


def player_of_cultures(view, who):
    nile, contest, first = view["nile"], view["contest"], view["match"]["first"]
    competing = contest["competing"][who] if contest else None
    return [
        view["played"][who],
        view["opened"][who],
        first[who] if first else 0,
        nile["banks"][who] if nile else 0,
        contest["strength"][who] if contest else 0,
        competing is False,
        competing is True,
    ]


def board_of_cultures(board):
    if board is None:
        return [0] * 28
    return [
        board["side"] == "golden",
        board["coins"],
        len(board["leaders_in_use"]),
        *numbers(board, "turned", "free_exchanges", "exchanges", "wins_ties", "keeps_military", "scores_covered"),
        *numbers(board["resources"], "wood", "brick", "stone", "gold"),
        board["any_resource"],
        *numbers(board["military"], "sword", "horse", "shield"),
        *numbers(board["discounts"], "building", "leader"),
        *numbers(board["prices"], "wood", "brick", "stone", "gold"),
        *numbers(board, "income", "flood", "on_develop", "on_province", "on_military"),
    ]


# --- Imperial Settlers


def of_settlers(view, turn):
    ids = settlers.IDS
    empires = [locations(view, who) for who in turn]
    taken = [sums(ids, [(card, 1) for e in empires for card, at in e if at.get("taken_from") == who]) for who in turn]
    players = []
    for who, empire in zip(turn, empires, strict=True):
        own = [view["passed"][who], view["picks"].count(who), *view["goods"][who].values()]
        pieces = [sum(at.get("pieces", {}).get(good, 0) for _, at in empire) for good in GOODS[:8]]
        players.append(own + list(view["colours"][who].values()) + pieces)
    return {
        "table": [view["round"], view["acted"], view["oasis"]],
        "phase": marked(SETTLERS_PHASES, view["phase"]),
        "first": marked(turn, view["first"]),
        "active": marked(turn, view["active"]),
        "asking": marked(ids, view["asking"]),
        "factions": [marked(settlers.FACTIONS, view["factions"][who]) for who in turn],
        "players": players,
        "taken_from": taken,
        "pieces": [sums(ids, [(c, sum(at.get("pieces", {}).values())) for c, at in empire]) for empire in empires],
        **{
            name: [sums(ids, [(card, at.get(name, 0)) for card, at in empire]) for empire in empires]
            for name in ("used", "blocked", "guard")
        },
        "cards_under": [sums(ids, [(card, at.get("tucked", 0)) for card, at in empire]) for empire in empires],
        "trade_routes": [sums(ids, [(route["card"], 1) for route in view["trade_routes"][who]]) for who in turn],
    }


def locations(view, who):
    cards = [card["card"] for row in view["empire"][who] for card in row]
    return list(zip(cards, [at for row in view["locations"][who] for at in row], strict=True))


# --- Imperium

TOKENS = ("materials", "population", "progress")


def of_imperium(view, turn):
    ids = imperium.IDS
    players = [view["players"][who] for who in turn]
    in_play = [[card["card"] for card in view["play"][who]] for who in turn]
    seen = view["fame_seen"]
    fame = {card: 1 / (len(seen) - n) for n, card in enumerate(seen) if card}  # of equal cards the upper one counts
    market = [numbers(on or {}, *TOKENS) for on in view["market_tokens"]]
    return {
        "table": [view["turn"], view["round"], view["last_round"] or 0, view["acted"]],
        "phase": marked(IMPERIUM_PHASES, view["phase"]),
        "active": marked(turn, view["active"]),
        "first": marked(turn, view["first"]),
        "resolving_card": marked(ids, view["resolving_card"]),
        "fame_seen": named(ids, fame),
        "market_tokens": [[*on, unrest] for on, unrest in zip(market, view["market_unrest"], strict=True)],
        "nations": [marked(NATION_IDS, view["nations"][who]) for who in turn],
        "players": [
            [who in view["protected"], player["state"] == "empire", *numbers(player, *OF_A_PLAYER)]
            for who, player in zip(turn, players, strict=True)
        ],
        "accession": [marked(ids, player["accession"]) for player in players],
        "nation_top": [marked(ids, player["nation_top"]) for player in players],
        "exhausted": [
            sums(ids, zip(play, p["exhausted"], strict=True)) for play, p in zip(in_play, players, strict=True)
        ],
        "garrisoned": [
            sums(ids, [(play[host], 1) for host in p["garrison_hosts"]])
            for play, p in zip(in_play, players, strict=True)
        ],
        "play_tokens": [
            [sums(ids, [(c, on[kind]) for c, on in zip(play, p["play_tokens"], strict=True)]) for kind in TOKENS]
            for play, p in zip(in_play, players, strict=True)
        ],
    }


OF_A_PLAYER = (
    *("materials", "population", "progress", "actions", "exhausts", "nation_token", "development_token"),
    *("king_met", "stacked", "coins", "wheat", "drops"),
)


# --- Through the Ages


def of_ages(view, turn):
    ids, now = ages.IDS, view["this_turn"]
    auction, aggression, offer = view["auction"] or {}, view["aggression"] or {}, view["offer"] or {}
    stake = aggression or offer
    players = [view["players"][who] for who in turn]
    passed = auction.get("passed", [False] * len(turn))
    return {
        "table": [
            *numbers({**view, "last_round": view["last_round"] or 0}, "round", "last_round", "politics"),
            *numbers(now, "extra_civil", "extra_military", "unit_resources", "unit_science"),
            *numbers(now, "tactic_played", "leader_replaced"),
            *numbers(auction, "bid", "bonus"),
            *numbers(aggression, "attack", "defence"),
            offer.get("side") == "B",
        ],
        "age": marked(ages.AGE_NAMES, view["age"]),
        "phase": marked(AGES_PHASES, view["phase"]),
        "active": marked(turn, view["active"]),
        "bidder": marked(turn, auction.get("bidder")),
        "passed": [passed[who] for who in turn],
        "target": marked(turn, stake.get("target")),
        "executing": marked(ids, view["executing"]),
        "event": marked(ids, view["event"]),
        "offered": marked(ids, stake.get("card")),
        "homer": marked(ids, view["homer"]),
        "used": sums(ids, [(card, 1) for card in now["used"]]),
        "fresh": sums(ids, [(card, 1) for card in now["fresh"]]),
        "sent": named(SLOT_IDS, auction.get("sent", {})),
        "spaces": [marked(ids, card) for card in view["spaces"]],
        "players": [player_of_ages(player) for player in players],
        "workers": [named(SLOT_IDS, player["workers"]) for player in players],
        "tokens": [named(ids[: ages.TOKEN_SLOTS], player["tokens"]) for player in players],
        "build_prices": [named(SLOT_IDS, player["build_prices"]) for player in players],
        "tactic_in_use": [marked(ids, player["tactic"]) for player in players],
        "war_target": [marked(turn, player["war_target"]) for player in players],
        "pact_partner": [marked(turn, (player["pact"] or {}).get("partner")) for player in players],
    }


def player_of_ages(player):
    return [
        *numbers(player, "out", "culture", "science", "food", "resources", "science_rating", "culture_rating"),
        *numbers(player, "strength", "armies", "happiness", "yellow", "unused", "blue", "civil", "military"),
        *numbers(player, "stages", "no_politics", "colonization", "civil_total", "military_total"),
        *numbers(player, "civil_limit", "military_limit"),
        (player["pact"] or {}).get("side") == "B",
        *(age in player["leaders_taken"] for age in ages.AGES),
        *numbers(player["earned"], *CULTURE_LINES),
    ]
