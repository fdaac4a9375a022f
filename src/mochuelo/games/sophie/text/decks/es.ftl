## Qué está mal en un tablero

complaint-board-json = no es JSON: { $why }
complaint-board-number = { $value } no es un número
complaint-board-epoch = aquí está «{ $name }»; el orden es el del tiempo, y aquí iría «{ $wanted }»
complaint-board-id = «{ $name }» ya está tomado; elige otro identificador
complaint-board-ring =
    { $count ->
        [0] ninguna casilla tiene el lugar { $index } del anillo; añade una
       *[other] { $count } casillas tienen el lugar { $index } del anillo; deja una
    }
complaint-board-n = «{ $kind }»: una casilla que gira el disco lleva n, y ninguna otra lo lleva
complaint-board-lake-ring = el lago está junto al disco; quita su lugar en el anillo
complaint-board-gadflies = tábanos en el disco: { $disc }, en los caminos: { $paths }; hace falta uno en el disco y al menos uno en un camino
complaint-board-marks = «{ $marks }»; hacen falta { $size } letras b (barca), o (línea discontinua) y s (línea continua)
complaint-board-marks-kind = el disco no lleva ninguna marca «{ $mark }»; añade una
complaint-board-rising = { $numbers }; de menor a mayor, sin repetir
complaint-board-rabbit = un conejo junto a una casilla del tipo «{ $kind }» (lugar { $index }); no hay ninguno junto a gadfly, forgetting ni travel
complaint-board-step = «{ $name }» no es casilla de un camino
complaint-board-paths =
    { $count ->
        [0] no está en ningún camino; una casilla fuera del disco está en uno
       *[other] está en { $count } caminos; una casilla fuera del disco está en uno
    }
complaint-board-begin = «{ $name }» no es comienzo de un camino; valdría una época o una casilla del anillo
complaint-board-end = «{ $name }» no es final de un camino; valdría una época o una casilla del anillo
complaint-board-two-way = de doble sentido de «{ $first }» a «{ $last }»; un camino de doble sentido va de una época al anillo
complaint-board-ring-ring = del anillo al anillo; un camino acaba en una época
complaint-board-exit =
    { $count ->
        [one] sale otro camino que «{ $name }»; nombra ese
       *[other] salen { $count } caminos, y se nombra «{ $name }»; valdría uno
    }
complaint-board-lake = las casillas nombradas aquí no son las del tipo «lake»; valdrían las mismas tres
complaint-board-switch =
    { $count ->
        [one] la bifurcación no es «{ $name }» seguida de las tres casillas del lago
       *[other] { $count } bifurcaciones; valdría una, «{ $name }»
    }
complaint-board-reach = no se llega a «{ $name }» desde «{ $start }»; añade un camino
complaint-board-reach-ring = de las épocas distintas de «{ $start }», el anillo lleva a { $count }; hacen falta al menos { $least }
complaint-board-radii = inner, outer y edge: cada uno ha de ser claramente mayor que el anterior, y menor que 1
complaint-board-ring-lie = no está en medio de su segmento; valdría x { $x }, y { $y }
complaint-board-inside = a { $away } del centro del tablero; valdría de { $low } a { $high }
complaint-board-apart = «{ $one }» está a { $away } de «{ $name }»; hacen falta al menos { $least }
complaint-board-beside = no está al borde del disco junto al lugar { $index }; valdría cerca de x { $x }, y { $y }
complaint-board-one-mark = el lago está en ese lugar del anillo; valdría otro
complaint-board-far = de «{ $one }» a «{ $other }» hay demasiado; a lo sumo { $most }
complaint-board-crossing = cruza «{ $other }» en x { $x }, y { $y } sin puente; añade uno, o rodéalo
complaint-board-bridge = «{ $over }» no cruza «{ $under }» ahí; quita el puente, o muévelo

## What the checker of decks finds in questions

complaint-shape-id = «{ $word }» no sirve de id de una pregunta; letras de la a a la z, cifras y _ . -, 40 como mucho
complaint-language-id = bajo «id» va el nombre de cada pregunta; escribe id-ID para el indonesio
complaint-deck-bare = ni preguntas ni tablero; añade un archivo como { $file }
complaint-pile-few =
    { $missing ->
        [one] { $count } preguntas; falta una, porque como poco son { $least }
       *[other] { $count ->
            [one] una pregunta; faltan { $missing }, porque como poco son { $least }
           *[other] { $count } preguntas; faltan { $missing }, porque como poco son { $least }
        }
    } (si un mazo no está, se juega con el de la casa)
complaint-pile-odd = { $count } preguntas, y una carta tiene dos; añade una, o quita una
complaint-pile-unknown =
    { $near ->
        [0] no hay en este juego un mazo para { $file }; los archivos se llaman como { $known }
       *[other] no hay en este juego un mazo para { $file }; ¿querías decir «{ $near }»?
    }
complaint-id-twice = ya hay una pregunta «{ $name }», en la línea { $line }; valdría otro id
complaint-question-twice = «{ $first }» pregunta lo mismo; deja una de las dos
complaint-answers-equal = «{ $word }» ya es la respuesta «{ $first }»; valdría otra
complaint-right-longest = { $size } caracteres, y las otras respuestas tienen { $most } como mucho: la correcta se delata; alarga las otras, o acorta esta
complaint-right-ends = no acaba como las otras dos respuestas: la correcta se delata; acábalas todas en punto, o ninguna
complaint-years-differ = da los números { $here }, pero «{ $language }» da { $there }

## What is told of files of other programs

