# The command line: what commands are for, their arguments, what they print and complain about.

cli-about = A War of Whispers : y jouer, le simuler, le vérifier.
cli-example = exemple : { $command }
cli-error = whispers : erreur : { $message }
cli-system-error = { $where ->
    [none] { $fault }
   *[other] { $where } : { $fault }
}
system-ENOENT = aucun fichier ni dossier de ce nom
system-EACCES = accès refusé
system-EPERM = opération interdite
system-EEXIST = ce fichier existe déjà
system-ENOTDIR = ce n’est pas un dossier
system-EISDIR = c’est un dossier
system-ENOSPC = il n’y a plus de place sur le disque
system-EROFS = on ne peut rien écrire sur ce disque
system-EADDRINUSE = cette adresse est déjà prise
system-EADDRNOTAVAIL = cette adresse n’est pas à cette machine
system-ECONNREFUSED = connexion refusée
cli-see-help = { $message } (voir { $command } --help)
cli-interrupted = interrompu
cli-unexpected = cela ne devrait pas arriver : { $kind } : { $fault } ({ $variable }=1 en montre plus)

### Commands

cli-play-about = jouer une partie dans le terminal ; Ctrl-C pour quitter, la même commande pour revenir
    .start = Jouer une partie dans le terminal ; Ctrl-C pour quitter, la même commande pour revenir.
cli-serve-about = ouvrir des tables où jouer dans un navigateur : entre amis, avec des bots ou sur un seul écran
    .start = Ouvrir des tables où jouer dans un navigateur : entre amis, avec des bots ou sur un seul écran.
cli-simulate-about = jouer des parties au hasard et dire comment elles se passent
    .start = Jouer des parties au hasard et dire comment elles se passent.
cli-arena-about = faire jouer des bots entre eux et dire lequel est le plus fort
    .start = Faire jouer des bots entre eux et dire lequel est le plus fort.
cli-exploit-about = entraîner un adversaire contre un niveau de bots et dire combien de fois il gagne
    .start = Entraîner un adversaire contre un niveau de bots et dire combien de fois il gagne.
cli-replay-about = rejouer des enregistrements ; code de sortie 1 si l’un ne finit pas comme il est écrit
    .start = Rejouer des enregistrements ; code de sortie 1 si l’un ne finit pas comme il est écrit.
cli-verify-about = vérifier par les enregistrements que les distributions étaient honnêtes ; code de sortie 1 si l’une ne l’est pas
    .start = Vérifier par les enregistrements que les distributions étaient honnêtes ; code de sortie 1 si l’une ne l’est pas.
cli-analyse-about = dire ce qu’on pourrait penser à une place devant une question : croyances, coups, raisons
    .start = Dire ce qu’on pourrait penser à une place devant une question : croyances, coups, raisons.
cli-admin-about = gérer un serveur : tables, joueurs, signalements, sauvegardes
    .start = Gérer un serveur : tables, joueurs, signalements, sauvegardes.
cli-puzzles-about = lister, vérifier ou créer les énigmes du jour
    .start = Lister, vérifier ou créer les énigmes du jour.
cli-trace-about = écrire chaque décision d’un enregistrement, précédée de toute la table, en lignes JSON
    .start = Écrire chaque décision d’un enregistrement, précédée de toute la table, en lignes JSON.
cli-perft-about = compter les suites d’actions depuis une position, profondeur par profondeur
    .start = Compter les suites d’actions depuis une position, profondeur par profondeur.

### Arguments

# What help calls the value of an argument.
cli-placeholder-act = ACTION
cli-placeholder-address = ADRESSE
cli-placeholder-command = COMMANDE
cli-placeholder-dir = DOSSIER
cli-placeholder-file = FICHIER
cli-placeholder-float = NOMBRE
cli-placeholder-high = HAUT
cli-placeholder-int = ENTIER
cli-placeholder-kind = GENRE
cli-placeholder-language = LANGUE
cli-placeholder-level = NIVEAU
cli-placeholder-low = BAS
cli-placeholder-mb = Mo
cli-placeholder-name = NOM
cli-placeholder-number = NUMÉRO
cli-placeholder-option = OPTION
cli-placeholder-record = PARTIE
cli-placeholder-seat = PLACE
cli-placeholder-society = SOCIÉTÉ
cli-placeholder-table = TABLE
cli-placeholder-text = TEXTE
cli-placeholder-value = VALEUR

