# Palabras de la mesa. Breves, con la voz de un buen anfitrión; sin signos de exclamación.

## En todas partes
mochuelo = Mochuelo
tagline = Una mesa para juegos sobre filosofía
skip-to-content = Ir al contenido
close = Cerrar
back = Atrás
home = Inicio
copy = Copiar
copied = Copiado
loading = El mochuelo lo está buscando
try-again = Probar otra vez
nav-main = Páginas
nav-tables = Mesas
nav-read = Leer una partida
nav-settings = Ajustes
nav-about = Acerca de
theme-to-dusk = Cambiar a Ocaso
theme-to-dawn = Cambiar a Alba
language-switch = Switch to English

## Inicio
home-title = Acerca una silla
home-lead = Juegos de mesa sobre filosofía, aquí en tu navegador. Con amigos, en una misma pantalla o contra los mochuelos.
home-games = Juegos
home-none = Todavía no hay ningún juego en la mesa.
seats-only = { $seats ->
    [one] 1 jugador
   *[other] { $seats } jugadores
}
seats-range = De { $least } a { $most } jugadores
play-bot = Contra un mochuelo
play-here = Misma pantalla
play-friend = Invitar a alguien
learn = Aprender
home-tables = Tus mesas abiertas

## Preparar la mesa
new-bot = Contra un mochuelo
new-here = Misma pantalla
new-friend = Invitar a alguien
new-start = Empezar
new-start-open = Abrir la mesa
new-opening = Un momento
new-level = Fuerza del mochuelo
level = { $level ->
    [1] Polluelo
    [2] Volantón
    [3] Cazador
    [4] Veterano
   *[other] Atenea
}
level-note = { $level ->
    [1] Recién salido del nido. Tiene gusto, pero poca previsión.
    [2] Ve lo que puede hacer una jugada, y lo aprovecha.
    [3] Piensa un turno por delante. Un buen rival.
    [4] Ha visto muchas partidas. No te lo pondrá fácil.
   *[other] Paciente y certera. Se toma unos segundos para pensar.
}
new-more = Más opciones
new-seats = Jugadores
new-places = Quién se sienta dónde
new-kind = Quién juega con { $seat }
kind-me = Tú
kind-here = Alguien aquí
kind-bot = Un mochuelo
kind-open = Con invitación
new-level-of = Fuerza de { $seat }
new-name-of = Nombre de { $seat }
new-clock = Tiempo
clock-none = Sin reloj
clock-fischer = { $base } min + { $gain } s
clock-days = { $days ->
    [one] 1 día por jugada
   *[other] { $days } días por jugada
}
new-first = Quién empieza
first-random = A suertes
new-public = Mostrar esta mesa a todos
new-public-note = Cualquiera podrá sentarse o mirar.
yes = Sí
no = No

## Mesas
tables-title = Mesas
tables-lead = Siéntate con alguien o mira un rato.
tables-quick = Buscarme rival
tables-quick-note = Jugarás con la próxima persona que pida lo mismo.
tables-open = Esperando jugadores
tables-running = En juego
tables-mine = Tus mesas
tables-empty = No hay ninguna mesa esperando. Abre una o deja que el mochuelo te busque rival.
tables-sit = Sentarse
tables-watch = Mirar
tables-return = Volver
tables-free = { $free ->
    [one] 1 asiento libre
   *[other] { $free } asientos libres
}
tables-over = Terminada
tables-look = Verla

