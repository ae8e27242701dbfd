"""Through the Ages computed a second time, from the card data and the rulebook: ratings, production, actions, armies,
prices, limits, legal actions and final scoring. What it starts from is a player's view; nothing of the engine's own
computations is asked.

    python -m tests.games.ages.oracle 1000        plays so many games with two, three and four players
"""

import sys
from itertools import product

import kronika
from kronika.bots import make
from kronika.bots.position import Position
from kronika.data import read
from kronika.testing.runner import random_game

CARDS = {card.id: card.facts for card in kronika.cards("ages")}
BOARD = read("games/ages/data/board.yaml")
LEVEL = {name: ("A", "I", "II", "III").index(facts["age"]) for name, facts in CARDS.items()}
KIND = {name: facts["kind"] for name, facts in CARDS.items()}
URBAN = ("lab", "temple", "library", "theater", "arena")
UNITS = ("infantry", "cavalry", "artillery", "air_force")
SPECIAL = ("law", "warfare", "navigation", "construction")
BASILICA = "st_peters_basilica"
RANKS = {2: (10, 0), 3: (14, 7, 0), 4: (15, 10, 5, 0)}
NOT_PLAIN = ("play", "use")  # verbs that are left to the cards


def of_board(table, tokens):
    return BOARD[table][min(tokens, len(BOARD[table]) - 1)]


def names(zone):
    return [card["card"] for card in zone]


