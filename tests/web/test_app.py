"""What the tab shows, and the settings of a device."""

from tests.web.visitor import BOT, ME, PHONE


def test_the_tab_shows_when_it_is_my_turn(visit) -> None:
    dana = visit()
    table = dana.new_table(ME, {**ME, "name": "Eva"}, game="cultures")
    page = dana.open(f"/table/{table['id']}").page
    page.locator(".pass-device button").click()
    page.wait_for_function("() => document.title.startsWith('Your turn: ')")
    icon = page.locator('link[rel="icon"]')
    assert icon.get_attribute("href") == "/icon-turn.svg"
    emil = visit("Emil").sit(table)
    emil.page.locator(".prompt-waiting").wait_for()
    assert "turn" not in emil.page.title()
    assert emil.page.locator('link[rel="icon"]').get_attribute("href") == "/icon.svg"
    assert "Your turn" not in emil.page.locator(".table-seats").text_content()


def test_settings_are_kept_on_the_device_and_change_the_table(visit, artifacts) -> None:
    dana = visit(viewport=PHONE)
    page = dana.open("/settings").page
    for name in ("Easier to tell apart", "Large", "left hand"):
        page.get_by_label(name, exact=True).check()
    red = "getComputedStyle(document.documentElement).getPropertyValue('--c-red')"
    distinct = page.evaluate(red)
    dana.sit(dana.new_table(ME, BOT)).asked()
    assert page.evaluate(red) == distinct
    assert page.evaluate("getComputedStyle(document.querySelector('.table-main')).zoom") == "1.14"
    assert page.evaluate("getComputedStyle(document.querySelector('.tabs')).flexDirection") == "row-reverse"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.screenshot(path=artifacts / "left-hand.png")
