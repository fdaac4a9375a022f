# Das gedruckte Spiel: was auf seinen Seiten steht, die Hilfekarte und das Regelblatt.

print-title = Auf den Schultern von Riesen
print-line = A hombros de gigantes: Gedanken von zwölf Menschen, gestützt und widerlegt
print-deck = Karten
print-helps = Hilfekarten
print-help-card = Hilfekarte { $number }
print-back = Rückseite
print-author = Die Mitwirkenden an Mochuelo
print-licence = Zeichnungen und Texte: CC BY 4.0, creativecommons.org/licenses/by/4.0
print-credit = A hombros de gigantes ist ein Spiel von Óliver Álvarez. Karten und Texte hier sind unsere eigenen. Wenn es dir gefällt, kauf seines.
print-deck-title = { $name }
print-deck-author = Karten: { $authors }. Seiten: die Mitwirkenden an Mochuelo
print-deck-licence = Karten: { $licence }

print-about = um { $year }
print-years = { $before ->
    [yes] { $born }–{ $died } v. Chr.
   *[no] { $born }–{ $died }
}
print-everything = alles

# Die Hilfekarte.

help-turn = Dein Zug
help-draw = **Zieh eine Karte,** dann tu **eines:**
help-open = **Eröffne** eine leere Reihe mit irgendeiner Karte.
help-support = **Stütze** eine Karte in irgendeiner Reihe: gleiche Zahl oder ein Zeichen neben deinem Haken.
help-refute = **Widerlege** eine Karte mit einem Zeichen neben deinem X: Beide kommen in deine Bibliothek.
help-question = **Stelle in Frage,** mit vier oder mehr in deiner Reihe, eine kürzere Reihe: Beide gehören dir.
help-pass = **Passe:** Deine Reihe bekommt, wer zuletzt etwas anderes tat. Nicht mit leerer Reihe.
help-owl = Ein **Steinkauz** widerlegt alles, und nur ein Steinkauz widerlegt ihn. Er stützt nie.
help-end = **Kurz:** endet, wenn die letzte Karte gezogen ist. Reihe, Hand und Bibliothek zählen. **Lang:** endet, wenn alle Hände leer sind. Reihe und Bibliothek zählen.
help-agree = **Vorher abmachen:** Kurz oder lang? Passen mit leerer Reihe, wie im Regelheft? Zu dritt ein Steinkauz weniger?
help-marks = Zeichen

# Das Regelblatt.

leaflet-aim = Worum es geht
leaflet-aim-text = Zwei bis vier Personen legen Gedanken von zwölf Denkerinnen und Denkern auf den Tisch, stützen sie mit anderen und widerlegen sie. **Wer am Ende die meisten Karten hat, gewinnt.** Es dauert etwa eine halbe Stunde.

leaflet-card = Eine Karte
leaflet-card-1 = **Ihre eigenen Zeichen** stehen oben links: Zahl (wer es dachte), Buchstabe (das Gebiet), Bild (ein Gedanke, den mehrere teilen). Farbe und Form zeigen, von welcher Art sie ist.
leaflet-card-2 = **Neben dem grünen Haken** stehen die Zeichen, die sie stützt.
leaflet-card-3 = **Neben dem roten X** stehen die Zeichen, die sie widerlegt.
leaflet-card-caption = „{ $card }“ ({ $thinker }): links die eigenen Zeichen, rechts die beiden Listen.

leaflet-start = Bevor es losgeht
leaflet-start-1 = Mischt alle 52 Karten und gebt jeder Person sechs. Nur du siehst deine: Sie sind dein Gedächtnis.
leaflet-start-2 = Der Rest liegt verdeckt in der Mitte: die Welt der Ideen. Alle nehmen sich eine Hilfekarte.
leaflet-start-3 = Lost aus, wer beginnt. Dann geht es im Uhrzeigersinn.