## La mesa
table-of = { $game }: mesa
table-gone = Esta mesa no está aquí
table-gone-note = Quizá se ha recogido, o su enlace es solo para invitados.
turn-yours = Te toca
turn-of = Le toca a { $name }
turn-here = Te toca, { $name }
turn-nobody = La partida ha terminado
turn-waiting = Esperando jugadores
last-move = { $name }: { $move }
thinking = { $name } está pensando
seat-open = Asiento libre
seat-you = Tú
seat-bot = Mochuelo
seat-here = En esta pantalla
seat-online = Aquí
seat-offline = Ausente
seat-to-move = Le toca
seat-respect = Tiene la ficha de Respeto
time-left = Tiempo restante: { $time }
clock-left-days = { $days ->
    [0] { $hours } h
    [one] 1 d { $hours } h
   *[other] { $days } d { $hours } h
}
link-connecting = Conectando
link-away = Sin conexión. Intentándolo de nuevo
link-away-note = Tus jugadas se guardan hasta que vuelva.
spectating = Estás mirando
spectators = { $count ->
    [0] Nadie está mirando
    [one] 1 persona está mirando
   *[other] { $count } personas están mirando
}
panel-show = Mostrar el panel
panel-hide = Ocultar el panel
panel = Panel lateral
tab-moves = Jugadas
tab-talk = Charla
tab-rules = Reglas
moves-none = Aquí aparecerán las jugadas.
moves-label = Jugadas hechas
type-move = Escribe una jugada
type-move-send = Jugar
talk-none = Todo en silencio. Saluda.
talk-label = Conversación
talk-say = Di algo
talk-send = Enviar
talk-spectator = Un visitante
fact-say = { $name }: { $text }
fact-join = { $name } se sienta.
fact-start = Empieza la partida.
fact-offer = { $what ->
    [draw] { $name } ofrece tablas.
   *[other] { $name } pide deshacer una jugada.
}
fact-accept = { $name } está de acuerdo.
fact-decline = { $what ->
    [draw] { $name } sigue jugando.
   *[other] { $name } deja la jugada como está.
}
fact-takeback = Se ha deshecho una jugada.
fact-draw = Todos de acuerdo: tablas.
fact-concede = { $name }: «Estoy de acuerdo».
fact-flag = A { $name } se le ha acabado el tiempo.
fact-respect = { $from } entrega la ficha de Respeto a { $to }.
rules-happened = Qué acaba de pasar
rules-happened-none = Tras cada jugada, aquí se cuenta cada paso con su regla.
rules-learn = Aprende el juego
rules-options = Reglas de esta mesa
explain-title = Por qué
explain-rule = La regla
act-takeback = Deshacer
act-draw = Ofrecer tablas
act-respect = Dar Respeto
act-concede = De acuerdo
act-respect-to = Dar Respeto a { $name }
act-respect-note = Una muestra de estima. No cambia nada en el juego y lo cambia todo en la mesa.
concede-title = ¿Estás de acuerdo?
concede-note = Con «Estoy de acuerdo» te rindes: tu rival ha argumentado mejor. La partida termina para ti.
concede-yes = Estoy de acuerdo
concede-no = Seguir jugando
offer-draw = { $name } ofrece tablas
offer-takeback = { $name } quisiera deshacer una jugada
offer-sent-draw = Has ofrecido tablas
offer-sent-takeback = Has pedido deshacer una jugada
offer-agree = Aceptar
offer-refuse = Rechazar
offer-withdraw = Retirar
over-won-you = Has ganado
over-won = Gana { $name }
over-shared = Victoria compartida: { $names }
over-draw = Tablas
over-nobody = No gana nadie
outcome-time = Se ha acabado el tiempo.
outcome-agreement = Por acuerdo de todos.
over-rematch = Otra partida
over-rematch-there = La siguiente partida está lista
over-replay = Repasar la partida
invite-title = Esperando compañía
invite-note = Envía este enlace. Quien lo abra podrá sentarse.
invite-copy = Copiar enlace
invite-share = Compartir
invite-link = Enlace de invitación
invite-code = O deja que un móvil lea este código
invite-leave = Dejar la mesa
join-title = Hay un asiento libre
join-note = Siéntate, o quédate a mirar.
join-as = Tu nombre
join-sit = Sentarse
join-seat = Sentarse como { $seat }
curtain-title = { $name }, te toca
curtain-note = Toma la pantalla. Tus secretos están tras esta cortina.
curtain-lift = Aquí estoy
game-menu = La partida como archivo
game-copy = Copiar la partida
game-save = Guardar la partida
game-paste = Leer otra partida
game-later = Cuando termine la partida podrás copiarla y guardarla.
fair-title = Azar limpio
fair-note = El azar de esta mesa lo fijó un secreto cuyo sello se mostró antes del primer sorteo.
fair-seal = Sello
fair-seed = Secreto

