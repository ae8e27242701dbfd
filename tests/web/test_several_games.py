"""What the pages do for several games: choosing one, its cards and rules, tables in lists, and a game for one."""

import re

from tests.web.visitor import FRIEND, ME, OPEN

import kronika


def test_home_has_every_game(visit) -> None:
    """One chooses a game, reads what it is about and plays; the page remembers which it was."""
    dana = visit()
    page = dana.open("/").page
    tiles = page.get_by_role("navigation", name="The games").get_by_role("link")
    tiles.first.wait_for()
    assert tiles.count() > 1
    assert page.locator(".game h2").inner_text() == "Innovation"
    tiles.filter(has_text="Rising Cultures").click()
    page.locator(".game h2", has_text="Rising Cultures").wait_for()
    assert page.locator(".game-points li").count() == 3
    page.get_by_role("button", name="Play now against a bot").click()
    dana.asked()
    assert page.locator(".table").get_attribute("data-game") == "cultures"
    dana.open("/")
    page.locator(".game h2", has_text="Rising Cultures").wait_for()
    for path in ("/cards", "/rules"):
        page = dana.open(path).page
        switch = page.get_by_role("navigation", name="The games")
        assert switch.locator("[aria-current]").inner_text() == "Rising Cultures"
        switch.get_by_role("link", name="Innovation").click()
        page.wait_for_url(f"**{path}/innovation")
        switch.get_by_role("link", name="Rising Cultures").click()
        page.wait_for_url(f"**{path}/cultures")


def test_cards_by_their_facts(visit) -> None:
    dana = visit()
    page = dana.open("/cards/cultures").page
    page.get_by_label("Kind").select_option("leader")
    page.get_by_label("Civilization").select_option("rome")
    leaders = [
        card.name("en")
        for card in kronika.cards("cultures")
        if card.facts["kind"] == "leader" and card.facts["civilization"] == "rome"
    ]
    page.get_by_text(f"{len(leaders)} cards").wait_for()
    assert page.locator(".cards-grid a").evaluate_all("all => all.map((one) => one.ariaLabel)") == leaders
    dana.open("/cards/cultures/gaul")
    assert "except for this, which is ours: icon" in dana.text(".card-detail")


def test_special_achievements_among_the_cards(visit) -> None:
    """Innovation's five are found like cards, with what they take and how they are read."""
    dana = visit(lang="cs")
    page = dana.open("/cards/innovation?q=ovládni+tuto+kartu").page
    page.locator(".cards-grid a").nth(4).wait_for()
    names = page.locator(".cards-grid a").evaluate_all("all => all.map((one) => one.ariaLabel)")
    assert names == ["Technologie", "Vojenství", "Diplomacie", "Kultura", "Věda"]
    page.locator(".cards-grid a").first.click()
    page.locator(".card-detail .face-special").wait_for()
    told = dana.text(".card-detail").replace("\xa0", " ")
    assert "schováš 6 karet nebo oboduješ 6 karet" in told
    assert "Také efektem karty Opracování kamene." in told
    assert "počítají zvlášť" in told
    assert "Monument" in told


def test_lists_of_tables_by_game(visit) -> None:
    dana = visit()
    dana.new_table(ME, OPEN, public=True)
    dana.new_table(ME, OPEN, game="cultures", public=True)
    for path in ("/lobby", "/my"):
        page = dana.open(path).page
        page.locator(".table-row").nth(1).wait_for()
        games = page.get_by_role("radiogroup", name="Game")
        games.get_by_text("Rising Cultures").click()
        page.locator('.table-row[data-game="innovation"]').first.wait_for(state="detached")
        assert page.locator('.table-row[data-game="cultures"]').count()
        games.get_by_text("All").click()
        page.locator('.table-row[data-game="innovation"]').first.wait_for()


def test_chosen_options_are_told(visit) -> None:
    dana, emil = visit("Dana"), visit("Emil")
    options = {"civilization_1": "persia", "games": "two"}
    table = dana.new_table(ME, FRIEND, game="cultures", options=options)
    seat = table["seats"][1]
    told = emil.open(f"/join/{table['id']}/1?invite={seat['invite']}").text(".chosen-options")
    assert "Persian Empire" in told
    assert "clash of civilizations" in told
    assert "Mauretania" not in told


def test_game_for_one(visit) -> None:
    """A table with a single seat, from the home page to the next game."""
    dana = visit()
    page = dana.open("/?game=settlers").page
    page.get_by_role("button", name="Play solo").click()
    dana.asked()
    table = page.url.rsplit("/", 1)[1]
    assert len(dana.get(f"/tables/{table}")["seats"]) == 1
    dana.play(answers=3)
    dana.asked()
    page.get_by_role("button", name="Resign", exact=True).click()
    assert "The game ends here." in dana.text("dialog")
    page.get_by_role("button", name="Yes, resign").click()
    page.get_by_role("link", name="See the result").click()
    page.locator(".score-table").wait_for()
    assert page.locator(".score-table thead th").count() == 2
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda address: re.search(r"/table/\w+$", address) and table not in address)
    dana.version = -1
    dana.asked()
    dana.open("/new/settlers")
    page.get_by_role("button", name="Remove seat 2").click()
    assert page.locator(".seat-row").count() == 1
    assert page.get_by_text("Bot", exact=True).count() == 0


def test_failure_is_told_once(visit) -> None:
    """When the server can't tell the cards, the page says so and waits, and goes on when asked to."""
    dana = visit()
    dana.forgive("500|Refused")
    asked = []
    page = dana.page

    def fail(route) -> None:
        asked.append(1)
        route.fulfill(status=500, body="")

    page.route("**/api/games/*/cards", fail)
    dana.open("/cards/innovation")
    page.get_by_role("alert").wait_for()
    page.wait_for_timeout(1000)
    assert len(asked) < 4
    page.unroute("**/api/games/*/cards")
    page.wait_for_timeout(1000)
    page.get_by_role("button", name="Try again").click()
    page.locator(".face").first.wait_for()
