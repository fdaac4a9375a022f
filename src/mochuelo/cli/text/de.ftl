## What is said at the table of a game that speaks German. The rest of the command line is in English.

print-written = Geschrieben: { $path }
fault-guess = Meintest du { $guess }?
fault-known = Es gibt: { $names }.
fault-seat-count = { $game } hat { $fewest } bis { $most } Plätze, nicht { $given }; gib mit --seats so viele an, wie in „human,bot“.
fault-level = Einen Bot der Stufe { $word } gibt es nicht; es gibt: { $known }.
fault-option-form = { $word } ist keine Option; schreib NAME=WERT.
fault-option-value = Die Option { $name } kann nicht { $word } sein, wohl aber: { $known }.
fault-option-idle = { $name } bedeutet hier nichts; dazu gehört { $needs }.
fault-unknown-option = Das Spiel hat keine Option { $word }.
fault-unknown-seat = Als { $word } setzt sich niemand hin.
fault-said = So kann es nicht beginnen: { $why }.

## The table

name-bot = Kauz { $level }
and = { " und " }
line-placeholder = Schreib einen Zug oder wähl ihn mit den Pfeiltasten und drück Enter
pane-story = Bisher
pane-then = Das hieße
pane-choice = Dein Zug
pane-peek = Nach { $text }
key-help = Hilfe
key-peek = Brett danach
key-rules = Regeln
key-about = Karte
key-undo = zurück
key-save = sichern
key-concede = du hast recht
key-light = hell
key-leave = gehen
curtain =
    { $who } ist am Zug.

    Alle anderen sehen weg; dann Enter drücken.
expected-human = { $who } ist am Zug
expected-bot = { $who } denkt nach
after-end = Ctrl+N beginnt ein neues Spiel, Ctrl+Q verlässt den Tisch.
hint-over = Das Spiel ist zu Ende. Ctrl+N beginnt ein neues.
hint-not-over = Dieses Spiel läuft noch. Ctrl+G gibt es auf.
hint-wait = Du bist noch nicht am Zug.
hint-more = { $text } ist noch nicht alles; schreib weiter oder wähl mit den Pfeiltasten.
hint-none = Kein Zug beginnt jetzt mit „{ $text }“.
hint-undone = Zurückgenommen.
hint-saved = Gesichert in { $path }
bot-failed = Der Bot kann nicht antworten: { $why }.
ask-concede = { $who } gibt recht und damit das Spiel auf?
answer-concede = Ja, du hast recht
answer-stay = Nein, weiterspielen
ask-offers = { $who } kann mehreres auf einmal tun:
answer-single = Eine nach der anderen
letter-concede = j
letter-stay = n
letter-save = s
letter-leave = v
ask-leave = Dieses Spiel ist nicht gesichert.
answer-save = In { $path } sichern und gehen
answer-leave = Gehen, ohne zu sichern
page-help =
    Tasten

      ↑ ↓        in einer Spalte wählen
      ← →        in eine andere Spalte
      Enter      spielen, was geschrieben oder gewählt ist
      Tab        das Geschriebene weiterführen
      PgUp PgDn  auf einem hohen Brett auf und ab
      Esc        das Geschriebene vergessen
      F2         das Brett nach dem gewählten Zug, und zurück
      F3         die Regeln des Spiels
      F4         von dunkel zu hell und zurück
      F5         was auf den Karten steht, die der gewählte Zug nennt
      F6         mehreres auf einmal, wo das angeboten wird
      Ctrl+Z     den letzten Zug zurücknehmen
      Ctrl+G     aufgeben
      Ctrl+S     die Aufzeichnung sichern
      Ctrl+N     ein neues Spiel, wenn dieses zu Ende ist
      Ctrl+Q     gehen

    Groß und klein und Leerzeichen sind gleich: „c5 pu no“ ist C5PuNo.
    Mehrere Züge nacheinander lassen sich mit Leerzeichen schreiben, etwa die Karten eines Decks, das man wählt.
    Auch die Maus geht: ein Wort anklicken, und noch einmal, um es zu spielen.

    Esc schließt diese Seite.

told-chance = Zufall: { $text }
told-concede = { $who } gibt auf.
told-flag = { $who } hat keine Zeit mehr.
told-lapse = Die Zeit von { $who } ist um: { $text }.
told-draw = Alle sind mit Unentschieden einverstanden.
told-respect = { $who } gibt { $to } den Respekt.
told-takeback = { $who } nimmt den letzten Zug zurück.
ending-draw = Niemand gewinnt
ending-wins = { $count ->
        [one] { $who } gewinnt
       *[other] { $who } gewinnen
    }
ending-agreement = Alle waren mit Unentschieden einverstanden
ending-time = Die Zeit war um
ending-concession = Die anderen haben aufgegeben

## Line by line

plain-ask = { $who }, du bist am Zug („help“ sagt mehr):
plain-help =
    Schreib einen Zug oder eines davon:
      board          das Brett zeigen
      list [ANFANG]  alle Züge, die so beginnen
      what ZUG       was ein Zug täte
      about KARTE    was auf einer Karte steht
      rules [NUMMER] die Regeln, Kapitel für Kapitel
      undo           den letzten Zug zurücknehmen
      concede        das Spiel aufgeben
      save [DATEI]   die Aufzeichnung sichern
      quit           gehen
list-many = { $count } Züge. Sie beginnen mit:
list-none = Kein Zug beginnt mit { $start }.
what-hidden = Was er täte, wird in einem Spiel mit Geheimnissen nicht gesagt.
plain-offers = Auf einmal statt eine nach der anderen: Schreib { $offers }.
about-nothing = Über „{ $text }“ gibt es nichts zu sagen. Nenne eine Karte oder einen Zug.
rules-number = Schreib „rules NUMMER“, um ein Kapitel zu lesen.
rules-none = Die Regeln dieses Spiels stehen hier nicht.
save-where = Wohin? Schreib „save DATEI“.

error-nothing-to-take-back = Noch gibt es nichts zurückzunehmen.
error-chance-since = Inzwischen hat der Zufall entschieden; das lässt sich nicht zurücknehmen.
error-leaving-since = Inzwischen ist jemand gegangen; das lässt sich nicht zurücknehmen.
error-time-since = Inzwischen hat die Zeit entschieden; das lässt sich nicht zurücknehmen.
error-secret-since = Inzwischen wurde ein Geheimnis gesehen; das lässt sich nicht zurücknehmen.
error-not-your-turn = Du bist nicht am Zug.
error-seat-out = Wer nicht mehr mitspielt, kann nur zusehen.
