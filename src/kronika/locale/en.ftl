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
ask-nothing = nothing fits, so there is only one answer. Nobody else learns that.
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
screen-legend = What the signs mean
no-legend = This game uses no signs.
screen-intro = Welcome to { $game }
screen-asked = { $player }, it's your choice
screen-input = Number · t table · k signs · ? why · h help
screen-thinking = { $player } is thinking …
screen-pass = Pass the device to { $player }.
screen-pass-ready = { $player }, press Enter when nobody else is looking
screen-sealed = The deal is sealed with { $hash }. The seed, shown at the end, proves that nobody touched it.

## Commands

help-title = Help
help-commands =
    A number answers the question; so does an option's token or what it says.
    t or Enter   the whole table; after an answer only what has changed is shown
    k            what the signs of the table mean
    ?            the rule behind the question and the card that asks
    ? 2          the rule and the card behind option 2
    ? NAME       any card or rule, by name, number or a part of it
    u            take your last answer back, where nothing new has been shown
    l            the whole log
    s            save; s FILE saves to a file of your choice
    q            save and quit
    resign       give the game up
    h            this help
help-more = The rulebook: kronika rules { $game }. All cards: kronika cards { $game }.

undo-done = Taken back.
undo-none = There is nothing to take back: you have not answered anything yet.
undo-passed = There is nothing to take back: somebody else has been asked since your last answer.
undo-shown = There is nothing to take back: your last answer showed something new, and that can't be forgotten.
resign-sure = Give the game up? Type yes
resign-kept = You play on.
resign-refused = You can't resign now.
resign-refused-leave = To leave it all the same, type q: you can go on with it later.
resign-refused-none = This game has no rule for it: type q to leave it.
resign-refused-many = With more than two players the others need your seat: type q, and go on with a bot in it (--seats).
refused = “{ $answer }” is not possible now.
refused-instead = { $count ->
    [one] The only answer is 1.
   *[other] Type a number from 1 to { $count }.
}
refused-tokens = As words: { $tokens }.
saved = Saved to { $file }.
saved-continue = Continue with: { $command }
not-saved = { $error } Save elsewhere with s FILE, or type q again to leave without saving.
nothing-found = No card or rule of { $game } fits “{ $words }”.
many-found = “{ $words }” fits { $count }: { $names }
rule-where = Rulebook: { $where }
rule-inferred = Not stated in the rulebook; this is how we read it.
rule-reading = Reading: { $reading }
rule-not-applicable = Has no effect here: { $reason }
card-rulings = Rulings
card-reads = How we read it: { $note }
card-variant = Other printing: { $edition }

## The end

result-title = The end
line-total = total
result-winners = { $count ->
    [one] { $players } wins.
   *[other] { $players } share the victory.
}
result-seed = The seed was { $seed }; it fits the hash shown before the deal.
result-record = The record is in { $file }. Look at it again with: { $command }

## Lists

games-seats = { $least } to { $most } players
games-seats-fixed = { $most } players
games-default = default
cards-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
cards-more = For a card in full: kronika cards { $game } { $example }
no-rulebook = { $game } has no rulebook here.
no-rule = No rule is written down for this question.
rules-count = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}

## Replay

replay-title = { $game }, { $seats } players
replay-players = Players: { $players }
replay-sealed = The seed { $seed } fits the hash shown before the deal ({ $hash }).
replay-shared = { $people ->
    [0] The server's part of the deal fits the hash shown before the game ({ $hash }). No player gave a part.
    [one] Nobody could choose the deal: the server's part fits the hash shown before the game ({ $hash }), and together with the part of one player it makes the seed.
   *[other] Nobody could choose the deal: the server's part fits the hash shown before the game ({ $hash }), and together with the parts of { $people } players it makes the seed.
}
replay-unsealed = The record has no hash of the deal, so the seed { $seed } can't be checked.
replay-other-rules = The game was recorded under different rules: version { $then }; those of today are version { $now }.
replay-answers = { $count ->
    [one] { $count } answer, and it fits the rules.
   *[other] { $count } answers, and all of them fit the rules.
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
simulate-length = decisions a game
simulate-length-value = mean { $mean }, shortest { $least }, longest { $most }
simulate-wins = wins of seat { $seat }, { $bot }
simulate-wins-value = { $wins } ({ $share } %)
simulate-reasons = how the games ended
simulate-reason = { $count } × { $reason }
simulate-speed = speed
simulate-speed-value = { $speed } decisions a second and process
simulate-time = time
simulate-time-value = { $seconds } s

## At the table

event-undone = { $player } takes the last answer back.
