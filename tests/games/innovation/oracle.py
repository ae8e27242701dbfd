"""Innovation computed a second time, from the card data and the rulebook: icons, points, achievements, legal actions,
and what plain actions do. Nothing of the engine is asked but where the cards lie.

    python -m tests.games.innovation.oracle 1000        plays so many games over all seats and options
"""

import sys
from collections import Counter
from itertools import product

import kronika
from kronika.games import game
from kronika.testing.runner import random_game

CARDS = {card.id: card.facts for card in kronika.cards("innovation")}
COLOURS = ("red", "yellow", "green", "blue", "purple")
ICONS = ("castle", "crown", "leaf", "lightbulb", "factory", "clock")
# The spots of a card: top left, then the bottom row from left to right.
SPOTS = {"left": (3,), "right": (0, 1), "up": (1, 2, 3), "none": ()}
DIRECTIONS = ("none", "left", "right", "up")
TO_WIN = {2: 6, 3: 5, 4: 4}


class Seat:
    """What lies in front of a player, as names of cards."""

    def __init__(self, table, seat):
        names = [table.card_ids[face] for face in table.faces]
        self.piles = {c: [names[card] for card in table.board[seat][i]] for i, c in enumerate(COLOURS)}
        self.splay = {c: DIRECTIONS[table.splay[seat][i]] for i, c in enumerate(COLOURS)}
        self.hand = [names[card] for card in table.hand[seat]]
        self.score = [names[card] for card in table.score[seat]]
        self.achievements = len(table.achievements[seat]) + list(table.specials).count(seat)

    def tops(self):
        return [pile[-1] for pile in self.piles.values() if pile]

    def highest_top(self):
        return max((CARDS[card]["age"] for card in self.tops()), default=0)

    def points(self):
        return sum(CARDS[card]["age"] for card in self.score)

    def icons(self):
        seen = Counter()
        for colour, pile in self.piles.items():
            for card in pile[-1:]:
                seen.update(icon for icon in CARDS[card]["icons"] if icon)
            for card in pile[:-1]:
                spots = (CARDS[card]["icons"][spot] for spot in SPOTS[self.splay[colour]])
                seen.update(icon for icon in spots if icon)
        return {icon: seen[icon] for icon in ICONS}

    def earns(self):
        """The special achievements whose conditions this board fulfils; Monument is about a turn, not a board."""
        icons, tops = self.icons(), self.tops()
        conditions = {
            "empire": min(icons.values()) >= 3,
            "world": icons["clock"] >= 12,
            "wonder": all(direction in ("right", "up") for direction in self.splay.values()),
            "universe": len(tops) == 5 and min(CARDS[card]["age"] for card in tops) >= 8,
        }
        return {name for name, met in conditions.items() if met}


def legal_actions(seat, free_ages):
    """INN-DRAW-01, INN-MELD-01, INN-DOGMA-01, INN-ACHIEVE-01."""
    reach = [age for age in free_ages if seat.points() >= 5 * age and seat.highest_top() >= age]
    return {
        "draw",
        *(f"meld {card}" for card in seat.hand),
        *(f"dogma {card}" for card in seat.tops()),
        *(f"achieve {age}" for age in reach),
    }