complaint-import-latin = no está en UTF-8; leído como Latin-1 (Windows-1252): mira si las tildes están bien
complaint-gift-brace = «{ $text }»: las llaves no cuadran; una pregunta lleva un par, y las demás se escriben { "\u005C{" } y { "\u005C}" }
complaint-aiken-bare = un ANSWER sin pregunta delante; escribe la pregunta encima de sus respuestas
complaint-aiken-answers = «{ $text }»: sin respuestas; cada una va en su línea, como «A. …» o «A) …»
complaint-aiken-twice = «{ $text }»: la misma letra ante dos respuestas; cada una lleva la suya
complaint-aiken-letter = «{ $text }»: ANSWER nombra «{ $word }»; valdría una letra de { $known }
complaint-aiken-open = «{ $text }»: detrás no hay una línea ANSWER:; añádela
complaint-table-bare = la primera fila no nombra una columna «pregunta»; se toma por una tabla sin nombres: { $known }
complaint-table-quote = «{ $text }»: unas comillas sin cerrar; ciérralas, o ponlas dobles dentro de una celda
complaint-table-question = una fila sin pregunta; escríbela, o quita la fila
complaint-table-key = «{ $text }»: se da por correcta «{ $word }»; valdría una letra, un número o una de las respuestas
complaint-import-part = «{ $text }»: no dice para qué mazo es; nómbralo en el archivo, o elige uno para todo
complaint-import-pile = «{ $text }»: no hay ningún mazo «{ $part }»; serviría uno de { $known }
complaint-import-difficulty = «{ $text }»: «{ $word }» no es una dificultad; servirían 1, 2 o 3, y se ha tomado { $taken }
complaint-import-language = «{ $text }»: en «{ $language }», que no es lengua de la baraja; añádela en deck.yaml
complaint-import-big = «{ $text }»: una Gran Pregunta no tiene respuestas; quítalas, o llévala a otro mazo
complaint-import-media = «{ $text }»: lleva una imagen, un sonido o una película, y las cartas no
complaint-import-kind = «{ $text }»: { $kind ->
        [several] son correctas varias respuestas a la vez
        [true] verdadero o falso
        [short] se contesta con palabras propias
        [match] de emparejar
        [number] se contesta con un número
        [essay] se contesta por extenso
       *[text] un texto sin respuestas
    }; una carta pide una respuesta correcta entre tres o más
complaint-import-no-right = «{ $text }»: ninguna respuesta es la correcta; márcala
complaint-import-many-right = «{ $text }»: hay { $count } respuestas correctas; valdría una (un signo = dentro de un texto se escribe \=)
complaint-import-few = «{ $text }»: { $count ->
        [one] { $count } respuesta; valdrían tres
       *[other] { $count } respuestas distintas; valdrían tres
    }
complaint-import-full = «{ $text }»: el mazo tiene { $most } preguntas, que es lo más que cabe
complaint-import-known = «{ $text }»: esta pregunta ya está en el mazo
complaint-import-replaced = «{ $text }»: sus palabras sustituyen a las de { $id }
complaint-import-reduced = «{ $text }»: más de tres respuestas; quedan fuera: { $left }
complaint-import-half = «{ $text }»: «{ $word }» valía un { $weight } %, y aquí cuenta como falsa
complaint-import-long = «{ $text }»: { $key ->
        [hint] la pista queda fuera
       *[because] la explicación queda fuera
    }: { $size } caracteres, y caben { $most } como mucho
complaint-import-odd = { $count } preguntas, y una carta tiene dos; añade una, o quita una
complaint-import-many = más de { $most } preguntas; el resto queda fuera
complaint-import-last = «{ $text }»: la última de un número impar; una carta tiene dos preguntas
complaint-export-aiken = { $id } no se puede escribir en Aiken: no tiene respuestas, o tiene una línea que parece otra parte de una pregunta

## What stands in a new deck

deck-new-deck =
    Una baraja para El mundo de Sofía, para rellenar. docs/decks.md lo explica todo;
    mochuelo deck check CARPETA dice qué falta todavía y qué está mal.
    El nombre es una clave (en minúsculas); la licencia, un nombre SPDX como CC-BY-4.0.
deck-new-title = Cómo se llama la baraja, y una nota sobre ella en una frase; en cada una de sus lenguas.
deck-new-questions =
    Un mazo: dos preguntas seguidas son una carta. Una baraja puede tener cualquiera de los mazos { $piles },
    cada uno en un archivo con su nombre; el que falta es el de la casa.
    La dificultad va de 1 (fácil) a 3 (difícil). Una respuesta es correcta, otra falsa y otra un disparate; ninguna ha de delatarse por su longitud.
    "because" se cuenta después de la respuesta; topic y because pueden faltar. La fuente cabe en una línea: source: "Nuestro libro, página 12".
deck-new-big = Las Grandes Preguntas no tienen respuesta correcta; una pista ayuda a empezar. Cada una es una carta.

## The page of all cards

deck-page-languages = Lengua de las cartas
deck-page-piles = Mazos
deck-page-by = De { $authors }. Licencia: { $licence }.
deck-page-house = De la casa: { $piles }.
deck-page-philosophy = Filosofía
deck-page-big = Grandes Preguntas
deck-page-count =
    { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }, { $questions ->
        [one] { $questions } pregunta
       *[other] { $questions } preguntas
    }
deck-page-levels = fáciles { $easy }, medianas { $middling }, difíciles { $hard }

## Las partes de que se puede componer una baraja

part-mythology = Mitología
part-hellas = Grecia y Roma
part-middle = Edad Media
part-renaissance = Renacimiento y Barroco
part-enlightenment = Ilustración
part-modern = Siglos XIX y XX
part-philosophy = Filosofía
part-big = Grandes Preguntas
part-board = Tablero
