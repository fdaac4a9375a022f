# The printed game: what stands on its pages, the cards, and the leaflet. Our own words; the rules are those of README.md.

print-title = Sophie's World
print-line = Through six epochs with questions of history and philosophy, for two to six players
print-author = The Mochuelo contributors
print-licence = Board, questions and texts: CC BY 4.0, creativecommons.org/licenses/by/4.0
print-credit = Sophie's World is a board game after the novel by Jostein Gaarder. All that is here is our own. If you like the game, buy the real one.
print-deck-author = Questions: { $authors }. Board and pages: the Mochuelo contributors
print-deck-licence = Questions: { $licence }

print-pile-philosophy = Philosophy
print-pile-big = Big Questions
print-board = Board
print-disc = Disc
print-disc-above = **Set upon foil.** Lay clear foil on this sheet and prick both in the middle. Cut the foil as large as the disc.
print-disc-below = Cut out the outer ring and the band of stars with its eight windows. Glue both on the foil. What lies between stays clear.
print-helps = Help cards
print-help-card = Help card { $number }
print-figures = Figures
print-figure = Figure { $seat }
print-markers = Markers
print-marker = Marker { $seat }, { $number }
print-points = Points of wisdom
print-note = { $points } points, { $number }
print-note-name = points of wisdom
print-socrates = Socrates
print-socrates-card = Socrates { $number }

print-key = 1 { $one } · 2 { $other }
print-big-foot = Speak for about a minute. The others then vote.
print-socrates-bet = I know that I know it
print-socrates-text = Keep this card and draw another. Once, when a question has been read to you but not its answers, lay this down and answer freely. The others judge: **20 points** and it counts for the epoch, or nothing.

# The help card.

help-spaces = The spaces
help-space-philosophy = **Philosophy.** Answer one question for 10 points.
help-space-question = **Big Question.** Speak for a minute: 10 points. The others, all for more: 20; all for none: 0.
help-space-travel = **Travel.** Roll again at once.
help-space-gadfly = **Gadfly.** On a path you may fly to the gadfly on the disc; from there to any on a path.
help-space-major = **Major control.** Turn the disc clockwise by that many segments. Pieces on it ride along.
help-space-forgetting = **Forgetting.** Go to the Place of Forgetting.
help-space-stage = **Lake.** Without a boat at the lake you stop at the first landing stage.
help-space-plain = **A free space.** Nothing happens.

help-turn = Your turn
help-answer = **On an unfinished epoch** answer, or roll and leave. **Anywhere else** roll and move on: always forward, never back.
help-roll = Right: **10 points** and the next question. Two right: take your marker from the epoch. Wrong: your turn is over.
help-disc = **Carried by the disc** onto Forgetting or to an open rabbit? Do that first, instead of rolling.
help-rabbit = **An open rabbit** at the end of your turn takes you to an unfinished epoch, not the one you come from.
help-forgetting = **Out of Forgetting:** a broken line in front of it lets you roll and leave. Otherwise a Big Question, or a six.
help-lake = **At the lake:** a boat takes you on. Without one, a three or a six does.
help-end = **Four epochs finished:** one question from each of the other two and one of philosophy, 30 points each. Then count.

# The leaflet.

leaflet-aim = The aim
leaflet-aim-text = You travel through the history of thought, from the first stories to our own time. In four of six epochs you answer two questions each; on the way there are philosophy, Big Questions without a right answer, a disc that turns under your feet, rabbits, a lake, and a place where one forgets why one came. The game ends with the first who finishes a fourth epoch. **Whoever then has the most points of wisdom wins.** Two to six players, an hour or a little more.

leaflet-make = Before the first game
leaflet-make-1 = **Board:** glue its four sheets together as the second page of this file shows, best on card, and cut it out.
leaflet-make-2 = **Disc:** glue its two rings of paper on clear foil, as its sheet says. Pin it through its middle to the owl's beak with a paper fastener, so that it turns easily.
leaflet-make-3 = **Cards:** the backs tell the eight piles apart. At the foot of a card the right answers stand upside down.
leaflet-make-4 = **Figures:** fold a strip in the middle, glue its halves together, bend the flaps outwards, and glue them on a coin or a piece of card.
leaflet-make-5 = You also need a die, and for each player something to think with.

leaflet-start = How to begin
leaflet-start-1 = Take a figure each, and the six markers of its colour. Lay one marker on every epoch.
leaflet-start-2 = Shuffle the eight piles and lay them out with their backs up. Keep the points of wisdom and the die at hand.
leaflet-start-3 = Turn the disc to any segment, without looking for one.
leaflet-start-4 = Draw lots for who begins; or whoever has the name most like Sophie.
leaflet-start-5 = In turn, choose an epoch where nobody stands yet, and put your figure there. The two questions of this epoch count like any other's.

leaflet-epoch = On an epoch
leaflet-epoch-text = On an epoch that you have not finished, say whether you want to be asked. If so, the player on your left draws the top card of that epoch. **Choose question 1 or 2 before you have heard either.** Then the question and its three answers are read to you.
leaflet-epoch-1 = **Right:** 10 points, the card lies before you, and you may at once be asked the next question of that epoch.
leaflet-epoch-2 = **Wrong:** the card goes to the used ones, and your turn is over. A right answer from before is not lost, even if you leave.
leaflet-epoch-3 = **Two right** finish the epoch: put both cards with the used ones, take your marker, and your turn is over.
leaflet-epoch-4 = You may also leave an unfinished epoch: roll instead of being asked. From a finished one you always roll and leave.

