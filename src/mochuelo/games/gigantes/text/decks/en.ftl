## What the checker of decks finds

complaint-shape-letter = “{ $word }” is no letter of a field; one capital letter
complaint-thinker-absent = no thinker has the number { $name }; add one
complaint-thinker-twice = a second thinker with the number { $name }; keep one
complaint-key-twice = two thinkers with the key “{ $key }”; another one would do
complaint-card-absent = the card { $name } is missing; add it
complaint-card-twice = a second card { $name }; keep one
complaint-card-unknown = no card of this game: “{ $name }”; there are C1 to C13, E1 to E13, W1 to W13 and B1 to B13
complaint-mark-unknown =
    { $near ->
        [0] no mark of this deck: “{ $mark }”; a number from 1 to 12, or one of its letters and drawings
       *[other] no mark of this deck: “{ $mark }”; did you mean “{ $near }”?
    }
complaint-mark-own = “{ $mark }” is a mark of this card itself; leave it out
complaint-mark-both = “{ $mark }” stands in both lists of this card; keep one
complaint-mark-unused = no card bears “{ $mark }”; leave it out, or give it to some
complaint-letter-refuted = “{ $mark }” is a letter, and letters are only supported; take a drawing
complaint-reach-supporters = supported by { $count } cards of other numbers ({ $cards }); { $least } to { $most } would do
complaint-reach-refuters = refuted by { $count } cards of other numbers ({ $cards }); { $least } to { $most } would do
complaint-year-zero = there is no year 0; write the year, before our era with a minus
complaint-dates-turned = died in { $died }, but was born in { $born }
complaint-dates-long = from { $born } to { $died } is more than the { $most } years of a long life
complaint-about-living = “died” is about, but there is no such year; leave it out
complaint-year-before = { $year } is before the birth of the thinker in { $born }
complaint-year-after = { $year } is after the death of the thinker in { $died }; write posthumous: yes if that is so
complaint-posthumous-year = posthumous, but no year says when; add a year
complaint-posthumous-not = said to be posthumous, but the thinker lived in { $year }
complaint-disputed-note = disputed, but no note says what; add a note
complaint-why-missing = no sentence why for “{ $mark }”; write it
complaint-why-extra = a sentence why for “{ $mark }”, which stands in neither list of the card; leave it out
complaint-words-language = the words are said to be “{ $word }”, in a file for “{ $language }”
complaint-name-twice = “{ $name }” is what number { $first } is called already; another name would do
complaint-title-twice = “{ $name }” is what { $first } is called already; another title would do
complaint-years-differ = tells the years { $here }, but { $file } tells { $there }

## What stands in a new deck

deck-new-deck =
    A deck for A hombros de gigantes, to be filled in. docs/decks.md explains all of it;
    mochuelo deck check FOLDER says what is still to do, and what is amiss.
    The name is a key (small letters), the licence an SPDX name such as CC-BY-4.0.
deck-new-marks =
    The marks that cards bear: letters, each for a field, and drawings, each for a thought.
    Other letters, other drawings and fewer or more of them will do; a drawing lies in art/themes.
deck-new-thinkers =
    Twelve thinkers. Years before our era with a minus; "about" says which of them are not certain: [born, died].
    One who lives has died: null. Tradition and epoch are keys; the words name them.
deck-new-cards =
    Four cards of each: C concept, E expression, W work, B biography. "supports" and "refutes" list marks: numbers ("5"),
    letters and drawings, in quotation marks. Each card is to be refuted by 3 or 4 cards of other numbers and supported by
    6 to 14. Letters are only supported. "year", "note" and "posthumous: yes" may be added to a card.
deck-new-words =
    The words of the deck. Under "why" belongs, for each mark in the card's two lists, the sentence that makes it true.
    Titles have up to 40 characters, texts up to 220, sentences why up to 140.

## The page of all cards

deck-page-languages = Language of the cards
deck-page-by = By { $authors }. Licence: { $licence }.
deck-page-how = After each arrow stand the cards of other numbers that the mark reaches. Nothing here is loaded from elsewhere.
deck-page-year = { $year }
deck-page-before = { $year } BCE
deck-page-about = c. { $year }
deck-page-supports = Supports
deck-page-refutes = Refutes
deck-page-supported =
    { $count ->
        [one] Supported by { $count } card:
       *[other] Supported by { $count } cards:
    }
deck-page-refuted =
    { $count ->
        [one] Refuted by { $count } card:
       *[other] Refuted by { $count } cards:
    }
deck-page-disputed = disputed
deck-page-posthumous = posthumous
deck-page-owls = The four mochuelos
deck-page-marks = Letters and drawings
