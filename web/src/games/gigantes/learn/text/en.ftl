# What only the pages under "Learn" say; fetched when one of them is opened. $C1 and the like are the titles of cards.

learn-how-lead = Twelve thinkers meet at one table. Their ideas support one another and refute one another, as they did in life. Whoever has gathered the most of them at the end wins.
learn-examples = Examples to play
learn-examples-lead = Under the rules stand their cases, on tables of their own. Try them, watch them, set them up again.
learn-reading = Read in

learn-part-main = The game
learn-part-long = The long game
learn-part-fair = Fair play
learn-part-personal = Personal decks
learn-part-colours = Four colours
learn-part-options = At your table

learn-rule-cards = The cards
learn-rule-cards-text = Twelve thinkers have four cards each: a concept in yellow, an expression in red, a work in green and a life in purple. They bear the thinker's number. Four mochuelos, little owls, complete the fifty-two.
learn-rule-strip = The strip
learn-rule-strip-text = At the top of a card stand its three marks: number, letter (its field) and drawing (its thought). Beside the green tick stand the marks that it supports, beside the red cross those that it refutes. Each entry has its reason, and the game tells it when it is used.
learn-rule-setup = Setting out
learn-rule-setup-text = Each player is dealt six cards, the memory. The rest is the world of ideas, the common stock. Chance says who begins, and play goes clockwise. Before each of you a row of arguments will grow, and beside it a library, the pile of what you have won. Libraries are open to all; hands and stock stay shut, even after the end.
learn-rule-turn = A turn
learn-rule-turn-text = Draw one card, then do exactly one thing: open, support, refute, question or pass.
learn-rule-open = Open
learn-rule-open-text = If your row is empty, put any card there, a mochuelo too if you like.
learn-rule-support = Support
learn-rule-support-text = Add a card to a row that holds a card of the same thinker, or a card whose number, letter or drawing stands beside the tick of yours. Any row will do, another player's as well; the card belongs to that row from then on.
learn-rule-refute = Refute
learn-rule-refute-text = A card takes away a card on the table whose number, letter or drawing stands beside its cross. Both go to your library. You may refute your own cards too: two cards are safe, and good philosophers do it.
learn-rule-lists = Whose list counts
learn-rule-lists-text = Only the lists of the card in your hand count, against the marks of the card on the table. What that card's own lists say does not matter now.
learn-rule-owl = Mochuelos
learn-rule-owl-text = A mochuelo refutes any card. On the table, only another mochuelo refutes it. It has no number, letter or drawing here: nothing supports it, and it supports nothing.
learn-rule-question = Question
learn-rule-question-text = With four or more cards in your row you may question a player who has fewer than you, even none. Both rows go to your library.
learn-rule-pass = Pass
learn-rule-pass-text = You may always pass while you have a row, but it is ceded: it goes to the library of the other player who last did something other than pass. If nobody else has done anything yet, it stays. To the others a pass of your choice and one for want of anything better look the same.
learn-rule-end = The end
learn-rule-end-text = The game ends the instant the last card of the stock is drawn. Row, hand and library are counted together, and the most cards win. A tie is shared.

learn-rule-long = Playing on
learn-rule-long-text = When the stock is used up you go on without drawing, until all hands are empty. Only rows and libraries count then: cards left in hand score nothing.
learn-rule-skip = Without cards
learn-rule-skip-text = Whoever has no card in hand and none to draw is skipped. That is neither a turn nor a pass. The row stays, and may be supported, refuted and questioned; but its owner questions no more.
learn-rule-standstill = When nothing moves
learn-rule-standstill-text = If nothing can be drawn, and all who hold cards have passed one after another without a card moving, the game is over too.

learn-rule-loophole = The loophole
learn-rule-loophole-text = By the book one may pass with an empty row, time after time, and lose nothing. For two, in the short game, nobody can then lose who never opens: cards in hand count, and no one can take them. A hoarder beats everyone, and the best reply is to hoard as well. So our tables begin with another rule: with an empty row you may not pass. Open, if you do nothing else. “By the book” at the set-up gives you the old rule.
learn-rule-seen = What is known
learn-rule-seen-text = Rows, libraries and the numbers of cards are known to all, so the score can be counted at any time. A draw shows no one but you what came. What is unknown stays so after the end, until the record is opened.

