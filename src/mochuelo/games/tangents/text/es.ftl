# Tangents en español.

title = Tangents
tagline = Dibujos contra poemas: voltea las cartas ajenas y haz tuya la cuadrícula.
summary = Pon una carta junto a otra del otro lado. Si tu valor es mayor donde se tocan, esa carta se voltea y es tuya, y el valor que mostraba antes puede continuar la cadena. Cuando se llenan las dieciséis casillas, gana quien tiene más cartas.

# Jugadores

seat-Il = Ilustración
seat-Po = Poesía

# Piezas de las frases que siguen

who = { $seat ->
    [Il] Ilustración
   *[Po] Poesía
}
of-who = { $seat ->
    [Il] Ilustración
   *[Po] Poesía
}
mine-value = { $mine ->
    [0] un blanco
   *[other] un { $mine }
}
theirs-value = { $theirs ->
    [0] un blanco
   *[other] un { $theirs }
}
cards-word = { $most ->
    [1] una carta
   *[other] { $most } cartas
}
lying = { $lie ->
    [u] al derecho
   *[t] girada
}
direction = { $way ->
    [N] al norte
    [NE] al nordeste
    [E] al este
    [SE] al sudeste
    [S] al sur
    [SW] al sudoeste
    [W] al oeste
   *[NW] al noroeste
}
hand-shape = { $throw ->
    [rock] piedra
    [paper] papel
   *[scissors] tijera
}
one-shape = { $one ->
    [rock] piedra
    [paper] papel
   *[scissors] tijera
}
other-shape = { $other ->
    [rock] piedra
    [paper] papel
   *[scissors] tijera
}

# Lo que pasa

story-deal = { who } recibe la carta { $card }.
story-deal-hidden = { who } recibe una carta.
story-die = { who } saca un { $number }.
story-throw = { who } elige { hand-shape }.
story-throw-hidden = { who } ha elegido en secreto.
story-reveal = Ilustración muestra { one-shape }; Poesía, { other-shape }.
story-again = Igual: otra vez.
story-first = { who } empieza.
story-place = { who } pone la carta { $card } en { $space }, { lying }.
story-attack = En { $space }, { mine-value } contra { theirs-value }: la cadena puede voltear hasta { cards-word }.
story-attack-blank = En { $space }, { mine-value } contra un blanco: voltea esa carta y ninguna más.
story-flip = En { $space }, { mine-value } supera a { theirs-value }: la carta { $card } es ahora de { of-who } y queda { lying }.
story-stop-gap = La cadena se detiene en { $space }: { direction } hay una casilla vacía.
story-stop-own = La cadena se detiene en { $space }: { direction } hay una carta que ya es de { of-who }.
story-stop-blocked = La cadena se detiene en { $space }: { direction } hay una carta bloqueada.
story-stop-edge = La cadena se detiene en { $space }: ahí acaba la cuadrícula.
story-stop-value = La cadena se detiene en { $space }: { mine-value } no supera a { theirs-value } en { $target }.
story-stop-count = La cadena se detiene en { $space }: ha volteado todas las que podía.
story-stop-blank = La cadena se detiene en { $space }: empezó en un blanco.
story-stop-choice = La cadena se detiene en { $space }: así lo decide { of-who }.
story-stop-around = La cadena se detiene en { $space }: desde ahí no puede voltear nada.
story-held-value = En { $space }, { mine-value } contra { theirs-value }: no es mayor y no voltea nada.
story-held-blank = Un blanco mira a { $space }, y un blanco no voltea nada.
story-held-blocked = La carta de { $space } está bloqueada y se queda como está.
story-held-declined = { who } deja la carta de { $space } como está.
story-block = { who } bloquea la carta de { $space }.
story-pass = { who } no tiene jugada y pasa.
story-end-game = La cuadrícula está llena: { $one } de Ilustración, { $other } de Poesía.
story-end-majority = { who } tiene más cartas y gana.
story-end-tie = Las mismas cartas por cada lado: empate.
story-end-match = { who } gana el encuentro.
story-end-match-cards = Las mismas partidas; entre las dos, { of-who } ha tenido más cartas y gana el encuentro.
story-end-match-tie = Las mismas partidas y las mismas cartas: el encuentro acaba en empate.
story-next = Nuevo reparto. { who } empieza la segunda partida.

# Por qué

