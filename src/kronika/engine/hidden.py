"""Hidden information: views, redeals, shuffles, and which cards a seat can tell apart. No other code decides this.

`seen` is memory: a seat that has seen a card knows it as long as it can follow it. A view shows less: only what the
seat may look at now. Everything that a view or an event shows is in `seen`, so a redeal never changes it.
"""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Final

from .choice import Choice
from .dice import Dice
from .json import Json
from .table import ALL, OWNER, SEATS, TOP, Table, Zone, numbered

TOGETHER: Final = -1  # instead of a seat: what all seats would know if they told each other everything


def show(t: Table, card: int, to: int) -> None:
    """The seats in the mask `to` see the card."""
    if to & ~t.seen[card]:
        t.seen[card] |= to
        t.shown += 1


def move(t: Table, card: int, to: int, seers: int) -> None:
    """Move a card to the end of the zone with this number. The seats in the mask `seers` see its face. If the card
    leaves a hand or a deck unseen, call `slip` first."""
    at = t.where[card]
    t.zones[at].remove(card)
    t.zones[to].append(card)
    t.where[card] = to
    show(t, card, seers)


def slip(t: Table, card: int, watchers: int) -> None:
    """Call this when a card leaves its zone face down: the watchers can't tell which of the cards with the same back it
    was."""
    back = t.backs[card]
    seen = t.seen
    alike = [c for c in t.zones[t.where[card]] if t.backs[c] == back]
    if len(alike) > 1 and any(seen[c] & watchers for c in alike):
        blur(t, alike, watchers)


def blur(t: Table, cards: list[int], watchers: int) -> None:
    """The watchers lose track of which of these cards is which. A watcher who knew all of them still knows them as a
    set."""
    for seat in range(t.seats + 1):
        bit = 1 << seat
        if not watchers & bit:
            continue
        pool = new_pool(t, seat) if knows_set(t, seat, cards) else 0
        for card in cards:
            t.seen[card] &= ~bit
        if t.pools:
            row = t.pools[seat].copy()
            for card in cards:
                row[card] = pool
            replace_row(t, seat, row)


def replace_row(t: Table, number: int, row: list[int]) -> None:
    """Replace a row of `pools`, which copies of the table share."""
    t.pools = t.pools.copy()
    t.pools[number] = row


def knows_set(t: Table, seat: int, cards: list[int]) -> bool:
    """Whether the seat knows these cards as a set: it has seen each of them, or knows it to be in a set that lies
    entirely among them."""
    bit = 1 << seat
    loose = [card for card in cards if not t.seen[card] & bit]
    if not loose:
        return True
    if not t.pools:
        return False
    pools = t.pools[seat]
    return all(
        pools[card] and all(c in loose for c, pool in enumerate(pools) if pool == pools[card] and not t.seen[c] & bit)
        for card in loose
    )


def new_pool(t: Table, seat: int) -> int:
    if not t.pools:
        t.pools = [[0] * len(t.backs) for _ in range(t.seats + 1)]
    return max(t.pools[seat]) + 1


def shuffle(t: Table, zone: list[int]) -> None:
    """Shuffle a zone: its order and, among cards with the same back, their faces. Nobody can follow a card through
    it."""
    if len(zone) < 2:
        return
    if t.tracking:
        blur(t, zone, t.everybody)
    for i in range(len(zone) - 1, 0, -1):
        j = t.roll(i + 1)
        zone[i], zone[j] = zone[j], zone[i]
    for back in sorted({t.backs[card] for card in zone}):
        alike = [card for card in zone if t.backs[card] == back]
        for i in range(len(alike) - 1, 0, -1):
            j = t.roll(i + 1)
            a, b = alike[i], alike[j]
            t.faces[a], t.faces[b] = t.faces[b], t.faces[a]


