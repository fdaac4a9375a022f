# Words of the shell. Short, in the voice of a good host; no exclamation marks.

## Everywhere
mochuelo = Mochuelo
tagline = A table for games about philosophy
skip-to-content = Skip to the content
close = Close
back = Back
home = Home
copy = Copy
copied = Copied
loading = The owl is fetching it
try-again = Try again
nav-main = Pages
nav-tables = Tables
nav-read = Read a game
nav-settings = Settings
nav-about = About
theme-to-dusk = Switch to Dusk
theme-to-dawn = Switch to Dawn
language-switch = Cambiar a español

## Home
home-title = Pull up a chair
home-lead = Board games about philosophy, played here in your browser. With a friend, on one screen, or against the owls.
home-games = Games
home-none = No game is on the table yet.
seats-only = { $seats ->
    [one] 1 player
   *[other] { $seats } players
}
seats-range = { $least } to { $most } players
play-bot = Play a bot
play-here = Same screen
play-friend = Invite a friend
learn = Learn
home-tables = Your open tables

## Setting up
new-bot = Play a bot
new-here = Same screen
new-friend = Invite a friend
new-start = Start
new-start-open = Open the table
new-opening = One moment
new-level = Strength of the owl
level = { $level ->
    [1] Owlet
    [2] Fledgling
    [3] Hunter
    [4] Elder
   *[other] Athena
}
level-note = { $level ->
    [1] Fresh from the nest. Plays with taste, not with foresight.
    [2] Sees what one move can do, and takes it.
    [3] Thinks a turn ahead. A fair partner.
    [4] Has seen many games. Expect resistance.
   *[other] Patient and sharp. Takes a few seconds to think.
}
new-more = More choices
new-seats = Players
new-places = Who sits where
new-kind = Who plays { $seat }
kind-me = You
kind-here = Someone here
kind-bot = An owl
kind-open = Invited by link
new-level-of = Strength of { $seat }
new-name-of = Name of { $seat }
new-clock = Time
clock-none = No clock
clock-fischer = { $base } min + { $gain } s
clock-days = { $days ->
    [one] 1 day a move
   *[other] { $days } days a move
}
new-first = Who begins
first-random = Draw lots
new-public = Show this table to everyone
new-public-note = Anyone may sit down or watch.
yes = Yes
no = No

## Tables
tables-title = Tables
tables-lead = Sit down with someone, or watch for a while.
tables-quick = Find me someone
tables-quick-note = You are paired with the next person who asks for the same.
tables-open = Waiting for players
tables-running = Being played
tables-mine = Your tables
tables-empty = No table is waiting. Open one, or let the owl find you someone.
tables-sit = Sit down
tables-watch = Watch
tables-return = Return
tables-free = { $free ->
    [one] 1 seat free
   *[other] { $free } seats free
}
tables-over = Finished
tables-look = Look at it

