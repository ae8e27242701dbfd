"""The rulebook for reading: chapters in playing order, with examples that show cards. Details are left to the numbered
rules.

A game's `data/chapters.yaml` lists its chapters. Each names sections of `data/rulebook.yaml`, and each section belongs
to exactly one chapter. So every numbered rule is one click away from a text that introduces it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from . import data
from .catalogue import INSERTED, LANGUAGES, browsed, folder, has_data, in_both, rules, section_of
from .data import Fields
from .engine.errors import BadData


@dataclass(frozen=True)
class Example:
    """Something that happens in a game, and the cards that it happens with."""

    cards: tuple[str, ...]
    texts: dict[str, str]


@dataclass(frozen=True)
class Chapter:
    """A text of paragraphs, lists and **bold** words, as in Markdown; `{card_id}` is the name of a card."""

    id: str
    names: dict[str, str]
    texts: dict[str, str]
    examples: tuple[Example, ...]
    sections: tuple[str, ...]  # of the numbered rules


@cache
def chapters(game_id: str) -> tuple[Chapter, ...]:
    """The chapters in playing order; empty if the game has none."""
    if not has_data(game_id, "chapters.yaml"):
        return ()
    file = data.fields_of(f"{folder(game_id)}/chapters.yaml")
    file.only("chapters")
    return read_chapters(game_id, file)


def read_chapters(game_id: str, file: Fields) -> tuple[Chapter, ...]:
    """Read the chapters of a file. Errors name the line."""
    known = {card.id for card in browsed(game_id)}
    sections = list(dict.fromkeys(section_of(rule.id) for rule in rules(game_id)))
    found: list[Chapter] = []
    left = set(sections)
    for entry in file.each("chapters"):
        chapter = read_chapter(entry, sections, known)
        taken = [section for section in chapter.sections if section not in left]
        if taken:
            raise entry.wrong("sections", f"{taken[0]} already belongs to another chapter.")
        if chapter.id in (other.id for other in found):
            raise entry.wrong("id", f"there are two chapters {chapter.id!r}.")
        left.difference_update(chapter.sections)
        found.append(chapter)
    if left:
        raise BadData(f"{file.file.name}: no chapter leads to {', '.join(sorted(left))}.")
    return tuple(found)


def read_chapter(entry: Fields, sections: list[str], known: set[str]) -> Chapter:
    entry.only("id", "name", "text", "examples", "sections")
    return Chapter(
        id=entry.text("id"),
        names=in_both(entry, "name"),
        texts=checked(entry, known),
        examples=tuple(read_example(example, known) for example in entry.each("examples", optional=True)),
        sections=tuple(sections[place] for place in entry.words("sections", sections)),
    )


def read_example(entry: Fields, known: set[str]) -> Example:
    entry.only("cards", "text")
    cards = entry.entry.get("cards")
    if not isinstance(cards, list) or not cards:
        raise entry.wrong("cards", "must be a list of cards.")
    for card in cards:
        if card not in known:
            raise entry.wrong("cards", f"{card!r} is not a card.")
    return Example(cards=tuple(map(str, cards)), texts=checked(entry, known))


def checked(entry: Fields, known: set[str]) -> dict[str, str]:
    """The text in both languages. Refuses a text that names a card which doesn't exist."""
    texts = in_both(entry, "text")
    for lang in LANGUAGES:
        for name in INSERTED.findall(texts[lang]):
            if name not in known:
                raise entry.wrong("text", f"{{{name}}} is not a card.")
    return texts
