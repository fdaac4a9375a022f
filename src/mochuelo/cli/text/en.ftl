## Help pages

help-mochuelo =
    The table for games about philosophy: play them here in the terminal, serve them to browsers, look after their records.

    For example:
      mochuelo play { $game }         against a bot, in this terminal
      mochuelo serve                   the table in the browser
      mochuelo record show game.rec    a game, move by move, in words
help-end =
    --lang en|es gives any command in English or Spanish; otherwise LANG decides.
    Games may speak more: --lang de tells those in German that have German words, the rest in English.
    Exit codes: 0 all is well, 1 the file is bad, 2 the command was not understood,
    3 the machine would not (a port taken, no terminal), 130 interrupted.
help-help = Show this page.
help-version = Show the version.
help-usage = Usage:
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-word-command = COMMAND
help-word-options = { "[" }OPTIONS]
help-required = needed
help-default = otherwise { $value }

help-play =
    Play a game in this terminal, against bots or with others at the same keyboard.

    Type a move or choose it with the arrow keys; what it would do is told before it is played. F1 in the game shows all keys.

    For example:
      mochuelo play { $game }
      mochuelo play { $game } --seats bot:5,human:Ana
      mochuelo play { $game } --seats human:Ana,human:Ben,bot:2
      mochuelo play { $game } --seed 7
      mochuelo play { $game } --from game.rec      go on where a record stops
help-play-game = The game; "mochuelo games" lists them.
help-play-seats = Who sits where, in the order of play: human, human:NAME, bot or bot:LEVEL, with commas between.
help-play-option = An option of the game as NAME=VALUE; may be given several times. "mochuelo games" lists them.
help-play-seed = A number that makes the bots and chance repeat themselves.
help-play-from = Go on from where this record stops.
help-play-save = Where the record is saved, at the latest when the game ends.

help-games =
    List the games, their seats, the levels of their bots and their options.

    For example:
      mochuelo games
      mochuelo games --json
help-json = Answer in JSON, for scripts.

help-print =
    Print a game: a PDF of all cards, front and back, with cut marks, a leaflet with the rules, and a page that says how to print and cut.

    For example:
      mochuelo print { $game }
      mochuelo print { $game } --paper letter --language es
      mochuelo print { $game } --out cards.pdf
help-print-paper = The paper: a4 or letter; a3 or a2 for the board alone, of a game that has one.
help-print-language = The language of the pages, such as en; otherwise that of the command. Some games speak more than the command line.
help-print-deck = A deck of your own instead of the game’s: its folder or its pack.
help-print-out = The file to write, or - for the standard output; otherwise one in this folder, named after game, paper and language.
print-written = Written: { $path }

help-serve =
    Serve the table to browsers on this machine or network.

    For example:
      mochuelo serve
      mochuelo serve --host 0.0.0.0 --port 8080 --no-browser
      mochuelo serve --data /srv/mochuelo
help-serve-host = The address to listen on; 0.0.0.0 lets the whole network in.
help-serve-port = The port to listen on; 0 takes any free one.
help-serve-data = The folder that keeps the games; otherwise mochuelo in your own data folder.
help-serve-browser = Leave the browser alone; otherwise it is opened where there is a desktop.

