# Names: empires, regions, positions, societies, loyalties, cards. Messages reach them through
# functions: { EMPIRE($empire) } says empire-bear, { EMPIRE($empire, form: "of") } says its form .of.
# A form is whatever the language needs; English needs few.

# How numbers, plurals and lists are written: a locale that browsers and Babel know.
locale = en-GB
# What the language calls itself.
language = English
list-separator = {", "}

### Empires and their councils

empire-bear = Bear
    .capitals = BEAR
empire-eagle = Eagle
    .capitals = EAGLE
empire-elephant = Elephant
    .capitals = ELEPHANT
empire-lion = Lion
    .capitals = LION
empire-horse = Horse
    .capitals = HORSE

# .tile stands where there is little room: a soft hyphen says where it may be divided.
title-sheriff = Sheriff
    .tile = Sheriff
title-steward = Steward
    .tile = Steward
title-marshal = Marshal
    .tile = Marshal
title-chancellor = Chancellor
    .tile = Chancel­lor

# A position of a council. { POSITION($position) } gives $empire and $title.
council-position = { EMPIRE($empire) } { TITLE($title) }

### Players
# A form .start begins a sentence; .capitals heads a table in the terminal.

society-raven = the Pale Raven
    .start = The Pale Raven
    .short = Raven
    .bare = Pale Raven
society-spider = the Supplicant Spider
    .start = The Supplicant Spider
    .short = Spider
    .bare = Supplicant Spider
society-rat = the Cult of the Rat
    .start = The Cult of the Rat
    .short = Rat
    .bare = Cult of the Rat
society-serpent = the Endless Serpent
    .start = The Endless Serpent
    .short = Serpent
    .bare = Endless Serpent
society-chance = chance
    .start = Chance
    .short = Chance
    .bare = Chance
society-none = nobody
    .start = Nobody
    .short = nobody
    .bare = nobody

# A player whose name is known. The forms are those of a society.
person = { $name }
    .start = { $name }
    .short = { $name }
    .bare = { $name }

# Loyalties
slot-devout = Devout
slot-dutiful = Dutiful
slot-affiliated = Affiliated
slot-unallied = Unallied
slot-opposed = Opposed

### The board

icon-city = city
    .many = cities
icon-farm = farm
    .many = farms
icon-fort = fort
    .many = forts

banners = { $number ->
    [one] { $number } banner
   *[other] { $number } banners
}
cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}

phase-setup = setting up
    .start = Setting up
phase-retrieve = taking agents back
    .start = Taking agents back
phase-deploy = placing agents
    .start = Placing agents
phase-council = the councils act
    .start = The councils act
phase-cleanup = discarding
    .start = Discarding
phase-swap = swapping loyalties
    .start = Swapping loyalties
phase-end = the end
    .start = The end

### Cards

# A base card. Those with a name of their own are card-special, in abilities.ftl.
card-pair = { EMPIRE($empire) }/{ EMPIRE($partner) }

special-treasure = treasure
special-ask = Alliance: the order
special-offer = Alliance: 4 banners
special-warring-clans = Warring Clans
special-the-trials = The Trials
special-bountiful-harvest = Bountiful Harvest
special-assassination-plot = Assassination Plot
special-stampede = Stampede
special-peace-through-strength = Peace Through Strength
special-plague = Plague
special-muster = Muster
special-nomadic-life = Nomadic Life
special-succession-crisis = Succession Crisis

# One of several, for LIST: item: "item-card".
item-card = { CARD($item) }
item-position = { POSITION($item) }
item-empire = { EMPIRE($item) }
item-region = { REGION($item) }
item-society = { WHO($item, form: "bare") }
item-society-start = { WHO($item, form: "start") }
item-icon = { ICON($item) }
# Banners in a region: { $number } in a list of { number, region }.
item-banners-in = { $number } in { REGION($region) }
