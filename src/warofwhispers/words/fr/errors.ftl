# Errors of files, records, saved states and commands: what was asked, what was given, and the rule.

### Files

refusal-in-file = { $where } : { $fault }
refusal-file-unreadable = { $where } : { $fault ->
    [none] le fichier est illisible
   *[other] le fichier est illisible : { $fault }
}
syntax-not-utf-8 = ce n’est pas un fichier texte en UTF-8
syntax-place = erreur à la ligne { $line }, colonne { $column }
refusal-file-not-utf-8 = { $where } : pas du JSON : { syntax-not-utf-8 }
refusal-json-bad = { $where } : pas du JSON : { $fault }
refusal-json-beyond-reading = { $where } : JSON illisible : un nombre est trop long, ou l’imbrication trop profonde
refusal-json-key-twice = { $where } : la clé { $key } est deux fois dans un même objet
refusal-key-missing = { $where } : la clé « { $key } » manque
refusal-key-unknown = { $where } : clé inconnue { $key }{ $near ->
    [none] {""}
   *[other] ; vouliez-vous dire « { $near } » ?
}
refusal-value-not-object = { $where } : { $given } n’est pas un objet
refusal-value-not-list = { $where } { $given } n’est pas une liste
refusal-value-not-text = { $where } { $given } n’est pas une ligne de texte
refusal-value-not-number = { $where } { $given } n’est pas un nombre entier de { $low } à { $high }
refusal-value-not-known = { $where } { $kind ->
    [empire] { $given } n’est pas un empire
    [icon] { $given } n’est pas une icône
    [preset] { $given } n’est pas un jeu de règles
    [value] { $given } n’est pas une de ses valeurs
   *[order] { $given } n’est pas une action
} ({ LIST($known, style: "plain") }){ $near ->
    [none] {""}
   *[other] ; vouliez-vous dire « { $near } » ?
}
refusal-value-not-in-order = { $where } : il faut { LIST($known, style: "plain") }, dans cet ordre

### Boards and councils

refusal-board-banners = { $where } : doit valoir { $wanted }, pas { $given } (R1.2)
refusal-board-id-twice = { $where } : une autre région a cet identifiant ({ $other } ; majuscules et minuscules se valent)
refusal-board-region-count = { $where } : il y en a { $given }, pas { $wanted } (R1.3)
refusal-board-no-home = { $where } : aucune région de départ pour { EMPIRE($empire, form: "the") }
refusal-board-start = { $where } : unités de départ : { $given }, mais l’empire n’en a que { $most } (R1.2)
refusal-board-bad-id = { $where } : l’identifiant { $given } n’a pas 1 à 6 lettres et chiffres
refusal-board-icon-twice = { $where } : l’icône « { $icon } » y est deux fois
refusal-board-border-twice = { $where } : cette frontière est là deux fois (d’abord sous { $first })
refusal-board-no-such-region = { $where } : { $given } n’est pas une région de ce plateau
refusal-board-border-ends = { $where } : une frontière joint deux régions, pas { $given }
refusal-board-border-itself = { $where } : une région ne peut pas être sa propre voisine
refusal-board-disputed-missing = { $where } : ce n’est pas une des frontières
refusal-board-disputed-there = { $where } : c’est déjà une des frontières
refusal-board-no-border = { $where } : { $present ->
    [none] la région n’a pas de frontière
   *[other] la région n’a pas de frontière quand { $present } remplace { $absent }
}
refusal-board-unreachable = { $where } : { $present ->
    [none] la région est hors d’atteinte depuis { $start }
   *[other] la région est hors d’atteinte depuis { $start } quand { $present } remplace { $absent }
}
refusal-board-not-offered = { COUNT($offered) ->
    [0] { $where } : il n’y a pas de frontière disputée ici, donc pas de « { $given } »
   *[other] { $where } : il n’y a pas de frontière disputée « { $given } » (au choix : { LIST($offered, style: "plain") })
}
refusal-councils-horse-steward = { $where } : il faut une autre action à côté de « add », car horse_steward_adds=off ôte celle-ci
refusal-councils-positions = { $where } : il y a { $given } conseillers, pas { COUNT($wanted) } ({ LIST($wanted, style: "plain") })
refusal-councils-order-count = { $where } : il y a { $given } actions, pas 1 à { $most }
refusal-councils-order-twice = { $where } : c’est la même que l’action { $other }
refusal-sites-point = { $where } : un point a deux nombres, pas { $given }

### Rulesets

