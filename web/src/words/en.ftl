# The page in English. What the terminal says too comes from the server.
kronika = Kronika

## Everywhere

list-and = { $first } and { $last }
loading = Loading …
retry = Try again
copy = Copy
copied = Copied
menu = Menu
skip-to-content = Skip to the content

nav-label = Kronika
nav-home = Play
nav-lobby = Lobby
nav-my = My games
nav-cards = Cards
nav-rules = Rules
nav-settings = Settings
nav-account = Account
nav-turns = { $count ->
    [one] game waits for you
   *[other] games wait for you
}

lang-en = English
lang-cs = Česky
theme-to-light = Switch to light
theme-to-dark = Switch to dark

minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}

## When something goes wrong

problem-offline = The server can't be reached.
    Check your connection and try again.
problem-stale = Something has happened since.
    Look at the table and choose again.
problem-illegal = That isn't possible now.
problem-bad-setup = The table can't be opened like this.
problem-bad-record = This record doesn't fit the rules.
problem-no-such-game = There is no such game.
problem-no-such-table = There is no such table. It may have been closed, or it is private and takes an invitation link.
problem-not-yours = This seat isn't yours.
problem-foreign-origin = Open Kronika at its own address to play.
problem-stranger = Say who you are first: play as a guest or log in.
problem-wrong-login = Name and password don't fit. Check both and try again.
problem-too-many = That was too fast. Wait a moment and try again.
problem-too-large = This is too long.
problem-hashing-busy = Many people are logging in right now. Try again in a few seconds.
problem-bad-name = This name can't be used.
problem-too-many-tokens = You have as many tokens as one may have.
problem-no-such-session = It has ended already.
problem-name-taken = This name is taken. Choose another one.
problem-bots-busy = All bots are thinking. Try again in a moment.
problem-store-full = The server can't save anything now. Try again later.
problem-bad-request = Something is missing or too long. Check what you have filled in.
problem-seat-taken = No seat is free any more.
problem-outcome-unknown = The server failed while it was saving. Look again to see whether it happened.
problem-broken = Something broke on the server. Look again to see whether it happened.
problem-other = The server refused this.
closed-title = This table is closed
closed-rules = The rules of this game have been corrected since it began, and its moves no longer fit them. Nobody has won or lost. Its record holds every move.
closed-damaged = The server's notes on this game are damaged, so it can't go on. Nobody has won or lost. Its record holds every move that can still be read.
failure-title = The page has stumbled
failure-text = Your game is safe on the server. Load the page again to go on.
failure-reload = Load again
notfound-title = Nothing lies here
notfound-text = The address may be mistyped, or the table has been closed.
notfound-home = To the games

## Home

home-title = Civilization card games, by their full rules
home-lead = Play at once against a bot, with friends by a link, or together at one device. Every question shows its rule, and every game can be replayed.
home-play = Play now against a bot
home-guided = Guided first game
home-solo = Play alone
home-games = The games
home-friends = With friends or strangers
home-all-mine = All my games
home-foot = Kronika is open source. You can also play in the terminal, and programs can play through the same interface as this page.
game-players = { $range ->
    [yes] { $least } to { $most } players
   *[no] { $most } players
}
game-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

## Tables in lists

seat-free = free seat
seat-number = Seat { $number }
seat-you = you
standing-closed = Closed: the game can't go on
standing-open = { $count ->
    [one] waiting for { $count } player
   *[other] waiting for { $count } players
}
standing-turn = your turn
standing-turn-of = { $player } is to choose
standing-waiting = waiting for { $player }
standing-finished = { $count ->
    [0] finished
    [one] won by { $players }
   *[other] shared by { $players }
}
clock-each = { $minutes } min each
tables-none = No table of this game is here now.
go-play = Play
go-table = To the table
go-result = See how it ended
sit-down = Sit down

seat-guest = guest
seat-guest-hint = Plays without an account: anybody may use such a name.
seat-deleted = deleted player
level-beginner = beginner
level-player = player
level-expert = expert
level-master = master

lobby-title = Open tables
lobby-lead = Sit down at a free seat. The game starts when every seat is taken.
lobby-new = New table
lobby-empty = No table is waiting
lobby-empty-text = Open one with a free seat and others will find it here, or play against a bot meanwhile.
lobby-bot = Play against a bot

my-turn = Your turn
my-running = Waiting for others
my-open = Not yet begun
my-finished = Finished
my-more = Show earlier games
my-guest = You play as a guest: your games are kept in this browser only.
my-guest-link = Keep them with an account
my-replay = Replay a record
my-empty = You have no games yet
my-empty-text = Every game you play is kept here: those that wait for you first.
my-empty-play = Start a game
my-empty-lobby = Find a table
my-empty-login = Log in

## A new table

new-title = New table
new-game = Game
new-seats = { $range ->
    [yes] Seats ({ $least } to { $most })
   *[no] Seats
}
new-add-seat = Add a seat
new-remove-seat = Remove seat { $number }
new-level = Level of the bot on seat { $number }
new-name = Name of the player on seat { $number }
new-name-placeholder = Name
new-one-device = Several people at this device: the page asks you to pass it on before it shows anyone's cards.
kind-me = Me
kind-friend = Friend
kind-open = Anyone
kind-bot = Bot
kind-friend-hint = You get a link to send.
kind-open-hint = Whoever comes first.
new-public = Show the table in the lobby
new-public-hint = Otherwise only people with an invitation or a link for spectators see it.
new-clock = Thinking time
new-clock-none = No limit
new-clock-hint = For each player and the whole game. When it is used up, a bot plays on.
new-options = Options of the game
new-options-hint = Where printings of the game differ, or where it can be played in several ways, you choose.
new-away = When somebody is away
new-away-hint = After this time a bot takes the seat until the player comes back.
new-start = Start the game
new-open = Open the table
new-open-hint = The game starts when every seat is taken.
opened-title = The table is open
opened-text = { $count ->
    [one] Send this link to your friend. The game starts when every seat is taken.
   *[other] Send each friend one of these links. The game starts when every seat is taken.
}
opened-link = Link for seat { $number }

