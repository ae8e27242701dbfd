"""Age 1, Prehistory."""

from __future__ import annotations

from kronika.engine.ask import DONE, NONE, choose, may, pick
from kronika.engine.choice import Effect

from ..asks import may_splay, return_up_to
from ..data import CASTLE, CROWN, LEFT, MONUMENT
from ..effects import demand, share
from ..keys import MELD, RETURN, TRANSFER, TUCK
from ..moves import (
    HAND,
    SCORE,
    claim,
    colour_of,
    draw,
    draw_and_meld,
    draw_and_reveal,
    draw_and_score,
    has,
    highest,
    icons,
    lowest,
    meld,
    others,
    return_card,
    score,
    show_hand,
    tops,
    transfer,
    tuck,
    value,
)
from ..table import Innovation
from .common import give_top


@share("agriculture")
def agriculture(t: Innovation, you: int) -> Effect:
    if t.hand[you]:
        card = yield may(t, you, RETURN, t.hand[you])
        if card != DONE:
            return_card(t, card)
            draw_and_score(t, you, value(card) + 1)


@demand("archery")
def archery(t: Innovation, you: int, me: int) -> Effect:
    """The fresh card counts; the victim breaks ties."""
    draw(t, you, 1)
    card = yield choose(t, you, TRANSFER, highest(t.hand[you]))
    transfer(t, card, HAND, me)


@demand("city_states")
def city_states(t: Innovation, you: int, me: int) -> Effect:
    """The Czech text has the victim score the 1, every other printing only draw it: an option of the match."""
    if icons(t, you, CASTLE) < 4:
        return
    card = yield from give_top(t, you, me, [c for c in tops(t, you) if has(t, c, CASTLE)])
    if card != NONE:
        if t.options["city_states"] == "score":
            draw_and_score(t, you, 1)
        else:
            draw(t, you, 1)


@share("clothing")
def clothing_meld(t: Innovation, you: int) -> Effect:
    new = [c for c in t.hand[you] if not t.board[you][colour_of(t, c)]]
    card = yield from pick(t, you, MELD, new, private=True)
    if card != NONE:
        meld(t, you, card)


@share("clothing")
def clothing_score(t: Innovation, you: int) -> None:
    """The colours are counted before the first card is scored."""
    rivals = others(t, you)
    alone = [c for c in range(5) if t.board[you][c] and not any(t.board[seat][c] for seat in rivals)]
    for _ in alone:
        draw_and_score(t, you, 1)


@share("code_of_laws")
def code_of_laws(t: Innovation, you: int) -> Effect:
    if not t.hand[you]:
        return
    known = [c for c in t.hand[you] if t.board[you][colour_of(t, c)]]
    card = yield may(t, you, TUCK, known, private=True)
    if card != DONE:
        tuck(t, you, card)
        yield from may_splay(t, you, LEFT, colour_of(t, card))


@share("domestication")
def domestication(t: Innovation, you: int) -> Effect:
    card = yield from pick(t, you, MELD, lowest(t.hand[you]))
    if card != NONE:
        meld(t, you, card)
    draw(t, you, 1)


@share("masonry")
def masonry(t: Innovation, you: int) -> Effect:
    melded = 0
    while t.hand[you]:
        card = yield may(t, you, MELD, [c for c in t.hand[you] if has(t, c, CASTLE)], private=True)
        if card == DONE:
            break
        meld(t, you, card)
        melded += 1
    if melded >= 4:
        claim(t, you, MONUMENT)


@share("metalworking")
def metalworking(t: Innovation, you: int) -> None:
    card = draw_and_reveal(t, you, 1)
    while has(t, card, CASTLE):
        score(t, you, card, followed=True)
        card = draw_and_reveal(t, you, 1)


@share("mysticism")
def mysticism(t: Innovation, you: int) -> None:
    card = draw_and_reveal(t, you, 1)
    if t.board[you][colour_of(t, card)]:
        meld(t, you, card)
        draw(t, you, 1)


@demand("oars")
def oars_demand(t: Innovation, you: int, me: int) -> Effect:
    card = yield from pick(t, you, TRANSFER, [c for c in t.hand[you] if has(t, c, CROWN)], private=True)
    if card == NONE:
        show_hand(t, you)
        return
    transfer(t, card, SCORE, me)
    t.demand_met = 1
    draw(t, you, 1)


@share("oars")
def oars_share(t: Innovation, you: int) -> None:
    if not t.demand_met:
        draw(t, you, 1)


@share("pottery")
def pottery_return(t: Innovation, you: int) -> Effect:
    returned = yield from return_up_to(t, you, 3)
    if returned:
        draw_and_score(t, you, len(returned))


@share("pottery")
def pottery_draw(t: Innovation, you: int) -> None:
    draw(t, you, 1)


@share("sailing")
def sailing(t: Innovation, you: int) -> None:
    draw_and_meld(t, you, 1)


@share("the_wheel")
def the_wheel(t: Innovation, you: int) -> None:
    draw(t, you, 1)
    draw(t, you, 1)


@share("tools")
def tools_return_three(t: Innovation, you: int) -> Effect:
    """Three or none: after the first card the other two must follow."""
    if len(t.hand[you]) < 3:
        return
    card = yield may(t, you, RETURN, t.hand[you]).counted(1, 3)
    if card == DONE:
        return
    return_card(t, card)
    for nth in (2, 3):
        card = yield choose(t, you, RETURN, t.hand[you]).counted(nth, 3)
        return_card(t, card)
    draw_and_meld(t, you, 3)


@share("tools")
def tools_return_a_three(t: Innovation, you: int) -> Effect:
    threes = [c for c in t.hand[you] if value(c) == 3]
    if threes:
        card = yield may(t, you, RETURN, threes)
        if card != DONE:
            return_card(t, card)
            for _ in range(3):
                draw(t, you, 1)


@share("writing")
def writing(t: Innovation, you: int) -> None:
    draw(t, you, 2)
