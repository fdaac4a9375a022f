# Lo que dice la parte de la hoja de preparación con la que se trae una baraja.

deck-legend = Baraja
deck-house = La baraja de la casa
deck-choose = Elegir un archivo
deck-other = Elegir otro archivo
deck-reading = Se está mirando la baraja.
deck-by = de { $authors }
deck-licence = { $licence ->
    [NOASSERTION] Licencia sin indicar
   *[other] Licencia { $licence }
}
deck-wrong = { $found ->
    [one] Hay una cosa en esta baraja que todavía no está bien.
   *[other] Hay { $found } cosas en esta baraja que todavía no están bien.
}
deck-more = Y { $count } más.
deck-parts = Una baraja para cada parte
deck-mix = Componerla
deck-pile = ¿Para qué parte son estas preguntas?
deck-take = Tomarlas
deck-taken = { $count ->
    [one] { $count } pregunta tomada; quedan fuera: { $left }.
   *[other] { $count } preguntas tomadas; quedan fuera: { $left }.
}
error-deck-unknown = Esta baraja no está aquí. Elige su archivo.
error-no-decks = Este juego no tiene barajas propias.
error-no-parts = Las barajas de este juego no se componen de partes.
error-no-exchange = Las barajas de este juego no se hacen de archivos de otros programas.
error-decks-full = Aquí no hay sitio para otra baraja por ahora. Prueba otro día.
