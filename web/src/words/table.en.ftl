# The table and the end of a game.
close = Close
prompt-label = Question
prompt-waiting = Waiting for { $player }.
prompt-asked = The question: { $ask }
prompt-since = Asked { $ago }.
prompt-all = All { $count }
prompt-fewer = Fewer
why-rule = Rule { $rule }
prompt-why = Why?
prompt-hint = Hint
prompt-undo = Undo
log-label = What has happened
log-closed = The log of this game can't be shown: its answers don't fit the current rules. The record contains them all.
log-empty = Nothing has happened yet.
log-whole = Unfold all
recap-turns = Since your last turn
recap-action = Last action
recap-now = What is happening
recap-at = { $number } of { $count }
recap-start = This is how it was before.
recap-back = One step back
recap-next = One step forward
recap-play = Play
recap-pause = Pause
recap-speed = Speed
recap-close = Close
recap-waiting = { $count ->
    [one] { $count } more step
   *[other] { $count } more steps
}
recap-skip = Skip
chat-label = Chat
chat-unread = { $count ->
    [one] { $count } unread message
   *[other] { $count } unread messages
}
chat-empty = No messages yet. Say hello!
chat-say = Say something
chat-send = Send
tabs-label = Parts of the table
tab-mine = My board
tab-others = Opponents
tab-middle = Middle
tab-log = Log
tab-news = something has happened here
tab-legal = there is something to choose here

targets-here = { $count } to choose here
amount-missing = { $count } missing
hand-label = Hand
nothing = none
card-more = More about this card

table-turn = Turn { $turn }
table-setup = Set-up
table-spectator = You are watching.
table-title-turn = Your turn: { $game }
table-your-turn = Your turn
table-their-turn = to play
table-waiting-room = Waiting for players
table-waiting-why = The game starts when all seats are taken.
table-invite = Send this link to a friend:
table-open-seat = Anybody can take this seat in the lobby.
table-bot = bot
table-stand-in = { $player } is away; a bot plays.
table-back = I'm back
table-watch = Spectator link:
table-watch-revoke = Revoke this link and make a new one
table-spectators = Spectators
table-spectators-private = This table is private: only its players and people with this link can see it. Spectators can't see your hand.
table-spectators-public = Anybody can watch this table. Spectators can't see your hand.
table-leave = Leave this table
table-sit = Take this seat
table-resign = Resign
table-resign-sure = Resign this game?
table-resign-why-alone = The game ends here.
table-resign-why-two = The other player wins.
table-resign-why-more = The others play on. If the rules don't let you resign now, a bot takes your seat.
table-resign-yes = Yes, resign
table-stay = No, play on
table-help = How to play
table-menu = This table
table-deal = Fair deal
table-deal-why = The server fixed its part of the deal before anybody sat down. This is its hash (SHA-256). Each player's browser then added a random part of its own, and the cards were shuffled from all of them, so nobody could choose the deal. After the game all parts are revealed and checked.
table-here = at the table
table-away = away
table-offline = Connection lost. Reconnecting …
table-pass-title = Pass the device
table-pass = It is { $player }'s turn. Pass the device on; nobody else should look.
table-pass-ready = I am { $player }
table-over = The game is over.
table-result = See the result
table-clock = { $minutes } min left
table-hint-text = The bot would choose: { $option }.
table-hint-chances = { $count ->
    [one] Chances of victory, after one try
   *[other] Chances of victory, after { $count } tries
}
table-hint-reason = Compared with “{ $other }”: { $reason }.
table-hint-later = Compared with “{ $other }”, its advantage shows only later.
table-hint-won = You win almost surely, with other moves as well.
table-hint-lost = Whichever move you choose, the bot sees hardly a chance left.
table-hint-equal = { $count ->
    [one] This is about as good: { $options }.
   *[other] These are about as good: { $options }.
}
table-hint-chance = { $chance } %
table-hint-tries = { $count }×

result-title = Result
result-scores = Scores
result-winner = winner
result-moments = Milestones
result-boards = The final table
result-again = { $seats ->
    [1] Play again
   *[other] Play again, one seat further
}
result-share = Share this game:
result-record = Download the record
result-replay = Replay step by step
result-deal = The deal
result-deal-fits = Nobody could choose this deal: the server's part matches the hash shown before the game, and all parts together make the seed.
result-deal-sealed = The seed matches the hash shown before the deal.
result-deal-flaw-commitment = The server's part doesn't match its hash.
result-deal-flaw-changed = The hash isn't the one this browser was shown before the game.
result-deal-flaw-part = The part from this browser is missing from the deal.
result-deal-flaw-seed = The parts don't make the seed of this game: one of them was changed or left out.
result-deal-details = All parts
result-deal-why = Before anybody sat down, the server fixed its part and published the hash of it. Then each player's browser added a random part. The cards were shuffled from the hash of all parts.
result-deal-server = Server
result-deal-none = no part
result-deal-bot = bots don't contribute a part
result-deal-yours = from this browser
result-deal-hash = Hash shown before the game
result-deal-seed = Seed
result-deal-check = This browser has computed both hashes. The replay checks that the cards follow from the seed, here or on your own computer: run kronika replay FILE with the record.
result-not-over = This game isn't over yet.
result-to-table = To the table

guide-understood = Got it

lesson-label = Lesson
lesson-step = Step { $number } of { $count }
lesson-next = Next
lesson-leave = Leave the lesson
lesson-read-first = Read this first, then press “Next”.
lesson-not-now = “{ $option }” is legal, but in this lesson, do what the text says. It is marked on the table and among the buttons.

intro-back = Back
intro-next-step = Next
intro-skip = Skip
intro-play = Play

result-chart = Points over time
result-no-moments = Nothing stood out in this game.

# A table for a game that brings none of its own.
plain-middle = The middle of the table
plain-mine = { $player }: your side of the table
plain-round = Round { $round }
plain-hidden = { $count ->
    [one] { $count } hidden card: { $back }
   *[other] { $count } hidden cards: { $back }
}
plain-all = { $name }: all cards ({ $count })
plain-rest = Other numbers
plain-yes = yes
plain-no = no
plain-intro-glow = Everything you can choose glows. Click it on the table, or use the buttons or the keys 1 to 9.
plain-intro-why = “Why?” shows the rule behind a question, “Hint” what a bot would choose, and “Undo” takes back your last answer.
plain-intro-look = Hover over a card to read it. On a phone, press and hold it.
