# El mundo de Sofía en español.

title = El mundo de Sofía
tagline = Por seis épocas en un tablero redondo, con preguntas de historia y filosofía.
summary = Cada cual empieza en una época y responde a preguntas sobre ella. Con dos aciertos la época queda superada; luego el camino lleva por un disco giratorio a la siguiente, entre tábanos, conejos, un lago y el Lugar del Olvido. Quien supera cuatro épocas pone fin a la partida, y gana quien tenga más puntos de sabiduría.

# Jugadores

seat-In = Índigo
seat-Te = Turquesa
seat-Sa = Salvia
seat-Am = Ámbar
seat-Co = Coral
seat-St = Piedra

# Partes de las frases de abajo

who = { $seat ->
    [In] { seat-In }
    [Te] { seat-Te }
    [Sa] { seat-Sa }
    [Am] { seat-Am }
    [Co] { seat-Co }
    [St] { seat-St }
   *[other] { $seat }
}
epoch-mythology = Mitología
epoch-hellas = Grecia y Roma
epoch-middle = Edad Media
epoch-renaissance = Renacimiento y Barroco
epoch-enlightenment = Ilustración
epoch-modern = Siglos XIX y XX
pile-philosophy = Filosofía
pile-big = Grandes Preguntas
where = { $epoch ->
    [mythology] { epoch-mythology }
    [hellas] { epoch-hellas }
    [middle] { epoch-middle }
    [renaissance] { epoch-renaissance }
    [enlightenment] { epoch-enlightenment }
   *[modern] { epoch-modern }
}
which = { $pile ->
    [mythology] { epoch-mythology }
    [hellas] { epoch-hellas }
    [middle] { epoch-middle }
    [renaissance] { epoch-renaissance }
    [enlightenment] { epoch-enlightenment }
    [modern] { epoch-modern }
    [big] { pile-big }
   *[philosophy] { pile-philosophy }
}
space-plain = una casilla sin nada
space-philosophy = una casilla de filosofía
space-question = una casilla de Gran Pregunta
space-travel = una casilla de viaje
space-major = una casilla de control mayor
space-gadfly = una casilla de tábano
space-forgetting = una casilla de olvido
space-lake = el lago
space-place = el Lugar del Olvido
spot = { $space ->
    [mythology] { epoch-mythology }
    [hellas] { epoch-hellas }
    [middle] { epoch-middle }
    [renaissance] { epoch-renaissance }
    [enlightenment] { epoch-enlightenment }
    [modern] { epoch-modern }
    [philosophy] { space-philosophy }
    [question] { space-question }
    [travel] { space-travel }
    [major] { space-major }
    [gadfly] { space-gadfly }
    [forgetting] { space-forgetting }
    [lake] { space-lake }
    [place] { space-place }
   *[plain] { space-plain }
}
segments = { $by ->
    [one] un segmento
   *[other] { $by } segmentos
}

# Qué ocurre

