# Was nur die Seiten unter „Lernen“ sagen; geladen, wenn eine von ihnen geöffnet wird. $C1 und so fort sind die Titel der Karten.

learn-how-lead = Zwölf Denkerinnen und Denker sitzen an einem Tisch. Ihre Gedanken stützen und widerlegen einander, wie sie es im Leben taten. Wer am Ende die meisten gesammelt hat, gewinnt.
learn-examples = Beispiele zum Spielen
learn-examples-lead = Unter den Regeln stehen ihre Fälle, jeder auf einem eigenen Tisch. Probieren, zusehen, neu aufbauen.
learn-reading = Lesen auf

learn-part-main = Das Spiel
learn-part-long = Das lange Spiel
learn-part-fair = Offen gesagt
learn-part-personal = Eigene Stapel
learn-part-colours = Vier Farben
learn-part-options = An deinem Tisch

learn-rule-cards = Die Karten
learn-rule-cards-text = Zwölf Denkende haben je vier Karten: einen Begriff in Gelb, einen Ausspruch in Rot, ein Werk in Grün, ein Leben in Violett. Alle vier tragen dieselbe Nummer. Mit den vier Steinkäuzen sind es zweiundfünfzig.
learn-rule-strip = Die Leiste
learn-rule-strip-text = Oben zeigt jede Karte ihre drei Zeichen: Nummer, Buchstabe (ihr Gebiet) und Bild (ihr Gedanke). Beim grünen Haken stehen die Zeichen, die sie stützt, beim roten Kreuz die, die sie widerlegt. Jeder Eintrag hat seinen Grund, und das Spiel nennt ihn, wenn er gebraucht wird.
learn-rule-setup = Aufbau
learn-rule-setup-text = Alle bekommen sechs Karten, das Gedächtnis. Der Rest ist die Welt der Ideen, der gemeinsame Stapel. Der Zufall sagt, wer beginnt; dann geht es im Uhrzeigersinn. Vor dir wächst eine Reihe von Argumenten und daneben deine Bibliothek, dein Gewinn. Bibliotheken sind offen; Hände und Stapel bleiben zu, auch nach dem Ende.
learn-rule-turn = Ein Zug
learn-rule-turn-text = Zieh eine Karte und tu dann genau eines: eröffnen, stützen, widerlegen, hinterfragen oder passen.
learn-rule-open = Eröffnen
learn-rule-open-text = Ist deine Reihe leer, so lege eine beliebige Karte hinein, auch einen Steinkauz.
learn-rule-support = Stützen
learn-rule-support-text = Lege eine Karte zu einer Reihe, in der eine Karte derselben Person liegt oder eine, deren Nummer, Buchstabe oder Bild beim Haken deiner Karte steht. Jede Reihe ist recht, auch eine fremde; die Karte gehört von da an zu ihr.
learn-rule-refute = Widerlegen
learn-rule-refute-text = Eine Karte nimmt eine andere vom Tisch, deren Nummer, Buchstabe oder Bild bei ihrem Kreuz steht. Beide kommen in deine Bibliothek. Auch eigene Karten darfst du widerlegen: Zwei Karten sind sicher, und wer gut philosophiert, kann das.
learn-rule-lists = Wessen Liste zählt
learn-rule-lists-text = Es zählen nur die Listen der Karte in deiner Hand, gegen die Zeichen der Karte auf dem Tisch. Was deren eigene Listen sagen, ist jetzt gleich.
learn-rule-owl = Steinkäuze
learn-rule-owl-text = Ein Steinkauz widerlegt jede Karte. Auf dem Tisch widerlegt ihn nur ein anderer Steinkauz. Hier hat er weder Nummer noch Buchstaben noch Bild: Nichts stützt ihn, und er stützt nichts.
learn-rule-question = Hinterfragen
learn-rule-question-text = Mit vier oder mehr Karten in deiner Reihe darfst du jemanden hinterfragen, der weniger hat als du, und sei es gar keine. Beide Reihen kommen in deine Bibliothek.
learn-rule-pass = Passen
learn-rule-pass-text = Solange du eine Reihe hast, darfst du passen, aber du trittst sie ab: Sie geht in die Bibliothek der anderen Person, die zuletzt etwas anderes getan hat als passen. Hat sonst noch niemand etwas getan, so bleibt sie liegen. Ob du passt, weil du willst oder weil du musst, sieht für die anderen gleich aus.
learn-rule-end = Das Ende
learn-rule-end-text = Das Spiel endet in dem Augenblick, in dem die letzte Karte des Stapels gezogen wird. Reihe, Hand und Bibliothek zählen zusammen, die meisten Karten gewinnen. Ein Gleichstand wird geteilt.

