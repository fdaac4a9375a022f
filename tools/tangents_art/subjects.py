"""The thirty-two subjects of the deck: what each card asks, where the thought comes from, and what its drawing shows.

Twins (1 and 2, 3 and 4, …) are two answers to one question.
"""

from __future__ import annotations

from typing import NamedTuple


class Subject(NamedTuple):
    """One illustration."""

    number: int
    title: str
    asks: str
    """The question of the card; its pair shares a wider one."""
    source: str
    drawing: str


PAIRS = (
    "What stays when everything changes?",
    "Is an image a lie?",
    "What am I?",
    "What must the hand do?",
    "What can only be known from inside?",
    "Do we mean the same thing?",
    "What is a teaching for, once it has served?",
    "Who weighs what nobody sees?",
    "Which comes first, I or we?",
    "Does seeing make the thing?",
    "Does a journey arrive?",
    "Can a part hold the whole?",
    "Where and when does one look for wisdom?",
    "Which way does time face?",
    "What is a life for?",
    "Is nothing something?",
)
"""The question of each pair of twins, in the order of the cards."""

SUBJECTS = (
    Subject(
        1,
        "The Mended Ship",
        "If every plank is replaced, is it still the ship?",
        "Greek: the ship of Theseus, Plutarch, Life of Theseus 23",
        "A ship on props before the sun, half its planks dark and half new; somebody carries one more plank.",
    ),
    Subject(
        2,
        "The Same River",
        "Can one step into it twice?",
        "Greek: Heraclitus, fragments B12 and B91; Plato, Cratylus 402a",
        "Two bare legs stand in a river of long waves; a leaf has already passed them.",
    ),
    Subject(
        3,
        "The Cave",
        "Are shadows all we have seen?",
        "Greek: Plato, Republic VII, 514a",
        "Three people seen from behind sit before a lit cave wall with the shadows of a horse and a vase.",
    ),
    Subject(
        4,
        "Moon in a Bucket",
        "When the bucket breaks, where is the moon?",
        "Japanese Zen: Dogen, Genjokoan (1233), and the tale of the nun Chiyono's bucket",
        "A leaking wooden bucket holds the moon in its dark water; the sky above is empty, and a puddle has a small moon of its own.",
    ),
    Subject(
        5,
        "The Butterfly",
        "Did I dream it, or does it dream me?",
        "Chinese: Zhuangzi, chapter 2",
        "A woman sleeps under a blue blanket; a huge butterfly fills the air above her.",
    ),
    Subject(
        6,
        "The Floating Man",
        "With no body felt and nothing seen, would I know that I am?",
        "Islamic: Ibn Sina (Avicenna), The Healing, On the Soul I.1 (11th century)",
        "A blindfold figure floats with open arms in a dark round void, touching nothing.",
    ),
    Subject(
        7,
        "The Forked Rail",
        "May I turn harm away from many and onto one?",
        "Modern: Philippa Foot, 1967 (the trolley)",
        "A tram comes to a fork in the rails: five people stand on one branch, one on the other; beside it a lever.",
    ),
    Subject(
        8,
        "Child at the Well",
        "Does the heart reason before it runs?",
        "Chinese: Mencius 2A6",
        "Seen from above, a child leans over a round well, and a large hand reaches in from the corner.",
    ),
    Subject(
        9,
        "The Bat",
        "What is it like to be one?",
        "Modern: Thomas Nagel, 1974",
        "A bat hangs before a yellow moon and calls; rings of sound reach a white moth.",
    ),
    Subject(
        10,
        "Mary's Flower",
        "What does she learn when she first sees red?",
        "Modern: Frank Jackson, 1982",
        "A black and white room of books and tiles; in its door somebody stands before a great red flower.",
    ),
    Subject(
        11,
        "Beetle in a Box",
        "If nobody can look into another's box, what does the word mean?",
        "Modern: Wittgenstein, Philosophical Investigations 293 (1953)",
        "Closed boxes of every kind; the one cut open holds a spotted green beetle.",
    ),
    Subject(
        12,
        "The Elephant",
        "Each one holds a piece; who holds the elephant?",
        "Indian: the blind men and the elephant, Udana 6.4; Jain teaching of many-sidedness",
        "An elephant too large for the card, and four hands that touch its trunk, ear and leg.",
    ),
    Subject(
        13,
        "The Ladder",
        "Having climbed it, must one throw it away?",
        "Modern: Wittgenstein, Tractatus 6.54 (1921)",
        "Somebody on a tall rock has just pushed the long ladder away; it falls across the moon.",
    ),
    Subject(
        14,
        "The Raft",
        "Who carries the raft on dry land?",
        "Indian: the Buddha, Majjhima Nikaya 22",
        "A traveller seen from behind walks inland from a river with a raft of logs on the back.",
    ),
    Subject(
        15,
        "The Ring",
        "Would I be just if I could not be seen?",
        "Greek: the ring of Gyges, Plato, Republic II, 359d",
        "Somebody walks through a golden ring as tall as a door: the half that has passed is only a dashed outline.",
    ),
    Subject(
        16,
        "The Feather",
        "What would a heart weigh?",
        "Egyptian: the weighing of the heart, Book of the Dead, spell 125",
        "On a balance a white feather outweighs a red heart.",
    ),
    Subject(
        17,
        "The Veil",
        "What would I call fair, not knowing who I shall be?",
        "Modern: John Rawls, A Theory of Justice (1971), section 24",
        "A white veil shows four faint figures; under its hem are boots, bare feet, a child's shoes, and a shoe with a wooden leg.",
    ),
    Subject(
        18,
        "The Circle",
        "A person is a person through persons",
        "African: ubuntu; the Nguni saying 'umuntu ngumuntu ngabantu'",
        "Ten people seen from above stand hand in hand around a fire, like the pattern of a basket.",
    ),
    Subject(
        19,
        "The Tree That Fell",
        "Did it make a sound if nobody heard?",
        "Modern: a riddle of the nineteenth century, often credited to Berkeley (Treatise, 1710)",
        "In an empty wood a red tree has fallen; pale rings run out from it and nobody is there.",
    ),
    Subject(
        20,
        "The Rope",
        "The snake was never there; was the fear?",
        "Indian: rope and snake, Gaudapada and Shankara (Advaita Vedanta)",
        "A coil of rope throws the shadow of a rearing snake.",
    ),
    Subject(
        21,
        "The Tortoise",
        "How can the swift pass the slow through endless halves?",
        "Greek: Zeno, in Aristotle, Physics VI.9",
        "A runner in bands that halve and halve again, always smaller; above the last band a tortoise walks on.",
    ),
    Subject(
        22,
        "The Thirty Birds",
        "They sought their king and found themselves",
        "Persian: Attar, The Conference of the Birds (about 1177)",
        "Thirty birds fly before a golden sun; together they are one great bird.",
    ),
    Subject(
        23,
        "The Map",
        "Of what use is a map as large as its land?",
        "Argentine: Borges, On Exactitude in Science (1946), after Lewis Carroll (1893)",
        "Fields, trees, a house and a river seen from above; a corner curls up like paper, and beneath it the land goes on.",
    ),
    Subject(
        24,
        "The Net of Dew",
        "In each drop, all the drops",
        "Indian and Chinese: Indra's net, Avatamsaka Sutra; Fazang (7th century)",
        "A spider's web full of dew; in the largest drop hangs the whole web again.",
    ),
    Subject(
        25,
        "Lantern at Noon",
        "Whom does one seek with a lamp in full daylight?",
        "Greek: Diogenes, in Diogenes Laertius VI.41",
        "Under a great noonday sun a cloaked man with a stick holds up a lit lantern; a dog walks ahead.",
    ),
    Subject(
        26,
        "The Owl at Dusk",
        "Does understanding come only when the day is done?",
        "Modern German: Hegel, preface to the Philosophy of Right (1820)",
        "An owl with wide eyes opens its wings before the last slice of a red sun.",
    ),
    Subject(
        27,
        "The Clock Without Hands",
        "I know what time is, until someone asks",
        "Latin North Africa: Augustine, Confessions XI.14",
        "The clock of a tower has no hands; a swallow crosses its face.",
    ),
    Subject(
        28,
        "The Bird Looking Back",
        "One goes on by fetching what was left",
        "Akan, West Africa: the sankofa bird",
        "A dark bird walks forward with its neck turned back and takes a bright egg from its back.",
    ),
    Subject(
        29,
        "The Stone",
        "Can one be happy who pushes it up for ever?",
        "Modern French: Camus, The Myth of Sisyphus (1942)",
        "Somebody small leans on a great red stone on a slope; behind, in its track, a flower stands.",
    ),
    Subject(
        30,
        "The Useless Tree",
        "What nobody can use nobody cuts down",
        "Chinese: Zhuangzi, chapters 1 and 4",
        "A crooked tree full of knots, somebody asleep in its shade, and the stumps of straight trees.",
    ),
    Subject(
        31,
        "The Hub",
        "Thirty spokes; the hole in the middle makes the wheel",
        "Chinese: Laozi, Daodejing 11",
        "A cartwheel of thirty spokes around a bright empty middle.",
    ),
    Subject(
        32,
        "The Empty Chair",
        "Can one see that somebody is not there?",
        "Modern French: Sartre, Being and Nothingness (1943): Pierre is not in the café",
        "A lamp over a small table with two cups: on one chair lies a hat, on the other sits only a shadow.",
    ),
)
