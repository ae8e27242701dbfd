"""The facts of a card in one row, and what every row must keep: cost, gains, razing, deal, uses."""

from collections import Counter
from dataclasses import dataclass

import pytest

from kronika.testing import settlers

NEXT_CARDS = ("armorer", "watchtower", "quarry", "new_forest")  # the top of the common deck
GOODS = ("wood", "stone", "food", "gold", "worker", "raze", "vp")


@dataclass
class Row:
    """Goods are words: "wood stone stone". A cost with "location" takes a location. `answers` are given on building."""

    id: str
    deck: str
    cost: str
    raze: str | None  # None: no raze field
    deal: str
    built: str  # all that building it alone in the empire gives
    answers: tuple[str, ...] | None  # None: building it has a test of its own
    produces: str  # with Porters, which are pink, in the empire
    price: str | None  # None: no action without a question
    gain: str
    uses: int

    def __str__(self):
        return self.id


class Deck:
    def __init__(self, deck):
        self.deck = deck

    def card(self, name, cost, raze=None, deal="", built="", answers=(), produces="", price=None, gain="", uses=1):
        row = Row(name, self.deck, cost, raze, deal, built, answers, produces, price, gain, uses)
        return pytest.param(row, id=name, marks=pytest.mark.card(name))


def goods(words, times=1):
    return {good: times * number for good, number in Counter(words.split()).items()}


def held(words, times=1):
    return {good: number for good, number in goods(words, times).items() if good in GOODS}


def faction(row):
    return {} if row.deck == "common" else {"faction": row.deck}


def game_with(row, me, **more):
    """The only other player has passed, so the turns follow each other."""
    return settlers(me={**faction(row), **me}, you={"passed": True}, deck=NEXT_CARDS, **more)


def drawn(game, words):
    """Answer the questions for cards; the names of the cards that come."""
    wanted = goods(words)
    while game.match.choice.key.name == "draw":
        game.answer("draw common")
    if game.match.choice.key.name == "after":  # the Japanese could place a samurai
        game.answer("done")
    commons = list(NEXT_CARDS[: wanted.get("card", 0) + wanted.get("common_card", 0)])
    own = wanted.get("faction_card", 0)
    top = game.deck("me")
    return commons, top[:own], top[own:]


def after(game, words, hand=(), base=None):
    """What `expect` must name after a gain: goods, and cards from both decks."""
    commons, own, rest = drawn(game, words)
    me = {**(base or {})}
    for good, number in held(words).items():
        me[good] = me.get(good, 0) + number
    if commons or own or hand is not None:
        me["hand"] = [*(hand or ()), *commons, *own]
    if own:
        me["deck"] = rest
    return me, {"deck": list(NEXT_CARDS[len(commons) :])}


# --- what every row must keep


def check_building(row):
    """Exactly its cost is paid, and it gives what it says."""
    place = ["ruins"] if "location" in row.cost else []
    game = game_with(row, {"hand": [row.id], "empire": place, **held(row.cost)})
    game.play(f"build {row.id}", *row.answers)
    me, middle = after(game, row.built, base=dict.fromkeys(held(row.cost), 0))
    if place:
        middle["discard"] = ["ruins"]
    game.expect(me={**me, "empire": [row.id]}, middle=middle)


def check_missing(row):
    """One piece less, and it can't be built."""
    paid = held(row.cost)
    place = ["ruins"] if "location" in row.cost else []
    for good in paid:
        less = {**paid, good: paid[good] - 1}
        game_with(row, {"hand": [row.id], "empire": place, **less}).refuses(f"build {row.id}")
    if place:
        game_with(row, {"hand": [row.id], **paid}).refuses(f"build {row.id}")


def check_razing(row):
    """From the hand, for one token and its raze field; without a raze field not at all."""
    game = game_with(row, {"hand": [row.id], "raze": 1})
    if row.raze is None:
        game.refuses(f"raze-card {row.id}")
        return
    game.play(f"raze-card {row.id}")
    me, middle = after(game, row.raze, base={"raze": 0})
    if row.deck == "common":
        middle["discard"] = [row.id]
    else:
        me["discard"] = [row.id]
    game.expect(me=me, middle=middle)


def check_deal(row):
    """For one food its good; a common card makes no deal."""
    game = game_with(row, {"hand": [row.id], "food": 1})
    if not row.deal:
        game.refuses(f"deal {row.id}")
        return
    game.play(f"deal {row.id}")
    me, middle = after(game, row.deal, base={"food": 0})
    game.expect(me={**me, "deals": [row.id]}, middle=middle)


def check_production(row):
    """What Porters copy is what it produces."""
    game = game_with(row, {"empire": ["porters", row.id], "food": 1})
    game.play("activate porters")
    me, middle = after(game, row.produces, base={"food": 0}, hand=None)
    game.expect(me={**me, "used": {"porters": 1}, "pieces": {"porters": {"food": 1}}}, middle=middle)


def check_action(row):
    """So many uses for its price, one by one or two at once, and not one more."""
    stock = held(row.price, 3)
    game = game_with(row, {"empire": [row.id], **stock})
    left = dict(stock)
    for use in range(1, row.uses + 1):
        game.play(f"activate {row.id}")
        left = {good: number - held(row.price)[good] for good, number in left.items()}
        gained = held(row.gain, use)
        commons = list(NEXT_CARDS[: use * goods(row.gain).get("card", 0)])
        drawn(game, row.gain)
        me = {good: left.get(good, 0) + gained.get(good, 0) for good in {*left, *gained}}
        pieces = {row.id: held(row.price, use)}
        game.expect(
            me={**me, "hand": commons, "used": {row.id: use}, "pieces": pieces},
            middle={"deck": list(NEXT_CARDS[len(commons) :])},
        )
        left = {good: me[good] for good in left}
    game.refuses(f"activate {row.id}", f"activate-twice {row.id}")


def check_twice(row):
    """Two uses in one turn, for the price of two; with less than that only one."""
    if row.uses == 1:
        game_with(row, {"empire": [row.id], **held(row.price, 2)}).refuses(f"activate-twice {row.id}")
        return
    game = game_with(row, {"empire": [row.id], **held(row.price, 2)})
    game.play(f"activate-twice {row.id}")
    me, middle = after(game, f"{row.gain} {row.gain}", base=dict.fromkeys(held(row.price), 0), hand=None)
    game.expect(me={**me, "used": {row.id: 2}, "pieces": {row.id: held(row.price, 2)}}, middle=middle)
    first, *rest = held(row.price, 2).items()
    less = {first[0]: first[1] - 1, **dict(rest)}
    game_with(row, {"empire": [row.id], **less}).refuses(f"activate-twice {row.id}").offers(f"activate {row.id}")


def check_row(row):
    if row.answers is not None:
        check_building(row)
    check_missing(row)
    check_razing(row)
    check_deal(row)
    if row.produces:
        check_production(row)
    if row.price is not None:
        check_action(row)
        check_twice(row)