learn-rule-long = Weiterspielen
learn-rule-long-text = Ist der Stapel aufgebraucht, spielt man ohne zu ziehen weiter, bis alle Hände leer sind. Dann zählen nur Reihen und Bibliotheken: Karten, die auf der Hand bleiben, zählen nichts.
learn-rule-skip = Ohne Karten
learn-rule-skip-text = Wer keine Karte auf der Hand und keine zu ziehen hat, wird übersprungen. Das ist weder ein Zug noch ein Passen. Die Reihe bleibt und kann gestützt, widerlegt und hinterfragt werden; selbst hinterfragt man nicht mehr.
learn-rule-standstill = Wenn sich nichts bewegt
learn-rule-standstill-text = Kann niemand mehr ziehen und haben alle, die Karten halten, nacheinander gepasst, ohne dass sich eine Karte bewegt hat, so ist das Spiel ebenfalls aus.

learn-rule-loophole = Die Lücke
learn-rule-loophole-text = Nach dem Regelheft darf man mit leerer Reihe passen, Zug um Zug, und verliert nichts. Zu zweit, im kurzen Spiel, kann dann nicht verlieren, wer nie eröffnet: Karten auf der Hand zählen, und niemand kann sie nehmen. Wer hortet, schlägt alle, und die beste Antwort ist, auch zu horten. Darum beginnen unsere Tische mit einer anderen Regel: Mit leerer Reihe passt man nicht. Eröffne, wenn du nichts anderes tust. Wer die alte Regel will, wählt am Anfang „nach dem Regelheft“.
learn-rule-seen = Was man weiß
learn-rule-seen-text = Reihen, Bibliotheken und alle Kartenzahlen sind bekannt, der Stand lässt sich also jederzeit zählen. Was du ziehst, siehst nur du. Was verborgen war, bleibt es auch nach dem Ende, bis jemand die Aufzeichnung öffnet.

learn-rule-personal = Fünfzehn nach Wahl
learn-rule-personal-text = Alle wählen fünfzehn Karten aus einem ganzen Spiel, geheim und mit höchstens einem Steinkauz. Zwei können sich ein Spiel teilen: Es wird gemischt, jeder bekommt die Hälfte und wählt daraus. Dann nimmt man sechs auf, zieht vom eigenen Stapel und spielt wie im langen Spiel. Dieselbe Karte kann zweimal auf dem Tisch liegen; man unterscheidet sie nach ihrer Herkunft.
learn-rule-oblivion = Das Vergessen
learn-rule-oblivion-text = Alle haben einen weiteren Haufen, das Vergessen. Eine Karte, die widerlegt oder abgetreten wird oder mit ihrer hinterfragten Reihe verloren geht, kommt ins Vergessen dessen, der sie mitgebracht hat, auch aus einer fremden Reihe, und zählt nichts. In deine Bibliothek kommen die Karten, mit denen du widerlegst, und beim Hinterfragen deine eigene Reihe.

learn-rule-colours = Quartette
learn-rule-colours-text = Ein Spiel für Kinder, zu dritt oder zu viert. Alle Karten werden verteilt; die Steinkäuze sind die dreizehnte Familie. Sammle die vier Karten einer Nummer: gelb, rot, grün und violett. Vier, die man zusammen bekommt, werden gleich zu Beginn abgelegt.
learn-rule-ask = Fragen
learn-rule-ask-text = Bitte jemanden um eine bestimmte Karte, nach Nummer und Farbe. Du musst eine Karte dieser Nummer haben, und nicht die, um die du bittest. Ist sie da, gehört sie dir, und du fragst weiter. Wenn nicht, fragt als Nächstes, wer gefragt wurde.
learn-rule-quartet = Alle vier
learn-rule-quartet-text = Ein volles Quartett wird sofort abgelegt. Wer keine Karten hat, wird übersprungen und kann nicht gefragt werden. Das Spiel endet, sobald eine Hand leer ist, oder nach dreihundert Fragen ohne Quartett. Die meisten Quartette gewinnen.
learn-rule-pair = Zu zweit
learn-rule-pair-text = Wären alle Karten auf zwei verteilt, so wäre nichts verborgen. Darum bekommt nach unserer Regel jeder zehn; der Rest ist ein Stapel, und wer vergeblich fragt, zieht eine Karte.

