# Lo que dice el tablero y lo que oye un lector de pantalla.

board-table = La mesa
board-grid = El tablero: las flechas recorren sus casillas
board-supply = Ideas de { $name } ({ $seat })
board-left = Quedan en la mano: { $tiles }
board-left-none = No queda nada en la mano
board-tile-here = { $tile }
board-tile-away = { $tile }, en el tablero

board-space-empty = { $space }, vacía
board-space-free = { $space }, vacía, disponible para una Idea nueva
board-space-tile = { $space }, { $tile } de { $seat }, mira al { $facing }, apunta a { $target }
board-space-tile-off = { $space }, { $tile } de { $seat }, mira al { $facing }, apunta fuera del tablero

board-expect-place = Coloca una Idea nueva.
board-expect-react = Elige qué Idea reacciona.
board-expect-decide = Elige un lado.
board-expect-rephrase = Elige una orientación.
board-expect-idea = Elige primero una de tus Ideas y después una casilla marcada del centro.
board-expect-space = Elige una de las casillas marcadas del centro.
board-expect-over = La partida ha terminado.
board-held = Tienes { $tile } en la mano. Ponla en una casilla marcada; gírala con Q y E, con la rueda o tocándola otra vez.

board-would-chain = { $count ->
    [one] Reacciona una Idea más.
   *[other] Reaccionan { $count } Ideas más.
}
board-would-ask = Después eliges cómo sigue.
board-would-win = La partida termina: Conclusión de { $seat }.
board-would-end = La partida termina.

board-about = { $tile } de { $seat } en { $space } apunta a { $target }.
board-about-off = { $tile } de { $seat } en { $space } apunta fuera del tablero.

board-no-over = La partida ha terminado; puedes repasarla o empezar otra.
board-no-turn = Le toca a { $name }. Mientras tanto, puedes mirar cualquier Idea.
board-no-watching = Estás mirando; mueven quienes juegan.
board-no-line = Ahora no hay conexión con la mesa. Tus Ideas esperan hasta que vuelva.
board-no-other-hand = Estas Ideas son de otro jugador; le toca a { $seat }.
board-no-played = { $tile } está en el tablero. Solo vuelve a la mano cuando sale de él.
board-no-rim = { $space } está fuera del centro. Las Ideas nuevas van en una de las nueve casillas más claras.
board-no-occupied = { $space } está ocupada. Elige una casilla libre del centro.
board-no-first = La primera Idea de la partida no puede ir en la casilla del medio. Vale cualquiera de las ocho de alrededor.
board-no-now = Eso no se puede elegir ahora.
board-no-used = { $tile } ya se ha activado en este turno.
board-no-still = { $tile } calla: ni esta Idea ni su objetivo se movieron en la última activación.
board-no-aim = { $tile } no apunta a ninguna Idea ajena.

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

# Aprender

learn-first = La primera partida, paso a paso
learn-facings = La misma Idea en los cuatro colores y las cuatro orientaciones
learn-plain = Sin nada en medio
learn-crowded = Cuando hay algo en medio, o algo sigue
learn-replay = Verlo otra vez

learn-note-Pu = La más sencilla. Lo que haya detrás de su objetivo se mueve también.
learn-note-Sl = Mira en el sentido de la gota: su izquierda es la tuya. Del revés, envía al otro lado del tablero.
learn-note-Sr = Mira en el sentido de la gota: su derecha es la tuya. Del revés, envía al otro lado del tablero.
learn-note-Pl = Trae a su objetivo a su lado. Deja sitio, o algo saldrá empujado.
learn-note-Pr = Trae a su objetivo a su lado. Deja sitio, o algo saldrá empujado.
learn-note-Ls = El punto de la gota es la casilla intermedia. Llega a dos casillas y mueve a su objetivo solo una.
learn-note-To = Solo se salta por encima del propio Lanzamiento, y este no se mueve nunca.
learn-note-Pe = La única Idea que se mueve ella misma, y solo junto con un objetivo. Sola no camina.
learn-note-Cp = Cuatro de las doce miran a una esquina; esta es el Empuje entre ellas.
learn-note-Cl = Dos casillas de alcance en diagonal, y también una sola de movimiento.
learn-note-De = Eliges cada vez que se activa, incluso en medio de una cadena.
learn-note-Re = Nada se mueve y aun así puede pasar mucho: una Idea reformulada cuenta como movida.

lesson-you = Tú
lesson-count = Paso { $n } de { $all }
lesson-progress = Pasos hechos
lesson-next = Paso siguiente
lesson-pass = Saltar este paso
lesson-back = Atrás
lesson-again = Probar otra vez
lesson-missing = No se han podido cargar las lecciones.
lesson-retry = Cargarlas otra vez
lesson-end = Eso es todo el juego. Lo demás es conversación.

lesson-place-title = Coloca una Idea
lesson-place-text = Cada turno empieza con una Idea nueva. Toca el Empuje de tu mano y después una de las casillas marcadas. Gíralo si quieres y colócalo. La primera Idea puede ir en cualquier casilla del centro menos en la del medio: pruébalo y sabrás por qué.
lesson-place-done = Colocado. La gota señala la casilla a la que apunta tu Empuje. Aún no hay nada allí, así que no pasa nada.
lesson-place-again = En este paso solo se usa el Empuje. Tócalo y luego una casilla marcada.

