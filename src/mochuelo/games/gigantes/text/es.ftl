# A hombros de gigantes en español.

title = A hombros de gigantes
tagline = Doce mentes que se dan la razón y se la quitan: levanta tu fila de argumentos y desmonta las ajenas.
summary = Pon en la mesa ideas de grandes mentes, apóyalas con otras y refuta lo que te estorbe. Cada carta dice qué apoya y qué refuta, y por qué. Gana quien al final tenga más cartas.

# Jugadores

seat-In = Índigo
seat-Te = Turquesa
seat-Sa = Salvia
seat-Am = Ámbar

# Piezas de las frases que siguen

who = { $seat ->
    [In] { seat-In }
    [Te] { seat-Te }
    [Sa] { seat-Sa }
   *[Am] { seat-Am }
}
whom = { $other ->
    [In] { seat-In }
    [Te] { seat-Te }
    [Sa] { seat-Sa }
   *[Am] { seat-Am }
}
whose = { $owner ->
    [In] { seat-In }
    [Te] { seat-Te }
    [Sa] { seat-Sa }
   *[Am] { seat-Am }
}
cards-word = { $cards ->
    [one] la única carta
   *[other] las { $cards } cartas
}
go-word = { $cards ->
    [one] va
   *[other] van
}
their-cards = { $theirs ->
    [0] ninguna
   *[other] { $theirs }
}

# Qué pasa

story-start = Empieza { who }.
story-pack = { who } recibe { $card } para elegir.
story-pack-hidden = { who } recibe una carta para elegir.
story-pick = { who } elige { $card }.
story-pick-hidden = { who } elige una carta en secreto.
story-deal = { who } recibe { $card }.
story-deal-hidden = { who } recibe una carta.
story-draw = { who } roba { $card }.
story-draw-hidden = { who } roba una carta.
story-skip = { who } no tiene cartas en la mano ni puede robar, y se le salta.
story-open = { who } abre su fila con { $card }.
story-support = { who } apoya su fila con { $card }.
story-support-other = { who } pone { $card } en la fila de { whom }, a la que apoya.
story-reason-number = { $card } acompaña a { $target }: son de la misma persona.
story-reason-tick = { $card } apoya { $target }: { $mark }
story-reason-tick-back = Desde la mesa, { $card } apoya { $target }: { $mark }
story-reason-cross = { $card } refuta { $target }: { $mark }
story-reason-cross-back = Desde la mesa, { $card } choca con { $target }: { $mark }
story-reason-owl = Un mochuelo lo refuta todo, también { $target }.
story-refute = { who } refuta { $target }, de la fila de { whom }, con { $card }. Ambas cartas van a la biblioteca de { who }.
story-refute-own = { who } refuta { $target }, de su propia fila, con { $card }. Ambas cartas van a la biblioteca de { who }.
story-refute-oblivion = { who } refuta { $target }, de la fila de { whom }. { $card } va a la biblioteca de { who }, y { $target } al olvido de { whose }.
story-refute-own-oblivion = { who } refuta { $target }, de su propia fila. { $card } va a la biblioteca de { who }, y { $target } al olvido de { whose }.
story-question = { who } cuestiona a { whom }: { $own } cartas contra { their-cards }. Ambas filas van a la biblioteca de { who }.
story-question-oblivion = { who } cuestiona a { whom }: { $own } cartas contra { their-cards }. La fila de { who } va a su biblioteca, y la de { whom } al olvido.
story-cede = { who } pasa, y { cards-word } de su fila { go-word } a la biblioteca de { whom }.
story-cede-oblivion = { who } pasa, y { cards-word } de su fila { go-word } al olvido.
story-keep = { who } pasa. Nadie puede quedarse su fila, así que sigue en la mesa.
story-pass = { who } pasa.
story-end-stock = Se ha robado la última carta, y con eso acaba la partida.
story-end-hands = No quedan cartas en ninguna mano ni para robar, y con eso acaba la partida.
story-end-passes = No se puede robar y todos los que tienen cartas han pasado: con eso acaba la partida.

