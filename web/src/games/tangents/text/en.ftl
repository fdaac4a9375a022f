# What the board says, and what a screen reader hears of it.

board-table = The table
board-grid = The grid: the arrow keys walk over its spaces
board-hand = Hand of { $name } ({ $seat })
board-hand-count = { $count ->
    [one] one card
   *[other] { $count } cards
}
board-block = Block card
board-unknown = A card that is not known to you

board-side-Il = illustration
board-side-Po = poem
board-upright = upright
board-turned = turned
board-way-N = north
board-way-NE = north-east
board-way-E = east
board-way-SE = south-east
board-way-S = south
board-way-SW = south-west
board-way-W = west
board-way-NW = north-west
board-value = { $way } { $value ->
    [0] blank
   *[other] { $value }
}
board-card = { $title }, { $side }, { $lie }: { $values }.
board-blocked = Blocked.
board-empty = empty
board-open = Open.
board-tried = For trial:
board-tried-flip = For trial, flip { $n }:
board-flips = Can be flipped, as number { $n }.

board-score = Illustrator { $il }, Poet { $po }.
board-score-tried = With this turn: { $il } to { $po }.
board-try = Try

board-expect-deal = The cards are dealt.
board-expect-die = The die says who begins.
board-expect-lot = Chance says who begins.
board-expect-throw = Rock, paper or scissors? Both show at once.
board-expect-reveal = Both have chosen.
board-expect-choose = You won: would you rather move first or second?
board-expect-play = Play a card, or your block.
board-expect-pass = There is nothing to play.
board-expect-next = The first game is over.
board-expect-over = The game is over.
board-expect-card = Choose a card of your hand first.
board-expect-space = Choose an empty space for it.
board-expect-block = Lay the block on any card. It will never be flipped again.
board-expect-chain = Choose what to flip: touch the last card of a chain.

board-held = { $title }: lay it on an empty space, either way up.
board-would-flip = { $ways ->
    [one] One way to flip
   *[other] { $ways } ways to flip
}, { $most ->
    [one] one card.
   *[other] up to { $most } cards.
}
board-laid = It flips nothing here. Place it, or look for another space.
board-laid-optional = Choose a chain, or place it without flipping.
board-laid-flips = { $count ->
    [one] One card is flipped. Touch it to turn it.
   *[other] { $count } cards are flipped. Touch each to turn it.
}
board-laid-block = The card under the block stays as it is to the end.

board-no-deck = The cards could not all be fetched. Reload the page to try again.
board-no-over = The game is over; you can leaf through it or begin another.
board-no-turn = It is { $name }'s turn. Meanwhile, you can look closely at any card.
board-no-watching = You are watching; the players move.
board-no-line = The table cannot be reached just now. Your cards will wait.
board-no-other-hand = These are the other player's cards; the { $seat } is to move.
board-no-now = That card cannot be played now.
board-no-block = The block cannot be played now: not on your own first turn, and not when a single space is left.
board-no-block-empty = The block is laid on a card, not on an empty space.
board-no-block-here = That card is blocked already.
board-no-taken = { $space } is taken. Choose an empty space.
board-no-reach = No chain from here ends on { $space }.
board-no-flip = Nothing can be flipped from here.

board-turn-key = Turn (R)
board-back = Back
board-place = Place
board-look = Look closely
board-close = Close
board-read = Read aloud
board-pause = Pause
board-go-on = Go on
board-skip = Skip

board-rock = Rock
board-paper = Paper
board-scissors = Scissors
board-first = First
board-second = Second
board-next = Next game
board-die = The { $seat }'s die shows { $value }
board-ended = The first game ends: Illustrator { $il }, Poet { $po }.
board-results = Illustrator and Poet: { $a } to { $b } in the first game, { $c } to { $d } in the second.
board-waits = The { $seat } begins the second.

# Learn

learn-how = How to play
learn-first = The guided first game
learn-cards = The cards
