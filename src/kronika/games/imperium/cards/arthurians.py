"""The Arthurians: knights garrisoned in regions, quests at King Arthur's Court, and Camlan at the end of it all."""

from __future__ import annotations

from kronika.engine.choice import Effect

from ..abilities import can_play, grant_play
from ..asks import NONE, choose, distinct, either, pick
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
    discard_from_hand,
    discard_two,
    draw,
    each_opponent,
    exile_card,
    find,
    find_kind,
    gain,
    garrison,
    garrison_of,
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
    take_fame,
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
from .common import hand_left, of_icon, of_suit, ride_out, suffer_unrest

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


def impending(t: Imperium, me: int) -> list[int]:
    """The quests that can be taken up: Graal only as the last one."""
    others = impending_but_graal(t, me)
    return others or t.development[me]


def impending_but_graal(t: Imperium, me: int) -> list[int]:
    return [card for card in t.development[me] if t.faces[card] != GRAAL]


def active_quest(t: Imperium, me: int) -> int:
    """The quest under the Court, NONE if there is none."""
    court = in_play(t, me, COURT)
    return next((card for card in t.garrison[me] if t.host[card] == court), NONE)


# --- knights


def garrisoned_knights(t: Imperium, me: int) -> list[int]:
    """Wherever they are: a knight whose quest is the active one is garrisoned too, at the Court."""
    return of_icon(t, t.garrison[me], KNIGHT)


def knights_in_regions(t: Imperium, me: int) -> list[int]:
    return [card for card in garrisoned_knights(t, me) if t.host[card] in regions(t, me)]


def guarded_regions(t: Imperium, me: int) -> list[int]:
    """The regions with a knight in their garrison."""
    return [region for region in removable_regions(t, me) if of_icon(t, garrison_of(t, region), KNIGHT)]


def is_knight(t: Imperium, card: int) -> bool:
    return has_icon(t, card, KNIGHT)


# --- cards with the empire icon, for a nation that never becomes one


def imperial_cards(t: Imperium, me: int) -> list[int]:
    return [card for card in t.hand[me] if STATE[t.faces[card]] == EMPIRE]


def plays_imperial(t: Imperium, me: int) -> bool:
    """Whether such a card of the hand could be played free."""
    return any(
        not t.free_played >> card & 1 and can_play(t, me, card, any_state=True) for card in imperial_cards(t, me)
    )


# --- the cards


@exhaust("art_power_a", needs=hand_left)
def arthurians(t: Imperium, me: int, card: int) -> Effect:
    yield from discard_from_hand(t, me)
    yield from take_from_discard(t, me, of_icon(t, t.discard[me], KNIGHT))


@exhaust(
    "art_king_arthurs_court",
    needs=lambda t, me, card: in_play(t, me, CAMELOT) != NONE and bool(t.hand[me]),
)
def hold_court(t: Imperium, me: int, card: int) -> Effect:
    yield from discard_from_hand(t, me)
    yield from return_from(t, me)


@solstice(
    "art_king_arthurs_court",
    needs=lambda t, me, card: active_quest(t, me) == NONE and bool(t.development[me]),
)
def send_on_a_quest(t: Imperium, me: int, card: int) -> Effect:
    quest = yield from pick(t, me, QUEST, impending(t, me), optional=True)
    if quest != NONE:
        yield from take_unrest(t, me)
        garrison(t, me, quest, card)


@play("art_graal")
def graal(t: Imperium, me: int, card: int) -> Effect:
    """It triggers scoring only for the Arthurian player. Any exiled card but a knight may be acquired, not only one of
    the market's suits."""
    if t.nations[me] == ARTHURIANS:
        trigger_scoring(t, "graal")
    yield from take_from_history(t, me, optional=True)
    exiled = [other for other in t.exile if not is_knight(t, other)]
    regained = yield from pick(t, me, ACQUIRE, exiled, optional=True)
    if regained != NONE:
        yield from acquire_card(t, me, regained)


