# Was das Terminal am Tisch sagt: die Teile eines Zuges, was wo liegt, was auf einer Karte steht.

choice-open = damit eröffnen
choice-support = stützen
choice-refute = widerlegen
choice-question = in Frage stellen
choice-pass = passen
offer-suggested = Das vorgeschlagene Deck
offer-random = Ein zufälliges Deck
mochuelos = Steinkäuze
board-row = Reihe { $count }
board-hand = Hand { $count }
board-library = Bibliothek { $count }
board-oblivion = Vergessenheit { $count }
board-stock = zu ziehen { $count }
board-quartets = Quartette { $count }
board-ideas = Welt der Ideen: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
board-your-hand = Deine Hand
board-picking = Dein Spiel: { $count } von { $all } gewählt
board-everything = alles
card-source = Quelle: { $source }
