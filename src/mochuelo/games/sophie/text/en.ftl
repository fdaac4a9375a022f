title = Sophie’s World
tagline = Through six epochs on a round board, with questions of history and philosophy.
summary = Each player starts in an epoch and answers questions about it. Two right answers finish an epoch; then the way leads over a turning disc to the next one, past gadflies, rabbits, a lake and the Place of Forgetting. Whoever finishes four epochs ends the game, and most points of wisdom win.

# Players

seat-In = Indigo
seat-Te = Teal
seat-Sa = Sage
seat-Am = Amber
seat-Co = Coral
seat-St = Stone

# Pieces of the sentences below

who = { $seat ->
    [In] { seat-In }
    [Te] { seat-Te }
    [Sa] { seat-Sa }
    [Am] { seat-Am }
    [Co] { seat-Co }
    [St] { seat-St }
   *[other] { $seat }
}
epoch-mythology = Mythology
epoch-hellas = Hellas and Rome
epoch-middle = Middle Ages
epoch-renaissance = Renaissance and Baroque
epoch-enlightenment = Enlightenment
epoch-modern = 19th and 20th century
pile-philosophy = Philosophy
pile-big = Big Questions
where = { $epoch ->
    [mythology] { epoch-mythology }
    [hellas] { epoch-hellas }
    [middle] { epoch-middle }
    [renaissance] { epoch-renaissance }
    [enlightenment] { epoch-enlightenment }
   *[modern] { epoch-modern }
}
which = { $pile ->
    [mythology] { epoch-mythology }
    [hellas] { epoch-hellas }
    [middle] { epoch-middle }
    [renaissance] { epoch-renaissance }
    [enlightenment] { epoch-enlightenment }
    [modern] { epoch-modern }
    [big] { pile-big }
   *[philosophy] { pile-philosophy }
}
space-plain = a plain space
space-philosophy = a philosophy space
space-question = a Big Question space
space-travel = a travel space
space-major = a major control space
space-gadfly = a gadfly space
space-forgetting = a space of forgetting
space-lake = the lake
space-place = the Place of Forgetting
spot = { $space ->
    [mythology] { epoch-mythology }
    [hellas] { epoch-hellas }
    [middle] { epoch-middle }
    [renaissance] { epoch-renaissance }
    [enlightenment] { epoch-enlightenment }
    [modern] { epoch-modern }
    [philosophy] { space-philosophy }
    [question] { space-question }
    [travel] { space-travel }
    [major] { space-major }
    [gadfly] { space-gadfly }
    [forgetting] { space-forgetting }
    [lake] { space-lake }
    [place] { space-place }
   *[plain] { space-plain }
}
segments = { $by ->
    [one] one segment
   *[other] { $by } segments
}

# What happens