refusal-ruleset-unknown = règles { $given } : ce jeu de règles n’existe pas ({ LIST($known, style: "plain") }){ $near ->
    [none] {""}
   *[other] ; vouliez-vous dire « { $near } » ?
}
refusal-option-unknown = option { $given } : cette option n’existe pas ({ LIST($known, style: "plain") }){ $near ->
    [none] {""}
   *[other] ; vouliez-vous dire « { $near } » ?
}
refusal-option-value = option { $option } : { $given } n’est pas une de ses valeurs ({ LIST($known, style: "plain") }){ $near ->
    [none] {""}
   *[other] ; vouliez-vous dire « { $near } » ?
}
refusal-option-twice = option { $option } : à la fois « { $one } » et « { $other } » ; choisissez
refusal-option-border = { COUNT($offered) ->
    [0] option disputed_border : le plateau { $board } n’a pas de frontière disputée, donc pas de « { $given } »
   *[other] option disputed_border : le plateau { $board } n’offre pas « { $given } » (au choix : { LIST($offered, style: "plain") })
}
refusal-setting-form = réglage { $given } : écrivez option=valeur, par exemple fort=kill

### Games and actions

refusal-game-players = joueurs : { $given } ; le jeu est pour 2 à 4 (R1.1)
refusal-game-no-society = « { $given } » n’est pas une société ({ LIST($known, style: "plain") }) (R1.1)
refusal-game-seats = places { LIST($given, style: "plain") } : le jeu est pour 2 à 4 sociétés différentes (R1.1)
refusal-game-seats-and-players = joueurs : { $players }, places : { $seats } ; les deux ne s’accordent pas
refusal-game-seating = placement « { $given } » : choisissez fixed ou chance (R2.3)
refusal-game-first = premier joueur « { $given } » : ce n’est pas une des places fixes ({ LIST($seats, style: "plain") }) (R2.3)
refusal-game-no-seat = « { $given } » n’a pas de place dans cette partie ({ LIST($seats, style: "plain") })
refusal-not-an-action = { $near ->
    [none] { $given } n’est pas une action
   *[other] { $given } n’est pas une action ; vouliez-vous dire « { $near } » ?
}
refusal-action-after-the-end = { $given } : la partie est finie, rien n’est demandé (R7.1)
refusal-action-not-text = la décision { $number } demande { $prompt } à { $player } ({ $rule }) : une réponse est un texte, pas { $given }
refusal-action-unreadable = la décision { $number } demande { $prompt } à { $player } ({ $rule }) : { $fault }
refusal-action-not-offered = { $count ->
    [one] la décision { $number } demande { $prompt } à { $player } ({ $rule }) : { $given } n’est pas la seule option
   *[other] la décision { $number } demande { $prompt } à { $player } ({ $rule }) : { $given } n’est pas une des { $count } options
}

### Records

refusal-record-format = enregistrement : il n’est pas au format « { $wanted } »
refusal-record-version = enregistrement : la version { $given } n’est pas prise en charge (ce programme lit la version { $known })
refusal-record-rules = enregistrement : la version { $given } des règles est inconnue (la plus récente est la { $known })
refusal-record-unknown-part = enregistrement : partie inconnue { $given }
refusal-record-part = { $wanted ->
    [number] enregistrement : { $part } n’est pas un nombre entier
    [texts] enregistrement : { $part } n’est pas une liste de textes
    [result] enregistrement : { $part } n’est ni null ni un objet avec les scores et les vainqueurs
    [preset] enregistrement : { $part } n’est pas le nom d’un jeu de règles
    [societies] enregistrement : { $part } n’est pas une liste de sociétés
    [seating] enregistrement : { $part } n’est ni « fixed » ni « chance »
    [proof] enregistrement : { $part } n’a pas la forme d’une preuve
   *[object] enregistrement : { $part } n’est pas un objet
}
refusal-record-first = enregistrement : le premier joueur { $given } n’a pas de place fixe
refusal-record-chance = enregistrement : le hasard demande une graine et un compteur, des nombres entiers, le compteur jusqu’à { $most }
refusal-record-setup = enregistrement : { $fault }
refusal-record-action = enregistrement : action { $number } : { $fault }
refusal-record-result = enregistrement : le résultat diffère : les actions mènent à { $found }

### Saved states