cli-help-players = nombre de joueurs : 2, 3 ou 4 (par défaut : { $default })
cli-help-ruleset = au choix : { $known } (par défaut : { $default })
cli-help-ruleset-file = des règles à vous
cli-help-set = changer une option des règles ; peut être répété
cli-help-board = un plateau à vous
cli-help-seed = la même graine donne la même partie
cli-help-seed-default = la même graine donne la même partie (par défaut : { $default })
cli-help-society = qui vous menez : { $known }
cli-help-opponents = vos adversaires : un niveau pour tous, ou un pour chacun, parmi { $known } (par défaut : random)
cli-help-save = sauvegarder la partie dans ce fichier
cli-help-new = commencer une nouvelle partie même si une autre est sauvegardée
cli-help-games = nombre de parties (par défaut : { $default })
cli-help-start = numéro de la première partie ; la partie I d’une graine est toujours la même (par défaut : 0)
cli-help-records = enregistrer chaque partie dans ce dossier
cli-help-json = écrire en JSON
cli-help-record = un fichier d’enregistrement
cli-help-depth = nombre d’actions
cli-help-after = commencer après K décisions de joueurs au hasard, le sort suivant la graine (par défaut : 0)
cli-help-divide = compter aussi par première action
cli-help-config = un fichier TOML avec n’importe lesquels de ces réglages
cli-help-step = numéro de la décision (par défaut : la dernière où il y a un choix)
cli-help-puzzles-make = créer N nouvelles énigmes à partir de parties entre bots
cli-help-puzzles-check = chercher de nouveau chaque solution : code de sortie 1 si l’une n’est pas nettement la meilleure
cli-help-puzzles-renew = avec --check : écrire dans un fichier les énigmes confirmées, avec les chiffres trouvés
cli-help-puzzles-file = le fichier où écrire les nouvelles énigmes, ou d’où les lire (par défaut : celles du paquet)
cli-help-puzzles-worlds = mondes où les meilleures réponses sont essayées (par défaut : { $default })
cli-help-seat = au choix : { $known } (par défaut : qui doit répondre)
cli-help-simulations = parties essayées par coup, pour chaque bot
cli-help-simulations-default = parties essayées (par défaut : { $default })
cli-help-moves = nombre de coups à montrer (par défaut : 5)
cli-help-bots = deux ou plus parmi { $known }
cli-help-hero = le premier bot seul contre des tables de chacun des autres
cli-help-equal-time = les autres essaient K parties par coup, le premier bot autant qu’il en tient dans le même temps de calcul
cli-help-seconds = secondes de réflexion par coup, pour chaque bot
cli-help-out = garder les résultats dans ce fichier, et reprendre de là
cli-help-keep-records = garder aussi l’enregistrement de chaque partie
cli-help-portrait = décrire leur jeu : égalités, échanges, loyautés, cartes, capacités
cli-help-exploit-level = qui battre : un niveau parmi { $known }
cli-help-exploit-minutes = apprendre pendant tant de minutes (par défaut : { $default })
cli-help-exploit-generations = ou seulement jusqu’à ce nombre de générations
cli-help-exploit-deals = donnes, chacune à chaque place, sur lesquelles une génération essaie chacune de ses idées (par défaut : { $default })
cli-help-exploit-games = parties inédites qui montrent à la fin ce qui a été appris (par défaut : { $default })
cli-help-exploit-out = garder dans ce fichier ce qui a été appris, et reprendre à partir de lui
cli-help-sprt = s’arrêter dès qu’on sait quelle part gagne le premier bot, par exemple 0.5,0.6
cli-help-plot = dessiner les parts de victoires
cli-help-processes = nombre de processus (par défaut : un par cœur)
cli-help-ray = répartir les parties sur une grappe Ray (« local » en démarre une ici)