## The table
table-of = { $game }: table
table-gone = This table is not here
table-gone-note = It may have been cleared away, or its link is for invited guests only.
turn-yours = Your turn
turn-of = { $name } to move
turn-here = { $name }, your turn
turn-nobody = The game is over
turn-waiting = Waiting for players
last-move = { $name }: { $move }
thinking = { $name } is thinking
seat-open = Free seat
seat-you = You
seat-bot = Owl
seat-here = On this screen
seat-online = Here
seat-offline = Away
seat-to-move = To move
seat-respect = Holds the Respect token
time-left = Time left: { $time }
clock-left-days = { $days ->
    [0] { $hours } h
    [one] 1 d { $hours } h
   *[other] { $days } d { $hours } h
}
link-connecting = Connecting
link-away = Connection lost. Trying again
link-away-note = Your moves are kept until it is back.
spectating = You are watching
spectators = { $count ->
    [0] Nobody is watching
    [one] 1 person is watching
   *[other] { $count } people are watching
}
panel-show = Show the side panel
panel-hide = Hide the side panel
panel = Side panel
tab-moves = Moves
tab-talk = Talk
tab-rules = Rules
moves-none = Moves appear here as they are played.
moves-label = Moves played
type-move = Type a move
type-move-send = Play
talk-none = Quiet so far. Say hello.
talk-label = Conversation
talk-say = Say something
talk-send = Send
talk-spectator = A guest
fact-say = { $name }: { $text }
fact-join = { $name } sits down.
fact-start = The game begins.
fact-offer = { $what ->
    [draw] { $name } offers a draw.
   *[other] { $name } asks to take back a move.
}
fact-accept = { $name } agrees.
fact-decline = { $what ->
    [draw] { $name } plays on.
   *[other] { $name } lets the move stand.
}
fact-takeback = A move was taken back.
fact-draw = All agree: a draw.
fact-concede = { $name }: “I agree.”
fact-flag = { $name } has run out of time.
fact-respect = { $from } hands the Respect token to { $to }.
rules-happened = What just happened
rules-happened-none = After a move, every step of it is listed here with its rule.
rules-learn = Learn the game
rules-options = Rules at this table
explain-title = Why
explain-rule = The rule
act-takeback = Take back
act-draw = Offer a draw
act-respect = Give Respect
act-concede = I agree
act-respect-to = Give Respect to { $name }
act-respect-note = A token of esteem. It changes nothing in the game, and everything at the table.
concede-title = Do you agree?
concede-note = “I agree” is how this game is conceded: your opponent has made the better point. The game ends for you.
concede-yes = I agree
concede-no = Play on
offer-draw = { $name } offers a draw
offer-takeback = { $name } would like to take a move back
offer-sent-draw = You offered a draw
offer-sent-takeback = You asked to take a move back
offer-agree = Agree
offer-refuse = Decline
offer-withdraw = Withdraw
over-won-you = You win
over-won = { $name } wins
over-shared = A shared win: { $names }
over-draw = A draw
over-nobody = Nobody wins
outcome-time = Time ran out.
outcome-agreement = All agreed.
over-rematch = Play again
over-rematch-there = The next game is ready
over-replay = Leaf through the game
invite-title = Waiting for company
invite-note = Send this link. Whoever opens it may sit down.
invite-copy = Copy link
invite-share = Share
invite-link = Invitation link
invite-code = Or let a phone read this code
invite-leave = Leave the table
join-title = A seat is free
join-note = Sit down, or just watch.
join-as = Your name
join-sit = Sit down
join-seat = Sit at { $seat }
curtain-title = { $name }, it is your turn
curtain-note = Take the screen. Your secrets are behind this curtain.
curtain-lift = I am here
game-menu = The game as a file
game-copy = Copy the game
game-save = Save the game
game-paste = Read another game
game-later = Once the game is over you can copy and save it.
fair-title = Fair chance
fair-note = The draws at this table were fixed by a secret whose seal was shown before the first one.
fair-seal = Seal
fair-seed = Secret

## Replays
replay-title = Leafing through
replay-first = To the beginning
replay-prev = One back
replay-next = One on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-at = Move { $ply } of { $all }
replay-slider = Moment in the game
replay-start = The beginning
replay-eyes = Seen by
replay-nobody = nobody
replay-copy-link = Copy a link to this position
replay-trouble = Read up to here: line { $line }, column { $column } cannot be read.
read-title = Read a game
read-lead = Paste a game that was copied or saved, here or elsewhere, and leaf through it.
read-game = Game
read-text = The game as text
read-file = Open a file
read-go = Read it
read-empty = Paste a game first.

## Learning
learn-title = Learn { $game }
learn-pages = Lessons
learn-next = Next: { $title }
learn-prev = Previous: { $title }
learn-play = Now play a bot

## Settings
settings-title = Settings
settings-lead = Kept in this browser only.
set-name = Your name at the table
set-name-save = Save
set-name-saved = Saved
set-language = Language
language-auto = Automatic
language-en = English
language-es = Español
set-theme = Light
theme-auto = Automatic
theme-dawn = Dawn
theme-dusk = Dusk
set-motion = Motion
motion-auto = Automatic
motion-full = Full
motion-reduced = Reduced
set-speed = Speed of moves
speed = { $speed ->
    [0.5] Slow
    [1] Normal
   *[other] Fast
}
set-names = Names on the board
set-names-note = Faint names on every space.
set-sound = Sound
set-sound-note = Soft knocks of wood.