help-record =
    Look after the records of games.

    For example:
      mochuelo record show game.rec
      mochuelo record check games/*.rec games/*.pgn
      mochuelo record convert game.rec --to pgn
help-record-show =
    Show a record: who played, every move in words, the board at the end.

    For example:
      mochuelo record show game.rec
      mochuelo record show game.pgn --boards
      mochuelo record show game.rec --json
help-record-check =
    Play records through and say whether they are right; a bad one is reported with line, column, reason and how far it got.

    For example:
      mochuelo record check game.rec
      mochuelo record check *.rec *.pgn --json
help-record-convert =
    Write a record in another format: rec is our own, the others are those the game exchanges.

    For example:
      mochuelo record convert game.rec --to pgn
      mochuelo record convert game.pgn --to rec --out game.rec
help-file = The file, or - for the standard input.
help-files = The files, or - for the standard input.
help-format = The format of the file, when its ending does not tell.
help-game-of = The game, where the format does not name it.
help-boards = Show the board after every move.
help-to = The format to write.
help-out = The file to write; otherwise the standard output.
help-force = Write over a file that is there.

help-verify =
    Prove from the record of a table that its chance was fair: the seed fits the commitment in the record, and every draw follows from the seed. Compare the commitment with the one that the table showed at its start.

    For example:
      mochuelo verify game.rec
      mochuelo verify game.rec --json

help-arena =
    Let bots play each other: each level against the one below it, or two levels of your choice.

    Every opening is played once with the upper level in each seat. The same command plays the same games on any machine.

    For example:
      mochuelo arena { $game }
      mochuelo arena { $game } --levels 5 3 --games 20
      mochuelo arena { $game } --ladder --workers 2 --out ladder.json
      mochuelo arena { $game } --balance --games 2000 --out balance.json
help-arena-ladder = Every level against the one below; so it is without --levels, too.
help-arena-balance = Equal bots in all seats instead: what each seat scores, what it is worth to act first, and the game's own figures.
help-arena-level = Who sits in all seats for --balance: a level, or a name such as random; otherwise the highest level.
help-arena-levels = The two that play: levels, or names such as random or what the game knows besides; several lower ones apart by commas.
help-arena-games = How many games each pair of levels plays.
help-arena-seats = How many seats, several numbers apart by commas; the upper level sits in one of them, the lower in all others.
help-arena-option = An option as name=value, as often as needed; several values apart by commas are tried all with all.
help-arena-book = The openings, one a line, moves apart by blanks; otherwise the game's own for two seats, and drawn ones.
help-arena-seed = A number that makes another set of games.
help-arena-workers = How many games are played at a time.
help-arena-out = Where the result is written as JSON; a run that was interrupted goes on where it stopped.

## Faults

fault = mochuelo:
fault-help = "{ $command } --help" shows how.
fault-command = There is no command { $word }.
fault-flag = There is no option { $word }.
fault-missing = { $name } is missing.
fault-missing-value = { $name } needs a value.
fault-extra = Too much was said: { $words }.
fault-twice = { $name } was given twice.
fault-value = { $name } cannot be { $value }; it takes { $wanted }.
fault-guess = Did you mean { $guess }?
fault-known = There are: { $names }.
fault-unknown-game = There is no game { $word }.
fault-unknown-option = The game has no option { $word }.
fault-unknown-seat = Nobody sits down as { $word }.
fault-unknown-format = There is no format { $word } for this game.
fault-unknown-language = There is no language { $word }.
fault-unknown-paper = There is no paper { $word }.
fault-print-nothing = The game { $game } has nothing to print. These have: { $names }
fault-print-letters = The fonts of the press do not have these letters: { $letters }
fault-print-drawing = A drawing cannot be printed: { $why }. It begins with { $drawing }
fault-print-too-large = A card of { $size } is too large for the paper { $paper }.
fault-print-too-high = A block of the leaflet, with its heading, is { $size } high; a column on this paper has { $room }.
fault-seat-count = { $game } seats { $fewest } to { $most }, not { $given }; give --seats as many, as in "human,bot".
fault-level = There is no bot of level { $word }; there are: { $known }.
fault-option-form = { $word } is no option; write NAME=VALUE.
fault-option-value = The option { $name } cannot be { $word }; it can be: { $known }.
fault-option-idle = { $name } means nothing here; it needs { $needs }.
fault-file-missing = There is no file { $path }.
fault-file-folder = { $path } is a folder; name a file in it.
fault-file-there = { $path } is already there; --force writes over it.
fault-file-unreadable = { $path } cannot be read: { $why }.
fault-format-unclear = The ending of { $path } does not tell its format; give --from: { $known }.
fault-format-game = The format { $format } does not say which game it holds; give --game: { $known }.
fault-terminal = The table needs a terminal; this is not one. "mochuelo serve" plays in the browser.
fault-port = Port { $port } is taken; --port gives another one, and 0 takes any that is free.
fault-host = { $host } is not an address of this machine; 127.0.0.1 is this machine alone, 0.0.0.0 its whole network.
fault-machine = The machine would not: { $why }.
fault-over = The game in { $path } is over ({ $how }); there is nothing to go on with. "mochuelo record show" tells it.
kind-int = a whole number
kind-float = a number
kind-other = another kind of value
help-play-plain = Line by line instead of on the whole screen: for screen readers and scripts.
fault-said = It cannot begin like that: { $why }.
fault-other-game = { $path } holds a game of { $game }.
fault-record-seats = { $path } has { $needed } seats, not { $given }; give --seats as many.
fault-file-unwritable = { $path } cannot be written: { $why }.

## The table

name-bot = Owl { $level }
and = { " and " }
line-placeholder = Type a move, or choose with the arrow keys and press Enter
pane-story = So far
pane-then = It would
pane-choice = Your move
pane-peek = After { $text }
key-help = help
key-peek = board after
key-rules = rules
key-about = card
key-undo = undo
key-save = save
key-concede = concede
key-light = light
key-leave = leave
curtain =
    { $who } is to move.

    Everybody else looks away; then press Enter.
expected-human = { $who } is to move
expected-bot = { $who } is thinking
after-end = Ctrl+N begins another game, Ctrl+Q leaves.
hint-over = The game is over. Ctrl+N begins another one.
hint-not-over = This game is still on. Ctrl+G concedes it.
hint-wait = It is not your move yet.
hint-more = { $text } is not all of it; go on typing, or choose with the arrow keys.
hint-none = No move begins with “{ $text }” now.
hint-undone = Taken back.
hint-saved = Saved in { $path }
bot-failed = The bot cannot answer: { $why }.
ask-concede = { $who } agrees and gives up the game?
answer-concede = Yes, I agree
answer-stay = No, play on
ask-offers = { $who } may do several things at once:
answer-single = One by one
letter-concede = y
letter-stay = n
letter-save = s
letter-leave = l
ask-leave = This game is not saved.
answer-save = Save it in { $path } and leave
answer-leave = Leave without saving
page-help =
    Keys

      ↑ ↓        choose within a column
      ← →        go to another column
      Enter      play what is typed, or what is chosen
      Tab        carry on what is typed
      PgUp PgDn  up and down over a high board
      Esc        forget what is typed
      F2         the board as the chosen move would leave it, and back
      F3         the rules of the game
      F4         from dark to light and back
      F5         what is written on the cards that the chosen move names
      F6         several things at once, where that is offered
      Ctrl+Z     take back the last move
      Ctrl+G     concede
      Ctrl+S     save the record
      Ctrl+N     another game, once this one is over
      Ctrl+Q     leave

    Capitals and blanks do not matter: "c5 pu no" is C5PuNo.
    Several moves in a row may be typed with blanks between, such as the cards of a deck one picks.
    The mouse works too: click a word, and click it again to play.

    Esc closes this page.

told-chance = Chance: { $text }
told-concede = { $who } concedes.
told-flag = { $who } ran out of time.
told-lapse = Time is out for { $who }: { $text }.
told-draw = All agree to a draw.
told-respect = { $who } hands { $to } the Respect token.
told-takeback = { $who } takes the last move back.
ending-draw = Nobody wins
ending-wins = { $count ->
        [one] { $who } wins
       *[other] { $who } win
    }
ending-agreement = All agreed to a draw
ending-time = Time ran out
ending-concession = The others conceded

## Line by line

plain-ask = { $who }, your move ("help" tells more):
plain-help =
    Write a move, or one of these:
      board          show the board
      list [BEGIN]   all moves that begin so
      what MOVE      what a move would do
      about CARD     what is written on a card
      rules [NUMBER] the rules, chapter by chapter
      undo           take back the last move
      concede        give up the game
      save [FILE]    write the record
      quit           leave
list-many = { $count } moves. They begin with:
list-none = No move begins with { $start }.
what-hidden = What it would do is not told in a game with secrets.
plain-offers = At once, instead of one by one: write { $offers }.
about-nothing = There is nothing to tell about “{ $text }”. Name a card or a move.
rules-number = Write “rules NUMBER” to read a chapter.
rules-none = The rules of this game are not told here.
save-where = Where to? Write "save FILE".

## Other commands

games-none = There are no games.
games-seats = { $fewest } to { $most } seats
games-levels = bots of level { $levels }
games-formats = records in { $formats }
games-needs = { $what } only with { $needs }
check-progress = Playing them through
file-bad = { $path }: { $why } ({ $read ->
        [0] nothing
        [one] 1 action
       *[other] { $read } actions
    } read before)
file-good = { $path }: { $game }, { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    },
file-over = over.
file-unfinished = not finished.
verify-fair = { $path }: fair. The seed fits the commitment in this record, and from the seed follow { $draws ->
        [0] all draws (there were none)
        [one] the one draw
       *[other] all { $draws } draws
    }.
verify-compare = Fair, that is, if the table showed this commitment at its start: { $commitment }
verify-start = Seat { $seat } was drawn to begin.

## Serving, and what the table refuses

help-serve-database = The URL of a database for the tables; otherwise a file in the folder of the data.
help-serve-workers = How many processes think for the bots; 0 plays without bots.
help-serve-origin = Another address at which people open the table, such as https://play.example.org; may be given several times.
help-serve-secure = Send cookies over https only.
fault-port-range = { $port } is not a port; ports are 0 to 65535.
fault-port-low = Port { $port } is not for everybody on this machine; take one from 1024 on.
fault-workers = { $workers } processes cannot think; give 0 or more.
serve-open = The table is open at { $address }
serve-network = Others in this network reach it under this machine's name or address.
serve-kept = Games are kept in { $folder }
serve-stop = Ctrl+C closes it.
file-at = line { $line }, column { $column }: { $why }

error-nothing-to-take-back = There is nothing yet to take back.
error-chance-since = Chance has decided since; that cannot be taken back.
error-leaving-since = Somebody has left since; that cannot be taken back.
error-time-since = Time has decided since; that cannot be taken back.
error-secret-since = A secret has been seen since; that cannot be taken back.
error-not-your-turn = It is not your turn.
error-seat-out = Whoever is out can only watch.

fault-arena-number = --games and --workers are one or more.
fault-arena-seats = This game seats { $fewest } to { $most }, not { $given }.
fault-arena-opening = The opening { $opening } cannot be played: { $why }.

## Bots against bots

arena-match = { $upper } against { $lower }
arena-so-far = { $upper } against { $lower }: { $percent }%
arena-result = Level { $upper } against { $lower }: { $percent }% of the points ({ $low } to { $high }), { $wins } wins and { $draws } draws in { $games } games of { $median } actions in the middle; { $capped } stopped.
arena-balance = level { $level } against itself
balance-games = Level { $level } against itself, { $games } games
balance-seats = { $seats } seats
balance-score = Score
balance-interval = 95%
balance-order =
    { $place ->
        [1] Acts first
        [2] Acts second
        [3] Acts third
       *[other] Acts { $place }th
    }
balance-ties = Games that nobody won alone
balance-figures = A game
balance-mean = Mean
balance-range = Least – most
balance-length = Actions
balance-choices = Decisions with more than one legal action