@play("art_lawnslot_llyn")
def lawnslot_llyn(t: Imperium, me: int, card: int) -> Effect:
    find(t, me, faces("art_guennuvar"), history_zone(t, me))
    yield from take_fame(t, me)
    yield from exile_card(t, me, card)


@exhaust("art_twrch_trwyth", cost=PROGRESS, needs=lambda t, me, card: plays_imperial(t, me))
def hunt_the_boar(t: Imperium, me: int, card: int) -> Effect:
    yield from grant_play(t, me, imperial_cards(t, me), any_state=True)


@solstice("art_twrch_trwyth", needs=hand_left)
def twrch_trwyth(t: Imperium, me: int, card: int) -> Effect:
    knights = of_icon(t, t.hand[me], KNIGHT)
    if not (yield from discard_from_hand(t, me, fitting=knights, optional=True)):
        return
    quests = impending_but_graal(t, me)
    ways = {"exile": bool(quests), "return-unrest": True}  # up to two: none is enough
    way = yield from either(t, me, ways, private=bool(t.hand[me]))
    if way == "return-unrest":
        yield from return_from(t, me, discard=True, up_to=2)
    elif quests:
        yield from exile_card(t, me, (yield from pick(t, me, EXILE, quests)))


def has_a_knight(t: Imperium, me: int, card: int) -> bool:
    """Whether one can be found: what is left in the nation deck its owner knows, though not in which order."""
    return any(is_knight(t, other) for other in t.hand[me] + t.discard[me] + t.deck[me] + t.nation[me][1:])


@play("art_taliesin_the_bard", needs=has_a_knight)
def taliesin_the_bard(t: Imperium, me: int, card: int) -> Effect:
    yield from find_kind(t, me, is_knight, history_zone(t, me))
    yield from look_for_fame(t, me, 2)


def holy_places(t: Imperium, me: int) -> list[int]:
    return [card for card in t.play[me] if t.faces[card] in HOLY_PLACES]


@play("art_excalibur", needs=lambda t, me, card: bool(holy_places(t, me)))
def excalibur(t: Imperium, me: int, card: int) -> Effect:
    yield from abandon_one(t, me, holy_places(t, me))
    yield from break_through(t, me, TRIBUTARY | CIVILISED)


@solstice("art_gwaith_camlan")
def gwaith_camlan(t: Imperium, me: int, card: int) -> Effect:
    knights = distinct(t, of_icon(t, t.hand[me], KNIGHT)) + garrisoned_knights(t, me)
    private = bool(t.hand[me])
    way = yield from either(t, me, {"history": bool(knights), "take-unrest": True}, private)
    if way == "history":
        yield from to_history(t, me, (yield choose(t, me, HISTORY, knights, private)))
    else:
        yield from take_unrest(t, me, 2)


@play("art_bedwyr")
def bedwyr(t: Imperium, me: int, card: int) -> Effect:
    sword = [other for other in t.discard[me] if t.faces[other] == EXCALIBUR]
    yield from top_deck_from_discard(t, me, sword, optional=True)
    yield from ride_out(t, me, card)


@solstice("art_viviane_of_the_lake")
def viviane_of_the_lake(t: Imperium, me: int, card: int) -> Effect:
    knights = of_icon(t, garrison_of(t, card), KNIGHT)
    way = yield from either(t, me, {"recall": bool(knights), "draw": True})
    if way == "recall":
        yield from recall_one(t, me, knights)
    else:
        yield from draw(t, me)


@play("art_ynys_afallach")
def ynys_afallach(t: Imperium, me: int, card: int) -> Effect:
    yield from take_from_discard(t, me, of_icon(t, t.discard[me], KNIGHT))
    yield from may_garrison(t, me, card)


@solstice("art_ynys_afallach", needs=lambda t, me, card: can_pay(t, me, PROGRESS))
def return_from_avalon(t: Imperium, me: int, card: int) -> Effect:
    if (yield from pick(t, me, RECALL, [card], optional=True)) != NONE:
        yield from pay(t, me, PROGRESS)
        yield from recall(t, me, card)


