"""Cards and rules in words, in both languages."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache

from . import data
from .data import Entry, Fields
from .derived import capital, readable
from .discovery import file_of
from .engine.errors import BadData, KronikaError
from .engine.json import Json
from .games import game

LANGUAGES = ("en", "cs")
WORDS = ("name", "text", "notes")
INSERTED = re.compile(r"\{(\w+)\}")  # in a text: stands for the name of the card with this id


@dataclass(frozen=True)
class Card:
    """A printed card. `facts` has its data, such as age, colour and icons."""

    id: str
    names: dict[str, str]
    texts: dict[str, tuple[str, ...]]  # by language: one text for each effect
    notes: dict[str, tuple[str, ...]]  # rulings, by language
    facts: Entry

    def name(self, lang: str = "en") -> str:
        return self.names[lang]

    def worded(self, options: Mapping[str, str]) -> Card:
        """The card as it reads in a match with these options: the text of a variant for one of them replaces its own,
        and remarks about different printings are left out."""
        for variant in entries(self.facts.get("variants")):
            name, _, value = str(variant.get("option", "")).partition("=")
            if name and options.get(name) == value:
                texts: dict[str, tuple[str, ...]] = {lang: (said(variant["text"], lang),) for lang in LANGUAGES}
                facts: Entry = {key: fact for key, fact in self.facts.items() if key not in ("variants", "uncertain")}
                return replace(self, texts=texts, facts=facts)
        return self


@dataclass(frozen=True)
class Rule:
    """A numbered rule of a rulebook. `reading` is our ruling on an unclear passage."""

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
    if not has_data(game_id, "index.yaml"):
        declared = {str(entry["id"]): entry for entry in game(game_id).cards}
        return tuple(plain_card(card_id, declared.get(card_id, {})) for card_id in table.card_ids)
    facts = {card.text("id"): card.entry for kind in looked_up(game_id) for card in data.entries(game_id, kind)}
    words = {card.text("id"): card for card in data.entries(game_id, "words")}
    missing = set(table.card_ids) - set(facts)
    if missing:
        raise BadData(f"{game_id}: no data for {', '.join(sorted(missing))}.")
    return tuple(worded(card_id, facts.get(card_id, {}), words) for card_id in {**facts, **words})


def worded(card_id: str, entry: Entry, words: Mapping[str, Fields]) -> Card:
    """A card with its words. An entry that is `like` another one has the same words."""
    spoken = str(entry.get("like", card_id))
    if spoken not in words:
        return plain_card(card_id, entry)
    return read_card(words[spoken], card_id, {**words[spoken].entry, **entry})


def has_data(game_id: str, name: str) -> bool:
    return file_of(f"{folder(game_id)}/{name}").is_file()


def plain_card(card_id: str, entry: Entry) -> Card:
    """A card without words in data files. Its words come from the game's declarations or from its id, and are the same
    in every language unless they are given for each."""
    texts = entry.get("text", [])
    spoken = texts if isinstance(texts, list) else [texts]
    return Card(
        id=card_id,
        names={lang: said(entry.get("name", capital(readable(card_id))), lang) for lang in LANGUAGES},
        texts={lang: tuple(said(text, lang) for text in spoken) for lang in LANGUAGES},
        notes=dict.fromkeys(LANGUAGES, ()),
        facts=facts_of(entry),
    )


def said(text: Json, lang: str) -> str:
    """The text in this language. A text that isn't given by language is the same in all."""
    return str(text.get(lang, text.get(LANGUAGES[0])) if isinstance(text, dict) else text)


def looked_up(game_id: str) -> list[str]:
    """The kinds of entries that people look up as cards: those that the index names, or only the cards."""
    index = data.fields_of(f"{folder(game_id)}/index.yaml")
    kinds = list(index.entry)
    return [kinds[place] for place in index.words("catalogue", kinds)] if "catalogue" in index else ["cards"]


@cache
def beside(game_id: str, what: str) -> tuple[Card, ...]:
    """Entries that people look up like cards although they aren't cards, such as nations and special achievements."""
    return tuple(read_card(card, card.text("id"), card.entry) for card in data.entries(game_id, what))


def browsed(game_id: str) -> list[Card]:
    """Everything that the card browser lists: all cards, then the special achievements."""
    return [*_cards(game_id), *beside(game_id, "achievements")]


def read_card(words: Fields, card_id: str, entry: Entry) -> Card:
    """A card from its words and its data."""
    texts = words.each("text") if isinstance(words.entry.get("text"), list) else [words.inner("text")]
    notes = words.each("notes", optional=True)
    return Card(
        id=card_id,
        names=in_both(words, "name"),
        texts={lang: tuple(text.text(lang) for text in texts) for lang in LANGUAGES},
        notes={lang: tuple(note.text(lang) for note in notes) for lang in LANGUAGES},
        facts=facts_of(entry),
    )


def facts_of(entry: Entry) -> Entry:
    """The fields of an entry that aren't texts."""
    return {name: value for name, value in entry.items() if name not in ("id", *WORDS)}


def entries(value: Json) -> list[Entry]:
    return [entry for entry in value if isinstance(entry, dict)] if isinstance(value, list) else []


def cards(game_id: str) -> list[Card]:
    """All cards of a game."""
    return list(_cards(game_id))


@cache
def card_names(game_id: str, lang: str) -> dict[str, str]:
    return {card.id: card.name(lang) for card in _cards(game_id)}


def plain(words: str) -> str:
    """Text as people type it: lower case, without the no-break spaces of names."""
    return words.casefold().replace("\N{NO-BREAK SPACE}", " ")


def find_card(game_id: str, words: str) -> Card:
    """The card with this id or with this name in either language."""
    wanted = plain(words)
    for card in _cards(game_id):
        if wanted in (card.id, *(plain(name) for name in card.names.values())):
            return card
    raise KronikaError(f"{game_id} has no card {words!r}.")


@cache
def _rules(game_id: str) -> tuple[Rule, ...]:
    if not has_data(game_id, "rulebook.yaml"):
        return ()
    book = data.fields_of(f"{folder(game_id)}/rulebook.yaml")
    sections = book.inner("sections")
    return tuple(read_rule(rule, sections) for rule in book.each("rules"))


def read_rule(rule: Fields, sections: Fields) -> Rule:
    rule_id = rule.text("id")
    section = section_of(rule_id)
    if section not in sections:
        raise rule.wrong("id", f"{rule_id} belongs to the section {section!r}, which isn't listed.")
    return Rule(
        id=rule_id,
        section=in_both(sections, section),
        texts={lang: rule.text(lang) for lang in LANGUAGES},
        where=rule.text("where", ""),
        inferred=rule.flag("inferred"),
        reading=in_both(rule, "reading") if "reading" in rule else None,
        not_applicable=in_both(rule, "not_applicable") if "not_applicable" in rule else None,
    )


def section_of(rule_id: str) -> str:
    return rule_id.split("-")[1]


def in_both(entry: Fields, field: str) -> dict[str, str]:
    return {lang: entry.in_language(field, lang) for lang in LANGUAGES}


def rules(game_id: str) -> list[Rule]:
    """The rulebook of a game; empty if it has none."""
    return list(_rules(game_id))
