# A hombros de gigantes auf Deutsch.

title = Auf den Schultern von Riesen
tagline = Zwölf Denkende, die einander beistimmen und widersprechen: Bau deine Reihe von Argumenten auf und nimm die anderen auseinander.
summary = Leg Gedanken großer Denkender auf den Tisch, stütze sie mit anderen und widerlege, was im Weg steht. Jede Karte sagt, was sie stützt, was sie widerlegt und warum. Es gewinnt, wer am Ende die meisten Karten hat.

# Spielende

seat-In = Indigo
seat-Te = Petrol
seat-Sa = Salbei
seat-Am = Bernstein

# Teile der Sätze, die folgen

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
whose = { $owner ->
    [In] { seat-In }
    [Te] { seat-Te }
    [Sa] { seat-Sa }
   *[Am] { seat-Am }
}
cards-word = { $cards ->
    [one] die eine Karte
   *[other] die { $cards } Karten
}
go-word = { $cards ->
    [one] kommt
   *[other] kommen
}
their-cards = { $theirs ->
    [0] keine
   *[other] { $theirs }
}

# Was geschieht

story-start = { who } beginnt.
story-pack = { who } bekommt { $card } zur Auswahl.
story-pack-hidden = { who } bekommt eine Karte zur Auswahl.
story-pick = { who } wählt { $card }.
story-pick-hidden = { who } wählt verdeckt eine Karte.
story-deal = { who } bekommt { $card }.
story-deal-hidden = { who } bekommt eine Karte.
story-draw = { who } zieht { $card }.
story-draw-hidden = { who } zieht eine Karte.
story-skip = { who } hat keine Karte auf der Hand und kann keine ziehen und wird übersprungen.
story-open = { who } eröffnet eine Reihe mit { $card }.
story-support = { who } stützt die eigene Reihe mit { $card }.
story-support-other = { who } legt { $card } in die Reihe von { whom }, die sie stützt.
story-reason-number = { $card } steht { $target } bei: Beide gehören zu derselben Person.
story-reason-tick = { $card } stützt { $target }: { $mark }
story-reason-tick-back = Vom Tisch aus stützt { $card } { $target }: { $mark }
story-reason-cross = { $card } widerlegt { $target }: { $mark }
story-reason-cross-back = Vom Tisch aus widerspricht { $card } { $target }: { $mark }
story-reason-owl = Ein Steinkauz widerlegt alles, also auch { $target }.
story-refute = { who } widerlegt { $target } in der Reihe von { whom } mit { $card }. Beide Karten kommen in die Bibliothek von { who }.
story-refute-own = { who } widerlegt { $target } in der eigenen Reihe mit { $card }. Beide Karten kommen in die Bibliothek von { who }.
story-refute-oblivion = { who } widerlegt { $target } in der Reihe von { whom }. { $card } kommt in die Bibliothek von { who }, { $target } in die Vergessenheit von { whose }.
story-refute-own-oblivion = { who } widerlegt { $target } in der eigenen Reihe. { $card } kommt in die Bibliothek von { who }, { $target } in die Vergessenheit von { whose }.
story-question = { who } stellt { whom } in Frage: { $own } Karten gegen { their-cards }. Beide Reihen kommen in die Bibliothek von { who }.
story-question-oblivion = { who } stellt { whom } in Frage: { $own } Karten gegen { their-cards }. Die Reihe von { who } kommt in die Bibliothek, die von { whom } in Vergessenheit.
story-cede = { who } passt, und { cards-word } der Reihe { go-word } in die Bibliothek von { whom }.
story-cede-oblivion = { who } passt, und { cards-word } der Reihe { go-word } in Vergessenheit.
story-keep = { who } passt. Niemand kann die Reihe bekommen, also bleibt sie liegen.
story-pass = { who } passt.
story-end-stock = Die letzte Karte ist gezogen, und damit ist das Spiel zu Ende.
story-end-hands = Es ist keine Karte mehr auf der Hand oder zu ziehen, und damit ist das Spiel zu Ende.
story-end-passes = Es gibt nichts zu ziehen, und alle, die Karten haben, haben gepasst: Damit ist das Spiel zu Ende.

story-dealt = Alles ist verteilt, und { who } fragt zuerst.
story-ask = { who } fragt { whom } nach { $card }.
story-hit = { whom } hat { $card } und gibt die Karte her. { who } fragt weiter.
story-miss = { whom } hat { $card } nicht.
story-quartet = { who } legt ein Quartett ab, Nummer { $number }.
story-skip-quartets = { who } hat keine Karte und wird übersprungen.
story-end-quartets = Eine Hand ist leer, und damit endet das Spiel.
story-end-all-out = Niemand kann mehr nach etwas fragen, und damit endet das Spiel.
story-end-barren = Dreihundert Fragen haben kein Quartett gebracht, und damit endet das Spiel.

