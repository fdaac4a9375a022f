# Philosophy in English.

title = Philosophy
tagline = Move your opponents' Ideas until three of your own stand in a row.
summary = Place an Idea in the centre, facing where you like. If it targets another player's Idea it acts, and what it moves may wake more of yours. If only one player has three in a row when a turn ends, that player wins, whoever's turn it was.

# Players

seat-In = Indigo
seat-Te = Teal
seat-Sa = Sage
seat-Am = Amber

# Ideas

tile-Pu = Push
tile-Sl = Slide Left
tile-Sr = Slide Right
tile-Pl = Pull Left
tile-Pr = Pull Right
tile-Ls = Long Shot
tile-To = Toss
tile-Pe = Persuade
tile-Cp = Corner Push
tile-Cl = Corner Long Shot
tile-De = Decision
tile-Re = Rephrase

tile-Pu-effect = Targets the space straight ahead. Its target goes one space further away.
tile-Sl-effect = Targets the space straight ahead. Its target goes one space to the left, as seen from the Slide.
tile-Sr-effect = Targets the space straight ahead. Its target goes one space to the right, as seen from the Slide.
tile-Pl-effect = Targets the space straight ahead. Its target comes back diagonally and ends on the left of the Pull.
tile-Pr-effect = Targets the space straight ahead. Its target comes back diagonally and ends on the right of the Pull.
tile-Ls-effect = Targets exactly the second space ahead; what lies between does not matter. Its target goes one space further away.
tile-To-effect = Targets the space straight ahead. Its target jumps over the Toss to the space behind it; a tile that stands there is pushed on.
tile-Pe-effect = Targets the space straight ahead. Its target and the Persuade itself both go one space back.
tile-Cp-effect = Targets the next space on its diagonal. Its target goes one space further away on that diagonal.
tile-Cl-effect = Targets exactly the second space on its diagonal; what lies between does not matter. Its target goes one space further away on that diagonal.
tile-De-effect = Targets the next space on its diagonal. You choose whether its target goes diagonally one space to the left or to the right; off the board is allowed.
tile-Re-effect = Targets the next space on its diagonal, where any Idea will do, even your own. You choose which of its four facings that Idea takes; it may keep the one it has.

facing-No = north
facing-Ne = north-east
facing-Ea = east
facing-Se = south-east
facing-So = south
facing-Sw = south-west
facing-We = west
facing-Nw = north-west

# Pieces of the sentences below

who = { $seat ->
    [In] { seat-In }
    [Te] { seat-Te }
    [Sa] { seat-Sa }
   *[Am] { seat-Am }
}
whom = { $other ->
    [In] { seat-In }
    [Te] { seat-Te }
    [Sa] { seat-Sa }
   *[Am] { seat-Am }
}
idea = { $tile ->
    [Pu] { tile-Pu }
    [Sl] { tile-Sl }
    [Sr] { tile-Sr }
    [Pl] { tile-Pl }
    [Pr] { tile-Pr }
    [Ls] { tile-Ls }
    [To] { tile-To }
    [Pe] { tile-Pe }
    [Cp] { tile-Cp }
    [Cl] { tile-Cl }
    [De] { tile-De }
   *[Re] { tile-Re }
}
aim = { $otherTile ->
    [Pu] { tile-Pu }
    [Sl] { tile-Sl }
    [Sr] { tile-Sr }
    [Pl] { tile-Pl }
    [Pr] { tile-Pr }
    [Ls] { tile-Ls }
    [To] { tile-To }
    [Pe] { tile-Pe }
    [Cp] { tile-Cp }
    [Cl] { tile-Cl }
    [De] { tile-De }
   *[Re] { tile-Re }
}
way = { $facing ->
    [No] { facing-No }
    [Ne] { facing-Ne }
    [Ea] { facing-Ea }
    [Se] { facing-Se }
    [So] { facing-So }
    [Sw] { facing-Sw }
    [We] { facing-We }
   *[Nw] { facing-Nw }
}

# What happens

