# The words of the cards: a title, one word of it where room is short, a poem, the drawing told, and where the thought comes from. Twins answer one question.

question-01 = What stays when everything changes?

card-01 = The Mended Ship
card-01-word = Ship
card-01-poem =
    Not a plank of her was there.
    She tells the storm by heart,
    creaking in the right places.
card-01-alt = A ship stands in her props, half of her planks dark and half pale, and one more plank is being carried up.
card-01-source = The ship of Theseus: Plutarch, Life of Theseus 23

card-02 = The Same River
card-02-word = River
card-02-poem =
    A leaf goes by my knees.
    The river keeps its name
    by keeping nothing else.
card-02-alt = Two bare legs stand in a river of long waves that fills the card, and a leaf has just passed them.
card-02-source = Heraclitus, fragments B12 and B91, the wording of the second disputed; Plato, Cratylus 402a

question-02 = Is an image a lie?

card-03 = The Cave
card-03-word = Cave
card-03-poem =
    We named the horse
    on the wall. Behind us
    something warm
    breathes on our necks.
card-03-alt = In a dark cave three people, seen from behind, look at the shadows of a vase and a horse on a lit wall.
card-03-source = Plato, Republic VII, 514a

card-04 = Moon in a Bucket
card-04-word = Moon
card-04-poem =
    I walked slowly all the way
    so as not to spill the moon.
    It was only water.
    I had never walked so well.
card-04-alt = A wooden bucket of dark water holds a bright moon, and the night sky above it is empty.
card-04-source = Dōgen, Genjōkōan (1233); the legend of the nun Chiyono's bucket

question-03 = What am I?

card-05 = The Butterfly
card-05-word = Butterfly
card-05-poem =
    At dawn I fold the blanket.
    It opens a little, and shuts.
    One of us is not quite awake.
card-05-alt = Somebody sleeps under a huge butterfly, whose wings are also the blanket.
card-05-source = Zhuangzi, ch. 2

card-06 = The Floating Man
card-06-word = Floating
card-06-poem =
    No floor, no lamp, no skin.
    Not even a hand to count on.
    Something goes on counting.
card-06-alt = A blindfolded figure with open arms hangs in an empty round and touches nothing.
card-06-source = Ibn Sina (Avicenna), The Healing, On the Soul I.1

question-04 = What must a hand do?

card-07 = The Forked Rail
card-07-word = Lever
card-07-poem =
    Five, and one: a child
    could do the sum.
    The lever is cold.
    It was made to fit a hand.
card-07-alt = Seen from above, a rail forks at a lever; five small people stand on one branch and one on the other.
card-07-source = Philippa Foot (1967); the bystander at the lever is Judith Jarvis Thomson's

card-08 = Child at the Well
card-08-word = Well
card-08-poem =
    I stood by the gate. Then
    I had her by the sleeve.
    The reasons came up later,
    out of breath.
card-08-alt = A small child leans over the rim of a round well, and a large hand reaches in from the edge.
card-08-source = Mencius 2A6

question-05 = What can only be known from inside?

card-09 = The Bat
card-09-word = Bat
card-09-poem =
    She calls, and the night
    comes back, edges and all.
    I call, and what comes back
    is me.
card-09-alt = A bat hangs upside down with folded wings amid rings of sound, and below it a house stands the right way up.
card-09-source = Thomas Nagel, “What Is It Like to Be a Bat?” (1974)

card-10 = Mary's Flower
card-10-word = Flower
card-10-poem =
    All of red was in her books.
    A flower leans in at the door.
    No line needs correcting.
    She has lost her place.
card-10-alt = A room of books in black and white, and through the half-open door one red flower.
card-10-source = Frank Jackson, “Epiphenomenal Qualia” (1982)

question-06 = Do we mean the same thing?

card-11 = Beetle in a Box
card-11-word = Beetle
card-11-poem =
    You have one in your box,
    and I have one in mine.
    We call them by one name.
    Something scratches.
