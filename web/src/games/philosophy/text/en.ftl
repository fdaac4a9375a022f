# What the board says, and what a screen reader hears of it.

board-table = The table
board-grid = The board: the arrow keys walk over its spaces
board-supply = Ideas of { $name } ({ $seat })
board-left = Still in hand: { $tiles }
board-left-none = Nothing left in hand
board-tile-here = { $tile }
board-tile-away = { $tile }, on the board

board-space-empty = { $space }, empty
board-space-free = { $space }, empty, open for a New Idea
board-space-tile = { $space }, { $seat } { $tile }, facing { $facing }, targets { $target }
board-space-tile-off = { $space }, { $seat } { $tile }, facing { $facing }, points off the board

board-expect-place = Place a New Idea.
board-expect-react = Choose which Idea reacts.
board-expect-decide = Choose a side.
board-expect-rephrase = Choose a facing.
board-expect-idea = Choose one of your Ideas first, then a marked space in the centre.
board-expect-space = Choose one of the marked spaces in the centre.
board-expect-over = The game is over.
board-held = { $tile } is in your hand. Put it on a marked space; turn it with Q and E, with the wheel, or by touching it again.

board-would-chain = { $count ->
    [one] One more Idea reacts.
   *[other] { $count } more Ideas react.
}
board-would-ask = Then you choose how it goes on.
board-would-win = The game ends: { $seat } has a Conclusion.
board-would-end = The game ends.

board-about = { $seat } { $tile } on { $space } targets { $target }.
board-about-off = { $seat } { $tile } on { $space } points off the board.

board-no-over = The game is over; you can leaf through it or begin another.
board-no-turn = It is { $name }'s turn. Meanwhile, you can look at any Idea.
board-no-watching = You are watching; the players move.
board-no-line = The table cannot be reached just now. Your Ideas will wait.
board-no-other-hand = These Ideas belong to another player; it is { $seat }'s turn.
board-no-played = { $tile } is on the board. It comes back to the hand only when it leaves the board.
board-no-rim = { $space } is outside the centre. New Ideas go on one of the nine lighter spaces.
board-no-occupied = { $space } is taken. Choose a free space in the centre.
board-no-first = The very first Idea of a game may not go on the middle space. Any of the eight around it will do.
board-no-now = That cannot be chosen now.
board-no-used = { $tile } has already been activated this turn.
board-no-still = { $tile } stays silent: neither it nor its target moved in the last activation.
board-no-aim = { $tile } does not target another player's Idea.

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
learn-facings = The same Idea in the four colours and four facings
learn-plain = With nothing in the way
learn-crowded = When something is in the way, or something follows
learn-replay = Play it again

learn-note-Pu = The plainest of all. Whatever stands behind its target moves along with it.
learn-note-Sl = Look along the drop: its left is your left. Turned round, it sends to the other side of the board.
learn-note-Sr = Look along the drop: its right is your right. Turned round, it sends to the other side of the board.
learn-note-Pl = It brings its target to its own side. Leave room there, or something is pushed away.
learn-note-Pr = It brings its target to its own side. Leave room there, or something is pushed away.
learn-note-Ls = The dot in the drop is the space between. It reaches two spaces far and moves its target only one.
learn-note-To = Only the Toss itself is jumped over, and it never moves.
learn-note-Pe = The one Idea that moves itself, and only together with a target. It cannot walk alone.
learn-note-Cp = Four of the twelve face a corner; this is the Push among them.
learn-note-Cl = Two spaces far on the diagonal, and again only one space of movement.
learn-note-De = The choice is yours each time it activates, even in the middle of a chain.
learn-note-Re = Nothing moves, and still much can follow: an Idea that has been rephrased counts as moved.

lesson-you = You
lesson-count = Step { $n } of { $all }
lesson-progress = Steps done
lesson-next = Next step
lesson-pass = Skip this step
lesson-back = Back
lesson-again = Try again
lesson-missing = The lessons could not be fetched.
lesson-retry = Fetch them again
lesson-end = That is the whole game. The rest is conversation.