learn-rule-personal = Fifteen of your own
learn-rule-personal-text = Each player picks fifteen cards from a whole pack, in secret, with at most one mochuelo. Two players may share one pack: it is shuffled, each is dealt half, and picks from that. Then hold six, draw from your own deck, and play as in the long game. The same card may lie on the table twice; it is told apart by its owner.
learn-rule-oblivion = Oblivion
learn-rule-oblivion-text = Each player has one more pile, oblivion. A card that is refuted, ceded or lost when its row is questioned goes to the oblivion of whoever brought it, even from another's row, and scores nothing. Your library gains the cards that you refute with, and your own row when you question.

learn-rule-colours = Quartets
learn-rule-colours-text = A game for children, for three or four. All cards are dealt; the mochuelos are a thirteenth family. Collect the four cards of one number: yellow, red, green and purple. Four that are dealt together are laid down first.
learn-rule-ask = Asking
learn-rule-ask-text = Ask one player for one exact card, by number and colour. You must hold a card of that number, and not the one you ask for. If it is there, it is yours and you ask again. If not, that player asks next.
learn-rule-quartet = Four of a kind
learn-rule-quartet-text = A complete quartet is laid down at once. Without cards you are skipped and cannot be asked. The game ends as soon as one hand is empty, or after three hundred questions without a quartet. The most quartets win.
learn-rule-pair = For two
learn-rule-pair-text = If all cards were dealt to two, nothing would be hidden. So, by a rule of ours, each gets ten; the rest is a stock, and whoever asks in vain draws one.

learn-rule-options = What you may choose
learn-rule-options-text = The first is what a table begins with.
learn-option-play = The game: arguments, or four colours.
learn-option-length = Length: short, or long.
learn-option-decks = Decks: one in common, or personal ones.
learn-option-packs = Packs for personal decks: one each, or one shared by two.
learn-option-pass_empty = Passing with an empty row: never, or allowed, as by the book.
learn-option-match = Whose list counts: that of the card in hand, or of either card. The deck is made for the first.
learn-option-question_min = Questioning: even a player without a row, or only one with a card at least.
learn-option-pass_to = A ceded row: goes to the other who last did something, or stays if that was you.
learn-option-three_players = With three: all 52 cards, or 51, without one mochuelo, so that all draw as often.
learn-option-personal_owls = Mochuelos in a personal deck: one at most, none, or up to four.
learn-option-quartet_end = Four colours end: with the first empty hand, or when all cards are laid down.
learn-option-ask_held = Asking for a card that you hold yourself: no, or yes.

