# A hombros de gigantes in English.

title = On the Shoulders of Giants
tagline = Twelve thinkers who agree and object: build your row of arguments, and take the others apart.
summary = Put the ideas of great thinkers on the table, support them with others, and refute what stands in your way. Each card says what it supports and what it refutes, and why. Whoever holds most cards in the end wins.

# Players

seat-In = Indigo
seat-Te = Teal
seat-Sa = Sage
seat-Am = Amber

# Pieces of the sentences below

who = { $seat ->
    [In] { seat-In }
    [Te] { seat-Te }
    [Sa] { seat-Sa }
   *[Am] { seat-Am }
}
whom = { $other ->
    [In] { seat-In }
    [Te] { seat-Te }
    [Sa] { seat-Sa }
   *[Am] { seat-Am }
}
whose = { $owner ->
    [In] { seat-In }
    [Te] { seat-Te }
    [Sa] { seat-Sa }
   *[Am] { seat-Am }
}
go-word = { $cards ->
    [one] the one card of the row goes
   *[other] the { $cards } cards of the row go
}
their-cards = { $theirs ->
    [0] none
   *[other] { $theirs }
}

# What happens

story-start = { who } begins.
story-pack = { who } gets { $card } to pick from.
story-pack-hidden = { who } gets a card to pick from.
story-pick = { who } picks { $card }.
story-pick-hidden = { who } picks a card in secret.
story-deal = { who } is dealt { $card }.
story-deal-hidden = { who } is dealt a card.
story-draw = { who } draws { $card }.
story-draw-hidden = { who } draws a card.
story-skip = { who } has no card in hand and none to draw, and is skipped.
story-open = { who } opens a row with { $card }.
story-support = { who } supports its own row with { $card }.
story-support-other = { who } puts { $card } into { whom }’s row, which it supports.
story-reason-number = { $card } stands beside { $target }: both are of one thinker.
story-reason-tick = { $card } supports { $target }: { $mark }
story-reason-tick-back = On the table, { $card } supports { $target }: { $mark }
story-reason-cross = { $card } refutes { $target }: { $mark }
story-reason-cross-back = On the table, { $card } is at odds with { $target }: { $mark }
story-reason-owl = A mochuelo refutes anything, and so { $target } too.
story-refute = { who } refutes { $target } in { whom }’s row with { $card }. Both cards go to { who }’s library.
story-refute-own = { who } refutes { $target } in its own row with { $card }. Both cards go to { who }’s library.
story-refute-oblivion = { who } refutes { $target } in { whom }’s row. { $card } goes to { who }’s library, and { $target } to { whose }’s oblivion.
story-refute-own-oblivion = { who } refutes { $target } in its own row. { $card } goes to { who }’s library, and { $target } to { whose }’s oblivion.
story-question = { who } questions { whom }: { $own } cards against { their-cards }. Both rows go to { who }’s library.
story-question-oblivion = { who } questions { whom }: { $own } cards against { their-cards }. { who }’s row goes to the library, and { whom }’s to oblivion.
story-cede = { who } passes, and { go-word } to { whom }’s library.
story-cede-oblivion = { who } passes, and { go-word } to oblivion.
story-keep = { who } passes. Nobody can take the row, so it stays.
story-pass = { who } passes.
story-end-stock = The last card is drawn, and that ends the game.
story-end-hands = No card is left in hand or to draw, and that ends the game.
story-end-passes = Nothing can be drawn, and everybody with cards has passed: that ends the game.

story-dealt = All is dealt, and { who } asks first.
story-ask = { who } asks { whom } for { $card }.
story-hit = { whom } has { $card } and hands it over. { who } asks again.
story-miss = { whom } does not have { $card }.
story-quartet = { who } lays down a quartet, number { $number }.
story-skip-quartets = { who } has no card and is skipped.
story-end-quartets = A hand is empty, and that ends the game.
story-end-all-out = Nobody can ask for anything any more, and that ends the game.
story-end-barren = Three hundred questions have made no quartet, and that ends the game.

# Why

