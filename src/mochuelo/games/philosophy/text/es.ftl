# Philosophy en español.

title = Philosophy
tagline = Mueve las Ideas ajenas hasta tener tres tuyas en línea.
summary = Coloca una Idea en el centro, mirando hacia donde quieras. Si apunta a una Idea de otro jugador, actúa, y lo que mueve puede despertar otras tuyas. Gana quien sea el único con tres en línea al terminar un turno, sea de quien sea el turno.

# Jugadores

seat-In = Índigo
seat-Te = Turquesa
seat-Sa = Salvia
seat-Am = Ámbar

# Ideas

tile-Pu = Empuje
tile-Sl = Desliz a la izquierda
tile-Sr = Desliz a la derecha
tile-Pl = Tirón a la izquierda
tile-Pr = Tirón a la derecha
tile-Ls = Tiro largo
tile-To = Lanzamiento
tile-Pe = Persuasión
tile-Cp = Empuje en esquina
tile-Cl = Tiro largo en esquina
tile-De = Decisión
tile-Re = Reformulación

tile-Pu-effect = Apunta a la casilla de enfrente. Su objetivo se aleja una casilla.
tile-Sl-effect = Apunta a la casilla de enfrente. Su objetivo va una casilla a la izquierda, según mira el Desliz.
tile-Sr-effect = Apunta a la casilla de enfrente. Su objetivo va una casilla a la derecha, según mira el Desliz.
tile-Pl-effect = Apunta a la casilla de enfrente. Su objetivo vuelve en diagonal y queda a la izquierda del Tirón.
tile-Pr-effect = Apunta a la casilla de enfrente. Su objetivo vuelve en diagonal y queda a la derecha del Tirón.
tile-Ls-effect = Apunta exactamente a la segunda casilla de enfrente; no importa qué haya en medio. Su objetivo se aleja una casilla.
tile-To-effect = Apunta a la casilla de enfrente. Su objetivo salta por encima del Lanzamiento a la casilla de detrás; quien esté allí es empujado.
tile-Pe-effect = Apunta a la casilla de enfrente. Su objetivo y la propia Persuasión retroceden una casilla.
tile-Cp-effect = Apunta a la casilla que toca su esquina. Su objetivo se aleja una casilla en diagonal.
tile-Cl-effect = Apunta exactamente a la segunda casilla en la diagonal de su esquina; no importa qué haya en medio. Su objetivo se aleja una casilla en diagonal.
tile-De-effect = Apunta a la casilla que toca su esquina. Tú eliges si su objetivo va una casilla en diagonal a la izquierda o a la derecha; también fuera del tablero.
tile-Re-effect = Apunta a cualquier Idea en su esquina, también tuya. Tú eliges una de las cuatro orientaciones de esa Idea; puede ser la que ya tiene.

facing-No = norte
facing-Ne = noreste
facing-Ea = este
facing-Se = sureste
facing-So = sur
facing-Sw = suroeste
facing-We = oeste
facing-Nw = noroeste

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
idea = { $tile ->
    [Pu] { tile-Pu }
    [Sl] { tile-Sl }
    [Sr] { tile-Sr }
    [Pl] { tile-Pl }
    [Pr] { tile-Pr }
    [Ls] { tile-Ls }
    [To] { tile-To }
    [Pe] { tile-Pe }
    [Cp] { tile-Cp }
    [Cl] { tile-Cl }
    [De] { tile-De }
   *[Re] { tile-Re }
}
aim = { $otherTile ->
    [Pu] { tile-Pu }
    [Sl] { tile-Sl }
    [Sr] { tile-Sr }
    [Pl] { tile-Pl }
    [Pr] { tile-Pr }
    [Ls] { tile-Ls }
    [To] { tile-To }
    [Pe] { tile-Pe }
    [Cp] { tile-Cp }
    [Cl] { tile-Cl }
    [De] { tile-De }
   *[Re] { tile-Re }
}
the-idea = { $tile ->
    [Pe] la { idea }
    [De] la { idea }
    [Re] la { idea }
   *[other] el { idea }
}
The-idea = { $tile ->
    [Pe] La { idea }
    [De] La { idea }
    [Re] La { idea }
   *[other] El { idea }
}
the-aim = { $otherTile ->
    [Pe] la { aim }
    [De] la { aim }
    [Re] la { aim }
   *[other] el { aim }
}
to-the-aim = { $otherTile ->
    [Pe] a la { aim }
    [De] a la { aim }
    [Re] a la { aim }
   *[other] al { aim }
}
way = { $facing ->
    [No] { facing-No }
    [Ne] { facing-Ne }
    [Ea] { facing-Ea }
    [Se] { facing-Se }
    [So] { facing-So }
    [Sw] { facing-Sw }
    [We] { facing-We }
   *[Nw] { facing-Nw }
}

# Lo que ocurre

