# Puzzles.

puzzle-lead = Positions from real games in which one move is clearly better than every other. Find it!
puzzle-rating = Your rating
puzzle-rating-unsure = It becomes reliable after about ten puzzles.
puzzle-streak = Daily puzzles in a row
puzzle-solved-count = Solved at the first try
puzzle-daily = Puzzle of the day
puzzle-daily-about = { $game }, rated { $rating }
puzzle-daily-solved = You have solved today's puzzle.
puzzle-daily-failed = You have tried today's puzzle.
puzzle-daily-streak = { $count ->
    [one] Solved 1 day in a row.
   *[other] Solved { $count } days in a row.
}
puzzle-daily-go = Solve it
puzzle-daily-again = Look at it again
puzzle-more = More puzzles
puzzle-of-count = { $solved } of { $count } solved
puzzle-go = Solve puzzles
puzzle-themes = Themes
puzzle-none = This game has no puzzles yet.
puzzle-outdated = The rules have changed since the puzzles of this game were made.
puzzle-title = Puzzle
puzzle-task = You are { $player }. Which answer wins most often?
puzzle-step = Question { $number } of { $count }
puzzle-rated = Rated { $rating }
puzzle-all-themes = All themes
puzzle-hint = Hint
puzzle-hint-reason = Look for this: { $reason }.
puzzle-hint-none = The advantage shows only later: think a few moves ahead.
puzzle-show = Show the solution
puzzle-right = Right! There is more to decide.
puzzle-solved = Solved!
puzzle-wrong = “{ $option }” wins less often, by { $cost }. Try again.
puzzle-wrong-far = “{ $option }” is clearly worse. Try again.
puzzle-counted = The first answer counts for your rating; you can still look for the solution.
puzzle-solution = Solution
puzzle-solution-step = { $option }: you then win in { $chance } of all games.
puzzle-solution-second = Second best: “{ $option }”, { $chance }.
puzzle-new-rating = Your rating: { $rating } ({ $change })
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-before = { $result ->
    [solved] You have solved this puzzle before.
    [helped] You have solved this puzzle before, with a hint.
   *[other] You have tried this puzzle before.
}