rule-start = Chance says who begins; turns go clockwise.
rule-pack = Two players with one pack shuffle it and deal out half to each.
rule-pick = With decks of their own, all pick their cards in secret from a pack.
rule-deal = The hands are dealt from the stock, the beginner’s first.
rule-draw = A turn begins with one card from the stock; then there is exactly one action.
rule-skip = Whoever has no card in hand and none to draw is skipped. The row stays, and others may support, refute or question it.
rule-open = With an empty row, any hand card may be put down to open one.
rule-support = A hand card goes into a row, one’s own or another’s, that holds a card it supports. It belongs to that row from then on.
rule-reason-number = Cards with the same number support each other: they are of one thinker.
rule-reason-tick = The green list of the hand card names the number, the letter or the drawing of the table card.
rule-reason-tick-back = At this table the green list of the table card counts as well.
rule-reason-cross = The red list of the hand card names the number, the letter or the drawing of the table card.
rule-reason-cross-back = At this table the red list of the table card counts as well.
rule-reason-owl = A mochuelo refutes any card, and only a mochuelo refutes a mochuelo. It never supports.
rule-refute = A hand card removes a table card that it refutes, and both go to the library of the refuter. With decks of their own, the refuted card goes to the oblivion of its owner.
rule-question = With four or more cards in one’s row, one may question a row that has fewer: both rows go to one’s library. With decks of one’s own, the questioned row goes to oblivion.
rule-cede = Passing cedes the row to the player whose last turn that was no pass is the most recent. With decks of their own, it goes to oblivion.
rule-keep = When no other player has played yet, the row of one who passes stays. At some tables it also stays when one’s own last turn that was no pass is the latest.
rule-pass = Passing with an empty row moves nothing; tables say whether it may be done.
rule-end-stock = The short game ends the instant the last card of the stock is drawn. Row, hand and library count.
rule-end-hands = The long game ends when every hand is empty and nothing can be drawn. Row and library count.
rule-end-passes = When nothing can be drawn and everybody with cards in hand has passed in turn without a card moving, the game ends. Row and library count; hands do not.

rule-dealt = Quartets dealt complete are laid down before the first question, which the beginner asks.
rule-ask = One asks one player for one exact card of a number one holds.
rule-hit = Whoever is asked for a card and has it hands it over. The one who asked asks again.
rule-miss = Whoever is asked for a card and does not have it is the next to ask.
rule-miss-draw = Whoever is asked for a card and does not have it is the next to ask. With two players, the one who asked draws a card first.
rule-quartet = Four cards of one number are laid down at once.
rule-deal-all = All cards are dealt out one by one, the beginner’s first. Quartets dealt complete are laid down before the first question.
rule-deal-two = With two players each gets ten cards, and the rest is a stock. Quartets dealt complete are laid down before the first question.
rule-draw-miss = With two players, whoever has asked in vain draws a card from the stock.
rule-draw-empty = With two players, whoever has no card left draws one from the stock, if the game is to go on until all are gone.
rule-skip-quartets = A player without cards is skipped and cannot be asked.
rule-end-quartets = The game ends as soon as a hand is empty. Most quartets win.
rule-end-all-out = The game ends when all cards are gone. Most quartets win.
rule-end-barren = After three hundred questions without a quartet the game ends. Most quartets win.

# How it ends

outcome-quartets = Most quartets
outcome-barren = Most quartets when nobody found another
outcome-stock = Most cards when the stock was gone
outcome-hands = Most cards when every hand was empty
outcome-passes = Most cards when everybody had passed
outcome-concession = The others conceded

# Options

option-play = What to play
option-play-arguments = the game of arguments
option-play-four-colours = four colours, for children
option-length = Length
option-length-short = short, until the stock is gone
option-length-long = long, until the hands are empty
option-decks = Decks
option-decks-common = one for all
option-decks-personal = everybody chooses their own
option-packs = Decks are picked
option-packs-own = each from a whole pack
option-packs-shared = from the halves of one, for two
option-pass-empty = Passing with an empty row
option-pass-empty-never = is not possible
option-pass-empty-allowed = is allowed, by the book
option-match = What counts
option-match-hand-card = the lists of the hand card
option-match-either = the lists of both cards
option-question-min = Questioning an empty row
option-question-min-0 = is possible
option-question-min-1 = is not possible
option-pass-to = The row of whoever passes
option-pass-to-last-other = goes to whoever played last of the others
option-pass-to-stays = stays, if nobody else played later
option-three-players = With three players
option-three-players-all = all cards are played
option-three-players-51 = one mochuelo is left out
option-personal-owls = Mochuelos in a personal deck, at most
option-personal-owls-1 = one
option-personal-owls-0 = none
option-personal-owls-4 = four
option-quartet-end = Ends when
option-quartet-end-first-out = one hand is empty
option-quartet-end-all-out = all hands are empty
option-ask-held = Asking for a card one holds oneself
option-ask-held-no = is not possible
option-ask-held-yes = is allowed
option-deck = Deck
option-numbers = Thinkers in play
option-owls = Mochuelos in play
option-hand = Cards of a hand
option-picks = Cards of a personal deck
option-position = Position to begin from

# What cannot be done

