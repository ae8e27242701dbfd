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
nav-training = Training
nav-cards = Cards
nav-puzzles = Puzzles
nav-rules = Rules
nav-settings = Settings
nav-account = Account
nav-turns = { $count ->
    [one] game is waiting for you
   *[other] games are waiting for you
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
problem-stale = Something has happened in the meantime.
    Look at the table and choose again.
problem-illegal = That isn't possible now.
problem-bad-setup = A table can't be opened with these settings.
problem-bad-record = This record doesn't fit the rules.
problem-no-such-game = There is no such game.
problem-no-such-table = There is no such table. It may have been closed, or it is private and you need an invitation link.
problem-not-yours = This seat isn't yours.
problem-foreign-origin = Open Kronika at its own address to play.
problem-stranger = Please play as a guest or log in first.
problem-wrong-login = Wrong name or password. Check both and try again.
problem-sign-up-closed = This server doesn't accept new accounts.
problem-not-invited = This invitation isn't valid, or somebody has used it. Ask the host for a new one.
problem-members-only = You need an account to open a table here. Log in, or join a friend's table by its link.
problem-too-many = That is too much for the server just now. Wait a moment and try again.
problem-too-large = This is too long.
problem-hashing-busy = Many people are logging in right now. Try again in a few seconds.
problem-bad-name = This name can't be used.
problem-too-many-tokens = You have reached the maximum number of tokens.
problem-no-such-session = This session has already ended.
problem-name-taken = This name is taken. Choose another.
problem-bots-busy = All bots are thinking. Try again in a moment.
problem-store-full = The server can't save anything right now. Try again later.
problem-bad-request = Something is missing or too long. Check your entries.
problem-seat-taken = All seats are taken.
problem-outcome-unknown = The server failed while saving. Reload to see whether it happened.
problem-broken = Something went wrong on the server. Reload to see whether it happened.
problem-foreign-host = { problem-foreign-origin }
problem-no-lesson = There is no lesson for this game yet.
problem-no-puzzle = There is no such puzzle.
problem-old-puzzles = The puzzles of this game were made under older rules and can't be solved now.
problem-no-such-mistake = There is no such mistake in your training.
problem-no-such-page = There is no such page.
problem-no-seal = The prepared deal has expired. Try again.
problem-other = The server refused this.
problem-said = The server says:
closed-title = This table is closed
closed-rules = The rules of this game have been corrected since it started, and its moves no longer fit them. Nobody has won or lost. The record contains every move.
closed-damaged = The server's data for this game is damaged, so the game can't continue. Nobody has won or lost. The record contains every move that can still be read.
failure-title = Something went wrong
failure-text = Your game is safe on the server. Reload the page to continue.
failure-reload = Reload
notfound-title = Page not found
notfound-text = Check the address. If it is a table, it may have been closed.
notfound-home = To the games

## Home

home-title = Civilization card games, by their full rules
home-lead = Play at once against a bot, invite friends with a link, or share one device. Every question shows its rule, and every game can be replayed.
home-play = Play now against a bot
home-learn = Learn to play (about { $minutes } min)
home-solo = Play solo
home-games = The games
home-friends = With friends or strangers
home-watch = Games to watch
home-watch-go = Watch
home-all-mine = All my games
home-foot = Kronika is open source. You can also play in the terminal, and programs can play through the same API as this page.
home-version = Kronika { $version }, { $engine ->
    [compiled] compiled
   *[interpreted] interpreted
} engine
game-players = { $range ->
    [yes] { $least } to { $most } players
   *[no] { $most } players
}
game-minutes = about { $minutes } min
game-difficulty = { $level ->
    [1] very easy to learn
    [2] easy to learn
    [3] some rules to learn
    [4] many rules to learn
   *[other] a lot to learn
}
game-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

## Tables in lists

seat-free = free seat
seat-number = Seat { $number }
seat-you = you
standing-closed = Closed: the game can't continue
standing-open = { $count ->
    [one] waiting for { $count } player
   *[other] waiting for { $count } players
}
standing-for = for { $time }
standing-turn = your turn
standing-turn-of = { $player }'s turn to choose
standing-waiting = waiting for { $player }
standing-finished = { $count ->
    [0] finished
    [one] won by { $players }
   *[other] shared by { $players }
}
clock-each = { $minutes } min each
tables-none = There are no tables of this game right now.
go-play = Play
go-table = To the table
go-result = See how it ended
sit-down = Sit down

seat-guest = guest
seat-guest-hint = Plays without an account: anybody can use this name.
seat-deleted = deleted player
level-beginner = beginner
level-beginner-hint = Looks one action ahead and often errs.
level-player = player
level-player-hint = Looks one action ahead and errs a little.
level-expert = expert
level-expert-hint = Plans ahead and answers at once.
level-master = master
level-master-hint = Plans ahead and takes its time, up to three seconds.

lobby-title = Open tables
lobby-lead = Take a free seat. The game starts when all seats are taken.
lobby-new = New table
lobby-empty = No open tables
lobby-empty-text = Open one with a free seat for others to find, or play against a bot meanwhile.
lobby-bot = Play against a bot

my-turn = Your turn
my-running = Waiting for others
my-open = Not started
my-finished = Finished
my-more = Show earlier games
my-guest = You are playing as a guest: your games are kept only in this browser.
my-guest-link = Keep them with an account
my-replay = Replay a record
my-empty = You have no games yet
my-empty-text = Your games appear here, with those waiting for you first.
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
new-level = Level of the bot in seat { $number }
new-name = Name of the player in seat { $number }
new-name-placeholder = Name
new-one-device = Several people on this device: the page asks you to pass it on before it shows anyone's cards.
kind-me = Me
kind-friend = Friend
kind-open = Anyone
kind-bot = Bot
kind-friend-hint = You get a link to send.
kind-open-hint = First come, first served.
new-public = Show the table in the lobby
new-public-hint = Otherwise only people with an invitation or spectator link can see it.
new-clock = Thinking time
new-clock-none = No limit
new-clock-hint = Per player, for the whole game. When it runs out, a bot takes over.
new-options = Game options
new-options-hint = Differences between editions, and variants.
new-away = When a player is away
new-away-hint = After this time a bot takes the seat until the player comes back.
new-start = Start the game
new-open = Open the table
new-open-hint = The game starts when all seats are taken.
opened-title = The table is open
opened-text = { $count ->
    [one] Send this link to your friend. The game starts when all seats are taken.
   *[other] Send each friend one of these links. The game starts when all seats are taken.
}
opened-link = Link for seat { $number }

## An invitation

guest-name = Guest { $number }
join-title = Invitation
join-headline = { $host } invites you to a game of { $game }
join-seats = At the table
join-name = Your name
join-name-hint = That's all: you don't need an account.
join-as = You are joining as { $name }.
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
cards-none = No matching cards
cards-none-text = Try fewer words or another filter.
search-clear = Clear the search
filter-all = All
card-before = Previous card
card-after = Next card
card-uncertain = Uncertain
card-ours = Reconstructed
card-ours-all = These numbers and names are our own, made so that the game plays well; we don't know the printed ones. If you own the game, you can add the printed data with a data pack.
card-ours-except = As printed: { $facts }.
card-ours-some = As printed, except for this, which is ours: { $facts }.
card-name-ours = The Czech name of this card is ours; we don't know the printed one.
in-en = In English
in-cs = In Czech

## Rules

rules-title = Rules of { $game }
rules-lead = All rules in our own words. “Why?” at the table also leads here.
rules-lead-chapters = In playing order and in our own words. Each chapter leads to its numbered rules.
rules-numbered = { $count ->
    [one] { $count } numbered rule
   *[other] { $count } numbered rules
}
rules-open-all = Show all numbered rules
rules-print = Print
rules-search = Search the rules
rules-contents = Contents
rules-found = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
rules-none = No rule matches “{ $query }”
rules-none-text = Try fewer words, or search the cards.
rules-none-cards = Search the cards
rules-anchor = Rule { $rule }
rules-reading = Our ruling:
rules-not-here = Doesn't apply here:

## Replay

replay-page = Replay
replay-lead = Step through a finished game from any player's point of view. Paste its record or open its file.
replay-file = File
replay-paste = Record
replay-open-record = Open
replay-another = Another record
replay-running = This game isn't over yet. The record is available after the game.
replay-controls = Replay
replay-start = The cards are dealt.
replay-deal-shared = Nobody could choose the deal: the server's part matches the hash shown before the game, and the parts of the server and the players make the seed.
replay-deal-sealed = The seed matches the hash shown before the deal.
replay-deal-unsealed = The record has no hash of the deal, so it can't be checked.
replay-first = To the beginning
replay-back = Back
replay-play = Play
replay-pause = Pause
replay-next = Forward
replay-last = To the end
replay-slider = Step
replay-at = { $at } of { $length }
replay-chapter = Chapter
replay-chapter-back = Previous chapter
replay-chapter-next = Next chapter
hands-label = All hands
hands-nothing = no hidden cards
replay-eyes = Point of view
replay-spectator = a spectator
replay-all-seeing = everything visible
replay-record = Download the record
event-undone = { $player } undoes the last answer.

## Settings

settings-lead = Settings are kept on this device.
settings-lang = Language
settings-theme = Theme
theme-system = Same as system
theme-light = Light
theme-dark = Dark
settings-colours = Colours
colours-usual = Standard
colours-distinct = Easier to tell apart
settings-colours-hint = For colour-blind players. Every colour also has its shape or letter.
settings-size = Size of cards
size-small = Small
size-normal = Normal
size-large = Large
settings-size-hint = Large cards may make you scroll on a small screen.
settings-hand = I hold my phone in my
hand-right = right hand
hand-left = left hand
settings-hand-hint = Buttons move to the side of your thumb.
settings-motion = Card animations
motion-system = Same as system
motion-on = On
motion-off = Off
settings-motion-hint = Without animations, changes light up briefly.
settings-speed = The others' turns
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-off = At once
settings-speed-hint = How fast you are shown what the others do. Esc skips it, and “Since your last turn” shows it again.
settings-sound = Sound
settings-sound-hint = A short tone when it is your turn.
keys-title = Keys at the table
keys-number = choose an option
keys-arrows = move between cards
keys-enter = choose the option
keys-escape = cancel
keys-why = why: the rule behind the question
keys-undo = undo your last answer
keys-log = the log
keys-recap = what has happened since your last turn
keys-action = the last action once more

## Account

account-stranger = You can play without an account: your first game makes you a guest. An account keeps your games on all devices.
account-stranger-members = You need an account to open tables here. Without one, you can join a friend's table by its link.
account-sign-up-closed = This server doesn't accept new accounts.
account-invitation = Invitation
account-invitation-hint = The code from the link that the host gave you.
account-guest = You are playing as the guest { $name }. Your games are kept only in this browser.
account-known = You are logged in as { $name }.
account-logout = Log out
account-name = Name
account-password = Password
account-password-hint = At least 8 characters.
account-guest-title = Play as a guest
account-guest-button = Use this name
account-guest-hint = If you leave it empty, you get a random name.
account-rename = Change your name
account-rename-hint = Games that have started keep the old name.
account-register = Create an account
account-register-lead = A name and a password, nothing else. You keep the games you have played as a guest.
account-register-button = Create the account
account-login = Log in
account-login-warn = You will lose the games you have played as a guest.
account-login-button = Log in
token-title = For programs
token-lead = A token lets your program or bot play in your name. You can have several and revoke each one separately.
token-make = Create a token
token-yours = Your token
token-once = Copy it now: it is shown only once.
session-title = Where you are logged in
session-unknown = a browser
session-current = this one
session-used = used { $ago }
session-everywhere = Log out everywhere
session-everywhere-hint = Including this browser. All tokens stop working.
password-title = Change the password
password-lead = You will be logged out everywhere else, and all tokens stop working.
password-old = Old password
password-new = New password
password-change = Change the password
password-changed = Your password has been changed.
token-name = Name of the token
token-revoke = Revoke
data-title = Your data
data-lead = A zip file with your account, your games (with the records of finished ones), your training, puzzle results and chat messages.
data-export = Download everything
delete-ask = Delete my account …
delete-title = Delete everything about you?
delete-lead = Your name disappears from all tables and chats for good. Finished games remain for the other players; running games are resigned or taken over by a bot.
delete-button = Delete permanently

nav-credits = Credits
credits-lead = The pictures on the cards were drawn by the artists of a free set of icons:
credits-changes = Each picture is shown in the colour of its card, with its lines rounded to a coarser grid. Everything else on this page is our own work.
credits-drawings = { $count ->
    [one] { $count } drawing
   *[other] { $count } drawings
  }
credits-which = Which ones?
credits-games = The games belong to their authors and publishers. There is no printed text, artwork or logo of theirs here.
