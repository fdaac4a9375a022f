## Páginas de ayuda

help-mochuelo =
    La mesa de los juegos sobre filosofía: para jugarlos aquí en la terminal, ofrecerlos al navegador y cuidar de sus actas.

    Ejemplos:
      mochuelo play { $game }         contra un bot, en esta terminal
      mochuelo serve                   la mesa en el navegador
      mochuelo record show game.rec    una partida, jugada a jugada, en palabras
help-end =
    --lang en|es da cualquier orden en inglés o en español; si no, decide LANG.
    Algunos juegos hablan más: con --lang de se cuentan en alemán los que saben; el resto, en inglés.
    Códigos de salida: 0 todo bien, 1 el archivo está mal, 2 no se entendió la orden,
    3 la máquina no pudo (puerto ocupado, sin terminal), 130 interrumpido.
help-help = Mostrar esta página.
help-version = Mostrar la versión.
help-usage = Uso:
help-commands = Órdenes
help-arguments = Argumentos
help-options = Opciones
help-word-command = ORDEN
help-word-options = { "[" }OPCIONES]
help-required = necesario
help-default = si no, { $value }

help-play =
    Jugar en esta terminal, contra bots o con otras personas al mismo teclado.

    La jugada se escribe o se elige con las flechas; antes de jugarla se cuenta lo que haría. F1 muestra todas las teclas.

    Ejemplos:
      mochuelo play { $game }
      mochuelo play { $game } --seats bot:5,human:Ana
      mochuelo play { $game } --seats human:Ana,human:Ben,bot:2
      mochuelo play { $game } --seed 7
      mochuelo play { $game } --from game.rec      seguir donde acaba un acta
help-play-game = El juego; «mochuelo games» los enumera.
help-play-seats = Quién se sienta dónde, en el orden de juego: human, human:NOMBRE, bot o bot:NIVEL, separados por comas.
help-play-option = Una opción del juego como NOMBRE=VALOR; se puede dar varias veces. «mochuelo games» las enumera.
help-play-seed = Un número con el que los bots y el azar se repiten.
help-play-from = Seguir donde acaba esta acta.
help-play-save = Dónde se guarda el acta, a más tardar cuando acaba la partida.

help-games =
    Enumerar los juegos, sus asientos, los niveles de sus bots y sus opciones.

    Ejemplos:
      mochuelo games
      mochuelo games --json
help-json = Responder en JSON, para programas.

help-print =
    Imprimir un juego: un PDF con todas las cartas, anverso y reverso, marcas de corte, un folleto con las reglas y una página que explica cómo imprimir y cortar.

    Ejemplos:
      mochuelo print { $game }
      mochuelo print { $game } --paper letter --language es
      mochuelo print { $game } --out cartas.pdf
help-print-paper = El papel: a4 o letter; a3 o a2 para el tablero solo, de un juego que lo tenga.
help-print-language = El idioma de las páginas, como es; si no, el de la orden. Algunos juegos hablan más idiomas que la línea de órdenes.
help-print-deck = Una baraja propia en lugar de la del juego: su carpeta o su paquete.
help-print-out = El archivo que se escribe, o - para la salida estándar; si no, uno en esta carpeta con el nombre del juego, el papel y el idioma.
print-written = Escrito: { $path }

help-serve =
    Ofrecer la mesa a los navegadores de esta máquina o de la red.

    Ejemplos:
      mochuelo serve
      mochuelo serve --host 0.0.0.0 --port 8080 --no-browser
      mochuelo serve --data /srv/mochuelo
help-serve-host = La dirección en la que se escucha; 0.0.0.0 deja entrar a toda la red.
help-serve-port = El puerto en el que se escucha; 0 toma uno que esté libre.
help-serve-data = La carpeta que guarda las partidas; si no, mochuelo en tu carpeta de datos.
help-serve-browser = Dejar el navegador en paz; si no, se abre donde hay escritorio.

