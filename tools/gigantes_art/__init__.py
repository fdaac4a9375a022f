"""The drawings of A hombros de gigantes: medals of two inks, on a ground whose colour and shape the card's type gives.

    python -m tools.gigantes_art           writes the drawings into the deck's folder
    python -m tools.gigantes_art --check   says which committed drawings differ

A portrait or an owl (120 square) lies in the middle of a frame (144 square), 12 from each edge; it may also stand alone, on a light
page or a dark one. A theme is one ink, so that it can serve as a mask. `plate` is the engraver's plate: outlines in ink with a rim of
paper, and swelling lines that follow the form; `face` is a head in profile, from which each thinker's own is drawn; `thinkers_*` are
the twelve, `themes` the small drawings, `marks` the marks and frames of the types, `owls` the wild cards, `emblems` the back and the
game's emblem.
"""
