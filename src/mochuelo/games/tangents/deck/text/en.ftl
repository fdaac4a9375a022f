# The words of the cards: a title, one word of it where room is short, a poem, the drawing told, and where the thought comes from. Twins answer one question.

question-01 = What stays when everything changes?

card-01 = The Mended Ship
card-01-word = Ship
card-01-poem =
    Not a plank of her was there.
    She tells the storm by heart,
    creaking in the right places.
card-01-alt = A ship stands on props before a great sun, its hull of dark and red planks mixed, and a worker brings one more red plank.
card-01-source = The ship of Theseus: Plutarch, Life of Theseus 23

card-02 = The Same River
card-02-word = River
card-02-poem =
    A leaf goes past my shins.
    The river keeps its name
    by keeping nothing else.
card-02-alt = Two bare legs under a dark hem stand in a river of short waves, and a yellow leaf drifts past them.
card-02-source = Heraclitus, fragments B12 and B91, the wording of the second disputed; Plato, Cratylus 402a

question-02 = Is an image a lie?

card-03 = The Cave
card-03-word = Cave
card-03-poem =
    We named the horse
    on the wall. Behind us
    something warm
    breathes on our necks.
card-03-alt = Three people sit in a cave, seen from behind, and look at a lit wall with the shadows of a horse and a vase on sticks.
card-03-source = Plato, Republic VII, 514a

card-04 = Moon in a Bucket
card-04-word = Moon
card-04-poem =
    I walked slowly all the way
    so as not to spill the moon.
    It was only water.
    I had never walked so well.
card-04-alt = A red bucket holds a bright moon in dark water while the sky is empty, and drops from a crack make a puddle with a moon of its own.
card-04-source = Dōgen, Genjōkōan (1233); the legend of the nun Chiyono's bucket

question-03 = What am I?

card-05 = The Butterfly
card-05-word = Butterfly
card-05-poem =
    At dawn I fold the blanket.
    It opens a little, and shuts.
    One of us is not quite awake.
card-05-alt = Someone sleeps under a blanket like a hill, and above hangs a huge red and dark butterfly with eyes on its wings.
card-05-source = Zhuangzi, ch. 2

card-06 = The Floating Man
card-06-word = Floating
card-06-poem =
    No floor, no lamp, no skin.
    Not even a hand to count on.
    Something goes on counting.
card-06-alt = A pale figure with a red blindfold and arms held wide hangs in a dark oval and touches nothing.
card-06-source = Ibn Sina (Avicenna), The Healing, On the Soul I.1

question-04 = What must the hand do?

card-07 = The Forked Rail
card-07-word = Lever
card-07-poem =
    Five, and one: a child
    could do the sum.
    The lever is cold.
    It was made to fit a hand.
card-07-alt = A tram comes to a fork in the rails with five small people on the left branch and one on the right, and a lever stands beside it.
card-07-source = Philippa Foot (1967); the bystander at the lever is Judith Jarvis Thomson's

card-08 = Child at the Well
card-08-word = Well
card-08-poem =
    I stood by the gate. Then
    I had her by the sleeve.
    The reasons came up later,
    out of breath.
card-08-alt = Seen from above, a child in red leans over the rim of a round well, and a large hand from a dark sleeve reaches the child's back.
card-08-source = Mencius 2A6

question-05 = What can only be known from inside?

card-09 = The Bat
card-09-word = Bat
card-09-poem =
    She calls, and the night
    comes back, edges and all.
    I call, and what comes back
    is me.
card-09-alt = A bat hangs head down before a yellow moon, and the rings of its call spread towards a white moth.
card-09-source = Thomas Nagel, “What Is It Like to Be a Bat?” (1974)

card-10 = Mary's Flower
card-10-word = Flower
card-10-poem =
    All of red was in her books.
    A flower leans in at the door.
    No line needs correcting.
    She has lost her place.
card-10-alt = In a black and white library a woman raises her hand to a tall red flower that stands in the open door.
card-10-source = Frank Jackson, “Epiphenomenal Qualia” (1982)

question-06 = Do we mean the same thing?

