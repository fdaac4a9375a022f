# What only the pages under "Learn" say; fetched when one of them is opened.

learn-how-lead = Fill a grid of sixteen spaces together, card by card. Flip the other side's cards, and see that most of them show your side at the end.
learn-examples = Worked examples
learn-examples-lead = Every case of the rules, ready to be played. Try it, take it back, try the other way.
learn-rule-card = A card
learn-rule-card-text = Every card has two faces, an illustration and a poem. The Illustrator owns the cards that show the illustration, the Poet those that show the poem.
learn-rule-values = Values
learn-rule-values-text = Each face has eight values of its own, at its edges and corners: one to four dots, or a blank. A card that is flipped shows quite different values.
learn-rule-turn = A turn
learn-rule-turn-text = Put a card from your hand on any empty space, your own face up, upright or turned half round, never sideways. It need not touch another card. Both players look at the grid from the same side.
learn-rule-flip = Flipping
learn-rule-flip-text = The card you have placed attacks one neighbour of the other side, edge against edge or corner against corner. If your value is higher than the one it meets, that card is flipped and is yours. Equal values flip nothing.
learn-rule-must = When you must
learn-rule-must-text = If you can beat a neighbour, you flip at least that one. If you can beat several, you choose one direction.
learn-rule-many = How many
learn-rule-many-text = Your value less the value it meets is the number of cards you may flip in this turn, the first included. A 4 against a 1 may flip three. Stopping sooner is up to you.
learn-rule-chain = Chains
learn-rule-chain-text = A chain runs straight on. The card just flipped attacks the next one with the value it showed there before, and that must again be higher. The chain ends at an empty space, at a card of your own, at a blocked card and at the edge of the grid.
learn-rule-blank = Blanks
learn-rule-blank-text = A blank flips nothing. If the first card meets you with a blank, any dot flips it, but only that one card. Further along, a blank counts as zero: any dot beats it, and the chain runs on by the usual rule, though a blank can carry it no further.
learn-rule-lay = How flipped cards lie
learn-rule-lay-text = You choose for each flipped card, the nearest first, whether it lies upright or turned. Flipped cards attack nothing, and the card you place is safe until the next turn.
learn-rule-block = The block card
learn-rule-block-text = Once in a game you may use a whole turn to lay your block card on any card, yours or not. That card keeps its owner, is never flipped again and lets no chain through. Not on your own first turn, not when a single space is left, and one block to a card.
learn-rule-pass = Passing
learn-rule-pass-text = Blocks shift the turns, so one side may run out of cards first. Whoever has no move passes; it happens by itself, and never by choice.
learn-rule-end = The end
learn-rule-end-text = The game ends when all sixteen spaces are full. Whoever owns more cards wins, and eight each is a tie. An unused block counts for nothing.
learn-rule-start = Who starts
learn-rule-start-text = A die or rock, paper, scissors decides, repeated while equal; the winner moves first. Each player has eight cards and a block card; the cards that were not dealt stay unseen.
learn-rule-hidden = Hidden hands
learn-rule-hidden-text = Usually both hands lie open. With hidden hands you see both faces of your own cards and of all cards on the grid; of the other hand, only how many cards it holds and whether its block is unused.
learn-rule-match = A match of two
learn-rule-match-text = To move last is worth something. So a serious match has two games, begun by one side each. Most games won decide, then the cards owned in both together.
learn-rule-options = At your table
learn-rule-options-text = When you set up a table, flips can be optional, chains can bend in any direction after each flip, the number can leave out the first card, and a block can be allowed on the last space.

learn-ex-three = Four against one
learn-ex-three-text = Four less one is three. Three cards stand in line and each falls to the one before it, so you may flip one, two or all three.
learn-ex-blank = First a blank
learn-ex-blank-text = The first card meets you with a blank. It flips, but the chain ends there, however high your value.
learn-ex-inside = A blank in the chain
learn-ex-inside-text = Past the first flip a blank counts as zero. The dots of the card before it beat it.
learn-ex-own = Your own card stops it
learn-ex-own-text = Behind the first card lies one of yours. No chain passes your own cards, even when the count allows more.
learn-ex-blocked = A blocked card stops it
learn-ex-blocked-text = The second card carries a block. It cannot be flipped, and nothing behind it can be reached.
learn-ex-gap = A gap stops it
learn-ex-gap-text = The second space is empty. A chain does not jump.
learn-ex-corner = Corner against corner
learn-ex-corner-text = Diagonally, the two corners that touch are compared, and the chain runs on along the diagonal.
learn-ex-old = The old face attacks
learn-ex-old-text = What attacks next is the far side of the card as it lay before it fell. The face that comes up has no say in this turn.
learn-ex-forced = One direction of two
learn-ex-forced-text = Two neighbours can be beaten. You flip in one direction only, and not flipping is not a choice.
learn-ex-early = No block on the first turn
learn-ex-early-text = Your hand is still full, so the block card has to wait for your second turn.
learn-ex-late = No block at the end
learn-ex-late-text = With two empty spaces a block is still allowed. With one it is not.
learn-ex-answer = A block is answered
learn-ex-answer-text = Two spaces are left and one side blocks. The other may block as well, and the two spaces are still there.
learn-ex-last = The last card
learn-ex-last-text = One space is left and you are behind. Lay your last card so that it turns the result.