story-placed = { who } coloca { the-idea } en { $space }, mirando al { way }.
story-idle-nothing = { The-idea } en { $space } apunta a { $target }, que está vacía: no ocurre nada.
story-idle-off = { The-idea } en { $space } mira fuera del tablero: no ocurre nada.
story-idle-own = { The-idea } en { $space } apunta { to-the-aim } en { $target }, que también es de { who }: no ocurre nada.
story-activated = { The-idea } de { who } en { $space } apunta { to-the-aim } de { whom } en { $target }.
story-moved = { The-idea } de { who } va de { $from } a { $to }.
story-pushed = { The-idea } de { who } está en medio y pasa de { $from } a { $to }.
story-returned = { The-idea } de { who } en { $from } sale del tablero y vuelve a la mano de { who }.
story-gone = { The-idea } de { who } en { $from } sale del tablero y de la partida.
story-turned = { The-idea } de { who } en { $space } mira ahora al { way }.
story-kept = { The-idea } de { who } en { $space } sigue mirando al { way }.
story-candidate = { The-idea } en { $space } puede reaccionar: apunta { to-the-aim } de { whom } en { $target }.
story-silent-still = { The-idea } en { $space } calla: ni se ha movido ahora ni lo ha hecho { the-aim } de { whom } en { $target }.
story-silent-used = { The-idea } en { $space } calla: ya se ha activado en este turno.
story-silent-own = { The-idea } en { $space } calla: { the-aim } en { $target } también es de { who }.
story-silent-fresh = { The-idea } en { $space } calla: no puede apuntar a la Idea nueva.
story-silent-passed = { The-idea } en { $space } se queda sin reaccionar; solo otro movimiento posterior podrá despertar esa Idea.
story-choose-reaction = { who } elige qué Idea reacciona: { $spaces }.
story-choose-side = { who } elige adónde envía la Decisión de { $space } { the-aim } de { whom }.
story-choose-facing = { who } elige hacia dónde mirará { the-aim } de { whom } en { $target }.
story-chosen = { who } hace reaccionar { $tile ->
    [Pe] a la { idea }
    [De] a la { idea }
    [Re] a la { idea }
   *[other] al { idea }
} en { $space }.
story-decided = { $choice ->
    [OO] { who } envía { the-aim } de { whom } de { $target } fuera del tablero.
   *[other] { who } envía { the-aim } de { whom } de { $target } a { $choice }.
}
story-rephrasing = { who } reformula { the-aim } de { whom } en { $target }.
story-concluded = { who } ha llegado a una Conclusión: { $spaces }.
story-stands = La Conclusión de { who } sigue en pie: { $spaces }.
story-broken = La Conclusión de { who } queda rota: { $spaces }.
story-out-stuck = { who } no puede colocar ninguna Idea.
story-out-concession = { who } está de acuerdo y se rinde.
story-next = Es el turno de { who }.
story-end-conclusion = Solo { who } tiene una Conclusión: gana la partida.
story-end-stuck = Solo { who } puede seguir colocando Ideas: gana la partida.
story-end-concession = Solo { who } sigue en juego: gana la partida.
story-end-repetition = La misma posición se da por tercera vez: tablas.

# Por qué