story-placed = { who } places the { idea } on { $space }, facing { way }.
story-idle-nothing = The { idea } on { $space } targets { $target }, which is empty: nothing happens.
story-idle-off = The { idea } on { $space } points off the board: nothing happens.
story-idle-own = The { idea } on { $space } targets the { aim } on { $target }, which is { who }'s own: nothing happens.
story-activated = { who }'s { idea } on { $space } targets { whom }'s { aim } on { $target }.
story-moved = { who }'s { idea } goes from { $from } to { $to }.
story-pushed = { who }'s { idea } is in the way and is pushed from { $from } to { $to }.
story-returned = { who }'s { idea } leaves the board from { $from } and goes back to { who }'s hand.
story-gone = { who }'s { idea } leaves the board from { $from }, and the game with it.
story-turned = { who }'s { idea } on { $space } now faces { way }.
story-kept = { who }'s { idea } on { $space } keeps facing { way }.
story-candidate = { who }'s { idea } on { $space } can react: it targets { whom }'s { aim } on { $target }.
story-silent-still = { who }'s { idea } on { $space } stays silent: neither it nor { whom }'s { aim } on { $target } has just moved.
story-silent-used = { who }'s { idea } on { $space } stays silent: it has already been activated this turn.
story-silent-own = { who }'s { idea } on { $space } stays silent: the { aim } on { $target } is { who }'s own.
story-silent-fresh = { who }'s { idea } on { $space } stays silent: at this table it may not target the New Idea.
story-silent-passed = { who }'s { idea } on { $space } is passed over; only a later movement can wake it.
story-choose-reaction = { who } chooses which Idea reacts: { $spaces }.
story-choose-side = { who } chooses where the Decision on { $space } sends { whom }'s { aim }.
story-choose-facing = { who } chooses which way { whom }'s { aim } on { $target } will face.
story-chosen = { who } lets the { idea } on { $space } react.
story-decided = { $choice ->
    [OO] { who } sends { whom }'s { aim } on { $target } off the board.
   *[other] { who } sends { whom }'s { aim } on { $target } to { $choice }.
}
story-rephrasing = { who } rephrases { whom }'s { aim } on { $target }.
story-concluded = { who } has reached a Conclusion: { $spaces }.
story-stands = { who }'s Conclusion still stands: { $spaces }.
story-broken = { who }'s Conclusion is broken: { $spaces }.
story-out-stuck = { who } cannot place an Idea and is out.
story-out-concession = { who } says “I agree” and concedes.
story-next = It is { who }'s turn.
story-end-conclusion = { who } alone has a Conclusion and wins.
story-end-stuck = { who } is the last one who can place an Idea, and wins.
story-end-concession = { who } is the last one still in, and wins.
story-end-repetition = The same position stands for the third time: the game is a draw.

# Why

