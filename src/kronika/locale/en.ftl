# Words that all games share: players, questions, the screen, the commands, reports.

## Players

seat-human = Player { $number }
seat-bot = Bot { $number }
list-and = { $first } and { $last }

## Several cards

cards-known = { $names }

## Questions

prompt-card = { $card }: { $ask }
prompt-obey = { $by } demands of you ({ $card }): { $ask }
prompt-demand = { $card }, your demand on { $player }: { $ask }
prompt-share = { $card }, which you share with { $by }: { $ask }
prompt-theirs = { $card }, played by { $by }: { $ask }
ask-nothing = nothing qualifies, so there is only one answer. The others don't learn that.
ask-counted = { $ask } ({ $nth } of { $most }){ $end }
option-priced = { $option } for { $price }
option-done = Done
option-skip = Skip

## The screen

board-you = you
screen-log = What happened
screen-log-earlier = { $count ->
    [one] … { $count } earlier line: type l for the whole log
   *[other] … { $count } earlier lines: type l for the whole log
}
screen-log-empty = Nothing has happened yet.
screen-legend = What the symbols mean
no-legend = This game uses no symbols.
screen-intro = Welcome to { $game }
screen-asked = { $player }, it's your choice
screen-input = Number · t table · k symbols · ? why · h help
screen-thinking = { $player } is thinking …
screen-pass = Pass the device to { $player }.
screen-pass-ready = { $player }, press Enter when nobody else is looking
screen-sealed = The deal is sealed with the hash { $hash }. The seed, shown at the end, proves that nobody tampered with it.

## Commands

help-title = Help
help-commands =
    Answer with the number of an option, its token or its text.
    t or Enter   show the whole table; after an answer only changes are shown
    k            explain the symbols on the table
    ?            show the rule behind the question and the card that asks
    ? 2          show the rule and the card behind option 2
    ? NAME       look up a card or rule by name, number or part of it
    u            undo your last answer, unless it revealed something
    l            show the whole log
    s            save; s FILE saves to a file of your choice
    q            save and quit
    resign       resign the game
    h            show this help
help-more = Rulebook: kronika rules { $game }. All cards: kronika cards { $game }.

undo-done = Undone.
undo-none = There is nothing to undo: you haven't answered anything yet.
undo-passed = You can't undo: another player has been asked since your last answer.
undo-shown = You can't undo: your last answer revealed something.
resign-sure = Resign this game? Type yes
resign-kept = You play on.
resign-refused = You can't resign now.
resign-refused-leave = To leave anyway, type q: you can continue later.
resign-refused-none = This game has no rule for resigning: type q to leave it.
resign-refused-many = With more than two players the others need your seat: type q, then continue with a bot in your place (--seats).
refused = “{ $answer }” is not possible now.
refused-instead = { $count ->
    [one] The only answer is 1.
   *[other] Type a number from 1 to { $count }.
}
refused-tokens = Or one of these tokens: { $tokens }.
saved = Saved to { $file }.
saved-continue = Continue with: { $command }
not-saved = { $error } Save elsewhere with s FILE, or type q again to leave without saving.
nothing-found = No card or rule of { $game } matches “{ $words }”.
many-found = “{ $words }” matches { $count }: { $names }
rule-where = Rulebook: { $where }
rule-inferred = Not stated in the rulebook; this is our ruling.
rule-reading = Ruling: { $reading }
rule-not-applicable = Doesn't apply here: { $reason }
card-rulings = Rulings
card-reads = Our ruling: { $note }
card-variant = Other printing: { $edition }

## The end

result-title = The end
line-total = total
result-winners = { $count ->
    [one] { $players } wins.
   *[other] { $players } share the victory.
}
result-seed = The seed was { $seed }; it matches the hash shown before the deal.
result-record = The record is in { $file }. Replay it with: { $command }

## Lists

games-seats = { $least } to { $most } players
games-seats-fixed = { $most } players
games-default = default
games-same = the same values as { $option }
cards-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
cards-more = To see a card in full: kronika cards { $game } { $example }
no-rulebook = There is no rulebook for { $game }.
no-rule = There is no rule text for this question.
rules-count = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}

## Replay

