# Lo que dice el tablero y lo que oye un lector de pantalla.

board-table = La mesa
board-grid = El tablero: las flechas recorren sus casillas
board-supply = Ideas de { $name } ({ $seat })
board-left = Quedan en la mano: { $tiles }
board-left-none = No queda nada en la mano
board-tile-here = { $tile }
board-tile-away = { $tile }, en el tablero

board-space-empty = { $space }, vacía
board-space-free = { $space }, vacía, abierta a una Idea nueva
board-space-tile = { $space }, { $tile } de { $seat }, mira al { $facing }, apunta a { $target }
board-space-tile-off = { $space }, { $tile } de { $seat }, mira al { $facing }, apunta fuera del tablero

board-expect-place = Elige una de tus Ideas y una casilla del centro.
board-expect-react = Elige qué Idea reacciona: están en un marco luminoso.
board-expect-decide = Elige hacia qué lado envía la Decisión a su objetivo.
board-expect-rephrase = Elige hacia dónde mirará la Idea reformulada.
board-expect-space = Elige una de las casillas marcadas del centro.
board-expect-over = La partida ha terminado.
board-waiting = { $name } ({ $seat }) está pensando.
board-over = La partida ha terminado.
board-held = Tienes { $tile } en la mano. Ponla en una casilla marcada; gírala con Q y E, con la rueda o tocándola otra vez.

board-would-chain = { $count ->
    [one] Reacciona una Idea más.
   *[other] Reaccionan { $count } Ideas más.
}
board-would-ask = Después eliges cómo sigue.
board-would-win = La partida termina: Conclusión de { $seat }.
board-would-end = La partida termina.
board-would-place = Nada se mueve.

board-about = { $tile } de { $seat } en { $space } apunta a { $target }.
board-about-off = { $tile } de { $seat } en { $space } apunta fuera del tablero.

board-no-over = La partida ha terminado; puedes repasarla o empezar otra.
board-no-turn = Le toca a { $name }. Mientras tanto puedes mirar cualquier Idea.
board-no-watching = Estás mirando; mueven quienes juegan.
board-no-line = Ahora no hay conexión con la mesa. Tus Ideas esperan hasta que vuelva.
board-no-other-hand = Estas Ideas son de otra persona; le toca a { $seat }.
board-no-played = { $tile } está en el tablero. Solo vuelve a la mano cuando la empujan fuera.
board-no-rim = { $space } está fuera del centro. Las Ideas nuevas empiezan en una de las nueve casillas claras.
board-no-occupied = { $space } está ocupada. Elige una casilla libre del centro.
board-no-first = La primera Idea de la partida no puede ir en la casilla del medio. Sirve cualquiera de las ocho de alrededor.
board-no-now = Eso no se puede aquí.
board-no-used = { $tile } ya se ha activado en este turno.
board-no-still = { $tile } calla: ni ella ni su objetivo se movieron en la última activación.
board-no-aim = { $tile } no apunta a ninguna Idea ajena.
board-no-facing = { $tile } puede mirar a { $facings }.
board-no-text = «{ $text }» no es una jugada aquí. Escríbela como { $example }.

board-off = Fuera del tablero
board-move-to = A { $space }
board-react-with = { $space } { $tile }
board-turn-left = Girar a la izquierda (Q)
board-turn-right = Girar a la derecha (E)
board-chain = Ver la cadena
board-place = Colocar
board-take = Elegir
board-pause = Pausa
board-go-on = Seguir
board-skip = Saltar
board-steps = Qué ha pasado
board-type = Escribir una jugada
board-typed = Jugada en notación
board-send = Jugar
