# Lo que solo dicen las páginas de «Aprende»; se carga al abrir una de ellas.

learn-how-lead = Entre dos se llenan dieciséis casillas, carta a carta. Voltea las cartas del otro lado y procura que, al final, la mayoría muestre tu lado.
learn-examples = Ejemplos para jugar
learn-examples-lead = Todos los casos de las reglas, listos para jugar. Prueba, deshaz y prueba de otra manera.
learn-rule-card = Una carta
learn-rule-card-text = Cada carta tiene dos caras: un dibujo y un poema. Son de Ilustración las cartas que muestran el dibujo; de Poesía, las que muestran el poema.
learn-rule-values = Los valores
learn-rule-values-text = Cada cara tiene ocho valores propios, en sus bordes y esquinas: de uno a cuatro puntos, o ninguno. Una carta volteada muestra valores muy distintos.
learn-rule-turn = Un turno
learn-rule-turn-text = Pon una carta de tu mano en cualquier casilla vacía, con tu lado a la vista, al derecho o girada, nunca de lado. No hace falta que toque otra carta. Los dos lados miran la cuadrícula desde el mismo sitio.
learn-rule-flip = Voltear
learn-rule-flip-text = La carta que acabas de poner ataca a una vecina del otro lado, borde contra borde o esquina contra esquina. Si tu valor supera al que tiene enfrente, la carta se voltea y es tuya. Con valores iguales no pasa nada.
learn-rule-must = Cuándo es obligado
learn-rule-must-text = Si puedes vencer a una vecina, volteas al menos esa. Si puedes vencer a varias, eliges una dirección.
learn-rule-many = Cuántas
learn-rule-many-text = Tu valor menos el que ataca es el número de cartas que puedes voltear en este turno, contando la primera. Un 4 contra un 1 permite tres. Parar antes es cosa tuya.
learn-rule-chain = Cadenas
learn-rule-chain-text = La cadena sigue en línea recta. La carta recién volteada ataca a la siguiente con el valor que mostraba ahí antes de voltearse, y de nuevo ha de ser mayor. La detienen una casilla vacía, una carta tuya, una carta bloqueada y el límite de la cuadrícula.
learn-rule-blank = En blanco
learn-rule-blank-text = Un lado sin puntos no voltea nada. Si la primera carta te muestra un lado en blanco, cualquier punto la voltea, pero solo a ella. Más adelante, el blanco vale cero: cualquier punto lo supera y la cadena continúa como siempre, pero con un blanco no puede seguir atacando.
learn-rule-lay = Cómo quedan
learn-rule-lay-text = Decides para cada carta volteada, empezando por la más cercana, si queda al derecho o girada. Las cartas volteadas no atacan, y la que acabas de poner está a salvo hasta el turno siguiente.
learn-rule-block = La carta de bloqueo
learn-rule-block-text = Una vez por partida puedes dedicar un turno a poner tu carta de bloqueo sobre cualquier carta, tuya o ajena. Esa carta no cambia de dueño, ya no se voltea y no deja pasar cadenas. No vale en tu primer turno ni cuando queda una sola casilla, y cada carta admite un bloqueo.
learn-rule-pass = Pasar
learn-rule-pass-text = Los bloqueos desplazan los turnos, así que un lado puede quedarse antes sin cartas. Quien no tiene jugada pasa; sucede solo y nunca se elige.
learn-rule-end = El final
learn-rule-end-text = La partida acaba cuando las dieciséis casillas están llenas. Gana quien tiene más cartas; ocho y ocho es empate. Un bloqueo sin usar no cuenta.
learn-rule-start = Quién empieza
learn-rule-start-text = Lo decide un dado, o piedra, papel o tijera, y se repite si hay igualdad; quien gana mueve primero. Cada lado tiene ocho cartas y una de bloqueo; las que no se reparten no se ven.
learn-rule-hidden = Manos ocultas
learn-rule-hidden-text = Lo normal es jugar con las dos manos a la vista. Con manos ocultas ves las dos caras de tus cartas y de las que hay en la cuadrícula; de la otra mano, solo cuántas cartas tiene y si conserva el bloqueo.
learn-rule-match = Un encuentro de dos partidas
learn-rule-match-text = Mover en último lugar tiene su ventaja. Por eso un encuentro serio son dos partidas, y cada lado empieza una. Deciden las partidas ganadas y, si empatan, las cartas de ambas.
learn-rule-options = En tu mesa
learn-rule-options-text = Al preparar una mesa puedes hacer que voltear sea opcional, que la cadena se doble en cualquier dirección tras cada carta, que el número no cuente la primera y que se pueda bloquear en la última casilla.

