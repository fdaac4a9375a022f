# Lo que dice la mesa, y lo que oye de ella un lector de pantalla.

board-table = La mesa
board-world = Mundo de las ideas
board-world-left = Mundo de las ideas: { $count ->
    [0] no queda nada
    [one] queda una carta
   *[other] quedan { $count } cartas
}
board-row = Argumentos de { $name }: { $count ->
    [0] ninguno
    [one] una carta
   *[other] { $count } cartas
}
board-gone = se rindió
board-row-empty = Aún sin argumentos
board-hand = Tu mano
board-hand-word = cartas en la mano
board-hand-count = { $count ->
    [one] Una carta en la mano
   *[other] { $count } cartas en la mano
}
board-deck-word = cartas por robar
board-deck-left = { $count ->
    [one] Queda una carta por robar
   *[other] Quedan { $count } cartas por robar
}
board-library = Biblioteca
board-library-of = Biblioteca de { $name }: { $count ->
    [0] vacía
    [one] una carta
   *[other] { $count } cartas
}
board-library-note = Lo ganado. Todos lo han visto, así que todos pueden mirarlo.
board-oblivion = Olvido
board-oblivion-of = Olvido de { $name }: { $count ->
    [0] vacío
    [one] una carta
   *[other] { $count } cartas
}
board-oblivion-note = Cartas de este mazo que están fuera de juego. No cuentan para nadie.
board-deeds = Lo que puedes hacer

board-card = { $title }. { $name }, número { $number }; { $type }; { $letter }; { $drawing }.
board-owl = { $title }, { $type }.
board-owned = Del mazo { $name }.
board-supports = Apoya: { $list }.
board-refutes = Refuta: { $list }.
board-light-yes = Tu carta la apoya: { $why }
board-light-no = Tu carta la refuta: { $why }

board-why-number = Las dos son de { $name }.
board-why-owl = El mochuelo ve en la oscuridad: lo refuta todo.
board-why-mark = { $card } nombra { $mark }.

board-expect-play = Apoya, refuta, cuestiona o pasa.
board-expect-open = Abre tu fila con cualquier carta, o responde a la de otro.
board-expect-pass = Ninguna de tus cartas encaja: pasa.
board-expect-pick = Elige las cartas de tu mazo.
board-expect-target = Ahora toca lo que está iluminado.
board-phase-start = El azar dice quién empieza.
board-phase-deal = Se reparten las cartas.
board-phase-draw = Se roba una carta.
board-phase-pick = Se eligen los mazos.
board-phase-over = La partida ha terminado.
board-over = La partida ha terminado. Abajo, las puntuaciones y una lista de lecturas con lo que se dijo.

board-held-some = { $card } apoya { $yes } y refuta { $no } de las cartas de la mesa.
board-held-none = { $card } no apoya ni refuta nada de la mesa.
board-held-open = Déjala en la mesa para abrir tu fila.
board-held-on = { $card }, frente a { $other }:
board-held-row = { $card }, en la fila de { $name }:
board-open-here = Abrir
board-support-here = Apoyar
board-do-open = Abrir con ella
board-do-support = Apoyar a { $name }
board-do-refute = Refutar { $card }
board-which = Ahí puede apoyar y refutar. Elige con los botones.

board-pass = Pasar
board-pass-nothing = Tu fila está vacía: pasar no cuesta nada.
board-pass-stays = { $count ->
    [one] Tu carta se queda donde está. ¿Pasas?
   *[other] Tu fila de { $count } cartas se queda donde está. ¿Pasas?
}
board-pass-cedes = { $count ->
    [one] Tu carta va a la biblioteca de { $name }. ¿Pasas?
   *[other] Tu fila de { $count } cartas va a la biblioteca de { $name }. ¿Pasas?
}
board-pass-oblivion = { $count ->
    [one] Tu carta va al olvido, cedida ante { $name }. ¿Pasas?
   *[other] Las { $count } cartas de tu fila van al olvido, cedidas ante { $name }. ¿Pasas?
}
board-question = Cuestionar
board-question-both = ¿Cuestionas a { $name }? Las dos filas, { $count ->
    [one] una carta
   *[other] { $count } cartas
}, van a tu biblioteca.
board-question-own = ¿Cuestionas a { $name }? Tu fila de { $count } cartas va a tu biblioteca, y la suya al olvido.

