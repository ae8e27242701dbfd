"""Rising Cultures computed a second time, from the card data and the rulebook: resources, military, prices, scores,
coins and who gets a province. Nothing of the engine is asked but where the cards lie.

    python -m tests.games.cultures.oracle 1000        plays so many games of every setting
"""

import sys
from collections import Counter
from itertools import product

import kronika
from kronika.games import game
from kronika.testing.runner import random_game

CARDS = {card.id: card.facts for card in kronika.cards("cultures")}
CIVILIZATIONS = ("persia", "rome", "abbasid", "egypt")
RESOURCES = ("wood", "brick", "stone", "gold")
SYMBOLS = ("sword", "horse", "shield")
ALL_COINS = 28  # CUL-COMP: in the box
MARKER = 3
PRICE = 2  # CUL-BUILD: of a missing resource


class Side:
    """One player's side of the table. `cards` are all that is in effect: buildings, leaders in use, provinces, the
    levels reached and the strips that a card covers."""

    def __init__(self, t, seat):
        def names(zone):
            return [t.card_ids[t.faces[card]] for card in zone[seat]]

        self.civ = CIVILIZATIONS[t.civ[seat]]
        self.coins, self.bank, self.marker = t.coins[seat], t.bank[seat], t.marker == seat
        self.buildings, self.provinces, self.army = names(t.buildings), names(t.provinces), names(t.army)
        self.laid, self.hand = names(t.resources), names(t.hand)
        self.levels = [f"{self.civ}_level_{number}" for number in range(1, len(t.development[seat]) + 1)]
        self.golden = any(effect["do"] == "flip_board" for effect in effects(self.levels))
        self.side = "golden" if self.golden else "silver"
        self.leaders = names(t.leaders)
        in_use = max(
            [effect["amount"] for effect in effects(self.levels) if effect["do"] == "active_leaders"], default=1
        )
        self.led = self.leaders[-in_use:]
        strips = [f"{self.civ}_{self.side}_strip_{number}" for number in range(1, len(self.army) + 1)]
        self.cards = [*self.buildings, *self.led, *self.provinces, *self.levels, *strips]
        self.board = CARDS[self.civ]["sides"][self.side]

    def all(self, verb, when="passive"):
        return [effect for effect in effects(self.cards) if effect["do"] == verb and effect["when"] == when]

    def sum(self, verb, when="passive", **what):
        found = self.all(verb, when)
        return sum(e["amount"] for e in found if all(e.get(name) == value for name, value in what.items()))

    def resource(self, name):
        printed = [self.board["resources"], *(CARDS[card]["resources"] for card in self.laid)]
        return sum(counts.get(name, 0) for counts in printed) + self.sum("provide", resource=name)

    def symbol(self, name):
        return sum(CARDS[card]["military"].get(name, 0) for card in self.army) + self.sum("add_military", symbol=name)

    def unit_price(self, name):
        return min([PRICE, *(e["amount"] for e in self.all("set_price") if e["resource"] == name)])

    def price(self, card):
        """The units that are missing, the dearest ones first covered by what stands in for any resource."""
        facts = CARDS[card]
        missing = [
            self.unit_price(name) for name, number in facts["cost"].items() for _ in range(number - self.resource(name))
        ]
        covered = self.sum("provide", resource="any") + self.sum("discount", target=facts["kind"])
        return sum(sorted(missing, reverse=True)[covered:])

    def strength(self, province):
        return sum(self.symbol(name) for name in CARDS[province]["symbols"])

    # --- the score

    def count(self, what):
        counts = {
            "level": len(self.levels),
            "province": len(self.provinces),
            "leader": len(self.leaders),
            "coin": self.coins + self.bank,
            "basin_coin": self.bank,
            "development_military_pair": min(len(self.levels), len(self.army)),
        }
        return counts[what] if what in counts else sum(CARDS[card]["icon"] == what for card in self.provinces)

    def worth(self, card):
        """What the effects of a card score."""
        points = 0
        for effect in effects([card]):
            holds = {"golden_age": self.golden, "marker": self.marker}.get(effect.get("if"), True)
            if effect["do"] == "score" and holds:
                times = self.count(effect["per"]) // effect.get("div", 1) if "per" in effect else 1
                points += min(effect["amount"] * times, effect.get("cap", 999))
        return points

    def lines(self):
        covered = bool(self.all("score_covered_leaders", "end"))
        visible = self.leaders if covered else self.leaders[-1:]
        flips = [level for level in self.levels if any(e["do"] == "flip_board" for e in effects([level]))]
        return {
            "buildings": sum(CARDS[card]["vp"] + self.worth(card) for card in self.buildings),
            "leaders": sum(CARDS[card]["vp"] for card in visible) + sum(map(self.worth, self.led)),
            "levels": sum(self.worth(level) for level in self.levels if level not in flips),
            "golden-age": sum(map(self.worth, flips)),
            "provinces": sum(CARDS[card]["vp"] + self.worth(card) for card in self.provinces),
            "marker": MARKER if self.marker else 0,
        }


