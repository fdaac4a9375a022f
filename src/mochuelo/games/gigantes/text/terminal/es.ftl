# Lo que dice la terminal en la mesa: las partes de un turno, qué hay dónde, qué pone en una carta.

choice-open = abrir con ella
choice-support = apoyar
choice-refute = refutar
choice-question = cuestionar
choice-pass = pasar
offer-suggested = El mazo propuesto
offer-random = Un mazo al azar
mochuelos = Mochuelos
board-row = fila { $count }
board-hand = mano { $count }
board-library = biblioteca { $count }
board-oblivion = olvido { $count }
board-stock = por robar { $count }
board-quartets = cuartetos { $count }
board-ideas = Mundo de las ideas: { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
board-your-hand = Tu mano
board-picking = Tu mazo: { $count } de { $all } cartas elegidas
board-everything = todo
card-source = Fuente: { $source }
