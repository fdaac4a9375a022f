# Lo que dice la imprenta misma en un documento. Una frase entre **estrellas** va en negrita.

print-page = página { $first }
print-page-range = páginas { $first } y { $last }
print-page-ranges = páginas { $first } a { $last }
print-part-guide = Cómo imprimir y cortar
print-part-leaflet = Las reglas
print-part-cards = { $cards ->
    [one] Una carta
   *[other] { $cards } cartas en { $sheets ->
        [one] una hoja
       *[other] { $sheets } hojas
    }
}
print-part-poster = { $name } en { $sheets ->
    [one] una hoja
   *[other] { $sheets } hojas
}
print-poster-sheet = { $name }: hoja { $sheet } de { $sheets }
print-on-plain = papel corriente
print-on-card = cartulina de 200 a 300 g/m²

print-step-size = **Imprime a tamaño real.** Papel: { $paper }. Elige «tamaño real» o 100 %, nunca «ajustar a la página». Así la regla de abajo dice la verdad.
print-step-sides = **Imprime por las dos caras, girando por el borde largo.** Si la impresora hace una sola cara, imprime las páginas impares, vuelve a poner el montón e imprime las pares.
print-step-check = **Prueba primero esta hoja.** Mírala a contraluz: cada cruz cae en su círculo o, como mucho, dos anillos más allá. Eso no hace daño, porque los colores siguen más allá de cada corte.
print-step-cut = **Corta de marca a marca.** Apoya una regla de acero en dos marcas y corta la hoja entera en tiras; luego, las tiras en cartas. Las vecinas se tocan, así que un corte separa dos cartas; las tiras que quedan entre ellas sobran.
print-step-glue = **Pega lo que no cabe en una hoja.** Corta de marca a marca cada hoja que tenga otra a su izquierda o encima. Coloca el borde cortado donde apuntan los triángulos de esa otra hoja: la franja que queda debajo es para el pegamento.
print-step-finish = **Remata, si quieres.** Una perforadora de esquinas de 3 mm deja las cartas listas para barajar. Caben en fundas para cartas de { $width } por { $height } mm.

print-front = anverso
print-back = reverso
print-centimetres = centímetros
print-inches = pulgadas

print-paper-a4 = A4
print-paper-letter = Carta (Letter)

print-made = { $author }. { $licence }