lesson-aim-title = Apunta y empuja
lesson-aim-text = Turquesa tiene un Empuje en el medio. Pon el tuyo al lado y gíralo hasta que la gota señale la Idea de Turquesa. El marco y la flecha muestran lo que pasará antes de colocar.
lesson-aim-done = Tu Empuje apuntaba a una Idea ajena, así que se activó y la empujó una casilla. Activarse no es opcional.
lesson-aim-again = Tu Empuje no apuntaba a la Idea de Turquesa. Ponlo al lado y gira la gota hacia ella, con Q y E, con la rueda o tocándolo otra vez.

lesson-line-title = Toda la fila se aparta
lesson-line-text = Empuja las Ideas de Turquesa hacia la derecha, aunque detrás esté tu propio Tirón. Todo lo que está en medio se mueve también, sea de quien sea.
lesson-line-done = Tres Ideas se han movido a la vez, una de ellas tuya.
lesson-line-again = Colócalo a la izquierda de la fila, mirando a la derecha.

lesson-off-title = Fuera del tablero
lesson-off-text = Por encima del medio, tres Ideas llegan hasta el borde. Empuja la línea hacia arriba.
lesson-off-done = Una Idea que cae del tablero vuelve a la mano de su dueño. No se pierde: podrá colocarse otra vez.
lesson-off-again = Colócalo justo debajo de la línea, mirando hacia arriba.

lesson-sides-title = Izquierda y derecha
lesson-sides-text = Un Desvío envía a su objetivo hacia un lado, visto en el sentido de su gota. Con tu Desvío a la izquierda, envía la Idea de Turquesa a la derecha del tablero. «Ver la cadena» dibuja dónde acabaría.
lesson-sides-done = Si mira hacia abajo, su izquierda es la derecha del tablero.
lesson-sides-again = Por ahí no. Desde el otro lado, la izquierda es la derecha: colócalo encima, mirando hacia abajo.

lesson-long-title = Un Tiro largo
lesson-long-text = El Tiro largo apunta exactamente a la segunda casilla; no importa qué haya en medio. Alcanza el Empuje de Turquesa por encima de tu propio Tirón.
lesson-long-done = Dos casillas de alcance y una de movimiento.
lesson-long-again = Colócalo exactamente a dos casillas, en la misma fila o columna, con la gota hacia el Empuje de Turquesa.

lesson-reaction-title = Una reacción en cadena
lesson-reaction-text = Tu Desvío a la derecha, abajo a la derecha, apunta a la casilla de encima. Empuja la Idea de Turquesa a esa casilla y mira qué pasa.
lesson-reaction-done = Tras cada activación, tus Ideas miran lo que acaba de moverse. Si alguna apunta ahora a una Idea ajena, reacciona, una vez por turno.
lesson-reaction-again = Nada ha llegado a la casilla a la que apunta tu Desvío. Empuja la Idea de Turquesa hacia la derecha.

lesson-choose-title = Una de varias
lesson-choose-text = Coloca tu Desvío a la izquierda en la esquina marcada, mirando hacia abajo. Entonces dos de tus Ideas podrían reaccionar: elige una en el tablero.
lesson-choose-done = La otra calla. Puede reaccionar más tarde si algo vuelve a moverse.
lesson-choose-again = El Desvío a la izquierda va en C1 y mira hacia abajo, al sur.

lesson-decide-title = Una Decisión
lesson-decide-text = Cuatro de las doce Ideas miran a una esquina. Una de ellas, la Decisión, envía a su objetivo a uno de dos lados, y tú eliges cuál. Apunta al Empuje de Turquesa.
lesson-decide-done = Cada vez que se activa una Decisión eliges el lado. También vale fuera del tablero.
lesson-decide-again = La gota de su esquina debe tocar la esquina de la Idea de Turquesa.

lesson-rephrase-title = Una Reformulación
lesson-rephrase-text = La Reformulación gira una Idea que toca su esquina, incluso una tuya. Gira tu Empuje de la izquierda para que empuje la Idea de Turquesa hacia la derecha.
lesson-rephrase-done = Una Idea reformulada cuenta como movida: tu Empuje volvió a mirar, encontró la Idea de Turquesa y actuó.
lesson-rephrase-again = Haz que la esquina de la Reformulación toque tu propio Empuje y gíralo hacia el este.

lesson-conclude-title = Una Conclusión
lesson-conclude-text = Tres Ideas tuyas en línea, en horizontal, vertical o diagonal, en cualquier parte del tablero: eso es una Conclusión. Tienes dos en línea. Que sean tres.
lesson-conclude-done = Si al terminar un turno exactamente un jugador tiene una Conclusión, gana, fuera de quien fuera el turno.
lesson-conclude-again = Aún no hay tres en línea. Mira la fila de arriba del centro.

lesson-guard-title = Mira también el otro lado
lesson-guard-text = Ahora es Turquesa quien tiene dos en línea. Usa tu Empuje o tu Desvío a la izquierda para que Turquesa no pueda hacer tres en su turno.
lesson-guard-done = Bien visto. Una Conclusión cuenta al final del turno de cualquiera: piensa en los dos lados antes de colocar.
lesson-guard-again = Turquesa aún podría llegar a tres en línea. Ocupa la casilla que necesita y cuida lo que empuja tu Idea.