story-begin = Empieza { who }.
story-rotate = El disco está girado { segments }.
story-start = { who } empieza en: { where }.
story-ask-epoch = Pregunta para { who }: { which }.
story-ask-philosophy = Pregunta de filosofía para { who }.
story-ask-finale = Final: pregunta para { who }: { which }.
story-ask-finale-philosophy = Final: pregunta de filosofía para { who }.
story-draw = Se roba una carta de { which }.
story-again = Se barajan las cartas usadas de { which } y se vuelve a robar de ellas: { $cards }.
story-socrates = { who } roba una carta de Sócrates, se la queda y roba otra.
story-choose = { who } elige la pregunta { $number }.
story-layout = Se leen a { who } la pregunta y sus tres respuestas.
story-layout-judges = Se leen la pregunta y sus tres respuestas a quienes juzgan.
story-hear = Se lee a { who } la pregunta, sin sus respuestas.
story-bet = { who } usa una carta de Sócrates y responderá con sus palabras.
story-bet-not = { who } no usa ninguna carta de Sócrates y oye las respuestas.
story-odds = { who } acierta con una probabilidad de { $odds } entre cien.
story-answer = { who } responde { $letter }.
story-answer-none = { who } no da ninguna respuesta.
story-open = La respuesta correcta es { $letter }.
story-right = Correcto: { $points } puntos para { who }.
story-wrong = { who } no ha acertado.
story-keep = { who } guarda la carta: un acierto para { where }.
story-finish = { who } supera { where } y recoge su ficha.
story-finale = { who } ha superado la última época que hacía falta y juega el final.
story-closing = { who } ha jugado el final. Los demás terminan la ronda.
story-big = { who } roba una Gran Pregunta.
story-speak = { who } ha hablado.
story-vote = { who } ha votado.
story-vote-more = { who } vota por más puntos.
story-vote-none = { who } vota por ningún punto.
story-vote-abstain = { who } se abstiene.
story-vote-judge-more = { who } da la respuesta por buena.
story-vote-judge-none = { who } da la respuesta por mala.
story-vote-judge-abstain = { who } no juzga.
story-votes = Votos por más: { $more }; por ninguno: { $none }. { who } recibe { $points } puntos.
story-votes-nobody = No había quien votara. { who } recibe { $points } puntos.
story-judged = La dan por buena: { $more }; por mala: { $none }.
story-leave = { who } sale de: { spot }.
story-leave-forgetting = { who } deja el Lugar del Olvido por la salida abierta.
story-roll = { who } tira el dado.
story-six = { who } intenta sacar un seis.
story-speech = { who } responderá a una Gran Pregunta para salir.
story-die = El dado marca { $number }.
story-wait-six = No es un seis: { who } se queda en el Lugar del Olvido.
story-wait-stage = No es un tres ni un seis: { who } espera en el embarcadero.
story-still = { who } se queda donde estaba.
story-move = { who } avanza hasta: { spot }.
story-move-before = La casilla está ocupada: { who } se detiene antes, en: { spot }.
story-move-after = La casilla está ocupada: { who } se detiene después, en: { spot }.
story-move-lake = No hay barca: { who } se detiene en: { spot }. El resto de la tirada se pierde.
story-enter = { who } llega a: { spot }.
story-enter-after = La casilla está ocupada: { who } sigue hasta: { spot }.
story-travel = { who } sigue de viaje y vuelve a tirar.
story-forget = { who } va al Lugar del Olvido.
story-fly = El tábano se lleva a { who }.
story-stay = { who } se queda con el tábano.
story-rabbit = { who } sigue al conejo hasta: { where }.
story-follow = El disco ha llevado a { who } hasta { spot }, y toca hacerle caso.
story-turn-disc = { who } gira el disco { segments }.
story-carry = El disco lleva a { who } hasta: { spot }.
story-end-finale = El final está jugado, y con él acaba la partida.
story-end-rounds = Se han jugado demasiadas rondas, y con ello acaba la partida.

# Por qué

