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

board-expect-place = Place a New Idea.
board-expect-react = Choose which Idea reacts.
board-expect-decide = Choose a side.
board-expect-rephrase = Choose a facing.
board-expect-idea = Choose one of your Ideas first, then a marked space in the centre.
board-expect-space = Choose one of the marked spaces in the centre.
board-expect-over = The game is over.
board-held = { $tile } is in your hand. Put it on a marked space; turn it with Q and E, the wheel, or by touching it again.

board-would-chain = { $count ->
    [one] One more Idea reacts.
   *[other] { $count } more Ideas react.
}
board-would-ask = Then you choose how it goes on.
board-would-win = The game ends: a Conclusion of { $seat }.
board-would-end = The game ends.

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

# Learn

learn-first = The guided first game
learn-facings = The same Idea in the four colours and facings
learn-plain = With nothing in the way
learn-crowded = When something is in the way, or follows
learn-replay = Play it again

learn-note-Pu = The plainest of all. A whole line moves along when others stand behind the target.
learn-note-Sl = Look along the drop: its left is your left. Turned round, it sends to the other side of the board.
learn-note-Sr = Look along the drop: its right is your right. Turned round, it sends to the other side of the board.
learn-note-Pl = It brings the target to its own side. Keep room there, or somebody is pushed away.
learn-note-Pr = It brings the target to its own side. Keep room there, or somebody is pushed away.
learn-note-Ls = The dot in the drop stands for the space between. It reaches two spaces far and moves its target only one.
learn-note-To = Only the Toss itself is jumped over. It never moves.
learn-note-Pe = The one Idea that moves itself, and only together with a target. It cannot walk alone.
learn-note-Cp = Four of the twelve look at a corner; this is the Push among them.
learn-note-Cl = Two spaces far on the diagonal, and again only one space of movement.
learn-note-De = The choice is yours each time it activates, in the middle of a chain as well.
learn-note-Re = Nothing moves, and still much can follow: what has been rephrased counts as moved.

lesson-you = You
lesson-count = Step { $n } of { $all }
lesson-progress = Steps done
lesson-next = Next step
lesson-pass = Skip this step
lesson-back = Back
lesson-again = Try again
lesson-missing = The lessons could not be fetched.
lesson-retry = Ask again
lesson-end = That is the whole game. The rest is conversation.

lesson-place-title = Place an Idea
lesson-place-text = Every turn begins with a New Idea. Touch the Push in your supply, then one of the marked spaces. Turn it if you like, and place it. The very first Idea may go anywhere in the centre but on the middle space: try it, and it tells you why.
lesson-place-done = Placed. The drop shows which space your Push targets. Nothing is there yet, so nothing happens.
lesson-place-again = Only the Push is open in this step. Touch it, then a marked space.

lesson-aim-title = Target and push
lesson-aim-text = Teal has a Push in the middle. Put your own Push beside it and turn it until the drop points at Teal's Idea. The ring and the arrow show what will happen before you place.
lesson-aim-done = Your Push targeted another player's Idea, so it activated and pushed it one space away. Activating is not optional.
lesson-aim-again = It looked past Teal's Idea. Stand beside it and turn the drop towards it, with Q and E, the wheel, or by touching it again.

lesson-line-title = A whole line gives way
lesson-line-text = Push Teal's Ideas to the right, although your own Pull stands behind them. Everything in the way moves along, whoever it belongs to.
lesson-line-done = Three Ideas moved at once, yours among them.
lesson-line-again = Stand on the left of the row and look to the right.

lesson-off-title = Off the board
lesson-off-text = Above the middle, three Ideas reach up to the rim. Push the line upwards.
lesson-off-done = Whatever falls off the board goes back to its owner's hand. It is not lost: it will be placed again.
lesson-off-again = Stand right below the line and look upwards.

lesson-sides-title = Left and right
lesson-sides-text = A Slide sends its target sideways, seen along its own drop. With your Slide Left, send Teal's Idea to the right of the board. “Show chain” draws where it would end.
lesson-sides-done = Looking down, its left is the right of the board.
lesson-sides-again = Not that way. From the other side, left becomes right: try it from above, looking down.

lesson-long-title = A Long Shot
lesson-long-text = The Long Shot targets exactly the second space; whoever stands between does not matter. Reach Teal's Push over your own Pull.
lesson-long-done = Two spaces far, and one space of movement.
lesson-long-again = Exactly two spaces away, in the same row or column, with the drop towards it.

lesson-reaction-title = A chain reaction
lesson-reaction-text = Your Slide Right at the lower right watches the space above it. Push Teal's Idea into that space and see what follows.
lesson-reaction-done = After each activation, your Ideas look at what has just moved. If one now targets another player's Idea, it reacts, once in a turn.
lesson-reaction-again = That moved nothing into the space that your Slide watches. Push Teal's Idea to the right.

lesson-choose-title = One of several
lesson-choose-text = Place your Slide Left on the marked corner, looking down. Then two of your Ideas could react: choose one on the board.
lesson-choose-done = The other one stays silent. It may react later, if something moves again.
lesson-choose-again = The Slide Left goes on C1 and looks down, to the south.

lesson-decide-title = A Decision
lesson-decide-text = Four Ideas look at a corner. The Decision sends its target to one of two sides, and you pick the side. Target Teal's Push.
lesson-decide-done = Each time a Decision activates, its side is yours to choose. Off the board is allowed too.
lesson-decide-again = The drop at its corner must touch the corner of Teal's Idea.

lesson-rephrase-title = A Rephrase
lesson-rephrase-text = The Rephrase turns an Idea that touches its corner, your own ones too. Turn your Push on the left so that it pushes Teal's Idea to the right.
lesson-rephrase-done = What has been rephrased counts as moved, so your Push looked again, found Teal's Idea and acted.
lesson-rephrase-again = Let the corner of the Rephrase touch your own Push, and turn that Push to the east.

lesson-conclude-title = A Conclusion
lesson-conclude-text = Three of your Ideas in a row, across, down or diagonal, anywhere on the board: that is a Conclusion. You have two in a row. Make it three.
lesson-conclude-done = If exactly one player has a Conclusion when a turn ends, that player wins, whoever's turn it was.
lesson-conclude-again = Not three in a row yet. Look at the top row of the centre.

lesson-guard-title = Look at their side
lesson-guard-text = Now Teal has two in a row. Use your Push or your Slide Left so that Teal cannot make it three next turn.
lesson-guard-done = Well seen. A Conclusion counts at the end of anyone's turn, so think about both sides before you place.
lesson-guard-again = Teal could still reach three in a row. Take the space they need, and mind what your Idea pushes.