card-11-alt = A stack of closed boxes, one of them cut open so that we see a patterned beetle inside.
card-11-source = Wittgenstein, Philosophical Investigations §293 (1953)

card-12 = The Elephant
card-12-word = Elephant
card-12-poem =
    Each of us was right,
    and held on to it.
    The elephant waited
    for someone to let go.
card-12-alt = Hands hold the leg, the trunk, the ear and the tusk of an elephant that is too large for the card.
card-12-source = The blind men and the elephant: Udāna 6.4, and told in many traditions

question-07 = What is a teaching for, once it has served?

card-13 = The Ladder
card-13-word = Ladder
card-13-poem =
    Every rung was for leaving.
    The ladder was too.
    It takes so long to fall,
    and says nothing.
card-13-alt = From a cliff top a small figure pushes away a long ladder, which falls slantwise across the card.
card-13-source = Wittgenstein, Tractatus 6.54 (1921)

card-14 = The Raft
card-14-word = Raft
card-14-poem =
    It carried me one afternoon.
    I have carried it three days
    through dry grass,
    to be polite.
card-14-alt = A walker, seen from behind, leaves the river and carries a raft of logs on the back.
card-14-source = The simile of the raft: Majjhima Nikāya 22

question-08 = Who weighs what nobody sees?

card-15 = The Ring
card-15-word = Ring
card-15-poem =
    Nobody saw me at the gate.
    Only the dust, which noted
    where I stopped and how long.
card-15-alt = Inside a great ring a figure is a mere outline, but the footprints are solid.
card-15-source = The ring of Gyges: Plato, Republic II, 359d

card-16 = The Feather
card-16-word = Feather
card-16-poem =
    I always feared its weight.
    The feather goes down.
    What did I leave out?
card-16-alt = On a balance a heart lies in one pan and a single feather in the other, and the feather sinks.
card-16-source = The weighing of the heart: Egyptian Book of the Dead, spell 125

question-09 = Which comes first, I or we?

card-17 = The Veil
card-17-word = Veil
card-17-poem =
    We must agree on the stairs
    before we are told
    which legs are ours.
card-17-alt = Below a long veil there show feet of all kinds: a boot, a bare foot, a crutch, a child's shoe.
card-17-source = John Rawls, A Theory of Justice (1971), §24

card-18 = The Circle
card-18-word = Circle
card-18-poem =
    Seen from above, I am only
    where your hand and hers
    are joined by something warm.
    It answers to my name.
card-18-alt = People around a fire, seen from above, hold hands, and their circle is woven like a basket.
card-18-source = Ubuntu: the Zulu saying “umuntu ngumuntu ngabantu”

question-10 = Does seeing make the thing?

card-19 = The Tree That Fell
card-19-word = Trunk
card-19-poem =
    Nobody heard it,
    say the moss, the jay,
    the beetle, and forty trees
    still shaking.
card-19-alt = Among the upright trunks of an empty wood one tree lies across, and rings spread from it.
card-19-source = A riddle of the 19th century; often credited to Berkeley, who did not pose it

card-20 = The Rope
card-20-word = Rope
card-20-poem =
    By daylight it is only rope.
    I laugh, and walk around it
    all the same.
card-20-alt = A coil of rope lies in a doorway at dusk, and its long shadow is a rearing snake.
card-20-source = The rope and the snake: Gauḍapāda and Śaṅkara, Advaita Vedānta

question-11 = Does a journey arrive?

card-21 = The Tortoise
card-21-word = Tortoise
card-21-poem =
    The runner divides the road.
    The tortoise has never
    been told about halves
    and is home by evening.
card-21-alt = A tortoise walks on at the top, and between it and the runner below the arches grow half as large, and half again.
card-21-source = Zeno of Elea, in Aristotle, Physics VI.9, 239b

