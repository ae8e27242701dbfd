"""Imperium computed a second time, from the card data and the rulebook: tokens, the market, the end of the game and
the points. Nothing of the engine is asked but where cards and tokens lie.

    python -m tests.games.imperium.oracle 1000        plays so many games of every setting
"""

import sys
from collections import Counter
from itertools import product

import kronika
from kronika.games import game
from kronika.games.imperium.scoring import points as engine_points
from kronika.testing.runner import random_game

CARDS = {card.id: card.facts for card in kronika.cards("imperium")}
TOKENS = ("materials", "population", "progress")
START = {"materials": 3, "population": 2, "progress": 1}
RESTLESS = {"uncivilised", "civilised", "tributary"}  # IMP-MARKET: what lies in the market with unrest beneath it
MOST = 10  # IMP-SCORING: points of a star card
NATIONS = game("imperium").variants["nation_1"][1:]
WITHOUT_HISTORY = ("vikings", "atlanteans")
WITHOUT_DEVELOPMENTS = ("arthurians", "utopians", "vikings")


def same(what, found, expected):
    assert found == expected, f"{what}: the engine has {found}, the oracle {expected}"


class World:
    """All cards by name, with the place of each."""

    def __init__(self, t):
        self.t = t
        self.names = [t.card_ids[face] for face in t.faces]
        self.facts = [CARDS[name] for name in self.names]
        self.suits = [set(facts.get("suit", [])) for facts in self.facts]
        self.icons = [set(facts.get("icons", [])) for facts in self.facts]
        self.nations = [NATIONS[number] for number in t.nations]
        self.owned = [self.own(seat) for seat in range(t.seats)]

    def own(self, seat):
        """IMP-SCORING: the zones that count; a card that is being resolved belongs to the player on turn."""
        t = self.t
        zones = {zone: getattr(t, zone)[seat] for zone in ("hand", "deck", "discard", "history", "play", "garrison")}
        if seat == t.active:
            zones["resolving"] = t.resolving
        return [(card, zone) for zone, cards in zones.items() for card in cards]

    def regions(self, card):
        """How many regions the card counts as: Grand Trunk Road is two."""
        return self.facts[card].get("passive", {}).get("regions", int("region" in self.suits[card]))

    def unrest(self, seat):
        return sum(self.names[card] == "unr_unrest" for card, _ in self.owned[seat])

    def count(self, seat, star, of):
        """How many there are of what a star card counts."""
        t = self.t
        cards = [card for card, _ in self.owned[seat]]
        others = [other for other in range(t.seats) if other != seat]
        if of in TOKENS:
            return getattr(t, of)[seat]
        if of in RESTLESS or of == "fame":
            return sum(of in self.suits[card] for card in cards)
        if of in ("wheat", "drop", "wheat_or_drop"):
            icons = [icon for card in cards for icon in self.facts[card].get("terrain", [])]
            return sum(icon in of.split("_or_") for icon in icons)
        counts = {
            "region": lambda: sum(map(self.regions, cards)),
            "regions_in_play": lambda: sum(map(self.regions, t.play[seat])),
            "cities": lambda: self.cities(cards),
            "cities_in_play": lambda: self.cities(t.play[seat]),
            "pinned_in_play": lambda: sum(
                "pinned" in self.icons[card] and "region" not in self.suits[card] for card in t.play[seat]
            ),
            "long_walls_in_play": lambda: sum(self.facts[card].get("kin") == "long_walls" for card in t.play[seat]),
            "cards": lambda: len(cards),
            "variable": lambda: sum(bool(stars(self.facts[card])) for card in cards),
            "history": lambda: 0 if self.nations[seat] in WITHOUT_HISTORY else len(t.history[seat]),
            "garrison_here": lambda: sum(t.host[card] == star for card in t.garrison[seat]),
            "exile": lambda: len(t.exile),
            "unrest_of_opponents": lambda: sum(map(self.unrest, others)),
            "poorer_opponents": lambda: sum(t.progress[other] < t.progress[seat] for other in others),
        }
        return counts[of]()

    def cities(self, cards):
        return sum(bool(self.icons[card] & {"city", "metropolis"}) for card in cards)

    def worth(self, seat, card, zone):
        parts = stars(self.facts[card])
        if parts:
            return min(MOST, sum(p["each"] * (self.count(seat, card, p["of"]) // p.get("per", 1)) for p in parts))
        value = self.facts[card].get("vp", 0)
        if isinstance(value, int):
            return value
        place = {"history": "in_history", "play": "in_play", "garrison": "garrisoned"}.get(zone, "otherwise")
        if place == "in_history" and self.nations[seat] in WITHOUT_HISTORY:  # a sunken pile isn't a history
            place = "otherwise"
        return value.get(place, value.get("otherwise", 0))

    def points(self, seat):
        return self.t.progress[seat] + sum(self.worth(seat, card, zone) for card, zone in self.owned[seat])


def stars(facts):
    """The parts of a number of points that depends on something."""
    value = facts.get("vp", 0)
    return value if isinstance(value, list) else [value] if isinstance(value, dict) and "each" in value else []


class Oracle:
    """Looks at every decision. The supplies are counted by what the log says, from the start of the game."""

    def __init__(self):
        self.supplies = None
        self.market = {}  # the tokens on market cards at the last decision
        self.unrest = self.last_round = 0

    def __call__(self, match):
        world, told = World(match.table), match.told(None)
        self.check_tokens(world, told)
        self.check_market(world, told)
        self.check_end(match, world)
        for seat in range(match.seats):
            same(f"points of seat {seat}", engine_points(match.table, seat), world.points(seat))
        if match.over:
            self.check_result(match, world)

    def check_tokens(self, world, told):
        t = world.t
        if self.supplies is None:
            self.supplies = [Counter(START) for _ in range(t.seats)]
        for event in told:
            for token in TOKENS:
                number = event.get(token, 0)
                if event["kind"] in ("gained", "stole"):
                    self.supplies[event["seat"]][token] += number
                if event["kind"] == "paid":
                    self.supplies[event["seat"]][token] -= number
                elif event["kind"] == "stole":
                    self.supplies[event["to"]][token] -= number
        found = [{token: getattr(t, token)[seat] for token in TOKENS} for seat in range(t.seats)]
        same("supplies", found, [dict(supply) for supply in self.supplies])
        assert min(number for supply in found for number in supply.values()) >= 0

    def check_market(self, world, told):
        t = world.t
        cards = [slot[0] for slot in t.market if slot]
        on_table = {*cards, *(card for play in t.play for card in play)}
        for slot, lying in enumerate(t.market):
            assert len(lying) == 1 or not (t.decks[3] or (slot < 3 and t.decks[slot])), "an empty slot wasn't filled"
        for card in cards:
            beneath = sum(t.host[unrest] == card for unrest in t.beneath)
            same(f"unrest under {world.names[card]}", beneath, int(bool(world.suits[card] & RESTLESS)))
        assert all(t.host[card] in on_table for card in t.beneath), "unrest was left behind"
        unrest = world.names.count("unr_unrest")
        self.unrest = self.unrest or unrest
        same("unrest cards", unrest, self.unrest)
        assert all(not tokens or card in on_table for card, tokens in enumerate(t.tokens)), (
            "tokens on a card that is gone"
        )
        placed = Counter(event["card"] for event in told if event["kind"] == "placed")
        for card in cards:
            if card in self.market and not placed[world.names[card]]:
                same(f"tokens on {world.names[card]}", t.tokens[card], self.market[card])
        self.market = {card: t.tokens[card] for card in cards}

    def check_end(self, match, world):
        """IMP-END: scoring is triggered once, by the first of its reasons; one more round follows."""
        t = world.t
        built = any(
            not t.development[seat] and nation not in WITHOUT_DEVELOPMENTS for seat, nation in enumerate(world.nations)
        )
        reasons = not t.decks[3] or world.names[t.king[0]] == "fam_king_of_kings_b" or built
        assert t.last_round or not reasons or match.over, "scoring wasn't triggered"
        assert self.last_round in (0, t.last_round), "the last round has moved"
        self.last_round = t.last_round
        if not match.over:
            assert t.unrest, "no collapse"
            assert not t.last_round or t.round <= t.last_round

    def check_result(self, match, world):
        points = [world.points(seat) for seat in range(match.seats)]
        same("result", list(match.result.scores), points)
        rivals = list(range(match.seats))
        if match.result.reason == "collapse":
            fewest = min(map(world.unrest, rivals))
            rivals = [seat for seat in rivals if world.unrest(seat) == fewest]
        best = max(points[seat] for seat in rivals)
        same("winners", list(match.result.winners), [seat for seat in rivals if points[seat] == best])


def settings():
    """Every nation with every number of players and either box."""
    for seats, box in product((2, 3, 4), ("classics", "legends")):
        for first in range(0, len(NATIONS), seats):
            names = [NATIONS[(first + 5 * seat) % len(NATIONS)] for seat in range(seats)]
            yield seats, {"commons": box, **{f"nation_{seat}": name for seat, name in enumerate(names, start=1)}}


def play(seats, options, seed):
    return random_game("imperium", seats, seed, options, Oracle())


if __name__ == "__main__":
    for number in range(int(sys.argv[1])):
        for seats, options in settings():
            play(seats, options, f"oracle {number}")
    print("no difference")