leaflet-turn = Dein Zug
leaflet-turn-text = Zieh **eine** Karte aus der Welt der Ideen. Dann tu genau **eines** von fünf Dingen.
leaflet-turn-1 = **Eröffnen.** Liegt nichts vor dir, leg irgendeine Karte dorthin. Mit ihr beginnt deine Reihe.
leaflet-turn-2 = **Stützen.** Leg eine Handkarte an eine Reihe, deine oder eine fremde, in der eine Karte mit gleicher Zahl liegt oder eine, deren Zahl, Buchstabe oder Bild neben dem Haken deiner Karte steht. Von da an gehört sie zu dieser Reihe.
leaflet-turn-3 = **Widerlegen.** Nimm eine Karte vom Tisch, deren Zahl, Buchstabe oder Bild neben dem X deiner Karte steht. Beide kommen in deine Bibliothek, einen offenen Stapel vor dir. Auch eigene Gedanken darfst du widerlegen.
leaflet-turn-4 = **In Frage stellen.** Mit vier oder mehr Karten in deiner Reihe darfst du jemanden in Frage stellen, dessen Reihe weniger Karten hat als deine. Beide Reihen kommen in deine Bibliothek.
leaflet-turn-5 = **Passen.** Du überlässt deine Reihe anderen: Sie kommt in die Bibliothek derjenigen anderen Person, die zuletzt etwas anderes tat als passen. Hat sonst noch niemand gespielt, bleibt sie liegen. Mit leerer Reihe darfst du nicht passen: Eröffne.
leaflet-turn-more = Es zählen nur die Listen der Karte **aus deiner Hand**, nie die der Karte auf dem Tisch. Und sag, warum sie passt. Die Gründe stehen am Ende dieses Blatts.
leaflet-lists-caption = „{ $hand }“ stützt „{ $supported }“, deren Bild neben dem Haken steht, und widerlegt „{ $refuted }“, deren Bild neben dem X steht.

leaflet-owl = Die Steinkäuze
leaflet-owl-text = Der Steinkauz, der Vogel der Athene, **widerlegt jede Karte**, und auf dem Tisch widerlegt ihn nur ein anderer Steinkauz. Er stützt nichts und wird von nichts gestützt, kann aber eine Reihe eröffnen.

leaflet-end = Das Ende
leaflet-end-short = **Kurzes Spiel.** Es endet sofort, wenn die letzte Karte der Welt der Ideen gezogen ist. Reihe, Hand und Bibliothek zählen.
leaflet-end-long = **Langes Spiel.** Ist die Welt der Ideen leer, geht es ohne Ziehen weiter, bis alle Hände leer sind. Wer keine Karte mehr hat, wird übersprungen; die Reihe bleibt liegen und kann gestützt, widerlegt und in Frage gestellt werden. Es endet auch, wenn alle, die noch Karten haben, nacheinander passen und keine Karte sich bewegt. Reihe und Bibliothek zählen, Handkarten nicht.
leaflet-end-tie = Bei Gleichstand teilt man sich den Sieg.

leaflet-personal = Eigene Decks
leaflet-personal-text = Alle bringen ein ganzes Spiel mit und wählen daraus heimlich **fünfzehn Karten**, höchstens einen Steinkauz darunter. (Zu zweit genügt ein Spiel: mischen, je 26 Karten geben, daraus wählen.) Misch dein Deck, nimm sechs auf die Hand und zieh von deinem Deck. Gespielt wird wie das lange Spiel, mit einem Stapel mehr, deiner **Vergessenheit**.
leaflet-personal-more = Karten, die widerlegt, überlassen oder verloren werden, wenn jemand sie in Frage stellt, kommen in die Vergessenheit derjenigen Person, die sie mitgebracht hat, und zählen nichts. In deine Bibliothek kommen nur die Karten, mit denen du widerlegst, und deine eigene Reihe, wenn du jemanden in Frage stellst. Mit Hüllen in verschiedenen Farben bleiben die Spiele getrennt.