board-no-deck = No se han podido traer las cartas. Recarga la página para volver a intentarlo.
board-no-over = La partida ha terminado; puedes repasarla o empezar otra.
board-no-turn = Le toca a { $name }. Mientras tanto, tus cartas enseñan lo que harían.
board-no-watching = Estás mirando; mueven los jugadores.
board-no-line = Ahora mismo no se llega a la mesa. Tus cartas esperarán.
board-no-fit = Esa carta no puede hacer nada ahí.
board-no-pass = Ahora no puedes pasar: con la fila vacía hay que jugar algo.
board-no-question = Para cuestionar hacen falta cuatro cartas en tu fila y otra fila más corta.

board-back = Atrás
board-close = Cerrar
board-look-at = Mirar de cerca { $card }
board-pause = Pausa
board-go-on = Seguir
board-skip = Saltar
board-language = Idioma de las cartas

board-pick-title = Elige { $count } cartas
board-pick-note = { $owls ->
    [0] Serán tu mazo en esta partida. Sin mochuelos.
    [one] Serán tu mazo en esta partida. Como mucho, un mochuelo.
   *[other] Serán tu mazo en esta partida. Como mucho, { $owls } mochuelos.
}
board-pick-owls = Mochuelos: { $count } de { $owls }
board-pick-random = Completar al azar
board-pick-suggested = Sugerencia
board-pick-clear = Vaciar
board-pick-take = Jugar con estas
board-pick-ready = Tu mazo está listo. Se entrega en cuanto te toque elegir.
board-pick-kept = Mazos guardados ({ $count })
board-pick-keep = Guardar este
board-pick-name = Nombre del mazo
board-pick-forget = Olvidar { $name }
board-pick-filter = Ver un solo pensador
board-pick-all = Todas

board-end = Cómo ha terminado
board-score = Puntos
board-score-row = Fila
board-score-hand = Mano
board-reading = Para seguir leyendo
board-year = { $year }{ $era ->
    [before] { " " }a. C.
   *[after] { "" }
}
board-year-about = h. { $year }{ $era ->
    [before] { " " }a. C.
   *[after] { "" }
}

# Cuatro colores

colours-expect = Toca una carta que te falte y a quién pedirla.
colours-ask = Pedir a { $name }
colours-whom = { $card }: ¿a quién se la pides?
colours-what = ¿Qué le pides a { $name }?
colours-card = { $name }, { $type }
colours-held = { $card }: «{ $title }». La tienes.
colours-missing = { $card }: te falta.
colours-family = { $name }, número { $number }
colours-owls = Mochuelos
colours-own = { $count ->
    [one] Tu mano: una carta
   *[other] Tu mano: { $count } cartas
}
colours-player = { $name }: { $count ->
    [one] una carta
   *[other] { $count } cartas
} en la mano, { $quartets ->
    [0] ningún cuarteto
    [one] un cuarteto
   *[other] { $quartets } cuartetos
}
colours-quartets = { $count ->
    [0] Ningún cuarteto todavía
    [one] Un cuarteto
   *[other] { $count } cuartetos
}
colours-says-ask = { $name }: ¿{ $card }?
colours-says-yes = Sí, aquí la tienes.
colours-says-no = No. Me toca a mí.
colours-no-ask = Esa carta no se puede pedir a nadie. Elige una de las que te faltan.
colours-no-cards = A { $name } no se le puede pedir eso.
colours-no-turn = Ahora pide { $name }.
board-over-colours = La partida ha terminado. Gana quien tiene más cuartetos.

# Aprender

learn-how = Cómo se juega
learn-first = La primera partida, guiada
learn-four = Cuatro colores, guiado
learn-cards = Doce mentes y sus cartas
