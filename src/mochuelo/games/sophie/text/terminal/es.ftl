# Lo que dice el terminal en la mesa: dónde está cada cual, qué se pregunta, qué son las partes de una acción.

board-round = Ronda { $round }
board-disc = disco girado { $by }
board-rabbits = madrigueras abiertas en { $spaces }
board-no-rabbits = ninguna madriguera abierta
board-exit = salida del Lugar del Olvido { $open ->
    [yes] abierta
   *[no] cerrada
}
board-boat = { $there ->
    [yes] barca en el lago
   *[no] sin barca en el lago
}
board-die = el dado marca { $number }
board-from = desde { $epoch }
board-heading = hacia { $space }
board-kept = un acierto en { $epoch }
board-carried = la ha llevado el disco
board-socrates = { $count ->
    [one] una carta de Sócrates
   *[other] { $count } cartas de Sócrates
}
board-ahead = { $space }, todo recto:
board-question = { $pile }, pregunta { $number }, para { $seat }
board-unseen = { $seat } elige la pregunta 1 o la 2 de una carta de { $pile }.
board-difficulty = dificultad { $difficulty }
board-read-out = La lee en voz alta { $seat }.
board-big = Gran Pregunta para { $seat }
board-judge = Juzga lo que ha respondido { $seat }; lo correcto es { $right }.
board-voters = Votos: { $votes }
board-voted = ya ha votado
board-to-vote = falta
board-last = La última pregunta: { $seat } respondió { $answer }, lo correcto es { $right }.
board-last-none = La última pregunta: { $seat } no dijo ninguna, lo correcto es { $right }.
board-finale = Final de { $seat }: { $asked } de 3 preguntas
board-asked = Lo que se preguntó
board-points = { $points } puntos
kind-plain = sin instrucción
kind-philosophy = filosofía
kind-question = Gran Pregunta
kind-travel = viaje
kind-major = girar el disco
kind-major-by = girar el disco { $by }
kind-gadfly = tábano
kind-forgetting = olvido
kind-lake = lago
choice-ask = que te pregunten
choice-roll = tirar el dado
choice-land = ir a
choice-jump = saltar a
choice-stay = quedarse
choice-rabbit = seguir al conejo hasta
choice-start = empezar en
choice-follow = hacer lo que dice la casilla
choice-sp = responder a una Gran Pregunta
choice-six = intentar un seis
choice-q1 = pregunta 1
choice-q2 = pregunta 2
choice-none = no lo sé
choice-spoken = ya he hablado
choice-more = más puntos (o: correcto)
choice-zero = ningún punto (o: incorrecto)
choice-abstain = abstenerse
choice-bet = usar la carta de Sócrates
choice-no-bet = oír las respuestas
choice-first = empieza
about-plain = Aquí no pasa nada.
about-philosophy = Una pregunta de filosofía: 10 puntos si la sabes.
about-question = Una Gran Pregunta: habla un minuto, más o menos; son 10 puntos, y los demás pueden dar 10 más o quitarlos.
about-travel = Vuelve a tirar enseguida.
about-major = Gira el disco { $by }, como las agujas del reloj. Quien está encima viaja con él.
about-gadfly = Puedes saltar: desde un camino al tábano del disco, desde este a uno de un camino.
about-forgetting = Tu figura va al Lugar del Olvido.
about-lake = Con barca, el lago se recorre como un camino. Sin ella esperas en el embarcadero a que llegue, o a sacar un tres o un seis.
about-epoch = Una época: no hace falta llegar con el número justo. Dos aciertos la completan.
about-rabbit = A su lado hay una madriguera abierta: al acabar el turno, saltas.
