"""Imperial Settlers computed a second time, from the card data and the rulebook: production, storage, the points of
locations, and the attacks of the solo game. Nothing of the engine is asked but where the cards lie.

    python -m tests.games.settlers.oracle 1000        plays so many games of every setting
"""

import sys
from collections import Counter
from itertools import product

import kronika
from kronika.games import game
from kronika.testing.runner import random_game

CARDS = {card.id: card.facts for card in kronika.cards("settlers")}
FACTIONS = ("barbarian", "roman", "egyptian", "japanese")
GOODS = ("wood", "stone", "food", "gold", "worker", "raze", "defence", "vp")
HIT_FIRST = ("action", "feature", "production")  # SET-SOLOATK-14
DEALS = ("card", "raze", "gold", "vp", "stone", "worker", "food", "wood")  # SET-SOLOJAP-02
WAVES = 2


def same(what, found, expected):
    assert found == expected, f"{what}: the engine has {found}, the oracle {expected}"


class Empire:
    """What a player has, by the names of the cards."""

    def __init__(self, t, seat):
        def name(card):
            return t.card_ids[t.faces[card]]

        cards = [card for row in t.empire[seat] for card in row]
        self.faction = FACTIONS[t.faction[seat] - 1]
        self.locations = [name(card) for card in cards]
        self.own = [name(card) for card in cards if t.home[card] < 0]  # without those taken over for this round
        self.samurai = sum(t.guard[card] for card in cards if CARDS[name(card)]["deck"] == "japanese")
        routes = [t.under[card] for card in t.routes if t.backs[card] == t.faction[seat]]
        self.deals = [name(card) for card in (*t.deals[seat], *routes)]
        self.goods = dict(zip(GOODS, t.goods[seat], strict=True))

    def of_type(self, kind):
        return [card for card in self.locations if CARDS[card]["type"] == kind]

    # --- production (SET-PROD-01)

    def yields(self, card):
        """The amounts that a production location can give, cards aside: one, or one for each choice."""
        facts = CARDS[card]
        plain: Counter[str] = Counter(facts.get("production", {}))
        per = facts.get("production_per")
        if per:
            colours = [colour for other in self.locations for colour in CARDS[other]["colours"]]
            number = self.samurai if per["of"] == "samurai" else colours.count(per["of"])
            plain[per["good"]] += int(min(number, per["most"]))
        if card == "farmers_at_work":
            others = [other for other in self.of_type("production") if other != card]
            return [amounts for other in others for amounts in self.yields(other)] or [Counter()]
        choices = facts.get("production_choice", [{}])
        return [self.held(plain + Counter(choice)) for choice in choices]

    def held(self, amounts):
        """Only goods that are counted; two points at once are more with every Sphinx."""
        points = amounts["vp"] + (self.locations.count("sphinx") if amounts["vp"] >= 2 else 0)
        return Counter({good: points if good == "vp" else amounts[good] for good in GOODS if amounts[good]})

    def productions(self, solo, exchanged):
        """All that a whole production can come to. `exchanged`: goods of deals that were given up for a point each."""
        board = Counter(
            {good: n for good, n in CARDS[self.faction]["production"].items() if not (solo and good == "defence")}
        )
        deals = Counter(CARDS[card].get("deal", CARDS[card].get("target")) for card in self.deals)
        sure = board + Counter({good: n for good, n in deals.items() if good != "card"})
        sure["vp"] += sum(exchanged.values())
        found = []
        for chosen in product(*(self.yields(card) for card in self.of_type("production"))):
            total = sum(chosen, Counter()) + sure
            total.subtract({good: n for good, n in exchanged.items() if good != "card"})
            found.append(+total)
        return found

    # --- cleanup (SET-CLEAN)

    def stored(self):
        kept = {CARDS[self.faction]["stores"], "vp"}
        for card in self.of_type("feature"):
            kept |= set(CARDS[card].get("stores", []))
        return {good: number if good in kept else 0 for good, number in self.goods.items()}

    def points(self):
        decks = [CARDS[card]["deck"] for card in self.locations]
        return {
            "common-locations": decks.count("common"),
            "faction-locations": 2 * (len(decks) - decks.count("common")),
        }


# --- the solo game


def pieces(card):
    return list(Counter(CARDS[card].get("raze", {})).elements())


def worst(cards):
    """SET-SOLOATK-14 to 16."""

    def rank(card):
        facts = CARDS[card]
        goods = {good: n for good, n in facts["cost"].items() if good != "location"}
        return HIT_FIRST.index(facts["type"]), -sum(goods.values()), -goods.get("stone", 0)

    first = min(map(rank, cards))
    return sorted({card for card in cards if rank(card) == first})


def victims(line, own, faction):
    """The place in the line of the card that completes the pair, and what can be hit; (0, []) if nothing is."""
    targets = [CARDS[card]["target"] for card in line]
    newest = targets[0]
    japanese = [card for card in own if CARDS[card]["deck"] == "japanese" and pieces(card)]
    if faction == "japanese" and newest == "vp" and "vp" in targets[1:] and japanese:
        best = min(DEALS.index(CARDS[card]["deal"]) for card in japanese)
        return targets.index("vp", 1), worst([card for card in japanese if DEALS.index(CARDS[card]["deal"]) == best])
    for place, other in enumerate(targets[1:], start=1):
        hit = [
            card
            for card in own
            if CARDS[card]["deck"] == "common" and Counter(pieces(card)) == Counter([newest, other])
        ]
        if hit:
            return place, worst(hit)
    return 0, []