class Civilization:
    """What lies in front of a player, and what follows from it."""

    def __init__(self, view, seat):
        self.view, self.seat = view, seat
        self.numbers = view["players"][seat]
        self.workers, self.tokens = self.numbers["workers"], self.numbers["tokens"]
        self.technologies, self.hand = names(view["technologies"][seat]), names(view["hand"][seat])
        self.wonders, self.ruins = names(view["wonders"][seat]), names(view["ruins"][seat])
        self.colonies, self.unfinished = names(view["colonies"][seat]), names(view["unfinished"][seat])
        self.leader = next(iter(names(view["leader"][seat])), None)
        self.government = next(name for name in self.technologies if KIND[name] == "government")
        self.active = view["active"] == seat
        self.now = view["this_turn"] if self.active else dict.fromkeys(view["this_turn"], 0) | {"used": []}

    def pacts(self):
        """(pact, my side, the other party)"""
        for owner, player in enumerate(self.view["players"]):
            pact = player["pact"]
            if pact and owner == self.seat:
                yield pact["card"], pact["side"].lower(), pact["partner"]
            elif pact and pact["partner"] == self.seat:
                yield pact["card"], "ba"["AB".index(pact["side"])], owner

    def power(self, name):
        cards = [card for card in (self.leader, *self.wonders) if card]
        of_pacts = [power for card, side, _ in self.pacts() for power in CARDS[card].get(f"powers_{side}", [])]
        return name in of_pacts or any(name in CARDS[card].get("powers", []) for card in cards)

    def count(self, *kinds):
        return sum(number for name, number in self.workers.items() if KIND[name] in kinds)

    def levels(self, *kinds):
        return sum(number * LEVEL[name] for name, number in self.workers.items() if KIND[name] in kinds)

    def total(self, symbol):
        """Of the symbols in play: cards once, workers each (TTA-STATS-02, TTA-STATS-03)."""
        cards = [*self.technologies, *self.wonders, *self.colonies, *([self.leader] if self.leader else [])]
        printed = sum(CARDS[card].get("symbols", {}).get(symbol, 0) for card in cards)
        printed += sum(CARDS[card][side].get(symbol, 0) for card, side, _ in self.pacts())
        return printed + sum(n * CARDS[card].get("worker", {}).get(symbol, 0) for card, n in self.workers.items())

    # --- happy faces

    def faces(self, card):
        """Of one card (for cards with workers: of one worker), with Homer under a wonder and the Basilica."""
        shown = CARDS[card].get("worker", CARDS[card].get("symbols", {})).get("happiness", 0)
        if card in self.ruins:
            shown = 0
        if card in (*self.wonders, *self.ruins) and card == self.view["homer"]:
            shown += 1
        return shown + (1 if shown > 0 and BASILICA in self.wonders and card != BASILICA else 0)

    def faces_of(self, *kinds):
        return sum(number * self.faces(card) for card, number in self.workers.items() if KIND[card] in kinds)

    def happiness(self):
        cards = [self.government, *self.colonies, *self.wonders, *self.ruins, *([self.leader] if self.leader else [])]
        faces = sum(map(self.faces, cards)) + self.faces_of(*URBAN)
        return max(0, min(8, faces))

    def discontent(self):
        return max(0, of_board("happy_faces_needed", self.numbers["yellow"]) - self.happiness())

    # --- ratings

    def science_rating(self):
        science = self.total("science")
        if self.leader in ("leonardo_da_vinci", "isaac_newton", "albert_einstein"):
            science += max((LEVEL[card] for card in self.workers if KIND[card] in ("lab", "library")), default=0)
        if self.leader == "sid_meier":
            science -= self.count("lab")
        return max(0, science)

    def culture_rating(self):
        culture = self.total("culture") + 2 * len(self.ruins)
        theaters = [CARDS[card]["worker"]["culture"] for card in self.workers if KIND[card] == "theater"]
        of_leader = {
            "michelangelo": self.faces_of("temple", "theater")
            + sum(max(0, self.faces(card)) for card in (*self.wonders, *self.ruins)),
            "james_cook": len(self.colonies) + 1 if self.colonies else 0,
            "js_bach": self.count("theater"),
            "william_shakespeare": 2 * min(self.count("library"), self.count("theater")),
            "charlie_chaplin": max(theaters, default=0),
            "sid_meier": self.levels("lab"),
        }
        tourism = [partner for card, _, partner in self.pacts() if card == "international_tourism"]
        visited = sum(len(self.view["wonders"][partner]) + len(self.view["ruins"][partner]) for partner in tourism)
        return max(0, culture + of_leader.get(self.leader, 0) + visited)

    def strength(self):
        of_leader = {
            "alexander_the_great": self.count(*UNITS),
            "joan_of_arc": self.faces_of("temple") + max(0, self.faces(self.government)),
            "napoleon_bonaparte": 2 * sum(self.count(kind) > 0 for kind in UNITS),
        }
        wall = self.count("infantry", "artillery") if "great_wall" in self.wonders else 0
        return max(0, self.total("strength") + self.armies(self.workers) + of_leader.get(self.leader, 0) + wall)

    def armies(self, units):
        """The best that can be made of these units: every number of fresh and of obsolete armies is tried."""
        if not self.numbers["tactic"]:
            return 0
        tactic = CARDS[self.numbers["tactic"]]
        lowest = LEVEL[self.numbers["tactic"]] - 1  # a unit below makes its army obsolete
        have = [sum(n for card, n in units.items() if KIND[card] == kind) for kind in UNITS]
        fresh = [sum(n for c, n in units.items() if KIND[c] == kind and LEVEL[c] >= lowest) for kind in UNITS]
        best = 0
        most = sum(have[:3]) // sum(tactic["army"])
        for new, old in product(range(most + 1), repeat=2):
            riders = range(new * tactic["army"][1] + 1) if self.leader == "genghis_khan" else (0,)
            for riding in riders:  # infantry that counts as cavalry in the fresh armies
                used = [new * need for need in tactic["army"]]
                used[0] += riding
                used[1] -= riding
                left = [h - u for h, u in zip(have, used, strict=False)]
                need = [old * n for n in tactic["army"]]
                if self.leader == "genghis_khan" and left[1] < need[1]:
                    need = [need[0] + need[1] - left[1], left[1], need[2]]
                possible = all(u <= f for u, f in zip(used, fresh, strict=False))
                if possible and all(n <= h for n, h in zip(need, left, strict=True)):
                    flown = min(have[3], new)
                    worth = (new + flown) * tactic["strength"]
                    best = max(best, worth + (old + min(have[3] - flown, old)) * tactic["obsolete"])
        return best

    # --- goods, actions and limits

    def stored(self, *kinds):
        return sum(number * self.worth(card) for card, number in self.tokens.items() if KIND[card] in kinds)

    def worth(self, card):
        """Of a blue token on a card; on a lab, with Bill Gates, its level."""
        return LEVEL[card] if KIND[card] == "lab" else CARDS[card]["token"]

    def mined(self):
        mines = {card: number for card, number in self.workers.items() if KIND[card] == "mine"}
        twice = max(map(self.worth, mines), default=0) if "transcontinental_railroad" in self.wonders else 0
        return sum(number * self.worth(card) for card, number in mines.items()) + twice

    def food_production(self):
        farms = sum(number * self.worth(card) for card, number in self.workers.items() if KIND[card] == "farm")
        return farms + self.total("food_made")

    def resource_production(self):
        labs = self.levels("lab") if self.leader == "bill_gates" else 0
        return max(0, self.mined() + labs + self.total("resources_made"))

    def derived(self):
        """What the table shows of this, under the names of the view."""
        yellow, blue = self.numbers["yellow"], self.numbers["blue"]
        return {
            "science_rating": self.science_rating(),
            "culture_rating": self.culture_rating(),
            "strength": self.strength(),
            "armies": self.armies(self.workers),
            "happiness": self.happiness(),
            "discontent": self.discontent(),
            "happy_faces_needed": of_board("happy_faces_needed", yellow),
            "colonization": self.total("colonization"),
            "consumption": of_board("consumption", yellow),
            "corruption": of_board("corruption", blue),
            "food": self.stored("farm"),
            "resources": self.stored("mine", "lab"),
            "food_production": self.food_production(),
            "resource_production": self.resource_production(),
            "civil_total": self.total("civil"),
            "military_total": self.total("military"),
            "civil_limit": self.total("civil") + self.total("civil_hand"),
            "military_limit": self.total("military") + self.total("military_hand"),
            "urban_limit": CARDS[self.government]["urban_limit"],
            "population_price": self.population_price() if yellow else None,
            "build_prices": {card: self.build_price(card) for card in self.technologies if "cost" in CARDS[card]},
            "develop_prices": {c: self.science_price(c) for c in self.hand if "science_cost" in CARDS[c]},
            "revolution_prices": {c: self.science_price(c, True) for c in self.hand if KIND[c] == "government"},
            "completed_wonders": len(self.wonders) + len(self.ruins),
        }

    # --- prices

    def population_price(self):
        return max(0, of_board("population_price", self.numbers["yellow"]) - (self.leader == "moses"))

    def build_price(self, card):
        price = CARDS[card]["cost"] - self.inspired(card)
        construction = [tech for tech in self.technologies if KIND[tech] == "construction"]
        if construction and KIND[card] in URBAN:
            price -= CARDS[construction[0]]["urban_discount"][LEVEL[card]]
        return max(0, price)

    def inspired(self, card):
        """Shakespeare: libraries make theaters cheaper, and the other way round."""
        other = {"theater": "library", "library": "theater"}.get(KIND[card])
        return int(self.leader == "william_shakespeare" and other is not None and self.count(other) > 0)

    def science_price(self, card, revolution=False):
        price = CARDS[card]["revolution_cost" if revolution else "science_cost"] - self.inspired(card)
        price -= 2 * (self.leader == "js_bach" and KIND[card] == "theater")
        return max(0, price - 2 * self.power("cooperation"))

    def take_price(self, space):
        card = self.view["spaces"][space]
        price = BOARD["row_price"][space]
        if KIND[card] == "wonder" and self.leader != "michelangelo":
            price += len(self.wonders) + len(self.ruins)
        price -= 2 * bool(card == "taj_mahal" and self.now["leader_replaced"])
        return max(0, price - (self.leader == "hammurabi" and KIND[card] == "leader"))

    # --- what can be done

    def may_take(self, card):
        if KIND[card] == "wonder":
            return not self.unfinished
        if len(self.hand) >= self.total("civil") + self.total("civil_hand"):
            return False
        if KIND[card] == "leader":
            return CARDS[card]["age"] not in self.numbers["leaders_taken"]
        return KIND[card] == "action" or card not in (*self.hand, *self.technologies)

    def traded(self, power, stock):
        """1 if Trade Routes can still replace one food or resource in this turn."""
        return int(self.power(power) and stock > 0 and "trade_routes_agreement" not in self.now["used"])

    def purse(self, card=""):
        money = self.numbers["resources"] + self.traded("food_as_resource", self.numbers["food"])
        return money + (self.now["unit_resources"] if card and KIND[card] in UNITS else 0)

    def actions(self):
        """All options of the action phase but those of action cards, leaders and wonders."""
        civil = self.numbers["civil"] + self.now["extra_civil"]
        military = self.numbers["military"] + self.now["extra_military"]
        yield "end-turn"
        for space, card in enumerate(self.view["spaces"]):
            if card and self.may_take(card) and self.take_price(space) <= civil:
                yield f"take {card}"
        if self.view["round"] == 1:
            return
        food = self.numbers["food"] + self.traded("resource_as_food", self.numbers["resources"])
        if civil and self.numbers["yellow"] and self.population_price() <= food:
            yield "increase-population"
        for card in self.technologies:
            if "cost" in CARDS[card] and (military if KIND[card] in UNITS else civil):
                yield from self.work(card)
        if civil:
            yield from (f"build-stages {number}" for number in self.stages())
            yield from (f"play-leader {card}" for card in self.hand if KIND[card] == "leader")
        for card in (card for card in self.hand if "science_cost" in CARDS[card]):
            purse = self.numbers["science"] + (self.now["unit_science"] if KIND[card] in UNITS else 0)
            partners = [other for pact, _, other in self.pacts() if pact == "scientific_cooperation"]
            if any(not self.view["players"][other]["science"] for other in partners):
                continue
            if civil and self.science_price(card) <= purse:
                yield f"develop {card}"
            if KIND[card] == "government" and self.may_revolt() and self.science_price(card, True) <= purse:
                yield f"revolution {card}"
        if military and not self.now["tactic_played"]:
            hand = names(self.view["military_hand"][self.seat])
            yield from {f"play-tactic {card}" for card in hand if KIND[card] == "tactic"}
            common = [card for card in names(self.view["common"]) if card != self.numbers["tactic"]]
            yield from (f"copy-tactic {card}" for card in common if military >= 2)

    def work(self, card):
        of_type = self.count(KIND[card])
        room = KIND[card] not in URBAN or of_type < CARDS[self.government]["urban_limit"]
        if self.numbers["unused"] and room and self.build_price(card) <= self.purse(card):
            yield f"build {card}"
        if card in self.workers:
            yield f"{'disband' if KIND[card] in UNITS else 'destroy'} {card}"
            for to in self.technologies:
                higher = KIND[to] == KIND[card] and LEVEL[to] > LEVEL[card]
                if higher and self.build_price(to) - self.build_price(card) <= self.purse(card):
                    yield f"upgrade {card} {to}"

    def stages(self):
        if not self.unfinished:
            return
        construction = [tech for tech in self.technologies if KIND[tech] == "construction"]
        most = CARDS[construction[0]]["stages_per_action"] if construction else 1
        left = CARDS[self.unfinished[0]]["stages"][self.numbers["stages"] :]
        tokens = self.numbers["blue"] + sum(self.tokens.values())
        for number in range(1, min(most, len(left)) + 1):
            if sum(left[:number]) <= self.purse() and number <= tokens:
                yield number

    def may_revolt(self):
        if self.leader == "maximilien_robespierre":
            return self.numbers["military"] >= self.total("military")
        return self.numbers["civil"] >= self.total("civil")

    def politics(self):
        """All options of the political phase but those of leaders."""
        yield "pass"
        rivals = [seat for seat, player in enumerate(self.view["players"]) if seat != self.seat and not player["out"]]
        for card in set(names(self.view["military_hand"][self.seat])):
            if KIND[card] in ("event", "territory"):
                yield f"prepare {card}"
            for rival in rivals:
                if KIND[card] == "pact":
                    yield f"offer {card} {rival}"
                elif KIND[card] in ("aggression", "war") and self.may_attack(card, Civilization(self.view, rival)):
                    yield f"{'attack' if KIND[card] == 'aggression' else 'declare-war'} {card} {rival}"
        yield from (f"cancel {card}" for card, _, _ in self.pacts())

    def may_attack(self, card, rival):
        price = CARDS[card]["actions"] * (2 if rival.leader == "mahatma_gandhi" else 1)
        between = [(pact, side) for pact, side, other in self.pacts() if other == rival.seat]
        attack = [CARDS[pact]["attack"] for pact, _ in between]
        if self.leader == "mahatma_gandhi" or price > self.numbers["military"] or "forbidden" in attack:
            return False
        if KIND[card] == "war":
            return self.view["round"] != self.view["last_round"] and not rival.power("no_war_target")
        mine, theirs = self.strength() + 2 * attack.count("bonus"), rival.strength()
        for pact, side in between:
            if CARDS[pact]["attack"] == "ends":
                mine -= CARDS[pact][side].get("strength", 0)
                theirs -= CARDS[pact]["ba"["ab".index(side)]].get("strength", 0)
        return mine > theirs

    def highest_bid(self):
        """TTA-COLONY-10 to 15, with James Cook two more cards."""
        units = {card: number for card, number in self.workers.items() if KIND[card] in UNITS}
        if not units:
            return 0
        hand = names(self.view["military_hand"][self.seat])
        bonus = [CARDS[card]["colonization"] for card in hand if KIND[card] == "bonus"]
        others = min(2, len(hand) - len(bonus)) if self.leader == "james_cook" else 0
        strength = sum(number * CARDS[card]["worker"]["strength"] for card, number in units.items())
        return strength + self.armies(units) + self.total("colonization") + sum(bonus) + others

    # --- the end

    def impact(self, event, rank):
        """Culture points that an event of age III brings at the end of the game."""
        workers = self.numbers["unused"] + sum(self.workers.values())
        wonders = [*self.wonders, *self.ruins]
        made = (self.science_rating(), self.culture_rating(), self.food_production(), self.resource_production())
        consumed = of_board("consumption", self.numbers["yellow"])
        special = [card for card in self.technologies if KIND[card] in SPECIAL]
        return {
            "agriculture": lambda: self.food_production() + 4 * (self.food_production() > consumed),
            "architecture": lambda: self.levels(*URBAN),
            "balance": lambda: 2 * min(made),
            "colonies": lambda: 3 * len(self.colonies),
            "competition": lambda: self.levels("arena", *UNITS),
            "government": lambda: 2 * self.total("civil") + self.total("military"),
            "happiness": lambda: 2 * self.happiness() - 2 * self.discontent(),
            "industry": self.mined,
            "population": lambda: 2 * max(0, workers - self.discontent() - 10),
            "progress": lambda: 2 * sum(LEVEL[card] for card in (self.government, *special)),
            "science": lambda: rank(Civilization.science_rating),
            "strength": lambda: rank(Civilization.strength),
            "technology": lambda: 4 * sum(LEVEL[card] == 3 for card in self.technologies),
            "variety": lambda: 2 * (len({KIND[card] for card in self.workers} & {*URBAN, *UNITS}) + len(special)),
            "wonders": lambda: sum(5 - LEVEL[card] for card in wonders),
        }[event.removeprefix("impact_of_")]()


