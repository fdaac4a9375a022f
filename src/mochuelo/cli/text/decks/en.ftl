## Decks of one's own

help-deck =
    Make decks of your own: begin one, check it, look over all its cards, pack it.

    For example:
      mochuelo deck new mydeck
      mochuelo deck check mydeck
      mochuelo deck preview mydeck
      mochuelo deck pack mydeck
    docs/decks.md explains all of it.
help-deck-new =
    Begin a deck in a new folder, to be filled in with any text editor.

    For example:
      mochuelo deck new mydeck --game { $game }
      mochuelo deck new mydeck --game { $game } --from house     a copy of the deck that comes with the game
help-deck-folder = The folder to make.
help-deck-game = The game; needed only where it is not clear.
help-deck-from = Copy this deck instead: "house" for the one that comes with the game, or a folder or a pack.
help-deck-check =
    Check a deck: everything that is missing or wrong, with file and line.

    For example:
      mochuelo deck check mydeck
      mochuelo deck check mydeck.zip --all
help-deck-path = The folder of a deck, or its pack.
help-deck-all = Show all that is wrong, not only the beginning.
help-deck-preview =
    Write a page of all cards with their marks, relations, sentences and sources, in every language of the deck. It opens in any browser, without a network.

    For example:
      mochuelo deck preview mydeck
      mochuelo deck preview house --game GAME --out cards.html
help-deck-preview-path = The folder of a deck, or its pack; or "house".
help-deck-preview-out = The page to write; otherwise one in this folder, named after the deck.
help-deck-pack =
    Pack a deck into one file to play with and to share, once nothing is wrong with it.

    For example:
      mochuelo deck pack mydeck -o mydeck.zip
help-deck-out = The file to write; otherwise one in this folder, named after the deck.
help-deck-use = Play with this deck: its folder or its pack.
help-deck-of = The deck that the record was played with, where that was not the one of the house: its folder or its pack.

deck-new-made = { $count ->
    [one] { $folder } holds a new deck of { $count } file.
   *[other] { $folder } holds a new deck of { $count } files.
}
deck-new-next = Fill it in; mochuelo deck check { $folder } says what is missing.
deck-new-copied = Change what you like, and name its authors and its licence with what you make; mochuelo deck check { $folder } says what is amiss.
deck-credit = Played with the deck “{ $title }” by { $authors } ({ $licence }).
deck-good = { $path } is a deck that { $game } can be played with ({ $digest }).
deck-bad = { $path }: { $why }
deck-more = { $count ->
    [one] And { $count } more; --all shows it.
   *[other] And { $count } more; --all shows them.
}
deck-amiss = { $count ->
    [one] { $count } thing is to be mended in { $path }.
   *[other] { $count } things are to be mended in { $path }.
}
deck-amiss-check = mochuelo deck check { $path } says everything.
deck-preview-written = All cards are in { $path }; open it in a browser.
deck-packed = { $count ->
    [one] { $path } holds the deck: { $count } file in { $size } bytes ({ $digest }).
   *[other] { $path } holds the deck: { $count } files in { $size } bytes ({ $digest }).
}

fault-deck-none = { $game } is played with no decks but its own.
fault-deck-game = It is not clear which game { $path } is for; give --game: { $known }.
fault-deck-folder = { $path } is there already and is not an empty folder; name another one.
fault-deck-other = The record was not played with the deck in { $path }: that is { $given }, and the record names { $wanted }.