learn-rule-options = Was man wählen kann
learn-rule-options-text = Das Erste ist das, womit ein Tisch beginnt.
learn-option-play = Das Spiel: Argumente oder vier Farben.
learn-option-length = Länge: kurz oder lang.
learn-option-decks = Stapel: ein gemeinsamer oder eigene.
learn-option-packs = Kartenspiele für eigene Stapel: eines für jeden oder eines für zwei.
learn-option-pass_empty = Passen mit leerer Reihe: nie oder erlaubt, wie im Regelheft.
learn-option-match = Wessen Liste zählt: die der Karte in der Hand oder die einer von beiden. Die Karten sind für das Erste gemacht.
learn-option-question_min = Hinterfragen: auch, wer keine Reihe hat, oder nur, wer mindestens eine Karte hat.
learn-option-pass_to = Eine abgetretene Reihe: geht an die andere Person, die zuletzt etwas getan hat, oder bleibt, wenn du das warst.
learn-option-three_players = Zu dritt: alle 52 Karten oder 51, ohne einen Steinkauz, damit alle gleich oft ziehen.
learn-option-personal_owls = Steinkäuze im eigenen Stapel: höchstens einer, keiner oder bis zu vier.
learn-option-quartet_end = Vier Farben endet: mit der ersten leeren Hand oder wenn alle Karten abgelegt sind.
learn-option-ask_held = Um eine Karte bitten, die man selbst hat: nein oder ja.

learn-ex-number = Dieselbe Person
learn-ex-number-text = In deiner Reihe liegt „{ $B1 }“. Auch „{ $C1 }“ ist von Platon: Dieselbe Nummer genügt.
learn-ex-tick = Nach dem Haken
learn-ex-tick-text = „{ $E1 }“ hat beim Haken den Buchstaben M, und „{ $C4 }“ trägt ihn. Einig sein müssen sie sich nicht: Wer das Leben prüft, fragt am Ende, was wirklich ist.
learn-ex-theirs = In eine fremde Reihe
learn-ex-theirs-text = Zu deiner Reihe passt nichts, aber „{ $W3 }“ passt zu der von { $Te }. Du verschenkst eine Karte; mit Passen wären es drei.
learn-ex-refute = Nach dem Kreuz
learn-ex-refute-text = „{ $W3 }“ hat beim Kreuz die Waage, und „{ $W2 }“ trägt sie. Beide kommen in deine Bibliothek.
learn-ex-own = Eine eigene Karte
learn-ex-own-text = „{ $W12 }“ widerlegt den Spiegel, und dein „{ $E1 }“ trägt ihn. Zwei Karten sind sicher, und deine Reihe ist wieder leer.
learn-ex-lists = Nicht umgekehrt
learn-ex-lists-text = „{ $E1 }“ nennt den Buchstaben von „{ $C2 }“, aber „{ $E1 }“ liegt auf dem Tisch. Die Karte in deiner Hand ist „{ $C2 }“, und ihre Listen nennen keines der Zeichen dort. Nur „{ $W1 }“ passt: dieselbe Person.
learn-ex-any = Ein Steinkauz widerlegt
learn-ex-any-text = Er braucht kein Kreuz. Wähle eine beliebige Karte auf dem Tisch.
learn-ex-owls = Ein Steinkauz auf dem Tisch
learn-ex-owls-text = { $Te } hat mit einem Steinkauz eröffnet. Nur deiner widerlegt ihn.
learn-ex-question = Vier gegen drei
learn-ex-question-text = Deine Reihe hat vier Karten, die von { $Te } drei. Hinterfrage { $Te }: Alle sieben gehören dir.
learn-ex-fewer = Weniger, nicht gleich viele
learn-ex-fewer-text = Du hast vier Karten, { $Te } hat vier, { $Sa } eine und { $Am } keine. { $Te } kannst du nicht hinterfragen, { $Sa } und { $Am } schon; bei { $Am } bringst du nur deine eigene Reihe in Sicherheit.
learn-ex-pass = Wohin eine Reihe geht
learn-ex-pass-text = { $Sa }, direkt vor dir, hat gepasst; davor hat { $Te } gestützt. Passe, und deine Reihe geht an { $Te }, weil dort zuletzt etwas getan wurde.
learn-ex-stays = Wann sie bleibt
learn-ex-stays-text = Nach dem Regelheft: Du hast eröffnet, { $Te } hat mit leerer Reihe gepasst. Sonst hat noch niemand etwas getan, also bleibt deine Reihe liegen, wenn du passt.
learn-ex-last = Die letzte Karte
learn-ex-last-text = Eine Karte ist noch im Stapel. Was du auch tust, { $Te } zieht sie, und das Spiel ist aus: Wähle, was am meisten zählt.
learn-ex-long = Die letzten Hände
learn-ex-long-text = Der Stapel ist aufgebraucht, und { $Te } hat keine Karten mehr, wird also übersprungen. Spiele deine beiden Karten nacheinander; mit der zweiten endet das Spiel.
learn-ex-standstill = Alle haben gepasst
learn-ex-standstill-text = Nach dem Regelheft, mit leeren Reihen und nichts zu ziehen: Du passt, { $Te } passt, und das Spiel ist aus. Die Karten auf der Hand zählen nichts.
learn-ex-oblivion = Wessen Karte es war
learn-ex-oblivion-text = Deine vier gegen drei von { $Te }, von denen eine du mitgebracht hast. Hinterfrage: Deine Reihe kommt in deine Bibliothek, die Karten von { $Te } kommen dort ins Vergessen und deine in deines.
learn-ex-hit = Ein Treffer und ein Quartett
learn-ex-hit-text = Du hast drei Karten von Platon, und { $Te } hat die vierte: Bitte darum.
learn-ex-miss = Daneben
learn-ex-miss-text = Bitte { $Sa } um eine Karte, die dort nicht ist, und { $Sa } fragt als Nächstes.