@play("art_gwalchmei")
def gwalchmei(t: Imperium, me: int, card: int) -> Effect:
    yield from take_unrest(t, me)
    gain(t, me, progress=len(garrisoned_knights(t, me)))
    yield from ride_out(t, me, card)


@play("art_lady_bertilak")
def lady_bertilak(t: Imperium, me: int, card: int) -> Effect:
    yield from abandon_one(t, me, guarded_regions(t, me))
    yield from draw(t, me, 2)
    yield from each_opponent(t, me, discard_two)


@play("art_morigena")
def morigena(t: Imperium, me: int, card: int) -> Effect:
    yield from take_unrest(t, me)
    yield from each_opponent(t, me, suffer_unrest)
    hosts = [t.host[other] for other in t.garrison[me] if t.faces[other] == MYRDDIN_WYLLT]
    region = yield from pick(t, me, ABANDON, [r for r in removable_regions(t, me) if r in hosts], optional=True)
    if region != NONE:
        yield from abandon(t, me, region)
        quest = active_quest(t, me)
        if quest != NONE:
            yield from abandon(t, me, quest)
        next_nation_card(t, me)


@play("art_peredur")
def peredur(t: Imperium, me: int, card: int) -> Effect:
    """Even without unrest to return he may ride out, as long as there is no Graal to be found."""
    ways = {
        "return-unrest": bool(unrest_in(t, t.hand[me])),
        "find": any(t.faces[other] == GRAAL for other in t.discard[me] + t.deck[me]),
    }
    way = yield from either(t, me, ways, private=bool(t.hand[me] or t.deck[me]))
    if way == "return-unrest":
        yield from return_from(t, me)
        yield from ride_out(t, me, card)
    else:
        find(t, me, faces("art_graal"), zone_of(t, HAND, me), (DISCARD, DECK))
        yield from exile_card(t, me, card)


@play("art_cai")
def cai(t: Imperium, me: int, card: int) -> Effect:
    yield from top_deck_from_discard(t, me, of_suit(t, t.discard[me], REGION), optional=True)
    yield from ride_out(t, me, card)


@play("art_king_arthur", needs=lambda t, me, card: bool(guarded_regions(t, me)))
def king_arthur(t: Imperium, me: int, card: int) -> Effect:
    yield from abandon_one(t, me, guarded_regions(t, me))
    yield from acquire(t, me, REGION | TRIBUTARY)


@play("art_myrddin_wyllt", needs=lambda t, me, card: len(knights_in_regions(t, me)) >= 3)
def myrddin_wyllt(t: Imperium, me: int, card: int) -> Effect:
    for missing in (3, 2, 1):
        knights = knights_in_regions(t, me)
        yield from abandon_one(t, me, knights if len(knights) > missing else knights[:1])
    quest = active_quest(t, me)
    if quest != NONE:
        yield from recall(t, me, quest)


@play("art_guennuvar")
def guennuvar(t: Imperium, me: int, card: int) -> Effect:
    for you in opponents(t, me):
        gain(t, you, progress=1)
    arthur = [other for other in t.garrison[me] if t.faces[other] == KING_ARTHUR]
    ways = {"acquire": bool(acquirable(t, me, UNCIVILISED | CIVILISED))}
    if arthur:
        ways["free-play"] = plays_imperial(t, me)
    way = yield from either(t, me, ways, private=bool(arthur and t.hand[me]))
    if way == "acquire":
        yield from acquire(t, me, UNCIVILISED | CIVILISED)
    else:
        yield from abandon(t, me, arthur[0])
        yield from grant_play(t, me, imperial_cards(t, me), any_state=True)


@play("art_cafall")
def cafall(t: Imperium, me: int, card: int) -> Effect:
    yield from draw(t, me, 2)
    yield from top_deck_from_hand(t, me)
    boars = [other for other in (*t.play[me], active_quest(t, me)) if other != NONE and t.faces[other] == TWRCH_TRWYTH]
    if (yield from pick(t, me, EXILE, boars, optional=True)) != NONE:
        yield from exile_card(t, me, boars[0])
