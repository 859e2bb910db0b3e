# Names: empires, regions, positions, societies, loyalties, cards. Messages reach them through
# functions: { EMPIRE($empire) } says empire-bear, { EMPIRE($empire, form: "of") } says its form .of.
# A form is whatever the language needs; English needs few.

# How numbers, plurals and lists are written: a locale that browsers and Babel know.
locale = it-IT
# What the language calls itself.
language = Italiano
list-separator = {", "}

### Empires and their councils

empire-bear = Orso
    .the = l’Orso
    .start = L’Orso
    .of = dell’Orso
    .to = all’Orso
    .from = dall’Orso
    .on = sull’Orso
    .capitals = ORSO
empire-eagle = Aquila
    .the = l’Aquila
    .start = L’Aquila
    .of = dell’Aquila
    .to = all’Aquila
    .from = dall’Aquila
    .on = sull’Aquila
    .capitals = AQUILA
empire-elephant = Elefante
    .the = l’Elefante
    .start = L’Elefante
    .of = dell’Elefante
    .to = all’Elefante
    .from = dall’Elefante
    .on = sull’Elefante
    .capitals = ELEFANTE
empire-lion = Leone
    .the = il Leone
    .start = Il Leone
    .of = del Leone
    .to = al Leone
    .from = dal Leone
    .on = sul Leone
    .capitals = LEONE
empire-horse = Cavallo
    .the = il Cavallo
    .start = Il Cavallo
    .of = del Cavallo
    .to = al Cavallo
    .from = dal Cavallo
    .on = sul Cavallo
    .capitals = CAVALLO

title-sheriff = Sceriffo
    .tile = Sceriffo
    .the = lo Sceriffo
    .start = Lo Sceriffo
    .of = dello Sceriffo
    .to = allo Sceriffo
    .from = dallo Sceriffo
title-steward = Amministratore
    .tile = Ammini­stratore
    .the = l’Amministratore
    .start = L’Amministratore
    .of = dell’Amministratore
    .to = all’Amministratore
    .from = dall’Amministratore
title-marshal = Maresciallo
    .tile = Mare­sciallo
    .the = il Maresciallo
    .start = Il Maresciallo
    .of = del Maresciallo
    .to = al Maresciallo
    .from = dal Maresciallo
title-chancellor = Cancelliere
    .tile = Cancel­liere
    .the = il Cancelliere
    .start = Il Cancelliere
    .of = del Cancelliere
    .to = al Cancelliere
    .from = dal Cancelliere

# A position of a council. { POSITION($position) } gives $empire and $title.
council-position = { TITLE($title) } { EMPIRE($empire, form: "of") }
    .the = { TITLE($title, form: "the") } { EMPIRE($empire, form: "of") }
    .start = { TITLE($title, form: "start") } { EMPIRE($empire, form: "of") }
    .of = { TITLE($title, form: "of") } { EMPIRE($empire, form: "of") }
    .to = { TITLE($title, form: "to") } { EMPIRE($empire, form: "of") }
    .from = { TITLE($title, form: "from") } { EMPIRE($empire, form: "of") }
    .in = { TITLE($title, form: "the") } { EMPIRE($empire, form: "of") }

### Players
# A form .start begins a sentence; .capitals heads a table in the terminal.

society-raven = il Corvo Pallido
    .start = Il Corvo Pallido
    .of = del Corvo Pallido
    .to = al Corvo Pallido
    .from = dal Corvo Pallido
    .short = Corvo
    .bare = Corvo Pallido
society-spider = il Ragno Supplicante
    .start = Il Ragno Supplicante
    .of = del Ragno Supplicante
    .to = al Ragno Supplicante
    .from = dal Ragno Supplicante
    .short = Ragno
    .bare = Ragno Supplicante
society-rat = il Culto del Ratto
    .start = Il Culto del Ratto
    .of = del Culto del Ratto
    .to = al Culto del Ratto
    .from = dal Culto del Ratto
    .short = Ratto
    .bare = Culto del Ratto
society-serpent = il Serpente Senza Fine
    .start = Il Serpente Senza Fine
    .of = del Serpente Senza Fine
    .to = al Serpente Senza Fine
    .from = dal Serpente Senza Fine
    .short = Serpente
    .bare = Serpente Senza Fine
society-chance = il caso
    .start = Il caso
    .of = del caso
    .to = al caso
    .from = dal caso
    .short = Caso
    .bare = Caso
society-none = nessuno
    .start = Nessuno
    .of = di nessuno
    .to = a nessuno
    .from = da nessuno
    .short = nessuno
    .bare = nessuno

# A player whose name is known. The forms are those of a society.
person = { $name }
    .start = { $name }
    .of = di { $name }
    .to = a { $name }
    .from = da { $name }
    .short = { $name }
    .bare = { $name }

# Loyalties
slot-devout = Devoto
slot-dutiful = Fedele
slot-affiliated = Affiliato
slot-unallied = Non alleato
slot-opposed = Opposto

### The board

icon-city = città
    .many = città
icon-farm = fattoria
    .many = fattorie
icon-fort = forte
    .many = forti

banners = { $number ->
    [one] { $number } stendardo
   *[other] { $number } stendardi
}
cards = { $number ->
    [one] { $number } carta
   *[other] { $number } carte
}

phase-setup = preparazione
    .start = Preparazione
phase-retrieve = recupero degli agenti
    .start = Recupero degli agenti
phase-deploy = schieramento degli agenti
    .start = Schieramento degli agenti
phase-council = turni degli imperi
    .start = Turni degli imperi
phase-cleanup = pulizia
    .start = Pulizia
phase-swap = scambio delle fedeltà
    .start = Scambio delle fedeltà
phase-end = fine della partita
    .start = Fine della partita

### Cards

# A base card. Those with a name of their own are card-special, in abilities.ftl.
card-pair = { EMPIRE($empire) }/{ EMPIRE($partner) }
    .the = la carta { EMPIRE($empire) }/{ EMPIRE($partner) }

special-treasure = Tesoro
special-ask = Alleanza: l’azione
special-offer = Alleanza: 4 stendardi
special-warring-clans = Clan in guerra
special-the-trials = Le Prove
special-bountiful-harvest = Raccolto abbondante
special-assassination-plot = Congiura
special-stampede = Mandria in fuga
special-peace-through-strength = Pace con la forza
special-plague = Pestilenza
special-muster = Adunata
special-nomadic-life = Vita nomade
special-succession-crisis = Crisi di successione

# One of several, for LIST: item: "item-card".
item-card = { CARD($item) }
item-position = { POSITION($item) }
item-empire = { EMPIRE($item) }
item-region = { REGION($item) }
item-society = { WHO($item, form: "bare") }
item-society-start = { WHO($item, form: "start") }
item-icon = { ICON($item) }
# Banners in a region: { $number } in a list of { number, region }.
item-banners-in = { $number } { REGION($region, form: "in") }
