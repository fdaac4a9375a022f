# Las palabras de las cartas: título, una palabra para cuando hay poco sitio, poema, el dibujo contado y de dónde viene la idea. Las gemelas responden a una misma pregunta.

question-01 = ¿Qué permanece cuando todo cambia?

card-01 = El barco remendado
card-01-word = Barco
card-01-poem =
    Ninguna tabla vio la tormenta.
    El barco la cuenta igual
    y cruje donde debe.
card-01-alt = Un barco apuntalado ante un gran sol, con el casco de tablas oscuras y rojas mezcladas; alguien trae otra tabla roja.
card-01-source = La nave de Teseo: Plutarco, Vida de Teseo 23

card-02 = El mismo río
card-02-word = Río
card-02-poem =
    Pasa una hoja y no vuelve.
    El río conserva el nombre
    porque suelta lo demás.
card-02-alt = Dos piernas desnudas bajo un borde de ropa oscura, de pie en un río de ondas cortas; a su lado pasa una hoja amarilla.
card-02-source = Heráclito, fragmentos B12 y B91, este de texto discutido; Platón, Crátilo 402a

question-02 = ¿Miente una imagen?

card-03 = La caverna
card-03-word = Caverna
card-03-poem =
    Le pusimos nombre al caballo
    que corre por la pared.
    Algo tibio, detrás,
    nos respira en la nuca.
card-03-alt = Tres personas de espaldas, en una cueva, miran una pared iluminada con las sombras de un caballo y un jarrón sobre palos.
card-03-source = Platón, República VII, 514a

card-04 = La luna del balde
card-04-word = Luna
card-04-poem =
    Volví despacio del pozo
    para no verter la luna.
    Era agua, nada más.
    Nunca caminé tan bien.
card-04-alt = Un balde rojo guarda una luna brillante en el agua oscura, con el cielo vacío; por una grieta caen gotas a un charco que tiene su propia luna.
card-04-source = Dōgen, Genjōkōan (1233); la leyenda del cubo de la monja Chiyono

question-03 = ¿Qué soy?

card-05 = La mariposa
card-05-word = Mariposa
card-05-poem =
    Doblo la manta al despertar.
    Se abre un poco y se cierra.
    Alguien aquí todavía duerme.
card-05-alt = Alguien duerme bajo una manta que parece una colina; encima hay una enorme mariposa roja y oscura con ojos en las alas.
card-05-source = Zhuangzi, cap. 2

card-06 = El hombre flotante
card-06-word = Flotar
card-06-poem =
    Ni piel, ni suelo, ni luz.
    Ni una mano con que contar.
    Algo, sin embargo, cuenta.
card-06-alt = Una figura pálida con una venda roja y los brazos abiertos flota en un óvalo oscuro sin tocar nada.
card-06-source = Ibn Sina (Avicena), La curación, Sobre el alma I.1

question-04 = ¿Qué debe hacer la mano?

card-07 = El cambio de vías
card-07-word = Palanca
card-07-poem =
    Cinco y uno: la resta
    la haría un niño.
    La palanca está fría
    y tiene forma de mano.
card-07-alt = Un tranvía llega a una bifurcación: hay cinco personas pequeñas en el ramal izquierdo y una en el derecho, y al lado una palanca.
card-07-source = Philippa Foot (1967); la persona junto a la palanca es de Judith Jarvis Thomson

card-08 = Niña junto al pozo
card-08-word = Pozo
card-08-poem =
    Yo estaba junto a la puerta.
    Luego, su manga en mi mano.
    Las razones llegaron después,
    sin aliento.
card-08-alt = Vista desde arriba, una criatura de rojo se asoma a un pozo redondo; una mano grande, de manga oscura, le llega a la espalda.
card-08-source = Mencio 2A6

question-05 = ¿Qué solo se sabe desde dentro?

card-09 = El murciélago
card-09-word = Murciélago
card-09-poem =
    Llama, y la noche entera
    le vuelve con sus bordes.
    Llamo yo, y lo que vuelve
    soy yo.
card-09-alt = Un murciélago cuelga cabeza abajo ante una luna amarilla; los anillos de su llamada se abren hacia una polilla blanca.
card-09-source = Thomas Nagel, «¿Qué se siente al ser un murciélago?» (1974)

card-10 = La flor de Mary
card-10-word = Flor
card-10-poem =
    Sabía del rojo por los libros.
    Se asoma una flor a la puerta.
    No hay renglón que corregir.
    Ya no sabe por dónde iba.
card-10-alt = En una biblioteca en blanco y negro, una mujer alza la mano hacia una alta flor roja que está en la puerta abierta.
card-10-source = Frank Jackson, «Epiphenomenal Qualia» (1982)

question-06 = ¿Hablamos de lo mismo?