def redeal(t: Table, seat: int | None, random: Random) -> None:
    """Redeal everything that the seat can't know, including future chance."""
    if seat == TOGETHER:
        t.confer()
        seat = None
    seat = t.seats if seat is None else seat
    bit = 1 << seat
    seen, faces, number = t.seen, t.faces, random.random
    for group in t.alike if not t.pools else pooled(t, seat):
        cards = [card for card in group if not seen[card] & bit]
        for i in range(len(cards) - 1, 0, -1):
            a, b = cards[i], cards[int(number() * (i + 1))]
            faces[a], faces[b] = faces[b], faces[a]
    t.settle(seat, random)
    t.dealer = None
    t.rng = random.getrandbits(64)


def swap_faces(t: Table, card: int, other: int) -> None:
    """Swap the faces of two cards, as if the other one had been drawn instead."""
    assert t.backs[card] == t.backs[other]
    t.faces[card], t.faces[other] = t.faces[other], t.faces[card]


def pooled(t: Table, seat: int) -> list[list[int]]:
    """The cards that the seat doesn't know, grouped by back and by the sets that the seat knows."""
    bit, kinds = 1 << seat, len(t.back_names)
    groups: dict[int, list[int]] = {}
    for card, (seen, pool, back) in enumerate(zip(t.seen, t.pools[seat], t.backs, strict=True)):
        if not seen & bit:
            key = pool * kinds + back
            if key in groups:
                groups[key].append(card)
            else:
                groups[key] = [card]
    return list(groups.values())


# --- views


def view(t: Table, seat: int | None) -> dict[str, Json]:
    """All zones as the seat (None: a spectator) may see them."""
    cards: dict[str, Json] = {}
    for zone, numbers in numbered(t.ZONES, t.seats):
        per_seat = len(numbers) // t.seats if zone.per_seat else 0
        flat: list[Json] = []
        for place, number in enumerate(numbers):
            owner = place // per_seat if per_seat else None
            flat.append(look(t, zone, t.zones[number], owner, seat))
        cards[zone.name] = nest(flat, [t.seats if n == SEATS else n for n in zone.shape])
    return cards


def nest(flat: list[Json], shape: list[int]) -> Json:
    if not shape:
        return flat[0]
    if len(shape) == 1:
        return list(flat)
    step = len(flat) // shape[0]
    return [nest(flat[i : i + step], shape[1:]) for i in range(0, len(flat), step)]


def look(t: Table, zone: Zone, cards: list[int], owner: int | None, seat: int | None) -> list[Json]:
    if not cards:
        return []
    if zone.look == ALL or (zone.look in (OWNER, TOP) and owner is not None and owner == seat):
        return [face_up(t, card) for card in cards]
    if zone.look == TOP:
        return [*face_down(t, cards[:-1]), face_up(t, cards[-1])]
    if not zone.ordered:  # the order of the cards is secret, so they are sorted by their backs
        cards = sorted(cards, key=t.backs.__getitem__)
    return face_down(t, cards)


def face_up(t: Table, card: int) -> Json:
    return sight(t.card_ids[t.faces[card]], t.back_names[t.backs[card]])


def face_down(t: Table, cards: list[int]) -> list[Json]:
    hidden, backs = backs_of(t.back_names), t.backs
    return [hidden[backs[card]] for card in cards]


@cache
def backs_of(names: tuple[str, ...]) -> list[Json]:
    return [sight(None, name) for name in names]


@cache
def sight(card: str | None, back: str) -> Json:
    """A card in a view. Equal cards share one object, so views must not be changed."""
    return {"card": card, "back": back}


def asked(choice: Choice, seat: int | None) -> dict[str, Json]:
    """The question as the seat may see it. Only the asked seat sees the options."""
    words: dict[str, Json] = {
        "seat": choice.seat,
        "key": choice.key.name,
        "card": choice.asker,
        "rule": choice.rule,
    }
    if seat == choice.seat:
        words["options"] = [option.token for option in choice.options]
    return words


def fresh(seed: int | str) -> Random:
    """A random stream for redeals, independent of all games."""
    return Random(Dice(seed).state)