card-22 = The Thirty Birds
card-22-word = Birds
card-22-poem =
    Over the lake we looked down
    for the king, and saw
    thirty tired birds looking up
    for theirs.
card-22-alt = Thirty small birds fly together, and their flock has the shape of one great bird.
card-22-source = Attar, The Conference of the Birds (about 1177)

question-12 = Can a part hold the whole?

card-23 = The Map
card-23-word = Map
card-23-poem =
    I lifted the field's corner.
    There was the field.
    I laid it back, and since then
    I walk more softly.
card-23-alt = A landscape of fields and hills curls up at its corner like paper, and beneath it is the same land again.
card-23-source = Borges, “On Exactitude in Science” (1946); before him Carroll, Sylvie and Bruno Concluded (1893)

card-24 = The Net of Dew
card-24-word = Dew
card-24-poem =
    In the drop, the web;
    in that web, a drop
    with my eye in it,
    looking for the spider.
card-24-alt = A spider's web at dawn has a drop at every knot, and the largest drop holds the web again.
card-24-source = Indra's net: the Huayan school, after the Avataṃsaka Sūtra; Fazang (643–712)

question-13 = Where and when does one look for wisdom?

card-25 = Lantern at Noon
card-25-word = Lantern
card-25-poem =
    He held the lamp to my face.
    In all that sun
    it was the small light
    that made me blush.
card-25-alt = Under a great sun a small cloaked man holds up a lit lantern, and a dog follows him.
card-25-source = Diogenes of Sinope, in Diogenes Laertius VI.41

card-26 = The Owl at Dusk
card-26-word = Owl
card-26-poem =
    The day went by outside her.
    She opens her eyes
    when there is nothing left
    to do but see.
card-26-alt = An owl with wide eyes spreads its wings before the last red slice of the sun.
card-26-source = Hegel, Elements of the Philosophy of Right, preface (1820)

question-14 = Which way does time face?

card-27 = The Clock Without Hands
card-27-word = Clock
card-27-poem =
    I stopped to ask the time
    what it was. It stopped too.
    The swallows left
    exactly when they should.
card-27-alt = A tower clock has no hands, and the swallows on its ledge throw the only shadow.
card-27-source = Augustine, Confessions XI.14

card-28 = The Bird Looking Back
card-28-word = Egg
card-28-poem =
    I walk on, looking back.
    You tell me that is over.
    It has not even hatched.
card-28-alt = A bird walks forward with its neck turned back, and an egg lies on its back.
card-28-source = Sankofa, a symbol of the Akan of West Africa

question-15 = What is a life for?

card-29 = The Stone
card-29-word = Stone
card-29-poem =
    Whenever it rolls back
    I walk down after it,
    both hands free,
    past the flower.
card-29-alt = A small figure pushes an immense stone up a slope, and a flower grows in its track.
card-29-source = Camus, The Myth of Sisyphus (1942)

card-30 = The Useless Tree
card-30-word = Tree
card-30-poem =
    Too crooked for a beam,
    too knotted for a bowl,
    it has become
    the only shade there is.
card-30-alt = A huge, gnarled tree gives shade to a sleeper, and around it are the stumps of straight trees.
card-30-source = Zhuangzi, ch. 1 and 4

question-16 = Is nothing something?

card-31 = The Hub
card-31-word = Hub
card-31-poem =
    He planed each spoke to fit
    and left the middle out.
    The cart runs on that.
card-31-alt = A cartwheel of thirty spokes fills the card, and its round, empty middle glows.
card-31-source = Laozi, Daodejing 11

card-32 = The Empty Chair
card-32-word = Chair
card-32-poem =
    Your coffee cools for no one.
    I push the sugar over
    to where you would reach it.
card-32-alt = A café table with two cups: a hat and a coat hang on one chair, and the other is empty but for the shadow of a person.
card-32-source = Sartre, Being and Nothingness (1943), part I, ch. 1