rule-placing = El turno empieza con una Idea nueva de la mano en una casilla vacía del centro, mirando hacia donde se quiera. La primera Idea de la partida no puede ir en C5. Colocar no es mover, así que no despierta a otras Ideas.
rule-activation = Una Idea nueva que apunta a una Idea de otro jugador se activa, y esto no es opcional. Si no apunta a nada sobre lo que pueda actuar, el turno termina y no se buscan reacciones.
rule-reaction = Una Idea que reacciona se activa como una Idea nueva. Las reacciones no son opcionales; solo se elige entre varias.
rule-reaction-target = Una Idea tuya reacciona cuando una Idea de otro jugador acaba de llegar a la casilla a la que apunta.
rule-reaction-idea = Una Idea tuya reacciona cuando acaba de moverse y ahora apunta a una Idea de otro jugador.
rule-reaction-both = Una Idea tuya reacciona cuando ella y la de otro jugador acaban de moverse y ahora apunta a esa Idea.
rule-one-reaction = Entre varias Ideas que podrían reaccionar se elige una. A las demás tendrá que despertarlas un movimiento posterior.
rule-neither-moved = Una Idea solo reacciona si ella o su objetivo se movió en la última activación.
rule-once = Una Idea se activa una vez por turno; solo la Reformulación de su propio jugador le permite actuar de nuevo.
rule-opponent-only = Las Ideas actúan sobre las de otros jugadores. Solo la Reformulación puede apuntar a las de su propio jugador.
rule-rephrase-existing = En esta mesa la Reformulación solo puede apuntar a las Ideas que estaban antes que la Idea nueva.
rule-line = La ficha que está en medio se mueve en la misma dirección, y también toda una línea de fichas, primero la más alejada.
rule-off-board = Una Idea que sale del tablero vuelve a la mano de su jugador y puede colocarse otra vez.
rule-obstacle-gone = Las Ideas que dejó un jugador eliminado desaparecen cuando salen del tablero.
rule-effect-Pu = { tile-Pu-effect }
rule-effect-Sl = { tile-Sl-effect }
rule-effect-Sr = { tile-Sr-effect }
rule-effect-Pl = { tile-Pl-effect }
rule-effect-Pr = { tile-Pr-effect }
rule-effect-Ls = { tile-Ls-effect }
rule-effect-To = { tile-To-effect }
rule-effect-Pe = { tile-Pe-effect }
rule-effect-Cp = { tile-Cp-effect }
rule-effect-Cl = { tile-Cl-effect }
rule-effect-De = { tile-De-effect }
rule-effect-Re = { tile-Re-effect }
rule-conclusion = Tres o más Ideas de un jugador en línea son una Conclusión: horizontal, vertical o diagonal, en cualquier parte del tablero. Si al terminar un turno la tiene exactamente un jugador, ese jugador gana; si la tienen varios, la partida sigue.
rule-turn = Cuando ya nada reacciona y se han mirado las líneas, coloca el siguiente jugador.
rule-stuck = Quien al empezar su turno no tiene Ideas en la mano o encuentra el centro lleno queda fuera. Antes se miran las líneas.
rule-concession = Un jugador puede estar de acuerdo y rendirse en cualquier momento. Con tres o cuatro jugadores, rendirse en el turno de otro vale cuando ese turno ha terminado.
rule-removed = Cuando un jugador queda fuera, sus fichas y su mano salen de la partida.
rule-stay = En esta mesa las fichas de un jugador eliminado se quedan: para todos son de otro jugador, y no forman Conclusiones.
rule-repetition = Cuando el mismo tablero, las mismas manos y el mismo turno se dan por tercera vez al empezar un turno, la partida acaba en tablas.

# Cómo termina

outcome-conclusion = La única Conclusión del tablero
outcome-stuck = Nadie más podía colocar una Idea
outcome-concession = Los demás estuvieron de acuerdo
outcome-repetition = La misma posición por tercera vez

# Opciones

option-stuck-tiles = Las fichas de un jugador eliminado
option-stuck-tiles-removed = salen del tablero
option-stuck-tiles-stay = se quedan como obstáculos
option-repetition = La misma posición por tercera vez
option-repetition-draw = son tablas
option-repetition-play-on = no importa
option-rephrase-reach = La Reformulación puede apuntar
option-rephrase-reach-any = a cualquier Idea
option-rephrase-reach-existing = a cualquiera menos la Idea nueva
option-start = Quién empieza
option-start-0 = { seat-In }
option-start-1 = { seat-Te }
option-start-2 = { seat-Sa }
option-start-3 = { seat-Am }
option-position = Posición inicial

# Lo que no se puede hacer

error-unreadable = «{ $text }» no es una acción. Escribe una colocación como C5PuNo, o una elección como E1, OO o Ne.
error-unknown-tile = No hay ninguna Idea «{ $tile }».
error-wrong-facing = { The-idea } no puede mirar hacia «{ $facing }».
error-not-centre = { $space } no está en el centro. Una Idea nueva va de C1 a C9.
error-unreadable-turn = «{ $text }» no es un turno. Escríbelo como In:C8PuNo[C5NE].
error-unreadable-position = «{ $text }» no es una posición. Escríbela como C3:SaSlNo/E1:InDeNw - In.
error-unreadable-choices = «{ $text }» no son elecciones. Escribe - o (NoEaSoWe).
error-unreadable-tile = «{ $text }» no es una ficha en una casilla. Escríbela como C3:SaSlNo.
error-twice = { The-idea } o la casilla { $space } aparece por segunda vez. Cada ficha y cada casilla se nombran una sola vez.
error-over = La partida ha terminado.
error-place-first = «{ $text }» responde a una elección, y no hay ninguna pendiente. Coloca una Idea.
error-choose-first = «{ $text }» es una colocación, y hay una elección pendiente: { $choices }.
error-not-a-choice = «{ $text }» no está entre las elecciones: { $choices }.
error-not-in-hand = { who } no tiene { the-idea } en la mano.
error-first-on-centre = La primera Idea de la partida no puede ir en { $space }.
error-occupied = { $space } está ocupada. Libres: { $free }.
error-not-in = Solo puede rendirse un jugador que sigue en juego.
error-no-chance = En este juego nada queda al azar.
error-seats = Pueden jugar dos, tres o cuatro, no { $seats }.
error-option = La opción { $option } no puede ser «{ $value }».
error-start = El asiento { $start } no puede empezar: nadie se sienta en él.
error-position-turn = Una partida solo puede empezar al comienzo de un turno, desde una posición que acaba en «- In»: { $position }
error-position-seat = En esta mesa nadie juega con { who }.
