"""What the decks' illustrators share: outlines from few points, a sheet to cut and print them on, a few silhouettes.

`geometry` makes outlines; `sheet` cuts them with a knife's facets and gouge marks and writes the SVG; `figures` are silhouettes used more
than once.
"""
