# Philosophy en español.

title = Philosophy
tagline = Mueve las Ideas ajenas hasta poner tres tuyas en línea.
summary = Coloca una Idea en el centro, mirando hacia donde quieras. Si apunta a una Idea ajena, actúa, y lo que mueve puede despertar otras tuyas. Si al acabar un turno solo un jugador tiene tres en línea, gana, sea de quien sea el turno.

# Jugadores

seat-In = Índigo
seat-Te = Turquesa
seat-Sa = Salvia
seat-Am = Ámbar

# Ideas

tile-Pu = Empuje
tile-Sl = Desvío a la izquierda
tile-Sr = Desvío a la derecha
tile-Pl = Tirón a la izquierda
tile-Pr = Tirón a la derecha
tile-Ls = Tiro largo
tile-To = Lanzamiento
tile-Pe = Persuasión
tile-Cp = Empuje diagonal
tile-Cl = Tiro largo diagonal
tile-De = Decisión
tile-Re = Reformulación

tile-Pu-effect = Apunta a la casilla de enfrente. Su objetivo se aleja una casilla.
tile-Sl-effect = Apunta a la casilla de enfrente. Su objetivo va una casilla a la izquierda, vista desde el Desvío.
tile-Sr-effect = Apunta a la casilla de enfrente. Su objetivo va una casilla a la derecha, vista desde el Desvío.
tile-Pl-effect = Apunta a la casilla de enfrente. Su objetivo vuelve en diagonal y queda a la izquierda del Tirón.
tile-Pr-effect = Apunta a la casilla de enfrente. Su objetivo vuelve en diagonal y queda a la derecha del Tirón.
tile-Ls-effect = Apunta exactamente a la segunda casilla en línea recta; no importa qué haya en medio. Su objetivo se aleja una casilla.
tile-To-effect = Apunta a la casilla de enfrente. Su objetivo salta por encima del Lanzamiento a la casilla de detrás; si allí hay una ficha, la empuja.
tile-Pe-effect = Apunta a la casilla de enfrente. Su objetivo y la propia Persuasión retroceden una casilla.
tile-Cp-effect = Apunta a la siguiente casilla de su diagonal. Su objetivo se aleja una casilla por esa diagonal.
tile-Cl-effect = Apunta exactamente a la segunda casilla de su diagonal; no importa qué haya en medio. Su objetivo se aleja una casilla por esa diagonal.
tile-De-effect = Apunta a la siguiente casilla de su diagonal. Tú eliges si su objetivo va una casilla en diagonal a la izquierda o a la derecha; también vale fuera del tablero.
tile-Re-effect = Apunta a la siguiente casilla de su diagonal; vale cualquier Idea, incluso una tuya. Tú eliges cuál de sus cuatro orientaciones toma; puede conservar la que tiene.

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
story-idle-nothing = { The-idea } en { $space } apunta a { $target }, que está vacía: no pasa nada.
story-idle-off = { The-idea } en { $space } apunta fuera del tablero: no pasa nada.
story-idle-own = { The-idea } en { $space } apunta { to-the-aim } en { $target }, que también es de { who }: no pasa nada.
story-activated = { The-idea } de { who } en { $space } apunta { to-the-aim } de { whom } en { $target }.
story-moved = { The-idea } de { who } va de { $from } a { $to }.
story-pushed = { The-idea } de { who } está en medio y se aparta de { $from } a { $to }.
story-returned = { The-idea } de { who } sale del tablero desde { $from } y vuelve a la mano de { who }.
story-gone = { The-idea } de { who } sale del tablero desde { $from } y deja la partida.
story-turned = { The-idea } de { who } en { $space } mira ahora al { way }.
story-kept = { The-idea } de { who } en { $space } sigue mirando al { way }.
story-candidate = { The-idea } de { who } en { $space } puede reaccionar: apunta { to-the-aim } de { whom } en { $target }.
story-silent-still = { The-idea } de { who } en { $space } calla: ni esta Idea ni { the-aim } de { whom } en { $target } acaban de moverse.
story-silent-used = { The-idea } de { who } en { $space } calla: ya se ha activado en este turno.
story-silent-own = { The-idea } de { who } en { $space } calla: { the-aim } en { $target } también es de { who }.
story-silent-fresh = { The-idea } de { who } en { $space } calla: en esta mesa no puede apuntar a la Idea nueva.
story-silent-passed = { The-idea } de { who } en { $space } se queda sin reaccionar; solo otro movimiento posterior puede despertar esta Idea.
story-choose-reaction = { who } elige qué Idea reacciona: { $spaces }.
story-choose-side = { who } elige, con la Decisión en { $space }, adónde va { the-aim } de { whom }.
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
story-broken = La Conclusión de { who } se rompe: { $spaces }.
story-out-stuck = { who } no puede colocar ninguna Idea y queda fuera.
story-out-concession = { who } dice «Estoy de acuerdo» y se rinde.
story-next = Es el turno de { who }.
story-end-conclusion = Solo { who } tiene una Conclusión: gana la partida.
story-end-stuck = Solo { who } puede seguir colocando Ideas: gana la partida.
story-end-concession = Solo { who } sigue en juego: gana la partida.
story-end-repetition = La misma posición se da por tercera vez: la partida acaba en tablas.

# Por qué

