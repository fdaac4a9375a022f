# Qué puede estar mal en un archivo de Philosophy al modo de PGN.

error-pgn-empty = No hay nada en el archivo. Da al menos quién se une, como en «1. In+».
error-pgn-tag = «{ $text }» no es una etiqueta. Escríbela así: [ColorIn "Ana"].
error-pgn-tag-late = La etiqueta { $name } está entre las jugadas. Las etiquetas van antes.
error-pgn-tag-twice = La etiqueta { $name } está por segunda vez. Quita una de las dos.
error-pgn-game = Es una partida de { $game }, no de Philosophy.
error-pgn-value = { $name } no puede ser «{ $text }». Puede ser: { $known }.
error-pgn-comment-open = Este comentario no se cierra. Acábalo con «{"}"}».
error-pgn-comment-stray = Aquí no hay nada abierto. Quita «{"}"}», o empieza el comentario con «{"{"}».
error-pgn-number = El número { $number } sigue al { $after }. Puede que falte algo.
error-pgn-word = «{ $text }» no es un turno. Escríbelo así: In:C8PuNo[C5NE].
error-pgn-not-choice = «{ $text }» no es una elección. Escribe una casilla, OO o una orientación.
error-pgn-tail = «{ $text }» no acaba un turno. Las elecciones van entre corchetes, como en [C5NE].
error-pgn-bracket = El corchete «{ $text }» no se cierra. Acábalo con «{ $end }».
error-pgn-player = Nadie se unió como { $player }. Hay: { $known }.
error-pgn-join-twice = { $player } se une por segunda vez. Quita una de las dos.
error-pgn-join-late = { $player } se une tras la primera ficha. Aquí todos se unen antes.
error-pgn-seats = { $joined ->
    [0] No se unió nadie.
    [1] Se unió solo uno.
   *[other] Se unieron { $joined }.
} Pueden jugar dos, tres o cuatro, como In+ y Te+.
error-pgn-turn = No es el turno de { $player } sino el de { $turn }.
error-pgn-unfinished = El turno anterior no ha acabado: { $player } elige entre { $choices }.
error-pgn-closed = El turno no ha acabado. Elige entre { $choices }, o deja el corchete abierto.
error-pgn-open = Las elecciones abiertas no son «{ $text }». Según las reglas son: { $choices }.
error-pgn-choice = Aquí no hay nada que elegir. Quita «{ $text }».
error-pgn-over = La partida ha acabado; no se puede jugar nada más.
error-pgn-during = Nadie puede haberse ido entonces: [%during { $text }] no es ningún momento del turno anterior.
error-pgn-result = El resultado dice { $text }, pero las jugadas dan { $found }.
error-pgn-no-end = El resultado dice { $text }, pero nada acaba la partida. Escribe quién se rindió, como en Te-.
error-pgn-after = «{ $text }» está tras el resultado. El resultado acaba el archivo.