learn-ex-three = Cuatro contra uno
learn-ex-three-text = Cuatro menos uno son tres. Hay tres cartas en línea y cada una cae ante la anterior: puedes voltear una, dos o las tres.
learn-ex-blank = Primero, un blanco
learn-ex-blank-text = La primera carta te muestra un lado en blanco. Se voltea, pero la cadena acaba ahí, por alto que sea tu valor.
learn-ex-inside = Un blanco en la cadena
learn-ex-inside-text = Después de la primera carta, el blanco vale cero. Los puntos de la carta anterior lo superan.
learn-ex-own = La detiene una carta tuya
learn-ex-own-text = Detrás de la primera hay una carta tuya. Ninguna cadena pasa por tus propias cartas, aunque el número permita más.
learn-ex-blocked = La detiene un bloqueo
learn-ex-blocked-text = La segunda carta está bloqueada. No se puede voltear, ni alcanzar lo que hay detrás.
learn-ex-gap = La detiene un hueco
learn-ex-gap-text = La segunda casilla está vacía. Las cadenas no saltan.
learn-ex-corner = Esquina contra esquina
learn-ex-corner-text = En diagonal se comparan las dos esquinas que se tocan, y la cadena sigue por la diagonal.
learn-ex-old = Ataca la cara de antes
learn-ex-old-text = Lo que ataca después es el otro extremo de la carta tal como estaba antes de caer. La cara que aparece no decide nada en este turno.
learn-ex-forced = Una dirección de dos
learn-ex-forced-text = Puedes vencer a dos vecinas. Volteas en una sola dirección, y no voltear no es una opción.
learn-ex-early = Sin bloqueo en el primer turno
learn-ex-early-text = Tu mano sigue completa: la carta de bloqueo espera hasta tu segundo turno.
learn-ex-late = Sin bloqueo al final
learn-ex-late-text = Con dos casillas vacías aún se puede bloquear. Con una, ya no.
learn-ex-answer = Un bloqueo tiene respuesta
learn-ex-answer-text = Quedan dos casillas y un lado bloquea. El otro puede bloquear también, y las dos casillas siguen ahí.
learn-ex-last = La última carta
learn-ex-last-text = Queda una casilla y vas por detrás. Coloca tu última carta de modo que cambie el resultado.