card-11 = La caja del escarabajo
card-11-word = Escarabajo
card-11-poem =
    Tú tienes uno en tu caja,
    yo tengo uno en la mía.
    Los llamamos igual.
    Algo araña por dentro.
card-11-alt = Entre cuatro cajas cerradas, una quinta abierta hacia nosotros muestra un escarabajo verde con manchas amarillas.
card-11-source = Wittgenstein, Investigaciones filosóficas §293 (1953)

card-12 = El elefante
card-12-word = Elefante
card-12-poem =
    Cada cual tenía razón
    y no la soltaba.
    El elefante esperaba
    una mano abierta.
card-12-alt = Cuatro manos llegan desde los bordes a la trompa, la oreja y las patas de un elefante que no cabe en la carta.
card-12-source = Los ciegos y el elefante: Udāna 6.4, y en muchas tradiciones

question-07 = ¿Para qué sirve una enseñanza que ya ha servido?

card-13 = La escalera de mano
card-13-word = Escalera
card-13-poem =
    Cada peldaño era
    para dejarlo atrás.
    También la escalera: tarda
    en caer, y no dice nada.
card-13-alt = Sobre un risco, una figura alarga los brazos tras la larga escalera que acaba de empujar y que se inclina ante un sol pálido sobre el mar.
card-13-source = Wittgenstein, Tractatus 6.54 (1921)

card-14 = La balsa
card-14-word = Balsa
card-14-poem =
    Una tarde me llevó.
    Llevo tres días llevándola
    por los campos,
    por cortesía.
card-14-alt = Alguien con sombrero de pico, de espaldas, camina del río a las colinas con una balsa de troncos rojos a cuestas.
card-14-source = El símil de la balsa: Majjhima Nikāya 22

question-08 = ¿Quién pesa lo que nadie ve?

card-15 = El anillo
card-15-word = Anillo
card-15-poem =
    Nadie me vio ante la verja.
    Solo el polvo, que anotó
    dónde me detuve, y cuánto.
card-15-alt = Una figura entra en un alto anillo dorado, y la mitad que ya ha pasado es solo un contorno de puntos.
card-15-source = El anillo de Giges: Platón, República II, 359d

card-16 = La pluma
card-16-word = Pluma
card-16-poem =
    Siempre temí lo que pesara.
    Es la pluma la que baja.
    ¿Qué dejé fuera?
card-16-alt = En una balanza ante la noche, una pluma blanca baja y un corazón rojo sube.
card-16-source = El peso del corazón: Libro de los Muertos egipcio, capítulo 125

question-09 = ¿Qué va primero, yo o nosotros?

card-17 = El velo
card-17-word = Velo
card-17-poem =
    Fijamos la altura del escalón
    antes de que nos digan
    con qué piernas subir.
card-17-alt = Cuatro personas se adivinan tras un largo velo; debajo asoman unas botas, unos pies descalzos, unos pies de niño y un zapato junto a una muleta.
card-17-source = John Rawls, Teoría de la justicia (1971), §24

card-18 = El corro
card-18-word = Corro
card-18-poem =
    Desde arriba soy apenas
    el sitio en que dos manos
    que no son mías se juntan.
    Responde a mi nombre.
card-18-alt = Diez personas de muchos colores, vistas desde arriba, se dan la mano alrededor de un fuego.
card-18-source = Ubuntu: el dicho zulú «umuntu ngumuntu ngabantu»

question-10 = ¿Ver una cosa es hacerla?

card-19 = El árbol caído
card-19-word = Tronco
card-19-poem =
    Nadie lo oyó, dicen el musgo,
    el mirlo, el escarabajo
    y cuarenta árboles
    que aún tiemblan.
card-19-alt = Un árbol rojo ha caído en un bosque vacío al salir la luna, y de él se abren anillos pálidos.
card-19-source = Un acertijo del siglo XIX; suele atribuirse a Berkeley, que no lo planteó

card-20 = La soga
card-20-word = Soga
card-20-poem =
    Con luz, es solo una soga.
    Me río, y la rodeo
    de todos modos.
card-20-alt = Una soga enrollada en un suelo rojo; su sombra se levanta en la pared como una cobra de ojos amarillos.
card-20-source = La cuerda y la serpiente: Gauḍapāda y Śaṅkara, Advaita Vedānta

question-11 = ¿Llega un viaje?

card-21 = La tortuga
card-21-word = Tortuga
card-21-poem =
    El corredor divide el camino.
    La tortuga no sabe
    qué es la mitad de nada
    y llega antes de la noche.
card-21-alt = Una tortuga camina sobre franjas que cada vez son la mitad de altas; en cada franja, el mismo corredor es más pequeño.
card-21-source = Zenón de Elea, en Aristóteles, Física VI.9, 239b