rule-deal = Cada lado recibe al azar tantas cartas como la mitad de las casillas, y una carta de bloqueo. Las demás no se ven.
rule-die = Empieza quien saque más con un dado; si sacan lo mismo, se repite.
rule-throws = Cada lado elige en secreto piedra, papel o tijera, y después se muestran. La piedra gana a la tijera, la tijera al papel y el papel a la piedra.
rule-again = Si el resultado es igual, se repite.
rule-first = Empieza quien ganó el sorteo; en la segunda partida de un encuentro, el otro lado.
rule-chosen = Quién empieza se ha elegido en esta mesa.
rule-winner = En esta mesa, quien gana el sorteo dice quién empieza.
rule-drawn = En esta mesa, quién empieza lo dice el azar.
rule-place = Un turno es una carta en cualquier casilla vacía, al derecho o girada pero nunca de lado, y lo que voltee; o bien es la carta de bloqueo.
rule-count = La diferencia entre los dos valores del primer ataque dice cuántas cartas puede voltear la cadena en total.
rule-count-extra = En esta mesa, la diferencia entre los valores dice cuántas cartas más puede voltear la cadena después de la primera.
rule-blank = Cualquier valor supera a un blanco, pero una cadena que empieza en un blanco solo voltea esa carta.
rule-flip = Una carta del otro lado se voltea cuando el valor que la ataca es mayor que el que ella muestra ahí. Quien la voltea decide cómo queda.
rule-old-face = La cadena sigue con el valor que la carta mostraba antes de voltearse. Dentro de una cadena, un blanco es menos que cualquier punto.
rule-stop-gap = Una cadena va de carta en carta y no salta.
rule-stop-own = Una cadena solo voltea cartas del otro lado.
rule-stop-blocked = Una carta bloqueada no se voltea, y ninguna cadena pasa por ella.
rule-stop-edge = Una cadena acaba donde acaba la cuadrícula.
rule-stop-value = Cada ataque de una cadena tiene que superar lo que encuentra.
rule-stop-count = Una cadena no voltea más cartas que la diferencia entre los dos primeros valores.
rule-stop-blank = Una cadena que empieza en un blanco solo voltea esa carta.
rule-stop-choice = Hasta donde puede llegar, la longitud de una cadena la elige quien la hace.
rule-stop-around = Una cadena que se dobla sigue hacia una vecina a la que venza su última carta.
rule-held-value = Solo voltea un valor mayor; los iguales no voltean nada.
rule-held-blank = Un blanco nunca voltea una carta.
rule-held-blocked = Una carta bloqueada no se puede voltear.
rule-held-declined = En esta mesa nadie está obligado a voltear.
rule-block = La carta de bloqueo ocupa todo el turno. Va sobre cualquier carta, que conserva su dueño y ya no puede voltearse. No vale en el primer turno propio ni, salvo que la mesa lo permita, cuando queda una sola casilla vacía.
rule-pass = Quien no puede poner carta ni bloquear pasa, y eso cuenta como turno.
rule-end = La partida acaba cuando la cuadrícula está llena.
rule-majority = Gana quien tiene más cartas.
rule-tie = Con las mismas cartas hay empate.
rule-match = Un encuentro tiene dos partidas, y cada lado empieza una. Lo gana quien gane más partidas.
rule-match-cards = Si han ganado las mismas partidas, se cuentan las cartas de ambas.
rule-match-tie = Con las mismas partidas y las mismas cartas hay empate.

# Cómo acaba

outcome-majority = Más cartas en la cuadrícula
outcome-tie = Las mismas cartas por cada lado
outcome-match = Más partidas ganadas
outcome-match-cards = Más cartas entre las dos partidas
outcome-match-tie = Las mismas partidas y las mismas cartas
outcome-concession = El otro lado se ha rendido

# Opciones

option-games = Partidas
option-games-one = una
option-games-two = un encuentro de dos
option-hands = Manos
option-hands-open = a la vista
option-hands-hidden = ocultas
option-first = Quién empieza
option-first-die = un dado
option-first-rock-paper-scissors = piedra, papel o tijera
option-first-random = al azar
option-first-illustrator = Ilustración
option-first-poet = Poesía
option-starter = Quien gana el sorteo
option-starter-winner-moves-first = empieza
option-starter-winner-chooses = elige
option-flip = Voltear
option-flip-forced = es obligatorio
option-flip-optional = es opcional
option-chain = Las cadenas
option-chain-straight = van rectas
option-chain-bent = pueden doblarse
option-chain-count = La diferencia cuenta
option-chain-count-all = todas las cartas de la cadena
option-chain-count-extra = las que siguen a la primera
option-block-last-turn = Bloquear con una sola casilla vacía
option-block-last-turn-forbidden = está prohibido
option-block-last-turn-allowed = está permitido
option-grid = Casillas por lado
option-cards = Cartas de la baraja
option-position = Posición inicial