rule-placing = A turn begins with a New Idea: from the hand onto an empty space of the centre, in any facing. The very first Idea of the game may not go on C5. Placing is not moving, so it wakes no other Idea.
rule-activation = A New Idea that targets another player's Idea activates; that is not optional. A Rephrase does so for any Idea. If there is nothing to act on, no reactions are looked for, and the turn ends.
rule-reaction = An Idea that reacts activates just as a New Idea does. Reactions are not optional; the only choice is which of several.
rule-reaction-target = An Idea of yours reacts when another player's Idea has just moved onto the space that it targets, or has just been rephrased there.
rule-reaction-idea = An Idea of yours reacts when it has just moved, or has just been rephrased, and now targets another player's Idea.
rule-reaction-both = An Idea of yours reacts when it has just moved together with another player's Idea and now targets that Idea.
rule-one-reaction = If several Ideas could react, one is chosen. The others must be woken again by a later movement.
rule-neither-moved = An Idea reacts only if it or its target has moved, or has been rephrased, in the very last activation.
rule-once = An Idea is activated once in a turn; only a Rephrase by its own player lets it act again.
rule-opponent-only = Ideas act on other players' Ideas. Only a Rephrase may target its own player's as well.
rule-rephrase-existing = At this table a Rephrase may target only Ideas that were there before the New Idea.
rule-line = A tile that is in the way moves on in the same direction, and so does a whole line of them, the outermost first.
rule-off-board = An Idea that leaves the board returns to its player's hand and can be placed again.
rule-obstacle-gone = An Idea left behind by a player who is out leaves the game when it leaves the board.
rule-effect-Pu = { tile-Pu-effect }
rule-effect-Sl = { tile-Sl-effect }
rule-effect-Sr = { tile-Sr-effect }
rule-effect-Pl = { tile-Pl-effect }
rule-effect-Pr = { tile-Pr-effect }
rule-effect-Ls = { tile-Ls-effect }
rule-effect-To = { tile-To-effect }
rule-effect-Pe = { tile-Pe-effect }
rule-effect-Cp = { tile-Cp-effect }
rule-effect-Cl = { tile-Cl-effect }
rule-effect-De = { tile-De-effect }
rule-effect-Re = { tile-Re-effect }
rule-conclusion = Three or more Ideas of one player in a row are a Conclusion: across, down or diagonal, anywhere on the board. If exactly one player has one when a turn ends, that player wins; if several have, the game goes on.
rule-turn = When no Idea is left to react and the lines have been checked, the next player places.
rule-stuck = Whoever has no Idea in hand, or finds the centre full, when the turn begins is out. The lines are checked before that.
rule-concession = A player may say “I agree” and concede at any time. With three or four players, conceding on another's turn counts once that turn has ended.
rule-removed = When a player is out, that player's tiles and hand leave the game.
rule-stay = At this table the tiles of a player who is out stay: everybody else may target them, and they make no Conclusion.
rule-repetition = When the same board, hands and player to move stand for the third time at the start of a turn, the game is a draw.

# How it ends

outcome-conclusion = The only one with a Conclusion
outcome-stuck = Nobody else could place an Idea
outcome-concession = Everybody else agreed
outcome-repetition = The same position for the third time

# Options

option-stuck-tiles = Tiles of a player who is out
option-stuck-tiles-removed = leave the board
option-stuck-tiles-stay = stay as obstacles
option-repetition = The same position for the third time
option-repetition-draw = is a draw
option-repetition-play-on = does not matter
option-rephrase-reach = A Rephrase may target
option-rephrase-reach-any = any Idea
option-rephrase-reach-existing = any but the New Idea
option-start = Who begins
option-start-0 = { seat-In }
option-start-1 = { seat-Te }
option-start-2 = { seat-Sa }
option-start-3 = { seat-Am }
option-position = Position to begin from

# What cannot be done

error-unreadable = “{ $text }” is not an action. Write a placement such as C5PuNo, or a choice such as E1, OO or Ne.
error-unknown-tile = There is no Idea “{ $tile }”.
error-wrong-facing = { idea } cannot face “{ $facing }”.
error-not-centre = { $space } is not in the centre. A New Idea goes on C1 to C9.
error-unreadable-turn = “{ $text }” is not a turn. Write it like In:C8PuNo[C5NE].
error-unreadable-position = “{ $text }” is not a position. Write it like C3:SaSlNo/E1:InDeNw - In.
error-unreadable-choices = “{ $text }” are not choices. Write - or (NoEaSoWe).
error-unreadable-tile = “{ $text }” is not a tile on a space. Write it like C3:SaSlNo.
error-twice = { idea } or the space { $space } is named a second time. Name each tile and each space once.
error-over = The game is over.
error-place-first = “{ $text }” answers a choice, but none is open. Place an Idea.
error-choose-first = “{ $text }” is a placement, but a choice is open: { $choices }.
error-not-a-choice = “{ $text }” is not among the choices: { $choices }.
error-not-in-hand = { who } has no { idea } in hand.
error-first-on-centre = The first Idea of the game may not go on { $space }.
error-occupied = { $space } is occupied. These are free: { $free }.
error-not-in = Only a player who is still in can concede.
error-no-chance = Nothing is left to chance in this game.
error-seats = Two, three or four can play, not { $seats }.
error-option = The option { $option } cannot be “{ $value }”.
error-start = Seat { $start } cannot begin: nobody sits there.
error-position-turn = A game can begin only at the start of a turn, from a position that ends in “- In”: { $position }
error-position-seat = Nobody plays { who } at this table.
