# Tangents in English.

title = Tangents
tagline = Illustrations against poems: flip the other side's cards and make the grid yours.
summary = Put a card next to one of the other side. If your value is higher where the two meet, that card is flipped and is yours, and the value it showed before may carry the chain on. When all sixteen spaces are full, whoever owns more cards wins.

# Players

seat-Il = Illustrator
seat-Po = Poet

# Pieces of the sentences below

who = { $seat ->
    [Il] The Illustrator
   *[Po] The Poet
}
of-who = { $seat ->
    [Il] the Illustrator
   *[Po] the Poet
}
mine-value = { $mine ->
    [0] a blank
   *[other] a { $mine }
}
theirs-value = { $theirs ->
    [0] a blank
   *[other] a { $theirs }
}
cards-word = { $most ->
    [1] one card
   *[other] { $most } cards
}
lying = { $lie ->
    [u] upright
   *[t] turned
}
direction = { $way ->
    [N] north
    [NE] north-east
    [E] east
    [SE] south-east
    [S] south
    [SW] south-west
    [W] west
   *[NW] north-west
}
hand-shape = { $throw ->
    [rock] rock
    [paper] paper
   *[scissors] scissors
}
one-shape = { $one ->
    [rock] rock
    [paper] paper
   *[scissors] scissors
}
other-shape = { $other ->
    [rock] rock
    [paper] paper
   *[scissors] scissors
}

# What happens

story-deal = { who } is dealt card { $card }.
story-deal-hidden = { who } is dealt a card.
story-die = { who } rolls a { $number }.
story-throw = { who } chooses { hand-shape }.
story-throw-hidden = { who } has chosen in secret.
story-reveal = The Illustrator shows { one-shape }, the Poet { other-shape }.
story-again = Equal: once more.
story-first = { who } moves first.
story-place = { who } places card { $card } on { $space }, { lying }.
story-attack = On { $space }, { mine-value } meets { theirs-value }: the chain may flip up to { cards-word }.
story-attack-blank = On { $space }, { mine-value } meets a blank: it flips that card, and no more.
story-flip = On { $space }, { mine-value } beats { theirs-value }: card { $card } is now { of-who }'s and lies { lying }.
story-stop-gap = The chain stops at { $space }: the next space { direction } is empty.
story-stop-own = The chain stops at { $space }: the next card { direction } is { of-who }'s own.
story-stop-blocked = The chain stops at { $space }: the next card { direction } is blocked.
story-stop-edge = The chain stops at { $space }: the grid ends there.
story-stop-value = The chain stops at { $space }: { mine-value } is not higher than { theirs-value } on { $target }.
story-stop-count = The chain stops at { $space }: it has flipped as many as it may.
story-stop-blank = The chain stops at { $space }: it began on a blank.
story-stop-choice = The chain stops at { $space }: { of-who } ends it there.
story-stop-around = The chain stops at { $space }: from there it can flip nothing.
story-held-value = On { $space }, { mine-value } meets { theirs-value }: it is not higher and flips nothing.
story-held-blank = A blank faces { $space }, and a blank flips nothing.
story-held-blocked = The card on { $space } is blocked and stays.
story-held-declined = { who } leaves the card on { $space } as it is.
story-block = { who } blocks the card on { $space }.
story-pass = { who } has no move and passes.
story-end-game = The grid is full: { $one } for the Illustrator, { $other } for the Poet.
story-end-majority = { who } owns more cards and wins.
story-end-tie = As many cards each: a tie.
story-end-match = { who } wins the match.
story-end-match-cards = Level in games; over both, { of-who } owned more cards and wins the match.
story-end-match-tie = Level in games and in cards: the match is a tie.
story-next = A new deal. { who } moves first in the second game.

# Why

rule-deal = Each player is dealt as many cards as half the grid has spaces, at random, and has one block card. The other cards stay unseen.
rule-die = The higher roll of a die moves first; equal rolls are repeated.
rule-throws = Both choose rock, paper or scissors in secret, then show. Rock beats scissors, scissors beat paper, paper beats rock.
rule-again = An equal roll or an equal throw is repeated.
rule-first = Whoever won the roll or the throw moves first; in the second game of a match it is the other player.
rule-chosen = Who moves first was chosen at this table.
rule-winner = At this table the winner of the opening says who moves first.
rule-drawn = At this table chance says who moves first.
rule-place = A turn is a card placed on any empty space, upright or turned but never sideways, and then its flips; or it is the block card.
rule-count = The difference between the two values of the first attack says how many cards the chain may flip in all.
rule-count-extra = At this table the difference between the values says how many more cards the chain may flip after the first.
rule-blank = Any value beats a blank, but a chain that begins on a blank flips only that card.
rule-flip = A card of the other side is flipped when the value that attacks it is higher than the value it shows there. Whoever flips it decides how it lies.
rule-old-face = A chain goes on with the value that the flipped card showed before it was flipped. Inside a chain a blank is lower than any dot.
rule-stop-gap = A chain goes from card to card without a gap.
rule-stop-own = A chain flips only cards of the other side.
rule-stop-blocked = A blocked card cannot be flipped, and no chain goes through it.
rule-stop-edge = A chain ends where the grid does.
rule-stop-value = Every attack of a chain must be strictly higher than what it meets.
rule-stop-count = A chain flips no more cards than the difference of the first two values.
rule-stop-blank = A chain that begins on a blank flips only that card.
rule-stop-choice = Up to what it may be, the length of a chain is its player's choice.
rule-stop-around = A bent chain goes on to a neighbour that its last card beats.
rule-held-value = Only a higher value flips; equal ones flip nothing.
rule-held-blank = A blank never flips a card.
rule-held-blocked = A blocked card cannot be flipped.
rule-held-declined = At this table nobody has to flip.
rule-block = The block card takes the whole turn. It goes on any card, which then keeps its owner and can never be flipped. Not on one's own first turn, and not when a single space is empty, unless the table allows it.
rule-pass = Whoever can neither place nor block passes, and that counts as a turn.
rule-end = A game is over when the grid is full.
rule-majority = Whoever owns more cards wins.
rule-tie = As many cards for both is a tie.
rule-match = A match has two games, each begun by another player. More games won wins the match.
rule-match-cards = When both have won as many games, the cards of both games are counted.
rule-match-tie = As many games won and as many cards is a tie.

