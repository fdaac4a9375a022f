# What the part of the set-up sheet says with which one brings a deck.

deck-legend = Deck
deck-house = The deck of the house
deck-choose = Choose a file
deck-other = Choose another file
deck-reading = The deck is being looked at.
deck-by = by { $authors }
deck-licence = { $licence ->
    [NOASSERTION] Licence not given
   *[other] Licence { $licence }
}
deck-wrong = { $found ->
    [one] One thing in this deck is not right yet.
   *[other] { $found } things in this deck are not right yet.
}
deck-more = And { $count } more.
deck-parts = A deck for each part
deck-mix = Put it together
deck-pile = Which part are these questions for?
deck-take = Take them over
deck-taken = { $count ->
    [one] { $count } question taken over; left out: { $left }.
   *[other] { $count } questions taken over; left out: { $left }.
}
error-deck-unknown = This deck is not here. Choose its file.
error-no-decks = This game has no decks of people's own.
error-no-parts = Decks of this game are not put together of parts.
error-no-exchange = Decks of this game are not made of files of other programs.
error-decks-full = There is no room here for another deck at the moment. Try again another day.
