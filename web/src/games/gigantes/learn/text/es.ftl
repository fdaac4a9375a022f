# Lo que solo dicen las páginas de «Aprende»; se carga al abrir una de ellas. $C1 y similares son los títulos de las cartas.

learn-how-lead = Doce pensadoras y pensadores se sientan a la misma mesa. Sus ideas se apoyan y se refutan, como hicieron en vida. Gana quien al final haya reunido más.
learn-examples = Ejemplos para jugar
learn-examples-lead = Debajo de las reglas están sus casos, cada uno en su propia mesa. Pruébalos, míralos y vuelve a prepararlos.
learn-reading = Leer en

learn-part-main = El juego
learn-part-long = El juego largo
learn-part-fair = Juego limpio
learn-part-personal = Mazos personales
learn-part-colours = Cuatro colores
learn-part-options = En tu mesa

learn-rule-cards = Las cartas
learn-rule-cards-text = Cada autor o autora tiene cuatro cartas: un concepto, amarillo; una expresión, roja; una obra, verde, y una biografía, morada. Todas llevan su número. Con los cuatro mochuelos son cincuenta y dos.
learn-rule-strip = La franja
learn-rule-strip-text = Arriba, cada carta muestra sus tres marcas: número, letra (su campo) y dibujo (su idea). Junto al visto verde están las marcas que apoya; junto al aspa roja, las que refuta. Cada una tiene su porqué, y el juego lo cuenta cuando se usa.
learn-rule-setup = Preparación
learn-rule-setup-text = Se dan seis cartas a cada cual: la memoria. Lo demás es el mundo de las ideas, el mazo común. El azar dice quién empieza, y se sigue en el sentido del reloj. Ante ti crecerá una fila de argumentos y, a su lado, tu biblioteca: lo que hayas ganado. Las bibliotecas se ven; las manos y el mazo no, ni siquiera al final.
learn-rule-turn = Un turno
learn-rule-turn-text = Roba una carta y haz después una sola cosa: abrir, apoyar, refutar, cuestionar o pasar.
learn-rule-open = Abrir
learn-rule-open-text = Si tu fila está vacía, pon en ella la carta que quieras, también un mochuelo.
learn-rule-support = Apoyar
learn-rule-support-text = Añade una carta a una fila en la que haya otra del mismo autor, o una cuyo número, letra o dibujo esté junto al visto de la tuya. Vale cualquier fila, también una ajena; la carta pasa a ser de esa fila.
learn-rule-refute = Refutar
learn-rule-refute-text = Una carta retira de la mesa otra cuyo número, letra o dibujo esté junto a su aspa. Las dos van a tu biblioteca. También puedes refutar tus propias cartas: son dos cartas a salvo, y saben hacerlo los buenos filósofos.
learn-rule-lists = Qué lista cuenta
learn-rule-lists-text = Solo cuentan las listas de la carta de tu mano, frente a las marcas de la carta de la mesa. Lo que digan las listas de esta no importa ahora.
learn-rule-owl = Los mochuelos
learn-rule-owl-text = Un mochuelo refuta cualquier carta. En la mesa, solo otro mochuelo lo refuta a él. Aquí no tiene número, letra ni dibujo: nada lo apoya, y él no apoya nada.
learn-rule-question = Cuestionar
learn-rule-question-text = Con cuatro cartas o más en tu fila puedes cuestionar a quien tenga menos que tú, aunque no tenga ninguna. Las dos filas van a tu biblioteca.
learn-rule-pass = Pasar
learn-rule-pass-text = Mientras tengas una fila puedes pasar, pero la cedes: va a la biblioteca de quien, aparte de ti, haya hecho algo más tarde que no fuera pasar. Si nadie más ha hecho nada todavía, se queda. Pasar por gusto o porque no hay nada mejor se ve igual desde fuera.
learn-rule-end = El final
learn-rule-end-text = La partida acaba en el instante en que se roba la última carta del mazo. Se suman fila, mano y biblioteca, y gana quien tenga más cartas. Un empate se comparte.

learn-rule-long = Se sigue jugando
learn-rule-long-text = Cuando se acaba el mazo se juega sin robar hasta que todas las manos estén vacías. Entonces cuentan solo las filas y las bibliotecas: las cartas que queden en la mano no valen nada.
learn-rule-skip = Sin cartas
learn-rule-skip-text = A quien no tiene cartas en la mano ni de dónde robar se le salta. Eso no es ni un turno ni un paso. Su fila se queda, y se puede apoyar, refutar y cuestionar; pero ya no cuestiona a nadie.
learn-rule-standstill = Cuando nada se mueve
learn-rule-standstill-text = Si ya no se puede robar y todos los que tienen cartas han pasado uno tras otro sin que se mueva ninguna, la partida también acaba.