leaflet-move = Moving
leaflet-move-text = Move exactly as far as you roll. At the mouths of paths, and at the ringed space before the lake, you choose the way.
leaflet-move-1 = Never turn round. A way is open to you only if, forward along it, the ring of the disc comes first, or an epoch other than the one this journey began in.
leaflet-move-2 = One path leads out of each epoch. Arrows show one-way paths; a bridge goes over another path without touching it.
leaflet-move-3 = On the ring you go clockwise. You may step on and off at the mouth of any path, whatever mark the disc shows there.
leaflet-move-4 = You need no exact roll for an epoch: what is left over is lost, and your turn is over on arrival.
leaflet-move-5 = Is the space taken? Stop at the nearest free one before or after it, as you like, and do what that one says. The space you came from counts as free; to choose it is to stand still.
leaflet-move-6 = Epochs and the Place of Forgetting have room for everybody.

leaflet-spaces = The spaces
leaflet-spaces-text = From the gadfly you jump only if the other is free, and then do nothing more there. Your turn is over when you have done what the space asks.

leaflet-big = Big Questions
leaflet-big-text = Draw a card of Big Questions, read it aloud, and say what you think, for about a minute. You get 10 points. Then all others vote at once, thumbs up for more and down for none, or keep still. If all who voted want more it is 20 points, if all want none it is 0. It is not about agreeing: reward a good thought.

leaflet-disc = The disc
leaflet-disc-text = The spaces of the ring are printed on the board; the disc lies upon them and carries the figures.
leaflet-disc-1 = Whoever stops on a space with an arrow and a number turns the disc clockwise by that many segments. Every figure on the ring rides along, the one who turns it too.
leaflet-disc-2 = Whom the disc has carried looks at the beginning of the next turn where the figure stands **now**: on a Forgetting space one goes there, beside an open rabbit hole one jumps, instead of rolling. All other spaces do nothing then.
leaflet-disc-3 = The windows open rabbit holes; the marks at the edge matter before the lake and the Place of Forgetting alone.
leaflet-mark-boat = **Boat:** one can cross the lake. Not a way out of Forgetting.
leaflet-mark-broken = **Broken line:** the way out of Forgetting is open.
leaflet-mark-solid = **Wall:** the way out of Forgetting is shut.

leaflet-rabbit = Rabbit holes
leaflet-rabbit-1 = A rabbit in a window is an open hole. If your turn ends on the ring beside one, you have to jump: to an epoch that you have not finished, and not to the one you came from. Then your turn is over.
leaflet-rabbit-2 = That is also so when you turn the disc yourself and it carries you there.

leaflet-forgetting = The Place of Forgetting
leaflet-forgetting-text = Look at the mark in front of it at the beginning of your turn. At a broken line roll, and walk onto the ring. At a wall or a boat choose:
leaflet-forgetting-1 = a Big Question: there are 10 points only if all others want more, and in any case you then roll and leave;
leaflet-forgetting-2 = or the die: with a six you leave by six spaces, with anything else you stay.

leaflet-lake = The lake
leaflet-lake-text = The way over the lake begins at the ringed space on the path of the first epoch. With a boat before the lake, landing stages and water are spaces like others.
leaflet-lake-1 = Without a boat you stop on the first landing stage, and the rest of your roll is lost.
leaflet-lake-2 = On later turns there, a boat lets you move as you roll. Without one only a three or a six moves you, by that many spaces.
leaflet-lake-3 = If somebody stands on the stage, stop on the last free space before it, and do what it says if you have moved.

leaflet-end = The end
leaflet-end-text = Whoever finishes a fourth epoch is asked three more questions at once: one from each of the two epochs that are left, and one of philosophy, choosing 1 or 2 each time. Each right answer is 30 points. Then the game is over.
leaflet-end-1 = Most points of wisdom win; equal points share the victory.
leaflet-end-2 = Shuffle the used cards of a pile when it is empty. Cards that lie before somebody stay there until the epoch is finished.

leaflet-options = If you like
leaflet-options-1 = **Last round.** The others finish the round after the fourth epoch. This takes the advantage from whoever began.
leaflet-options-2 = **A quieter finale.** 20 or 10 points for the three last questions.
leaflet-options-3 = **Next gadfly.** From a gadfly on a path you fly to that of the next path clockwise that has one.
leaflet-options-4 = **Socrates.** Shuffle the four Socrates cards into the pile of philosophy. Without this, leave them in the box.
leaflet-options-5 = **Once is enough.** Nobody leaves an unfinished epoch, and finished ones are passed like a space that is taken.
leaflet-options-6 = **The disc commands.** Whom the disc has carried follows every space.
leaflet-options-7 = **By the clock.** Half a minute for an answer; silence is wrong.
leaflet-options-8 = **In the open.** Vote one after the other instead of at once.

leaflet-answers = The answers, and why
leaflet-answers-text = For whoever reads the questions, and for all who want to know more. Read on only when a card has been played.
leaflet-answer = **{ $number }{ $letter }** __{ $truth }.__ { $because }