rule-begin = El azar dice quién empieza; se juega en el sentido de las agujas del reloj.
rule-begin-nearest = Empieza quien tenga el nombre más parecido a Sofía; se juega en el sentido de las agujas del reloj.
rule-rotate = Al empezar, el disco está girado al azar.
rule-start = Por turno, cada cual elige una época libre para empezar. Cuenta entre las que hay que superar.
rule-ask-epoch = En una época sin superar se pueden recibir preguntas hasta que una respuesta no sea correcta.
rule-ask-philosophy = En una casilla de filosofía se recibe una pregunta.
rule-ask-finale = Quien primero supera la última época necesaria recibe una pregunta de cada época sin superar, por orden de tiempo, y una de filosofía.
rule-ask-finale-philosophy = La última pregunta del final es de filosofía.
rule-draw = Una carta tiene dos preguntas, y nadie las ve antes de que se elija una.
rule-again = Cuando un mazo se acaba, sus cartas usadas lo forman de nuevo. Las que alguien guarda siguen guardadas.
rule-socrates = Entre las cartas de filosofía hay cuatro de Sócrates. Quien roba una se la queda.
rule-choose = Se elige la pregunta 1 o 2 sin verla. La otra queda sin conocerse.
rule-layout = Las tres respuestas salen cada vez en otro orden.
rule-layout-judges = Tras una apuesta se leen las respuestas a quienes juzgan, y se les enseña la correcta.
rule-hear = Quien tiene una carta de Sócrates puede usarla en una pregunta sobre una época antes de que se lean las respuestas.
rule-bet = Con una carta de Sócrates se responde con las propias palabras y los demás juzgan: si es correcto vale 20 puntos y cuenta para la época. La carta se gasta.
rule-bet-not = Sin carta de Sócrates la pregunta sigue como siempre.
rule-odds = Un programa no ve cuál es la correcta. Dice con qué probabilidad acierta, y el azar responde por él.
rule-answer = Se da una sola respuesta.
rule-answer-none = Se puede no dar ninguna. Cuando se acaba el tiempo, no se da ninguna.
rule-open = Después de cada respuesta se enseña a todos la correcta.
rule-right-epoch = Un acierto sobre una época vale 10 puntos, la carta se guarda y la siguiente pregunta llega en seguida.
rule-right-philosophy = Un acierto en una casilla de filosofía vale 10 puntos.
rule-right-finale = Un acierto en el final vale 30 puntos, o los que la mesa haya acordado.
rule-wrong-epoch = Si la respuesta no es correcta, la carta se gasta y el turno acaba. Un acierto queda guardado para después.
rule-wrong-philosophy = Una respuesta que no es correcta no vale nada, y el turno acaba.
rule-wrong-finale = Una respuesta que no es correcta no vale nada; el final sigue.
rule-judged = Una apuesta con carta de Sócrates es correcta cuando la dan por buena más de los que la dan por mala.
rule-keep = Un acierto queda guardado para después, también al irse de la época.
rule-finish = Con dos aciertos la época queda superada: sus cartas se gastan, la ficha va a quien la supera y el turno acaba.
rule-finale = Quien primero supera la última época necesaria responde en seguida, sin nadie más, a las preguntas del final.
rule-closing = En esta mesa los demás terminan la ronda después del final.
rule-big-space = En una casilla de Gran Pregunta se roba una y se habla sobre ella cerca de un minuto.
rule-big-forgetting = Con la salida cerrada se puede responder a una Gran Pregunta, y después tirar y salir.
rule-speak-space = Al hablar nada es correcto ni incorrecto. Después votan las demás personas.
rule-speak-forgetting = Al hablar nada es correcto ni incorrecto. Después votan las demás personas.
rule-speak-judge = Quien ha usado una carta de Sócrates responde con sus palabras. Después se enseña la respuesta correcta y los demás juzgan.
rule-vote = Cada una de las demás personas vota por más puntos, por ninguno, o se abstiene; también quien deja pasar el tiempo. Los programas no votan.
rule-vote-judge = Cada una de las demás personas da la respuesta por buena o por mala, o se abstiene. Los programas no juzgan.
rule-votes-space = Hablar vale 10 puntos: 20 si todos votan por más, ninguno si todos votan por ninguno.
rule-votes-forgetting = Hablar para salir del Lugar del Olvido no vale nada, o 10 puntos si todos votan por más.
rule-leave = En una época se puede tirar y salir, siempre hacia delante y sin volver a donde empezó el viaje.
rule-leave-forgetting = Con la salida abierta se tira y se deja el Lugar del Olvido.
rule-roll = En camino, el turno empieza con una tirada.
rule-six = Con la salida cerrada se puede intentar un seis y avanzar seis con él.
rule-speech = Con la salida cerrada se puede responder a una Gran Pregunta, y después tirar y salir.
rule-die = Se avanza exactamente lo que marca el dado; solo a una época se llega sin tirada exacta.
rule-die-six = Un seis saca del Lugar del Olvido, esté como esté la salida.
rule-die-stage = Sin barca, un tres o un seis llevan por el lago.
rule-wait-six = Sin un seis hay que quedarse e intentarlo de nuevo en el turno siguiente.
rule-wait-stage = Sin barca se espera en el embarcadero un tres o un seis.
rule-still = La casilla de salida cuenta como libre. Quedarse en ella no es moverse: no se sigue lo que pide y el turno acaba.
rule-move = Se avanza exactamente lo que marca el dado, siempre hacia delante.
rule-move-before = En una casilla cabe una sola figura. Si la tirada acaba en una ocupada, se elige la casilla libre más cercana antes o después.
rule-move-after = En una casilla cabe una sola figura. Si la tirada acaba en una ocupada, se elige la casilla libre más cercana antes o después.
rule-move-lake = Sin barca hay que detenerse en el embarcadero; si está ocupado, en la última casilla libre antes de él.
rule-enter = A una época se llega sin tirada exacta, y en ella caben todos. Al llegar el turno acaba.
rule-enter-after = La casilla libre más cercana después de una ocupada puede ser una época, donde caben todos.
rule-travel = En una casilla de viaje se vuelve a tirar en seguida.
rule-forget = Quien se detiene en una casilla de olvido va al Lugar del Olvido.
rule-fly = Desde un tábano de un camino se puede saltar al del disco si está libre, y desde allí a uno libre de un camino con salida abierta.
rule-fly-next = En esta mesa un tábano lleva al tábano del camino siguiente que tenga uno, si está libre.
rule-stay = Nadie está obligado a saltar con un tábano.
rule-rabbit = Junto a una madriguera abierta hay que saltar a una época sin superar de la que no se acabe de salir.
rule-follow = A quien el disco lleva a una casilla de olvido le toca hacerle caso en vez de tirar.
rule-follow-all = En esta mesa, a quien el disco lleva a una casilla le toca hacerle caso en vez de tirar.
rule-turn-disc = En una casilla de control mayor se gira el disco hacia la derecha tanto como indica.
rule-carry = Lo que está sobre el disco gira con él.
rule-end-finale = Jugado el final, la partida acaba. Gana quien tenga más puntos, y en caso de empate se comparte.
rule-end-rounds = Después de sesenta rondas la partida acaba como esté. Gana quien tenga más puntos, y en caso de empate se comparte.

