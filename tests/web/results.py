"""The page at the end of a game."""

import re

import kronika


def check_scores(visitor, table):
    """Who won, the score line by line, and how it came about; the result."""
    page = visitor.page
    page.locator(".score-table").wait_for()
    result = visitor.get(f"/tables/{table['id']}")["result"]
    names = [seat["name"] for seat in table["seats"]]
    assert all(names[seat] in visitor.text("h1") for seat in result["winners"])
    rows = page.locator(".score-table tbody tr").all()
    told = [[int(cell.replace("−", "-")) for cell in row.locator("td").all_inner_texts()] for row in rows]
    assert told == [[lines[row][1] for lines in result["lines"]] for row in range(len(rows))]
    lines = page.locator(".chart polyline").all()
    assert len(lines) == len(names)
    assert all(len(line.get_attribute("points").split()) > 20 for line in lines)
    assert f"{names[0]}: {result['scores'][0]}" in visitor.text(".chart-key")
    return result


def download_record(visitor):
    """The path of the record that the page offers."""
    with visitor.page.expect_download() as download:
        visitor.page.locator('a[download][href$="/record"]').click()
    return download.value.path()


def check_result(visitor, table) -> None:
    """The whole page: also its record, and another game with the seats moved on."""
    result = check_scores(visitor, table)
    match = kronika.replay(download_record(visitor).read_text(encoding="utf-8"))
    assert list(match.result.winners) == result["winners"]
    page = visitor.page
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda address: re.search(r"/table/\w+$", address) and table["id"] not in address)
    page.locator(".table").wait_for()
    again = visitor.get(f"/tables/{page.url.rsplit('/', 1)[1]}")
    names = [seat["name"] for seat in table["seats"]]
    assert [seat["name"] for seat in again["seats"]] == names[1:] + names[:1]
