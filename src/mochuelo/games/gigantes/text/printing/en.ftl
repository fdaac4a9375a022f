# The printed deck: what stands on its pages, the help card, and the leaflet.

print-title = On the Shoulders of Giants
print-line = A hombros de gigantes: arguments of twelve thinkers, supported and refuted
print-deck = Cards
print-helps = Help cards
print-help-card = Help card { $number }
print-back = Back
print-author = The Mochuelo contributors
print-licence = Drawings and texts: CC BY 4.0, creativecommons.org/licenses/by/4.0
print-credit = A hombros de gigantes is a game created by Óliver Álvarez. Cards and words here are our own. If you like it, buy his.
print-deck-title = { $name }
print-deck-author = Cards: { $authors }. Pages: the Mochuelo contributors
print-deck-licence = Cards: { $licence }

print-about = c. { $year }
print-years = { $before ->
    [yes] { $born }–{ $died } BCE
   *[no] { $born }–{ $died }
}
print-everything = every card

# The help card.

help-turn = Your turn
help-draw = **Draw a card,** then do **one** thing:
help-open = **Open** an empty row with any card.
help-support = **Support** a card in any row: same number, or a mark beside your tick.
help-refute = **Refute** a card with a mark beside your X: both go to your library.
help-question = **Question,** with four or more in your row, a shorter row: both are yours.
help-pass = **Pass:** your row is ceded to whoever last did something else. Not with an empty row.
help-owl = A **mochuelo** refutes everything, and only a mochuelo refutes it. It never supports.
help-end = **Short:** ends as the last card is drawn. Row, hand and library count. **Long:** ends when all hands are empty. Row and library count.
help-agree = **Agree first:** short or long? By the book, passing with an empty row? With three, one mochuelo left out?
help-marks = Marks

# The leaflet.

leaflet-aim = The aim
leaflet-aim-text = Two to four players lay the arguments of twelve thinkers on the table, support them with others, and refute them. **Whoever has the most cards at the end wins.** It takes about half an hour.

leaflet-card = A card
leaflet-card-1 = **Its own marks** stand at the upper left: number (the thinker), letter (the field), drawing (a thought that several share). Colour and shape tell its type.
leaflet-card-2 = **Beside the green tick** stand the marks that it supports.
leaflet-card-3 = **Beside the red X** stand the marks that it refutes.
leaflet-card-caption = “{ $card }” ({ $thinker }): its own marks on the left, its two lists on the right.

leaflet-start = Before you begin
leaflet-start-1 = Shuffle all 52 cards and deal six to each player. Hold them so that only you see them: your memory.
leaflet-start-2 = The rest lies face down in the middle: the world of ideas. Everyone takes a help card.
leaflet-start-3 = Draw lots for who begins. Then play clockwise.

leaflet-turn = Your turn
leaflet-turn-text = Draw **one** card from the world of ideas. Then do exactly **one** of five things.
leaflet-turn-1 = **Open.** With nothing in front of you, lay any card there. It begins your row.
leaflet-turn-2 = **Support.** Add a card from your hand to a row, yours or another’s, that holds a card of the same number, or one whose number, letter or drawing stands beside the tick of your card. It belongs to that row from then on.
leaflet-turn-3 = **Refute.** Remove a card from the table whose number, letter or drawing stands beside the X of your card. Both go to your library, an open pile before you. You may refute your own arguments, too.
leaflet-turn-4 = **Question.** With four or more cards in your row, question a player whose row has fewer cards than yours. Both rows go to your library.
leaflet-turn-5 = **Pass.** Your row is ceded: it goes to the library of the other player who was the last to do something other than pass. If nobody else has played yet, it stays. With an empty row you may not pass: open.
leaflet-turn-more = Only the lists of the card **from your hand** count, never those of the card on the table. And say why it fits. The reasons stand at the end of this leaflet.
leaflet-lists-caption = “{ $hand }” supports “{ $supported }”, whose drawing stands beside its tick, and refutes “{ $refuted }”, whose drawing stands beside its X.