story-dealt = Está todo repartido, y { who } pide primero.
story-ask = { who } pide a { whom } { $card }.
story-hit = { whom } tiene { $card } y la da. { who } sigue pidiendo.
story-miss = { whom } no tiene { $card }.
story-quartet = { who } baja un cuarteto, el número { $number }.
story-skip-quartets = { who } no tiene cartas, y se le salta.
story-end-quartets = Una mano se ha quedado vacía, y ahí acaba la partida.
story-end-all-out = Ya nadie puede pedir nada, y ahí acaba la partida.
story-end-barren = Trescientas preguntas sin ningún cuarteto: ahí acaba la partida.

# Por qué

rule-start = El azar dice quién empieza; los turnos van en el sentido de las agujas del reloj.
rule-pack = Dos jugadores con una sola baraja la mezclan y se reparten la mitad cada uno.
rule-pick = Con mazos propios, cada cual elige en secreto sus cartas de una baraja.
rule-deal = Las manos se reparten del mazo, primero la de quien empieza.
rule-draw = Un turno empieza robando una carta; después se hace una sola acción.
rule-skip = A quien no tiene cartas en la mano ni puede robar se le salta. Su fila se queda, y los demás pueden apoyarla, refutarla o cuestionarla.
rule-open = Con la fila vacía se puede abrir con cualquier carta de la mano.
rule-support = Una carta de la mano va a una fila, propia o ajena, en la que haya una carta a la que apoya. Desde entonces es de esa fila.
rule-reason-number = Las cartas del mismo número se apoyan entre sí: son de la misma persona.
rule-reason-tick = La lista verde de la carta de la mano nombra el número, la letra o el dibujo de la carta de la mesa.
rule-reason-tick-back = En esta mesa también cuenta la lista verde de la carta de la mesa.
rule-reason-cross = La lista roja de la carta de la mano nombra el número, la letra o el dibujo de la carta de la mesa.
rule-reason-cross-back = En esta mesa también cuenta la lista roja de la carta de la mesa.
rule-reason-owl = Un mochuelo refuta cualquier carta, y a un mochuelo solo lo refuta otro. Nunca apoya.
rule-refute = Una carta de la mano quita de la mesa otra a la que refuta, y ambas van a la biblioteca de quien refuta. Con mazos propios, la refutada va al olvido de su dueño.
rule-question = Con cuatro o más cartas en la fila propia se puede cuestionar una que tenga menos: ambas van a la biblioteca propia. Con mazos propios, la cuestionada va al olvido.
rule-cede = Al pasar se cede la fila a quien haya hecho más recientemente un turno que no fuera pasar. Con mazos propios va al olvido.
rule-keep = Si nadie más ha jugado aún, la fila de quien pasa se queda. En algunas mesas también se queda si el último turno que no fue pasar es el propio.
rule-pass = Pasar con la fila vacía no mueve nada; cada mesa decide si se puede.
rule-end-stock = La partida corta acaba en el instante en que se roba la última carta. Cuentan fila, mano y biblioteca.
rule-end-hands = La partida larga acaba cuando todas las manos están vacías y no se puede robar. Cuentan fila y biblioteca.
rule-end-passes = Cuando no se puede robar y todos los que tienen cartas han pasado uno tras otro sin que se mueva ninguna, la partida acaba. Cuentan fila y biblioteca, no la mano.

rule-dealt = Los cuartetos repartidos completos se bajan antes de la primera pregunta, que hace quien empieza.
rule-ask = Se pide a un jugador una carta exacta de un número que se tiene.
rule-hit = Quien tiene la carta que le piden la da, y quien la pidió sigue pidiendo.
rule-miss = Quien no tiene la carta que le piden es quien pide a continuación.
rule-miss-draw = Quien no tiene la carta que le piden es quien pide a continuación. Con dos jugadores, quien la pidió roba antes una carta.
rule-quartet = Cuatro cartas del mismo número se bajan enseguida.
rule-deal-all = Se reparten todas las cartas una a una, empezando por quien empieza. Los cuartetos repartidos completos se bajan antes de la primera pregunta.
rule-deal-two = Con dos jugadores cada uno recibe diez cartas, y el resto forma un mazo. Los cuartetos repartidos completos se bajan antes de la primera pregunta.
rule-draw-miss = Con dos jugadores, quien pide en vano roba una carta del mazo.
rule-draw-empty = Con dos jugadores, si se juega hasta que no quede ninguna carta, quien se queda sin cartas roba una del mazo.
rule-skip-quartets = A quien no tiene cartas se le salta, y nadie puede pedirle nada.
rule-end-quartets = La partida acaba en cuanto una mano se queda vacía. Gana quien tiene más cuartetos.
rule-end-all-out = La partida acaba cuando no queda ninguna carta. Gana quien tiene más cuartetos.
rule-end-barren = Tras trescientas preguntas sin cuarteto acaba la partida. Gana quien tiene más cuartetos.