learn-first-lead = You are the Illustrator. Eight steps, a few minutes.
learn-first-count = Step { $n } of { $all }
learn-first-1 = Place a card
learn-first-1-text = Touch the card in your hand, then the marked space of the grid. It lies with your illustration up.
learn-first-1-done = Placed. There is no card beside it yet, so nothing flips.
learn-first-1-again = Touch your card first, then the marked space.
learn-first-2 = Turn it
learn-first-2-text = The four dots are at the wrong end. Turn the card half round, so that they face the Poet's card above, and place it in the marked space.
learn-first-2-done = Four against two: the poem flips and shows its illustration.
learn-first-2-again = Upright, it flips nothing. Touch the card where it lies, press R or the round arrows: the four dots must be on top.
learn-first-3 = Corner to corner
learn-first-3-text = The edges of this card will not do, but one of its corners will. Find the space from which it beats the Poet's corner.
learn-first-3-done = Cards that touch at a corner are neighbours too.
learn-first-3-again = Compare the corners that touch. Yours must have more dots.
learn-first-4 = One direction
learn-first-4-text = Two of the Poet's cards can be beaten from the marked space. You may flip in one direction only. Choose.
learn-first-4-done = If you can flip, you must; where to is yours to say.
learn-first-4-again = Turned, only one of them falls. Leave the card upright in the marked space, then touch the card you want.
learn-first-5 = A chain
learn-first-5-text = Your 4 meets a 1, so up to three cards may flip. Flip all three.
learn-first-5-done = Each card attacked the next with the value it showed before it flipped.
learn-first-5-again = Not all three yet. Leave the card upright in the marked space and touch the third card of the line.
learn-first-6 = How it lies
learn-first-6-text = A flipped card can lie upright or turned. Flip the Poet's card, then lay it so that its blank does not face the empty space.
learn-first-6-done = Now it is hard to take back. Half of the game is in this choice.
learn-first-6-again = The blank is on the open side. Turn the flipped card the other way.
learn-first-7 = The block
learn-first-7-text = The Poet's next card would flip { $card }, in the middle of the grid. Lay your block card on it.
learn-first-7-done = It stays yours to the end, and no chain passes it. The turn is over.
learn-first-7-again = That card was not in danger. The block belongs on { $card }.
learn-first-8 = The last card
learn-first-8-text = One space is left and the Poet leads by one card. One flip turns the result.
learn-first-8-done = Nine to seven. The last card often has the last word.
learn-first-8-again = That is eight each, a tie. Try the card the other way round.
learn-first-end = That is the whole game. What the cards mean is another matter.

# The gallery of the deck

cards-lead = Thirty-two thoughts, two by two: each pair answers one question, and what one twin is worth as a drawing the other is worth as a poem. Touch a card to turn it over.
cards-side = Face
cards-side-Il = Illustrations
cards-side-Po = Poems
cards-strong = Most dots
cards-strong-edges = At the edges
cards-strong-corners = At the corners
cards-words = Words in title or poem
cards-question = Question
cards-question-all = All sixteen
cards-four = A four to the
cards-count = { $count ->
    [0] No card is like that.
    [one] One card.
   *[other] { $count } cards.
}
cards-all = Show all
cards-turn = Turn over: { $card }
cards-back = All cards
cards-before = Previous
cards-after = Next
cards-face-Il = Illustration
cards-face-Po = Poem
cards-blank = blank
cards-hush = Stop reading
cards-twin = Its twin: { $title }
cards-source = The thought:
learn-missing = This page could not be fetched.
learn-retry = Try again

# Trying the examples and the first game

lesson-turn = Your turn.
lesson-watch = Watch it
lesson-reset = Set it up again
lesson-over = Set it up again to try another way.
lesson-marked = Not in this lesson: try a marked space, with the card as you found it.
lesson-you = You
lesson-progress = Steps done
lesson-next = Next step
lesson-pass = Skip this step
lesson-back = Back
lesson-again = Try again
learn-ex-pass = Nothing left to play
learn-ex-pass-text = The Poet has neither cards nor a block. You place a card, the Poet passes without being asked, and it is your turn again.