# Warum

rule-start = Der Zufall sagt, wer beginnt; dann geht es im Uhrzeigersinn.
rule-pack = Zwei mit einem Spiel Karten mischen es und teilen jedem die Hälfte aus.
rule-pick = Mit eigenen Decks wählen alle verdeckt ihre Karten aus.
rule-deal = Die Hände werden vom Stapel ausgeteilt, zuerst die Hand, die beginnt.
rule-draw = Ein Zug beginnt mit einer Karte vom Stapel; dann folgt genau eine Handlung.
rule-skip = Wer keine Karte auf der Hand hat und keine ziehen kann, wird übersprungen. Die Reihe bleibt; andere dürfen sie stützen, widerlegen oder in Frage stellen.
rule-open = Mit leerer Reihe darf jede Handkarte eine Reihe eröffnen.
rule-support = Eine Handkarte kommt in eine Reihe, die eigene oder eine andere, in der eine Karte liegt, die sie stützt. Von da an gehört sie zu dieser Reihe.
rule-reason-number = Karten mit derselben Zahl stützen einander: Sie gehören zu derselben Person.
rule-reason-tick = Die grüne Liste der Handkarte nennt die Zahl, den Buchstaben oder die Zeichnung der Tischkarte.
rule-reason-tick-back = An diesem Tisch zählt auch die grüne Liste der Tischkarte.
rule-reason-cross = Die rote Liste der Handkarte nennt die Zahl, den Buchstaben oder die Zeichnung der Tischkarte.
rule-reason-cross-back = An diesem Tisch zählt auch die rote Liste der Tischkarte.
rule-reason-owl = Ein Steinkauz widerlegt jede Karte, und nur ein Steinkauz widerlegt einen Steinkauz. Er stützt nie.
rule-refute = Eine Handkarte nimmt eine Tischkarte weg, die sie widerlegt, und beide kommen in die Bibliothek dessen, der widerlegt. Mit eigenen Decks kommt die widerlegte Karte in die Vergessenheit derer, die sie mitgebracht haben.
rule-question = Mit vier oder mehr Karten in der eigenen Reihe darf man eine Reihe in Frage stellen, die weniger hat: Beide kommen in die eigene Bibliothek. Mit eigenen Decks kommt die andere in Vergessenheit.
rule-cede = Wer passt, überlässt die Reihe der Person, die von den anderen zuletzt nicht gepasst hat. Mit eigenen Decks kommt sie in Vergessenheit.
rule-keep = Hat sonst noch niemand gespielt, bleibt die Reihe dessen, der passt. An manchen Tischen bleibt sie auch, wenn man selbst zuletzt nicht gepasst hat.
rule-pass = Passen mit leerer Reihe bewegt nichts; der Tisch sagt, ob man es darf.
rule-end-stock = Das kurze Spiel endet in dem Augenblick, in dem die letzte Karte gezogen wird. Reihe, Hand und Bibliothek zählen.
rule-end-hands = Das lange Spiel endet, wenn alle Hände leer sind und es nichts zu ziehen gibt. Reihe und Bibliothek zählen.
rule-end-passes = Wenn es nichts zu ziehen gibt und alle mit Karten auf der Hand nacheinander gepasst haben, ohne dass sich eine Karte bewegt hat, ist das Spiel zu Ende. Reihe und Bibliothek zählen, die Hand nicht.

rule-dealt = Vollständig verteilte Quartette werden vor der ersten Frage abgelegt; sie stellt, wer beginnt.
rule-ask = Man fragt eine Person nach einer bestimmten Karte einer Nummer, die man selbst hat.
rule-hit = Wer die Karte hat, nach der gefragt wird, gibt sie her. Wer gefragt hat, fragt weiter.
rule-miss = Wer die Karte nicht hat, nach der gefragt wird, fragt als Nächstes.
rule-miss-draw = Wer die Karte nicht hat, nach der gefragt wird, fragt als Nächstes. Zu zweit zieht vorher eine Karte, wer gefragt hat.
rule-quartet = Vier Karten einer Nummer werden sofort abgelegt.
rule-deal-all = Alle Karten werden einzeln verteilt, die erste an den, der beginnt. Vollständig verteilte Quartette werden vor der ersten Frage abgelegt.
rule-deal-two = Zu zweit bekommt jeder zehn Karten, der Rest ist ein Stapel. Vollständig verteilte Quartette werden vor der ersten Frage abgelegt.
rule-draw-miss = Zu zweit zieht eine Karte vom Stapel, wer vergeblich gefragt hat.
rule-draw-empty = Zu zweit zieht, wer keine Karte mehr hat, eine vom Stapel, wenn bis zur letzten Karte gespielt wird.
rule-skip-quartets = Wer keine Karte hat, wird übersprungen und kann nicht gefragt werden.
rule-end-quartets = Das Spiel endet, sobald eine Hand leer ist. Die meisten Quartette gewinnen.
rule-end-all-out = Das Spiel endet, wenn keine Karte mehr da ist. Die meisten Quartette gewinnen.
rule-end-barren = Nach dreihundert Fragen ohne Quartett endet das Spiel. Die meisten Quartette gewinnen.

