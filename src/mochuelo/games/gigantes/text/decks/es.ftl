## What the checker of decks finds

complaint-shape-letter = «{ $word }» no es la letra de un campo; una letra mayúscula
complaint-thinker-absent = nadie tiene el número { $name }; añade a alguien
complaint-thinker-twice = el número { $name } está dos veces; deja uno
complaint-key-twice = la clave «{ $key }» está dos veces; valdría otra
complaint-card-absent = falta la carta { $name }; añádela
complaint-card-twice = la carta { $name } está dos veces; deja una
complaint-card-unknown = «{ $name }» no es una carta de este juego; las hay de C1 a C13, de E1 a E13, de W1 a W13 y de B1 a B13
complaint-mark-unknown =
    { $near ->
        [0] «{ $mark }» no es una marca de esta baraja; un número del 1 al 12, o una de sus letras y dibujos
       *[other] «{ $mark }» no es una marca de esta baraja; ¿querías decir «{ $near }»?
    }
complaint-mark-own = «{ $mark }» es una marca de esta misma carta; quítala
complaint-mark-both = «{ $mark }» está en las dos listas de esta carta; deja una
complaint-mark-unused = ninguna carta lleva «{ $mark }»; quítala, o dásela a alguna
complaint-letter-refuted = «{ $mark }» es una letra, y las letras solo se apoyan; toma un dibujo
complaint-reach-supporters = la apoyan { $count } cartas de otros números ({ $cards }); valdrían de { $least } a { $most }
complaint-reach-refuters = la refutan { $count } cartas de otros números ({ $cards }); valdrían de { $least } a { $most }
complaint-year-zero = no hay año 0; escribe el año, antes de nuestra era con un menos
complaint-dates-turned = murió en { $died }, pero nació en { $born }
complaint-dates-long = de { $born } a { $died } van más de los { $most } años de una vida larga
complaint-about-living = «died» es aproximado, pero no hay tal año; quítalo
complaint-year-before = { $year } es antes de nacer, en { $born }
complaint-year-after = { $year } es después de morir, en { $died }; escribe posthumous: yes si es así
complaint-posthumous-year = póstumo, pero ningún año dice cuándo; añade un año
complaint-posthumous-not = se dice póstumo, pero vivía en { $year }
complaint-disputed-note = discutido, pero ninguna nota dice qué; añade una nota
complaint-why-missing = falta la frase que dice por qué «{ $mark }»; escríbela
complaint-why-extra = una frase para «{ $mark }», que no está en ninguna lista de la carta; quítala
complaint-words-language = se dice que las palabras están en «{ $word }», en un archivo para «{ $language }»
complaint-name-twice = el número { $first } ya se llama «{ $name }»; valdría otro nombre
complaint-title-twice = { $first } ya se titula «{ $name }»; valdría otro título
complaint-years-differ = cuenta los años { $here }, pero { $file } cuenta { $there }

## What stands in a new deck

deck-new-deck =
    Una baraja para A hombros de gigantes, para rellenar. docs/decks.md lo explica todo;
    mochuelo deck check CARPETA dice qué falta todavía y qué está mal.
    El nombre es una clave (en minúsculas); la licencia, un nombre SPDX como CC-BY-4.0.
deck-new-marks =
    Las marcas de las cartas: letras, cada una de un campo, y dibujos, cada uno de una idea.
    Valen otras letras, otros dibujos, y más o menos de unas y otros; los dibujos están en art/themes.
deck-new-thinkers =
    Doce pensadoras y pensadores. Años antes de nuestra era con un menos; "about" dice cuáles no son seguros: [born, died].
    Quien vive tiene died: null. Tradición (tradition) y época (epoch) son claves; las palabras las nombran.
deck-new-cards =
    Cuatro cartas de cada quien: C concepto, E expresión, W obra, B biografía. "supports" (apoya) y "refutes" (refuta) son
    listas de marcas: números ("5"), letras y dibujos, entre comillas. A cada carta la han de refutar 3 o 4 cartas de otros
    números, y apoyarla de 6 a 14. Las letras solo se apoyan. Se puede añadir "year", "note" y "posthumous: yes".
deck-new-words =
    Las palabras de la baraja. En "why" va, para cada marca de las dos listas de la carta, la frase que la hace verdad.
    Los títulos tienen hasta 40 caracteres; los textos, hasta 220; las frases de "why", hasta 140.

## The page of all cards

deck-page-languages = Lengua de las cartas
deck-page-by = De { $authors }. Licencia: { $licence }.
deck-page-how = Tras cada flecha están las cartas de otros números a las que llega la marca. Nada de esta página se carga de otro sitio.
deck-page-year = { $year }
deck-page-before = { $year } a. C.
deck-page-about = h. { $year }
deck-page-supports = Apoya
deck-page-refutes = Refuta
deck-page-supported =
    { $count ->
        [one] La apoya { $count } carta:
       *[other] La apoyan { $count } cartas:
    }
deck-page-refuted =
    { $count ->
        [one] La refuta { $count } carta:
       *[other] La refutan { $count } cartas:
    }
deck-page-disputed = discutido
deck-page-posthumous = póstumo
deck-page-owls = Los cuatro mochuelos
deck-page-marks = Letras y dibujos
