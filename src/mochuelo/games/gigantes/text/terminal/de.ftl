# Was das Terminal am Tisch sagt: die Teile eines Zuges, was wo liegt, was auf einer Karte steht.

choice-open = damit eröffnen
choice-support = stützen
choice-refute = widerlegen
choice-question = infrage stellen
choice-pass = passen
offer-suggested = Der vorgeschlagene Stapel
offer-random = Ein zufälliger Stapel
mochuelos = Steinkäuze
board-row = Reihe { $count }
board-hand = Hand { $count }
board-library = Bibliothek { $count }
board-oblivion = Vergessen { $count }
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
