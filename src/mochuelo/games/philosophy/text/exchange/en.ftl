# What can be wrong with a PGN-like file of Philosophy.

error-pgn-empty = Nothing is in the file. Give at least who joins, as in “1. In+”.
error-pgn-tag = “{ $text }” is not a tag pair. Write it like [ColorIn "Ana"].
error-pgn-tag-late = The tag { $name } stands among the moves. Tags come before them.
error-pgn-tag-twice = The tag { $name } is there a second time. Leave one of them out.
error-pgn-game = This is a game of { $game }, not of Philosophy.
error-pgn-value = { $name } cannot be “{ $text }”. It can be: { $known }.
error-pgn-comment-open = This comment is not closed. End it with “{"}"}”.
error-pgn-comment-stray = Nothing is open here. Take “{"}"}” out, or begin the comment with “{"{"}”.
error-pgn-number = Number { $number } follows { $after }. Something may be missing.
error-pgn-word = “{ $text }” is not a turn. Write it like In:C8PuNo[C5NE].
error-pgn-not-choice = “{ $text }” is not a choice. Write a space, OO or a facing.
error-pgn-tail = “{ $text }” does not end a turn. Choices come in square brackets, as in [C5NE].
error-pgn-bracket = The bracket “{ $text }” is not closed. End it with “{ $end }”.
error-pgn-player = Nobody joined as { $player }. There are: { $known }.
error-pgn-join-twice = { $player } joins a second time. Leave one of them out.
error-pgn-join-late = { $player } joins after the first tile. Here all join before it.
error-pgn-seats = { $joined ->
    [0] Nobody
   *[other] { $joined }
} joined. Two, three or four can play, as In+ and Te+.
error-pgn-turn = It is not { $player }'s turn but { $turn }'s.
error-pgn-unfinished = The turn before is not finished: { $player } chooses among { $choices }.
error-pgn-closed = The turn is not finished. Choose among { $choices }, or leave the bracket open.
error-pgn-open = The open choices are not “{ $text }”. By the rules they are: { $choices }.
error-pgn-choice = Nothing is to be chosen here. Take “{ $text }” out.
error-pgn-over = The game is over; nothing more can be played.
error-pgn-during = Nobody can have left then: [%during { $text }] is no place in the turn before.
error-pgn-result = The result is given as { $text }, but the moves give { $found }.
error-pgn-no-end = The result is given as { $text }, but nothing ends the game. Write who gave up, as in Te-.
error-pgn-after = “{ $text }” stands after the result. The result ends the file.
