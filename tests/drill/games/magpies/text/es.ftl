title = Urracas
tagline = Puja en secreto por todo lo que brilla.

seat-jay = Arrendajo
seat-crow = Corneja
seat-rook = Graja

story-deal = El asiento { $seat } recibe un { $value }.
story-deal-hidden = El asiento { $seat } recibe una carta.
story-roll = El tesoro vale { $value } más.
story-set = El asiento { $seat } prepara un { $value }.
story-set-hidden = El asiento { $seat } prepara una carta boca abajo.
story-show = El asiento { $seat } muestra un { $value }.
story-take = El asiento { $seat } se lleva el tesoro.
story-tie = Nadie queda solo; nadie se lo lleva.

rule-deal = Todos reciben el mismo número de cartas, boca abajo.
rule-roll = Un dado dice cuánto vale el tesoro.
rule-set = Cada cual prepara una carta en secreto.
rule-show = Cuando todos han preparado la suya, todos la muestran.
rule-take = La carta más alta que nadie más haya mostrado se lleva el tesoro.
rule-tie = Las cartas iguales se anulan.

outcome-treasure = Gana quien más tesoro tiene.
outcome-alone = Los demás se han ido.
outcome-time = Se acabó el tiempo.
outcome-agreement = Se acordaron tablas.

error-notation = Esa no es una acción de este juego.
error-illegal = Eso no se puede hacer ahora.
error-not-in = Solo quien está en la partida puede dejarla.
error-options = Ninguna partida empieza así.
