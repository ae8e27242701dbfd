"""The deal that nobody can choose, as two people see it."""

import json

from tests.web.test_games import open_table_for_a_friend

import kronika


def finished(visit, server):
    """Two people have sat down through the page, and one has given up."""
    server.deal("")  # as on any server
    dana, emil = visit("Dana"), visit("Emil", lang="cs")
    table = open_table_for_a_friend(dana)
    emil.open(table["link"])
    emil.page.get_by_label("Tvoje jméno").fill("Emil")
    emil.page.locator("form button[type=submit]").click()
    emil.page.locator(".table").wait_for()
    assert not dana.get(f"/tables/{table['id']}")["deal"]
    emil.post(f"/tables/{table['id']}/resign", seat=1, version=0)
    return dana, emil, table["id"]


def test_the_result_shows_every_part_and_that_all_of_them_fit(visit, server, artifacts) -> None:
    dana, emil, table = finished(visit, server)
    deal = dana.get(f"/tables/{table}")["deal"]
    for visitor, fits, seat in ((dana, "Nobody could choose this deal", 0), (emil, "si nikdo nemohl vybrat", 1)):
        visitor.open(f"/table/{table}/result")
        panel = visitor.page.locator(".result-deal")
        panel.wait_for()
        assert fits in panel.inner_text()
        panel.locator("summary").click()
        shown = panel.inner_text()
        assert all(part in shown for part in (deal["server"], *deal["seats"]))
        own = {"Dana": "from this browser", "Emil": "z\u00a0tohoto prohlížeče"}[visitor.name]
        assert f"{deal['seats'][seat]} ({own})" in shown
        assert shown.count(own) == 1
    dana.page.screenshot(path=str(artifacts / "deal.png"), full_page=True)
    record = dana.page.request.get(f"{dana.base}/api/tables/{table}/record").text()
    assert kronika.replay(record).over
    dana.open(f"/table/{table}/replay")
    dana.page.get_by_text("Nobody could choose the deal").wait_for()


def test_another_game_has_the_parts_of_both(visit, server) -> None:
    dana, emil, table = finished(visit, server)
    for visitor in (emil, dana):
        with visitor.page.expect_response(lambda answer: answer.url.endswith("/again/part")):
            visitor.open(f"/table/{table}/result")
    dana.page.get_by_role("button", name="Play again").click()
    dana.page.wait_for_url(lambda address: "/table/" in address and table not in address)
    new = dana.page.url.rsplit("/", 1)[1]
    dana.post(f"/tables/{new}/resign", seat=1, version=0)
    assert None not in dana.get(f"/tables/{new}")["deal"]["seats"]
    emil.open(f"/table/{new}/result")
    assert "si nikdo nemohl vybrat" in emil.text(".result-deal")


def test_a_part_that_was_tampered_with_is_reported(visit, server) -> None:
    dana, emil, table = finished(visit, server)

    def tamper(route) -> None:
        answer = route.fetch()
        body = json.loads(answer.text())
        body["deal"]["seats"][1] = "0" * 32
        route.fulfill(response=answer, body=json.dumps(body))

    for visitor, words in (
        (dana, ["The parts don't make the seed"]),
        (emil, ["chybí část z tohoto prohlížeče", "semínko této partie nevychází"]),
    ):
        visitor.page.route(f"**/api/tables/{table}", tamper)
        visitor.open(f"/table/{table}/result")
        alert = visitor.page.locator(".result-deal [role=alert]")
        alert.wait_for()
        told = alert.inner_text().replace("\u00a0", " ")
        assert all(word in told for word in words)
