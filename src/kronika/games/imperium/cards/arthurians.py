"""The Arthurians: knights garrisoned in regions, quests at King Arthur's Court, and Camlan at the end of it all."""

from __future__ import annotations

from kronika.engine.ask import NONE, choose
from kronika.engine.choice import Effect

from ..asks import distinct, either, pick_card
from ..boxes import ARTHURIANS
from ..data import CIVILISED, EMPIRE, FACE, KNIGHT, REGION, STATE, TRIBUTARY, UNCIVILISED, faces
from ..effects import cost, exhaust, play, solstice
from ..keys import ABANDON, ACQUIRE, EXILE, HISTORY, QUEST, RECALL
from ..moves import (
    abandon,
    abandon_one,
    acquirable,
    acquire,
    acquire_card,
    break_through,
    can_pay,
    can_play,
    discard_from_hand,
    discard_two,
    draw,
    each_gains,
    each_opponent,
    exile_card,
    find,
    find_kind,
    gain,
    garrison,
    garrison_of,
    grant_play,
    has_icon,
    history_zone,
    in_play,
    look_for_fame,
    may_garrison,
    next_nation_card,
    opponents,
    pay,
    recall,
    recall_one,
    regions,
    removable_regions,
    return_from,
    take_from_discard,
    take_from_history,
    take_unrest,
    to_history,
    top_deck_from_discard,
    top_deck_from_hand,
    trigger_scoring,
    unrest_in,
    zone_of,
)
from ..table import DECK, DISCARD, HAND, Imperium
from .common import exchange_for_fame, hand_left, of_icon, of_suit, ride_out, suffer_unrest

COURT = FACE["art_king_arthurs_court"]
CAMELOT = FACE["art_city_of_camelot"]
GRAAL = FACE["art_graal"]
TWRCH_TRWYTH = FACE["art_twrch_trwyth"]
EXCALIBUR = FACE["art_excalibur"]
MYRDDIN_WYLLT = FACE["art_myrddin_wyllt"]
KING_ARTHUR = FACE["art_king_arthur"]
HOLY_PLACES = faces("art_viviane_of_the_lake", "art_ynys_afallach")
PROGRESS = cost(progress=1)


# --- quests


def impending(t: Imperium, you: int) -> list[int]:
    """The quests that can be taken up: Graal only as the last one."""
    others = impending_but_graal(t, you)
    return others or t.development[you]


def impending_but_graal(t: Imperium, you: int) -> list[int]:
    return [card for card in t.development[you] if t.faces[card] != GRAAL]


def active_quest(t: Imperium, you: int) -> int:
    """The quest under the Court, NONE if there is none."""
    court = in_play(t, you, COURT)
    return next((card for card in t.garrison[you] if t.host[card] == court), NONE)


# --- knights


def garrisoned_knights(t: Imperium, you: int) -> list[int]:
    """Wherever they are: a knight whose quest is the active one is garrisoned too, at the Court."""
    return of_icon(t, t.garrison[you], KNIGHT)


def knights_in_regions(t: Imperium, you: int) -> list[int]:
    return [card for card in garrisoned_knights(t, you) if t.host[card] in regions(t, you)]


def guarded_regions(t: Imperium, you: int) -> list[int]:
    """The regions with a knight in their garrison."""
    return [region for region in removable_regions(t, you) if of_icon(t, garrison_of(t, region), KNIGHT)]


def is_knight(t: Imperium, card: int) -> bool:
    return has_icon(t, card, KNIGHT)


# --- cards with the empire icon, for a nation that never becomes one


def imperial_cards(t: Imperium, you: int) -> list[int]:
    return [card for card in t.hand[you] if STATE[t.faces[card]] == EMPIRE]


def plays_imperial(t: Imperium, you: int) -> bool:
    """Whether such a card of the hand could be played free."""
    return any(
        not t.free_played >> card & 1 and can_play(t, you, card, any_state=True) for card in imperial_cards(t, you)
    )


# --- the cards


@exhaust("art_power_a", needs=hand_left)
def arthurians(t: Imperium, you: int, card: int) -> Effect:
    yield from discard_from_hand(t, you)
    yield from take_from_discard(t, you, of_icon(t, t.discard[you], KNIGHT))


@exhaust(
    "art_king_arthurs_court",
    needs=lambda t, you, card: in_play(t, you, CAMELOT) != NONE and bool(t.hand[you]),
)
def hold_court(t: Imperium, you: int, card: int) -> Effect:
    yield from discard_from_hand(t, you)
    yield from return_from(t, you)


