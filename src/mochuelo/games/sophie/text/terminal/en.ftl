# What the terminal says at the table: where everybody is, what is asked, what the parts of an action are.

board-round = Round { $round }
board-disc = disc turned by { $by }
board-rabbits = rabbits open at { $spaces }
board-no-rabbits = no rabbit hole open
board-exit = exit of the Place of Forgetting { $open ->
    [yes] open
   *[no] shut
}
board-boat = { $there ->
    [yes] boat at the lake
   *[no] no boat at the lake
}
board-die = the die shows { $number }
board-from = from { $epoch }
board-heading = towards { $space }
board-kept = one right for { $epoch }
board-carried = carried by the disc
board-socrates = { $count ->
    [one] a Socrates card
   *[other] { $count } Socrates cards
}
board-ahead = { $space }, straight on:
board-question = { $pile }, question { $number }, for { $seat }
board-unseen = { $seat } chooses question 1 or 2 of a card of { $pile }.
board-difficulty = difficulty { $difficulty }
board-read-out = { $seat } reads it out.
board-big = Big Question for { $seat }
board-judge = Judge what { $seat } has answered; right is { $right }.
board-voters = Votes: { $votes }
board-voted = voted
board-to-vote = not yet
board-last = The last question: { $seat } answered { $answer }, right is { $right }.
board-last-none = The last question: { $seat } named none, right is { $right }.
board-finale = Finale of { $seat }: { $asked } of 3 asked
board-asked = What was asked
board-points = { $points } points
kind-plain = plain
kind-philosophy = philosophy
kind-question = Big Question
kind-travel = travel
kind-major = turn the disc
kind-major-by = turn the disc by { $by }
kind-gadfly = gadfly
kind-forgetting = forgetting
kind-lake = lake
choice-ask = be asked
choice-roll = roll
choice-land = go to
choice-jump = jump to
choice-stay = stay
choice-rabbit = follow the rabbit to
choice-start = start in
choice-follow = follow the space
choice-sp = answer a Big Question
choice-six = try for a six
choice-q1 = question 1
choice-q2 = question 2
choice-none = I do not know
choice-spoken = I have spoken
choice-more = more points (or: right)
choice-zero = no points (or: wrong)
choice-abstain = abstain
choice-bet = use the Socrates card
choice-no-bet = hear the answers
choice-first = begins
about-plain = Nothing happens here.
about-philosophy = A question of philosophy: 10 points if you know it.
about-question = A Big Question: speak for about a minute, 10 points, and the others may give 10 more or take them.
about-travel = Roll again at once.
about-major = Turn the disc clockwise by { $by }. Whoever stands on it travels along.
about-gadfly = You may jump: from a path to the gadfly on the disc, from there to one on a path.
about-forgetting = Your piece goes to the Place of Forgetting.
about-lake = With a boat the lake is walked like a path. Without one you wait on the landing stage for it, or for a three or a six.
about-epoch = An epoch: it need not be reached exactly. Two right answers finish it.
about-rabbit = An open rabbit hole lies beside it: at the end of the turn you jump.