story-begin = { who } begins.
story-rotate = The disc lies turned by { segments }.
story-start = { who } starts in { where }.
story-ask-epoch = { who } is asked about { which }.
story-ask-philosophy = { who } is asked a question of philosophy.
story-ask-finale = Finale: { who } is asked about { which }.
story-ask-finale-philosophy = Finale: { who } is asked a question of philosophy.
story-draw = A card of { which } is drawn.
story-again = The used cards of { which } are shuffled and drawn from again: { $cards }.
story-socrates = { who } draws a Socrates card, keeps it and draws again.
story-choose = { who } chooses question { $number }.
story-layout = The question and its three answers are read to { who }.
story-layout-judges = The question and its three answers are read to all who judge.
story-hear = The question is read to { who }, without its answers.
story-bet = { who } uses a Socrates card and will answer freely.
story-bet-not = { who } uses no Socrates card and hears the answers.
story-odds = { who } is right with a chance of { $odds } in a hundred.
story-answer = { who } answers { $letter }.
story-answer-none = { who } names no answer.
story-open = The right answer is { $letter }.
story-right = Right: { $points } points for { who }.
story-wrong = { who } was not right.
story-keep = { who } keeps the card: one right answer for { where }.
story-finish = { who } has finished { where } and takes the marker.
story-finale = { who } has finished the last epoch that was needed, and plays the finale.
story-closing = { who } has played the finale. The others finish the round.
story-big = { who } draws a Big Question.
story-speak = { who } has spoken.
story-vote = { who } has voted.
story-vote-more = { who } votes for more points.
story-vote-none = { who } votes for no points.
story-vote-abstain = { who } abstains.
story-vote-judge-more = { who } judges the answer right.
story-vote-judge-none = { who } judges the answer wrong.
story-vote-judge-abstain = { who } does not judge.
story-votes = Votes for more: { $more }, for none: { $none }. { who } gets { $points } points.
story-votes-nobody = Nobody was there to vote. { who } gets { $points } points.
story-judged = Judged right: { $more }, wrong: { $none }.
story-leave = { who } leaves { spot }.
story-leave-forgetting = { who } leaves the Place of Forgetting by the open exit.
story-roll = { who } rolls.
story-six = { who } tries to roll a six.
story-speech = { who } will answer a Big Question to get out.
story-die = The die shows { $number }.
story-wait-six = No six: { who } stays in the Place of Forgetting.
story-wait-stage = No three and no six: { who } waits on the landing stage.
story-still = { who } stays where it was.
story-move = { who } moves to { spot }.
story-move-before = The space is taken: { who } stops before it, on { spot }.
story-move-after = The space is taken: { who } stops after it, on { spot }.
story-move-lake = No boat: { who } stops on { spot }, and the rest of the roll is lost.
story-enter = { who } comes to { spot }.
story-enter-after = The space is taken: { who } goes on to { spot }.
story-travel = { who } travels on and rolls again.
story-forget = { who } goes to the Place of Forgetting.
story-fly = The gadfly takes { who } along.
story-stay = { who } stays with the gadfly.
story-rabbit = { who } follows the rabbit to { where }.
story-follow = The disc has carried { who } to { spot }, which is followed.
story-turn-disc = { who } turns the disc by { segments }.
story-carry = The disc carries { who } to { spot }.
story-end-finale = The finale is played, and that ends the game.
story-end-rounds = Too many rounds have been played, and that ends the game.

# Why