@solstice(
    "art_king_arthurs_court",
    needs=lambda t, you, card: active_quest(t, you) == NONE and bool(t.development[you]),
)
def send_on_a_quest(t: Imperium, you: int, card: int) -> Effect:
    quest = yield from pick_card(t, you, QUEST, impending(t, you), optional=True)
    if quest != NONE:
        yield from take_unrest(t, you)
        garrison(t, you, quest, card)


@play("art_graal")
def graal(t: Imperium, you: int, card: int) -> Effect:
    """It triggers scoring only for the Arthurian player. Any exiled card but a knight may be acquired, not only one of
    the market's suits."""
    if t.nations[you] == ARTHURIANS:
        trigger_scoring(t, "graal")
    yield from take_from_history(t, you)
    exiled = [other for other in t.exile if not is_knight(t, other)]
    regained = yield from pick_card(t, you, ACQUIRE, exiled, optional=True)
    if regained != NONE:
        yield from acquire_card(t, you, regained)


@play("art_lawnslot_llyn")
def lawnslot_llyn(t: Imperium, you: int, card: int) -> Effect:
    find(t, you, faces("art_guennuvar"), history_zone(t, you))
    yield from exchange_for_fame(t, you, card)


@exhaust("art_twrch_trwyth", cost=PROGRESS, needs=lambda t, you, card: plays_imperial(t, you))
def hunt_the_boar(t: Imperium, you: int, card: int) -> Effect:
    yield from grant_play(t, you, imperial_cards(t, you), any_state=True)


@solstice("art_twrch_trwyth", needs=hand_left)
def twrch_trwyth(t: Imperium, you: int, card: int) -> Effect:
    knights = of_icon(t, t.hand[you], KNIGHT)
    if not (yield from discard_from_hand(t, you, fitting=knights, optional=True)):
        return
    quests = impending_but_graal(t, you)
    ways = {"exile": bool(quests), "return-unrest": True}  # up to two: none is enough
    way = yield from either(t, you, ways, private=bool(t.hand[you]))
    if way == "return-unrest":
        yield from return_from(t, you, discard=True, up_to=2)
    elif quests:
        yield from exile_card(t, you, (yield from pick_card(t, you, EXILE, quests)))


def has_a_knight(t: Imperium, you: int, card: int) -> bool:
    """Whether one can be found: what is left in the nation deck its owner knows, though not in which order."""
    return any(is_knight(t, other) for other in t.hand[you] + t.discard[you] + t.deck[you] + t.nation[you][1:])


@play("art_taliesin_the_bard", needs=has_a_knight)
def taliesin_the_bard(t: Imperium, you: int, card: int) -> Effect:
    yield from find_kind(t, you, is_knight, history_zone(t, you))
    yield from look_for_fame(t, you, 2)


def holy_places(t: Imperium, you: int) -> list[int]:
    return [card for card in t.play[you] if t.faces[card] in HOLY_PLACES]


@play("art_excalibur", needs=lambda t, you, card: bool(holy_places(t, you)))
def excalibur(t: Imperium, you: int, card: int) -> Effect:
    yield from abandon_one(t, you, holy_places(t, you))
    yield from break_through(t, you, TRIBUTARY | CIVILISED)


@solstice("art_gwaith_camlan")
def gwaith_camlan(t: Imperium, you: int, card: int) -> Effect:
    knights = distinct(t, of_icon(t, t.hand[you], KNIGHT)) + garrisoned_knights(t, you)
    private = bool(t.hand[you])
    way = yield from either(t, you, {"history": bool(knights), "take-unrest": True}, private)
    if way == "history":
        yield from to_history(t, you, (yield choose(t, you, HISTORY, knights, private)))
    else:
        yield from take_unrest(t, you, 2)


@play("art_bedwyr")
def bedwyr(t: Imperium, you: int, card: int) -> Effect:
    sword = [other for other in t.discard[you] if t.faces[other] == EXCALIBUR]
    yield from top_deck_from_discard(t, you, sword, optional=True)
    yield from ride_out(t, you, card)


@solstice("art_viviane_of_the_lake")
def viviane_of_the_lake(t: Imperium, you: int, card: int) -> Effect:
    knights = of_icon(t, garrison_of(t, card), KNIGHT)
    way = yield from either(t, you, {"recall": bool(knights), "draw": True})
    if way == "recall":
        yield from recall_one(t, you, knights)
    else:
        yield from draw(t, you)


@play("art_ynys_afallach")
def ynys_afallach(t: Imperium, you: int, card: int) -> Effect:
    yield from take_from_discard(t, you, of_icon(t, t.discard[you], KNIGHT))
    yield from may_garrison(t, you, card)