# Cómo acaba

outcome-stock = Más cartas al agotarse el mazo
outcome-hands = Más cartas al vaciarse las manos
outcome-passes = Más cartas cuando todos han pasado
outcome-quartets = Más cuartetos
outcome-barren = Más cuartetos cuando nadie encontraba otro
outcome-concession = Los demás se han rendido

# Opciones

option-play = A qué se juega
option-play-arguments = al juego de los argumentos
option-play-four-colours = a los cuatro colores, para niños
option-length = Duración
option-length-short = corta, hasta agotar el mazo
option-length-long = larga, hasta vaciar las manos
option-decks = Mazos
option-decks-common = uno para todos
option-decks-personal = cada cual elige el suyo
option-packs = Los mazos se eligen
option-packs-own = de una baraja cada uno
option-packs-shared = de las mitades de una baraja, entre dos
option-pass-empty = Pasar con la fila vacía
option-pass-empty-never = no se puede
option-pass-empty-allowed = se puede, según el reglamento
option-match = Qué cuenta
option-match-hand-card = las listas de la carta de la mano
option-match-either = las listas de las dos cartas
option-question-min = Cuestionar una fila vacía
option-question-min-0 = se puede
option-question-min-1 = no se puede
option-pass-to = La fila de quien pasa
option-pass-to-last-other = va al último de los demás en jugar
option-pass-to-stays = se queda, si nadie más jugó después
option-three-players = Con tres jugadores
option-three-players-all = se juega con todas las cartas
option-three-players-51 = se aparta un mochuelo
option-personal-owls = Mochuelos en un mazo propio, como mucho
option-personal-owls-1 = uno
option-personal-owls-0 = ninguno
option-personal-owls-4 = cuatro
option-quartet-end = Acaba cuando
option-quartet-end-first-out = se vacía una mano
option-quartet-end-all-out = se vacían todas las manos
option-ask-held = Pedir una carta que ya se tiene
option-ask-held-no = no se puede
option-ask-held-yes = se puede
option-deck = Baraja
option-numbers = Pensadores en juego
option-owls = Mochuelos en juego
option-hand = Cartas por mano
option-picks = Cartas de un mazo propio
option-position = Posición de partida

# Qué no se puede