cli-help-language = la langue de tous les textes : { $known } (par défaut : selon LANG)

# What argparse says by itself; %s and the like are its own.
cli-argparse-usage = usage :{" "}
cli-argparse-positional = arguments{" "}
cli-argparse-options = options{" "}
cli-argparse-help = montrer cette aide et quitter
cli-argparse-version = montrer la version du programme et quitter
cli-argparse-required = il manque ces arguments : %s
cli-argparse-unrecognized = arguments inconnus : %s
cli-argparse-one-of = il faut un de ces arguments : %s
cli-argparse-not-with = ne va pas avec l’argument %s
cli-argparse-expected-one = il faut une valeur
cli-argparse-expected-some = il faut au moins une valeur
cli-argparse-ignored = valeur de trop : « %s »
cli-argparse-ambiguous = option ambiguë : %(option)s peut être %(matches)s
cli-argparse-choice = choix inconnu : « %(value)s » (au choix : %(choices)s)
cli-argparse-value = « %(value)s » n’est pas un nombre valable ici
cli-argparse-argument = argument %(argument_name)s : %(message)s

### Settings of the server

cli-serve-flag = { $text } [{ $variable }]
cli-serve-flag-default = { $text } (par défaut : { $default }) [{ $variable }]
cli-serve-setting-host = adresse d’écoute ; 0.0.0.0 laisse entrer d’autres machines
cli-serve-setting-port = port d’écoute ; s’il est pris, un port libre voisin
cli-serve-setting-database = un fichier, ou une adresse sqlite:/// ou postgresql:// (par défaut : un fichier dans votre dossier de données)
cli-serve-setting-open-browser = ouvrir l’adresse dans un navigateur
cli-serve-setting-workers = processus où les bots réfléchissent
cli-serve-setting-bot-seconds = secondes de réflexion d’un bot pour un conseiller
cli-serve-setting-bot-pause = secondes qu’un bot met à répondre, en moyenne ; avec 0, son rythme trahit ce qu’il a en main
cli-serve-setting-log-level = debug, info, warning ou error
cli-serve-setting-log-format = text pour les gens, json pour les machines
cli-serve-setting-shutdown-seconds = secondes d’attente des connexions ouvertes à l’arrêt
cli-serve-setting-new-tables-per-minute = tables et enregistrements qu’une adresse peut créer, et places qu’elle peut prendre
cli-serve-setting-requests-per-second = requêtes qu’une adresse peut envoyer, en moyenne
cli-serve-setting-chat-per-minute = messages et noms qu’une place peut écrire
cli-serve-setting-claims-per-hour = demandes qu’une adresse peut faire d’une place au lien perdu
cli-serve-setting-patience = secondes d’absence avant que les autres puissent demander un bot ; au moins 60
cli-serve-setting-streams-per-address = flux d’événements qu’une adresse peut tenir ouverts
cli-serve-setting-listed-per-address = tables d’une même adresse que le hall peut afficher
cli-serve-setting-reports-per-hour = signalements à l’opérateur qu’une adresse, ou une place, peut envoyer
cli-serve-setting-keep-days = jours où une table est gardée après la dernière chose qui s’y est passée ; 0 : toujours
cli-serve-setting-keep-megabytes = taille de tous les journaux ensemble ; au-delà, les plus anciennes tables partent ; 0 : sans limite
cli-serve-setting-connections = connexions qui peuvent être ouvertes en tout
cli-serve-setting-connections-per-address = connexions qu’une adresse peut tenir ouvertes, sauf derrière un mandataire de confiance
cli-serve-setting-request-seconds = secondes pour envoyer une requête
cli-serve-setting-trust-proxy = croire X-Forwarded-For, derrière un mandataire à vous
cli-serve-setting-metrics = servir des mesures Prometheus à /metrics
cli-serve-address = A War of Whispers : { $address }  (Ctrl-C arrête ; toutes les parties sont gardées)
cli-serve-nearby = pour vos amis sur le même réseau : { $address }
cli-serve-stopped = arrêté ; toutes les parties sont gardées
cli-serve-no-port = aucun port libre à { $host }

