"""Every rule and every card of a finished game has a test of its own. Tests say so with marks."""

import ast
import re
from functools import cache
from importlib import import_module
from pathlib import Path

import kronika
from kronika.catalogue import entries, said
from kronika.discovery import package_of
from kronika.games import game

TESTS = Path(__file__).parent.parent


@cache
def marked(game_id: str) -> dict[str, set[str]]:
    """{mark name: ids} of all tests of a game."""
    found: dict[str, set[str]] = {"rules": set(), "card": set()}
    for path in (TESTS / "games" / game_id).rglob("test_*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        tables = {
            node.targets[0].id: node.value
            for node in tree.body
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in found:
                for arg in node.args:
                    found[node.func.attr].update(ids_in(arg, tables))
    return found


def ids_in(node: ast.expr, tables: dict[str, ast.expr]) -> set[str]:
    """An id as it stands, or all the keys of a table of the module: `mark.card(*TACTICS)`."""
    if isinstance(node, ast.Constant):
        return {node.value}
    if isinstance(node, ast.Starred):
        return ids_in(node.value, tables)
    if isinstance(node, ast.Name) and node.id in tables:
        return ids_in(tables[node.id], tables)
    if isinstance(node, ast.Dict):
        pairs = zip(node.keys, node.values, strict=True)
        return set().union(*(ids_in(value if key is None else key, tables) for key, value in pairs))
    if isinstance(node, ast.Tuple | ast.List | ast.Set):
        return set().union(*(ids_in(item, tables) for item in node.elts))
    return set()


def test_every_rule_has_a_test(game_id: str) -> None:
    rules = {rule.id for rule in kronika.rules(game_id) if rule.not_applicable is None}
    assert rules - marked(game_id)["rules"] == set()


def test_no_test_names_an_unknown_rule(game_id: str) -> None:
    assert marked(game_id)["rules"] - {rule.id for rule in kronika.rules(game_id)} == set()


def test_the_code_names_no_unknown_rule(game_id: str) -> None:
    known = {rule.id for rule in kronika.rules(game_id)}
    prefix = next(iter(known)).partition("-")[0]
    named = re.compile(rf"\b{prefix}-[A-Z]+-\d+\b")
    folder = Path(str(import_module(str(package_of(game_id))).__file__)).parent
    found = {rule for path in folder.rglob("*.py") for rule in named.findall(path.read_text(encoding="utf-8"))}
    assert found, "questions name the rules behind them"
    assert found - known == set()


def test_every_card_has_a_test(game_id: str) -> None:
    cards = {card.id for card in kronika.cards(game_id)}
    assert cards - marked(game_id)["card"] == set()


def test_no_test_names_an_unknown_card(game_id: str) -> None:
    assert marked(game_id)["card"] - {card.id for card in kronika.cards(game_id)} == set()


def test_a_text_that_belongs_to_an_option_names_one_of_the_games(game_id: str) -> None:
    """Players who choose the option read that text."""
    variants = game(game_id).variants
    for card in kronika.cards(game_id):
        for variant in entries(card.facts.get("variants")):
            if "option" in variant:
                name, _, value = str(variant["option"]).partition("=")
                assert value in variants[name]
                assert card.worded({name: value}).texts["en"] == (said(variant["text"], "en"),)


# Their sentences differ: "1, 2 or 3" is "1 až 3" in Czech, and "or 2 progress" is "1 more".
COUNTED_DIFFERENTLY = {"pottery", "unc_mining"}


def test_card_texts_have_the_same_numbers_in_both_languages(game_id: str) -> None:
    """But for ones, which English often writes as articles."""
    for card in kronika.cards(game_id):
        english, czech = (set(re.findall(r"\d+", " ".join(card.texts[lang]))) for lang in ("en", "cs"))
        assert card.id in COUNTED_DIFFERENTLY or english - czech <= {"1"}, card.id
