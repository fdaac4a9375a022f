# El juego impreso: lo que pone en sus páginas, las cartas y el folleto. Palabras nuestras; las reglas son las de README.md.

print-title = El mundo de Sofía
print-line = Por seis épocas con preguntas de historia y de filosofía, de dos a seis jugadores
print-author = Quienes hacen Mochuelo
print-licence = Tablero, preguntas y textos: CC BY 4.0, creativecommons.org/licenses/by/4.0
print-credit = El mundo de Sofía es un juego de mesa según la novela de Jostein Gaarder. Todo lo de aquí es nuestro. Si te gusta, compra el de verdad.
print-deck-author = Preguntas: { $authors }. Tablero y páginas: quienes hacen Mochuelo
print-deck-licence = Preguntas: { $licence }

print-pile-philosophy = Filosofía
print-pile-big = Grandes preguntas
print-board = Tablero
print-disc = Disco
print-disc-above = **Sobre lámina.** Pon una lámina transparente sobre esta hoja y pincha ambas en el centro. Recorta la lámina del tamaño del disco.
print-disc-below = Recorta el anillo exterior y la banda de estrellas con sus ocho ventanas. Pégalos en la lámina. Lo de en medio queda transparente.
print-helps = Cartas de ayuda
print-help-card = Carta de ayuda { $number }
print-figures = Figuras
print-figure = Figura { $seat }
print-markers = Fichas
print-marker = Ficha { $seat }, { $number }
print-points = Puntos de sabiduría
print-note = { $points } puntos, { $number }
print-note-name = puntos de sabiduría
print-socrates = Sócrates
print-socrates-card = Sócrates { $number }

print-key = 1 { $one } · 2 { $other }
print-big-foot = Habla más o menos un minuto. Después votan los demás.
print-socrates-bet = Yo sé que lo sé
print-socrates-text = Guarda esta carta y roba otra. Una vez, cuando te hayan leído una pregunta pero no sus respuestas, ponla en la mesa y contesta sin ayuda. Juzgan los demás: **20 puntos** y cuenta para la época, o nada.

# La carta de ayuda.

help-spaces = Las casillas
help-space-philosophy = **Filosofía.** Contesta una pregunta por 10 puntos.
help-space-question = **Gran pregunta.** Habla un minuto: 10 puntos. Si los demás, todos, piden más: 20; si todos dicen nada: 0.
help-space-travel = **Viaje.** Vuelve a tirar en seguida.
help-space-gadfly = **Tábano.** En un camino puedes volar al tábano del disco; desde él, a cualquiera de un camino.
help-space-major = **Control mayor.** Gira el disco tantos segmentos, como el reloj. Lleva consigo a quien está encima.
help-space-forgetting = **Olvido.** Ve al Lugar del Olvido.
help-space-stage = **Lago.** Si no hay barca junto al lago, te paras en el primer embarcadero.
help-space-plain = **Casilla libre.** No pasa nada.

help-turn = Tu turno
help-answer = **En una época sin acabar** responde, o tira y márchate. **En cualquier otro sitio** tira y avanza: siempre adelante.
help-roll = Acierto: **10 puntos** y la siguiente pregunta. Dos aciertos: coge tu ficha de la época. Fallo: acaba tu turno.
help-disc = **¿El disco te ha llevado** a una casilla de Olvido o junto a un conejo abierto? Haz eso primero, en vez de tirar.
help-rabbit = **Un conejo abierto** al final de tu turno te lleva a una época sin acabar, no a aquella de la que vienes.
help-forgetting = **Salir del Olvido:** con una línea discontinua delante, tira y sal. Si no, una gran pregunta o un seis.
help-lake = **En el lago:** una barca te deja seguir. Sin ella, un tres o un seis.
help-end = **Cuatro épocas acabadas:** una pregunta de cada una de las otras dos y una de filosofía, 30 puntos cada una. Y a contar.

# El folleto.

leaflet-aim = El objetivo
leaflet-aim-text = Viajáis por la historia del pensamiento, de los primeros relatos a nuestro tiempo. En cuatro de seis épocas contestáis dos preguntas; por el camino hay filosofía, grandes preguntas sin respuesta correcta, un disco que gira bajo los pies, conejos, un lago y un lugar donde se olvida a qué se venía. La partida acaba con quien termina su cuarta época. **Gana entonces quien más puntos de sabiduría tiene.** De dos a seis jugadores, una hora o poco más.