card-11 = Beetle in a Box
card-11-word = Beetle
card-11-poem =
    You have one in your box,
    and I have one in mine.
    We call them by one name.
    Something scratches.
card-11-alt = Among four closed boxes a fifth, open towards us, shows a green beetle with yellow spots.
card-11-source = Wittgenstein, Philosophical Investigations §293 (1953)

card-12 = The Elephant
card-12-word = Elephant
card-12-poem =
    Each of us was right,
    and held on to it.
    The elephant waited
    for someone to let go.
card-12-alt = Four hands reach from the edges for the trunk, the ear and the legs of an elephant that is too large for the card.
card-12-source = The blind men and the elephant: Udāna 6.4, and told in many traditions

question-07 = What is a teaching for, once it has served?

card-13 = The Ladder
card-13-word = Ladder
card-13-poem =
    Every rung was for leaving.
    The ladder was too.
    It takes so long to fall,
    and says nothing.
card-13-alt = On a cliff a figure stretches out both arms after the long ladder just pushed away, which tilts before a pale sun over the sea.
card-13-source = Wittgenstein, Tractatus 6.54 (1921)

card-14 = The Raft
card-14-word = Raft
card-14-poem =
    It carried me one afternoon.
    I have carried it three days
    through dry grass,
    to be polite.
card-14-alt = A traveller in a pointed hat, seen from behind, walks from the river to the hills with a raft of red logs on the back.
card-14-source = The simile of the raft: Majjhima Nikāya 22

question-08 = Who weighs what nobody sees?

card-15 = The Ring
card-15-word = Ring
card-15-poem =
    Nobody saw me at the gate.
    Only the dust, which noted
    where I stopped and how long.
card-15-alt = A figure steps into a tall golden ring, and the half that has gone through is only a dotted outline.
card-15-source = The ring of Gyges: Plato, Republic II, 359d

card-16 = The Feather
card-16-word = Feather
card-16-poem =
    I always feared its weight.
    The feather goes down.
    What did I leave out?
card-16-alt = On a balance before the night, a white feather goes down and a red heart goes up.
card-16-source = The weighing of the heart: Egyptian Book of the Dead, spell 125

question-09 = Which comes first, I or we?

card-17 = The Veil
card-17-word = Veil
card-17-poem =
    We must agree on the stairs
    before we are told
    which legs are ours.
card-17-alt = Four people stand unclear behind a long veil, and below it show two boots, bare feet, a child's feet, and a shoe beside a crutch.
card-17-source = John Rawls, A Theory of Justice (1971), §24

card-18 = The Circle
card-18-word = Circle
card-18-poem =
    Seen from above, I am only
    where your hand and hers
    are joined by something warm.
    It answers to my name.
card-18-alt = Ten people in many colours, seen from above, hold hands around a fire.
card-18-source = Ubuntu: the Zulu saying “umuntu ngumuntu ngabantu”

question-10 = Does seeing make the thing?

card-19 = The Tree That Fell
card-19-word = Trunk
card-19-poem =
    Nobody heard it,
    say the moss, the jay,
    the beetle, and forty trees
    still shaking.
card-19-alt = A red tree has fallen across an empty wood at moonrise, and pale rings spread from it.
card-19-source = A riddle of the 19th century; often credited to Berkeley, who did not pose it

card-20 = The Rope
card-20-word = Rope
card-20-poem =
    By daylight it is only rope.
    I laugh, and walk around it
    all the same.
card-20-alt = A coil of rope lies on a red floor, and its shadow rises on the wall as a cobra with yellow eyes.
card-20-source = The rope and the snake: Gauḍapāda and Śaṅkara, Advaita Vedānta

question-11 = Does a journey arrive?

card-21 = The Tortoise
card-21-word = Tortoise
card-21-poem =
    The runner divides the road.
    The tortoise has never
    been told about halves
    and is home by evening.
card-21-alt = A tortoise walks on top of bands that grow half as high each time, and on every band the same runner is smaller.
card-21-source = Zeno of Elea, in Aristotle, Physics VI.9, 239b

