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
