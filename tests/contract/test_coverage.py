"""Every rule and every card of a finished game has a test of its own. Tests say so with marks."""

import ast
from functools import cache
from pathlib import Path

import kronika

TESTS = Path(__file__).parent.parent


@cache
def marked(game_id):
    """{mark name: ids} of all tests of a game."""
    found = {"rules": set(), "card": set()}
    for path in (TESTS / "games" / game_id).rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in found:
                ids = [arg.value for arg in node.args if isinstance(arg, ast.Constant)]
                found[node.func.attr].update(ids)
    return found


def test_every_rule_has_a_test(game_id):
    rules = {rule.id for rule in kronika.rules(game_id) if rule.not_applicable is None}
    assert rules - marked(game_id)["rules"] == set()


def test_no_test_names_an_unknown_rule(game_id):
    assert marked(game_id)["rules"] - {rule.id for rule in kronika.rules(game_id)} == set()


def test_every_card_has_a_test(game_id):
    cards = {card.id for card in kronika.cards(game_id)}
    assert cards - marked(game_id)["card"] == set()


def test_no_test_names_an_unknown_card(game_id):
    assert marked(game_id)["card"] - {card.id for card in kronika.cards(game_id)} == set()
