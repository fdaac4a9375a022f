# What the parts of a turn are called where a turn is chosen part by part.

facing-u = upright
facing-t = turned
choice-x = flip
choice-next = the second game
choice-first = move first
choice-second = move second
choice-rock = rock
choice-paper = paper
choice-scissors = scissors