# Wie es endet

outcome-stock = Die meisten Karten, als der Stapel leer war
outcome-hands = Die meisten Karten, als alle Hände leer waren
outcome-passes = Die meisten Karten, als alle gepasst hatten
outcome-quartets = Die meisten Quartette
outcome-barren = Die meisten Quartette, als niemand mehr eines fand
outcome-concession = Die anderen haben aufgegeben

# Optionen

option-play = Was gespielt wird
option-play-arguments = das Spiel der Argumente
option-play-four-colours = vier Farben, für Kinder
option-length = Länge
option-length-short = kurz, bis der Stapel leer ist
option-length-long = lang, bis die Hände leer sind
option-decks = Decks
option-decks-common = eins für alle
option-decks-personal = alle wählen ein eigenes
option-packs = Gewählt wird
option-packs-own = aus je einem Spiel Karten
option-packs-shared = aus den Hälften von einem, zu zweit
option-pass-empty = Passen mit leerer Reihe
option-pass-empty-never = geht nicht
option-pass-empty-allowed = ist erlaubt, wie im Regelheft
option-match = Was zählt
option-match-hand-card = die Listen der Handkarte
option-match-either = die Listen beider Karten
option-question-min = Eine leere Reihe in Frage stellen
option-question-min-0 = ist möglich
option-question-min-1 = geht nicht
option-pass-to = Die Reihe, mit der man passt,
option-pass-to-last-other = geht an den, der von den anderen zuletzt gespielt hat
option-pass-to-stays = bleibt, wenn man selbst zuletzt gespielt hat
option-three-players = Zu dritt
option-three-players-all = spielt man mit allen Karten
option-three-players-51 = bleibt ein Steinkauz draußen
option-personal-owls = Steinkäuze im eigenen Deck, höchstens
option-personal-owls-1 = einer
option-personal-owls-0 = keiner
option-personal-owls-4 = vier
option-quartet-end = Es endet, wenn
option-quartet-end-first-out = eine Hand leer ist
option-quartet-end-all-out = alle Hände leer sind
option-ask-held = Nach einer Karte fragen, die man hat,
option-ask-held-no = geht nicht
option-ask-held-yes = ist erlaubt
option-deck = Deck
option-numbers = Denkende im Spiel
option-owls = Steinkäuze im Spiel
option-hand = Karten einer Hand
option-picks = Karten eines eigenen Decks
option-position = Stellung, mit der es beginnt

# Was nicht geht