help-record =
    Cuidar de las actas de las partidas.

    Ejemplos:
      mochuelo record show game.rec
      mochuelo record check games/*.rec games/*.pgn
      mochuelo record convert game.rec --to pgn
help-record-show =
    Mostrar un acta: quiénes jugaron, cada jugada en palabras, el tablero al final.

    Ejemplos:
      mochuelo record show game.rec
      mochuelo record show game.pgn --boards
      mochuelo record show game.rec --json
help-record-check =
    Jugar las actas de principio a fin y decir si son correctas; de una mala se dice línea, columna, motivo y hasta dónde llegó.

    Ejemplos:
      mochuelo record check game.rec
      mochuelo record check *.rec *.pgn --json
help-record-convert =
    Escribir un acta en otro formato: rec es el nuestro, los demás son los que el juego intercambia.

    Ejemplos:
      mochuelo record convert game.rec --to pgn
      mochuelo record convert game.pgn --to rec --out game.rec
help-file = El archivo, o - para la entrada estándar.
help-files = Los archivos, o - para la entrada estándar.
help-format = El formato del archivo, si su extensión no lo dice.
help-game-of = El juego, si el formato no lo nombra.
help-boards = Mostrar el tablero tras cada jugada.
help-to = El formato que se escribe.
help-out = El archivo que se escribe; si no, la salida estándar.
help-force = Escribir encima de un archivo que ya existe.

help-verify =
    Demostrar con el acta de una mesa que su azar fue limpio: la semilla da el compromiso que está en el acta, y cada sorteo se sigue de la semilla. Compara el compromiso con el que la mesa mostró al empezar.

    Ejemplos:
      mochuelo verify game.rec
      mochuelo verify game.rec --json

help-arena =
    Hacer que los bots jueguen entre sí: cada nivel contra el anterior, o los dos niveles que elijas.

    Cada apertura se juega una vez con el nivel superior en cada asiento. La misma orden juega las mismas partidas en cualquier máquina.

    Ejemplos:
      mochuelo arena { $game }
      mochuelo arena { $game } --levels 5 3 --games 20
      mochuelo arena { $game } --ladder --workers 2 --out ladder.json
      mochuelo arena { $game } --balance --games 2000 --out balance.json
help-arena-ladder = Cada nivel contra el anterior; así es también sin --levels.
help-arena-balance = En su lugar, bots iguales en todos los asientos: qué puntúa cada asiento, qué vale actuar primero y las cifras propias del juego.
help-arena-level = Quién ocupa todos los asientos con --balance: un nivel, o un nombre como random; si no, el nivel más alto.
help-arena-levels = Los dos que juegan: niveles, o nombres como random o los que conozca el juego; varios inferiores, separados por comas.
help-arena-games = Cuántas partidas juega cada pareja de niveles.
help-arena-seats = Cuántos asientos, o varios números separados por comas; el nivel superior ocupa uno y el inferior los demás.
help-arena-option = Una opción como nombre=valor, las veces que haga falta; varios valores separados por comas se prueban todos con todos.
help-arena-book = Las aperturas, una por línea, con las jugadas separadas por espacios; si no, las del juego para dos asientos, o sorteadas.
help-arena-seed = Un número que da otra serie de partidas.
help-arena-workers = Cuántas partidas se juegan a la vez.
help-arena-out = Dónde se escribe el resultado en JSON; si se interrumpe, sigue donde se quedó.

## Fallos

fault = mochuelo:
fault-help = «{ $command } --help» muestra cómo.
fault-command = No hay ninguna orden { $word }.
fault-flag = No hay ninguna opción { $word }.
fault-missing = Falta { $name }.
fault-missing-value = { $name } necesita un valor.
fault-extra = Sobran palabras: { $words }.
fault-twice = { $name } se ha dado dos veces.
fault-value = { $name } no puede ser { $value }; admite { $wanted }.
fault-guess = ¿Querías decir { $guess }?
fault-known = Hay: { $names }.
fault-unknown-game = No hay ningún juego { $word }.
fault-unknown-option = El juego no tiene ninguna opción { $word }.
fault-unknown-seat = Nadie se sienta como { $word }.
fault-unknown-format = No hay ningún formato { $word } para este juego.
fault-unknown-language = No hay ningún idioma { $word }.
fault-unknown-paper = No hay ningún papel { $word }.
fault-print-nothing = El juego { $game } no tiene nada que imprimir. Estos sí: { $names }
fault-print-letters = A las fuentes de la imprenta les faltan estas letras: { $letters }
fault-print-drawing = Hay un dibujo que no se puede imprimir: { $why }. Empieza por { $drawing }
fault-print-too-large = Una carta de { $size } es demasiado grande para el papel { $paper }.
fault-print-too-high = Un bloque del folleto, con su título, mide { $size } de alto; una columna en este papel tiene { $room }.
fault-seat-count = { $game } se juega entre { $fewest } y { $most }, no entre { $given }; da otros tantos en --seats, como en «human,bot».
fault-level = No hay ningún bot de nivel { $word }; hay: { $known }.
fault-option-form = { $word } no es una opción; escribe NOMBRE=VALOR.
fault-option-value = La opción { $name } no puede ser { $word }; puede ser: { $known }.
fault-option-idle = { $name } no significa nada aquí; necesita { $needs }.
fault-file-missing = No hay ningún archivo { $path }.
fault-file-folder = { $path } es una carpeta; nombra un archivo de ella.
fault-file-there = { $path } ya existe; con --force se escribe encima.
fault-file-unreadable = No se puede leer { $path }: { $why }.
fault-format-unclear = La extensión de { $path } no dice su formato; da --from: { $known }.
fault-format-game = El formato { $format } no dice de qué juego es; da --game: { $known }.
fault-terminal = La mesa necesita una terminal y esto no lo es. «mochuelo serve» juega en el navegador.
fault-port = El puerto { $port } está ocupado; --port da otro, y 0 toma uno libre.
fault-host = { $host } no es una dirección de esta máquina; 127.0.0.1 es solo esta máquina, 0.0.0.0 toda su red.
fault-machine = La máquina no pudo: { $why }.
fault-over = La partida de { $path } ha acabado ({ $how }); no hay con qué seguir. «mochuelo record show» la cuenta.
kind-int = un número entero
kind-float = un número
kind-other = otra clase de valor
help-play-plain = Línea a línea en vez de a toda pantalla: para lectores de pantalla y programas.
fault-said = Así no puede empezar: { $why }.
fault-other-game = { $path } guarda una partida de { $game }.
fault-record-seats = { $path } tiene { $needed } asientos, no { $given }; da otros tantos en --seats.
fault-file-unwritable = No se puede escribir { $path }: { $why }.

## La mesa

name-bot = Mochuelo { $level }
and = { " y " }
line-placeholder = Escribe una jugada, o elige con las flechas y pulsa Intro
pane-story = Hasta aquí
pane-then = Pasaría
pane-choice = Tu jugada
pane-peek = Tras { $text }
key-help = ayuda
key-peek = después
key-rules = reglas
key-about = carta
key-undo = atrás
key-save = guardar
key-concede = rendirse
key-light = claro
key-leave = salir
curtain =
    Le toca a { $who }.

    Los demás miran a otro lado; después, pulsa Intro.
expected-human = Le toca a { $who }
expected-bot = { $who } está pensando
after-end = Ctrl+N empieza otra partida, Ctrl+Q sale.
hint-over = La partida ha acabado. Ctrl+N empieza otra.
hint-not-over = Esta partida sigue. Ctrl+G es rendirse.
hint-wait = Aún no te toca.
hint-more = { $text } no está completo; sigue escribiendo o elige con las flechas.
hint-none = Ahora ninguna jugada empieza por «{ $text }».
hint-undone = Deshecho.
hint-saved = Guardado en { $path }
bot-failed = El bot no puede responder: { $why }.
ask-concede = ¿{ $who } está de acuerdo y se rinde?
answer-concede = Sí, de acuerdo
answer-stay = No, seguir jugando
ask-offers = { $who } puede hacer varias cosas de una vez:
answer-single = Una a una
letter-concede = s
letter-stay = n
letter-save = g
letter-leave = s
ask-leave = Esta partida no está guardada.
answer-save = Guardarla en { $path } y salir
answer-leave = Salir sin guardar
page-help =
    Teclas

      ↑ ↓        elegir dentro de una columna
      ← →        pasar a otra columna
      Intro      jugar lo escrito o lo elegido
      Tab        completar lo escrito
      Re/AvPág   recorrer un tablero alto
      Esc        olvidar lo escrito
      F2         el tablero tras la jugada elegida, y vuelta
      F3         las reglas del juego
      F4         de oscuro a claro y vuelta
      F5         lo que pone en las cartas que nombra la jugada elegida
      F6         varias cosas de una vez, donde se ofrece
      Ctrl+Z     deshacer la última jugada
      Ctrl+G     rendirse
      Ctrl+S     guardar el acta
      Ctrl+N     otra partida, cuando esta acabe
      Ctrl+Q     salir

    Mayúsculas y espacios dan igual: «c5 pu no» es C5PuNo.
    Varias jugadas seguidas se pueden escribir con espacios, como las cartas de un mazo que se elige.
    También vale el ratón: pulsa una palabra, y otra vez para jugarla.

    Esc cierra esta página.

told-chance = Azar: { $text }
told-concede = { $who } se rinde.
told-flag = A { $who } se le ha acabado el tiempo.
told-lapse = Se acabó el tiempo de { $who }: { $text }.
told-draw = Todos acuerdan tablas.
told-respect = { $who } entrega a { $to } la ficha de Respeto.
told-takeback = { $who } deshace la última jugada.
ending-draw = No gana nadie
ending-wins = { $count ->
        [one] Gana { $who }
       *[other] Ganan { $who }
    }
ending-agreement = Todos acordaron tablas
ending-time = Se ha acabado el tiempo
ending-concession = Los demás se rindieron

## Línea a línea

plain-ask = { $who }, tu jugada («help» cuenta más):
plain-help =
    Escribe una jugada, o una de estas palabras:
      board          mostrar el tablero
      list [INICIO]  todas las jugadas que empiezan así
      what JUGADA    lo que haría una jugada
      about CARTA    lo que pone en una carta
      rules [NÚMERO] las reglas, capítulo a capítulo
      undo           deshacer la última jugada
      concede        rendirse
      save [ARCHIVO] escribir el acta
      quit           salir
list-many = { $count } jugadas. Empiezan por:
list-none = Ninguna jugada empieza por { $start }.
what-hidden = Lo que haría no se cuenta en un juego con secretos.
plain-offers = De una vez, en lugar de una a una: escribe { $offers }.
about-nothing = No hay nada que contar de «{ $text }». Nombra una carta o una jugada.
rules-number = Escribe «rules NÚMERO» para leer un capítulo.
rules-none = Las reglas de este juego no se cuentan aquí.
save-where = ¿Dónde? Escribe «save ARCHIVO».

## Otras órdenes

games-none = No hay juegos.
games-seats = de { $fewest } a { $most } asientos
games-levels = bots de nivel { $levels }
games-formats = actas en { $formats }
games-needs = { $what } solo con { $needs }
check-progress = Jugándolas de principio a fin
file-bad = { $path }: { $why } (leído hasta ahí: { $read ->
        [0] nada
        [one] 1 acción
       *[other] { $read } acciones
    })
file-good = { $path }: { $game }, { $actions ->
        [one] 1 acción
       *[other] { $actions } acciones
    },
file-over = acabada.
file-unfinished = sin acabar.
verify-fair = { $path }: limpia. La semilla da el compromiso que está en el acta, y de ella se siguen { $draws ->
        [0] todos los sorteos (no hubo ninguno)
        [one] el único sorteo
       *[other] los { $draws } sorteos
    }.
verify-compare = Limpia, se entiende, si la mesa mostró al empezar este compromiso: { $commitment }
verify-start = Se sorteó que empezara el asiento { $seat }.

## Servir, y lo que la mesa rechaza

help-serve-database = La URL de una base de datos para las mesas; si no, un archivo en la carpeta de los datos.
help-serve-workers = Cuántos procesos piensan por los bots; con 0 se juega sin bots.
help-serve-origin = Otra dirección en la que se abre la mesa, como https://play.example.org; se puede dar varias veces.
help-serve-secure = Enviar las cookies solo por https.
fault-port-range = { $port } no es un puerto; van de 0 a 65535.
fault-port-low = El puerto { $port } no es para todos en esta máquina; toma uno a partir de 1024.
fault-workers = { $workers } procesos no pueden pensar; da 0 o más.
serve-open = La mesa está abierta en { $address }
serve-network = Otros de esta red llegan a ella con el nombre o la dirección de esta máquina.
serve-kept = Las partidas se guardan en { $folder }
serve-stop = Ctrl+C la cierra.
file-at = línea { $line }, columna { $column }: { $why }

error-nothing-to-take-back = Aún no hay nada que deshacer.
error-chance-since = El azar ha decidido desde entonces; no se puede deshacer.
error-leaving-since = Alguien se ha ido desde entonces; no se puede deshacer.
error-time-since = Desde entonces ha decidido el tiempo; no se puede deshacer.
error-secret-since = Se ha visto un secreto desde entonces; no se puede deshacer.
error-not-your-turn = No te toca.
error-seat-out = Quien está fuera solo puede mirar.

## Actas que no se pueden leer (en inglés habla el propio error)

error-not-text = No es un texto en UTF-8. Guarda el archivo como UTF-8.
error-header = No es un encabezado. Escribe «Nombre: valor», y una línea vacía antes de la primera jugada.
error-header-twice = El encabezado está por segunda vez. Quita uno de los dos.
error-no-header = Falta un encabezado. Toda acta tiene Game y Rules.
error-number = No es un número entero.
error-options = Las opciones no son un objeto JSON.
error-result = El resultado no es el que dan las jugadas, o no está bien escrito: puntos y motivo, o *.
error-line = No es una línea de un acta. Escribe ASIENTO JUGADA, * JUGADA o ! HECHO.
error-no-such-seat = No hay tal asiento; se cuentan desde 0.
error-scoped = El acta se escribió solo para los ojos de alguien; lo que no vio no se puede jugar.
error-unknown-game = No hay tal juego.
error-no-proof = Falta un encabezado de la prueba. Solo se puede verificar el acta completa de una mesa acabada.
error-changed = Esta línea no está escrita como estaba: el archivo se ha cambiado.
error-digest = La huella es otra: el archivo se ha cambiado desde que se escribió.
error-commitment = La huella publicada no es la de esta semilla.
error-start = El comienzo no se sorteó con la semilla.
error-draw = Este sorteo no sale de la semilla.

fault-arena-number = --games y --workers son uno o más.
fault-arena-seats = Este juego es para { $fewest } a { $most } asientos, no { $given }.
fault-arena-opening = La apertura { $opening } no se puede jugar: { $why }.

## Bots contra bots

arena-match = { $upper } contra { $lower }
arena-so-far = { $upper } contra { $lower }: { $percent } %
arena-result = Nivel { $upper } contra { $lower }: { $percent } % de los puntos ({ $low } a { $high }), { $wins } victorias y { $draws } tablas en { $games } partidas con una mediana de { $median } acciones; { $capped } detenidas.
arena-balance = nivel { $level } contra sí mismo
balance-games = Nivel { $level } contra sí mismo, { $games } partidas
balance-seats = { $seats } asientos
balance-score = Puntos
balance-interval = 95 %
balance-order =
    { $place ->
        [1] Actúa en primer lugar
        [2] Actúa en segundo lugar
        [3] Actúa en tercer lugar
       *[other] Actúa en el lugar { $place }
    }
balance-ties = Partidas que nadie ganó en solitario
balance-figures = Por partida
balance-mean = Media
balance-range = Mínimo – máximo
balance-length = Acciones
balance-choices = Decisiones con más de una acción legal
