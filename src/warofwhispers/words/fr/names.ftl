# Names, with the forms that French needs: .the (l'Ours, le Lion), .start for the beginning of a
# sentence, .of (de l'Ours, du Lion), .to (à l'Ours, au Lion). Names of regions begin with a
# consonant and take no article; a board of one's own may have others, so sentences say "à",
# "depuis" and "vers" before a region, never "de". A person's name may begin with a vowel: "à",
# "pour", "avec" and "par" go before it, never "de".

locale = fr
language = Français
list-separator = {", "}

### Empires and their councils

empire-bear = Ours
    .the = l’Ours
    .start = L’Ours
    .of = de l’Ours
    .to = à l’Ours
    .capitals = OURS
empire-eagle = Aigle
    .the = l’Aigle
    .start = L’Aigle
    .of = de l’Aigle
    .to = à l’Aigle
    .capitals = AIGLE
empire-elephant = Éléphant
    .the = l’Éléphant
    .start = L’Éléphant
    .of = de l’Éléphant
    .to = à l’Éléphant
    .capitals = ÉLÉPHANT
empire-lion = Lion
    .the = le Lion
    .start = Le Lion
    .of = du Lion
    .to = au Lion
    .capitals = LION
empire-horse = Cheval
    .the = le Cheval
    .start = Le Cheval
    .of = du Cheval
    .to = au Cheval
    .capitals = CHEVAL

title-sheriff = Commissaire
    .tile = Commis­saire
    .the = le Commissaire
    .start = Le Commissaire
    .of = du Commissaire
    .to = au Commissaire
title-steward = Intendant
    .tile = Inten­dant
    .the = l’Intendant
    .start = L’Intendant
    .of = de l’Intendant
    .to = à l’Intendant
title-marshal = Maréchal
    .tile = Maré­chal
    .the = le Maréchal
    .start = Le Maréchal
    .of = du Maréchal
    .to = au Maréchal
title-chancellor = Chancelier
    .tile = Chance­lier
    .the = le Chancelier
    .start = Le Chancelier
    .of = du Chancelier
    .to = au Chancelier

council-position = { TITLE($title) } { EMPIRE($empire, form: "of") }
    .the = { TITLE($title, form: "the") } { EMPIRE($empire, form: "of") }
    .start = { TITLE($title, form: "start") } { EMPIRE($empire, form: "of") }
    .of = { TITLE($title, form: "of") } { EMPIRE($empire, form: "of") }
    .to = { TITLE($title, form: "to") } { EMPIRE($empire, form: "of") }

### Players

society-raven = le Corbeau Blanc
    .start = Le Corbeau Blanc
    .short = Corbeau
    .bare = Corbeau Blanc
    .to = au Corbeau Blanc
society-spider = l’Araignée Ancillaire
    .start = L’Araignée Ancillaire
    .short = Araignée
    .bare = Araignée Ancillaire
    .to = à l’Araignée Ancillaire
society-rat = le Culte du Rat
    .start = Le Culte du Rat
    .short = Rat
    .bare = Culte du Rat
    .to = au Culte du Rat
society-serpent = le Serpent Éternel
    .start = Le Serpent Éternel
    .short = Serpent
    .bare = Serpent Éternel
    .to = au Serpent Éternel
society-chance = le hasard
    .start = Le hasard
    .short = Hasard
    .bare = Hasard
    .to = au hasard
society-none = personne
    .start = Personne
    .short = personne
    .bare = personne
    .to = à personne

person = { $name }
    .start = { $name }
    .short = { $name }
    .bare = { $name }
    .to = à { $name }

# Loyalties
slot-devout = Dévoué
slot-dutiful = Serviable
slot-affiliated = Affilié
slot-unallied = Neutre
slot-opposed = Opposé

### The board

icon-city = ville
    .many = villes
icon-farm = ferme
    .many = fermes
icon-fort = tour
    .many = tours

banners = { $number ->
    [one] { $number } unité
   *[other] { $number } unités
}
cards = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}

phase-setup = mise en place
    .start = Mise en place
phase-retrieve = récupération des agents
    .start = Récupération des agents
phase-deploy = déploiement des agents
    .start = Déploiement des agents
phase-council = phase des Empires
    .start = Phase des Empires
phase-cleanup = entretien
    .start = Entretien
phase-swap = intrigue
    .start = Intrigue
phase-end = fin du jeu
    .start = Fin du jeu

### Cards

card-pair = { EMPIRE($empire) }/{ EMPIRE($partner) }
    .the = la carte { EMPIRE($empire) }/{ EMPIRE($partner) }

special-treasure = Trésor
special-ask = Alliance : l’action
special-offer = Alliance : 4 unités
special-warring-clans = Guerre des clans
special-the-trials = Épreuves
special-bountiful-harvest = Moisson abondante
special-assassination-plot = Complot
special-stampede = Ruée
special-peace-through-strength = Paix armée
special-plague = Peste
special-muster = Ralliement
special-nomadic-life = Vie nomade
special-succession-crisis = Crise de succession

item-card = { CARD($item) }
item-position = { POSITION($item) }
item-empire = { EMPIRE($item) }
item-region = { REGION($item) }
item-society = { WHO($item, form: "bare") }
item-society-start = { WHO($item, form: "start") }
item-icon = { ICON($item) }
item-banners-in = { $number } à { REGION($region) }