class Oracle:
    """Looks at every decision of a game, and remembers what the last plain action must have led to."""

    def __init__(self):
        self.expected = None
        self.told = []  # since the last action

    def __call__(self, match):
        t = match.table
        self.told += [(event["kind"], event.get("seat")) for event in match.told(None)]
        seats = [Seat(t, seat) for seat in range(t.seats)]
        self.check_table(t, seats, match.view(None))
        if match.over:
            self.check_result(match.result, seats)
        elif match.choice.key.name == "action":
            you = match.choice.seat
            free = sorted(int(back) for back in (t.backs[card] for card in t.unclaimed))
            options = legal_actions(seats[you], free)
            assert {option.token for option in match.choice.options} == options
            if self.expected is not None:
                assert self.expected(seats), "the last action did something else"

    def check_table(self, t, seats, view):
        lying = Counter(t.card_ids[t.faces[card]] for zone in t.zones for card in zone)
        assert lying == Counter(CARDS.keys())
        for age, pile in enumerate(t.supply):
            assert all(CARDS[t.card_ids[t.faces[card]]]["age"] == age for card in pile)
        taken = {name for name, owner in view["specials"].items() if owner is not None}
        for number, seat in enumerate(seats):
            assert view["icons"][number] == seat.icons()
            assert view["points"][number] == seat.points()
            for colour, pile in seat.piles.items():
                assert all(CARDS[card]["colour"] == colour for card in pile)
                assert len(pile) > 1 or seat.splay[colour] == "none"
            if view["result"] is None:  # the last achievement ends the game before another can be claimed
                assert seat.earns() <= taken, "a special achievement wasn't claimed"
                assert seat.achievements < TO_WIN[len(seats)]

    def check_result(self, result, seats):
        standing = [(seat.points(), seat.achievements) for seat in seats]
        enough = [number for number, seat in enumerate(seats) if seat.achievements >= TO_WIN[len(seats)]]
        assert list(result.scores) == [points for points, _ in standing]
        if result.reason == "achievements":
            assert list(result.winners) == enough
        elif result.reason == "points":
            assert not enough
            assert list(result.winners) == [n for n, own in enumerate(standing) if own == max(standing)]

    def policy(self, match, dice):
        """Any option; of a plain action it is kept what must be there when the next one is asked for."""
        options = match.choice.options
        option = options[dice.below(len(options))]
        if match.choice.key.name == "action":
            self.expected = self.after(match.table, match.choice.seat, option)
            self.told = []
        return option

    def after(self, t, you, option):
        """What an action leads to, as a question to the seats; of a dogma only who obeys and who shares."""
        before = Seat(t, you)
        if option.key.name == "dogma":
            return self.after_dogma([Seat(t, seat).icons() for seat in range(t.seats)], you, CARDS[option.args[0]])
        if option.key.name == "meld":
            return lambda seats: option.args[0] in seats[you].tops() and len(seats[you].hand) == len(before.hand) - 1
        if option.key.name == "achieve":
            return lambda seats: seats[you].achievements == before.achievements + 1
        if option.key.name == "draw":
            stocked = [age for age in range(max(1, before.highest_top()), 11) if t.supply[age]]
            fresh = [t.card_ids[t.faces[t.supply[age][-1]]] for age in stocked[:1]]
            return lambda seats: seats[you].hand == before.hand + fresh
        raise AssertionError(f"{option} is no action")

    def after_dogma(self, icons, you, card):
        """INN-DOGMA-02. Fission, which removes cards, can end the action before everybody's turn has come."""
        kinds = {effect["kind"] for effect in card["effects"]}
        featured = card["featured"]
        weaker = {seat for seat in range(len(icons)) if icons[seat][featured] < icons[you][featured]}
        obeying = weaker if "demand" in kinds else set()
        sharing = set(range(len(icons))) - weaker - {you} if "share" in kinds else set()

        def as_told(_):
            told = {kind: {seat for k, seat in self.told if k == kind} for kind in ("obeys", "shares", "removed")}
            return told["removed"] or (told["obeys"] == obeying and told["shares"] == sharing)

        return as_told


def settings():
    variants = game("innovation").variants
    choices = product((2, 3, 4), product(*variants.values()))
    return [(seats, dict(zip(variants, values, strict=True))) for seats, values in choices]


def play(seats, options, seed):
    oracle = Oracle()
    random_game("innovation", seats, seed, options, oracle, oracle.policy)


if __name__ == "__main__":
    for number in range(int(sys.argv[1])):
        for seats, options in settings():
            play(seats, options, f"oracle {number}")
    print("no difference")