class Attack:
    """The waves that are still to come, from the decision before them."""

    def __init__(self, t, waves):
        def names(zone):
            return [t.card_ids[t.faces[card]] for card in zone]

        self.line, self.deck, self.waves = names(t.line), names(t.attack_deck), waves
        self.own, self.faction = Empire(t, 0).own, Empire(t, 0).faction

    def reveal(self):
        self.line.insert(0, self.deck.pop())

    def strike(self, card):
        place, _ = victims(self.line, self.own, self.faction)
        self.line = [*(c for n, c in enumerate(self.line) if n not in (0, place)), self.line[0], self.line[place]]
        self.own.remove(card)

    def go_on(self, asked, after):
        """Wave after wave, until the player must choose: what was struck, and what there is to choose from. Copies of a
        card are `asked` about, `after` so many strikes, if what lies on them differs."""
        struck = []
        while self.waves:
            _, hit = victims(self.line, self.own, self.faction)
            if len(hit) > 1 or (hit and hit == asked and len(struck) == after and self.own.count(hit[0]) > 1):
                return struck, hit
            if hit:
                self.strike(hit[0])
                struck.append(hit[0])
            self.waves -= 1
            if self.waves:
                self.reveal()
        return struck, []


class Oracle:
    """Looks at every decision and keeps what must come of it."""

    def __init__(self):
        self.gains, self.exchanged = {}, {}
        self.kept = self.attack = None

    def __call__(self, match):
        t = match.table
        if 0 in t.faction:
            return
        told = match.told(None)
        empires = [Empire(t, seat) for seat in range(t.seats)]
        self.check_production(match, told, empires)
        self.check_cleanup(t, told)
        if t.seats == 1:
            self.check_attack(match, told)
        score = match.view(None)["score"]
        for seat, empire in enumerate(empires):
            same("points of locations", {line: score[seat][line] for line in empire.points()}, empire.points())
        self.kept = [empire.stored() for empire in empires]

    def check_production(self, match, told, empires):
        """What a player gained since production began; it is over when the next one's begins, or the actions."""
        for event in told:
            kind, seat = event["kind"], event.get("seat")
            if kind == "produces":
                self.compare_production(empires)
                self.gains, self.exchanged = {seat: Counter()}, {seat: Counter()}
            elif kind == "phase":
                self.compare_production(empires)
                self.gains, self.exchanged = {}, {}
            elif kind == "gained" and seat in self.gains:
                self.gains[seat][event["good"]] += event["count"]
            elif kind == "converted" and seat in self.gains:
                self.exchanged[seat][event["good"]] += 1

    def compare_production(self, empires):
        for seat, gained in self.gains.items():
            exchanged = self.exchanged[seat]
            gained.subtract({good: n for good, n in exchanged.items() if good != "card"})
            possible = empires[seat].productions(len(empires) == 1, exchanged)
            assert +gained in possible, f"seat {seat} produced {+gained}, not one of {possible}"

    def check_cleanup(self, t, told):
        kinds = [event.get("phase") if event["kind"] == "phase" else event["kind"] for event in told]
        if "cleanup" in kinds and "produces" not in kinds and self.kept is not None:
            same("storage", [dict(zip(GOODS, goods, strict=True)) for goods in t.goods], self.kept)
            for card in (card for rows in t.empire for row in rows for card in row):
                facts = CARDS[t.card_ids[t.faces[card]]]
                assert facts["type"] != "action" or not t.used[card] | t.lying[card]
                assert facts["deck"] != "common" or not t.guard[card]

    def check_attack(self, match, told):
        t = match.table
        struck = [event["card"] for event in told if event["kind"] == "struck"]
        begun = any(event["kind"] == "phase" and event["phase"] == "attack" for event in told)
        if self.attack is not None and (begun or self.attack.waves < WAVES or struck):
            expected = []
            if begun:
                self.attack.reveal()
            elif struck:
                self.attack.strike(struck[0])
                expected = struck[:1]
                self.attack.waves -= 1
                if self.attack.waves:
                    self.attack.reveal()
            losing = not match.over and match.choice.key.name == "lose"
            asked = sorted({option.args[0] for option in match.choice.options}) if losing else []
            more, choices = self.attack.go_on(asked, len(struck) - len(expected))
            same("what was struck", struck, expected + more)
            same("the line", [t.card_ids[t.faces[card]] for card in t.line], self.attack.line)
            same("what may be lost", asked, choices)
            if losing:
                return
        self.attack = None if match.over else Attack(t, WAVES)


def settings():
    """Every number of players, and every value of every option."""
    variants = game("settlers").variants
    factions = {f"faction_{seat}": "random" for seat in range(1, 5)}
    found = [(1, {"faction_1": faction}) for faction in FACTIONS]
    found += [(seats, factions) for seats in (2, 3, 4)]
    others = [(name, value) for name in variants if "faction" not in name for value in variants[name][1:]]
    return found + [(seats, {**factions, name: value}) for seats in (2, 3, 4) for name, value in others]


def busy(match, dice):
    """A player who passes only now and then: at random little would be built."""
    options = match.choice.options
    option = options[dice.below(len(options))]
    while len(options) > 1 and option.key.name == "pass" and dice.below(8):
        option = options[dice.below(len(options))]
    return option


def play(seats, options, seed):
    return random_game("settlers", seats, seed, options, Oracle(), busy)


if __name__ == "__main__":
    for number in range(int(sys.argv[1])):
        for seats, options in settings():
            play(seats, options, f"oracle {number}")
    print("no difference")
