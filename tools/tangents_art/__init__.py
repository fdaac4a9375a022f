"""The illustrations of Tangents: drawn by program, as one hand would cut them in lino and print them in a few inks.

    python -m tools.tangents_art           writes the drawings into the deck's folder
    python -m tools.tangents_art --check   says which committed drawings differ

`subjects` lists what each card asks and shows; `scenes_*` are the drawings, four to a module, made with the tools of `tools.art`.
"""
