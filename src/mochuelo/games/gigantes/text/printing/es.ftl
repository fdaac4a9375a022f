# La baraja impresa: lo que dicen sus páginas, la carta de ayuda y el folleto.

print-title = A hombros de gigantes
print-line = Argumentos de doce pensadoras y pensadores, que se apoyan y se refutan
print-deck = Cartas
print-helps = Cartas de ayuda
print-help-card = Carta de ayuda { $number }
print-back = Dorso
print-author = Quienes contribuyen a Mochuelo
print-licence = Dibujos y textos: CC BY 4.0, creativecommons.org/licenses/by/4.0
print-credit = A hombros de gigantes es un juego creado por Óliver Álvarez. Las cartas y los textos son nuestros. Si te gusta, compra el suyo.
print-deck-title = { $name }
print-deck-author = Cartas: { $authors }. Páginas: quienes contribuyen a Mochuelo
print-deck-licence = Cartas: { $licence }

print-about = h. { $year }
print-years = { $before ->
    [yes] { $born }–{ $died } a. C.
   *[no] { $born }–{ $died }
}
print-everything = todo

# La carta de ayuda.

help-turn = Tu turno
help-draw = **Roba una carta** y haz **una** sola cosa:
help-open = **Abrir** una fila vacía con cualquier carta.
help-support = **Apoyar** una carta de cualquier fila: mismo número, o una marca junto a tu tilde.
help-refute = **Refutar** una carta con una marca junto a tu X: las dos van a tu biblioteca.
help-question = **Cuestionar,** con cuatro o más en tu fila, una fila más corta: las dos son tuyas.
help-pass = **Pasar:** cedes tu fila a quien jugó por última vez sin pasar. Con la fila vacía, no.
help-owl = El **mochuelo** lo refuta todo, y solo otro mochuelo lo refuta. Nunca apoya.
help-end = **Corta:** acaba al robar la última carta. Cuentan fila, mano y biblioteca. **Larga:** acaba con todas las manos vacías. Cuentan fila y biblioteca.
help-agree = **Acordad antes:** ¿corta o larga? ¿Se puede pasar con la fila vacía, como dice el reglamento? ¿Con tres, un mochuelo menos?
help-marks = Marcas

# El folleto.

leaflet-aim = De qué se trata
leaflet-aim-text = De dos a cuatro jugadores ponen en la mesa argumentos de doce pensadoras y pensadores, los apoyan con otros y los refutan. **Gana quien al final tiene más cartas.** Dura una media hora.

leaflet-card = Una carta
leaflet-card-1 = **Sus propias marcas** están arriba a la izquierda: número (quién lo pensó), letra (el campo) y dibujo (una idea que varias comparten). El color y la forma dicen de qué tipo es.
leaflet-card-2 = **Junto a la tilde verde** están las marcas que apoya.
leaflet-card-3 = **Junto a la X roja** están las marcas que refuta.
leaflet-card-caption = «{ $card }», de { $thinker }: a la izquierda, sus marcas; a la derecha, sus dos listas.

leaflet-start = Antes de empezar
leaflet-start-1 = Baraja las 52 cartas y reparte seis a cada jugador. Que solo las veas tú: son tu memoria.
leaflet-start-2 = El resto queda boca abajo en el centro: el mundo de las ideas. Cada cual toma una carta de ayuda.
leaflet-start-3 = Echad a suertes quién empieza. Después se juega en el sentido de las agujas del reloj.

leaflet-turn = Tu turno
leaflet-turn-text = Roba **una** carta del mundo de las ideas. Después haz **una** sola de estas cinco cosas.
leaflet-turn-1 = **Abrir.** Si no tienes nada delante, pon ahí cualquier carta. Con ella empieza tu fila.
leaflet-turn-2 = **Apoyar.** Añade una carta de tu mano a una fila, tuya o ajena, que tenga una carta del mismo número, o una cuyo número, letra o dibujo esté junto a la tilde de la tuya. Desde entonces es de esa fila.
leaflet-turn-3 = **Refutar.** Quita de la mesa una carta cuyo número, letra o dibujo esté junto a la X de la tuya. Las dos van a tu biblioteca, un montón a la vista delante de ti. También puedes refutar tus propios argumentos.
leaflet-turn-4 = **Cuestionar.** Con cuatro o más cartas en tu fila, cuestiona a alguien que tenga en la suya menos que tú. Las dos filas van a tu biblioteca.
leaflet-turn-5 = **Pasar.** Cedes tu fila: va a la biblioteca de quien, entre los demás, jugó por última vez sin pasar. Si nadie más ha jugado aún, se queda. Con la fila vacía no se puede pasar: hay que abrir.
leaflet-turn-more = Solo cuentan las listas de la carta **que sale de tu mano**, nunca las de la carta de la mesa. Y di por qué encaja. Las razones están al final de este folleto.
leaflet-lists-caption = «{ $hand }» apoya a «{ $supported }», cuyo dibujo está junto a su tilde, y refuta a «{ $refuted }», cuyo dibujo está junto a su X.

