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
board-away = away
board-epoch-is-done = { $name }: done
board-epoch-is-kept = { $name }: one right answer kept
board-epoch-is-open = { $name }: still to do
board-here = Here: { $names }.

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
board-about-question = Speak for a minute; then the others judge.
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
board-do-gadfly = Gadfly: you may jump to another
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

# The scenes over the map: questions, speeches, votes, places, the end.

scene-ten = Ten seconds left.
scene-left = { $count ->
    [one] One second left
   *[other] { $count } seconds left
}
scene-language = Language of the question
scene-pile-mythology = Mythology
scene-pile-hellas = Hellas and Rome
scene-pile-middle = Middle Ages
scene-pile-renaissance = Renaissance and Baroque
scene-pile-enlightenment = Enlightenment
scene-pile-modern = 19th and 20th century
scene-pile-philosophy = Philosophy
scene-pile-big = Big Question
scene-finale = Finale: { $name }
scene-finale-of = The finale of { $name }
scene-socrates = The bet of Socrates
scene-grade = { $count ->
    [1] Easy
    [2] Middling
   *[3] Hard
}
scene-question = Question { $number }
scene-answer = Answer { $letter }
scene-choose-you = Choose a question, unseen
scene-choose-other = { $name } chooses a question, unseen
scene-for-you = Question { $number }, for you
scene-for = Question { $number }, for { $name }
scene-read-to = Read this aloud to { $name }
scene-odds = A program answers, right with a chance of { $count } in 100.
scene-listen = { $name } reads the question to you. Which answer is right?
scene-look = Show { $name } the question
scene-unknown = I don't know
scene-right = Right
scene-wrong = Not right
scene-right-is = Right: { $answer }.
scene-knew = { $name } knew it
scene-erred = { $name } was mistaken
scene-passed = { $name } did not know
scene-spoke = { $name } spoke
scene-points = points
scene-close = Go on
scene-big-speak = { $name } has a minute to speak
scene-big-speak-you = You have a minute to speak
scene-big-vote = The others vote on what { $name } said
scene-big-vote-you = The others vote on what you said
scene-big-opened = The votes on what { $name } said
scene-big-opened-you = The votes on what you said
scene-big-alone = Nobody was there to vote on what { $name } said
scene-big-alone-you = Nobody was there to vote on what you said
scene-big-bot = { $name } spoke; what programs say is not voted on
scene-write = What do you think?
scene-write-bet = What is the answer?
scene-write-hint = Nothing is wrong here. Begin anywhere.
scene-aloud = Say it aloud, and press the button when you have finished.
scene-speaks = { $name } is thinking aloud.
scene-room = We are in one room
scene-spoken = I have spoken
scene-send = Say it
scene-heard = { $name } has spoken.
scene-vote = Does { $name } deserve more than 10 points?
scene-vote-forgetting = Does { $name } deserve points for it?
scene-judge = Was { $name } right?
scene-vote-more = More
scene-vote-none = None
scene-vote-abstain = I abstain
scene-vote-right = Right
scene-vote-wrong = Wrong
scene-vote-note = If all say more, it is 20. If all say none, nothing. Else 10.
scene-vote-note-forgetting = Ten points if all say more, else none. The way out opens either way.
scene-vote-note-judge = Twenty points if more say right than wrong.
scene-voted = has voted
scene-not-voted = has not voted yet
scene-token = { $name }: { $vote }
scene-waiting = Waiting for { $names }.
scene-lamps = The three questions of the finale
scene-lamp = { $pile }: { $state ->
    [lit] answered right
    [out] not answered right
    [now] now
   *[dark] still to come
}
scene-bet = You hold a Socrates card. Do you know it without hearing the answers? If the others agree, it is 20 points; if not, none.
scene-bet-yes = I know it
scene-bet-no = Read me the answers
scene-forgetting = The Place of Forgetting
scene-forgetting-closed = The mist lies thick and the way out is closed. Answer a Big Question, or roll for a six.
scene-forgetting-open = The mist has lifted and the way out is open. Roll and leave.
scene-lake = At the lake
scene-lake-closed = There is no boat today. Only a three or a six carries you over.
scene-lake-open = A boat lies at the landing stage. Roll and cross.
scene-rabbit = A rabbit hole
scene-rabbit-text = The rabbit is in a hurry, and you go along. Where do you come out?
scene-gadfly = A gadfly
scene-gadfly-text = It stings those who have grown comfortable. You may let it carry you to another gadfly.
scene-map = See the map
scene-verdict = { $count ->
    [one] { $names } has won
   *[other] { $names } have won
}
scene-over = The game is over
scene-gone = gave up
scene-review = What was asked
scene-review-far = What was asked so far
scene-review-of = Whose questions
scene-review-all = All
scene-review-known = { $right } of { $asked }
scene-review-missed = Only what was missed
scene-review-hard = Most missed first
scene-result = Known by { $right } of { $asked }
scene-review-none = Nothing here.
scene-shut = Close
scene-copy = Copy as text
scene-copied = Copied
scene-print = Print

# The pages under "Learn".

learn-how = How to play
learn-first = The guided first game
learn-missing = This page could not be fetched.
learn-retry = Try again