card-22 = The Thirty Birds
card-22-word = Birds
card-22-poem =
    Over the lake we looked down
    for the king, and saw
    thirty tired birds looking up
    for theirs.
card-22-alt = Thirty small birds fly over a lake, and together they make the shape of one great bird before the sun.
card-22-source = Attar, The Conference of the Birds (about 1177)

question-12 = Can a part hold the whole?

card-23 = The Map
card-23-word = Map
card-23-poem =
    I lifted the field's corner.
    There was the field.
    I laid it back, and since then
    I walk more softly.
card-23-alt = A patchwork of fields with a river and a house curls up at one corner like paper, and beneath it the same land lies in blue.
card-23-source = Borges, “On Exactitude in Science” (1946); before him Carroll, Sylvie and Bruno Concluded (1893)

card-24 = The Net of Dew
card-24-word = Dew
card-24-poem =
    In the drop, the web;
    in that web, a drop
    with my eye in it,
    looking for the spider.
card-24-alt = A spider's web has a drop at every knot, and one large drop holds a whole web of its own.
card-24-source = Indra's net: the Huayan school, after the Avataṃsaka Sūtra; Fazang (643–712)

question-13 = Where and when does one look for wisdom?

card-25 = Lantern at Noon
card-25-word = Lantern
card-25-poem =
    He held the lamp to my face.
    In all that sun
    it was the small light
    that made me blush.
card-25-alt = Under a great sun a man with a stick holds a lit lantern to his face, followed by a dog, with a temple behind them.
card-25-source = Diogenes of Sinope, in Diogenes Laertius VI.41

card-26 = The Owl at Dusk
card-26-word = Owl
card-26-poem =
    The day went by outside her.
    She opens her eyes
    when there is nothing left
    to do but see.
card-26-alt = An owl with wide eyes spreads its wings under the first stars, and behind it the last red slice of the sun goes down.
card-26-source = Hegel, Elements of the Philosophy of Right, preface (1820)

question-14 = Which way does time face?

card-27 = The Clock Without Hands
card-27-word = Clock
card-27-poem =
    I stopped to ask the time
    what it was. It stopped too.
    The swallows left
    exactly when they should.
card-27-alt = A tower clock has no hands, and a swallow crosses its dial where they would be while two more fly off.
card-27-source = Augustine, Confessions XI.14

card-28 = The Bird Looking Back
card-28-word = Egg
card-28-poem =
    I walk on, looking back.
    You tell me that is over.
    It has not even hatched.
card-28-alt = A dark and golden bird stands with its long neck turned back, and holds a shining egg in its beak.
card-28-source = Sankofa, a symbol of the Akan of West Africa

question-15 = What is a life for?

card-29 = The Stone
card-29-word = Stone
card-29-poem =
    Whenever it rolls back
    I walk down after it,
    both hands free,
    past the flower.
card-29-alt = A small figure pushes an immense red stone up a dark slope, and below, where it has passed, a red flower grows.
card-29-source = Camus, The Myth of Sisyphus (1942)

card-30 = The Useless Tree
card-30-word = Tree
card-30-poem =
    Too crooked for a beam,
    too knotted for a bowl,
    it has become
    the only shade there is.
card-30-alt = Someone in a yellow hat sits asleep against a huge, crooked, knotted tree, and beside it are the stumps of three others.
card-30-source = Zhuangzi, ch. 1 and 4

question-16 = Is nothing something?

card-31 = The Hub
card-31-word = Hub
card-31-poem =
    He planed each spoke to fit
    and left the middle out.
    The cart runs on that.
card-31-alt = A wheel with thirty golden spokes fills the card, and its round, empty middle is white.
card-31-source = Laozi, Daodejing 11

card-32 = The Empty Chair
card-32-word = Chair
card-32-poem =
    Your coffee cools for no one.
    I push the sugar over
    to where you would reach it.
card-32-alt = Under a lamp stands a table with two cups: on one chair lies a hat, and the other is empty but for the red shape of a person.
card-32-source = Sartre, Being and Nothingness (1943), part I, ch. 1
