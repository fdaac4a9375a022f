## Decks of one's own

help-deck =
    Haz barajas propias: empieza una, compruébala, mira todas sus cartas, empaquétala.

    Ejemplos:
      mochuelo deck new mibaraja
      mochuelo deck check mibaraja
      mochuelo deck preview mibaraja
      mochuelo deck pack mibaraja
    docs/decks.md lo explica todo.
help-deck-new =
    Empieza una baraja en una carpeta nueva, para rellenarla con cualquier editor de texto.

    Ejemplos:
      mochuelo deck new mibaraja --game { $game }
      mochuelo deck new mibaraja --game { $game } --from house     una copia de la baraja que trae el juego
help-deck-folder = La carpeta que se hará.
help-deck-game = El juego; solo hace falta donde no está claro.
help-deck-from = Copia esta baraja: «house» para la que trae el juego, o una carpeta o un paquete.
help-deck-check =
    Comprueba una baraja: todo lo que falta o está mal, con archivo y línea.

    Ejemplos:
      mochuelo deck check mibaraja
      mochuelo deck check mibaraja.zip --all
help-deck-path = La carpeta de una baraja, o su paquete.
help-deck-all = Muestra todo lo que está mal, no solo el principio.
help-deck-preview =
    Escribe una página con todas las cartas, sus marcas, relaciones, frases y fuentes, en todas las lenguas de la baraja. Se abre en cualquier navegador, sin red.

    Ejemplos:
      mochuelo deck preview mibaraja
      mochuelo deck preview house --game JUEGO --out cartas.html
help-deck-preview-path = La carpeta de una baraja, o su paquete; o «house».
help-deck-preview-out = La página que se escribirá; si no, una en esta carpeta, con el nombre de la baraja.
help-deck-pack =
    Empaqueta una baraja en un archivo para jugar y compartirla, cuando nada está mal en ella.

    Ejemplos:
      mochuelo deck pack mibaraja -o mibaraja.zip
help-deck-out = El archivo que se escribirá; si no, uno en esta carpeta, con el nombre de la baraja.
help-deck-use = Juega con esta baraja: su carpeta o su paquete.
help-deck-of = La baraja con la que se jugó la partida, si no fue la que trae el juego: su carpeta o su paquete.

deck-new-made = { $count ->
    [one] { $folder } contiene una baraja nueva de { $count } archivo.
   *[other] { $folder } contiene una baraja nueva de { $count } archivos.
}
deck-new-next = Rellénala; mochuelo deck check { $folder } dice qué falta.
deck-new-copied = Cambia lo que quieras y nombra a sus autores y su licencia en lo que hagas; mochuelo deck check { $folder } dice qué está mal.
deck-credit = Se juega con la baraja «{ $title }», de { $authors } ({ $licence }).
deck-good = { $path } es una baraja con la que se puede jugar a { $game } ({ $digest }).
deck-bad = { $path }: { $why }
deck-more = { $count ->
    [one] Y { $count } más; --all la muestra.
   *[other] Y { $count } más; --all las muestra.
}
deck-amiss = { $count ->
    [one] Hay { $count } cosa que arreglar en { $path }.
   *[other] Hay { $count } cosas que arreglar en { $path }.
}
deck-amiss-check = mochuelo deck check { $path } las dice todas.
deck-preview-written = Todas las cartas están en { $path }; ábrelo en un navegador.
deck-packed = { $count ->
    [one] { $path } contiene la baraja: { $count } archivo en { $size } bytes ({ $digest }).
   *[other] { $path } contiene la baraja: { $count } archivos en { $size } bytes ({ $digest }).
}

fault-deck-none = A { $game } no se juega con más barajas que la suya.
fault-deck-game = No está claro para qué juego es { $path }; indica --game: { $known }.
fault-deck-folder = { $path } ya está ahí y no es una carpeta vacía; indica otra.
fault-deck-other = La partida no se jugó con la baraja de { $path }: esa es { $given }, y la partida nombra { $wanted }.

## Files of other programs, and parts of several decks

help-deck-import =
    Pasa a una baraja las preguntas de otro programa: GIFT de Moodle, Aiken o una tabla (CSV). Lo que no se puede pasar se nombra con su línea, y nunca se pierde el resto.

    Por ejemplo:
      mochuelo deck import test.gift.txt --pile modern --into mibaraja
      mochuelo deck import tabla.csv --pile hellas --into mibaraja --language es
help-deck-import-file = El archivo del otro programa.
help-deck-import-into = La carpeta de la baraja; si no la hay, se hace una nueva.
help-deck-import-pile = El mazo que recibe las preguntas; hace falta si el archivo no lo dice (en una categoría o una columna).
help-deck-import-format = gift, aiken o csv; si no, se ve por el nombre y las primeras líneas.
help-deck-import-language = La lengua de las preguntas; si no, la primera de la baraja.
help-deck-import-source = De dónde son las preguntas que no lo dicen; si no, el nombre del archivo.
help-deck-import-author = De quién es una baraja nueva.
help-deck-import-licence = La licencia de una baraja nueva: un nombre SPDX como CC-BY-4.0.
help-deck-export =
    Escribe un mazo de una baraja, o todos, como archivo para otro programa: GIFT de Moodle, Aiken o una tabla (CSV).

    Por ejemplo:
      mochuelo deck export mibaraja --pile modern --format gift
      mochuelo deck export house --game { $game } --format csv -o preguntas.csv
help-deck-export-pile = El mazo que se escribe; si no, todos los de la baraja.
help-deck-export-format = gift, aiken o csv.
help-deck-export-language = La lengua que se escribe; si no, la primera de la baraja, y en una tabla todas.
help-deck-mix =
    Junta una baraja con partes de varias: para cada parte, la baraja de la que sale. Lo que no se nombra es de la casa.

    Por ejemplo:
      mochuelo deck mix modern=mibaraja philosophy=otra.zip -o mezcla.zip
help-deck-mix-out = El archivo que se escribirá.
help-deck-mix-chosen = Una parte de una baraja y la carpeta o el paquete de donde sale.
deck-import-left = { $count ->
    [one] Una cosa queda fuera:
   *[other] { $count } cosas quedan fuera:
}
deck-import-changed = Mira esto:
deck-import-more = … y { $count } más.
deck-import-done = { $count ->
    [one] { $count } pregunta pasada a { $folder }; quedan fuera: { $left }.
   *[other] { $count } preguntas pasadas a { $folder }; quedan fuera: { $left }.
}
deck-export-left = No están en el archivo:
deck-export-done = { $count ->
    [one] { $path } contiene { $count } pregunta.
   *[other] { $path } contiene { $count } preguntas.
}
deck-mixed = { $path } contiene una baraja con estas partes de otras: { $parts }.
fault-deck-into = { $path } no es la carpeta de una baraja; indica una, o una carpeta nueva.
fault-deck-exchange = Las barajas de { $game } no se intercambian con otros programas.
fault-deck-parts = Las barajas de { $game } no se juntan por partes.
fault-deck-mix = { $word } no nombra una parte y su baraja, como modern=mibaraja.
