"""The first part of an observation: the question, and the cards in each zone as the seat sees them."""

from __future__ import annotations

from typing import Final

from .choice import BASE
from .playout import Playout
from .sheet import Out, Sheet
from .table import Table

NEAR: Final = [1 + 1 / (place + 2) for place in range(1024)]  # one card, by its distance from the end of its zone


class Sights:
    """How one seat sees the zones, by kind of visibility: the number of the zone, and where its cards are written."""

    def __init__(self) -> None:
        self.ordered: list[tuple[int, int]] = []
        self.open: list[tuple[int, int]] = []
        self.behind: list[tuple[int, int]] = []
        self.top: list[tuple[int, int, int]] = []  # the last number says where the backs below the top card are written


def begin(match: Playout, seat: int, sights: Sights, sheet: Sheet) -> None:
    """Start a look: write the question and the cards."""
    sheet.begin(match.table, seat)
    write_question(match, seat, sheet)
    write_cards(match.table, sights, sheet)


def write_question(match: Playout, seat: int, sheet: Sheet) -> None:
    """Write who observes, who is asked, what, and by which card: the start of every observation."""
    t = match.table
    asked = key = card = -1
    if not match.over:
        choice = match.choice
        asked, key, card = choice.seat, choice.key.base // BASE - 1, choice.source
    at = sheet.put_choice(0, seat, t.seats)
    at = sheet.put_seat(at, asked, seat, t.seats)
    at = sheet.put_choice(at, key, len(t.keys.keys))
    sheet.put_choice(at, card, len(t.card_ids))


def write_cards(t: Table, sights: Sights, sheet: Sheet) -> None:
    """Write the zones that have changed since the last look."""
    out, faces, zones, kept, turned = sheet.out, t.faces, t.zones, sheet.zones, sheet.turned
    for number, at in sights.ordered:
        zone = zones[number]
        if zone != kept[number] or (turned and not turned.isdisjoint(zone)):
            renew(sheet, number, zone, at)
            write_ordered(out, at, [faces[card] for card in zone])
    for number, at in sights.open:
        zone = zones[number]
        if zone != kept[number] or (turned and not turned.isdisjoint(zone)):
            renew(sheet, number, zone, at)
            write_open(out, at, [faces[card] for card in zone])
    for number, at in sights.behind:
        zone = zones[number]
        if zone != kept[number]:
            write_backs(t, out, at, zone, kept[number])
            kept[number] = zone.copy()
    for number, at, behind in sights.top:
        zone = zones[number]
        if zone != kept[number] or (turned and not turned.isdisjoint(zone[-1:])):
            write_backs(t, out, behind, zone[:-1], kept[number][:-1])
            renew(sheet, number, zone, at)
            write_ordered(out, at, [faces[card] for card in zone[-1:]])


def renew(sheet: Sheet, number: int, zone: list[int], at: int) -> None:
    """Clear the cards of the zone."""
    if sheet.zones[number]:
        sheet.clear(at, sheet.no_cards)
    sheet.zones[number] = zone.copy()


def write_ordered(out: Out, at: int, found: list[int]) -> None:
    """Write the faces of a zone whose order is known. Of several copies, the one nearest the end decides the
    fraction."""
    place = len(found)
    copies = place > 1 and len(set(found)) < place  # otherwise nothing needs to be read, which is half the cost
    for face in found:
        place -= 1
        if copies:
            out[at + face] = int(out[at + face]) + NEAR[place]
        else:
            out[at + face] = NEAR[place]


def write_open(out: Out, at: int, found: list[int]) -> None:
    """Write the faces of a zone whose order isn't known."""
    copies = len(found) > 1 and len(set(found)) < len(found)
    for face in found:
        if copies:
            out[at + face] += 1
        else:
            out[at + face] = 1


def write_backs(t: Table, out: Out, at: int, cards: list[int], before: list[int]) -> None:
    """Write the number of cards with each back. Usually cards have come or gone only at the end of the zone."""
    alike = 0
    if cards[: len(before)] == before:
        alike = len(before)
    elif before[: len(cards)] == cards:
        alike = len(cards)
    changes = [0] * len(t.back_names)
    for card in before[alike:]:
        changes[t.backs[card]] -= 1
    for card in cards[alike:]:
        changes[t.backs[card]] += 1
    for kind, change in enumerate(changes):
        if change:
            out[at + kind] += change
