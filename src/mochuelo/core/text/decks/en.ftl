## What is no deck at all, or one that is not here

error-deck-unknown = This is played with a deck that is not here: { $deck }. Give its folder or its pack with --deck.
error-deck-broken = The deck { $deck } cannot be read. mochuelo deck check says why.
error-deck-art = The deck has no drawing { $path }.
error-deck-link = { $path } is a link, or no plain file. Put the file itself there.
error-deck-damaged = This is no pack of a deck, or it is damaged. mochuelo deck pack makes one.
error-deck-zip = This is no pack of a deck: { $why }. mochuelo deck pack makes one.
error-deck-long = This pack has { $size } bytes, and one may have { $most }.
error-deck-name = { $path } is no name for a file of a deck. It is to be a path within the deck, of letters from a to z, digits, and . _ -
error-deck-ending = { $path } is no file that belongs into a deck. Those end in { $known }.
error-deck-double = There are two files { $path }. Keep one.
error-deck-files = There are more than { $most } files. That is no deck.
error-deck-file-long = { $path } is too long: a file may have { $most } bytes.
error-deck-size = All files together have more than { $most } bytes. That is no deck.
error-deck-manifest = There is no file { $file } at the top. mochuelo deck new makes a deck to fill in.
error-deck-part = There is no part “{ $part }” in this deck; one of { $known }.
error-deck-part-needed = It does not say for which part of the deck it is. Say one of { $known }.
error-deck-format = It is not clear in which format this file is written; one of { $known }.
error-deck-nothing = Nothing in { $name } could be taken over: { $why }
error-deck-language = This deck is not in “{ $language }”, but in { $known }. Add the language to deck.yaml, or choose another one.

## What is wrong with a file that holds words or lists

complaint-file-missing = the file is missing; add it
complaint-file-extra = this file belongs to nothing in the deck; leave it out
complaint-document-long = { $size } bytes; at most { $most }
complaint-document-yaml = not YAML: { $why }
complaint-document-utf8 = not a text in UTF-8 (byte { $byte }); save the file as UTF-8
complaint-document-empty = empty; write what belongs into it
complaint-document-more = a second document in one file; keep one, without a line ---
complaint-document-many = more than { $most } values; that is no deck
complaint-document-deep = more than { $most } lists or mappings in one another
complaint-document-alias = an anchor or alias ({ $mark }); write the value out
complaint-document-tag = a tag ({ $tag }); write the value alone
complaint-document-number = no number: { $word }
complaint-document-twice = the key “{ $key }” twice; keep one
complaint-document-key = a key that is no text
complaint-shape-empty = empty; write it
complaint-shape-long = { $size } characters; at most { $most } fit
complaint-shape-lines = a line break, or a sign that cannot be seen; write it in one line
complaint-shape-key = “{ $word }”; a key has small letters from a to z, digits and _, and begins with a letter
complaint-shape-language = “{ $word }” is no language; a code such as en, es or pt-BR
complaint-shape-licence = “{ $word }” is no licence; an SPDX name such as CC-BY-4.0
complaint-shape-range = { $value } is not from { $low } to { $high }
complaint-shape-kind =
    { $wanted ->
        [text] { $value } is not a text; put it in quotation marks
        [whole] { $value } is not a whole number
        [yes] { $value } is neither yes nor no
        [list] { $value } is not a list
       *[mapping] { $value } is not keys with values
    }
complaint-shape-one-of = { $word }; one of { $known } would do
complaint-shape-count =
    { $count ->
        [one] { $count } entry; { $least } to { $most } would do
       *[other] { $count } entries; { $least } to { $most } would do
    }
complaint-shape-twice = { $word } twice in the list; keep one
complaint-shape-missing = “{ $key }” is missing; add it
complaint-shape-unknown =
    { $near ->
        [0] “{ $key }” means nothing here; leave it out
       *[other] “{ $key }” means nothing here; did you mean “{ $near }”?
    }

## What is wrong with a drawing

complaint-drawing-missing = this drawing is missing; add it
complaint-drawing-square = a sheet of { $width } by { $height }; a square one would do
complaint-drawing-long = { $size } bytes; at most { $most }
complaint-drawing-utf8 = not a text in UTF-8; save the file as UTF-8
complaint-drawing-xml = not XML: { $why }
complaint-drawing-element = “{ $name }” is no plain shape; draw with paths, circles, rectangles and groups
complaint-drawing-attribute = “{ $name }” is no attribute of a plain shape; leave it out
complaint-drawing-value = no value for { $name }: “{ $word }”
complaint-drawing-many = more than { $most } shapes, or groups more than { $deep } deep
complaint-drawing-sheet = the first element needs xmlns="{ $namespace }" and a viewBox of four numbers
complaint-drawing-text = text in a drawing: “{ $word }”; draw it, or leave it out
complaint-drawing-instruction = an instruction ({ $name }); leave it out
complaint-drawing-doctype = a DOCTYPE; leave it out
