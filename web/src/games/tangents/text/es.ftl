# Lo que dice el tablero, y lo que oye de él un lector de pantalla.

board-table = La mesa
board-grid = La cuadrícula: las flechas recorren sus casillas
board-hand = Mano de { $name } ({ $seat })
board-hand-count = { $count ->
    [one] una carta
   *[other] { $count } cartas
}
board-block = Bloqueo
board-unknown = Una carta que no conoces

board-side-Il = dibujo
board-side-Po = poema
board-upright = al derecho
board-turned = girada
board-way-N = norte
board-way-NE = nordeste
board-way-E = este
board-way-SE = sudeste
board-way-S = sur
board-way-SW = sudoeste
board-way-W = oeste
board-way-NW = noroeste
board-value = { $way } { $value ->
    [0] en blanco
   *[other] { $value }
}
board-card = { $title }, { $side }, { $lie }: { $values }.
board-blocked = Bloqueada.
board-empty = vacía
board-open = Disponible.
board-tried = De prueba:
board-tried-flip = De prueba, volteo { $n }:
board-flips = Se puede voltear, con el número { $n }.

board-score = Ilustración { $il }, Poesía { $po }.
board-score-tried = Con esta jugada: { $il } a { $po }.
board-try = Prueba

board-expect-deal = Se reparten las cartas.
board-expect-die = El dado dice quién empieza.
board-expect-lot = El azar dice quién empieza.
board-expect-throw = ¿Piedra, papel o tijera? Se muestran a la vez.
board-expect-reveal = Las dos elecciones están hechas.
board-expect-choose = Has ganado: ¿prefieres empezar o ir después?
board-expect-play = Juega una carta, o tu bloqueo.
board-expect-pass = No hay nada que jugar.
board-expect-next = La primera partida ha terminado.
board-expect-over = La partida ha terminado.
board-expect-card = Elige primero una carta de tu mano.
board-expect-space = Elige una casilla vacía para ella.
board-expect-block = Pon el bloqueo sobre cualquier carta. Esa ya no se volteará.
board-expect-chain = Elige qué voltear: toca la última carta de una cadena.

board-held = { $title }: ponla en una casilla vacía, del derecho o del revés.
board-would-flip = { $ways ->
    [one] Se puede voltear en una dirección
   *[other] Se puede voltear en { $ways } direcciones
}, { $most ->
    [one] una carta.
   *[other] hasta { $most } cartas.
}
board-laid = Aquí no voltea nada. Colócala, o busca otra casilla.
board-laid-optional = Elige una cadena, o colócala sin voltear.
board-laid-flips = { $count ->
    [one] Se voltea una carta. Tócala para girarla.
   *[other] Se voltean { $count } cartas. Toca cada una para girarla.
}
board-laid-block = La carta que está debajo se queda como está hasta el final.

board-no-deck = No se han podido traer todas las cartas. Recarga la página para intentarlo otra vez.
board-no-over = La partida ha terminado; puedes repasarla o empezar otra.
board-no-turn = Le toca a { $name }. Mientras tanto, puedes mirar de cerca cualquier carta.
board-no-watching = Estás mirando; mueven quienes juegan.
board-no-line = Ahora no hay conexión con la mesa. Tus cartas esperan hasta que vuelva.
board-no-other-hand = Estas cartas son del otro lado; le toca a { $seat }.
board-no-now = Esa carta no se puede jugar ahora.
board-no-block = El bloqueo no se puede jugar ahora: ni en tu primer turno, ni cuando queda una sola casilla.
board-no-block-empty = El bloqueo se pone sobre una carta, no en una casilla vacía.
board-no-block-here = Esa carta ya está bloqueada.
board-no-taken = { $space } está ocupada. Elige una casilla vacía.
board-no-reach = Ninguna cadena desde aquí termina en { $space }.
board-no-flip = Desde aquí no se puede voltear nada.

board-turn-key = Girar (R)
board-back = Atrás
board-place = Colocar
board-look = Mirar de cerca
board-close = Cerrar
board-read = Leer en voz alta
board-pause = Pausa
board-go-on = Seguir
board-skip = Saltar

board-rock = Piedra
board-paper = Papel
board-scissors = Tijera
board-first = Empezar
board-second = Ir después
board-next = Próxima partida
board-die = El dado de { $seat } marca { $value }
board-ended = La primera partida termina: Ilustración { $il }, Poesía { $po }.
board-results = Ilustración y Poesía: { $a } a { $b } en la primera partida, { $c } a { $d } en la segunda.
board-waits = La segunda la empieza { $seat }.

# Aprender

learn-how = Cómo se juega
learn-first = La primera partida, paso a paso
learn-cards = Las cartas