rule-begin = Chance says who begins; turns go clockwise.
rule-begin-nearest = Whoever has the name nearest to Sophie begins; turns go clockwise.
rule-rotate = The disc lies at random when the game begins.
rule-start = In turn order everyone picks a free epoch to start in. It counts among the epochs to finish.
rule-ask-epoch = On an unfinished epoch one may be asked, until an answer is not right.
rule-ask-philosophy = On a philosophy space one is asked one question.
rule-ask-finale = The first to finish the last epoch needed is asked once about each unfinished epoch, in time order, and once about philosophy.
rule-ask-finale-philosophy = The last question of the finale is one of philosophy.
rule-draw = A card has two questions, and nobody sees them before one is chosen.
rule-again = When a pile is empty, its used cards make it again. Cards that players keep stay with them.
rule-socrates = Four Socrates cards lie among those of philosophy. Whoever draws one keeps it.
rule-choose = One chooses question 1 or 2 unseen. The other one stays unknown.
rule-layout = The three answers stand in a new order each time.
rule-layout-judges = After a bet the answers are read for those who judge, and the right one is shown to them.
rule-hear = Whoever has a Socrates card may use it on a question about an epoch before the answers are read.
rule-bet = With a Socrates card one answers freely, and the others judge: right is worth 20 points and counts for the epoch. The card is used.
rule-bet-not = Who uses no Socrates card is asked as always.
rule-odds = A program does not see the answers’ worth. It says how likely it is to be right, and chance answers for it.
rule-answer = One answer is named.
rule-answer-none = One may name none. When the time is out, none is named.
rule-open = After each answer the right one is shown to everyone.
rule-right-epoch = A right answer about an epoch is worth 10 points, the card is kept, and the next question follows at once.
rule-right-philosophy = A right answer on a philosophy space is worth 10 points.
rule-right-finale = A right answer in the finale is worth 30 points, or what the table has agreed on.
rule-wrong-epoch = After an answer that is not right the card is used and the turn is over. One right answer is kept for later.
rule-wrong-philosophy = An answer that is not right is worth nothing, and the turn is over.
rule-wrong-finale = An answer that is not right is worth nothing; the finale goes on.
rule-judged = A bet with a Socrates card is right when more judge it right than wrong.
rule-keep = One right answer is kept for later, also when one leaves.
rule-finish = Two right answers finish an epoch: its cards go to the used ones, the marker to the player, and the turn is over.
rule-finale = Whoever is first to finish the last epoch needed answers the questions of the finale at once, alone.
rule-closing = At this table the others finish the round after the finale.
rule-big-space = On a Big Question space one draws a Big Question and speaks about it for about a minute.
rule-big-forgetting = When the exit is shut, one may answer a Big Question and then roll and leave.
rule-speak-space = There is no right and no wrong in a speech. Then the other people vote on it.
rule-speak-forgetting = There is no right and no wrong in a speech. Then the other people vote on it.
rule-speak-judge = Whoever has used a Socrates card answers freely. Then the right answer is shown and the others judge.
rule-vote = Each of the other people votes for more points, for none, or abstains; so does whoever lets the time run out. Programs do not vote.
rule-vote-judge = Each of the other people judges the answer right or wrong, or abstains. Programs do not judge.
rule-votes-space = A speech is worth 10 points: 20 when all vote for more, none when all vote for none.
rule-votes-forgetting = A speech to get out of the Place of Forgetting is worth nothing, or 10 points when all vote for more.
rule-leave = On an epoch one may roll and leave, always forward and not back to where one came from.
rule-leave-forgetting = When the exit is open, one rolls and leaves the Place of Forgetting.
rule-roll = A turn on the way begins with a roll.
rule-six = When the exit is shut, one may try for a six and move six with it.
rule-speech = When the exit is shut, one may answer a Big Question, then roll and leave.
rule-die = One moves exactly the roll; only an epoch needs no exact roll.
rule-die-six = A six leads out of the Place of Forgetting, whatever the exit.
rule-die-stage = Without a boat a three or a six leads over the lake.
rule-wait-six = Without a six one stays and tries again at the next turn.
rule-wait-stage = Without a boat one waits on the landing stage for a three or a six.
rule-still = The space one starts from counts as free. Staying there is no move: its instruction is not followed, and the turn is over.
rule-move = One moves exactly the roll, always forward.
rule-move-before = There is room for one piece on a space. Where the roll ends on a taken one, one stops on the nearest free space before or after it.
rule-move-after = There is room for one piece on a space. Where the roll ends on a taken one, one stops on the nearest free space before or after it.
rule-move-lake = Without a boat one stops at the landing stage; where that is taken, on the last free space before it.
rule-enter = An epoch needs no exact roll and has room for all. On arrival the turn is over.
rule-enter-after = The nearest free space after a taken one may be an epoch, which has room for all.
rule-travel = On a travel space one rolls again at once.
rule-forget = Who stops on a space of forgetting goes to the Place of Forgetting.
rule-fly = From a gadfly on a path one may jump to the one on the disc if it is free, and from there to any free one on a path with an open way.
rule-fly-next = At this table a gadfly takes one to the gadfly of the next path clockwise that has one, if it is free.
rule-stay = Nobody has to jump with a gadfly.
rule-rabbit = Beside an open rabbit hole one must jump to an epoch that one has not finished and not just left.
rule-follow = Who was carried by the disc to a space of forgetting follows it instead of rolling.
rule-follow-all = At this table, who was carried by the disc follows whatever space it is instead of rolling.
rule-turn-disc = On a major control space one turns the disc clockwise by the number shown.
rule-carry = What stands on the disc turns with it.
rule-end-finale = When the finale is played the game is over. Most points win, and equal players share.
rule-end-rounds = After sixty rounds the game ends as it stands. Most points win, and equal players share.

# How it ends

outcome-finale = Most points after the finale
outcome-concession = The others conceded
outcome-rounds = Most points after sixty rounds

# Options