learn-ex-number = The same thinker
learn-ex-number-text = “{ $B1 }” lies in your row. “{ $C1 }” is Plato's as well: the same number is enough.
learn-ex-tick = By the tick list
learn-ex-tick-text = “{ $E1 }” has the letter M beside its tick, and “{ $C4 }” bears it. They need not agree: whoever examines life asks in the end what is real.
learn-ex-theirs = In another's row
learn-ex-theirs-text = Nothing of yours fits your own row, but “{ $W3 }” fits that of { $Te }. You give away one card; passing would give away three.
learn-ex-refute = By the cross
learn-ex-refute-text = “{ $W3 }” bears the scales beside its cross, and “{ $W2 }” is a card of the scales. Both go to your library.
learn-ex-own = One's own card
learn-ex-own-text = “{ $W12 }” refutes the mirror, and your own “{ $E1 }” is one. Two cards are safe, and your row is empty again.
learn-ex-lists = Not the other way round
learn-ex-lists-text = “{ $E1 }” names the letter of “{ $C2 }”, but “{ $E1 }” lies on the table. The card in your hand is “{ $C2 }”, and its lists name none of the marks there. Only “{ $W1 }” fits: the same thinker.
learn-ex-any = A mochuelo refutes
learn-ex-any-text = No cross is needed. Choose any card on the table.
learn-ex-owls = A mochuelo on the table
learn-ex-owls-text = { $Te } has opened with a mochuelo. Nothing refutes it but your own.
learn-ex-question = Four against three
learn-ex-question-text = Your row has four cards, that of { $Te } three. Question { $Te }: all seven are yours.
learn-ex-fewer = Fewer, not as many
learn-ex-fewer-text = You have four cards, { $Te } has four, { $Sa } one and { $Am } none. { $Te } cannot be questioned. { $Sa } and { $Am } can; with { $Am } you only bring your own row to safety.
learn-ex-pass = To whom a row goes
learn-ex-pass-text = { $Sa }, just before you, has passed; before that, { $Te } supported. Pass, and your row goes to { $Te }, the last to have done something.
learn-ex-stays = When it stays
learn-ex-stays-text = By the book: you have opened, and { $Te } has passed with an empty row. Nobody else has done anything yet, so your row stays when you pass.
learn-ex-last = The last card
learn-ex-last-text = One card is left in the stock. Whatever you do now, { $Te } draws it and the game is over: choose what counts most.
learn-ex-long = The last hands
learn-ex-long-text = The stock is used up and { $Te } has no cards left, so { $Te } is skipped. Play your two cards one after the other; the game ends with the second.
learn-ex-standstill = All have passed
learn-ex-standstill-text = By the book, with both rows empty and nothing to draw: you pass, { $Te } passes, and the game is over. The cards in hand count for nothing.
learn-ex-oblivion = Whose card it was
learn-ex-oblivion-text = Your four against three of { $Te }, one of which you brought yourself. Question: your row goes to your library, the cards of { $Te } to the oblivion of { $Te }, and yours to your own.
learn-ex-hit = A hit and a quartet
learn-ex-hit-text = You hold three of Plato's cards, and { $Te } has the fourth: ask for it.
learn-ex-miss = A miss
learn-ex-miss-text = Ask { $Sa } for a card that { $Sa } does not have, and { $Sa } asks next.

learn-missing = This page could not be fetched.
learn-retry = Try again

# The guided first games

learn-first-lead = A whole game with a small deck: seven thinkers, four mochuelos, and { $Te } on the other side of the table.
learn-four-lead = A whole game for three, with a small deck: six thinkers, twenty-four cards.
learn-count = Step { $n } of { $all }

# The gallery of the deck

cards-lead = Twelve thinkers, four cards each, and the four mochuelos. Open one to see what it says, where that stands, and whom it supports and refutes.
cards-thinkers = Thinkers
cards-all-cards = Cards
cards-type = Type
cards-thinker = Thinker
cards-letter = Letter
cards-drawing = Drawing
cards-epoch = Epoch
cards-tradition = Tradition
cards-words = Words in the text
cards-filter = Filter
cards-any = All
cards-count = { $count ->
    [0] No card is like that.
    [one] One card.
   *[other] { $count } cards.
}
cards-clear = Show all
cards-back = All cards
cards-before = Previous
cards-after = Next
cards-source = Source
cards-lookup = Look it up: { $place }
cards-disputed = Disputed
cards-known = To know
cards-about = c. { $year }
cards-before-era = { $year } BCE
cards-life = { $born } – { $died }
cards-relations = Who agrees, who objects
cards-relations-lead = Choose a card on a thread to read why.
cards-supports = Supports
cards-refutes = Refutes
cards-supported = Supported by
cards-refuted = Refuted by
cards-none = no card
cards-tie-supports = { $card } supports { $target }
cards-tie-refutes = { $card } refutes { $target }
cards-open = Open { $card }
cards-same = { $count } cards of { $thinker }: each supports the other three.
cards-owl = Refutes every card. On the table only another mochuelo refutes it, and nothing supports it.
cards-deck = The deck: { $authors }, { $licence }.

# Trying the examples and the first games

lesson-you = You
lesson-turn = Your turn.
lesson-watch = Watch it
lesson-reset = Set it up again
lesson-over = Set it up again to try another way.
lesson-marked = Not in this lesson: try what lights up.
lesson-progress = Steps done
lesson-next = Next step
lesson-pass = Skip this step
lesson-back = Back
lesson-again = Try again
