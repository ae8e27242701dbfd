"""Every lesson, played to its end on the page by doing what it says; wrong clicks, coming back, and advice after it."""

import re

import pytest
from tests.web.sweeping import unsaid, violations
from tests.web.visitor import DESK, PHONE

from kronika.games import GAMES
from kronika.lessons import LEARNER, lesson

TAUGHT = [game_id for game_id in GAMES if lesson(game_id)]
QUOTED = {"en": re.compile("“(.*?)”"), "cs": re.compile("„(.*?)“")}
LEARN = {"en": "Learn", "cs": "Naučit"}
RINGS = "() => document.querySelectorAll('.spotlight-ring').length"
IN_SIGHT = """() => {
  const ring = document.querySelector('.spotlight-ring').getBoundingClientRect();
  return ring.top < document.querySelector('.rail-prompt').getBoundingClientRect().top && ring.left < innerWidth - 40;
}"""


def begin(visitor, game_id, lang="en"):
    page = visitor.open(f"/?game={game_id}").page
    page.get_by_role("button", name=LEARN[lang]).click()
    page.locator(".lesson").wait_for()
    return page


def do(page, step):
    """Give the step's answer among the buttons, and open what it belongs to first."""
    option = page.locator(f'.option[data-token="{step.answer}"]')
    if not option.is_visible():
        page.locator(".option-pick.option-hinted").click()
    option.click()


def walk(page, steps, until=None):
    """Read and do one step after the other; on the way, what each says and how many places it points at."""
    for number, step in enumerate(steps[:until]):
        if step.text is None:
            continue
        page.locator(f'.lesson[data-step="{number}"]').wait_for()
        yield number, step
        if step.seat == LEARNER:
            do(page, step)
        else:
            page.locator(".lesson-next").click()


@pytest.mark.parametrize(("lang", "theme", "viewport"), [("en", "light", DESK), ("cs", "dark", PHONE)])
@pytest.mark.parametrize("game_id", TAUGHT)
def test_a_lesson_is_played_to_its_end(visit, game_id, lang, theme, viewport):
    """It shows what it speaks of, on a phone also behind another tab and above the sheet with the words. A button or a
    card that it quotes can be read there, and to stop costs nothing."""
    page = begin(visit(lang=lang, theme=theme, viewport=viewport), game_id, lang)
    told = []
    for _, step in walk(page, lesson(game_id).steps):
        text = page.locator(".lesson [aria-live]").inner_text()
        assert text.strip()
        assert "{" not in text
        told.append(text)
        if step.seat == LEARNER:
            asked = page.locator(".prompt").inner_text().casefold()
            assert page.locator('.option[data-token="done"] .option-detail svg').count() == 0
            assert [quoted for quoted in QUOTED[lang].findall(text) if quoted.casefold() not in asked] == []
        if step.point:
            page.wait_for_function(RINGS)
        if viewport is PHONE and (step.point or page.evaluate(RINGS)):
            page.wait_for_function(IN_SIGHT)
    page.locator(".lesson").wait_for(state="detached")
    assert len(set(told)) == len(told)
    assert page.locator(".spotlight").count() == 0
    assert list(unsaid(page, lang)) == []
    page.locator(".option, .prompt-waiting").first.wait_for()


def test_a_wrong_click_is_explained(visit):
    dana = visit()
    page = begin(dana, TAUGHT[0])
    steps = lesson(TAUGHT[0]).steps
    first = next(number for number, step in enumerate(steps) if step.seat == LEARNER)
    alert = page.locator(".lesson-mistake")
    for number, _ in walk(page, steps, first):
        assert alert.inner_text() == ""
        if number == 0:
            page.locator(".table-main .spot-button.legal").first.click(force=True)
            assert "Next" in alert.inner_text()
    page.locator(f'.lesson[data-step="{first}"]').wait_for()
    version = page.locator(".table").get_attribute("data-version")
    wrong = page.locator(".option:visible:not(.option-hinted)").first
    wrong.click()
    assert len(alert.inner_text()) > 20
    assert page.locator(".table").get_attribute("data-version") == version
    assert list(violations(page, [])) == []
    do(page, steps[first])
    page.locator(f'.lesson[data-step="{first}"]').wait_for(state="detached")
    assert alert.inner_text() == ""


def test_a_lesson_by_keyboard_is_left_and_taken_up_again(visit):
    dana = visit()
    page = begin(dana, TAUGHT[0])
    steps = lesson(TAUGHT[0]).steps
    first = next(number for number, step in enumerate(steps) if step.seat == LEARNER)
    for number in range(first):
        page.locator(f'.lesson[data-step="{number}"]').wait_for()
        page.keyboard.press("Enter" if number % 2 else "n")
    page.locator(f'.lesson[data-step="{first}"]').wait_for()
    dana.press(None, steps[first].answer)
    page.locator(f'.lesson[data-step="{first}"]').wait_for(state="detached")
    address = page.url
    page = begin(dana, TAUGHT[0])
    assert page.url == address
    assert int(page.locator(".lesson").get_attribute("data-step")) > first


def test_after_the_lesson_what_is_new_is_explained_once(visit):
    dana = visit()
    page = begin(dana, TAUGHT[0])
    page.get_by_role("button", name="Leave the lesson").click()
    page.locator(".lesson").wait_for(state="detached")
    guide = page.get_by_role("note")
    explained = []
    for _ in range(10):
        asked = dana.asked()
        while guide.count():
            explained.append(guide.get_attribute("data-kind"))
            guide.get_by_role("button", name="Got it").click()
        dana.answer(asked)
    assert len(set(explained)) == len(explained) > 1


@pytest.mark.parametrize(
    ("game_id", "last", "kind"),
    [("cultures", "lead rome_cicero", "event-led"), ("imperium", "side b", "option-innovate")],
)
def test_after_the_lesson_what_happens_and_what_can_be_chosen_is_explained_as_well(visit, game_id, last, kind):
    """Of what can be chosen, one thing at a time."""
    dana = visit()
    page = begin(dana, game_id)
    page.get_by_role("button", name="Leave the lesson").click()
    guide = page.get_by_role("note")
    for step in lesson(game_id).steps:
        if step.seat == LEARNER:
            dana.answer(dana.asked(), pick=lambda *_, token=step.answer: token)
        if step.answer == last:
            break
    dana.asked()
    explained = []
    while guide.count():
        explained.append(guide.get_attribute("data-kind"))
        guide.get_by_role("button", name="Got it").click()
    assert kind in explained
    assert sum(one.startswith("option-") for one in explained) <= 1