rule-placing = El turno empieza con una Idea nueva: de la mano a una casilla vacía del centro, mirando hacia donde se quiera. La primera Idea de la partida no puede ir en C5. Colocar no es mover, así que no despierta a ninguna otra Idea.
rule-activation = Una Idea nueva que apunta a una Idea ajena se activa; no es opcional. La Reformulación lo hace con cualquier Idea. Si no hay nada sobre lo que actuar, no se buscan reacciones y el turno termina.
rule-reaction = Una Idea que reacciona se activa igual que una Idea nueva. Las reacciones no son opcionales; solo se elige cuál, si hay varias.
rule-reaction-target = Una Idea tuya reacciona cuando una Idea ajena acaba de llegar a la casilla a la que apunta, o acaba de ser reformulada en ella.
rule-reaction-idea = Una Idea tuya reacciona cuando acaba de moverse, o de ser reformulada, y ahora apunta a una Idea ajena.
rule-reaction-both = Una Idea tuya reacciona cuando acaba de moverse junto con una Idea ajena y ahora apunta a ella.
rule-one-reaction = Si varias Ideas podrían reaccionar, se elige una. A las demás tendrá que despertarlas otro movimiento posterior.
rule-neither-moved = Una Idea solo reacciona si la última activación la ha movido o reformulado a ella o a su objetivo.
rule-once = Una Idea se activa una vez por turno; solo la Reformulación de su propio jugador le permite actuar de nuevo.
rule-opponent-only = Las Ideas actúan sobre las Ideas ajenas. Solo la Reformulación puede apuntar también a las de su propio jugador.
rule-rephrase-existing = En esta mesa la Reformulación solo puede apuntar a las Ideas que ya estaban antes que la Idea nueva.
rule-line = La ficha que está en medio se aparta en la misma dirección, y también toda una línea de fichas, la más alejada primero.
rule-off-board = Una Idea que sale del tablero vuelve a la mano de su jugador y puede colocarse otra vez.
rule-obstacle-gone = Una Idea que dejó un jugador que está fuera sale de la partida cuando sale del tablero.
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
rule-conclusion = Tres o más Ideas de un jugador en línea son una Conclusión: en horizontal, vertical o diagonal, en cualquier parte del tablero. Si al terminar un turno la tiene exactamente un jugador, ese jugador gana; si la tienen varios, la partida sigue.
rule-turn = Cuando ya no queda ninguna Idea por reaccionar y se han comprobado las líneas, coloca el siguiente jugador.
rule-stuck = Queda fuera quien, al empezar su turno, no tiene Ideas en la mano o encuentra el centro lleno. Antes se comprueban las líneas.
rule-concession = Un jugador puede decir «Estoy de acuerdo» y rendirse en cualquier momento. Con tres o cuatro jugadores, rendirse en el turno de otro cuenta cuando ese turno ha terminado.
rule-removed = Cuando un jugador queda fuera, sus fichas y su mano salen de la partida.
rule-stay = En esta mesa las fichas de un jugador que está fuera se quedan: los demás pueden apuntar a ellas, y no forman Conclusiones.
rule-repetition = Cuando al empezar un turno se dan por tercera vez el mismo tablero, las mismas manos y el mismo jugador al que le toca, la partida acaba en tablas.

# Cómo termina

outcome-conclusion = La única Conclusión del tablero
outcome-stuck = Nadie más podía colocar una Idea
outcome-concession = Los demás estuvieron de acuerdo
outcome-repetition = La misma posición por tercera vez

# Opciones

option-stuck-tiles = Las fichas de quien queda fuera
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

error-unreadable = «{ $text }» no es una acción. Escribe una colocación como C5PuNo o una elección como E1, OO o Ne.
error-unknown-tile = No hay ninguna Idea «{ $tile }».
error-wrong-facing = { The-idea } no puede mirar hacia «{ $facing }».
error-not-centre = { $space } no está en el centro. Una Idea nueva va en una casilla de C1 a C9.
error-unreadable-turn = «{ $text }» no es un turno. Escríbelo como In:C8PuNo[C5NE].
error-unreadable-position = «{ $text }» no es una posición. Escríbela como C3:SaSlNo/E1:InDeNw - In.
error-unreadable-choices = «{ $text }» no son elecciones. Escribe - o (NoEaSoWe).
error-unreadable-tile = «{ $text }» no es una ficha en una casilla. Escríbela como C3:SaSlNo.
error-twice = { The-idea } o la casilla { $space } se nombra por segunda vez. Nombra cada ficha y cada casilla una sola vez.
error-over = La partida ha terminado.
error-place-first = «{ $text }» responde a una elección, pero no hay ninguna pendiente. Coloca una Idea.
error-choose-first = «{ $text }» es una colocación, pero hay una elección pendiente: { $choices }.
error-not-a-choice = «{ $text }» no está entre las elecciones: { $choices }.
error-not-in-hand = { who } no tiene { the-idea } en la mano.
error-first-on-centre = La primera Idea de la partida no puede ir en { $space }.
error-occupied = { $space } está ocupada. Están libres: { $free }.
error-not-in = Solo puede rendirse quien sigue en juego.
error-no-chance = En este juego nada queda al azar.
error-seats = Pueden jugar dos, tres o cuatro, no { $seats }.
error-option = La opción { $option } no puede ser «{ $value }».
error-start = El asiento { $start } no puede empezar: ahí no se sienta nadie.
error-position-turn = Una partida solo puede empezar al comienzo de un turno, desde una posición que acaba en «- In»: { $position }
error-position-seat = En esta mesa nadie juega con { who }.
