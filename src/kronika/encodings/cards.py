"""The question and the cards of an observation: every zone as the seat sees it."""

from __future__ import annotations

from typing import Final

from kronika.engine.choice import BASE
from kronika.engine.match import Match
from kronika.engine.table import Table

from .sheet import Out, Sheet

NEAR: Final = [1 + 1 / (place + 2) for place in range(1024)]  # one card, so many places from the end of its zone


class Sights:
    """How one seat sees the zones: (number of the zone, where its cards go)."""

    def __init__(self) -> None:
        self.ordered: list[tuple[int, int]] = []
        self.open: list[tuple[int, int]] = []
        self.behind: list[tuple[int, int]] = []
        self.top: list[tuple[int, int, int]] = []  # and where the backs of the others go


def write_question(match: Match, seat: int, sheet: Sheet) -> None:
    """Who looks, who is asked, what for, and by which card; at the beginning of every observation."""
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
    """Of the zones that aren't as at the last look."""
    out, faces, zones, kept, turned = sheet.out, t.faces, t.zones, sheet.zones, sheet.turned
    for number, at in sights.ordered:
        zone = zones[number]
        if zone != kept[number] or (turned and not turned.isdisjoint(zone)):
            renew(sheet, number, zone, at)
            write_ordered(sheet, at, [faces[card] for card in zone])
    for number, at in sights.open:
        zone = zones[number]
        if zone != kept[number] or (turned and not turned.isdisjoint(zone)):
            renew(sheet, number, zone, at)
            write_open(sheet, at, [faces[card] for card in zone])
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
            write_ordered(sheet, at, [faces[card] for card in zone[-1:]])


def renew(sheet: Sheet, number: int, zone: list[int], at: int) -> None:
    """The cards that lay in the zone are gone."""
    if sheet.zones[number]:
        sheet.clear(at, sheet.no_cards)
    sheet.zones[number] = zone.copy()


def write_ordered(sheet: Sheet, at: int, found: list[int]) -> None:
    """The faces of a zone; of copies the one nearest to the end decides the fraction."""
    out, last = sheet.out, sheet.last
    sheet.written += 1
    written = sheet.written
    place = len(found)
    for face in found:
        place -= 1
        if last[face] == written:
            out[at + face] = int(out[at + face]) + NEAR[place]
        else:
            out[at + face] = NEAR[place]
            last[face] = written


def write_open(sheet: Sheet, at: int, found: list[int]) -> None:
    """The faces of a zone whose order nobody knows."""
    out, last = sheet.out, sheet.last
    sheet.written += 1
    written = sheet.written
    for face in found:
        if last[face] == written:
            out[at + face] += 1
        else:
            out[at + face] = 1
            last[face] = written


def write_backs(t: Table, out: Out, at: int, cards: list[int], before: list[int]) -> None:
    """How many cards of each back, where so many lay before. Mostly cards have only come or gone at the end."""
    alike = len(cards) if len(cards) < len(before) else len(before)
    if cards[:alike] != before[:alike]:
        alike = 0
    changes = [0] * len(t.back_names)
    for card in before[alike:]:
        changes[t.backs[card]] -= 1
    for card in cards[alike:]:
        changes[t.backs[card]] += 1
    for kind, change in enumerate(changes):
        if change:
            out[at + kind] += change