leaflet-colours = Vier Farben, für Kinder
leaflet-colours-text = Für drei oder vier. Verteilt alle Karten. **Vier Karten mit gleicher Zahl sind ein Quartett**; die Steinkäuze sind auch eines. Wer eines schon vollständig bekommt, legt es gleich ab.
leaflet-colours-1 = Bitte jemanden um eine bestimmte Karte: Zahl und Farbe oder Name und Art. Du musst eine Karte mit dieser Zahl haben, aber nicht die, um die du bittest.
leaflet-colours-2 = Wer sie hat, gibt sie dir, und du bittest noch einmal, wen du willst.
leaflet-colours-3 = Wer sie nicht hat, ist selbst an der Reihe.
leaflet-colours-4 = Leg ein fertiges Quartett vor dich. Wer keine Karten hat, wird übersprungen und nicht gebeten.
leaflet-colours-more = Es endet, sobald eine Hand leer ist. Die meisten Quartette gewinnen. **Zu zweit,** eine Regel von uns: zehn Karten für jeden, der Rest ist ein Stapel, und wer vergeblich bittet, zieht eine.

leaflet-pack = Ein Blatt für alles andere
leaflet-pack-text = In jeder Ecke steht eine französische Farbe mit einer spanischen darin. Das Spiel taugt also auch für Poker, Mus, Tute und Brisca.
leaflet-pack-1 = **Gelb:** Karo und Münzen. **Rot:** Herz und Kelche. **Grün:** Kreuz und Stäbe. **Violett:** Pik und Schwerter.
leaflet-pack-2 = **Französisches Blatt:** alle 52 Karten. 1 ist das Ass, 11 der Bube, 12 die Dame, und ein Steinkauz, Zahl 13, der König.
leaflet-pack-3 = **Spanisches Blatt:** ohne Achten, Neunen und Steinkäuze. Es bleiben 40 Karten: 1 bis 7, 10 (Sota), 11 (Caballo), 12 (Rey).

leaflet-options = Andere Spielweisen
leaflet-options-1 = **Nach dem Regelheft** darf man auch mit leerer Reihe passen. Doch Handkarten kann niemand nehmen: Wer im kurzen Spiel nie eröffnet, kann nicht verlieren, und es geschieht nichts mehr. Darum bitten wir ums Eröffnen.
leaflet-options-2 = **Zu dritt:** Ohne einen der Steinkäuze ziehen alle gleich oft.
leaflet-options-3 = **In Frage stellen:** nur Reihen, die nicht leer sind.
leaflet-options-4 = **Passen:** Deine Reihe bleibt liegen, wenn dein letzter Zug, der kein Passen war, später liegt als der aller anderen.
leaflet-options-5 = **In beide Richtungen:** Es gilt auch, wenn eine Liste der Karte auf dem Tisch deine Handkarte nennt. Das macht das Widerlegen doppelt so leicht und das Eröffnen gefährlich.
leaflet-options-6 = **Eigene Decks:** ohne Steinkauz oder mit bis zu vieren.
leaflet-options-7 = **Vier Farben:** spielen, bis alle Karten weg sind; oder um eine Karte bitten dürfen, die man selbst hat, als Bluff.

leaflet-letters = Die Buchstaben
leaflet-drawings = Die Bilder
leaflet-mark = **{ $name }.** { $theme }.
leaflet-letter = **{ $mark } { $name }.** { $theme }.

leaflet-reasons = Warum: wer sie sind, und die Gründe
leaflet-reasons-text = Zu jeder Karte: was sie stützt (+) und was sie widerlegt (×), der Grund und in Klammern die Quelle der Karte, auf Englisch.
leaflet-reasons-card = **{ $number } { $title }.**
leaflet-reasons-tick = **+ { $mark }:** { $why }
leaflet-reasons-cross = **× { $mark }:** { $why }
leaflet-reasons-source = [{ $source }]
leaflet-thinker = { $number }  { $name } ({ $years })