## An invitation

guest-name = Guest { $number }
join-title = Invitation
join-headline = { $host } invites you to a game of { $game }
join-seats = At the table
join-name = Your name
join-name-hint = That's all: no account is needed.
join-as = You sit down as { $name }.
join-sit = Sit down and play
join-taken = This seat is taken
join-taken-text = Ask { $host } for another link, or watch the game.
join-watch = Watch

## Cards

cards-title = Cards
cards-search = Search names and texts, in English or Czech
cards-found = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
cards-none = No card fits
cards-none-text = Try fewer words or another filter.
search-clear = Clear the search
filter-all = All
card-before = Previous card
card-after = Next card
card-uncertain = Not certain
card-ours = Reconstructed
card-ours-all = These are our own numbers and names, made so that the game plays well; the printed ones aren't known to us. Whoever owns the game can put the printed data in with a data pack.
card-ours-except = As printed: { $facts }.
card-ours-some = Printed, except this, which is ours: { $facts }.
card-name-ours = The Czech name of this card is ours; the printed one isn't known to us.
in-en = In English
in-cs = In Czech

## Rules

rules-title = Rules of { $game }
rules-lead = All rules in our own words. “Why?” at the table leads here, too.
rules-search = Search the rules
rules-contents = Contents
rules-found = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
rules-none = No rule fits “{ $query }”
rules-none-text = Try fewer words, or look among the cards.
rules-none-cards = Search the cards
rules-anchor = Rule { $rule }
rules-reading = How we read it:
rules-not-here = Without effect here:

## Replay

replay-page = Replay
replay-lead = Step through a finished game, from the eyes of any player. The record holds everything: paste it or open its file.
replay-file = File
replay-paste = Record
replay-open-record = Open
replay-another = Another record
replay-running = This game isn't over yet. Its record is given out at the end.
replay-controls = Replay
replay-start = The cards are dealt.
replay-deal-shared = Nobody could choose the deal: the server's part fits the hash shown before the game, and the parts of server and players make the seed.
replay-deal-sealed = The seed fits the hash shown before the deal.
replay-deal-unsealed = The record has no hash of the deal, so it can't be checked.
replay-first = To the beginning
replay-back = Back
replay-play = Play
replay-pause = Pause
replay-next = Forward
replay-last = To the end
replay-slider = Step
replay-at = { $at } of { $length }
replay-eyes = Seen by
replay-spectator = a spectator
replay-all-seeing = someone who sees everything
replay-record = Download the record
event-undone = { $player } takes the last answer back.

## Settings

settings-lead = They are kept on this device.
settings-lang = Language
settings-theme = Theme
theme-system = As the system
theme-light = Light
theme-dark = Dark
settings-motion = Movement of cards
motion-system = As the system
motion-on = On
motion-off = Off
settings-motion-hint = Without movement, what has changed lights up shortly.
settings-sound = Sound
settings-sound-hint = A short tone when it is your turn.
keys-title = Keys at the table
keys-number = choose an option
keys-arrows = move among cards
keys-enter = take the option
keys-escape = back out
keys-why = why: the rule behind the question
keys-undo = take your last answer back
keys-log = the log

## Account

account-stranger = You can play without an account: the first game makes you a guest. An account keeps your games on every device.
account-guest = You play as the guest { $name }. Your games are kept in this browser only.
account-known = You are logged in as { $name }.
account-logout = Log out
account-name = Name
account-password = Password
account-password-hint = At least 8 characters.
account-guest-title = Play as a guest
account-guest-button = Take this name
account-guest-hint = Without a name you get one from us.
account-rename = Another name
account-rename-hint = Games that have begun keep the old one.
account-register = Create an account
account-register-lead = A name and a password, nothing else. The games you have played as a guest come with you.
account-register-button = Create the account
account-login = Log in
account-login-warn = The games you have played as a guest stay behind.
account-login-button = Log in
token-title = For programs
token-lead = With a token, a program or bot of yours plays in your name. You can have several, and revoke each of them.
token-make = Make a token
token-yours = Your token
token-once = Copy it now: it is shown only once.
session-title = Where you are logged in
session-unknown = a browser
session-current = this one
session-used = used { $ago }
session-everywhere = Log out everywhere
session-everywhere-hint = Also in this browser. All tokens stop working.
password-title = Change the password
password-lead = You will be logged out everywhere else, and all tokens stop working.
password-old = Old password
password-new = New password
password-change = Change the password
password-changed = The password is changed.
token-name = Name of the token
token-revoke = Revoke
data-title = Your data
data-lead = One archive with your account, your games (with the records of those that are over) and what you have written in chats.
data-export = Download everything
delete-ask = Delete me …
delete-title = Delete everything about you?
delete-lead = Your name disappears from all tables and chats, for good. Games that are over stay for the others; those that are running are resigned or go on with a bot.
delete-button = Delete for good
