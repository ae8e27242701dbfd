# Reviews of finished games, and learning from one's mistakes.

review-heading = Review
review-lead = Where was the game decided? A strong bot judges every position and every decision.
review-start = Review the game
review-again = Review it again
review-outdated = The bots have learned more since this review.
review-progress = Reviewing: { $percent } %
review-chart = Chance of winning in %
review-players = Luck and skill
review-player = Player
review-luck = Luck
review-skill = Skill
review-change = Total
review-rate = Cost per decision
review-rate-title = On average over { $count } decisions that weren't obvious
review-players-note = From the chance before the deal to the result. Luck is what the cards and dice brought compared with everything that nobody at the table could know; skill is what your moves and those of the others changed.
review-turns-heading = Turning points
review-no-turns-yet = No single move changed much.
review-turn-luck = { $winner } { $change }, mostly by luck.
review-turn-play = { $winner } { $change }, mostly by skill.
review-turn-error = { $winner } { $change }, an error by { $player }.
review-turn-end = { $winner } { $change }, which decided the game.
review-turn-found = { $winner } { $change }, a better move than the judge had expected.
review-turn-unforeseen = { $winner } { $change }, which the judge hadn't foreseen.
review-errors-heading = Errors
review-no-errors = The bot found no errors.
review-errors-soon = The errors follow in a moment.
review-grade-inaccuracy = Inaccuracy
review-grade-mistake = Mistake
review-grade-blunder = Blunder
review-cost = costs { $cost }
review-better = Better: { $best }.
review-why = Why: { $reason }.
review-later = Its advantage shows only later.
review-not-sure = The judge isn't sure about this one.
review-show = { $turn }: show step { $number }
review-try = Find a better move
review-try-at = Find a better move at step { $number }
review-learn = Learn from your mistakes
review-chances-now = { $player } { $chance } %
review-next-error = Next error
review-judge-name = Judge { $judge }

mistakes-title = Learn from your mistakes
mistakes-number = { $number } of { $count }
mistakes-none = There is nothing to learn from here: the bot found no errors.
mistakes-no-review = This game hasn't been reviewed yet.
mistakes-task = { $player } played “{ $taken }”. Find a better move.
mistakes-hint = Hint
mistakes-hint-reason = Look for this: { $reason }.
mistakes-hint-none = The advantage shows only later: think a few moves ahead.
mistakes-answer = Show the answer
mistakes-right = Well found!
mistakes-right-cost = “{ $option }” is as good as the best move.
mistakes-wrong = “{ $option }” still costs { $cost }. Try again.
mistakes-wrong-far = “{ $option }” is clearly worse. Try again.
mistakes-same = That is what was played. Try something else.
mistakes-best = The best move: { $option }.
mistakes-next = Next
mistakes-done = That was the last one.
mistakes-back = Back to the result
mistakes-training = Go to training

training-title = Training
training-lead = Mistakes from your reviewed games come back here until you find the better move.
training-start = { $count ->
    [one] Train one mistake
   *[other] Train { $count } mistakes
}
training-start-game = { $count ->
    [one] Train one mistake from this game
   *[other] Train { $count } mistakes from this game
}
training-train = Train
training-due = { $count ->
    [one] One mistake is due.
   *[other] { $count } mistakes are due.
}
training-nothing-due = Nothing is due now.
training-later = The next one returns { $when }.
training-learned = { $learned } of { $total } learned
training-skipped = { $count ->
    [one] One mistake is skipped, because the rules have changed since its game was reviewed.
   *[other] { $count } mistakes are skipped, because the rules have changed since their games were reviewed.
} Review the games again to train with them.
training-skip = This mistake can't be shown any more, so it is skipped.
training-returns = This position returns { $when }.
training-done = { $count ->
    [one] That was the only mistake for now.
   *[other] Those were all { $count } mistakes for now.
} Right at once: { $right }.
training-back = Back to training
training-empty = No mistakes to train yet
training-empty-text = Review one of your finished games: the mistakes that the bot finds there come back here until you find the better move.
training-empty-review = Choose a game to review
training-home = { $count ->
    [one] One of your mistakes is due for training.
   *[other] { $count } of your mistakes are due for training.
}
