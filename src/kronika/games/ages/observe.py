"""The numbers of Through the Ages, read off the table. What the view derives from the cards and from these numbers is
left out: limits, needs, most prices, what the end of the turn would bring."""

from __future__ import annotations

from typing import Final

from kronika.engine.sheet import Observation, Sheet, Spec, blank, round_from
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
from kronika.games.ages.table import AUCTION, CHOOSE_SIDE, DEFENCE, FORCE, LINES, PACT_ANSWER, PHASES, STRIKE, Ages

CARDS: Final = len(IDS)
TABLE: Final = (
    *("round", "last_round", "politics", "extra_civil", "extra_military", "unit_resources", "unit_science"),
    *("tactic_played", "leader_replaced", "bid", "bonus", "attack", "defence", "side"),
)
COUNTED: Final = (
    *("out", "culture", "science", "food", "resources", "science_rating", "culture_rating", "strength", "armies"),
    *("happiness", "yellow", "unused", "blue", "civil", "military", "stages", "no_politics"),
)
TOTALS: Final = ("colonization", "civil_total", "military_total", "civil_limit", "military_limit")
LEADERS: Final = tuple(f"leader_{age}" for age in AGES)
PLAYER: Final = (*COUNTED, *TOTALS, "pact_side", *LEADERS, *LINES)
SLOT_IDS: Final = IDS[:SLOTS]
NO_FORCE: Final = [0] * SLOTS
NO_SPACES: Final = blank(ROW * CARDS)
NO_PRICES: Final = blank(SLOTS)


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
    at = write_players(t, seat, sheet, at)
    for who in turn:
        at = sheet.put(at, t.workers[who])
    for who in turn:
        at = sheet.put(at, t.tokens[who])
    for who in turn:
        at = write_prices(t, who, sheet, at)
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
    at = sheet.put(at, [t.round, t.last_round, t.politics])
    at = sheet.put(at, [t.extra_civil, t.extra_military, t.unit_resources, t.unit_science])
    at = sheet.put(at, [int(t.tactic_played != 0), int(t.leader_replaced != 0)])
    at = sheet.put(at, [t.bid, t.force_bonus] if auction else [0, 0])
    at = sheet.put(at, [t.attack, t.defence] if aggression else [0, 0])
    at = sheet.put(at, [t.side if offer else 0])
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
    spaces = [face_of(t, card) for card in t.space]
    if sheet.is_new(spaces):
        sheet.clear(at, NO_SPACES)
        for space, face in enumerate(spaces):
            if face >= 0:
                sheet.out[at + space * CARDS + face] = 1
    return at + ROW * CARDS


def face_of(t: Ages, card: int) -> int:
    """The face of a card that everybody sees; -1 for none."""
    return t.faces[card] if card >= 0 else -1


def write_players(t: Ages, seat: int, sheet: Sheet, at: int) -> int:
    out = [t.out >> who & 1 for who in range(t.seats)]
    idle = [int(no_politics != 0) for no_politics in t.no_politics]
    goods = [t.culture, t.science, t.food, t.resources]
    ratings = [t.science_rating, t.culture_rating, t.strength, t.armies, t.happiness]
    pieces = [t.yellow, t.unused, t.blue, t.civil, t.military, t.stages]
    sheet.put_columns(at, [out, *goods, *ratings, *pieces, idle], len(PLAYER), seat)
    new_leaders = sheet.is_new(t.leaders_taken)
    for who in round_from(seat, t.seats):
        write_player(t, who, sheet, at + len(COUNTED), new_leaders)
        at += len(PLAYER)
    return at


def write_player(t: Ages, who: int, sheet: Sheet, at: int, new_leaders: bool) -> None:
    """What isn't counted by the table in this form."""
    base, taken = t.base[who], t.leaders_taken[who]
    if sheet.is_new(base):
        limits = [base[CIVIL] + base[CIVIL_HAND], base[MILITARY] + base[MILITARY_HAND]]
        sheet.write(at, [base[COLONIZATION], base[CIVIL], base[MILITARY], *limits])
    at = sheet.put(at + len(TOTALS), [t.pact_side[who] if t.pact[who] else 0])
    if new_leaders:
        sheet.write(at, [taken >> age & 1 for age in range(len(AGES))])
    sheet.put(at + len(LEADERS), t.earned[who])


def write_prices(t: Ages, who: int, sheet: Sheet, at: int) -> int:
    """Write the prices of the technologies that the player has."""
    tech, prices = t.tech[who], t.price[who]
    new_tech, new_prices = sheet.is_new(tech), sheet.is_new(prices)
    if new_tech or new_prices:
        sheet.clear(at, NO_PRICES)
        for slot, card in enumerate(tech):
            if card >= 0:
                sheet.out[at + slot] = prices[slot]
    return at + SLOTS


OBSERVATION: Final = Observation(fields, write)
