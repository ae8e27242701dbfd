"""Finds cards and rules by words, in either language and with or without accents, and draws them."""

from __future__ import annotations

from collections.abc import Iterable
from unicodedata import combining, normalize

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from kronika.catalogue import INSERTED, LANGUAGES, Card, Rule, browsed, cards, entries, rules, said
from kronika.chapters import Chapter
from kronika.words import Words

from .drawing import drawing, extra_cards


def plain(text: str) -> str:
    """Lower case without accents: 'lukostrelba' finds Lukostřelba."""
    return "".join(letter for letter in normalize("NFKD", text.casefold()) if not combining(letter))


def fits(wanted: str, texts: Iterable[str]) -> bool:
    """Whether every word occurs in these texts."""
    hay = plain(" ".join(texts))
    return all(word in hay for word in plain(wanted).split())


def find_cards(game_id: str, wanted: str) -> list[Card]:
    """The card with this id or name, or else those whose names match, or else those whose names or texts match."""
    known = [*cards(game_id), *extra_cards(game_id)]
    exact = [card for card in known if plain(wanted) in (card.id, *(plain(name) for name in card.names.values()))]
    if exact:
        return exact
    named = [card for card in known if fits(wanted, (card.id, *card.names.values()))]
    return named or [card for card in known if fits(wanted, card_texts(card))]


def card_texts(card: Card) -> list[str]:
    return [card.id, *card.names.values(), *(text for lang in LANGUAGES for text in card.texts[lang])]


def find_rules(game_id: str, wanted: str) -> list[Rule]:
    """The rule with this id, or else those whose id, section or text matches."""
    book = rules(game_id)
    exact = [rule for rule in book if rule.id.casefold() == wanted.casefold()]
    return exact or [rule for rule in book if fits(wanted, (rule.id, *rule.section.values(), *rule.texts.values()))]


# --- drawing


def other_language(words: Words) -> str:
    return next(lang for lang in LANGUAGES if lang != words.lang)


def other_name(card: Card, words: Words) -> str:
    """The card's name in the other language; empty if it is the same."""
    name = card.name(other_language(words))
    return "" if name == card.name(words.lang) else name


def card_panel(game_id: str, card: Card, words: Words) -> Panel:
    """A card in full, with its name in the other language and its rulings."""
    parts: list[RenderableType] = [drawing(game_id).draw_card(card, words)]
    notes = card.notes[words.lang]
    if notes:
        parts.append(Text(f"\n{words.say('card-rulings')}", "bold"))
        parts.append(bullets(notes))
    uncertain = card.facts.get("uncertain")
    if isinstance(uncertain, dict):
        parts.append(Text("\n" + words.say("card-reads", note=str(uncertain[words.lang])), "italic"))
    for variant in entries(card.facts.get("variants")):
        edition = said(variant["edition"], words.lang)
        parts.append(Text("\n" + words.say("card-variant", edition=edition), "bold"))
        parts.append(Text(said(variant["text"], words.lang)))
    other = other_name(card, words)
    title = Text.assemble((card.name(words.lang), "bold"), (f" · {other}" if other else "", "dim"))
    return Panel(Group(*parts), title=title, title_align="left", subtitle=Text(card.id, "dim"), subtitle_align="right")


def bullets(lines: Iterable[str]) -> Table:
    grid = Table.grid(padding=(0, 1))
    for line in lines:
        grid.add_row("•", line)
    return grid


def cards_table(game_id: str, found: list[Card], words: Words) -> Table:
    grid = Table.grid(padding=(0, 2))
    for card in found:
        grid.add_row(
            Text(card.name(words.lang), "bold"),
            Text(other_name(card, words), "dim"),
            drawing(game_id).card_line(card, words),
        )
    return grid


def chapter_text(game_id: str, chapter: Chapter, words: Words) -> Group:
    """A chapter of the rulebook. The cards in its examples are named, not drawn."""
    names = {card.id: card.name(words.lang) for card in browsed(game_id)}

    def markdown(text: str) -> Markdown:
        return Markdown(INSERTED.sub(lambda card: names[card[1]], text))

    examples = [Padding(markdown(example.texts[words.lang]), (1, 0, 0, 4)) for example in chapter.examples]
    heading = Text(chapter.names[words.lang], "bold underline")
    return Group(heading, markdown(chapter.texts[words.lang]), *examples, "")


def rule_panel(rule: Rule, words: Words) -> Panel:
    """A rule in full: its text, its place in the rulebook and our ruling."""
    parts: list[RenderableType] = [Text(rule.texts[words.lang])]
    if rule.reading:
        parts.append(Text(words.say("rule-reading", reading=rule.reading[words.lang]), "italic"))
    if rule.inferred:
        parts.append(Text(words.say("rule-inferred"), "italic"))
    if rule.not_applicable:
        parts.append(Text(words.say("rule-not-applicable", reason=rule.not_applicable[words.lang]), "italic"))
    if rule.where:
        parts.append(Text(words.say("rule-where", where=rule.where), "dim"))
    title = Text.assemble((rule.id, "bold"), f" · {rule.section[words.lang]}")
    return Panel(Group(*parts), title=title, title_align="left")


def rules_table(found: list[Rule], words: Words) -> Group:
    """The rules under the headings of their sections."""
    parts: list[RenderableType] = []
    grid = Table.grid()
    section = ""
    for rule in found:
        heading = rule.section[words.lang]
        if heading != section:
            section = heading
            parts.append(Text(("\n" if parts else "") + heading, "bold underline"))
            grid = Table.grid(padding=(0, 2))
            grid.add_column(no_wrap=True, style="dim")
            parts.append(grid)
        grid.add_row(rule.id, rule.texts[words.lang])
    return Group(*parts)
