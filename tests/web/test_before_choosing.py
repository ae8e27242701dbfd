"""What one sees before one chooses: whom a card reaches, and enough of the options."""

import pytest
from tests.web.visitor import BOT, DESK, ME

SMALL_DESK = {"width": 1366, "height": 768}

# How many of the options, or of the things with several, are wholly in sight.
ROWS = """(rows) => {
  const list = document.querySelector('.prompt-options').getBoundingClientRect();
  return [...document.querySelectorAll(rows)].filter((row) => {
    const box = row.getBoundingClientRect();
    return box.top >= list.top - 1 && box.bottom <= list.bottom + 1;
  }).length;
}"""


def has_many_rows(state):
    """More than five options that aren't uses of one card."""
    return len({option["args"][0] if option["args"] else option["key"] for option in state["choice"]["options"]}) > 6


@pytest.mark.parametrize("game", ["innovation", "settlers", "imperium", "ages"])
def test_five_rows_of_options_are_in_sight_beside_a_hint(visit, game, artifacts) -> None:
    dana = visit()
    table = dana.new_table(ME, BOT, BOT, game=game)
    assert dana.advance(table, has_many_rows)
    page = dana.sit(table).page
    dana.asked()
    page.get_by_role("button", name="Hint").click()
    page.locator(".hint").wait_for()
    assert page.evaluate(ROWS, ".prompt-options .option-hinted") >= 1
    page.keyboard.press("Escape")  # of a thing with several options, the hint has picked it
    page.locator(".prompt-picked").wait_for(state="detached")
    for size in (DESK, SMALL_DESK):
        page.set_viewport_size(size)
        page.screenshot(path=artifacts / f"rows-{game}-{size['width']}.png")
        assert page.evaluate(ROWS, ".prompt-options > li") >= 5, size


@pytest.mark.parametrize(("lang", "shares", "obeys"), [("en", " share", "must obey"), ("cs", "součinnost", "příkaz")])
def test_a_card_tells_whom_it_reaches(visit, lang, shares, obeys) -> None:
    dana = visit(lang=lang)
    table = dana.new_table(ME, BOT, BOT)

    def can_activate(state):
        return any(option["key"] == "dogma" for option in state["choice"]["options"])

    state = dana.advance(table, can_activate)
    page = dana.sit(table).page
    dana.asked()
    card = next(option["args"][0] for option in state["choice"]["options"] if option["key"] == "dogma")
    reach = page.locator(f'.option[data-token="dogma {card}"] .reach')
    reach.wait_for()
    told = reach.inner_text()
    assert shares in told or obeys in told
    page.locator(f'.mine [data-place="card:{card}"]').hover()
    page.locator(".peek .reach").wait_for()
    assert page.locator(".peek .reach").inner_text() == told


@pytest.mark.parametrize(("lang", "says"), [("en", "from age {}"), ("cs", "z\xa0epochy {}")])
def test_drawing_tells_from_which_age(visit, lang, says) -> None:
    dana = visit(lang=lang)
    page = dana.sit(dana.new_table(ME, BOT)).page
    dana.answer()
    for _ in range(3):
        asked = dana.asked()
        age = page.locator(".ages .spot-button.legal .back").get_attribute("data-age")
        assert page.locator(".option[data-token=draw] .option-detail").inner_text() == says.format(age)
        dana.answer(asked, pick=lambda *_: "draw")


def test_a_card_is_enlarged_under_a_pointer_that_moves_and_only_then(visit) -> None:
    """After a click another card may get under the pointer, and would hide what has happened."""
    dana = visit()
    page = dana.sit(dana.new_table(ME, BOT)).page
    dana.asked()
    peek = page.locator(".peek")
    first, second = (card.bounding_box() for card in page.locator(".mine .spot-button.legal").all())
    page.mouse.move(first["x"] + 20, first["y"] + 40)
    peek.wait_for()
    page.mouse.down()
    page.mouse.up()
    peek.wait_for(state="detached")
    dana.version = 0
    dana.asked()
    page.mouse.move(first["x"] + 20, first["y"] + 40)  # it rests, over the card that has come there or is left
    assert peek.count() == 0
    page.mouse.move(second["x"] + 20, second["y"] + 40)
    page.mouse.move(first["x"] + 22, first["y"] + 42)
    peek.wait_for()
