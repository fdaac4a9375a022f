# What the board says, and what a screen reader hears of it.

board-table = The table
board-grid = The board: arrow keys walk over its spaces
board-supply = Ideas of { $name } ({ $seat })
board-left = Still in hand: { $tiles }
board-left-none = Nothing left in hand
board-tile-here = { $tile }
board-tile-away = { $tile }, on the board

board-space-empty = { $space }, empty
board-space-free = { $space }, empty, open for a New Idea
board-space-tile = { $space }, { $seat } { $tile }, facing { $facing }, aims at { $target }
board-space-tile-off = { $space }, { $seat } { $tile }, facing { $facing }, aims off the board

board-expect-place = Choose one of your Ideas and a space in the centre.
board-expect-react = Choose which Idea reacts: it stands in a glowing frame.
board-expect-decide = Choose the side to which the Decision sends its target.
board-expect-rephrase = Choose which way the rephrased Idea shall face.
board-expect-space = Choose one of the marked spaces in the centre.
board-expect-over = The game is over.
board-waiting = { $name } ({ $seat }) is thinking.
board-over = The game is over.
board-held = { $tile } is in your hand. Put it on a marked space; turn it with Q and E, the wheel, or by touching it again.

board-would-chain = { $count ->
    [one] One more Idea reacts.
   *[other] { $count } more Ideas react.
}
board-would-ask = Then you choose how it goes on.
board-would-win = The game ends: a Conclusion of { $seat }.
board-would-end = The game ends.
board-would-place = Nothing is moved.

board-about = { $seat } { $tile } on { $space } aims at { $target }.
board-about-off = { $seat } { $tile } on { $space } aims off the board.

board-no-over = The game is over; you can leaf through it or begin another.
board-no-turn = It is the turn of { $name }. You can look at any Idea in the meantime.
board-no-watching = You are watching; the players move.
board-no-line = The table cannot be reached just now. Your Ideas wait until it can.
board-no-other-hand = These Ideas belong to another player; { $seat } is to move.
board-no-played = { $tile } lies on the board. It comes back to the hand only when it is pushed off.
board-no-rim = { $space } is outside the centre. New Ideas begin on one of the nine lighter spaces.
board-no-occupied = { $space } is taken. Choose a free space in the centre.
board-no-first = The very first Idea of a game may not lie on the middle space. Any of the eight around it will do.
board-no-now = That is not open here.
board-no-used = { $tile } has been activated in this turn already.
board-no-still = { $tile } stays silent: neither it nor its target moved in the last activation.
board-no-aim = { $tile } aims at no Idea of another player.
board-no-facing = { $tile } can face { $facings }.
board-no-text = “{ $text }” is no move here. Write it like { $example }.

board-off = Off the board
board-move-to = To { $space }
board-react-with = { $space } { $tile }
board-turn-left = Turn left (Q)
board-turn-right = Turn right (E)
board-chain = Show chain
board-place = Place
board-take = Choose
board-pause = Pause
board-go-on = Go on
board-skip = Skip
board-steps = What happened
board-type = Type a move
board-typed = Move in notation
board-send = Play it
