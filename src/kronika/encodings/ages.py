"""The numbers of Through the Ages, read off the table. What the view derives from the cards and from these numbers is
left out: limits, needs, most prices, what the end of the turn would bring."""

from __future__ import annotations

from typing import Final

from kronika.engine.table import Table
from kronika.games.ages.data import (
    AGE_NAMES,
    AGES,
    CIVIL,
    CIVIL_HAND,
    COLONIZATION,
    IDS,
    MILITARY,
    MILITARY_HAND,
    ROW,
    SLOTS,
    TOKEN_SLOTS,
)
from kronika.games.ages.table import (
    AUCTION,
    CHOOSE_SIDE,
    DEFENCE,
    FORCE,
    LINES,
    PACT_ANSWER,
    PHASES,
    STRIKE,
    Ages,
)

from .sheet import Sheet, Spec, round_from

CARDS: Final = len(IDS)
TABLE: Final = (
    *("round", "last_round", "politics", "extra_civil", "extra_military", "unit_resources", "unit_science"),
    *("tactic_played", "leader_replaced", "bid", "bonus", "attack", "defence", "side"),
)
PLAYER: Final = (
    *("out", "culture", "science", "food", "resources", "science_rating", "culture_rating", "strength", "armies"),
    *("happiness", "yellow", "unused", "blue", "civil", "military", "stages", "no_politics"),
    *("colonization", "civil_total", "military_total", "civil_limit", "military_limit", "pact_side"),
    *(f"leader_{age}" for age in AGES),
    *LINES,
)
SLOT_IDS: Final = IDS[:SLOTS]
NO_FORCE: Final = [0] * SLOTS


def fields(seats: int) -> list[Spec]:
    """`offered` is the card of the aggression or the pact that is being decided, `target` against or with whom."""
    return [
        ("table", (len(TABLE),), TABLE),
        ("age", (len(AGE_NAMES),), AGE_NAMES),
        ("phase", (len(PHASES),), PHASES),
        ("active", (seats,), ()),
        ("bidder", (seats,), ()),
        ("passed", (seats,), ()),
        ("target", (seats,), ()),
        ("executing", (CARDS,), IDS),
        ("event", (CARDS,), IDS),
        ("offered", (CARDS,), IDS),
        ("homer", (CARDS,), IDS),
        ("used", (CARDS,), IDS),
        ("fresh", (CARDS,), IDS),
        ("sent", (SLOTS,), SLOT_IDS),
        ("spaces", (ROW, CARDS), IDS),
        ("players", (seats, len(PLAYER)), PLAYER),
        ("workers", (seats, SLOTS), SLOT_IDS),
        ("tokens", (seats, TOKEN_SLOTS), IDS[:TOKEN_SLOTS]),
        ("build_prices", (seats, SLOTS), SLOT_IDS),
        ("tactic_in_use", (seats, CARDS), IDS),
        ("war_target", (seats, seats), ()),
        ("pact_partner", (seats, seats), ()),
    ]


def write(t: Table, seat: int, sheet: Sheet, at: int) -> None:
    assert isinstance(t, Ages)
    at = write_table(t, seat, sheet, at)
    at = write_cards(t, sheet, at)
    turn = round_from(seat, t.seats)
    for who in turn:
        at = write_player(t, who, sheet, at)
    for who in turn:
        at = sheet.put(at, t.workers[who])
    for who in turn:
        at = sheet.put(at, t.tokens[who])
    for who in turn:
        at = sheet.put(at, build_prices(t, who))
    for who in turn:
        at = sheet.put_choice(at, t.tactic_face[who], CARDS)
    for who in turn:
        at = sheet.put_seat(at, t.war_target[who] if t.war[who] else -1, seat, t.seats)
    for who in turn:
        at = sheet.put_seat(at, t.pact_partner[who] if t.pact[who] else -1, seat, t.seats)


def write_table(t: Ages, seat: int, sheet: Sheet, at: int) -> int:
    """The numbers of an auction, an aggression or an offer only while there is one."""
    phase, seats = t.phase, t.seats
    auction = phase in (AUCTION, FORCE)
    aggression = phase in (DEFENCE, STRIKE)
    offer = phase in (CHOOSE_SIDE, PACT_ANSWER)
    turn = [t.extra_civil, t.extra_military, t.unit_resources, t.unit_science]
    done = [int(t.tactic_played != 0), int(t.leader_replaced != 0)]
    bid = [t.bid, t.force_bonus] if auction else [0, 0]
    attack = [t.attack, t.defence] if aggression else [0, 0]
    side = t.side if offer else 0
    at = sheet.put(at, [t.round, t.last_round, t.politics, *turn, *done, *bid, *attack, side])
    at = sheet.put_choice(at, t.age, len(AGE_NAMES))
    at = sheet.put_choice(at, phase, len(PHASES))
    at = sheet.put_seat(at, t.active, seat, seats)
    at = sheet.put_seat(at, t.bidder if auction else -1, seat, seats)
    if auction:
        for who in range(seats):
            if t.passed >> who & 1:
                sheet.note(at + (who - seat) % seats, 1)
    return sheet.put_seat(at + seats, t.target if aggression or offer else -1, seat, seats)


def write_cards(t: Ages, sheet: Sheet, at: int) -> int:
    phase, faces = t.phase, t.faces
    offered = phase in (DEFENCE, STRIKE, CHOOSE_SIDE, PACT_ANSWER)
    at = sheet.put_choice(at, t.source, CARDS)
    at = sheet.put_choice(at, face_of(t, t.event), CARDS)
    at = sheet.put_choice(at, face_of(t, t.card) if offered else -1, CARDS)
    at = sheet.put_choice(at, face_of(t, t.homer), CARDS)
    used = t.used
    while used:
        face = used.bit_length() - 1
        sheet.note(at + face, 1)
        used ^= 1 << face
    at += CARDS
    if t.fresh:
        for card in t.hand[t.active]:
            if t.fresh >> card & 1:
                sheet.add(at + faces[card], 1)
    at += CARDS
    at = sheet.put(at, t.force if phase in (AUCTION, FORCE) else NO_FORCE)
    for card in t.space:
        at = sheet.put_choice(at, face_of(t, card), CARDS)
    return at


def face_of(t: Ages, card: int) -> int:
    """Of a card that everybody sees; -1 for none."""
    return t.faces[card] if card >= 0 else -1


def write_player(t: Ages, who: int, sheet: Sheet, at: int) -> int:
    base, taken = t.base[who], t.leaders_taken[who]
    civil, military = base[CIVIL], base[MILITARY]
    at = sheet.put(at, [t.out >> who & 1, t.culture[who], t.science[who], t.food[who], t.resources[who]])
    at = sheet.put(at, [t.science_rating[who], t.culture_rating[who], t.strength[who], t.armies[who]])
    at = sheet.put(at, [t.happiness[who], t.yellow[who], t.unused[who], t.blue[who], t.civil[who], t.military[who]])
    at = sheet.put(at, [t.stages[who], int(t.no_politics[who] != 0), base[COLONIZATION], civil, military])
    at = sheet.put(at, [civil + base[CIVIL_HAND], military + base[MILITARY_HAND]])
    at = sheet.put(at, [t.pact_side[who] if t.pact[who] else 0])
    at = sheet.put(at, [taken >> age & 1 for age in range(len(AGES))])
    return sheet.put(at, t.earned[who])


def build_prices(t: Ages, who: int) -> list[int]:
    """Of the technologies that the player has."""
    prices = [0] * SLOTS
    for slot, card in enumerate(t.tech[who]):
        if card >= 0:
            prices[slot] = t.price[who][slot]
    return prices
