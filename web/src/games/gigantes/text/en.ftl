# What the board says, and what a screen reader hears of it.

board-table = The table
board-world = World of ideas
board-world-left = World of ideas: { $count ->
    [0] nothing left
    [one] one card left
   *[other] { $count } cards left
}
board-row = Arguments of { $name }: { $count ->
    [0] none
    [one] one card
   *[other] { $count } cards
}
board-gone = gave up
board-row-empty = Nothing argued yet
board-hand = Your hand
board-hand-word = cards in hand
board-hand-count = { $count ->
    [one] One card in hand
   *[other] { $count } cards in hand
}
board-deck-word = cards to draw
board-deck-left = { $count ->
    [one] One card left to draw
   *[other] { $count } cards left to draw
}
board-library = Library
board-library-of = Library of { $name }: { $count ->
    [0] empty
    [one] one card
   *[other] { $count } cards
}
board-library-note = What has been won. Everybody saw it, so everybody may look.
board-oblivion = Oblivion
board-oblivion-of = Oblivion of { $name }: { $count ->
    [0] empty
    [one] one card
   *[other] { $count } cards
}
board-oblivion-note = Cards of this deck that are out of play. They count for nobody.
board-deeds = What can be done

board-card = { $title }. { $name }, number { $number }; { $type }; { $letter }; { $drawing }.
board-owl = { $title }, { $type }.
board-owned = Of the { $name } deck.
board-supports = Supports: { $list }.
board-refutes = Refutes: { $list }.
board-light-yes = Your card supports it: { $why }
board-light-no = Your card refutes it: { $why }

board-why-number = Both are by { $name }.
board-why-owl = A mochuelo sees in the dark: it refutes anything.
board-why-mark = { $card } names { $mark }.

board-expect-play = Support, refute, question or pass.
board-expect-open = Open your row with any card, or answer another's.
board-expect-pass = None of your cards fits: pass.
board-expect-pick = Choose the cards of your deck.
board-expect-target = Now touch what is lit.
board-phase-start = Chance says who begins.
board-phase-deal = The cards are dealt.
board-phase-draw = A card is drawn.
board-phase-pick = Decks are being chosen.
board-phase-over = The game is over.
board-over = The game is over. Below: the scores, and a reading list of what was said.

board-held-some = { $card } supports { $yes } and refutes { $no } of the cards on the table.
board-held-none = { $card } neither supports nor refutes anything on the table.
board-held-open = Lay it down to open your row.
board-held-on = { $card }, held against { $other }:
board-held-row = { $card }, in the row of { $name }:
board-open-here = Open
board-support-here = Support
board-do-open = Open with it
board-do-support = Support { $name }
board-do-refute = Refute { $card }
board-which = It can support and refute there. Choose with the buttons.

board-pass = Pass
board-pass-nothing = Your row is empty: passing costs nothing.
board-pass-stays = { $count ->
    [one] Your card stays where it is. Pass?
   *[other] Your row of { $count } cards stays where it is. Pass?
}
board-pass-cedes = { $count ->
    [one] Your card goes to the library of { $name }. Pass?
   *[other] Your row of { $count } cards goes to the library of { $name }. Pass?
}
board-pass-oblivion = { $count ->
    [one] Your card goes to oblivion, yielded to { $name }. Pass?
   *[other] The { $count } cards of your row go to oblivion, yielded to { $name }. Pass?
}
board-question = Question
board-question-both = Question { $name }? Both rows, { $count ->
    [one] one card
   *[other] { $count } cards
}, go to your library.
board-question-own = Question { $name }? Your row of { $count } cards goes to your library, theirs to oblivion.

board-no-deck = The cards could not be fetched. Reload the page to try again.
board-no-over = The game is over; you can leaf through it or begin another.
board-no-turn = It is { $name }'s turn. Meanwhile, your cards show what they would do.
board-no-watching = You are watching; the players move.
board-no-line = The table cannot be reached just now. Your cards will wait.
board-no-fit = That card can do nothing there.
board-no-pass = You cannot pass now: with an empty row, something must be played.
board-no-question = A question needs four cards in your row, and a shorter row to question.

board-back = Back
board-close = Close
board-look-at = Look closely at { $card }
board-pause = Pause
board-go-on = Go on
board-skip = Skip
board-language = Language of the cards

board-pick-title = Choose { $count } cards
board-pick-note = { $owls ->
    [0] They will be your deck for this game. No mochuelos.
    [one] They will be your deck for this game. At most one mochuelo.
   *[other] They will be your deck for this game. At most { $owls } mochuelos.
}
board-pick-owls = Mochuelos: { $count } of { $owls }
board-pick-random = Fill at random
board-pick-suggested = Suggested
board-pick-clear = Clear
board-pick-take = Play with these
board-pick-ready = Your deck is ready. It is put down as soon as it is your turn to choose.
board-pick-kept = Decks you kept ({ $count })
board-pick-keep = Keep this one
board-pick-name = Name of the deck
board-pick-forget = Forget { $name }
board-pick-filter = Show one thinker
board-pick-all = All

board-end = How it ended
board-score = Score
board-score-row = Row
board-score-hand = Hand
board-reading = To read on
board-year = { $year }{ $era ->
    [before] { " " }BCE
   *[after] { "" }
}
board-year-about = c. { $year }{ $era ->
    [before] { " " }BCE
   *[after] { "" }
}

# Four colours

colours-expect = Touch a missing card, then somebody to ask.
colours-ask = Ask { $name }
colours-whom = { $card }: whom do you ask?
colours-what = What do you ask { $name } for?
colours-card = { $name }, { $type }
colours-held = { $card }: “{ $title }”. You hold it.
colours-missing = { $card }: missing.
colours-family = { $name }, number { $number }
colours-owls = Mochuelos
colours-own = { $count ->
    [one] Your hand: one card
   *[other] Your hand: { $count } cards
}
colours-player = { $name }: { $count ->
    [one] one card
   *[other] { $count } cards
} in hand, { $quartets ->
    [0] no quartet
    [one] one quartet
   *[other] { $quartets } quartets
}
colours-quartets = { $count ->
    [0] No quartet yet
    [one] One quartet
   *[other] { $count } quartets
}
colours-says-ask = { $name }: { $card }?
colours-says-yes = Yes, here it is.
colours-says-no = No. My turn.
colours-no-ask = Nobody can be asked for that card. Choose one of those that are missing.
colours-no-cards = { $name } cannot be asked for that.
colours-no-turn = It is { $name }'s turn to ask.
board-over-colours = The game is over. Most quartets win.

# Learn

learn-how = How to play
learn-first = The first game, guided
learn-four = Four colours, guided
learn-cards = Thinkers and cards
