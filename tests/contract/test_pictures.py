"""The pictures of the cards: every card of our games has one, and only the same card has the same one."""

from __future__ import annotations

import re
from collections import defaultdict

import pytest
import yaml

from kronika import catalogue
from kronika.catalogue import Card
from kronika.discovery import GAMES, file_of
from kronika.games import game
from kronika.packs import data_files

PICTURED = [game_id for game_id in GAMES if file_of(f"games/{game_id}/data/pictures.yaml").is_file()]
BESIDE = ("achievements", "nations", "aids")  # what people look up like cards
PARTS = ("strip", "level")  # what is printed on a board


def pictures(game_id: str) -> dict[str, str]:
    text = file_of(f"games/{game_id}/data/pictures.yaml").read_text(encoding="utf-8")
    ids = re.findall(r"^(\w+):", text, re.MULTILINE)
    assert len(ids) == len(set(ids)), "an id is listed twice"
    found: dict[str, str] = yaml.safe_load(text)
    return found


def cards(game_id: str) -> dict[str, Card]:
    """All that a person could see a picture of."""
    listed = [*catalogue.cards(game_id), *(card for kind in BESIDE for card in catalogue.beside(game_id, kind))]
    return {card.id: card for card in listed if card.facts.get("kind") not in PARTS}


def what_it_is(card: Card) -> str:
    """A card that several nations or boxes have is one card, and so are the two sides of a card, 'Celts (A)' and
    'Celts (B)', and other printings, which have the same name."""
    return re.sub(r" \([AB]\)$", "", card.name("en"))


def test_all_our_games_have_pictures() -> None:
    assert set(PICTURED) == set(GAMES)


@pytest.mark.parametrize("pictured", PICTURED)
def test_every_card_has_a_picture_and_nothing_else_is_listed(pictured: str) -> None:
    assert set(pictures(pictured)) == set(cards(pictured))
    assert set(game(pictured).table.card_ids) <= set(pictures(pictured))


@pytest.mark.parametrize("pictured", PICTURED)
def test_only_the_same_card_has_the_same_picture(pictured: str) -> None:
    """All cards of a game can meet in a match: nations meet any others, factions share the table, decks are common."""
    known = cards(pictured)
    shown: dict[str, set[str]] = defaultdict(set)
    for card_id, picture in pictures(pictured).items():
        shown[picture].add(what_it_is(known[card_id]))
    assert {picture: names for picture, names in shown.items() if len(names) > 1} == {}


@pytest.mark.parametrize("pictured", PICTURED)
def test_pictures_are_no_rules(pictured: str) -> None:
    """They aren't among the files that the fingerprint of the rules is made of, and that a data pack overrides."""
    assert "pictures.yaml" not in data_files(pictured)
