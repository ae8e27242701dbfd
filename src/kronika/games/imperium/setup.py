"""Dealing a new game: nations, market, starting player."""

from __future__ import annotations

from functools import cache
from typing import Final

from kronika.engine.dice import Dice
from kronika.engine.errors import BadSetup

from .boxes import COMMONS, NATION_IDS, NATIONS, OTHER_SIDE, Copy
from .data import CIVILISED, FACE, FAME, IDS, KING_A, KING_B, REGION, RESTLESS, SUIT, TRIBUTARY, UNCIVILISED
from .knowledge import no_minglings
from .table import DECK, DEVELOPMENT, HAND, HISTORY, MAIN, NATION, PLAY, PROGRESS_ON, SIDES, Imperium

SMALL_DECK: Final = {2: 6, 3: 7, 4: 8}
FAME_REMOVED: Final = {2: 2, 3: 1, 4: 0}
START_MATERIALS, START_POPULATION, START_PROGRESS, START_ACTIONS = 3, 2, 1, 3
FAME_CARDS, OWN_CARDS, NATION_CARDS = 5, 6, 10  # numbers of sets, after those of the four suits
GATES: Final = FACE["uto_gates_of_shangri_la"]


def choose_nations(seats: int, options: dict[str, str], dice: Dice) -> list[int]:
    """The nations of the seats; those left to chance come from the boxes of the option `nations`, each only once."""
    wanted = [options[f"nation_{seat + 1}"] for seat in range(seats)]
    named = [name for name in wanted if name != "random"]
    if len(set(named)) < len(named):
        raise BadSetup("Two seats can't have the same nation.")
    free = [
        number
        for number, nation in enumerate(NATIONS)
        if options["nations"] in ("both", nation.box) and nation.id not in named
    ]
    dice.shuffle(free)
    return [NATION_IDS.index(name) if name != "random" else free.pop() for name in wanted]


@cache
def market_copies(box: str, players: int) -> tuple[Copy, ...]:
    return tuple(copy for copy in COMMONS if copy.box == box and copy.players <= players)


@cache
def group_of(face: int) -> int:
    """How set-up sorts a common card: one with both symbols is uncivilised."""
    suit = SUIT[face]
    return next(group for group in (REGION, UNCIVILISED, CIVILISED, TRIBUTARY, FAME, suit) if suit & group)


def tributaries(box: str, players: int, nations: list[int], dice: Dice) -> list[int]:
    """The tributaries of the box. One that bears the name of a nation at the table is replaced by one of the other
    box."""
    playing = {NATION_IDS[nation] for nation in nations}
    other = "legends" if box == "classics" else "classics"
    spare = [copy.face for copy in market_copies(other, players) if SUIT[copy.face] & TRIBUTARY]
    dice.shuffle(spare)
    spare = [face for face in spare if people(face) not in playing]
    own = [copy.face for copy in market_copies(box, players) if SUIT[copy.face] & TRIBUTARY]
    return [spare.pop() if people(face) in playing else face for face in own]


def people(face: int) -> str:
    """A tributary's people, by the id of the nation of that name."""
    return IDS[face].removeprefix("tri_")


class Dealer:
    """Makes a handle for every card of the game and puts it where it starts."""

    def __init__(self) -> None:
        self.faces: list[int] = []
        self.places: list[tuple[int, int]] = []  # handle, zone

    def put(self, faces: list[int], zone: int) -> None:
        for face in faces:
            self.places.append((len(self.faces), zone))
            self.faces.append(face)


def deal(seats: int, options: dict[str, str], dice: Dice) -> Imperium:
    nations = choose_nations(seats, options, dice)
    layout = Imperium(seats, options, [])
    dealer = Dealer()
    deal_market(layout, dealer, nations, dice)
    for seat, number in enumerate(nations):
        deal_nation(layout, dealer, seat, number, dice)
    t = Imperium(seats, options, [0] * len(dealer.faces))
    t.faces = dealer.faces
    for card, zone in dealer.places:
        t.zones[zone].append(card)
    t.locate()
    t.nations[:] = nations
    for seat, number in enumerate(nations):
        t.materials[seat], t.population[seat], t.progress[seat] = START_MATERIALS, START_POPULATION, START_PROGRESS
        t.actions[seat], t.exhausts[seat] = START_ACTIONS, NATIONS[number].exhausts
        t.empire[seat] = int(NATIONS[number].empire)
    know(t)
    open_market(t)
    t.first = t.active = dice.below(seats)
    t.phase = SIDES
    t.turn = t.round = 1
    t.source = -1
    t.go_on_from(dice)
    return t