## About
about-title = About this table
about-what = Mochuelo is the little owl of Athena. At its table, games about philosophy are played: with their exact rules, explained as you play, and open to people as well as to machines.
about-games-title = The games belong to their designers
about-games = The rules are enforced here in our own words and with our own drawings. If you enjoy a game, buy it: the real one is better still, and its makers deserve it.
about-rights-title = Rights
about-rights = The program is free software under the MIT licence. Our drawings and texts may be shared and changed under CC BY 4.0.
about-privacy-title = What is kept
about-privacy = No account, no tracking, nothing from other sites. A cookie remembers your seat; your settings stay in this browser.
about-type-title = Type
about-type = Set in Literata and Source Sans, both under the SIL Open Font License.

## Nothing here
missing-title = Nothing at this address
missing-note = The owl has looked twice. Perhaps the link was cut short.
missing-home = To the games

## What can go wrong
error-unknown = Something went wrong. Try once more.
error-said = That did not work: { $message }
error-away = The server does not answer. Check the connection and try again.
error-closed = You have left the table.
error-busy = One moment: the last move is still on its way.
error-stale = The game has moved on since. Look again, then choose.
error-conflict = Somebody was quicker. Look again, then choose.
error-not-your-turn = It is not your turn yet.
error-over = The game is over.
error-seat-taken = That seat has just been taken. Choose another one.
error-seats-open = Not all seats are taken yet.
error-already-offered = There is an open offer already. Answer it first.
error-no-offer = That offer is no longer open.
error-no-such-offer = Only a draw or a move taken back can be offered.
error-agreed-already = You have agreed already. The others decide now.
error-nothing-to-take-back = You have made no move that could be taken back.
error-chance-since = Chance has spoken since; that cannot be undone.
error-secret-since = A secret has been learned since; it cannot be unlearned.
error-leaving-since = Somebody has left the game since.
error-time-since = Time has decided since.
error-record = Line { $line }, column { $column }: this cannot be read. Check the text there and try again.
error-no-such-table = There is no such table. Perhaps it has been cleared away.
error-private = This table is for invited guests only. Ask for its link.
error-deck-shut = { $what ->
    [record] That is no game of this server. Only who has brought its deck here can open it: choose the file of the deck first.
    [mix] Only who has brought a deck here can take parts of it. Choose its file.
   *[table] Only who has brought this deck here can open a table with it. Choose its file.
}
error-table-full = All seats are taken. You may watch.
error-too-often = A little slower, please. Try again in a moment.
error-too-long = That is too long. Shorten it and send it again.
error-empty = There is nothing in it yet. Write something first.
error-enough = Much has been said at this table. Play on.
error-name = That name does not work. Use up to 40 letters.
error-clock = That clock cannot be set. Choose one of those on offer.
error-level = There is no owl of that strength. Choose one of those on offer.
error-no-bots = No owls are awake on this server. Invite a friend instead.
error-malformed = The server did not understand that. Load the page again.
error-too-large = That is too large. Send less.
error-not-seated = You are watching. Sit down at a free seat to take part.
error-not-your-seat = Somebody else speaks for that seat.
error-seat-out = That seat is out of the game.
error-no-such-seat = There is no such seat.
error-not-holder = The Respect token lies with somebody else.
error-not-over = The game is not over yet.
error-not-started = The game has not begun yet.
error-started = The game has begun already.
error-no-preview = This game keeps secrets, so nothing can be tried out beforehand.
error-unknown-game = This server does not have that game.
error-other-game = That file belongs to another game.
error-no-such-format = This game is not saved in that format.
error-other-rules = This game was played under other rules and cannot be opened here any more.
error-seats = That is the wrong number of players for this game.
error-options = These rules cannot be chosen here. Choose others.
error-start = That seat cannot begin. Choose another one.
error-rematch-made = The next table is ready. Sit down there.
error-foreign-origin = That came from another site. Open this page itself.
error-internal = The server stumbled. Try once more.
error-http-404 = That is not here any more.
error-no-such-page = There is no such page.
error-no-such-verb = That cannot be done here.
error-http-403 = That is for invited guests only.
error-http-429 = A little slower, please. Try again in a moment.
error-http-500 = The server stumbled. Try once more.
error-not-copied = The browser does not allow copying here. Select the text and copy it yourself.
