# What the terminal says at the table: the parts of a turn, what lies where, what is written on a card.

choice-open = open with it
choice-support = support
choice-refute = refute
choice-question = question
choice-pass = pass
offer-suggested = The suggested deck
offer-random = A deck drawn at random
mochuelos = Mochuelos
board-row = row { $count }
board-hand = hand { $count }
board-library = library { $count }
board-oblivion = oblivion { $count }
board-stock = to draw { $count }
board-quartets = quartets { $count }
board-ideas = World of ideas: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
board-your-hand = Your hand
board-picking = Your pack: { $count } of { $all } picked
board-everything = every card
card-source = Source: { $source }