def same(what, shown, expected):
    assert shown == expected, f"{what}: {shown}, but the oracle says {expected}"


def check(match):
    """Compare one position of a match with what the oracle says."""
    seen_by = match.view(None if match.over else match.choice.seat)
    left = [seat for seat, player in enumerate(seen_by["players"]) if not player["out"]]
    for seat in left:
        shown = seen_by["players"][seat]
        for name, value in Civilization(seen_by, seat).derived().items():
            same(f"{name} of seat {seat}", shown[name], value)
    if match.over:
        check_result(match, seen_by, left)
        return
    asked = Civilization(seen_by, match.choice.seat)
    offered = [option.token.partition("#")[0] for option in match.choice.options if option.key.name not in NOT_PLAIN]
    if seen_by["phase"] == "actions" and match.choice.key.name == "action":
        same("actions", sorted(offered), sorted(asked.actions()))
        prices = [asked.take_price(space) if card else None for space, card in enumerate(seen_by["spaces"])]
        same("prices of the row", seen_by["take_prices"], prices)
    elif match.choice.key.name == "politics":
        same("political actions", sorted(offered), sorted(asked.politics()))
    elif match.choice.key.name == "bid":
        bids = range(seen_by["auction"]["bid"] + 1, asked.highest_bid() + 1)
        same("bids", offered, [*(f"bid {number}" for number in bids), "done"])