leaflet-make = Antes de la primera partida
leaflet-make-1 = **Tablero:** pega sus cuatro hojas como enseña la segunda página de este archivo, mejor sobre cartón, y recórtalo.
leaflet-make-2 = **Disco:** pega sus dos anillos de papel en una lámina transparente, como dice su hoja. Sujétalo por el centro al pico del mochuelo con un encuadernador, de modo que gire bien.
leaflet-make-3 = **Cartas:** los reversos distinguen los ocho mazos. Al pie de cada carta están, al revés, las respuestas correctas.
leaflet-make-4 = **Figuras:** dobla la tira por la mitad, pega las dos caras, abre las solapas hacia fuera y pégalas a una moneda o a un cartón.
leaflet-make-5 = Hacen falta además un dado y, para cada cual, algo con que pensar.

leaflet-start = Cómo se empieza
leaflet-start-1 = Coged una figura cada uno y las seis fichas de su color. Poned una ficha en cada época.
leaflet-start-2 = Barajad los ocho mazos y ponedlos boca abajo. Dejad a mano los puntos de sabiduría y el dado.
leaflet-start-3 = Girad el disco a un segmento cualquiera, sin elegirlo.
leaflet-start-4 = Sortead quién empieza; o empieza quien tenga el nombre más parecido a Sofía.
leaflet-start-5 = Por turno, elegid una época en la que no esté nadie y poned allí vuestra figura. Sus dos preguntas cuentan como las de cualquier otra.

leaflet-epoch = En una época
leaflet-epoch-text = En una época que no has acabado, di si quieres que te pregunten. Si es así, quien está a tu izquierda roba la carta de arriba de esa época. **Elige la pregunta 1 o la 2 antes de oír ninguna.** Después te leen la pregunta y sus tres respuestas.
leaflet-epoch-1 = **Acierto:** 10 puntos, la carta queda delante de ti y puedes pedir en seguida la siguiente pregunta de esa época.
leaflet-epoch-2 = **Fallo:** la carta va a las usadas y acaba tu turno. Un acierto anterior no se pierde, aunque te marches.
leaflet-epoch-3 = **Dos aciertos** acaban la época: deja las dos cartas con las usadas, coge tu ficha, y acaba tu turno.
leaflet-epoch-4 = También puedes dejar una época sin acabar: tira en vez de responder. De una acabada siempre se sale tirando.

leaflet-move = Moverse
leaflet-move-text = Se avanza exactamente lo que marca el dado. En las bocas de los caminos, y en la casilla con aro que hay antes del lago, se elige por dónde seguir.
leaflet-move-1 = Nunca se da la vuelta. Un camino está abierto solo si, yendo adelante por él, se llega antes al anillo del disco o a una época distinta de aquella en que empezó el viaje.
leaflet-move-2 = De cada época sale un camino. Las flechas señalan los de un solo sentido; un puente pasa por encima de otro camino sin tocarlo.
leaflet-move-3 = En el anillo se va como el reloj. Se entra y se sale por la boca de cualquier camino, sea cual sea la marca del disco.
leaflet-move-4 = Para llegar a una época no hace falta el número exacto: lo que sobra se pierde, y al llegar acaba el turno.
leaflet-move-5 = ¿La casilla está ocupada? Párate en la libre más cercana, antes o después, como quieras, y haz lo que diga. Aquella de la que vienes cuenta como libre; elegirla es quedarse quieto.
leaflet-move-6 = En las épocas y en el Lugar del Olvido caben todos.

leaflet-spaces = Las casillas
leaflet-spaces-text = Con el tábano se salta solo si el otro está libre, y allí no pasa nada más. Tu turno acaba cuando has hecho lo que pide la casilla.

leaflet-big = Grandes preguntas
leaflet-big-text = Roba una carta de grandes preguntas, léela en voz alta y di lo que piensas, más o menos un minuto. Te da 10 puntos. Después votan los demás a la vez: pulgar arriba, más; pulgar abajo, nada; o se abstienen. Si todos los que votan piden más, son 20 puntos; si todos dicen nada, 0. No se trata de estar de acuerdo: premiad un buen pensamiento.