### Output

cli-progress-games = parties
cli-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
cli-simulate-games = { COUNT($changed) ->
    [0] Parties : { $games }, joueurs : { $players }, règles { $ruleset }, graine { $seed }, à partir de la partie { $start }
   *[other] Parties : { $games }, joueurs : { $players }, règles { $ruleset } avec { LIST($changed, style: "plain") }, graine { $seed }, à partir de la partie { $start }
}
cli-simulate-decisions = décisions  { cli-simulate-range } par partie, des joueurs, avec deux options ou plus
cli-simulate-answers = réponses   { cli-simulate-range } par partie, y compris les forcées et celles du hasard
cli-simulate-range = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ $low } à { $high })
cli-simulate-seat = { $name }  gagne { $wins }   score { cli-simulate-range }
cli-simulate-ties = égalités   partagées : { $shared }, sans vainqueur : { $nobody }
cli-simulate-rate = { $compiled ->
    [yes] rythme     décisions : { $decisions }, parties : { NUMBER($games, minimumFractionDigits: 1, maximumFractionDigits: 1) } par seconde de processeur (moteur compilé)
   *[no] rythme     décisions : { $decisions }, parties : { NUMBER($games, minimumFractionDigits: 1, maximumFractionDigits: 1) } par seconde de processeur (moteur non compilé)
}
cli-simulate-checksum = empreinte  { $checksum }
cli-simulate-records = parties    { $games } dans { $folder }
cli-verify-fits = { $path } : honnête : { $draws ->
    [one] { $draws } tirage
   *[other] { $draws } tirages
} (annulés : { $undone }), { $words ->
    [one] { $words } mot
   *[other] { $words } mots
}, { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
} ; table { $table }, engagement { $commitment }{ $given ->
    [0] {""}
    [one] ; la première action vient d’une autre partie
   *[other] ; les { $given } premières actions viennent d’une autre partie
}
cli-verify-fault = { $path } : { $fault }
cli-verify-no-proof = { $path } : sans preuve de ses distributions (partie hors ligne, ou d’une version antérieure)
cli-replay-going-on = { $path } : se rejoue, actions : { $actions }, manche { $round }, pas encore finie
cli-replay-over = { COUNT($winners) ->
    [0] { $path } : se rejoue, actions : { $actions }, { LIST($scores, item: "item-score", style: "plain") } ; sans vainqueur
   *[other] { $path } : se rejoue, actions : { $actions }, { LIST($scores, item: "item-score", style: "plain") } ; victoire : { LIST($winners) }
}
item-score = { $who } { $points }
cli-perft-game = { $compiled ->
    [yes] Joueurs : { $players }, règles { $ruleset }, graine { $seed }, décisions passées : { $after }, moteur compilé
   *[no] Joueurs : { $players }, règles { $ruleset }, graine { $seed }, décisions passées : { $after }, moteur non compilé
}
cli-perft-depth = profondeur { $depth } : { $count } ({ $rate } par seconde de processeur)
cli-perft-action = {"  "}{ $action } : { $count }
cli-arena-games = Parties : { $games }, joueurs : { $players }, règles { $ruleset }, graine { $seed }, chaque distribution à chaque place
cli-arena-bot = { $name } gagne { $wins } ({ $low } à { $high })   Plackett-Luce { $strength }{ $rating ->
    [none] {""}
   *[other] {"   "}openskill { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}   { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s de calcul par partie{ $simulations ->
    [none] {""}
   *[other] , { $simulations } simulations par coup
}{ $rate ->
    [none] {""}
   *[other] , { $rate } simulations par seconde
}
cli-arena-seat = place { $seat }        gagne { $wins } ({ $low } à { $high })
cli-arena-sprt = { $verdict ->
    [none] { $bot } : part { $low } ou { $high } ? encore indécis (SPRT, 5 %)
    [stronger] { $bot } : part { $low } ou { $high } ? plus fort (SPRT, 5 %)
   *[not-stronger] { $bot } : part { $low } ou { $high } ? pas plus fort (SPRT, 5 %)
}
cli-arena-plot-title = { $players } joueurs, { cli-games }
cli-arena-plot-share = part des victoires
cli-arena-portrait = Leur façon de jouer, sur { cli-games } (une moyenne, et la moitié de son intervalle à 95 %)
cli-arena-portrait-ties = parties avec une égalité en tête, en proportion
cli-arena-portrait-early-swaps = échanges à la manche 1, par place
cli-arena-portrait-swaps = échanges, par place
cli-arena-portrait-alike-dealt = corrélation des loyautés de deux places, à la donne
cli-arena-portrait-alike-ended = la même à la fin
cli-arena-portrait-drawn = cartes piochées, par partie
cli-arena-portrait-unused = dont jamais utilisées
cli-arena-portrait-betrayed = villes prises à un empire par qui lui était dévoué, par partie
cli-arena-portrait-in-vain = dont sans rien gagner sur les autres
cli-arena-portrait-line = {"  "}{ $mean } ± { $error }  { $what }
cli-arena-portrait-turn = {"  "}joueur { $turn } dans l’ordre : gagne { $wins } ({ $low } à { $high })
cli-arena-portrait-devout = {"  "}Dévoué à la donne, { EMPIRE($empire) } : gagne { $wins } ({ $low } à { $high })
cli-arena-portrait-ability = {"  "}{ $often }  { ABILITY($ability) }, par partie
cli-arena-faults = fautes         { $number }
cli-arena-fault = {"  "}{ $bot }, décision { $decision } : { $reason }
cli-arena-fault-records = {"  "}leurs enregistrements sont dans { $path }
cli-exploit-generation = génération { $number } : la meilleure idée a gagné { $best }
cli-exploit-found = Après { $generations ->
        [one] { $generations } génération
       *[other] { $generations } générations
    }, l’apprenti gagne { $wins } ({ $low } à { $high }) sur { $games ->
        [one] { $games } partie inédite
       *[other] { $games } parties inédites
    } contre { $level } ; l’égalité serait { $even }.
cli-exploit-liking = {"  "}{ $what ->
    [attack] les actions d’attaque
    [draw] les actions de pioche
    [swap] l’échange de loyautés
    [mask] des agents là où il n’a rien misé, au début
   *[play] l’usage des cartes
} : { $points }

### Complaints

refusal-usage-at-least = { $option } { $given } : au moins { $low }
refusal-usage-game-kept = une partie est sauvegardée dans { $path } : continuez-la (sans options), ou commencez-en une autre (--new)
refusal-usage-opponents = --bots : niveaux donnés : { $given }, adversaires : { $number } ; nommez-en un pour tous, ou un pour chacun
refusal-usage-language = --language « { $given } » : cette langue n’existe pas ({ LIST($known, style: "plain") })
refusal-usage-society = --society « { $given } » : cette société n’existe pas ({ LIST($known, style: "plain") }) (R1.1)
refusal-usage-server-needs = il manque au serveur { LIST($missing, style: "plain") } : pip install 'warofwhispers[server]'
refusal-usage-package = { $option } : le paquet { $package } n’est pas installé ici
refusal-usage-sprt = --sprt « { $given } » : donnez deux parts, la plus petite d’abord, par exemple 0.5,0.6
refusal-usage-equal-time = --equal-time demande --hero, sans --simulations ni --seconds
refusal-usage-no-seat = { $over ->
    [yes] décision { $number } : la partie est finie : nommez une place (--seat)
   *[no] décision { $number } : c’est le hasard qui répond : nommez une place (--seat)
}
refusal-usage-seat = --seat « { $given } » : dans cet enregistrement jouent { LIST($seats, style: "plain") } (R1.1)
refusal-usage-step = --step { $given } : cet enregistrement a les décisions 0 à { $last }
refusal-usage-needs-yes = une table supprimée est perdue : dites --yes, ou exportez-la d’abord
refusal-usage-no-ban = il n’y a pas d’exclusion { $number } : « whispers admin bans » les liste
refusal-usage-no-report = aucun signalement { $number } n’attend : « whispers admin reports » liste ceux qui attendent
refusal-usage-prune-what = rien ne dit ce qui est trop vieux ou de trop : donnez --days ou --megabytes, ou réglez keep_days ou keep_megabytes
refusal-usage-with-hidden = { COUNT($tables) ->
    [one] la partie est en cours à cette table : { LIST($tables) } ; son journal dit toutes les mains et tout ce qui sera pioché ; dites --with-hidden pour l’écrire quand même, et ne montrez le fichier à aucun joueur
   *[other] les parties sont en cours à ces tables : { LIST($tables) } ; leurs journaux disent toutes les mains et tout ce qui sera pioché ; dites --with-hidden pour les écrire quand même, et ne montrez le fichier à aucun joueur
}
refusal-save-no-home = aucun dossier personnel où sauvegarder la partie : nommez un fichier avec --save
refusal-save-not-json = { $path } : pas une partie sauvegardée : pas du JSON : { $fault } ({ cli-save-advice })
refusal-save-is-record = { $path } : c’est un enregistrement, pas une partie à continuer ({ cli-save-advice })
refusal-save-version = { $path } : pas une partie sauvegardée de cette version ({ cli-save-advice })
refusal-save-broken = { $path } : pas une partie sauvegardée : { $fault } ({ cli-save-advice })
refusal-save-nobody = { $path } : une partie sauvegardée sans joueur, ou déjà finie ({ cli-save-advice })
cli-save-advice = elle reste telle quelle ; --new en commence une autre et met celle-ci de côté
refusal-setting-unknown = { $where } : { $given } : ce réglage n’existe pas ({ LIST($known, style: "plain") })
refusal-setting-not-bool = { $where } : { $given } n’est ni true ni false
refusal-setting-not-number = { $where } : { $given } n’est pas un nombre
refusal-setting-range = { $where } : { $given } n’est pas entre { $least } et { $most }
refusal-setting-words = { $where } : { $given } n’est pas une de ces valeurs : { LIST($known, style: "plain") }
refusal-setting-database = { $where } : { $given }:// n’est ni sqlite:/// ni postgresql://
refusal-start-database = base de données { $address } : { $fault }
refusal-start-address = hôte { $host }, port { $port } : { $fault }
refusal-database-address = l’adresse de la base est illisible ; elle ressemble à postgresql://nom:motdepasse@machine:5432/base
refusal-database-without-file = une base SQLite a besoin d’un fichier, par exemple sqlite:////var/lib/whispers/tables.sqlite3
refusal-database-locked = un autre serveur l’utilise ; arrêtez-le, ou nommez une autre base
refusal-bot-level = bot « { $given } » : ce niveau n’existe pas ; il y a { LIST($known, style: "plain") } ; tous sauf random acceptent un caractère ({ LIST($characters, style: "plain") }), comme search~warlord
refusal-bot-twice = bot « { $given } » : nommé deux fois
refusal-bots-none = bots : nommez-en au moins un
refusal-bots-hero = bots : nommez-en deux ou plus, le héros d’abord
refusal-bots-thought-twice = donnez la réflexion en simulations ou en secondes, pas les deux
refusal-bots-thought = la réflexion par coup : 0 simulation ou plus, ou plus de 0 seconde
refusal-results-other-plan = { $path } : ce ne sont pas les résultats de ce plan ; nommez un autre fichier
refusal-results-not = { $path } : ce n’est pas un fichier de résultats ; nommez-en un autre
refusal-ray-address = grappe Ray « { $given } » : donnez HOST:PORT, ou « local »
refusal-ray-silent = grappe Ray « { $given } » : personne n’y répond ({ $fault })
refusal-worker-killed = un processus qui jouait des parties a été arrêté de l’extérieur