error-unreadable = „{ $text }“ ist keine Handlung. Schreib einen Zug wie In:C5, In:W3+Te, In:W3xC5, In:?Te oder In:-.
error-over = Das Spiel ist zu Ende.
error-not-in = Nur wer noch im Spiel ist, kann aufgeben.
error-no-chance = In diesem Augenblick ist nichts dem Zufall überlassen.
error-not-now = „{ $text }“ geht jetzt nicht. Als Nächstes kommt { $open }.
error-play-first = „{ $text }“ geht jetzt nicht: Ein Zug ist zu spielen. Eröffne, stütze, widerlege, stell in Frage oder passe.
error-pick-first = „{ $text }“ geht jetzt nicht: { who } wählt ein Deck.
error-not-your-turn = { who } ist am Zug.
error-not-in-pack = { $card } ist nicht unter den Karten, aus denen { who } wählt.
error-pick-order = { $card } kann nach { $last } nicht mehr gewählt werden: Gewählt wird in steigender Folge.
error-pick-owls = { $card } ist ein Steinkauz zu viel. Ein Deck darf höchstens { $most } haben.
error-pick-rest = Nach { $card } blieben zu wenige Karten für das Deck. Wähle eine frühere.
error-not-in-hand = { $card } ist nicht auf der Hand von { who }.
error-open-taken = Die Reihe von { who } ist nicht leer. Eröffnet wird nur, wenn sie es ist.
error-pass-empty = Mit leerer Reihe darf man an diesem Tisch nicht passen. Eröffne mit irgendeiner Karte.
error-no-seat = { whom } spielt an diesem Tisch niemand.
error-support-owl = { $card } ist ein Steinkauz, und der stützt nichts. Eröffne oder widerlege mit ihm.
error-support-empty = Die Reihe von { whom } ist leer: Es gibt nichts zu stützen.
error-support-nothing = { $card } stützt keine Karte in der Reihe von { whom }.
error-owner = Mehrere können { $target } haben. Schreib, wessen Karte es ist, etwa Te{ $target }.
error-no-owner = Mit einem Deck für alle gehören die Karten niemandem. Schreib nur { $target }.
error-not-on-table = { $target } liegt in keiner Reihe.
error-refute-owl = Nur ein Steinkauz widerlegt einen Steinkauz, und { $card } ist keiner.
error-refute-nothing = { $card } widerlegt { $target } nicht.
error-question-self = Niemand stellt die eigene Reihe in Frage.
error-question-four = In Frage stellt man mit vier Karten in der eigenen Reihe; es sind { $own }.
error-question-fewer = Die Reihe von { whom } hat { $theirs } Karten, deine { $own }. In Frage stellt man eine, die weniger hat.
error-question-min = Die Reihe von { whom } hat zu wenige Karten, um an diesem Tisch in Frage gestellt zu werden.
error-seats = Zwei, drei oder vier können spielen, nicht { $seats }.
error-option = Die Option { $option } kann nicht „{ $value }“ sein.
error-range = Die Option { $option } geht von { $fewest } bis { $most }, nicht { $value }.
error-hands = { $cards } Karten sind zu wenige für { $seats } Hände mit { $hand } und einen Stapel.
error-halves = { $cards } Karten lassen sich nicht in zwei Hälften teilen.
error-picks = Ein Deck von { $picks } Karten lässt sich hier nicht wählen; { $fewest } bis { $most } gehen.
error-unreadable-position = „{ $text }“ ist keine Stellung. Schreib sie wie In:C5W3/Te:E9 In:B1B2/Te: In:E4/Te:W7 26 In TeIn.
error-twice = { $text } steht ein zweites Mal da. Nenn jede Karte und jeden Platz einmal.
error-position-seat = In dieser Stellung ist niemand { $seat }. Nenn nur Plätze, die eine Reihe haben.
error-position-common = Nur das Hauptspiel mit einem Deck für alle kann mit einer Stellung beginnen: { $position }
error-position-seats = Die Stellung ist für { $rows }, und an diesem Tisch sitzen { $seats }.
error-position-hands = Ein Spiel kann nur mit einer Stellung beginnen, die alle Hände nennt: { $position }
error-position-cards = Die Karten gehen nicht auf. Ein Stapel von { $rest } ginge, oder 0, oder seine Karten mit Namen: { $position }
error-position-over = In dieser Stellung gibt es nichts mehr zu spielen.

error-answer-first = „{ $text }“ geht jetzt nicht: Zuerst antwortet { whom }.
error-lay-first = „{ $text }“ geht jetzt nicht: Zuerst werden vollständig verteilte Quartette abgelegt.
error-ask-first = „{ $text }“ geht jetzt nicht: Frag jemanden nach einer Karte.
error-ask-self = Niemand fragt sich selbst. Frag jemand anderen.
error-ask-empty = { whom } hat keine Karte und kann nicht gefragt werden.
error-ask-number = Du hast keine Karte mit der Nummer von { $card }. Frag nach einer Nummer, die du hast.
error-ask-own = { $card } hast du selbst. Frag nach einer Karte, die du nicht hast.
error-no-such-card = { $card } ist nicht in diesem Spiel.
error-quartet-owls = { $owls } Steinkäuze sind kein Quartett. Spielt mit vieren oder ohne.

## Was ein Bericht über das Gleichgewicht sagt

tally-turns = Züge
tally-opens = Eröffnungen
tally-supports = Gestützt, in der eigenen Reihe
tally-gifts = Gestützt, in einer anderen Reihe
tally-refutes = Fremde Karten widerlegt
tally-own-refutes = Eigene Karten widerlegt
tally-questions = In Frage gestellt
tally-cedes = Gepasst und die Reihe abgegeben
tally-keeps = Gepasst, und die Reihe blieb
tally-empty-passes = Gepasst mit leerer Reihe
tally-owls = Gespielte Steinkäuze
tally-asks = Fragen nach einer Karte
tally-hits = Fragen mit Treffer
tally-draws = Gezogene Karten
tally-dealt-quartets = Vollständig verteilte Quartette
tally-quartets = Quartette
tally-leads = Wechsel der Führung
tally-spread = Beste weniger schlechteste Punktzahl
tally-forced = Züge, in denen nur das Passen bleibt
tally-reach = Züge, in denen man stützen oder widerlegen konnte
tally-use = So oft wird { $item } gespielt
tally-owls-points = Ein Steinkauz mehr gezogen, in Punkten
tally-owls-score = Ein Steinkauz mehr gezogen, in Karten