error-unreadable = “{ $text }” is not an action. Write a turn such as In:C5, In:W3+Te, In:W3xC5, In:?Te or In:-.
error-over = The game is over.
error-not-in = Only a player who is still in can concede.
error-no-chance = Nothing is left to chance at this moment.
error-not-now = “{ $text }” is not possible now. What comes next is { $open }.
error-play-first = “{ $text }” is not possible now: a turn is to be played. Open, support, refute, question or pass.
error-pick-first = “{ $text }” is not possible now: { who } is picking a deck.
error-not-your-turn = It is { who }’s turn.
error-not-in-pack = { $card } is not in { who }’s pack.
error-pick-order = { $card } cannot be picked after { $last }: cards are picked in rising order.
error-pick-owls = { $card } is one mochuelo too many. A deck may have { $most } at most.
error-pick-rest = After { $card } too few cards would be left to complete the deck. Pick an earlier one.
error-not-in-hand = { $card } is not in { who }’s hand.
error-open-taken = { who }’s row is not empty. A row is opened only when it is.
error-pass-empty = With an empty row one may not pass at this table. Open with any card.
error-no-seat = Nobody plays { whom } at this table.
error-support-owl = { $card } is a mochuelo, and a mochuelo supports nothing. Open or refute with it.
error-support-empty = { whom }’s row is empty: there is nothing to support.
error-support-nothing = { $card } supports no card in { whom }’s row.
error-owner = Several players may have a { $target }. Write whose it is, such as Te{ $target }.
error-no-owner = With one deck for all, cards have no owners. Write { $target } alone.
error-not-on-table = { $target } lies in no row.
error-refute-owl = Only a mochuelo refutes a mochuelo, and { $card } is none.
error-refute-nothing = { $card } does not refute { $target }.
error-question-self = Nobody questions their own row.
error-question-four = Questioning takes four cards in your row; there are { $own }.
error-question-fewer = { whom }’s row has { $theirs } cards and yours { $own }. One questions a row that has fewer.
error-question-min = { whom }’s row has too few cards to be questioned at this table.
error-seats = Two, three or four can play, not { $seats }.
error-option = The option { $option } cannot be “{ $value }”.
error-range = The option { $option } is { $fewest } to { $most }, not { $value }.
error-hands = { $cards } cards are too few for { $seats } hands of { $hand } and a stock.
error-halves = { $cards } cards cannot be dealt into two halves.
error-picks = A deck of { $picks } cards cannot be picked here; { $fewest } to { $most } can.
error-unreadable-position = “{ $text }” is not a position. Write it like In:C5W3/Te:E9 In:B1B2/Te: In:E4/Te:W7 26 In TeIn.
error-twice = { $text } stands there a second time. Name each card and each seat once.
error-position-seat = Nobody is { $seat } in this position. Name only seats that have a row.
error-position-common = Only the main game with one deck for all can begin from a position: { $position }
error-position-seats = The position is for { $rows } players, and { $seats } sit at this table.
error-position-hands = A game can begin only from a position that names every hand: { $position }
error-position-cards = The cards do not add up. A stock of { $rest } would do, or 0, or its cards by name: { $position }
error-position-over = In this position nothing is left to play.

error-answer-first = “{ $text }” is not possible now: { whom } is to answer first.
error-lay-first = “{ $text }” is not possible now: quartets dealt complete are laid down first.
error-ask-first = “{ $text }” is not possible now: ask somebody for a card.
error-ask-self = Nobody asks oneself. Ask another player.
error-ask-empty = { whom } has no card and cannot be asked.
error-ask-number = You hold no card with the number of { $card }. Ask for a card of a number you hold.
error-ask-own = You hold { $card } yourself. Ask for one you do not hold.
error-no-such-card = { $card } is not in this game.
error-quartet-owls = With { $owls } mochuelos they make no quartet. Play with four, or with none.

## What a report on the balance tells

tally-turns = Turns
tally-opens = Openings
tally-supports = Supports of one’s row
tally-gifts = Supports of another’s row
tally-refutes = Refutations of others’ cards
tally-own-refutes = Refutations of own cards
tally-questions = Questions
tally-cedes = Passes that ceded a row
tally-keeps = Passes after which the row stayed
tally-empty-passes = Passes with an empty row
tally-owls = Mochuelos played
tally-asks = Questions for a card
tally-hits = Questions that hit
tally-draws = Cards drawn
tally-dealt-quartets = Quartets dealt complete
tally-quartets = Quartets
tally-leads = Changes of the lead
tally-spread = Best less worst score
tally-forced = Turns with nothing but a pass
tally-reach = Turns in which one could support or refute
tally-use = Times { $item } is played
tally-owls-points = One more mochuelo drawn, in points
tally-owls-score = One more mochuelo drawn, in cards
