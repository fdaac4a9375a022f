"""The illustrations of Tangents: drawn by program, as one hand would cut them in lino and print them in a few inks.

    python -m tools.tangents_art           writes the drawings into the deck's folder
    python -m tools.tangents_art --check   says which committed drawings differ

`subjects` lists what each card asks and shows; `geometry` makes outlines from few points; `sheet` cuts them with a knife's facets and
gouge marks and writes the SVG; `figures` are silhouettes used more than once; `scenes_*` are the drawings, four to a module.
"""
