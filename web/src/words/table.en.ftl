# The table and the end of a game.
close = Close
prompt-label = What is asked
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
log-empty = Nothing has happened yet.
chat-label = Chat
chat-empty = No messages yet. Say hello!
chat-say = Say something
chat-send = Send
tabs-label = Parts of the table
tab-mine = My board
tab-others = Opponents
tab-middle = Middle
tab-log = Log
tab-news = something has happened here
tab-legal = something to choose here

amount-missing = { $count } missing
hand-label = Hand
nothing = none
card-more = More about this card

table-title = Table
table-turn = Turn { $turn }
table-setup = Set-up
table-spectator = You are watching.
table-your-turn = Your turn
table-waiting-room = Waiting for players
table-waiting-why = The game starts by itself when every seat is taken.
table-invite = Send this link to a friend:
table-open-seat = Anybody can take this seat from the lobby.
table-bot = bot
table-stand-in = { $player } is away; a bot plays.
table-back = I'm back
table-watch = Link for spectators:
table-spectators = Spectators
table-spectators-private = This table is private: only its players and people with this link see it. Nobody sees your hand.
table-spectators-public = Anybody can watch this table. Nobody sees your hand.
table-leave = Leave this table
table-sit = Take this seat
table-resign = Resign
table-resign-sure = Resign this game?
table-resign-why-alone = The game ends here.
table-resign-why-two = The other player wins.
table-resign-why-more = The others play on. Where the rules don’t let you resign now, a bot takes your seat.
table-resign-yes = Yes, resign
table-stay = No, play on
table-help = How to play
table-menu = This table
table-deal = Fair deal
table-deal-why = All cards were shuffled from one secret number, the seed. This is its fingerprint (SHA-256), shown before the deal; at the end the seed itself is shown, and anybody can check that nothing was changed:
table-here = at the table
table-away = away
table-offline = Connection lost. Trying again …
table-pass-title = Pass the device
table-pass = Now it is { $player }'s turn. Hand over the device; nobody else should look.
table-pass-ready = I am { $player }
table-over = The game is over.
table-result = See the result
table-clock = { $minutes } min left
table-hint-text = The bot would choose: { $option }.
table-hint-chances = { $count ->
    [one] Chance of victory, after one try:
   *[other] Chance of victory, after { $count } tries:
}
table-hint-chance = { $chance } %
table-hint-tries = { $count }×

result-title = Result
result-scores = Scores
result-moments = Turning points
result-boards = The final table
result-again = { $seats ->
    [1] Play again
   *[other] Play again, seats moved on
}
result-share = Show this game to others:
result-record = Download the record
result-replay = Replay step by step
result-deal-proof = The deal was fair: the seed { $seed } fits the hash that was shown before the deal.
result-not-over = This game isn't over yet.
result-to-table = To the table

guide-understood = Got it

intro-back = Back
intro-next-step = Next
intro-skip = Skip
intro-play = Play
