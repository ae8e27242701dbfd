"""Going through the pages of a game: whether all of them are readable, operable, in words and in shape."""

import os

import pytest
from axe_playwright_python.sync_playwright import Axe
from tests.web.visitor import DESK, PHONE

LEAST_TAP = 40  # pixels

# Texts that look like the id of a message, or hold an argument that was never filled in.
UNSAID = r"""() => {
  const found = [];
  const look = (text) => {
    const words = text.trim();
    if (/^[a-z]+(-[a-z]+)+$/.test(words) || /\{\s*\$|\{\$/.test(words)) found.push(words);
  };
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    if (!walk.currentNode.parentElement.closest('script, style, textarea, code')) look(walk.currentNode.data);
  }
  for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
    for (const element of document.querySelectorAll(`[${name}]`)) look(element.getAttribute(name));
  }
  return found;
}"""

SMALL_TARGETS = """(least) => [...document.querySelectorAll('.table :is(button, a, input), dialog :is(button, a)')]
  .filter((element) => element.getClientRects().length && element.getBoundingClientRect().height < least - 0.5)
  .map((element) => `${element.className} ${element.textContent.trim().slice(0, 40)}`)"""

# Everything in sight whose text is wider than the room it has and is neither shortened nor scrolled on purpose.
CUT_OFF = """() => [...document.querySelectorAll('button, a, h1, h2, h3, p, li, td, th, label, legend')]
  .filter((element) => element.getClientRects().length && getComputedStyle(element).overflowX === 'visible')
  .filter((element) => element.getBoundingClientRect().right > innerWidth + 1 && !element.closest('[class*=options]'))
  .map((element) => element.textContent.trim().slice(0, 60))"""

AXE = Axe().axe_script
VIOLATIONS = "async ([part, options]) => (await axe.run(part ?? document, options)).violations"

SIGHTS = {
    "desk-en-light": ("en", "light", DESK),
    "desk-cs-dark": ("cs", "dark", DESK),
    "phone-cs-light": ("cs", "light", PHONE),
    "phone-en-dark": ("en", "dark", PHONE),
}


def sweep(visit, tables, pictures, sight, places, tabs, colours=None, phone_colours=()) -> None:
    """A game's pages are readable, operable, in words and in shape; on a phone also behind each tab. `colours` are the
    pages where all of them are seen, if those are fewer, and `phone_colours` where those that only a phone has are.

    Places that have an address in common stand side by side, so the page needn't load again. There are pictures of
    what is wrong, or of everything if KRONIKA_ARTIFACTS names a folder for them."""
    lang, theme, viewport = sight
    operable = viewport is DESK or lang == "cs"  # A phone has the same things to operate in both languages.
    ids, cookies = tables
    dana = visit(lang=lang, theme=theme, viewport=viewport)
    dana.context.add_cookies(cookies)
    page = dana.page
    wrong = []

    def check(name, contrast) -> None:
        found = [*unsaid(page, lang), *misshapen(page, name, viewport)]
        if operable:
            found.extend(violations(page, contrast))
        if found or "KRONIKA_ARTIFACTS" in os.environ:
            page.screenshot(path=f"{pictures}-{name}.png")
        wrong.extend(f"{name}: {' '.join(map(str, facts))}" for facts in found)

    for name, (path, sign, act) in places(ids).items():
        if page.url == dana.base + path:
            page.keyboard.press("Escape")  # from what was done there
            page.locator("dialog").wait_for(state="detached")
        else:
            dana.open(path)
        page.locator(sign).first.wait_for()
        if act:
            act(page)
        page.evaluate("document.fonts.ready.then(() => true)")
        check(name, name in phone_colours if viewport is PHONE else colours is None or name in colours)
        if viewport is PHONE and name in tabs:
            for number in tabs[name]:
                page.locator(".tabs button").nth(number).click()
                check(f"{name}-tab-{number}", False)
            page.locator(".tabs button").first.click()
    if wrong:
        pytest.fail("\n".join([f"The pictures are {pictures}-*.png.", *wrong]), pytrace=False)


def violations(page, contrast):
    """Of a dialog only itself is looked at. Contrast takes most of the time, and a phone has the colours of a desk."""
    part = "dialog" if page.locator("dialog").count() else None
    options = {"resultTypes": ["violations"], "rules": {"color-contrast": {"enabled": contrast}}}
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    for violation in page.evaluate(VIOLATIONS, [part, options]):
        if violation["impact"] != "minor":
            nodes = [f"{node['html'][:160]} {node['failureSummary'][:200]}" for node in violation["nodes"][:3]]
            yield violation["id"], len(violation["nodes"]), nodes


def unsaid(page, lang):
    if page.locator("html").get_attribute("lang") != lang:
        yield "lang", page.locator("html").get_attribute("lang")
    if not page.title().endswith("Kronika"):
        yield "title", page.title()
    yield from (("unsaid", text) for text in page.evaluate(UNSAID))


def misshapen(page, name, viewport):
    size = page.evaluate("[document.scrollingElement.scrollWidth, document.scrollingElement.scrollHeight]")
    if size[0] > viewport["width"]:
        yield "wide", size[0], page.evaluate(CUT_OFF)[:8]
    if not name.startswith("table-"):
        return
    if viewport is DESK:
        if size[1] > viewport["height"]:
            yield "high", size[1]
        return
    yield from (("small", text) for text in page.evaluate(SMALL_TARGETS, LEAST_TAP))
    sheet = page.locator(".rail-prompt").bounding_box()
    if sheet["height"] > viewport["height"] * 0.5:
        yield "sheet", sheet