learn-missing = Diese Seite konnte nicht geladen werden.
learn-retry = Noch einmal versuchen

# Die geführten ersten Spiele

learn-first-lead = Ein ganzes Spiel mit wenigen Karten: sieben Denkende, vier Steinkäuze und auf der anderen Seite des Tisches { $Te }.
learn-four-lead = Ein ganzes Spiel zu dritt mit wenigen Karten: sechs Denkende, vierundzwanzig Karten.
learn-count = Schritt { $n } von { $all }

# Die Galerie der Karten

cards-lead = Zwölf Denkerinnen und Denker mit je vier Karten, dazu die vier Steinkäuze. Öffne eine: was sie sagt, wo das steht, wen sie stützt und wen sie widerlegt.
cards-thinkers = Personen
cards-all-cards = Karten
cards-type = Art
cards-thinker = Von
cards-letter = Buchstabe
cards-drawing = Bild
cards-epoch = Epoche
cards-tradition = Tradition
cards-words = Wörter im Text
cards-filter = Filtern
cards-any = Alle
cards-count = { $count ->
    [0] So ist keine Karte.
    [one] Eine Karte.
   *[other] { $count } Karten.
}
cards-clear = Alle zeigen
cards-back = Alle Karten
cards-before = Vorige
cards-after = Nächste
cards-source = Quelle
cards-lookup = Zum Nachschlagen: { $place }
cards-disputed = Umstritten
cards-known = Dazu
cards-about = um { $year }
cards-before-era = { $year } v. u. Z.
cards-life = { $born } – { $died }
cards-relations = Wer zustimmt, wer widerspricht
cards-relations-lead = Wähle eine Karte an einem Faden und lies, warum.
cards-supports = Stützt
cards-refutes = Widerlegt
cards-supported = Gestützt von
cards-refuted = Widerlegt von
cards-none = keine Karte
cards-tie-supports = { $card } stützt { $target }
cards-tie-refutes = { $card } widerlegt { $target }
cards-open = { $card } öffnen
cards-same = { $count } Karten von { $thinker }: Jede stützt die drei anderen.
cards-owl = Widerlegt jede Karte. Auf dem Tisch widerlegt ihn nur ein anderer Steinkauz, und nichts stützt ihn.
cards-deck = Die Karten: { $authors }, { $licence }.

# Die Beispiele und ersten Spiele ausprobieren

lesson-you = Du
lesson-turn = Du bist dran.
lesson-watch = Zusehen
lesson-reset = Neu aufbauen
lesson-over = Baue es neu auf, um anderes zu versuchen.
lesson-marked = In dieser Lektion nicht: Versuche, was aufleuchtet.
lesson-progress = Schritte getan
lesson-next = Nächster Schritt
lesson-pass = Schritt überspringen
lesson-back = Zurück
lesson-again = Noch einmal
