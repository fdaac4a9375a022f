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
board-away = se ha ido
board-epoch-is-done = { $name }: completa
board-epoch-is-kept = { $name }: una respuesta acertada, guardada
board-epoch-is-open = { $name }: por hacer
board-here = Aquí: { $names }.

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
board-about-question = Habla un minuto; después juzgan los demás.
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
board-do-gadfly = Tábano: puedes saltar a otro
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

# Las escenas sobre el mapa: preguntas, discursos, votos, lugares, el final.

scene-ten = Quedan diez segundos.
scene-left = { $count ->
    [one] Queda un segundo
   *[other] Quedan { $count } segundos
}
scene-language = Idioma de la pregunta
scene-pile-mythology = Mitología
scene-pile-hellas = Grecia y Roma
scene-pile-middle = Edad Media
scene-pile-renaissance = Renacimiento y Barroco
scene-pile-enlightenment = Ilustración
scene-pile-modern = Siglos XIX y XX
scene-pile-philosophy = Filosofía
scene-pile-big = Gran Pregunta
scene-finale = Final: { $name }
scene-finale-of = El final de { $name }
scene-socrates = La apuesta de Sócrates
scene-grade = { $count ->
    [1] Fácil
    [2] Media
   *[3] Difícil
}
scene-question = Pregunta { $number }
scene-answer = Respuesta { $letter }
scene-choose-you = Elige una pregunta sin verla
scene-choose-other = { $name } elige una pregunta sin verla
scene-for-you = Pregunta { $number }, para ti
scene-for = Pregunta { $number }, para { $name }
scene-read-to = Léesela en voz alta a { $name }
scene-odds = Responde un programa, que acierta con una probabilidad de { $count } entre 100.
scene-listen = { $name } te lee la pregunta. ¿Qué respuesta es la buena?
scene-look = Enseñar la pregunta a { $name }
scene-unknown = No lo sé
scene-right = Correcta
scene-wrong = Incorrecta
scene-right-is = Correcta: { $answer }.
scene-knew = { $name } lo sabía
scene-erred = { $name } se equivocó
scene-passed = { $name } no lo sabía
scene-spoke = Habló { $name }
scene-points = puntos
scene-close = Seguir
scene-big-speak = { $name } tiene un minuto para hablar
scene-big-speak-you = Tienes un minuto para hablar
scene-big-vote = Los demás votan lo que ha dicho { $name }
scene-big-vote-you = Los demás votan lo que has dicho
scene-big-opened = Los votos a lo que dijo { $name }
scene-big-opened-you = Los votos a lo que dijiste
scene-big-alone = No había quien votara lo que dijo { $name }
scene-big-alone-you = No había quien votara lo que dijiste
scene-big-bot = { $name } ha hablado; lo que dicen los programas no se vota
scene-write = ¿Qué piensas?
scene-write-bet = ¿Cuál es la respuesta?
scene-write-hint = Aquí nada está mal. Empieza por donde quieras.
scene-aloud = Dilo en voz alta y pulsa el botón cuando termines.
scene-speaks = { $name } piensa en voz alta.
scene-room = Estamos en la misma sala
scene-spoken = Ya he hablado
scene-send = Decirlo
scene-heard = Ha hablado { $name }.
scene-vote = ¿Merece { $name } más de 10 puntos?
scene-vote-forgetting = ¿Merece { $name } puntos por ello?
scene-judge = ¿Acertó { $name }?
scene-vote-more = Más
scene-vote-none = Ninguno
scene-vote-abstain = Me abstengo
scene-vote-right = Acertó
scene-vote-wrong = Falló
scene-vote-note = Si todos dicen más, son 20. Si todos dicen ninguno, nada. Si no, 10.
scene-vote-note-forgetting = Diez puntos si todos dicen más; si no, ninguno. La salida se abre igualmente.
scene-vote-note-judge = Veinte puntos si son más los que dicen que acertó.
scene-voted = ha votado
scene-not-voted = aún no ha votado
scene-token = { $name }: { $vote }
scene-waiting = Falta el voto de { $names }.
scene-lamps = Las tres preguntas del final
scene-lamp = { $pile }: { $state ->
    [lit] acertada
    [out] fallada
    [now] ahora
   *[dark] por venir
}
scene-bet = Tienes una carta de Sócrates. ¿Lo sabes sin oír las respuestas? Si los demás están de acuerdo, son 20 puntos; si no, ninguno.
scene-bet-yes = Lo sé
scene-bet-no = Léeme las respuestas
scene-forgetting = El Lugar del Olvido
scene-forgetting-closed = La niebla es espesa y la salida está cerrada. Responde a una Gran Pregunta o saca un seis.
scene-forgetting-open = La niebla se ha levantado y la salida está abierta. Tira y sal.
scene-lake = Junto al lago
scene-lake-closed = Hoy no hay barca. Solo un tres o un seis te lleva a la otra orilla.
scene-lake-open = Hay una barca en el embarcadero. Tira y cruza.
scene-rabbit = Una madriguera
scene-rabbit-text = El conejo tiene prisa y tú vas con él. ¿Dónde sales?
scene-gadfly = Un tábano
scene-gadfly-text = Pica a quien se ha acomodado. Puedes dejar que te lleve hasta otro tábano.
scene-map = Ver el mapa
scene-verdict = { $count ->
    [one] Ha ganado { $names }
   *[other] Han ganado { $names }
}
scene-over = La partida ha terminado
scene-gone = se rindió
scene-review = Lo que se preguntó
scene-review-far = Lo preguntado hasta ahora
scene-review-of = Preguntas de quién
scene-review-all = Todas
scene-review-known = { $right } de { $asked }
scene-review-missed = Solo lo no sabido
scene-review-hard = Primero lo menos sabido
scene-result = Acertada por { $right } de { $asked }
scene-review-none = Aquí no hay nada.
scene-shut = Cerrar
scene-copy = Copiar como texto
scene-copied = Copiado
scene-print = Imprimir

# Las páginas de «Aprender».

learn-how = Cómo se juega
learn-first = La primera partida, paso a paso
learn-missing = Esta página no se ha podido cargar.
learn-retry = Otra vez