card-22 = Los treinta pájaros
card-22-word = Pájaros
card-22-poem =
    Buscamos al rey en el lago:
    treinta pájaros cansados
    nos miraban desde el agua
    buscando al suyo.
card-22-alt = Treinta pájaros pequeños vuelan sobre un lago y juntos forman un gran pájaro ante el sol.
card-22-source = Attar, La conferencia de los pájaros (hacia 1177)

question-12 = ¿Cabe el todo en una parte?

card-23 = El mapa
card-23-word = Mapa
card-23-poem =
    Levanté una esquina del campo.
    Debajo estaba el campo.
    La dejé en su sitio, y ando
    desde entonces de puntillas.
card-23-alt = Un mosaico de campos con un río y una casa se levanta por una esquina como un papel; debajo está el mismo paisaje en azul.
card-23-source = Borges, «Del rigor en la ciencia» (1946); antes, Carroll, Silvia y Bruno: conclusión (1893)

card-24 = La red de rocío
card-24-word = Rocío
card-24-poem =
    En la gota, toda la red;
    en esa red, otra gota
    con mi ojo dentro,
    que busca a la araña.
card-24-alt = Una telaraña tiene una gota en cada nudo, y una gota grande contiene otra telaraña entera.
card-24-source = La red de Indra: la escuela Huayan, según el Sutra Avataṃsaka; Fazang (643-712)

question-13 = ¿Dónde y cuándo se busca la sabiduría?

card-25 = Farol a mediodía
card-25-word = Farol
card-25-poem =
    Me acercó el farol a la cara.
    Con todo aquel sol,
    fue la luz pequeña
    la que me hizo bajar la vista.
card-25-alt = Bajo un gran sol, un hombre con bastón se acerca al rostro un farol encendido; un perro va con él y detrás hay un templo.
card-25-source = Diógenes de Sinope, en Diógenes Laercio VI.41

card-26 = El mochuelo al ocaso
card-26-word = Mochuelo
card-26-poem =
    El día pasó sin él.
    Abre los ojos
    cuando ya está todo hecho
    menos mirarlo.
card-26-alt = Un mochuelo de ojos muy abiertos despliega las alas bajo las primeras estrellas; detrás se pone la última franja roja del sol.
card-26-source = Hegel, Principios de la filosofía del derecho, prefacio (1820)

question-14 = ¿Hacia dónde mira el tiempo?

card-27 = El reloj sin agujas
card-27-word = Reloj
card-27-poem =
    Me paré a preguntar qué era
    el tiempo. Él también se paró.
    Las golondrinas
    salieron a su hora.
card-27-alt = Un reloj de torre no tiene agujas; una golondrina cruza la esfera donde estarían, y otras dos se alejan.
card-27-source = Agustín, Confesiones XI.14

card-28 = Ave que mira atrás
card-28-word = Huevo
card-28-poem =
    Camino con la cabeza vuelta.
    Me dices que eso ya pasó.
    Aún no ha roto el cascarón.
card-28-alt = Un ave oscura y dorada, con el largo cuello vuelto hacia atrás, sostiene en el pico un huevo que brilla.
card-28-source = Sankofa, símbolo de los akan de África occidental

question-15 = ¿Para qué es una vida?

card-29 = La piedra
card-29-word = Piedra
card-29-poem =
    Cada vez que la piedra cae
    bajo tras ella, sin prisa,
    con las dos manos libres,
    y paso junto a la flor.
card-29-alt = Una figura pequeña empuja cuesta arriba una inmensa piedra roja; abajo, por donde ha pasado, crece una flor roja.
card-29-source = Camus, El mito de Sísifo (1942)

card-30 = El árbol inútil
card-30-word = Árbol
card-30-poem =
    No dio para viga
    ni dio para cuenco.
    De tanto no servir
    es toda la sombra que hay.
card-30-alt = Alguien con sombrero amarillo duerme apoyado en un árbol enorme, torcido y nudoso; al lado quedan tres tocones.
card-30-source = Zhuangzi, caps. 1 y 4

question-16 = ¿Es algo la nada?

card-31 = El hueco
card-31-word = Hueco
card-31-poem =
    Labró los treinta radios
    y dejó fuera el centro.
    El carro rueda
    sobre lo que falta.
card-31-alt = Una rueda de treinta radios dorados llena la carta, y su centro, redondo y vacío, es blanco.
card-31-source = Laozi, Daodejing 11

card-32 = La silla vacía
card-32-word = Silla
card-32-poem =
    Tu café se enfría solo.
    Acerco el azucarero
    adonde tu mano
    lo alcanzaría.
card-32-alt = Bajo una lámpara, una mesa con dos tazas: en una silla hay un sombrero; la otra está vacía, salvo por la silueta roja de una persona.
card-32-source = Sartre, El ser y la nada (1943), parte I, cap. 1
