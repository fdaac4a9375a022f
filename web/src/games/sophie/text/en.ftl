# The map, what a screen reader hears of it, and what can be done.

board-table = The map
board-plates = Players
board-deeds = What can be done
board-choices = Where to
board-points = { $count ->
    [one] One wisdom point
   *[other] { $count } wisdom points
}
board-points-word = wisdom points
board-togo = { $count ->
    [0] all done
   *[other] { $count } to go
}
board-gone = gave up
board-epoch-is-done = { $name }: done
board-epoch-is-kept = { $name }: one right answer kept
board-epoch-is-open = { $name }: still to do
board-here = Here: { $names }.

board-epoch-mythology = Mythology
board-epoch-hellas = Hellas and Rome
board-epoch-middle = Middle Ages
board-epoch-renaissance = Renaissance and Baroque
board-epoch-enlightenment = Enlightenment
board-epoch-modern = 19th and 20th century
board-place-forgetting = Place of Forgetting

board-kind-plain = Quiet space
board-kind-philosophy = Philosophy
board-kind-travel = Travel
board-kind-major = Major control: { $count }
board-kind-question = Big Question
board-kind-gadfly = Gadfly
board-kind-forgetting = Forgetting
board-kind-lake = Lake

board-about-plain = Nothing happens here.
board-about-philosophy = One question on philosophy, for 10 points.
board-about-travel = Roll again at once.
board-about-major = The disc turns, and all that stand on it travel along.
board-about-question = Speak for a minute; the others judge in secret.
board-about-gadfly = Jump to another gadfly, if you like.
board-about-forgetting = Off to the Place of Forgetting.
board-about-lake = Crossed with the boat; without one, wait at the landing stage.
board-about-epoch = Two right answers finish an epoch; four epochs open the finale.
board-about-place = Out by a green gate; else by a speech, or a six.

board-do-still = Stand still
board-do-plain = Nothing happens here
board-do-philosophy = Philosophy: a question for 10
board-do-travel = Travel: roll again
board-do-major = Turn the disc by { $count }
board-do-question = Big Question: speak for 10 to 20
board-do-gadfly = Gadfly: you may jump to the disc
board-do-gadfly-disc = Jump to the disc
board-do-gadfly-path = Jump to the path of { $name }
board-do-forgetting = Forgetting: off you go
board-do-lake = The lake
board-do-hole = – beside an open rabbit hole: you jump
board-do-epoch = { $name }: to be asked
board-do-finished = { $name }: finished already
board-do-rabbit = Jump to { $name }

board-at-none = not on the map yet
board-at-ring = { $space }, on the disc
board-at-path = { $space }, on the path of { $epoch }

board-deed-ask = Be asked
board-deed-roll = Roll
board-deed-follow = Do as the space says
board-deed-speak = Speak on a Big Question
board-deed-six = Roll for a six
board-deed-stay = Stay here
board-pause = Pause
board-go-on = Go on
board-skip = Skip

board-expect-start = Choose the epoch to begin from.
board-expect-land = Choose where to go.
board-expect-gadfly = Jump to another gadfly, or stay.
board-expect-rabbit = Down the rabbit hole: choose an epoch.
board-expect-ask-or-roll = Be asked, or roll and leave.
board-expect-ask = Be asked.
board-expect-roll = Roll the die.
board-expect-forgetting = The gate is shut: speak, or roll for a six.
board-expect-choose = Choose what to do.
board-expect-number = Question 1 or 2?
board-expect-answer = Choose an answer.
board-expect-speak = You have the floor.
board-expect-vote = Vote on what you heard.
board-expect-space = Choose one of the lit spaces.

board-no-board = The map could not be fetched. Reload the page to try again.
board-no-over = The game is over; you can leaf through it or begin another.
board-no-turn = It is { $name }'s turn.
board-no-watching = You are watching; the players move.
board-no-line = The table cannot be reached just now.
board-no-deed = Nothing can be done with that now.