leaflet-owl = Los mochuelos
leaflet-owl-text = El mochuelo, el ave de Atenea, **refuta cualquier carta**, y en la mesa solo otro mochuelo lo refuta. No apoya a nadie y nadie lo apoya, pero puede abrir una fila.

leaflet-end = El final
leaflet-end-short = **Partida corta.** Acaba en el momento en que se roba la última carta del mundo de las ideas. Cuentan fila, mano y biblioteca.
leaflet-end-long = **Partida larga.** Agotado el mundo de las ideas, se sigue sin robar hasta que todas las manos estén vacías. A quien no le quedan cartas se le salta; su fila sigue ahí, y se puede apoyar, refutar y cuestionar. También acaba si todos los que tienen cartas pasan uno tras otro sin que se mueva ninguna. Cuentan fila y biblioteca, la mano no.
leaflet-end-tie = Si hay empate, la victoria se comparte.

leaflet-personal = Mazos personales
leaflet-personal-text = Cada cual trae su baraja y elige de ella **quince cartas**, en secreto, con un mochuelo como mucho. (Dos jugadores pueden compartir una: se baraja, se reparten 26 a cada uno y se elige entre ellas.) Baraja tu mazo, toma seis y roba de él. Se juega como la larga, con un montón más, tu **olvido**.
leaflet-personal-more = Las cartas refutadas, cedidas o perdidas al ser cuestionadas van al olvido de quien las trajo, y no cuentan. A tu biblioteca van solo las cartas con las que refutas, y tu propia fila cuando cuestionas. Unas fundas de distinto color ayudan a no confundir las barajas.

leaflet-colours = Cuatro colores, para niñas y niños
leaflet-colours-text = Para tres o cuatro jugadores. Reparte todas las cartas. **Cuatro cartas del mismo número son un cuarteto**; los mochuelos también. Quien lo reciba completo lo baja enseguida.
leaflet-colours-1 = Pide a alguien una carta exacta: número y color, o autor y tipo. Debes tener alguna de ese número, y no la que pides.
leaflet-colours-2 = Si la tiene, te la da, y vuelves a pedir a quien quieras.
leaflet-colours-3 = Si no la tiene, le toca a esa persona.
leaflet-colours-4 = Baja cada cuarteto en cuanto lo completes. A quien no tiene cartas se le salta y no se le puede pedir.
leaflet-colours-more = Acaba en cuanto una mano queda vacía. Gana quien tiene más cuartetos. **Para dos,** una regla nuestra: diez cartas a cada uno, el resto es un mazo, y quien pide en vano roba una.

leaflet-pack = Una baraja para todo lo demás
leaflet-pack-text = En la esquina hay un palo francés y, dentro, uno español. Así que también sirve para el póquer, el mus, el tute o la brisca.
leaflet-pack-1 = **Amarillo:** diamantes y oros. **Rojo:** corazones y copas. **Verde:** tréboles y bastos. **Morado:** picas y espadas.
leaflet-pack-2 = **Baraja francesa:** las 52 cartas. El 1 es el as; el 11, la jota; el 12, la reina; y el mochuelo, número 13, el rey.
leaflet-pack-3 = **Baraja española:** sin ochos, nueves ni mochuelos. Quedan 40 cartas: del 1 al 7, sota (10), caballo (11) y rey (12).

leaflet-options = Otras formas de jugar
leaflet-options-1 = **Según el reglamento** también se puede pasar con la fila vacía. Pero las cartas de la mano no se pueden quitar: en la corta, quien nunca abre no puede perder, y ya no pasa nada. Por eso pedimos abrir.
leaflet-options-2 = **Tres jugadores:** sin un mochuelo, todos roban las mismas veces.
leaflet-options-3 = **Cuestionar:** solo filas que no estén vacías.
leaflet-options-4 = **Pasar:** la fila se queda si tu último turno sin pasar es posterior al de todos los demás.
leaflet-options-5 = **En los dos sentidos:** también vale que la lista de la carta de la mesa nombre a la de tu mano. Refutar es el doble de fácil, y abrir, peligroso.
leaflet-options-6 = **Mazos personales:** sin mochuelos, o hasta cuatro.
leaflet-options-7 = **Cuatro colores:** jugar hasta que se acaben todas las cartas; o poder pedir una carta que tienes, para despistar.

leaflet-letters = Las letras
leaflet-drawings = Los dibujos
leaflet-mark = **{ $name }.** { $theme }.
leaflet-letter = **{ $mark } { $name }.** { $theme }.

leaflet-reasons = Por qué: quiénes son y qué razones dan
leaflet-reasons-text = De cada carta: qué apoya (+) y qué refuta (×), la razón y, entre corchetes, la fuente de la carta, en inglés.
leaflet-reasons-card = **{ $number } { $title }.**
leaflet-reasons-tick = **+ { $mark }:** { $why }
leaflet-reasons-cross = **× { $mark }:** { $why }
leaflet-reasons-source = [{ $source }]
leaflet-thinker = { $number }  { $name } ({ $years })
