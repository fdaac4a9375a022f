# What the press itself says in a printed document. A sentence in **stars** is set bold.

print-page = page { $first }
print-page-range = pages { $first } and { $last }
print-page-ranges = pages { $first } to { $last }
print-part-guide = How to print and cut
print-part-leaflet = The rules
print-part-cards = { $cards ->
    [one] One card
   *[other] { $cards } cards on { $sheets ->
        [one] one sheet
       *[other] { $sheets } sheets
    }
}
print-part-poster = { $name } on { $sheets ->
    [one] one sheet
   *[other] { $sheets } sheets
}
print-poster-sheet = { $name }: sheet { $sheet } of { $sheets }
print-on-plain = plain paper
print-on-card = thin card, 200 to 300 g/m²

print-step-size = **Print at actual size.** Paper: { $paper }. Choose “actual size” or 100 %, never “fit to page”. The rule below is then true.
print-step-sides = **Print on both sides, turned over the long edge.** A printer with one side only prints the odd pages; lay the stack back into it and print the even ones.
print-step-check = **Try this sheet first.** Hold it against the light: each cross lies in its circle, or at most two rings away. That much does no harm, since colours go on beyond every cut.
print-step-cut = **Cut from mark to mark.** Lay a steel rule on two marks and cut the whole sheet into strips, then the strips into cards. Neighbours touch, so one cut parts two cards; strips between them fall away.
print-step-glue = **Glue what is larger than a sheet.** Cut a sheet from mark to mark where another lies to its left or above it. Lay the cut edge where the triangles of that other sheet point: the strip under it is for glue.
print-step-finish = **Finish, if you like.** A corner punch of 3 mm makes the cards pleasant to shuffle. They fit sleeves for cards of { $width } by { $height } mm.

print-front = front
print-back = back
print-centimetres = centimetres
print-inches = inches

print-paper-a4 = A4
print-paper-letter = Letter

print-made = { $author }. { $licence }