leaflet-disc = El disco
leaflet-disc-text = Las casillas del anillo están impresas en el tablero; el disco va encima y lleva las figuras.
leaflet-disc-1 = Quien se para en una casilla con flecha y número gira el disco tantos segmentos, como el reloj. Todas las figuras del anillo van con él, también la de quien lo gira.
leaflet-disc-2 = A quien el disco ha llevado mira al empezar su siguiente turno dónde está su figura **ahora**: en una casilla de Olvido va al Olvido, y junto a una madriguera abierta salta, en vez de tirar. Las demás casillas no hacen nada.
leaflet-disc-3 = Las ventanas abren madrigueras; las marcas del borde solo importan ante el lago y ante el Lugar del Olvido.
leaflet-mark-boat = **Barca:** se puede cruzar el lago. No es salida del Olvido.
leaflet-mark-broken = **Línea discontinua:** la salida del Olvido está abierta.
leaflet-mark-solid = **Muro:** la salida del Olvido está cerrada.

leaflet-rabbit = Madrigueras
leaflet-rabbit-1 = Un conejo en una ventana es una madriguera abierta. Si tu turno acaba en el anillo junto a una, tienes que saltar: a una época que no has acabado y que no sea aquella de la que vienes. Luego acaba tu turno.
leaflet-rabbit-2 = También si eres tú quien gira el disco y te lleva hasta ella.

leaflet-forgetting = El Lugar del Olvido
leaflet-forgetting-text = Mira al empezar tu turno la marca que tiene delante. Con una línea discontinua, tira y sal al anillo. Con un muro o una barca, elige:
leaflet-forgetting-1 = una gran pregunta: da 10 puntos solo si todos los demás piden más, y en cualquier caso después tiras y sales;
leaflet-forgetting-2 = o el dado: con un seis sales y avanzas seis casillas; con otro número te quedas.

leaflet-lake = El lago
leaflet-lake-text = El paso del lago empieza en la casilla con aro del camino de la primera época. Si hay una barca ante el lago, los embarcaderos y el agua son casillas como las demás.
leaflet-lake-1 = Sin barca te paras en el primer embarcadero y pierdes el resto de la tirada.
leaflet-lake-2 = En los turnos siguientes, con una barca avanzas lo que saques. Sin ella solo te mueven un tres o un seis, ese número de casillas.
leaflet-lake-3 = Si hay alguien en el embarcadero, párate en la última casilla libre antes de él y, si te has movido, haz lo que diga.

leaflet-end = El final
leaflet-end-text = A quien acaba su cuarta época se le hacen en seguida tres preguntas más: una de cada una de las dos épocas que le quedan y una de filosofía, eligiendo 1 o 2 cada vez. Cada acierto vale 30 puntos. Después acaba la partida.
leaflet-end-1 = Gana quien tiene más puntos de sabiduría; con los mismos puntos se comparte la victoria.
leaflet-end-2 = Cuando un mazo se agota, barajad sus cartas usadas. Las que alguien tiene delante se quedan allí hasta que acabe la época.

leaflet-options = Si queréis
leaflet-options-1 = **Última ronda.** Los demás terminan la ronda de la cuarta época. Así no lleva ventaja quien empezó.
leaflet-options-2 = **Final más tranquilo.** 20 o 10 puntos por las tres últimas preguntas.
leaflet-options-3 = **Tábano siguiente.** Desde el tábano de un camino se vuela al del siguiente camino que tenga uno, como el reloj.
leaflet-options-4 = **Sócrates.** Barajad las cuatro cartas de Sócrates con el mazo de filosofía. Si no, dejadlas en la caja.
leaflet-options-5 = **Con una vez basta.** Nadie deja una época sin acabar, y por las acabadas se pasa como por una casilla ocupada.
leaflet-options-6 = **Manda el disco.** Aquel a quien el disco ha llevado obedece a cualquier casilla.
leaflet-options-7 = **Con reloj.** Medio minuto para responder; el silencio es un fallo.
leaflet-options-8 = **A la vista.** Votad uno tras otro en vez de a la vez.

leaflet-answers = Las respuestas, y por qué
leaflet-answers-text = Para quien lee las preguntas y para quien quiera saber más. Sigue leyendo solo cuando la carta se haya jugado.
leaflet-answer = **{ $number }{ $letter }** __{ $truth }.__ { $because }
