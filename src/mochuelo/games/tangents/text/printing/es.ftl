# La baraja impresa: lo que dicen sus páginas, y el folleto.

print-title = Tangents
print-line = Dieciséis casillas, dos caras en cada carta
print-deck = Cartas
print-blocks = Cartas de bloqueo
print-block-Il = Carta de bloqueo de Ilustración
print-block-Po = Carta de bloqueo de Poesía
print-author = Quienes contribuyen a Mochuelo
print-licence = Dibujos, poemas y textos: CC BY 4.0, creativecommons.org/licenses/by/4.0
print-credit = Tangents es un juego creado por Billy Halibut, de Portland (Maine). Las cartas y los textos son nuestros. Si te gusta, compra el suyo.

# El folleto.

leaflet-aim = De qué se trata
leaflet-aim-text = Entre dos se llena una cuadrícula de cuatro por cuatro, carta a carta. Cada carta tiene dos caras: un dibujo y un poema. **Son de Ilustración las cartas que muestran el dibujo; de Poesía, las que muestran el poema.** Cuando la cuadrícula está llena, gana quien tiene más cartas.
leaflet-card-caption = Las dos caras de una carta. Cada una tiene ocho valores propios, en bordes y esquinas: de uno a cuatro puntos, o nada.

leaflet-start = Antes de empezar
leaflet-start-1 = Hay que sentarse del mismo lado de la mesa, para que «arriba» sea lo mismo para ambos.
leaflet-start-2 = Se decide quién es Ilustración y quién Poesía. Cada cual toma la carta de bloqueo con su marca: un disco o un rombo.
leaflet-start-3 = Se baraja y se reparten ocho cartas a cada lado; nadie mira las demás. Las manos quedan a la vista sobre la mesa.
leaflet-start-4 = Se tira un dado o se juega a piedra, papel o tijera; si hay empate, se repite. Quien gana empieza.

leaflet-turn = Tu turno
leaflet-turn-text = Pon una carta de tu mano en cualquier casilla vacía, con tu lado a la vista. Puede quedar **al derecho** o **girada** media vuelta, nunca de lado, y no hace falta que toque otra carta. Después voltea, si puedes.

leaflet-flip = Voltear
leaflet-flip-text = La carta que acabas de poner ataca a **una** vecina del otro lado, en una de ocho direcciones: borde contra borde, esquina contra esquina. Si tu valor es mayor que el que tiene enfrente, la vecina se voltea y es tuya. Con valores iguales no se voltea nada.
leaflet-flip-more = Si puedes vencer a una vecina, tienes que voltear al menos esa. Si puedes vencer a varias, elige una dirección.
leaflet-flip-caption = Ilustración juega debajo de la carta de Poesía. Tres puntos contra uno: el poema se voltea y muestra su dibujo.

leaflet-chain = Cadenas
leaflet-chain-text = **Tu valor menos el que tiene enfrente dice cuántas cartas puedes voltear** en este turno, contando la primera. Un 4 contra un 1 puede voltear tres. Siempre puedes parar antes.
leaflet-chain-more = La cadena sigue recta. La carta recién volteada ataca a la siguiente con el valor de su lado opuesto __tal como estaba antes de voltearse__, y ese valor tiene que ser otra vez mayor.
leaflet-chain-ends = Termina en una casilla vacía, en una carta tuya, en una bloqueada, en el borde de la cuadrícula y en un valor que no sea menor.
leaflet-chain-caption = 4 menos 1 son 3. Luego 3 vence a 2, y 2 vence al blanco: se voltean las tres.

leaflet-blank = Blancos
leaflet-blank-text = Un blanco no voltea nada. Si la primera carta te recibe con un blanco, cualquier punto la voltea, pero **solo esa**. Más adelante en la cadena, un blanco vale cero.

leaflet-lay = Cómo quedan las volteadas
leaflet-lay-text = Terminada la cadena, deja cada carta volteada al derecho o girada, como quieras, empezando por la más cercana. Las volteadas no atacan, y la carta que has puesto se queda como está hasta el turno siguiente. En esta elección está la mitad del juego.

leaflet-block = La carta de bloqueo
leaflet-block-text = Una vez por partida puedes emplear el turno entero en poner tu carta de bloqueo sobre cualquier carta de la cuadrícula, tuya o no. Esa carta no cambia de dueño, ya no se voltea y no deja pasar cadenas. Deja ver una esquina, para que nadie olvide de quién es.
leaflet-block-1 = No en tu primer turno.
leaflet-block-2 = No cuando queda una sola casilla vacía.
leaflet-block-3 = Un bloqueo por carta.

leaflet-end = El final
leaflet-end-text = La partida termina cuando las dieciséis casillas están llenas. Se cuentan las cartas: gana quien tiene más, y ocho y ocho es empate. Un bloqueo sin usar no cuenta. Quien no tiene cartas ni puede bloquear pasa.
leaflet-end-match = **Un encuentro de dos.** Mover en último lugar tiene su ventaja. En un encuentro serio se juega dos veces, y cada lado empieza una: deciden las partidas ganadas y, después, las cartas de las dos juntas.

leaflet-options = Otras maneras de jugar
leaflet-options-1 = **Manos ocultas.** Cada cual ve solo sus cartas.
leaflet-options-2 = **Voltear si se quiere.** Nadie está obligado a voltear.
leaflet-options-3 = **Cadenas dobladas.** Tras cada volteo la cadena puede seguir en cualquiera de las ocho direcciones, con el valor que la carta mostraba allí. Ninguna carta se voltea dos veces.
leaflet-options-4 = **Cadenas más largas.** El número cuenta las cartas después de la primera. Una cadena que empieza en un blanco se para ahí igualmente.
leaflet-options-5 = **Bloqueos tardíos.** También se puede bloquear cuando queda la última casilla.

leaflet-advice = Un pequeño consejo
leaflet-advice-text = Un blanco vuelto hacia quien ataca entrega una carta y protege a todas las que hay detrás. Una carta que pide ser volteada puede ser un cebo. Y piensa que la carta que volteas es una carta que juegas: su nueva cara mira en ocho direcciones.

leaflet-sources = De dónde vienen las ideas
leaflet-source = **{ $number } { $title }.** { $source }
