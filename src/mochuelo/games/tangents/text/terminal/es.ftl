# Cómo se llaman las partes de un turno donde se elige parte a parte.

facing-u = al derecho
facing-t = girada
choice-x = voltear
choice-rock = piedra
choice-paper = papel
choice-scissors = tijera
choice-next = la segunda partida
choice-first = empezar
choice-second = ir después