option-last-round = When the finale is played
option-last-round-off = the game is over
option-last-round-on = the others finish the round
option-finale-points = Points for a right answer in the finale
option-finale-points-30 = 30
option-finale-points-20 = 20
option-finale-points-10 = 10
option-gadfly = Gadflies jump
option-gadfly-path-disc = between a path and the disc
option-gadfly-next-path = to the next path that has one
option-socrates-cards = Socrates cards
option-socrates-cards-off = are left out
option-socrates-cards-on = lie among those of philosophy
option-enter-epoch-once = Epochs
option-enter-epoch-once-off = may be left unfinished
option-enter-epoch-once-on = are entered once and finished
option-disc-moves = Who is carried by the disc
option-disc-moves-forgetting-rabbit = follows forgetting and rabbits
option-disc-moves-all-instructions = follows every instruction
option-answer-seconds = Time for an answer
option-answer-seconds-0 = as long as it takes
option-answer-seconds-20 = 20 seconds
option-answer-seconds-30 = 30 seconds
option-answer-seconds-45 = 45 seconds
option-answer-seconds-60 = 60 seconds
option-answer-seconds-90 = 90 seconds
option-reader = Questions are read
option-reader-program = on every screen
option-reader-left-neighbour = by the left neighbour
option-begins = Who begins
option-begins-random = chance says
option-begins-name-nearest-sophie = whose name is nearest to Sophie
option-votes = Votes
option-votes-secret = are secret until all are in
option-votes-open = are open
option-deck = Deck
option-bots = Seats of programs
option-goal = Epochs to finish

# What cannot be done

error-unreadable = “{ $text }” is not an action. Write one such as ask, ^, q1, b, >c3 or vTe+.
error-over = The game is over.
error-not-in = Only a player who is still in can concede.
error-no-chance = Nothing is left to chance at this moment.
error-not-now = “{ $text }” is not possible now. What comes next is { $open }.
error-epoch-taken = Somebody starts in { where }. Pick a free epoch.
error-no-way = A { $die } does not lead there. What would do is { $open }.
error-no-gadfly = There is no free gadfly space to jump to there. What would do is { $open }.
error-odds = Only programs say how often they are right. Name an answer: a, b or c, or - for none.
error-unseen = “{ $text }” tells no vote. Write + for more, 0 for none, . to abstain.
error-not-your-turn = { who } has voted. The others are still to vote.
error-no-vote = { who } has no vote here.
error-hop-finished = { where } is finished. The rabbit leads to { $open }.
error-hop-left = The journey came from { where }. The rabbit leads to { $open }.
error-finished = { where } is finished. Roll and leave.
error-no-epoch = Only an epoch asks. What would do is { $open }.
error-unfinished = At this table { where } is not left unfinished. Be asked.
error-exit-shut = The exit is shut. Answer a Big Question, or try for a six.
error-exit-open = The exit is open. Roll and leave.
error-follow-first = The disc has carried you here. Follow the space first.
error-nothing-to-follow = There is nothing to follow here. What would do is { $open }.
error-not-forgotten = Nobody has to get out of here. What would do is { $open }.
error-seats = Two to six can play, not { $seats }.
error-option = The option { $option } cannot be “{ $value }”.
error-goal = { $goal } epochs cannot be the goal; 1 to { $most } can.
error-bots = There is no seat { $seat } among { $seats } for a program.
error-few-cards = { $cards } cards of { which } are too few for { $seats } players; { $least } would do.

## What a report on the balance tells

tally-rounds = Rounds
tally-questions = Questions
tally-right = Right answers
tally-wrong = Answers not right
tally-epochs = Epochs finished
tally-rabbits = Rabbit holes
tally-jumps = Gadfly jumps
tally-carried = Pieces carried by the disc
tally-waits = Turns spent waiting
tally-still = Rolls without a move
tally-speeches = Speeches
tally-again = Piles made again
tally-on-philosophy = Philosophy spaces
tally-on-question = Big Question spaces
tally-on-travel = Travel spaces
tally-on-major = Major control spaces
tally-on-gadfly = Gadfly spaces
tally-on-forgetting = Spaces of forgetting
tally-trips = Trips to another epoch
tally-trip-turns = Turns of all trips
tally-spread = Best less worst points
tally-turns = Turns of all players
tally-unfinished = Epochs left unfinished
tally-escapes = Big Questions to leave the Place of Forgetting
tally-first-wins = Games that the first to finish wins, alone or shared
tally-first-ahead = Points of the first to finish less those of the best other
tally-trip = Trips by the turns they took: { $item }
tally-start = Whoever starts in { $item ->
    [mythology] Mythology
    [hellas] Hellas and Rome
    [middle] the Middle Ages
    [renaissance] Renaissance and Baroque
    [enlightenment] the Enlightenment
   *[modern] the 19th and 20th century
}