# Cómo acaba

outcome-finale = Más puntos después del final
outcome-concession = Los demás se han rendido
outcome-rounds = Más puntos después de sesenta rondas

# Opciones

option-last-round = Cuando se juega el final
option-last-round-off = la partida acaba
option-last-round-on = los demás terminan la ronda
option-finale-points = Puntos por acierto en el final
option-finale-points-30 = 30
option-finale-points-20 = 20
option-finale-points-10 = 10
option-gadfly = Los tábanos saltan
option-gadfly-path-disc = entre un camino y el disco
option-gadfly-next-path = al camino siguiente que tenga uno
option-socrates-cards = Cartas de Sócrates
option-socrates-cards-off = se dejan fuera
option-socrates-cards-on = van entre las de filosofía
option-enter-epoch-once = Las épocas
option-enter-epoch-once-off = se pueden dejar sin superar
option-enter-epoch-once-on = se visitan una vez y se superan
option-disc-moves = A quien lleva el disco
option-disc-moves-forgetting-rabbit = le tocan el olvido y los conejos
option-disc-moves-all-instructions = le toca todo lo que pida la casilla
option-answer-seconds = Tiempo para responder
option-answer-seconds-0 = el que haga falta
option-answer-seconds-20 = 20 segundos
option-answer-seconds-30 = 30 segundos
option-answer-seconds-45 = 45 segundos
option-answer-seconds-60 = 60 segundos
option-answer-seconds-90 = 90 segundos
option-reader = Las preguntas se leen
option-reader-program = en todas las pantallas
option-reader-left-neighbour = por quien está a la izquierda
option-begins = Quién empieza
option-begins-random = lo dice el azar
option-begins-name-nearest-sophie = quien tenga el nombre más parecido a Sofía
option-votes = Las votaciones
option-votes-secret = son secretas hasta que están todas
option-votes-open = son abiertas
option-deck = Mazo
option-bots = Puestos de programas
option-goal = Épocas que superar