@solstice("art_ynys_afallach", needs=lambda t, you, card: can_pay(t, you, PROGRESS))
def return_from_avalon(t: Imperium, you: int, card: int) -> Effect:
    if (yield from pick_card(t, you, RECALL, [card], optional=True)) != NONE:
        yield from pay(t, you, PROGRESS)
        yield from recall(t, you, card)


@play("art_gwalchmei")
def gwalchmei(t: Imperium, you: int, card: int) -> Effect:
    yield from take_unrest(t, you)
    gain(t, you, progress=len(garrisoned_knights(t, you)))
    yield from ride_out(t, you, card)


@play("art_lady_bertilak")
def lady_bertilak(t: Imperium, you: int, card: int) -> Effect:
    yield from abandon_one(t, you, guarded_regions(t, you))
    yield from draw(t, you, 2)
    yield from each_opponent(t, you, discard_two)


@play("art_morigena")
def morigena(t: Imperium, you: int, card: int) -> Effect:
    yield from take_unrest(t, you)
    yield from each_opponent(t, you, suffer_unrest)
    hosts = [t.host[other] for other in t.garrison[you] if t.faces[other] == MYRDDIN_WYLLT]
    region = yield from pick_card(t, you, ABANDON, [r for r in removable_regions(t, you) if r in hosts], optional=True)
    if region != NONE:
        yield from abandon(t, you, region)
        quest = active_quest(t, you)
        if quest != NONE:
            yield from abandon(t, you, quest)
        next_nation_card(t, you)


@play("art_peredur")
def peredur(t: Imperium, you: int, card: int) -> Effect:
    """Even without unrest to return he may ride out, as long as there is no Graal to be found."""
    ways = {
        "return-unrest": bool(unrest_in(t, t.hand[you])),
        "find": any(t.faces[other] == GRAAL for other in t.discard[you] + t.deck[you]),
    }
    way = yield from either(t, you, ways, private=bool(t.hand[you] or t.deck[you]))
    if way == "return-unrest":
        yield from return_from(t, you)
        yield from ride_out(t, you, card)
    else:
        find(t, you, faces("art_graal"), zone_of(t, HAND, you), (DISCARD, DECK))
        yield from exile_card(t, you, card)


@play("art_cai")
def cai(t: Imperium, you: int, card: int) -> Effect:
    yield from top_deck_from_discard(t, you, of_suit(t, t.discard[you], REGION), optional=True)
    yield from ride_out(t, you, card)


@play("art_king_arthur", needs=lambda t, you, card: bool(guarded_regions(t, you)))
def king_arthur(t: Imperium, you: int, card: int) -> Effect:
    yield from abandon_one(t, you, guarded_regions(t, you))
    yield from acquire(t, you, REGION | TRIBUTARY)


@play("art_myrddin_wyllt", needs=lambda t, you, card: len(knights_in_regions(t, you)) >= 3)
def myrddin_wyllt(t: Imperium, you: int, card: int) -> Effect:
    for missing in (3, 2, 1):
        knights = knights_in_regions(t, you)
        yield from abandon_one(t, you, knights if len(knights) > missing else knights[:1])
    quest = active_quest(t, you)
    if quest != NONE:
        yield from recall(t, you, quest)


@play("art_guennuvar")
def guennuvar(t: Imperium, you: int, card: int) -> Effect:
    each_gains(t, opponents(t, you), progress=1)
    arthur = [other for other in t.garrison[you] if t.faces[other] == KING_ARTHUR]
    ways = {"acquire": bool(acquirable(t, you, UNCIVILISED | CIVILISED))}
    if arthur:
        ways["free-play"] = plays_imperial(t, you)
    way = yield from either(t, you, ways, private=bool(arthur and t.hand[you]))
    if way == "acquire":
        yield from acquire(t, you, UNCIVILISED | CIVILISED)
    else:
        yield from abandon(t, you, arthur[0])
        yield from grant_play(t, you, imperial_cards(t, you), any_state=True)


@play("art_cafall")
def cafall(t: Imperium, you: int, card: int) -> Effect:
    yield from draw(t, you, 2)
    yield from top_deck_from_hand(t, you)
    boars = [
        other for other in (*t.play[you], active_quest(t, you)) if other != NONE and t.faces[other] == TWRCH_TRWYTH
    ]
    if (yield from pick_card(t, you, EXILE, boars, optional=True)) != NONE:
        yield from exile_card(t, you, boars[0])