# Lo que no se puede hacer

error-unreadable = «{ $text }» no es una acción. Escribe un turno como Il:23tC3xNuu, Po:#C3 o Il:--.
error-unreadable-position = «{ $text }» no es una posición. Escríbela así: B2=27Pou Il:01.02.# Po:03. >Il.
error-twice = { $text } aparece dos veces. Nombra cada carta y cada casilla una sola vez.
error-over = La partida ha terminado.
error-not-now = «{ $text }» no es posible ahora. Lo que toca es { $open }.
error-play-first = «{ $text }» no es posible ahora: toca colocar una carta o bloquear una.
error-not-your-turn = Le toca a { of-who }.
error-not-in-hand = { who } no tiene la carta { $card }. En la mano hay { $cards }.
error-off-grid = En esta cuadrícula no hay { $space }.
error-taken = { $space } está ocupada. Quedan libres: { $spaces }.
error-must-flip = La carta { $card } en { $space } puede voltear, así que debe hacerlo. Elige una dirección: { $ways }.
error-astray = La cadena se dobla en { $space }. En esta mesa las cadenas van rectas.
error-nothing-there-gap = La casilla que está { direction } de { $space } está vacía.
error-nothing-there-edge = La cuadrícula acaba { direction } de { $space }.
error-nothing-there-own = La carta que está { direction } de { $space } es tuya.
error-nothing-there-blocked = La carta que está { direction } de { $space } está bloqueada.
error-chain-gap = Desde { $space } la cadena no puede seguir { direction }: esa casilla está vacía.
error-chain-edge = Desde { $space } la cadena no puede seguir { direction }: ahí acaba la cuadrícula.
error-chain-own = Desde { $space } la cadena no puede seguir { direction }: esa carta ya es tuya.
error-chain-blocked = Desde { $space } la cadena no puede seguir { direction }: esa carta está bloqueada.
error-too-long = { $mine } contra { $theirs } puede voltear { cards-word }, no { $count }.
error-too-long-blank = Contra un blanco, una cadena voltea una carta, no { $count }.
error-weak-equal = { $mine } contra { $theirs } en { $space } es igual, y los iguales no voltean nada.
error-weak-lower = { $mine } contra { $theirs } en { $space } es menos. Solo voltea un valor mayor.
error-weak-blank = Un blanco no voltea nada, y un blanco es lo que mira a { $space }.
error-block-used = { who } ya ha jugado su bloqueo.
error-block-first = No se puede bloquear en el primer turno propio.
error-block-last = No se puede bloquear cuando queda una sola casilla vacía.
error-block-empty = En { $space } no hay ninguna carta.
error-block-again = La carta de { $space } ya está bloqueada.
error-not-in = Solo puede rendirse quien sigue en la partida.
error-no-chance = En este momento nada depende del azar.
error-seats = A Tangents juegan dos, no { $seats }.
error-option = La opción { $option } no puede ser «{ $value }».
error-grid = Una cuadrícula tiene de 2 a 4 casillas por lado, no { $grid }.
error-cards = { $cards } cartas son pocas o demasiadas; hacen falta al menos { $fewest }.
error-no-card = No hay carta { $card }; la baraja tiene { $most }.
error-position-open = Desde una posición solo puede empezar una partida suelta sin nada oculto: { $position }
error-position-cards = Las manos no casan con la cuadrícula, o está llena: { $position }
error-position-blocks = Hay más cartas bloqueadas que bloqueos jugados.

## Lo que cuenta un informe sobre el equilibrio

tally-flips = Cartas volteadas
tally-chain-1 = Cadenas de una carta
tally-chain-2 = Cadenas de dos
tally-chain-3 = Cadenas de tres
tally-chain-4 = Cadenas más largas
tally-leads = Cambios en cabeza
tally-blocks = Bloqueos
tally-passes = Pases
