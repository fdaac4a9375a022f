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

## Files of other programs, and parts of several decks

help-deck-import =
    Take the questions of another program over into a deck: Moodle's GIFT, Aiken, or a table (CSV). What cannot be taken over is named with its line, and never loses the rest.

    For example:
      mochuelo deck import quiz.gift.txt --pile modern --into mydeck
      mochuelo deck import table.csv --pile hellas --into mydeck --language es
help-deck-import-file = The file of the other program.
help-deck-import-into = The folder of the deck; a new one is made where there is none.
help-deck-import-pile = The pile that gets the questions; needed unless the file says it itself (a category, a column).
help-deck-import-format = gift, aiken or csv; otherwise seen by the name and the first lines.
help-deck-import-language = The language of the questions; otherwise the first one of the deck.
help-deck-import-source = Where the questions are from, for those that do not say it; otherwise the name of the file.
help-deck-import-author = Whose a new deck is.
help-deck-import-licence = The licence of a new deck: an SPDX name such as CC-BY-4.0.
help-deck-export =
    Write a pile of a deck, or all of them, as a file for another program: Moodle's GIFT, Aiken, or a table (CSV).

    For example:
      mochuelo deck export mydeck --pile modern --format gift
      mochuelo deck export house --game { $game } --format csv -o questions.csv
help-deck-export-pile = The pile to write; otherwise all that the deck has.
help-deck-export-format = gift, aiken or csv.
help-deck-export-language = The language to write; otherwise the first one of the deck, in a table all of them.
help-deck-mix =
    Put a deck together of parts of several: for each part the deck it is taken from. Whatever is not named is the house's.

    For example:
      mochuelo deck mix modern=mydeck philosophy=other.zip -o mixed.zip
help-deck-mix-out = The file to write.
help-deck-mix-chosen = A part of a deck and the folder or pack it is taken from.
deck-import-left = { $count ->
    [one] { $count } thing was left out:
   *[other] { $count } things were left out:
}
deck-import-changed = Look at this:
deck-import-more = … and { $count } more.
deck-import-done = { $count ->
    [one] { $count } question taken over into { $folder }; left out: { $left }.
   *[other] { $count } questions taken over into { $folder }; left out: { $left }.
}
deck-export-left = Not in the file:
deck-export-done = { $count ->
    [one] { $path } holds { $count } question.
   *[other] { $path } holds { $count } questions.
}
deck-mixed = { $path } holds a deck with these parts of others: { $parts }.
fault-deck-into = { $path } is no folder of a deck; name one, or a folder that is new.
fault-deck-exchange = Decks of { $game } are not exchanged with other programs.
fault-deck-parts = Decks of { $game } are not put together of parts.
fault-deck-mix = { $word } does not name a part and its deck, such as modern=mydeck.
