"""Without a network one can still read: the page, the rulebook and the cards are kept, and nothing else is."""

import re

import pytest
from tests.web.visitor import BOT, ME

# The worker has kept everything once it is active.
READY = "async () => { await navigator.serviceWorker.ready; }"
KEPT = """async () => {
  const names = await caches.keys();
  const caches_ = await Promise.all(names.map((name) => caches.open(name)));
  const requests = await Promise.all(caches_.map((cache) => cache.keys()));
  return requests.flat().map((request) => new URL(request.url).pathname);
}"""
ALLOWED = re.compile(
    r"/|/assets/.+|/theme\.js|/manifest\.webmanifest|/icon\.svg|/api/locale/..\.ftl"
    r"|/api/games(/\w+/(cards|rules|chapters|grammar|locale/..\.ftl))?"
)


@pytest.fixture
def dana(visit):
    """Somebody who has been here once."""
    dana = visit(service_workers="allow")
    dana.open("/rules/innovation").page.locator(".chapter").first.wait_for()
    dana.page.evaluate(READY)
    return dana


def test_the_rulebook_and_the_cards_are_read_offline(dana) -> None:
    dana.forgive("ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch")
    dana.context.set_offline(True)
    page = dana.page
    page.reload()
    page.locator("#chapter-dogma").wait_for()
    page.goto(f"{dana.base}/rules/settlers#SET-RAZE-08")
    page.locator("#SET-RAZE-08.here").wait_for()
    assert page.locator(".example-cards .card-link").first.is_visible()
    page.goto(f"{dana.base}/cards/ages/bronze")
    page.get_by_role("complementary", name="Bronze").wait_for()
    page.get_by_role("button", name="Česky").click()
    page.get_by_role("complementary", name="Bronz").wait_for()


def test_nothing_about_tables_is_kept(dana) -> None:
    dana.be_guest()
    table = dana.new_table(ME, BOT)
    dana.open(f"/table/{table['id']}").page.locator(".option").first.wait_for()
    dana.open("/my").page.locator(".table-row").first.wait_for()
    paths = dana.page.evaluate(KEPT)
    assert "/api/games/innovation/chapters" in paths
    assert [path for path in paths if not ALLOWED.fullmatch(path)] == []