def check_result(match, view, left):
    if match.result.reason != "culture":
        return
    civilizations = {seat: Civilization(view, seat) for seat in left}
    events = [story["card"] for story in match.told(None) if story["kind"] == "final-event"]
    for seat, own in civilizations.items():

        def rank(value, seat=seat):
            order = sorted(left, key=lambda other: -value(civilizations[other]))  # ties: in the order of the turns
            return RANKS[len(left)][order.index(seat)]

        points = [own.impact(event, rank) for event in events]
        earned = view["players"][seat]["earned"]
        if min(points, default=0) >= 0:  # what is lost can't be more than there was
            same("points of the last events", earned["final"], sum(points))
        same("points of Bill Gates", earned["at-end"], own.levels("lab") if own.leader == "bill_gates" else 0)
        same("culture points", match.result.scores[seat], sum(earned.values()))
    best = max(match.result.scores[seat] for seat in left)
    same("winners", list(match.result.winners), [seat for seat in left if match.result.scores[seat] == best])


def busy(match, dice):
    """A player who ends a turn or passes only now and then: at random little would be built."""
    options = match.choice.options
    option = options[dice.below(len(options))]
    while len(options) > 1 and option.key.name in ("end-turn", "pass", "destroy", "disband") and dice.below(8):
        option = options[dice.below(len(options))]
    return option


def skilled(match, dice):
    """A bot that builds an economy, and now and then does anything: rich civilizations with all kinds of cards."""
    if dice.below(6) == 0:
        return busy(match, dice)
    return match.choice.options[make("greedy", str(dice.below(1000))).choose(Position(match))]


def play(seats, seed, policy=busy):
    return random_game("ages", seats, seed, check=check, policy=policy)


if __name__ == "__main__":
    for number, seats in product(range(int(sys.argv[1])), (2, 3, 4)):
        play(seats, f"oracle {number}", skilled if number % 4 == 0 else busy)
    print("no difference")