refusal-state-not-object = état sauvegardé : { $part } : ce n’est pas un objet
refusal-state-unknown-part = état sauvegardé : { $part } : partie inconnue { $given }
refusal-state-missing = état sauvegardé : { $part } manque
refusal-state-not-list = état sauvegardé : { $part } n’est pas une liste
refusal-state-list-length = état sauvegardé : { $part } n’est pas une liste à { $wanted } éléments
refusal-state-number = état sauvegardé : { $part } : { $given } n’est pas un nombre entier de { $low } à { $high }
refusal-state-cards = état sauvegardé : { $part } : cartes du genre { $kind } : il en faut { $wanted }
refusal-state-holder = état sauvegardé : { $part } : { $region } est vide, mais pas à son empire de départ (R1.4)
refusal-state-banners = état sauvegardé : { $part } : unités de chaque empire : il en faut { $wanted }, pas { LIST($given, style: "plain") } (R1.5)
refusal-state-agents = état sauvegardé : { $part } : le joueur { $player } en a { $given }, pas { $wanted } (R1.1)
refusal-state-field = état sauvegardé : { $part } : joueur { $player }, agents dans des régions : { $given } (R3.3)
refusal-state-field-twice = état sauvegardé : { $part } : deux agents d’un joueur sont dans une même région (R3.3)
refusal-state-token-twice = état sauvegardé : { $part } : le joueur { $player } a un jeton deux fois (R2.2)
refusal-state-not-frames = état sauvegardé : { $part } n’est pas une liste de cadres
refusal-state-not-frame = état sauvegardé : { $part } : { $given } n’est pas un cadre
refusal-state-unknown-frame = état sauvegardé : { $part } : cadre inconnu { $given }
refusal-state-depth = état sauvegardé : { $part } : { $frame } ne peut pas être à la profondeur { $depth }
refusal-state-frame-size = état sauvegardé : { $part } : { $frame } a { $given } nombres
refusal-state-no-order = état sauvegardé : { $part } : { $frame } : il n’y a pas d’action { $given }
refusal-state-stuck = état sauvegardé : { $part } : la partie ne continue pas d’ici ({ $fault })
refusal-state-asks-nobody = état sauvegardé : { $part } : la question est pour quelqu’un qui n’est pas là
refusal-state-no-answer = état sauvegardé : { $part } : la question est sans réponse possible

### Environments for learning

refusal-env-reward = reward « { $given } » : choisissez win ou margin
refusal-env-render-mode = render_mode « { $given } » : choisissez ansi, rgb_array ou None
refusal-env-not-reset = aucune partie n’est encore en place : appelez d’abord reset
refusal-env-observation = les paramètres d’observation ne sont pas pris en charge ; reçus : { $given }
refusal-env-no-sites = un plateau avec ses propres régions ne peut pas être dessiné : il n’a pas de sites
refusal-env-not-offered = { $asked } doit répondre à { $prompt } ({ $rule }) : { $text ->
    [none] l’action { $action }
   *[other] l’action { $action } « { $text } »
} n’est pas une des { $count } options

### Tables as they are stored

refusal-database-failed = { $fault }
refusal-entry-taken = table { $table } : l’entrée { $entry } a été écrite par quelqu’un d’autre
refusal-journal-beginning = table { $table } : le journal ne commence pas par sa création
refusal-journal-created-twice = entrée { $entry } : la table a déjà été créée
refusal-journal-kind = entrée { $entry } : genre inconnu { $kind }
refusal-journal-chain = entrée { $entry } : ne porte pas l’empreinte de l’entrée précédente
refusal-journal-place = entrée { $entry } : ne fait pas suite à la partie telle qu’elle était avant elle
refusal-journal-entry = entrée { $entry } ({ $kind }) : { $fault }
refusal-snapshot-damaged = instantané : endommagé
refusal-snapshot-of-another-line = instantané : d’une autre suite d’actions
refusal-snapshot-unreadable = instantané : { $fault }

### For who runs a server

refusal-rules-unknown = la version { $given } des règles est inconnue ; connues : { LIST($known, style: "plain") }
refusal-ban-address = « { $given } » n’est ni une adresse ni un réseau, comme 203.0.113.7 ou 2001:db8::/32
refusal-ban-everybody = { $given }, c’est tout le monde : nommez un réseau plus petit
refusal-ban-name = un nom à exclure ne peut pas être vide
refusal-operator-no-database = base de données { $address } : elle est vide ; un serveur la prépare au démarrage
refusal-operator-old-database = la base de données est à la version { $found }, et ce programme demande { $needed } : démarrez une fois le serveur, qui l’y amène
refusal-exchange-chain = table { $table } : l’entrée { $entry } ne découle pas de la précédente
refusal-exchange-file-there = { $file } existe déjà : nommez un nouveau fichier
refusal-exchange-format = { $file } n’est pas un fichier de tables : sa première ligne devrait nommer le format « { $format } », version { $version }
refusal-exchange-line = { $file }, ligne { $line } : { $fault }
refusal-exchange-numbers = table { $table } : ses entrées ne sont pas numérotées à partir de 1
refusal-exchange-table-there = la table { $table } est déjà dans la base de données
refusal-exchange-what = ni une table ni une ligne de l’opérateur
refusal-exchange-row = une ligne de { $rows } n’est pas un objet
refusal-exchange-row-elsewhere = table { $table } : une ligne de { $rows } est d’une autre table
refusal-exchange-column = une ligne de { $rows } a une valeur qui ne va pas dans sa colonne { $column }
refusal-restore-damaged = { $file } est endommagé : { $fault }
refusal-restore-in-the-way = { $file } existe déjà : dites --replace pour le mettre de côté
refusal-restore-needs-sqlite = { $file } est une base SQLite et ne peut pas être rétablie dans PostgreSQL : rétablissez-la dans un fichier, exportez-en les tables et importez-les
refusal-restore-not-empty = { $address } a déjà des tables : une copie se rétablit dans une base vide