def deal_market(t: Imperium, dealer: Dealer, nations: list[int], dice: Dice) -> None:
    box, players = t.options["commons"], t.seats
    faces = [copy.face for copy in market_copies(box, players) if copy.start == "market"]
    main = tributaries(box, players, nations, dice)
    for slot, group in enumerate((REGION, UNCIVILISED, CIVILISED)):
        pile = [face for face in faces if group_of(face) == group]
        dice.shuffle(pile)
        small = SMALL_DECK[players]
        dealer.put(pile[:1], t.markets + slot)
        dealer.put(pile[1:small], t.piles + slot)
        main += pile[small:]
    dice.shuffle(main)
    dealer.put(main[:1], t.markets + MAIN)
    dealer.put(main[1:2], t.markets + MAIN + 1)
    dealer.put(main[2:], t.piles + MAIN)
    fame = [face for face in faces if SUIT[face] & FAME and face not in (KING_A, KING_B)]
    dice.shuffle(fame)
    removed = FAME_REMOVED[players]
    dealer.put(fame[removed:], t.fame_zone)
    dealer.put(fame[:removed], len(t.zones) - 1)
    dealer.put([KING_A], t.king_zone)
    dealer.put([copy.face for copy in market_copies(box, players) if copy.start == "unrest_pile"], t.unrest_zone)


def deal_nation(t: Imperium, dealer: Dealer, seat: int, number: int, dice: Dice) -> None:
    nation, players = NATIONS[number], t.seats
    dealer.put(nation.starting("power")[1:], PLAY * t.seats + seat)  # side B up until the player chooses
    for face in nation.starting("in_play"):
        if face == GATES:  # under the other journey card
            dealer.put([face], t.beneath_zone)
        elif OTHER_SIDE.get(face, len(IDS)) > face:
            dealer.put([face], PLAY * t.seats + seat)
    dealer.put(nation.starting("draw_deck"), DECK * t.seats + seat)
    cards = nation.starting("nation_deck")
    dice.shuffle(cards)
    dealer.put(nation.starting("accession") + cards, NATION * t.seats + seat)
    dealer.put(nation.starting("development"), DEVELOPMENT * t.seats + seat)
    dealer.put(nation.starting("unrest_pile", players), t.unrest_zone)


def know(t: Imperium) -> None:
    """What everybody knows at the start: what lies open, and the rest by sets: the decks of the market by suit, the
    fame cards, each player's nation deck and own cards (which the owner knows one by one)."""
    sets = [0] * len(t.faces)
    for card, face in enumerate(t.faces):
        zone = t.where[card]
        kind, seat = divmod(zone, t.seats)
        if zone < t.markets:
            if kind in (HAND, DECK, HISTORY):
                sets[card] = OWN_CARDS + seat
                t.seen[card] = 1 << seat
            elif kind == NATION and t.zones[zone][0] != card:
                sets[card] = NATION_CARDS + seat
        elif t.piles <= zone < t.unrest_zone:
            sets[card] = 1 + (REGION, UNCIVILISED, CIVILISED, TRIBUTARY).index(group_of(face))
        elif zone in (t.fame_zone, len(t.zones) - 1):
            sets[card] = FAME_CARDS
        if not sets[card]:
            t.seen[card] = t.everybody
    t.pools = [sets.copy() for _ in range(t.seats + 1)] + no_minglings(t)


def open_market(t: Imperium) -> None:
    """Unrest under all but regions, progress on civilised cards without the uncivilised symbol."""
    for slot in t.market:
        suit = SUIT[t.faces[slot[0]]]
        if suit & RESTLESS:
            unrest = t.unrest.pop()
            t.beneath.append(unrest)
            t.where[unrest] = t.beneath_zone
            t.host[unrest] = slot[0]
        if suit & CIVILISED and not suit & UNCIVILISED:
            t.tokens[slot[0]] += PROGRESS_ON
    for card in t.beneath:
        if t.faces[card] == GATES:
            t.host[card] = t.find("uto_visions_of_shangri_la")