lesson-place-title = Place an Idea
lesson-place-text = Every turn begins with a New Idea. Touch the Push in your hand, then one of the marked spaces. Turn it if you like, and place it. The very first Idea may go anywhere in the centre but on the middle space: try it, and you are told why.
lesson-place-done = Placed. The drop shows which space your Push targets. Nothing is there yet, so nothing happens.
lesson-place-again = Only the Push is open in this step. Touch it, then a marked space.

lesson-aim-title = Target and push
lesson-aim-text = Teal has a Push in the middle. Put your own Push beside it and turn it until the drop points at Teal's Idea. The ring and the arrow show what will happen before you place.
lesson-aim-done = Your Push targeted another player's Idea, so it activated and pushed it one space away. Activating is not optional.
lesson-aim-again = Your Push did not target Teal's Idea. Put it beside that Idea and turn the drop towards it, with Q and E, with the wheel, or by touching it again.

lesson-line-title = A whole line gives way
lesson-line-text = Push Teal's Ideas to the right, although your own Pull stands behind them. Everything in the way moves along, whoever owns it.
lesson-line-done = Three Ideas moved at once, yours among them.
lesson-line-again = Place it on the left of the row, facing right.

lesson-off-title = Off the board
lesson-off-text = Above the middle, three Ideas reach up to the rim. Push the line upwards.
lesson-off-done = An Idea that falls off the board goes back to its owner's hand. It is not lost: it can be placed again.
lesson-off-again = Place it right below the line, facing up.

lesson-sides-title = Left and right
lesson-sides-text = A Slide sends its target sideways, as seen along its own drop. With your Slide Left, send Teal's Idea to the right of the board. “Show chain” draws where it would end.
lesson-sides-done = When it faces down, its left is the right of the board.
lesson-sides-again = Not that way. From the other side, left becomes right: place it above, facing down.

lesson-long-title = A Long Shot
lesson-long-text = The Long Shot targets exactly the second space; what stands between does not matter. Reach Teal's Push over your own Pull.
lesson-long-done = Two spaces far, and one space of movement.
lesson-long-again = Place it exactly two spaces away, in the same row or column, with the drop towards Teal's Push.

lesson-reaction-title = A chain reaction
lesson-reaction-text = Your Slide Right at the lower right targets the space above it. Push Teal's Idea into that space and see what follows.
lesson-reaction-done = After each activation, your Ideas look at what has just moved. If one of them now targets another player's Idea, it reacts, once in a turn.
lesson-reaction-again = That moved nothing into the space that your Slide targets. Push Teal's Idea to the right.

lesson-choose-title = One of several
lesson-choose-text = Place your Slide Left on the marked corner, facing down. Then two of your Ideas could react: choose one on the board.
lesson-choose-done = The other one stays silent. It may react later, if something moves again.
lesson-choose-again = The Slide Left goes on C1 and faces down, to the south.

lesson-decide-title = A Decision
lesson-decide-text = Four of the twelve Ideas face a corner. One of them, the Decision, sends its target to one of two sides, and you choose which. Target Teal's Push.
lesson-decide-done = Each time a Decision activates, you choose the side. Off the board is allowed too.
lesson-decide-again = The drop at its corner must touch the corner of Teal's Idea.

lesson-rephrase-title = A Rephrase
lesson-rephrase-text = The Rephrase turns an Idea that touches its corner, even one of your own. Turn your Push on the left so that it pushes Teal's Idea to the right.
lesson-rephrase-done = An Idea that has been rephrased counts as moved, so your Push looked again, found Teal's Idea and acted.
lesson-rephrase-again = Let the corner of the Rephrase touch your own Push, and turn that Push to the east.

lesson-conclude-title = A Conclusion
lesson-conclude-text = Three of your Ideas in a row, across, down or diagonal, anywhere on the board: that is a Conclusion. You have two in a row. Make it three.
lesson-conclude-done = If exactly one player has a Conclusion when a turn ends, that player wins, whoever's turn it was.
lesson-conclude-again = Not three in a row yet. Look at the top row of the centre.

lesson-guard-title = Look at the other side
lesson-guard-text = Now Teal has two in a row. Use your Push or your Slide Left so that Teal cannot make it three next turn.
lesson-guard-done = Well seen. A Conclusion counts at the end of anyone's turn, so think about both sides before you place.
lesson-guard-again = Teal could still reach three in a row. Take the space that Teal needs, and mind what your Idea pushes.