learn-rule-loophole = El resquicio
learn-rule-loophole-text = Según el reglamento se puede pasar con la fila vacía, turno tras turno, sin perder nada. Entre dos, en el juego corto, quien nunca abre no puede perder: las cartas de la mano cuentan y nadie las puede quitar. Quien acapara gana a cualquiera, y la mejor respuesta es acaparar también. Por eso nuestras mesas empiezan con otra regla: con la fila vacía no se pasa. Abre, si no haces otra cosa. Si prefieres la regla antigua, elige «según el reglamento» al preparar la mesa.
learn-rule-seen = Qué se sabe
learn-rule-seen-text = Las filas, las bibliotecas y cuántas cartas hay en cada sitio son públicas, así que el tanteo se puede contar en todo momento. Lo que robas solo lo ves tú. Lo que no se supo tampoco se sabe al final, mientras no se abra el registro.

learn-rule-personal = Quince a tu gusto
learn-rule-personal-text = Cada cual elige quince cartas de una baraja entera, en secreto y con un mochuelo como mucho. Dos pueden compartir una baraja: se mezcla, se da la mitad a cada cual y se elige de ahí. Después se toman seis, se roba del mazo propio y se juega como en el juego largo. La misma carta puede estar dos veces en la mesa; la distingue su dueño.
learn-rule-oblivion = El olvido
learn-rule-oblivion-text = Cada cual tiene un montón más, el olvido. Una carta refutada, cedida o perdida al cuestionarse su fila va al olvido de quien la trajo, aunque estuviera en una fila ajena, y no vale nada. A tu biblioteca van las cartas con las que refutas y, cuando cuestionas, tu propia fila.

learn-rule-colours = Cuartetos
learn-rule-colours-text = Un juego infantil para tres o cuatro. Se reparten todas las cartas; los mochuelos son la familia número trece. Reúne las cuatro de un número: amarilla, roja, verde y morada. Las cuatro que vengan juntas se ponen antes de empezar en la mesa.
learn-rule-ask = Pedir
learn-rule-ask-text = Pide a alguien una carta exacta, por número y color. Debes tener alguna de ese número, y no la que pides. Si la tiene, es tuya y sigues pidiendo. Si no, le toca pedir.
learn-rule-quartet = Los cuatro juntos
learn-rule-quartet-text = Un cuarteto completo se pone enseguida en la mesa. A quien no tiene cartas se le salta y no se le puede pedir. La partida acaba en cuanto una mano queda vacía, o tras trescientas preguntas sin cuarteto. Gana quien tenga más cuartetos.
learn-rule-pair = Entre dos
learn-rule-pair-text = Si se repartieran todas las cartas entre dos, no habría nada oculto. Por eso, según una regla nuestra, cada cual recibe diez; lo demás es un mazo, y quien pide en vano roba una.

learn-rule-options = Lo que se puede elegir
learn-rule-options-text = Lo primero es con lo que empieza una mesa.
learn-option-play = El juego: argumentos, o cuatro colores.
learn-option-length = Duración: corto, o largo.
learn-option-decks = Mazos: uno común, o personales.
learn-option-packs = Barajas para los mazos personales: una cada cual, o una entre dos.
learn-option-pass_empty = Pasar con la fila vacía: nunca, o permitido, según el reglamento.
learn-option-match = Qué lista cuenta: la de la carta de la mano, o la de cualquiera de las dos. La baraja está hecha para lo primero.
learn-option-question_min = Cuestionar: también a quien no tiene fila, o solo a quien tenga al menos una carta.
learn-option-pass_to = Una fila cedida: va a quien, aparte de ti, hizo algo más tarde, o se queda si fuiste tú.
learn-option-three_players = Entre tres: las 52 cartas, o 51, sin un mochuelo, para que todos roben las mismas veces.
learn-option-personal_owls = Mochuelos en un mazo personal: uno como mucho, ninguno, o hasta cuatro.
learn-option-quartet_end = Cuatro colores acaba con la primera mano vacía, o cuando no quedan cartas.
learn-option-ask_held = Pedir una carta que ya tienes: no, o sí.