## Repasar
replay-title = Repaso
replay-first = Al principio
replay-prev = Una atrás
replay-next = Una adelante
replay-last = Al final
replay-play = Reproducir
replay-pause = Pausa
replay-at = Jugada { $ply } de { $all }
replay-slider = Momento de la partida
replay-start = El principio
replay-eyes = Visto por
replay-nobody = nadie
replay-copy-link = Copiar un enlace a esta posición
replay-trouble = Leída hasta aquí: no se puede leer la línea { $line }, columna { $column }.
read-title = Leer una partida
read-lead = Pega una partida copiada o guardada, aquí o en otro sitio, y repásala.
read-game = Juego
read-text = La partida como texto
read-file = Abrir un archivo
read-go = Leerla
read-empty = Pega primero una partida.

## Aprender
learn-title = Aprende { $game }
learn-pages = Lecciones
learn-next = Siguiente: { $title }
learn-prev = Anterior: { $title }
learn-play = Ahora, contra un mochuelo

## Ajustes
settings-title = Ajustes
settings-lead = Se guardan solo en este navegador.
set-name = Tu nombre en la mesa
set-name-save = Guardar
set-name-saved = Guardado
set-language = Idioma
language-auto = Automático
language-en = English
language-es = Español
set-theme = Luz
theme-auto = Automática
theme-dawn = Alba
theme-dusk = Ocaso
set-motion = Movimiento
motion-auto = Automático
motion-full = Completo
motion-reduced = Reducido
set-speed = Velocidad de las jugadas
speed = { $speed ->
    [0.5] Lenta
    [1] Normal
   *[other] Rápida
}
set-names = Nombres en el tablero
set-names-note = Nombres tenues en cada casilla.
set-sound = Sonido
set-sound-note = Suaves golpes de madera.

## Acerca de
about-title = Acerca de esta mesa
about-what = El mochuelo es el ave de Atenea. En su mesa se juega a juegos sobre filosofía: con sus reglas exactas, explicadas mientras juegas, y abiertos tanto a las personas como a las máquinas.
about-games-title = Los juegos son de sus autores
about-games = Aquí las reglas se aplican con nuestras propias palabras y nuestros propios dibujos. Si te gusta un juego, cómpralo: el de verdad es aún mejor, y sus autores lo merecen.
about-rights-title = Derechos
about-rights = El programa es software libre con licencia MIT. Nuestros dibujos y textos se pueden compartir y adaptar con licencia CC BY 4.0.
about-privacy-title = Qué se guarda
about-privacy = Sin cuentas, sin rastreo, sin nada de otros sitios. Una cookie recuerda tu asiento; tus ajustes se quedan en este navegador.
about-type-title = Tipografía
about-type = Compuesto en Literata y Source Sans, ambas con licencia SIL Open Font License.

## No hay nada
missing-title = No hay nada en esta dirección
missing-note = El mochuelo ha mirado dos veces. Quizá el enlace llegó cortado.
missing-home = A los juegos