# Qué no se puede hacer

error-unreadable = «{ $text }» no es una acción. Escribe una como ask, ^, q1, b, >c3 o vTe+.
error-over = La partida ha terminado.
error-not-in = Solo puede rendirse quien sigue en juego.
error-no-chance = Ahora no hay nada que decida el azar.
error-not-now = «{ $text }» no es posible ahora. Lo que viene es { $open }.
error-epoch-taken = Alguien empieza ya en { where }. Elige una época libre.
error-no-way = Un { $die } no lleva allí. Valdría { $open }.
error-no-gadfly = Allí no hay ningún tábano libre al que saltar. Valdría { $open }.
error-odds = Solo los programas dicen con qué probabilidad aciertan. Da una respuesta: a, b o c, o - para ninguna.
error-unseen = «{ $text }» no dice el voto. Escribe + por más, 0 por ninguno, . para abstenerte.
error-not-your-turn = { who } ya ha votado. Faltan los votos de los demás.
error-no-vote = { who } no vota aquí.
error-hop-finished = { where } ya está superada. El conejo lleva a { $open }.
error-hop-left = El viaje empezó en { where }. El conejo lleva a { $open }.
error-finished = { where } ya está superada. Tira y sal.
error-no-epoch = Solo en una época hay preguntas. Valdría { $open }.
error-unfinished = En esta mesa no se deja { where } sin superar. Responde a una pregunta.
error-exit-shut = La salida está cerrada. Responde a una Gran Pregunta o intenta un seis.
error-exit-open = La salida está abierta. Tira y sal.
error-follow-first = El disco te ha traído aquí. Antes toca hacer caso a la casilla.
error-nothing-to-follow = Aquí no hay nada a lo que hacer caso. Valdría { $open }.
error-not-forgotten = Aquí no hay de dónde salir así. Valdría { $open }.
error-seats = Juegan de dos a seis, no { $seats }.
error-option = La opción { $option } no puede ser «{ $value }».
error-goal = El objetivo no puede ser de { $goal } épocas; puede ser de 1 a { $most }.
error-bots = No hay puesto { $seat } entre { $seats } para un programa.
error-few-cards = { $cards } cartas de { which } son pocas para { $seats } personas; bastarían { $least }.

## Lo que cuenta un informe sobre el equilibrio

tally-rounds = Rondas
tally-questions = Preguntas
tally-right = Aciertos
tally-wrong = Respuestas no correctas
tally-epochs = Épocas superadas
tally-rabbits = Madrigueras
tally-jumps = Saltos con tábano
tally-carried = Figuras que lleva el disco
tally-waits = Turnos de espera
tally-still = Tiradas sin moverse
tally-speeches = Grandes Preguntas habladas
tally-again = Mazos formados de nuevo
tally-on-philosophy = Casillas de filosofía
tally-on-question = Casillas de Gran Pregunta
tally-on-travel = Casillas de viaje
tally-on-major = Casillas de control mayor
tally-on-gadfly = Casillas de tábano
tally-on-forgetting = Casillas de olvido
tally-trips = Viajes a otra época
tally-trip-turns = Turnos de todos los viajes
tally-spread = Diferencia entre más y menos puntos
tally-turns = Turnos de todos
tally-unfinished = Épocas dejadas a medias
tally-escapes = Grandes Preguntas para salir del Lugar del Olvido
tally-first-wins = Partidas que gana, sola o con otros, la primera persona en terminar
tally-first-ahead = Puntos de quien termina primero menos los de la mejor de las demás personas
tally-trip = Viajes según los turnos que duraron: { $item }
tally-start = Quien empieza en { $item ->
    [mythology] Mitología
    [hellas] Grecia y Roma
    [middle] la Edad Media
    [renaissance] Renacimiento y Barroco
    [enlightenment] la Ilustración
   *[modern] los siglos XIX y XX
}
