# Was die Druckerei selbst in einem Dokument sagt. Ein Satz in **Sternen** steht fett.

print-page = Seite { $first }
print-page-range = Seiten { $first } und { $last }
print-page-ranges = Seiten { $first } bis { $last }
print-part-guide = Drucken und schneiden
print-part-leaflet = Die Regeln
print-part-cards = { $cards ->
    [one] Eine Karte
   *[other] { $cards } Karten auf { $sheets ->
        [one] einem Bogen
       *[other] { $sheets } Bögen
    }
}
print-part-poster = { $name } auf { $sheets ->
    [one] einem Blatt
   *[other] { $sheets } Blättern
}
print-poster-sheet = { $name }: Blatt { $sheet } von { $sheets }
print-on-plain = gewöhnliches Papier
print-on-card = dünner Karton, 200 bis 300 g/m²

print-step-size = **Drucke in Originalgröße.** Papier: { $paper }. Wähle „tatsächliche Größe“ oder 100 %, nie „an Seite anpassen“. Dann stimmt das Lineal hier unten.
print-step-sides = **Drucke beidseitig, gewendet über die lange Kante.** Druckt der Drucker nur eine Seite, drucke erst die ungeraden Seiten, lege den Stapel wieder ein und drucke die geraden.
print-step-check = **Probiere es zuerst mit diesem Blatt.** Halte es gegen das Licht: Jedes Kreuz liegt in seinem Kreis oder höchstens zwei Ringe daneben. Das schadet nicht, denn die Farben gehen über jeden Schnitt hinaus.
print-step-cut = **Schneide von Marke zu Marke.** Lege ein Stahllineal an zwei Marken und schneide den ganzen Bogen in Streifen, dann die Streifen in Karten. Nachbarn berühren sich, ein Schnitt trennt also zwei Karten; Streifen dazwischen fallen weg.
print-step-glue = **Klebe, was größer ist als ein Blatt.** Schneide ein Blatt von Marke zu Marke, wo links davon oder darüber ein anderes liegt. Lege die Schnittkante dorthin, wohin die Dreiecke des anderen Blattes zeigen: Der Streifen darunter ist zum Kleben.
print-step-finish = **Wenn du magst, runde die Ecken.** Mit einem Eckenrunder von 3 mm lassen sich die Karten besser mischen. Sie passen in Hüllen für Karten von { $width } mal { $height } mm.

print-front = Vorderseite
print-back = Rückseite
print-centimetres = Zentimeter
print-inches = Zoll

print-paper-a4 = A4
print-paper-letter = Letter

print-made = { $author }. { $licence }
