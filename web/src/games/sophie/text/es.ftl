# El mapa, lo que de él oye un lector de pantalla, y lo que se puede hacer.

board-table = El mapa
board-plates = Jugadores
board-deeds = Qué se puede hacer
board-choices = Adónde ir
board-points = { $count ->
    [one] Un punto de sabiduría
   *[other] { $count } puntos de sabiduría
}
board-points-word = puntos de sabiduría
board-togo = { $count ->
    [0] completo
    [one] falta 1
   *[other] faltan { $count }
}
board-gone = abandonó
board-epoch-is-done = { $name }: completa
board-epoch-is-kept = { $name }: una respuesta acertada, guardada
board-epoch-is-open = { $name }: por hacer
board-here = Aquí: { $names }.

board-epoch-mythology = Mitología
board-epoch-hellas = Grecia y Roma
board-epoch-middle = Edad Media
board-epoch-renaissance = Renacimiento y Barroco
board-epoch-enlightenment = Ilustración
board-epoch-modern = Siglos XIX y XX
board-place-forgetting = Lugar del Olvido

board-kind-plain = Casilla tranquila
board-kind-philosophy = Filosofía
board-kind-travel = Viaje
board-kind-major = Control del mayor: { $count }
board-kind-question = Gran Pregunta
board-kind-gadfly = Tábano
board-kind-forgetting = Olvido
board-kind-lake = Lago

board-about-plain = Aquí no pasa nada.
board-about-philosophy = Una pregunta de filosofía, por 10 puntos.
board-about-travel = Tira otra vez, enseguida.
board-about-major = El disco gira, y con él quienes están encima.
board-about-question = Habla un minuto; los demás juzgan en secreto.
board-about-gadfly = Salta a otro tábano, si quieres.
board-about-forgetting = Derecho al Lugar del Olvido.
board-about-lake = Se cruza en barca; sin ella, se espera en el embarcadero.
board-about-epoch = Dos aciertos completan una época; cuatro épocas abren el final.
board-about-place = Se sale por la puerta verde; si no, hablando o con un seis.

board-do-still = Quedarte donde estás
board-do-plain = Aquí no pasa nada
board-do-philosophy = Filosofía: una pregunta por 10
board-do-travel = Viaje: tirar otra vez
board-do-major = Girar el disco { $count }
board-do-question = Gran Pregunta: hablar por 10 a 20
board-do-gadfly = Tábano: puedes saltar al disco
board-do-gadfly-disc = Saltar al disco
board-do-gadfly-path = Saltar al camino de { $name }
board-do-forgetting = Olvido: allá vas
board-do-lake = El lago
board-do-hole = – junto a una madriguera abierta: saltas
board-do-epoch = { $name }: te preguntarán
board-do-finished = { $name }: ya completa
board-do-rabbit = Saltar a { $name }

board-at-none = aún no está en el mapa
board-at-ring = { $space }, en el disco
board-at-path = { $space }, en el camino de { $epoch }

board-deed-ask = Que me pregunten
board-deed-roll = Tirar
board-deed-follow = Hacer lo que dice la casilla
board-deed-speak = Hablar de una Gran Pregunta
board-deed-six = Tirar a por un seis
board-deed-stay = Quedarme aquí
board-pause = Pausa
board-go-on = Seguir
board-skip = Saltar

board-expect-start = Elige la época en la que empiezas.
board-expect-land = Elige adónde ir.
board-expect-gadfly = Salta a otro tábano, o quédate.
board-expect-rabbit = Por la madriguera: elige una época.
board-expect-ask-or-roll = Que te pregunten, o tirar y marcharte.
board-expect-ask = Que te pregunten.
board-expect-roll = Tira el dado.
board-expect-forgetting = La puerta está cerrada: habla, o tira a por un seis.
board-expect-choose = Elige qué hacer.
board-expect-number = ¿Pregunta 1 o 2?
board-expect-answer = Elige una respuesta.
board-expect-speak = Tienes la palabra.
board-expect-vote = Vota sobre lo que has oído.
board-expect-space = Elige una de las casillas iluminadas.

board-no-board = No se ha podido traer el mapa. Recarga la página para volver a intentarlo.
board-no-over = La partida ha terminado; puedes repasarla o empezar otra.
board-no-turn = Le toca a { $name }.
board-no-watching = Estás mirando; mueven los jugadores.
board-no-line = Ahora mismo no se llega a la mesa.
board-no-deed = Ahora no se puede hacer nada con eso.