# How it ends

outcome-majority = More cards on the grid
outcome-tie = As many cards each
outcome-match = More games won
outcome-match-cards = More cards over both games
outcome-match-tie = Level in games and in cards
outcome-concession = The other player conceded

# Options

option-games = Games
option-games-one = one
option-games-two = a match of two
option-hands = Hands
option-hands-open = open
option-hands-hidden = hidden
option-first = Who moves first
option-first-die = roll of a die
option-first-rock-paper-scissors = rock, paper, scissors
option-first-random = at random
option-first-illustrator = the Illustrator
option-first-poet = the Poet
option-starter = Whoever wins the roll or throw
option-starter-winner-moves-first = moves first
option-starter-winner-chooses = chooses
option-flip = Flipping
option-flip-forced = is compulsory
option-flip-optional = is optional
option-chain = Chains
option-chain-straight = go straight
option-chain-bent = may bend
option-chain-count = The difference counts
option-chain-count-all = all cards of a chain
option-chain-count-extra = those after the first
option-block-last-turn = A block when one space is left
option-block-last-turn-forbidden = is forbidden
option-block-last-turn-allowed = is allowed
option-grid = Spaces a side
option-cards = Cards in the deck
option-position = Position to begin from

# What cannot be done

error-unreadable = “{ $text }” is not an action. Write a turn such as Il:23tC3xNuu, Po:#C3 or Il:--.
error-unreadable-position = “{ $text }” is not a position. Write it like B2=27Pou Il:01.02.# Po:03. >Il.
error-twice = { $text } stands there a second time. Name each card and each space once.
error-over = The game is over.
error-not-now = “{ $text }” is not possible now. What comes next is { $open }.
error-play-first = “{ $text }” is not possible now: a card is to be placed, or one blocked.
error-not-your-turn = It is the turn of { of-who }.
error-not-in-hand = { who } does not have card { $card }. The hand holds { $cards }.
error-off-grid = There is no { $space } on this grid.
error-taken = { $space } is taken. These are free: { $spaces }.
error-must-flip = Card { $card } on { $space } can flip, so it must. Choose a direction: { $ways }.
error-astray = The chain turns at { $space }. Chains go straight at this table.
error-nothing-there-gap = The space { direction } of { $space } is empty.
error-nothing-there-edge = The grid ends { direction } of { $space }.
error-nothing-there-own = The card { direction } of { $space } is your own.
error-nothing-there-blocked = The card { direction } of { $space } is blocked.
error-chain-gap = The chain cannot go on { direction } of { $space }: that space is empty.
error-chain-edge = The chain cannot go on { direction } of { $space }: the grid ends there.
error-chain-own = The chain cannot go on { direction } of { $space }: that card is already yours.
error-chain-blocked = The chain cannot go on { direction } of { $space }: that card is blocked.
error-too-long = { $mine } against { $theirs } may flip { cards-word }, not { $count }.
error-too-long-blank = Against a blank a chain flips one card, not { $count }.
error-weak-equal = { $mine } against { $theirs } on { $space } is equal, and equal values flip nothing.
error-weak-lower = { $mine } against { $theirs } on { $space } is lower. Only a higher value flips.
error-weak-blank = A blank flips nothing, and a blank is what faces { $space }.
error-block-used = { who } has already played the block.
error-block-first = Nobody may block on their own first turn.
error-block-last = Nobody may block when a single space is empty.
error-block-empty = No card lies on { $space }.
error-block-again = The card on { $space } is blocked already.
error-not-in = Only a player who is still in can concede.
error-no-chance = Nothing is left to chance at this moment.
error-seats = Two play Tangents, not { $seats }.
error-option = The option { $option } cannot be “{ $value }”.
error-grid = A grid has 2 to 4 spaces a side, not { $grid }.
error-cards = { $cards } cards are too few or too many; at least { $fewest } are needed.
error-no-card = There is no card { $card }; the deck has { $most }.
error-position-open = Only a single game with nothing hidden can begin from a position: { $position }
error-position-cards = The hands do not fit the grid, or it is full: { $position }
error-position-blocks = More cards are blocked than blocks have been played.

## What a report on the balance tells

tally-flips = Cards flipped
tally-chain-1 = Chains of one card
tally-chain-2 = Chains of two
tally-chain-3 = Chains of three
tally-chain-4 = Longer chains
tally-leads = Changes of the lead
tally-blocks = Blocks
tally-passes = Passes
