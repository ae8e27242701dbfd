"""Puzzles on the page: from the home page to the daily one, and from the list through hint, mistake and solution."""

from kronika.games import game as find_game
from kronika.puzzles.book import book_of

GAME = "innovation"


def press(page, token) -> None:
    page.locator(f'.prompt .option[data-token="{token}"]').click()


def test_the_daily_puzzle_and_the_puzzles_of_a_game(server, visit) -> None:
    rules, puzzles = find_game(GAME), book_of(GAME).puzzles
    single = [puzzle for puzzle in puzzles if len(puzzle.steps) == 1]
    dana = visit()
    page = dana.open("/").page
    page.get_by_role("heading", name="Puzzle of the day").wait_for()
    page.get_by_role("link", name="Solve it").click()
    page.get_by_role("button", name="Show the solution").click()
    page.get_by_role("heading", name="Solution").wait_for()
    assert page.locator(".mistakes .hinted, .mistakes .picked").count() >= 1
    page.get_by_role("link", name="All puzzles").click()
    page.get_by_text("You have tried today's puzzle.").wait_for()

    first, second = single[0], single[1]
    best = first.solutions(rules)[0]
    match = first.start(rules)
    wrong = next(
        option.token for place, option in enumerate(match.choice.options) if (first.steps[0].cost(place) or 0) > 2
    )
    page = dana.open(f"/puzzles/{GAME}/{first.id}").page
    assert best not in page.evaluate("JSON.stringify(performance.getEntries().map((entry) => entry.name))")
    page.get_by_role("button", name="Hint").click()
    page.locator(".notice").first.wait_for()
    press(page, wrong)
    page.get_by_text("The first answer counts").wait_for()
    press(page, best)
    page.get_by_text("Solved!").wait_for()
    page.get_by_role("button", name="Next puzzle").click()
    page.get_by_role("button", name="Show the solution").wait_for()

    cilka = visit("Cilka", lang="cs")
    page = cilka.open(f"/puzzles/{GAME}/{second.id}").page
    press(page, second.solutions(rules)[0])
    page.get_by_text("Vyřešeno!").wait_for()
    page.get_by_text("Tvůj rating:").wait_for()
    page.get_by_role("link", name="Všechny úlohy").click()
    page.get_by_text(f"Vyřešeno 1 z {len(puzzles)}").wait_for()
