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

# Contrast takes most of the time, so it is only looked at where a text has a look that is new.
AXE = Axe().axe_script + "axe.configure({ rules: [{ id: 'color-contrast', selector: '[data-new-look]' }] });"
VIOLATIONS = "async (part) => (await axe.run(part, { resultTypes: ['violations'] })).violations"

# Marks a text of each look (colours, size and weight) that hasn't been seen, and tells all that have been seen now.
LOOKS = """([part, seen]) => {
  const looks = new Set(seen);
  for (const element of document.querySelector(part).querySelectorAll('*')) {
    element.removeAttribute('data-new-look');
    const written = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
    if (!(written || element.matches('input, select, textarea')) || !element.checkVisibility()) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const facts = [color, fontSize, fontWeight];
    for (let behind = element; behind; behind = behind.parentElement) {
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(behind);
      if (opacity !== '1') facts.push(opacity);
      if (backgroundImage !== 'none') facts.push(backgroundImage);
      if (backgroundColor !== 'rgba(0, 0, 0, 0)') facts.push(backgroundColor);
      if (backgroundColor.startsWith('rgb(')) break;
    }
    const look = facts.join();
    if (!looks.has(look)) element.setAttribute('data-new-look', '');
    looks.add(look);
  }
  return [...looks];
}"""

SIGHTS = {
    "desk-en-light": ("en", "light", DESK),
    "desk-cs-dark": ("cs", "dark", DESK),
    "phone-cs-light": ("cs", "light", PHONE),
    "phone-en-dark": ("en", "dark", PHONE),
}


def sweep(visit, tables, pictures, sight, places, tabs) -> None:
    """A game's pages are readable, operable, in words and in shape; on a phone also behind each tab.

    Places that have an address in common stand side by side, so the page needn't load again. There are pictures of
    what is wrong, or of everything if KRONIKA_ARTIFACTS names a folder for them."""
    lang, theme, viewport = sight
    operable = viewport is DESK or lang == "cs"  # A phone has the same things to operate in both languages.
    ids, cookies = tables
    dana = visit(lang=lang, theme=theme, viewport=viewport)
    dana.context.add_cookies(cookies)
    page = dana.page
    wrong, looks = [], []

    def check(name) -> None:
        found = [*unsaid(page, lang), *misshapen(page, name, viewport)]
        if operable:
            found.extend(violations(page, looks))
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
        check(name)
        if viewport is PHONE and name in tabs:
            for number in tabs[name]:
                page.locator(".tabs button").nth(number).click()
                check(f"{name}-tab-{number}")
            page.locator(".tabs button").first.click()
    if wrong:
        pytest.fail("\n".join([f"The pictures are {pictures}-*.png.", *wrong]), pytrace=False)


def violations(page, looks):
    """Of a dialog only itself is looked at. `looks` are those whose contrast has been checked; new ones are added."""
    part = "dialog" if page.locator("dialog").count() else "html"
    looks[:] = page.evaluate(LOOKS, [part, looks])
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    for violation in page.evaluate(VIOLATIONS, part):
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
