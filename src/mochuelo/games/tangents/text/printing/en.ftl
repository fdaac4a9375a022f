# The printed deck: what stands on its pages, and the leaflet.

print-title = Tangents
print-line = Sixteen spaces, two sides to every card
print-deck = Cards
print-blocks = Block cards
print-block-Il = Block card of the Illustrator
print-block-Po = Block card of the Poet
print-author = The Mochuelo contributors
print-licence = Drawings, poems and text: CC BY 4.0, creativecommons.org/licenses/by/4.0
print-credit = Tangents is a game designed by Billy Halibut, of Portland, Maine. Cards and words here are our own. If you like it, buy his.

# The leaflet.

leaflet-aim = The aim
leaflet-aim-text = Two players fill a grid of four by four spaces, one card at a time. Every card has two faces: an illustration and a poem. **The Illustrator owns the cards that show their illustration, the Poet those that show their poem.** When the grid is full, whoever owns more cards wins.
leaflet-card-caption = Two faces of one card. Each has eight values of its own, at its edges and corners: one to four dots, or a blank.

leaflet-start = Before you begin
leaflet-start-1 = Sit side by side, so that “up” is the same for both.
leaflet-start-2 = Agree who is the Illustrator and who is the Poet. Each takes the block card with their mark: a disc, or a diamond.
leaflet-start-3 = Shuffle. Deal eight cards to each player; nobody looks at the rest. Hands lie open on the table.
leaflet-start-4 = Roll a die, or play rock, paper, scissors; equal ones are repeated. The winner moves first.

leaflet-turn = Your turn
leaflet-turn-text = Put a card from your hand on any empty space, with your own face up. It may lie **upright** or **turned half round**, never sideways, and need not touch another card. Then flip, if you can.

leaflet-flip = Flipping
leaflet-flip-text = The card you have just placed attacks **one** neighbour of the other side, in one of eight directions: edge against edge, corner against corner. If your value is higher than the value it meets, the neighbour is turned over and is yours. Equal values flip nothing.
leaflet-flip-more = If you can beat a neighbour, you must flip at least that one. If you can beat several, choose one direction.
leaflet-flip-caption = The Illustrator plays below the Poet’s card. Three dots meet one: the poem is turned over, and shows its illustration.

leaflet-chain = Chains
leaflet-chain-text = **Your value less the value it meets is how many cards you may flip** in this turn, the first included. A 4 against a 1 may flip three. You may always stop sooner.
leaflet-chain-more = A chain runs straight on. The card just flipped attacks the next one with the value on its far side __as it lay before it was flipped__, and that value must again be higher.
leaflet-chain-ends = It ends at an empty space, at a card of your own, at a blocked card, at the edge of the grid, and at a value that is not lower.
leaflet-chain-caption = 4 less 1 is 3. Then 3 beats 2, and 2 beats a blank: all three are flipped.

leaflet-blank = Blanks
leaflet-blank-text = A blank flips nothing. Where the first card meets you with a blank, any dot flips it, but **only that one card**. Further along the chain a blank counts as zero.

leaflet-lay = How flipped cards lie
leaflet-lay-text = When the chain is done, lay each flipped card upright or turned, as you like, the nearest first. Flipped cards attack nothing, and the card you placed stays as it is until the next turn. Half of the game is in this choice.

leaflet-block = The block card
leaflet-block-text = Once in a game you may use your whole turn to lay your block card on any card of the grid, yours or not. That card keeps its owner, is never flipped again, and lets no chain through. Let a corner of it show, so that nobody forgets whose it is.
leaflet-block-1 = Not on your own first turn.
leaflet-block-2 = Not when only one space is empty.
leaflet-block-3 = One block to a card.

leaflet-end = The end
leaflet-end-text = The game ends when all sixteen spaces are full. Count: more cards win, eight each is a tie. An unused block counts for nothing. Whoever has no card left and cannot block passes.
leaflet-end-match = **A match of two.** Moving last is worth something. For a serious match play twice, begun by each of you once: games won decide, then the cards owned in both together.

leaflet-options = Other ways to play
leaflet-options-1 = **Hidden hands.** Hold your cards so that only you see them.
leaflet-options-2 = **Flip if you like.** Nobody has to flip.
leaflet-options-3 = **Bent chains.** After each flip the chain may go on in any of the eight directions, with the value that the card showed there. No card is flipped twice.
leaflet-options-4 = **Longer chains.** The number counts the cards after the first. A chain that begins on a blank still stops there.
leaflet-options-5 = **Late blocks.** A block is allowed on the last empty space, too.

leaflet-advice = A little advice
leaflet-advice-text = A blank turned towards the attacker gives up one card and shields all that lie behind it. A card that invites a flip may be bait. And think of the card you turn over as a card you play: its new face looks in eight directions.

leaflet-sources = Where the thoughts come from
leaflet-source = **{ $number } { $title }.** { $source }