error-unreadable = «{ $text }» no es una acción. Escribe un turno como In:C5, In:W3+Te, In:W3xC5, In:?Te o In:-.
error-over = La partida ha terminado.
error-not-in = Solo puede rendirse quien sigue en la partida.
error-no-chance = En este momento nada depende del azar.
error-not-now = «{ $text }» no es posible ahora. Lo que sigue es { $open }.
error-play-first = «{ $text }» no es posible ahora: toca jugar un turno. Abre, apoya, refuta, cuestiona o pasa.
error-pick-first = «{ $text }» no es posible ahora: { who } está eligiendo su mazo.
error-not-your-turn = Es el turno de { who }.
error-not-in-pack = { $card } no está en la baraja de { who }.
error-pick-order = { $card } no se puede elegir después de { $last }: las cartas se eligen en orden creciente.
error-pick-owls = { $card } es un mochuelo de más. Un mazo puede tener { $most } como mucho.
error-pick-rest = Después de { $card } quedarían muy pocas cartas para completar el mazo. Elige una anterior.
error-not-in-hand = { $card } no está en la mano de { who }.
error-open-taken = La fila de { who } no está vacía. Solo se abre cuando lo está.
error-pass-empty = En esta mesa no se puede pasar con la fila vacía. Abre con cualquier carta.
error-no-seat = En esta mesa nadie juega con { whom }.
error-support-owl = { $card } es un mochuelo, y un mochuelo no apoya nada. Abre o refuta con él.
error-support-empty = La fila de { whom } está vacía: no hay nada que apoyar.
error-support-nothing = { $card } no apoya ninguna carta de la fila de { whom }.
error-owner = Varios jugadores pueden tener { $target }. Escribe de quién es, como Te{ $target }.
error-no-owner = Con una baraja para todos, las cartas no tienen dueño. Escribe solo { $target }.
error-not-on-table = { $target } no está en ninguna fila.
error-refute-owl = A un mochuelo solo lo refuta otro, y { $card } no lo es.
error-refute-nothing = { $card } no refuta { $target }.
error-question-self = Nadie cuestiona su propia fila.
error-question-four = Para cuestionar hacen falta cuatro cartas en la fila propia; hay { $own }.
error-question-fewer = La fila de { whom } tiene { $theirs } cartas y la tuya { $own }. Se cuestiona una que tenga menos.
error-question-min = La fila de { whom } tiene muy pocas cartas para cuestionarla en esta mesa.
error-seats = Pueden jugar dos, tres o cuatro, no { $seats }.
error-option = La opción { $option } no puede ser «{ $value }».
error-range = La opción { $option } va de { $fewest } a { $most }; no puede ser { $value }.
error-hands = { $cards } cartas son pocas para { $seats } manos de { $hand } y un mazo.
error-halves = { $cards } cartas no se pueden repartir en dos mitades.
error-picks = Aquí no se puede elegir un mazo de { $picks } cartas; sí de { $fewest } a { $most }.
error-unreadable-position = «{ $text }» no es una posición. Escríbela como In:C5W3/Te:E9 In:B1B2/Te: In:E4/Te:W7 26 In TeIn.
error-twice = { $text } aparece por segunda vez. Nombra cada carta y cada puesto una vez.
error-position-seat = En esta posición nadie juega en { $seat }. Nombra solo puestos que tengan fila.
error-position-common = Solo el juego principal con una baraja para todos puede empezar desde una posición: { $position }
error-position-seats = La posición es para { $rows } jugadores, y en esta mesa hay { $seats }.
error-position-hands = Una partida solo puede empezar desde una posición que nombre todas las manos: { $position }
error-position-cards = Las cartas no cuadran. Valdría un mazo de { $rest }, o 0, o nombrar sus cartas: { $position }
error-position-over = En esta posición no queda nada que jugar.

error-answer-first = «{ $text }» no es posible ahora: antes tiene que responder { whom }.
error-lay-first = «{ $text }» no es posible ahora: antes se bajan los cuartetos repartidos completos.
error-ask-first = «{ $text }» no es posible ahora: pide una carta a alguien.
error-ask-self = Nadie se pide cartas a sí mismo. Pide a otro jugador.
error-ask-empty = No se puede pedir a { whom }, que no tiene cartas.
error-ask-number = No tienes ninguna carta del número de { $card }. Pide una de un número que tengas.
error-ask-own = { $card } la tienes tú. Pide una que no tengas.
error-no-such-card = { $card } no está en esta partida.
error-quartet-owls = Con { $owls } mochuelos no hay cuarteto. Se juega con cuatro o con ninguno.

## Lo que cuenta un informe sobre el equilibrio

tally-turns = Turnos
tally-opens = Aperturas
tally-supports = Apoyos a la fila propia
tally-gifts = Apoyos a una fila ajena
tally-refutes = Refutaciones de cartas ajenas
tally-own-refutes = Refutaciones de cartas propias
tally-questions = Cuestionamientos
tally-cedes = Pases que ceden una fila
tally-keeps = Pases tras los que la fila se queda
tally-empty-passes = Pases con la fila vacía
tally-owls = Mochuelos jugados
tally-asks = Cartas pedidas
tally-hits = Peticiones con acierto
tally-draws = Cartas robadas
tally-dealt-quartets = Cuartetos repartidos completos
tally-quartets = Cuartetos
tally-leads = Cambios en cabeza
tally-spread = La mejor puntuación menos la peor
tally-forced = Turnos en los que solo cabe pasar
tally-reach = Turnos en los que se podía apoyar o refutar
tally-use = Veces que se juega { $item }
tally-owls-points = Un mochuelo robado de más, en puntos
tally-owls-score = Un mochuelo robado de más, en cartas
