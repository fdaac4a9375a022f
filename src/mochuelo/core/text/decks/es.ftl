## What is no deck at all, or one that is not here

error-deck-unknown = Esto se juega con una baraja que no está aquí: { $deck }. Indica su carpeta o su paquete con --deck.
error-deck-broken = La baraja { $deck } no se puede leer. mochuelo deck check dice por qué.
error-deck-art = La baraja no tiene el dibujo { $path }.
error-deck-link = { $path } es un enlace, o no es un archivo corriente. Pon ahí el archivo mismo.
error-deck-damaged = Esto no es el paquete de una baraja, o está dañado. mochuelo deck pack hace uno.
error-deck-zip = Esto no es el paquete de una baraja: { $why }. mochuelo deck pack hace uno.
error-deck-long = Este paquete tiene { $size } bytes, y puede tener { $most }.
error-deck-name = { $path } no es un nombre para un archivo de una baraja. Ha de ser una ruta dentro de ella, con letras de la a a la z, cifras y . _ -
error-deck-ending = { $path } no es un archivo propio de una baraja. Los que lo son acaban en { $known }.
error-deck-double = Hay dos archivos { $path }. Deja uno.
error-deck-files = Hay más de { $most } archivos. Eso no es una baraja.
error-deck-file-long = { $path } es demasiado largo: un archivo puede tener { $most } bytes.
error-deck-size = Todos los archivos juntos tienen más de { $most } bytes. Eso no es una baraja.
error-deck-manifest = No hay ningún archivo { $file } arriba del todo. mochuelo deck new hace una baraja para rellenar.
error-deck-part = No hay en esta baraja una parte «{ $part }»; una de estas: { $known }.
error-deck-part-needed = No dice para qué parte de la baraja es. Di una de estas: { $known }.
error-deck-format = No está claro en qué formato está escrito este archivo; uno de estos: { $known }.
error-deck-nothing = De { $name } no se ha podido tomar nada: { $why }
error-deck-language = Esta baraja no está en «{ $language }», sino en { $known }. Añade la lengua en deck.yaml, o elige otra.

## What is wrong with a file that holds words or lists

complaint-file-missing = falta el archivo; añádelo
complaint-file-extra = este archivo no corresponde a nada de la baraja; quítalo
complaint-document-long = { $size } bytes; como mucho { $most }
complaint-document-yaml = no es YAML: { $why }
complaint-document-utf8 = no es un texto en UTF-8 (byte { $byte }); guarda el archivo en UTF-8
complaint-document-empty = vacío; escribe lo que va en él
complaint-document-more = un segundo documento en el mismo archivo; deja uno, sin línea ---
complaint-document-many = más de { $most } valores; eso no es una baraja
complaint-document-deep = más de { $most } listas o apartados unos dentro de otros
complaint-document-alias = un ancla o un alias ({ $mark }); escribe el valor entero
complaint-document-tag = una etiqueta ({ $tag }); escribe solo el valor
complaint-document-number = no es un número: { $word }
complaint-document-twice = la clave «{ $key }» está dos veces; deja una
complaint-document-key = una clave que no es un texto
complaint-shape-empty = vacío; escríbelo
complaint-shape-long = { $size } caracteres; caben { $most }
complaint-shape-lines = un salto de línea, o un signo que no se ve; escríbelo en una línea
complaint-shape-key = «{ $word }»; una clave tiene letras minúsculas de la a a la z, cifras y _, y empieza por una letra
complaint-shape-language = «{ $word }» no es una lengua; un código como en, es o pt-BR
complaint-shape-licence = «{ $word }» no es una licencia; un nombre SPDX como CC-BY-4.0
complaint-shape-range = { $value } no está entre { $low } y { $high }
complaint-shape-kind =
    { $wanted ->
        [text] { $value } no es un texto; ponlo entre comillas
        [whole] { $value } no es un número entero
        [yes] { $value } no es ni yes ni no
        [list] { $value } no es una lista
       *[mapping] { $value } no son claves con valores
    }
complaint-shape-one-of = { $word }; valdría uno de estos: { $known }
complaint-shape-count =
    { $count ->
        [one] { $count } entrada; valdrían de { $least } a { $most }
       *[other] { $count } entradas; valdrían de { $least } a { $most }
    }
complaint-shape-twice = { $word } está dos veces en la lista; deja una
complaint-shape-missing = falta «{ $key }»; añádelo
complaint-shape-unknown =
    { $near ->
        [0] «{ $key }» no significa nada aquí; quítalo
       *[other] «{ $key }» no significa nada aquí; ¿querías decir «{ $near }»?
    }

## What is wrong with a drawing

complaint-drawing-missing = falta este dibujo; añádelo
complaint-drawing-square = un pliego de { $width } por { $height }; valdría uno cuadrado
complaint-drawing-long = { $size } bytes; como mucho { $most }
complaint-drawing-utf8 = no es un texto en UTF-8; guarda el archivo en UTF-8
complaint-drawing-xml = no es XML: { $why }
complaint-drawing-element = «{ $name }» no es una forma sencilla; dibuja con trazos, círculos, rectángulos y grupos
complaint-drawing-attribute = «{ $name }» no es un atributo de una forma sencilla; quítalo
complaint-drawing-value = no es un valor para { $name }: «{ $word }»
complaint-drawing-many = más de { $most } formas, o grupos de más de { $deep } niveles
complaint-drawing-sheet = el primer elemento necesita xmlns="{ $namespace }" y un viewBox de cuatro números
complaint-drawing-text = texto en un dibujo: «{ $word }»; dibújalo o quítalo
complaint-drawing-instruction = una instrucción ({ $name }); quítala
complaint-drawing-doctype = un DOCTYPE; quítalo
