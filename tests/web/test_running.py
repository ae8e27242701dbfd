"""A question inside an effect: the running effect stands out, and a demand looks like one."""

import pytest
from tests.web.begun import Begun
from tests.web.visitor import DESK, PHONE

from kronika.catalogue import find_card


def begin(server, visitor, wanted):
    """A table of Innovation at which seat 0 is asked what is wanted."""
    for number in range(40):
        game = Begun("innovation", 2, f"running{number}")
        if game.play(lambda match: match.running is not None and wanted(match)):
            return game.write(server.environment["KRONIKA_DATABASE"], visitor), game.match
    raise AssertionError("There is no such moment in these games.")


@pytest.mark.parametrize(
    ("theme", "viewport", "lang"), [("light", DESK, "en"), ("dark", DESK, "cs"), ("light", PHONE, "cs")]
)
def test_a_demand_looks_like_a_demand(visit, server, artifacts, theme, viewport, lang) -> None:
    dana = visit(theme=theme, viewport=viewport, lang=lang)
    table, match = begin(
        server, dana, lambda match: match.running.kind == "demand" and match.running.seat == 0 and two_effects(match)
    )
    page = dana.sit(table).page
    dana.asked()
    assert page.locator(".prompt-role-obey").count() == 1
    asked = dana.text(".prompt-ask")
    assert asked.startswith("KosmasBot demands of you (" if lang == "en" else "KosmasBot ti přikazuje (")
    runs = page.locator(".prompt .effect-runs")
    texts = effects(match, lang)
    assert texts[match.running.effect] in runs.inner_text()
    rests = page.locator(".prompt .effect-rests")
    assert rests.count() == len(texts) - 1
    assert rests.first.is_visible() == (viewport == DESK)
    page.screenshot(path=artifacts / f"demand-{theme}-{viewport['width']}.png")


def test_the_activator_sees_the_own_effect_and_no_demand(visit, server, artifacts) -> None:
    dana = visit()
    table, match = begin(
        server,
        dana,
        lambda match: match.running.kind == "share" and match.running.by == 0 and "demand" in kinds(match),
    )
    page = dana.sit(table).page
    dana.asked()
    assert page.locator(".prompt-role-obey").count() == 0
    assert effects(match, "en")[match.running.effect] in page.locator(".prompt .effect-runs").inner_text()
    page.screenshot(path=artifacts / "own-effect.png")
    page.keyboard.press("?")
    page.locator(".sheet .effect-rests").first.wait_for()
    page.screenshot(path=artifacts / "own-effect-why.png")


def effects(match, lang):
    return find_card("innovation", match.choice.asker).worded(match.options).texts[lang]


def two_effects(match):
    return len(effects(match, "en")) > 1


def kinds(match):
    return [effect["kind"] for effect in find_card("innovation", match.choice.asker).facts["effects"]]


def test_a_card_reads_as_the_options_of_the_match_have_it(visit, server, artifacts) -> None:
    """City States, of which most printings let the victim only draw."""

    def pick(random, key, tokens):
        return next((token for token in tokens if "city_states" in token), None) or random.choice(tokens)

    dana = visit()
    games = (Begun("innovation", 2, f"city{number}", pick, city_states="draw") for number in range(40))
    game = next(game for game in games if game.play(lambda match: match.choice.asker == "city_states"))
    page = dana.sit(game.write(server.environment["KRONIKA_DATABASE"], dana)).page
    dana.asked()
    page.keyboard.press("?")
    assert page.locator(".sheet .effects").inner_text().endswith("If you do, draw a value-1 card.")
    page.screenshot(path=artifacts / "city-states-draw.png")
