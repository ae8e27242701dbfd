"""What has come into effect on a board, as the difference between two looks at it."""

from kronika.testing import cultures

RIVALS = {"rome": "persia", "persia": "rome", "abbasid": "rome", "egypt": "rome"}
NUMBERS = ("income", "flood", "on_develop", "on_province", "on_military", "free_exchanges")
FLAGS = ("wins_ties", "keeps_military", "scores_covered")


def owner(card, **me):
    """A table at which I play the civilization of the card (or strip, or level)."""
    civilization = card.split("_")[0]
    more = {name: me.pop(name) for name in ("row", "phase", "plays", "marker", "round") if name in me}
    return cultures(me={"civilization": civilization, **me}, you={"civilization": RIVALS[civilization]}, **more)


def look(game):
    """Every number of my board that an ability can change."""
    board = game.board("me")
    found = {**board["resources"], "any": board["any_resource"], **board["military"]}
    found |= {f"price of {name}": price for name, price in board["prices"].items()}
    found |= {f"{kind} discount": number for kind, number in board["discounts"].items()}
    found |= {name: board[name] for name in NUMBERS} | {name: int(board[name]) for name in FLAGS}
    nile = game.match.view(None)["nile"]
    return found | ({"capacity": nile["capacity"]} if nile else {})


def difference(before, after):
    return {name: after[name] - before[name] for name in before if after[name] != before[name]}


def first_option(game, *keys):
    """Answer with the first option, of one of these keys if there is one."""
    options = game.match.choice.options
    wanted = [option for option in options if option.key.name in keys] or list(options)
    return game.answer(wanted[0].token)


def to_next_round(game):
    """Lay resources and decline everything until the next round has begun."""
    number = game.match.view(None)["round"]
    while not game.match.over and game.match.view(None)["round"] == number:
        first_option(game, "resource", "exchange", "decline", "store")
    return game
