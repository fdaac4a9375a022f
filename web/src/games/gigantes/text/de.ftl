# Was der Tisch sagt, wo die Seiten unter „Lernen“ auf Deutsch gelesen werden.

board-table = Der Tisch
board-world = Welt der Ideen
board-world-left = Welt der Ideen: { $count ->
    [0] nichts übrig
    [one] noch eine Karte
   *[other] noch { $count } Karten
}
board-row = Argumente von { $name }: { $count ->
    [0] keine
    [one] eine Karte
   *[other] { $count } Karten
}
board-gone = gab auf
board-row-empty = Noch kein Argument
board-hand = Deine Hand
board-hand-word = Karten auf der Hand
board-hand-count = { $count ->
    [one] Eine Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
board-deck-word = Karten zu ziehen
board-deck-left = { $count ->
    [one] Noch eine Karte zu ziehen
   *[other] Noch { $count } Karten zu ziehen
}
board-library = Bibliothek
board-library-of = Bibliothek von { $name }: { $count ->
    [0] leer
    [one] eine Karte
   *[other] { $count } Karten
}
board-library-note = Was gewonnen wurde. Alle haben es gesehen, also dürfen alle nachsehen.
board-oblivion = Vergessen
board-oblivion-of = Vergessen von { $name }: { $count ->
    [0] leer
    [one] eine Karte
   *[other] { $count } Karten
}
board-oblivion-note = Karten dieses Stapels, die aus dem Spiel sind. Sie zählen für niemanden.
board-deeds = Was getan werden kann

board-card = { $title }. { $name }, Zahl { $number }; { $type }; { $letter }; { $drawing }.
board-owl = { $title }, { $type }.
board-owned = Aus dem Stapel von { $name }.
board-supports = Stützt: { $list }.
board-refutes = Widerlegt: { $list }.
board-light-yes = Deine Karte stützt sie: { $why }
board-light-no = Deine Karte widerlegt sie: { $why }

board-why-number = Beide sind von { $name }.
board-why-owl = Ein Steinkauz sieht im Dunkeln: Er widerlegt alles.
board-why-mark = { $card } nennt { $mark }.

board-expect-play = Stütze, widerlege, stelle in Frage oder passe.
board-expect-open = Eröffne deine Reihe mit einer beliebigen Karte oder antworte einer anderen.
board-expect-pass = Keine deiner Karten passt: Passe.
board-expect-pick = Wähle die Karten deines Stapels.
board-expect-target = Tippe jetzt an, was leuchtet.
board-phase-start = Der Zufall sagt, wer beginnt.
board-phase-deal = Die Karten werden ausgeteilt.
board-phase-draw = Eine Karte wird gezogen.
board-phase-pick = Stapel werden gewählt.
board-phase-over = Das Spiel ist aus.
board-over = Das Spiel ist aus. Darunter: der Stand und eine Leseliste dessen, was gesagt wurde.

board-held-some = { $card } stützt { $yes } und widerlegt { $no } der Karten auf dem Tisch.
board-held-none = { $card } stützt und widerlegt nichts auf dem Tisch.
board-held-open = Lege sie hin, um deine Reihe zu eröffnen.
board-held-on = { $card }, gehalten gegen { $other }:
board-held-row = { $card }, in der Reihe von { $name }:
board-open-here = Eröffnen
board-support-here = Stützen
board-do-open = Damit eröffnen
board-do-support = { $name } stützen
board-do-refute = { $card } widerlegen
board-which = Sie kann hier stützen und widerlegen. Wähle mit den Knöpfen.

board-pass = Passen
board-pass-nothing = Deine Reihe ist leer: Passen kostet nichts.
board-pass-stays = { $count ->
    [one] Deine Karte bleibt liegen. Passen?
   *[other] Deine Reihe von { $count } Karten bleibt liegen. Passen?
}
board-pass-cedes = { $count ->
    [one] Deine Karte geht in die Bibliothek von { $name }. Passen?
   *[other] Deine Reihe von { $count } Karten geht in die Bibliothek von { $name }. Passen?
}
board-pass-oblivion = { $count ->
    [one] Deine Karte kommt ins Vergessen, { $name } überlassen. Passen?
   *[other] Die { $count } Karten deiner Reihe kommen ins Vergessen, { $name } überlassen. Passen?
}
board-question = In Frage stellen
board-question-both = { $name } in Frage stellen? Beide Reihen, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}, kommen in deine Bibliothek.
board-question-own = { $name } in Frage stellen? Deine Reihe von { $count } Karten kommt in deine Bibliothek, die andere ins Vergessen.

board-no-over = Das Spiel ist aus.
board-no-turn = { $name } ist dran. Deine Karten zeigen inzwischen, was sie täten.
board-no-fit = Diese Karte kann hier nichts tun.
board-no-pass = Du kannst jetzt nicht passen: Mit leerer Reihe muss etwas gespielt werden.
board-no-question = Um in Frage zu stellen, braucht es vier Karten in deiner Reihe und eine kürzere gegenüber.

board-back = Zurück
board-close = Schließen
board-look-at = { $card } genau ansehen
board-pause = Anhalten
board-go-on = Weiter
board-skip = Überspringen
board-language = Sprache der Karten

board-end = Wie es ausging
board-score = Stand
board-score-row = Reihe
board-score-hand = Hand
board-reading = Zum Weiterlesen
board-year = { $year }{ $era ->
    [before] { " " }v. Chr.
   *[after] { "" }
}
board-year-about = um { $year }{ $era ->
    [before] { " " }v. Chr.
   *[after] { "" }
}

# Vier Farben

colours-expect = Tippe eine Karte an, die dir fehlt, und dann, wen du darum bittest.
colours-ask = { $name } fragen
colours-whom = { $card }: Wen fragst du?
colours-what = Worum bittest du { $name }?
colours-card = { $name }, { $type }
colours-held = { $card }: „{ $title }“. Du hast sie.
colours-missing = { $card }: fehlt dir.
colours-family = { $name }, Nummer { $number }
colours-owls = Mochuelos
colours-own = { $count ->
    [one] Deine Hand: eine Karte
   *[other] Deine Hand: { $count } Karten
}
colours-player = { $name }: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} auf der Hand, { $quartets ->
    [0] kein Quartett
    [one] ein Quartett
   *[other] { $quartets } Quartette
}
colours-quartets = { $count ->
    [0] Noch kein Quartett
    [one] Ein Quartett
   *[other] { $count } Quartette
}
colours-says-ask = { $name }: { $card }?
colours-says-yes = Ja, hier ist sie.
colours-says-no = Nein. Jetzt frage ich.
colours-no-ask = Nach dieser Karte kann niemand gefragt werden. Wähle eine, die dir fehlt.
colours-no-cards = { $name } kann danach nicht gefragt werden.
colours-no-turn = Jetzt fragt { $name }.
board-over-colours = Das Spiel ist aus. Die meisten Quartette gewinnen.