def effects(cards):
    return [effect for card in cards for effect in CARDS[card]["effects"]]


def stronger(sides, province):
    """CUL-PROV: the higher total; a tie goes to who wins ties, if only one does, else to the marker holder."""
    totals = [side.strength(province) for side in sides]
    if totals[0] != totals[1]:
        return totals.index(max(totals))
    winners = [seat for seat in range(2) if sides[seat].all("win_ties")]
    return winners[0] if len(winners) == 1 else [side.marker for side in sides].index(True)


class Oracle:
    """Looks at every decision. `contest` remembers a contest that is being decided: sides, province, who competes."""

    def __init__(self):
        self.contest = None

    def __call__(self, match):
        t = match.table
        assert t.supply + sum(t.coins) + sum(t.bank) == ALL_COINS
        assert Counter(card for zone in t.zones for card in zone) == Counter(range(len(t.faces)))
        if -1 in t.civ:
            return
        sides = [Side(t, seat) for seat in range(2)]
        for seat, side in enumerate(sides):
            self.check_side(match.view(seat), seat, side)
        self.check_contest(match, sides)
        if match.over:
            self.check_result(match, t, sides)

    def check_side(self, view, seat, side):
        board = view["boards"][seat]
        same("resources", board["resources"], {name: side.resource(name) for name in RESOURCES})
        same("any resource", board["any_resource"], side.sum("provide", resource="any"))
        same("military", board["military"], {name: side.symbol(name) for name in SYMBOLS})
        same("unit prices", board["prices"], {name: side.unit_price(name) for name in RESOURCES})
        same("side", board["side"], side.side)
        same("leaders", board["leaders_in_use"], side.led)
        same("income", board["income"], side.board["income"] + side.sum("gain_coins", "income"))
        same("prices", {card: use["build"]["coins"] for card, use in view["uses"].items()},
             {card: side.price(card) for card in side.hand})  # fmt: skip
        same("score", view["scores"][seat]["lines"], side.lines())

    def check_contest(self, match, sides):
        for event in match.told(None):
            if event["kind"] == "decided" and self.contest:
                self.contest[2][event["seat"]] = event["competes"] == "yes"
            elif event["kind"] in ("won", "boxed") and self.contest:
                before, province, competes = self.contest
                rivals = [seat for seat in range(2) if competes[seat]]
                winner = stronger(before, province) if len(rivals) == 2 else next(iter(rivals), None)
                same("who gets the province", (event.get("seat"), event["card"]), (winner, province))
                self.contest = None
        view = match.view(None)
        if view["contest"]:
            province = view["contest"]["card"]
            same("strength", view["contest"]["strength"], [side.strength(province) for side in sides])
            if not match.over and match.choice.key.name == "contest" and self.contest is None:
                self.contest = (sides, province, [False, False])

    def check_result(self, match, t, sides):
        points = [sum(side.lines().values()) + sum(t.noted[seat]) for seat, side in enumerate(sides)]
        same("result", list(match.result.scores), points)
        best = [seat for seat in range(2) if points[seat] == max(points)]
        if len(best) == 2 and t.game_number == 1:
            best = [seat for seat in best if sides[seat].marker]
        same("winners", list(match.result.winners), best)


def same(what, found, expected):
    assert found == expected, f"{what}: the engine has {found}, the oracle {expected}"


def settings():
    """Every pairing, and the other options each with one of them."""
    pairs = [
        {"civilization_1": one, "civilization_2": two} for one, two in product(CIVILIZATIONS, repeat=2) if one != two
    ]
    others = {name: values for name, values in game("cultures").variants.items() if "civilization" not in name}
    return pairs + [{name: value} for name, values in others.items() for value in values[1:]]


def play(options, seed):
    return random_game("cultures", 2, seed, options, Oracle())


if __name__ == "__main__":
    for number in range(int(sys.argv[1])):
        for options in settings():
            play(options, f"oracle {number}")
    print("no difference")