leaflet-owl = The mochuelos
leaflet-owl-text = A mochuelo, the little owl of Athena, **refutes any card**, and on the table only another mochuelo refutes it. It supports nothing and nothing supports it, but it may open a row.

leaflet-end = The end
leaflet-end-short = **Short game.** It ends at once when the last card of the world of ideas is drawn. Row, hand and library count.
leaflet-end-long = **Long game.** When the world of ideas is empty, play on without drawing until all hands are empty. Whoever has no card left is skipped; their row stays, and can still be supported, refuted and questioned. It also ends when all who hold cards pass one after another and no card moves. Row and library count, cards in hand do not.
leaflet-end-tie = Equal players share the win.

leaflet-personal = Personal decks
leaflet-personal-text = Everybody brings a pack and chooses **fifteen cards** from it, in secret, with at most one mochuelo. (Two players can share one pack: shuffle, deal 26 each, choose from those.) Shuffle your deck, take a hand of six, and draw from your own deck. Play the long game with one more pile, your **oblivion**.
leaflet-personal-more = Cards that are refuted, ceded or lost in a questioning go to the oblivion of whoever brought them, and count for nothing. To your library go only the cards with which you refute, and your own row when you question. Sleeves of different colours tell the packs apart.

leaflet-colours = Four colours, for children
leaflet-colours-text = For three or four players. Deal out all the cards. **Four cards of one number are a quartet**; the mochuelos are one, too. Lay down at once what you were dealt complete.
leaflet-colours-1 = Ask one player for one card: its number and colour, or its thinker and type. You must hold a card of that number, and not the one you ask for.
leaflet-colours-2 = If they have it, they give it, and you ask again, whomever you like.
leaflet-colours-3 = If they do not, it is their turn.
leaflet-colours-4 = Lay a finished quartet before you. Whoever has no cards is skipped and cannot be asked.
leaflet-colours-more = It ends as soon as a hand is empty. Most quartets win. **For two,** a rule of ours: ten cards each, the rest is a stock, and whoever asks in vain draws one.

leaflet-pack = A pack for everything else
leaflet-pack-text = Each corner shows a French suit with a Spanish one inside it. So this is also a pack for poker, mus, tute and brisca.
leaflet-pack-1 = **Yellow** diamonds and coins, **red** hearts and cups, **green** clubs and batons, **purple** spades and swords.
leaflet-pack-2 = **French pack:** all 52 cards. 1 is the ace, 11 the jack, 12 the queen, and a mochuelo, number 13, the king.
leaflet-pack-3 = **Spanish pack:** take out the eights, the nines and the mochuelos. 40 cards are left: 1 to 7, 10 (sota), 11 (caballo), 12 (rey).

leaflet-options = Other ways to play
leaflet-options-1 = **By the book** one may also pass with an empty row. But cards in hand cannot be taken: in the short game whoever never opens cannot lose, and nothing happens any more. So we ask you to open.
leaflet-options-2 = **Three players:** leave one mochuelo out, and all draw equally often.
leaflet-options-3 = **Questions:** only against a row that is not empty.
leaflet-options-4 = **Passing:** your row stays if your own last turn that was no pass is later than everybody else’s.
leaflet-options-5 = **Both ways:** a list of the card on the table may name the card from your hand instead. This makes refuting twice as easy, and opening dangerous.
leaflet-options-6 = **Personal decks:** no mochuelo, or up to four.
leaflet-options-7 = **Four colours:** play until all cards are gone; or ask for a card that you hold yourself, as a bluff.

leaflet-letters = The letters
leaflet-drawings = The drawings
leaflet-mark = **{ $name }.** { $theme }.
leaflet-letter = **{ $mark } { $name }.** { $theme }.

leaflet-reasons = Why: who they are, and the reasons
leaflet-reasons-text = For each card: what it supports (+) and what it refutes (×), the reason, and in brackets the source of the card.
leaflet-reasons-card = **{ $number } { $title }.**
leaflet-reasons-tick = **+ { $mark }:** { $why }
leaflet-reasons-cross = **× { $mark }:** { $why }
leaflet-reasons-source = [{ $source }]
leaflet-thinker = { $number }  { $name } ({ $years })