learn-first-lead = Juegas con Ilustración. Ocho pasos, unos minutos.
learn-first-count = Paso { $n } de { $all }
learn-first-1 = Pon una carta
learn-first-1-text = Toca la carta de tu mano y después la casilla marcada. Queda con tu dibujo a la vista.
learn-first-1-done = Puesta. Aún no tiene ninguna carta al lado, así que no se voltea nada.
learn-first-1-again = Toca primero tu carta y luego la casilla marcada.
learn-first-2 = Gírala
learn-first-2-text = Los cuatro puntos están en el extremo equivocado. Gira la carta para que miren a la carta de Poesía, arriba, y ponla en la casilla marcada.
learn-first-2-done = Cuatro contra dos: el poema se voltea y aparece su dibujo.
learn-first-2-again = Al derecho no voltea nada. Toca la carta donde está, pulsa R o las flechas redondas: los cuatro puntos deben quedar arriba.
learn-first-3 = Esquina con esquina
learn-first-3-text = Los bordes de esta carta no bastan, pero una de sus esquinas sí. Encuentra la casilla desde la que vence a la esquina de Poesía.
learn-first-3-done = Las cartas que se tocan por una esquina también son vecinas.
learn-first-3-again = Compara las esquinas que se tocan. La tuya debe tener más puntos.
learn-first-4 = Una dirección
learn-first-4-text = Desde la casilla marcada puedes vencer a dos cartas de Poesía, pero solo se voltea en una dirección. Elige.
learn-first-4-done = Si puedes voltear, debes hacerlo; hacia dónde lo dices tú.
learn-first-4-again = Girada, solo cae una. Deja la carta al derecho en la casilla marcada y toca la carta que quieras.
learn-first-5 = Una cadena
learn-first-5-text = Tu 4 encuentra un 1, así que pueden caer hasta tres cartas. Voltea las tres.
learn-first-5-done = Cada carta atacó a la siguiente con el valor que mostraba antes de voltearse.
learn-first-5-again = Aún no son las tres. Deja la carta al derecho en la casilla marcada y toca la tercera de la línea.
learn-first-6 = Cómo queda
learn-first-6-text = Una carta volteada puede quedar al derecho o girada. Voltea la de Poesía y déjala de modo que su lado en blanco no mire a la casilla vacía.
learn-first-6-done = Así cuesta recuperarla. En esta elección está la mitad del juego.
learn-first-6-again = El blanco ha quedado en el lado abierto. Deja la carta de la otra manera.
learn-first-7 = El bloqueo
learn-first-7-text = La próxima carta de Poesía voltearía { $card }, en el centro. Pon encima tu carta de bloqueo.
learn-first-7-done = Será tuya hasta el final y ninguna cadena pasará por ella. Con eso acaba el turno.
learn-first-7-again = Esa carta no estaba en peligro. El bloqueo va sobre { $card }.
learn-first-8 = La última carta
learn-first-8-text = Queda una casilla y Poesía va una carta por delante. Una carta volteada cambia el resultado.
learn-first-8-done = Nueve a siete. La última carta suele tener la última palabra.
learn-first-8-again = Así son ocho y ocho, un empate. Prueba a girar la carta.
learn-first-end = Eso es todo el juego. Lo que significan las cartas es otro asunto.

# La galería de la baraja

cards-lead = Treinta y dos pensamientos, de dos en dos: cada pareja responde a una pregunta, y lo que una gemela vale como dibujo lo vale la otra como poema. Toca una carta para darle la vuelta.
cards-side = Cara
cards-side-Il = Dibujos
cards-side-Po = Poemas
cards-strong = Más puntos
cards-strong-edges = En los bordes
cards-strong-corners = En las esquinas
cards-words = Palabras del título o del poema
cards-question = Pregunta
cards-question-all = Las dieciséis
cards-four = Un cuatro hacia el
cards-count = { $count ->
    [0] Ninguna carta es así.
    [one] Una carta.
   *[other] { $count } cartas.
}
cards-all = Mostrar todas
cards-turn = Dar la vuelta: { $card }
cards-back = Todas las cartas
cards-before = Anterior
cards-after = Siguiente
cards-face-Il = Dibujo
cards-face-Po = Poema
cards-blank = blanco
cards-hush = Dejar de leer
cards-twin = Su gemela: { $title }
cards-source = El pensamiento:
learn-missing = No se ha podido cargar esta página.
learn-retry = Probar otra vez

# Probar los ejemplos y la primera partida

lesson-turn = Te toca.
lesson-watch = Verlo
lesson-reset = Volver al principio
lesson-over = Vuelve al principio para probar de otra manera.
lesson-marked = Aquí no: prueba una casilla marcada y deja la carta como estaba.
lesson-you = Tú
lesson-progress = Pasos hechos
lesson-next = Paso siguiente
lesson-pass = Saltar este paso
lesson-back = Atrás
lesson-again = Probar otra vez
learn-ex-pass = Sin nada que jugar
learn-ex-pass-text = Poesía no tiene cartas ni bloqueo. Tú colocas una carta, Poesía pasa sin que nadie se lo pida y te vuelve a tocar.