## Lo que puede ir mal
error-unknown = Algo ha fallado. Inténtalo otra vez.
error-said = No ha funcionado: { $message }
error-away = El servidor no responde. Comprueba la conexión e inténtalo de nuevo.
error-closed = Se ha dejado la mesa.
error-busy = Un momento: la última jugada aún está en camino.
error-stale = La partida ha avanzado entretanto. Mira de nuevo y elige.
error-conflict = Alguien se adelantó. Mira de nuevo y elige.
error-not-your-turn = Todavía no te toca.
error-over = La partida ha terminado.
error-seat-taken = Ese asiento acaba de ocuparse. Elige otro.
error-seats-open = Aún quedan asientos libres.
error-already-offered = Ya hay una propuesta abierta. Respóndela primero.
error-no-offer = Esa propuesta ya no está abierta.
error-no-such-offer = Solo se puede proponer tablas o retirar una jugada.
error-agreed-already = Ya has aceptado. Ahora deciden los demás.
error-nothing-to-take-back = No has hecho ninguna jugada que se pueda deshacer.
error-chance-since = Desde entonces ha hablado el azar; eso no se puede deshacer.
error-secret-since = Desde entonces se ha conocido un secreto; no se puede olvidar.
error-leaving-since = Desde entonces alguien ha dejado la partida.
error-time-since = Desde entonces ha decidido el tiempo.
error-record = Línea { $line }, columna { $column }: esto no se puede leer. Revisa el texto ahí y prueba otra vez.
error-no-such-table = No existe esa mesa. Quizá ya se ha recogido.
error-private = Esta mesa es solo para invitados. Pide el enlace.
error-deck-shut = { $what ->
    [record] Esa partida no es de este servidor. Solo quien ha traído aquí su baraja puede abrirla: elige antes el archivo de la baraja.
    [mix] Solo quien ha traído aquí una baraja puede tomar partes de ella. Elige su archivo.
   *[table] Solo quien ha traído aquí esta baraja puede abrir una mesa con ella. Elige su archivo.
}
error-table-full = No quedan asientos libres. Puedes mirar.
error-too-often = Un poco más despacio, por favor. Prueba dentro de un momento.
error-too-long = Es demasiado largo. Acórtalo y envíalo otra vez.
error-empty = Todavía no hay nada. Escribe algo primero.
error-enough = Ya se ha dicho mucho en esta mesa. Sigue jugando.
error-name = Ese nombre no sirve. Usa hasta 40 letras.
error-clock = Ese reloj no se puede poner. Elige uno de los que se ofrecen.
error-level = No hay mochuelos de esa fuerza. Elige una de las que se ofrecen.
error-no-bots = En este servidor no hay mochuelos despiertos. Invita a alguien.
error-malformed = El servidor no lo ha entendido. Vuelve a cargar la página.
error-too-large = Es demasiado grande. Envía menos.
error-not-seated = Estás mirando. Siéntate en un asiento libre para participar.
error-not-your-seat = Por ese asiento habla otra persona.
error-seat-out = Ese asiento ya está fuera de la partida.
error-no-such-seat = Ese asiento no existe.
error-not-holder = La ficha de Respeto la tiene otra persona.
error-not-over = La partida aún no ha terminado.
error-not-started = La partida aún no ha empezado.
error-started = La partida ya ha empezado.
error-no-preview = Este juego guarda secretos, así que no se puede probar nada.
error-unknown-game = Este servidor no tiene ese juego.
error-other-game = Ese archivo es de otro juego.
error-no-such-format = Esta partida no se guarda en ese formato.
error-other-rules = Esta partida se jugó con otras reglas y ya no se puede abrir aquí.
error-seats = A este juego no se juega con ese número de jugadores.
error-options = Esas reglas no se pueden elegir aquí. Elige otras.
error-start = Ese asiento no puede empezar. Elige otro.
error-rematch-made = La siguiente mesa está lista. Siéntate en ella.
error-foreign-origin = Eso ha venido de otro sitio. Abre esta misma página.
error-internal = El servidor ha tropezado. Inténtalo otra vez.
error-http-404 = Eso ya no está aquí.
error-no-such-page = Esa página no existe.
error-no-such-verb = Eso no se puede hacer aquí.
error-http-403 = Eso es solo para invitados.
error-http-429 = Un poco más despacio, por favor. Prueba dentro de un momento.
error-http-500 = El servidor ha tropezado. Inténtalo otra vez.
error-not-copied = El navegador no permite copiar aquí. Selecciona el texto y cópialo tú.
