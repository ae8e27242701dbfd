"""Cards and rules in words, in both languages, for people and programs that want to look them up."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache

from .data import Entry, in_language, load_list, need_text, read
from .engine.errors import BadData, KronikaError
from .engine.json import Json
from .games import game

LANGUAGES = ("en", "cs")
WORDS = ("name", "text", "notes")


@dataclass(frozen=True)
class Card:
    """A printed card. `facts` holds what the game knows of it: age, colour, icons and so on."""

    id: str
    names: dict[str, str]
    texts: dict[str, tuple[str, ...]]  # by language: one text for each effect
    notes: dict[str, tuple[str, ...]]  # rulings
    facts: Entry

    def name(self, lang: str = "en") -> str:
        return self.names[lang]

    def worded(self, options: Mapping[str, str]) -> Card:
        """The card as it reads in a match with these options: a variant that belongs to one of them replaces the text,
        and what is written about the difference is left out."""
        for variant in entries(self.facts.get("variants")):
            name, _, value = str(variant.get("option", "")).partition("=")
            if name and options.get(name) == value:
                texts: dict[str, tuple[str, ...]] = {lang: (in_language(variant, "text", lang),) for lang in LANGUAGES}
                facts: Entry = {key: fact for key, fact in self.facts.items() if key not in ("variants", "uncertain")}
                return replace(self, texts=texts, facts=facts)
        return self


@dataclass(frozen=True)
class Rule:
    """A numbered rule of a game's rulebook. `reading` says which way an unclear place is read."""

    id: str
    section: dict[str, str]
    texts: dict[str, str]
    where: str
    inferred: bool
    reading: dict[str, str] | None
    not_applicable: dict[str, str] | None

    def text(self, lang: str = "en") -> str:
        return self.texts[lang]


def folder(game_id: str) -> str:
    return f"games/{game(game_id).id}/data"


@cache
def _cards(game_id: str) -> tuple[Card, ...]:
    table = game(game_id).table
    entries = {need_text(e, "id"): e for path in listed(game_id, "cards") for e in load_list(path)}
    for path in listed(game_id, "words"):
        for words in load_list(path):
            card_id = need_text(words, "id")
            entries[card_id] = {**entries.get(card_id, {}), **words}
    for card_id, entry in entries.items():
        if "like" in entry:  # another printing of a card: the same words
            twin = entries[need_text(entry, "like")]
            entries[card_id] = {**{name: twin[name] for name in WORDS if name in twin}, **entry}
    missing = set(table.card_ids) - set(entries)
    if missing:
        raise BadData(f"{game_id}: no data for {', '.join(sorted(missing))}.")
    return tuple(read_card(entry) for entry in entries.values())


def listed(game_id: str, what: str) -> list[str]:
    """The files of the cards, or of their words where those are kept apart from the numbers."""
    index = read(f"{folder(game_id)}/index.yaml")
    names = index.get(what, []) if isinstance(index, dict) else None
    if not isinstance(names, list):
        raise BadData(f"{folder(game_id)}/index.yaml: the field {what!r} must list files.")
    return [f"{folder(game_id)}/{name}" for name in names]


@cache
def beside(game_id: str, what: str) -> tuple[Card, ...]:
    """What people look up like cards, though it is none: the nations of Imperium, its player aids,
    the special achievements of Innovation."""
    return tuple(read_card(entry) for path in listed(game_id, what) for entry in load_list(path))


def browsed(game_id: str) -> list[Card]:
    """What a browser of the cards lists: all cards, then the achievements that are none of the table's."""
    return [*_cards(game_id), *beside(game_id, "achievements")]


def game_names(game_id: str) -> dict[str, str]:
    """The name of the game in each language."""
    index = read(f"{folder(game_id)}/index.yaml")
    if not isinstance(index, dict):
        raise BadData(f"{folder(game_id)}/index.yaml: the file must have named fields.")
    return {lang: in_language(index, "name", lang) for lang in LANGUAGES}


def read_card(entry: Entry) -> Card:
    spoken = entries(entry["effects"]) if "effects" in entry and "text" not in entry else [entry]
    notes = entry.get("notes", [])
    return Card(
        id=need_text(entry, "id"),
        names={lang: in_language(entry, "name", lang) for lang in LANGUAGES},
        texts={lang: tuple(in_language(e, "text", lang) for e in spoken) for lang in LANGUAGES},
        notes={lang: tuple(str(note[lang]) for note in entries(notes)) for lang in LANGUAGES},
        facts=facts_of(entry),
    )


def facts_of(entry: Entry) -> Entry:
    """All that isn't a text; of the effects what they are, without their words."""
    facts = {name: value for name, value in entry.items() if name not in ("id", "name", "text", "notes")}
    if "effects" in facts:
        effects = entries(facts["effects"])
        facts["effects"] = [{name: value for name, value in effect.items() if name != "text"} for effect in effects]
    return facts


def entries(value: Json) -> list[Entry]:
    return [entry for entry in value if isinstance(entry, dict)] if isinstance(value, list) else []


def cards(game_id: str) -> list[Card]:
    """All cards of a game.

    >>> import kronika
    >>> archery = kronika.cards("innovation")[1]
    >>> archery.name("en"), archery.name("cs"), archery.facts["age"]
    ('Archery', 'Lukostřelba', 1)
    """
    return list(_cards(game_id))


@cache
def card_names(game_id: str, lang: str) -> dict[str, str]:
    return {card.id: card.name(lang) for card in _cards(game_id)}


def plain(words: str) -> str:
    """As people type it: names have no-break spaces in them."""
    return words.casefold().replace("\N{NO-BREAK SPACE}", " ")


def find_card(game_id: str, words: str) -> Card:
    """One card by its id or by its name in either language."""
    wanted = plain(words)
    for card in _cards(game_id):
        if wanted in (card.id, *(plain(name) for name in card.names.values())):
            return card
    raise KronikaError(f"{game_id} has no card {words!r}.")


@cache
def _rules(game_id: str) -> tuple[Rule, ...]:
    path = f"{folder(game_id)}/rulebook.yaml"
    book = read(path)
    if not isinstance(book, dict) or not isinstance(book.get("sections"), dict):
        raise BadData(f"{path}: the rulebook must have 'sections' and 'rules'.")
    sections = book["sections"]
    assert isinstance(sections, dict)
    return tuple(read_rule(entry, sections, path) for entry in entries(book.get("rules")))


def read_rule(entry: Entry, sections: Entry, path: str) -> Rule:
    rule_id = need_text(entry, "id")
    section = rule_id.split("-")[1]
    if section not in sections:
        raise BadData(f"{path}: rule {rule_id} belongs to the section {section!r}, which isn't listed.")
    return Rule(
        id=rule_id,
        section={lang: in_language(sections, section, lang) for lang in LANGUAGES},
        texts={lang: need_text(entry, lang) for lang in LANGUAGES},
        where=str(entry.get("where", "")),
        inferred=bool(entry.get("inferred")),
        reading=both(entry, "reading"),
        not_applicable=both(entry, "not_applicable"),
    )


def both(entry: Entry, field: str) -> dict[str, str] | None:
    return {lang: in_language(entry, field, lang) for lang in LANGUAGES} if field in entry else None


def rules(game_id: str) -> list[Rule]:
    """The rulebook of a game.

    >>> import kronika
    >>> kronika.rules("innovation")[0].id
    'INN-COMP-01'
    """
    return list(_rules(game_id))
