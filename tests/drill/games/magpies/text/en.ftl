title = Magpies
tagline = Bid in secret for whatever glitters.

seat-jay = Jay
seat-crow = Crow
seat-rook = Rook

story-deal = Seat { $seat } is dealt a { $value }.
story-deal-hidden = Seat { $seat } is dealt a card.
story-roll = The treasure is worth { $value } more.
story-set = Seat { $seat } sets a { $value }.
story-set-hidden = Seat { $seat } sets a card face down.
story-show = Seat { $seat } shows a { $value }.
story-take = Seat { $seat } takes the treasure.
story-tie = Nobody stands alone; nobody takes it.

rule-deal = Everybody gets the same number of cards, face down.
rule-roll = A die says what the treasure is worth.
rule-set = Each sets one card in secret.
rule-show = When all have set, all show.
rule-take = The highest card that nobody else has shown takes the treasure.
rule-tie = Equal cards cancel each other.

outcome-treasure = The most treasure wins.
outcome-alone = All others have left.
outcome-time = Time ran out.
outcome-agreement = A draw was agreed.

error-notation = That is no action of this game.
error-illegal = That cannot be done now.
error-not-in = Only who is in the game can leave it.
error-options = No game begins like this.