replay-title = { $game }, { $seats } players
replay-players = Players: { $players }
replay-sealed = The seed { $seed } matches the hash shown before the deal ({ $hash }).
replay-shared = { $people ->
    [0] The server's part of the deal matches the hash shown before the game ({ $hash }). No player contributed a part.
    [one] Nobody could choose the deal: the server's part matches the hash shown before the game ({ $hash }), and together with one player's part it makes the seed.
   *[other] Nobody could choose the deal: the server's part matches the hash shown before the game ({ $hash }), and together with the parts of { $people } players it makes the seed.
}
replay-unsealed = The record has no hash of the deal, so the seed { $seed } can't be checked.
replay-other-rules = The game was recorded under different rules: version { $then }; the current version is { $now }.
replay-answers = { $count ->
    [one] { $count } answer, and it follows the rules.
   *[other] { $count } answers, and all of them follow the rules.
}
replay-open = The record stops before the end of the game.
replay-step = Enter: next, q: stop
replay-stopped = Stopped after { $count ->
    [one] { $count } answer
   *[other] { $count } answers
}.

## Simulation

simulate-title = { $game }: { $bots }
simulate-games = games
simulate-decisions = decisions
simulate-length = decisions per game
simulate-length-value = mean { $mean }, shortest { $least }, longest { $most }
simulate-wins = wins for seat { $seat }, { $bot }
simulate-wins-value = { $wins } ({ $share } %)
simulate-reasons = how the games ended
simulate-reason = { $count } × { $reason }
simulate-speed = speed
simulate-speed-value = { $speed } decisions per second and process
simulate-time = time
simulate-time-value = { $seconds } s

## Reviews

review-working = Reviewing the game
review-title = Review: { $game }
review-chances = Chance of winning
review-luck-and-skill = Luck and skill
review-sums = { $player }: from { $start } before the deal to { $final }. Luck { $luck }, skill { $skill }.
review-turns = Turning points
review-no-turns = No single move changed much.
review-turn = Move { $number }, { $player }: { $taken }. { $winner } { $change }, { $why ->
    [luck] mostly luck
    [error] an error by { $player }
    [end] which decided the game
    [found] a better move than the judge had expected
    [unforeseen] which the judge hadn't foreseen
   *[play] mostly skill
}.
review-errors = Errors
review-rate = { $player }: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } % of a win per decision ({ $count ->
    [one] { $count } that wasn't obvious
   *[other] { $count } that weren't obvious
}); inaccuracies: { $inaccuracies }, mistakes: { $mistakes }, blunders: { $blunders }.
review-error = Move { $number }, { $player }, { $grade } ({ $cost }): { $taken }. Better: { $best }.
review-because = Why: { $reason }.
review-later = Its advantage shows only later.
review-unsure = The judge isn't sure.
review-inaccuracy = inaccuracy
review-mistake = mistake
review-blunder = blunder
review-resign = Resign
review-judge = Judge { $judge }

## Puzzles

puzzles-working = Looking for puzzles: { $game }
puzzles-checking = Checking puzzles: { $game }
puzzles-count = { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
}
puzzles-in-file = { $file } has { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
}.
puzzles-interrupted = Interrupted. What was found is in { $file }; run the command again to go on.
puzzles-survived = Of { $count } confirmed twice, { $stayed } also passed the last check ({ $share } %); the others were left out.
puzzles-checked = Still with the same best move: { $stayed } of { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
} ({ $share } %).
puzzles-lost = No longer clear: { $ids }

puzzle-theme-planning = Planning
puzzle-theme-opening = Opening
puzzle-theme-timing = Timing
puzzle-theme-attack = Attack
puzzle-theme-defence = Defence
puzzle-theme-economy = Economy
puzzle-theme-building = Building
puzzle-theme-progress = Progress
puzzle-theme-cards = Cards
puzzle-theme-endgame = Endgame
puzzle-theme-combination = Combination

## At the table

event-undone = { $player } undoes the last answer.

## Why a move is good

part-win = { $more ->
    [yes] it wins the game
   *[no] it loses the game
}
part-theirs = { $count ->
    [one] { $part } for your opponent
   *[other] { $part } for your opponents
}
parts-but = { $gains }, but { $loss }