learn-ex-number = El mismo autor
learn-ex-number-text = En tu fila está «{ $B1 }». «{ $C1 }» también es de Platón: basta el mismo número.
learn-ex-tick = Por el visto
learn-ex-tick-text = «{ $E1 }» tiene la letra M junto al visto, y «{ $C4 }» la lleva. No hace falta que estén de acuerdo: quien examina la vida acaba preguntando qué es real.
learn-ex-theirs = En una fila ajena
learn-ex-theirs-text = Nada tuyo encaja en tu fila, pero «{ $W3 }» encaja en la de { $Te }. Regalas una carta; pasando regalarías tres.
learn-ex-refute = Por el aspa
learn-ex-refute-text = «{ $W3 }» lleva la balanza junto al aspa, y «{ $W2 }» es carta de la balanza. Las dos van a tu biblioteca.
learn-ex-own = Una carta propia
learn-ex-own-text = «{ $W12 }» refuta el espejo, y tu «{ $E1 }» lo lleva. Dos cartas a salvo, y tu fila vuelve a estar vacía.
learn-ex-lists = Al revés no vale
learn-ex-lists-text = «{ $E1 }» nombra la letra de «{ $C2 }», pero «{ $E1 }» está en la mesa. La carta de tu mano es «{ $C2 }», y sus listas no nombran ninguna marca de allí. Solo encaja «{ $W1 }»: el mismo autor.
learn-ex-any = Un mochuelo refuta
learn-ex-any-text = No le hace falta aspa. Elige cualquier carta de la mesa.
learn-ex-owls = Un mochuelo en la mesa
learn-ex-owls-text = { $Te } ha abierto con un mochuelo. Nada lo refuta, salvo el tuyo.
learn-ex-question = Cuatro contra tres
learn-ex-question-text = Tu fila tiene cuatro cartas; la de { $Te }, tres. Cuestiona a { $Te }: las siete son tuyas.
learn-ex-fewer = Menos, no las mismas
learn-ex-fewer-text = Tienes cuatro cartas; { $Te } tiene cuatro, { $Sa } una y { $Am } ninguna. A { $Te } no se le puede cuestionar. A { $Sa } y a { $Am } sí; con { $Am } solo pones a salvo tu fila.
learn-ex-pass = A quién va la fila
learn-ex-pass-text = { $Sa }, justo antes que tú, ha pasado; antes, { $Te } apoyó. Pasa, y tu fila va a { $Te }, que fue quien hizo algo por última vez.
learn-ex-stays = Cuándo se queda
learn-ex-stays-text = Según el reglamento: has abierto, y { $Te } ha pasado con la fila vacía. Nadie más ha hecho nada todavía, así que tu fila se queda cuando pasas.
learn-ex-last = La última carta
learn-ex-last-text = Queda una carta en el mazo. Hagas lo que hagas, { $Te } la roba y la partida acaba: elige lo que más cuente.
learn-ex-long = Las últimas manos
learn-ex-long-text = El mazo se acabó y a { $Te } no le quedan cartas, así que se le salta. Juega tus dos cartas, una tras otra; con la segunda acaba la partida.
learn-ex-standstill = Han pasado todos
learn-ex-standstill-text = Según el reglamento, con las dos filas vacías y nada que robar: pasas, { $Te } pasa, y la partida acaba. Las cartas de la mano no valen nada.
learn-ex-oblivion = De quién era la carta
learn-ex-oblivion-text = Tus cuatro contra tres de { $Te }, una de las cuales la trajiste tú. Cuestiona: tu fila va a tu biblioteca, las cartas de { $Te } a su olvido, y la tuya al tuyo.
learn-ex-hit = Acierto y cuarteto
learn-ex-hit-text = Tienes tres cartas de Platón, y { $Te } tiene la cuarta: pídela.
learn-ex-miss = Un fallo
learn-ex-miss-text = Pide a { $Sa } una carta que no tenga, y le toca pedir.

learn-missing = Esta página no se pudo cargar.
learn-retry = Probar de nuevo

# Las primeras partidas guiadas

learn-first-lead = Una partida entera con una baraja pequeña: siete autores, cuatro mochuelos y, al otro lado de la mesa, { $Te }.
learn-four-lead = Una partida entera para tres con una baraja pequeña: seis autores, veinticuatro cartas.
learn-count = Paso { $n } de { $all }

# La galería de la baraja

cards-lead = Doce pensadoras y pensadores con cuatro cartas cada uno, y los cuatro mochuelos. Abre una para leer qué dice, dónde está escrito y a quién apoya y refuta.
cards-thinkers = Quiénes
cards-all-cards = Cartas
cards-type = Tipo
cards-thinker = De
cards-letter = Letra
cards-drawing = Dibujo
cards-epoch = Época
cards-tradition = Tradición
cards-words = Palabras del texto
cards-filter = Filtrar
cards-any = Todo
cards-count = { $count ->
    [0] No hay ninguna carta así.
    [one] Una carta.
   *[other] { $count } cartas.
}
cards-clear = Mostrar todas
cards-back = Todas las cartas
cards-before = Anterior
cards-after = Siguiente
cards-source = Fuente
cards-lookup = Para consultar: { $place }
cards-disputed = Discutido
cards-known = A saber
cards-about = c. { $year }
cards-before-era = { $year } a. e. c.
cards-life = { $born } – { $died }
cards-relations = Quién coincide, quién objeta
cards-relations-lead = Elige una carta de un hilo para leer por qué.
cards-supports = Apoya
cards-refutes = Refuta
cards-supported = La apoyan
cards-refuted = La refutan
cards-none = ninguna carta
cards-tie-supports = { $card } apoya a { $target }
cards-tie-refutes = { $card } refuta a { $target }
cards-open = Abrir { $card }
cards-same = { $count } cartas de { $thinker }: cada una apoya a las otras tres.
cards-owl = Refuta cualquier carta. En la mesa solo lo refuta otro mochuelo, y nada lo apoya.
cards-deck = La baraja: { $authors }, { $licence }.

# Probar los ejemplos y las primeras partidas

lesson-you = Tú
lesson-turn = Te toca.
lesson-watch = Ver cómo
lesson-reset = Volver a preparar
lesson-over = Vuelve a prepararlo para probar de otra manera.
lesson-marked = En esta lección, no: prueba con lo que se ilumina.
lesson-progress = Pasos hechos
lesson-next = Paso siguiente
lesson-pass = Saltar este paso
lesson-back = Atrás
lesson-again = Otra vez
