# The game in the terminal. The words to type are the same in every language.

cli-region = { $name } ({ $region })
cli-cited = { $text } { $citation }
cli-citation = [{ $rule }]

cli-play-welcome = A War of Whispers : cinq empires sont en guerre. Vous menez { SOCIETY($society) }, une société secrète qui a parié sur l’issue.
cli-play-goal = Après quatre manches, chaque ville d’un empire vaut ce que vous avez misé sur lui : 4, 3, 2 ou aucun point, ou un point de moins. Aucun empire n’est à vous : vous les menez tous par vos agents dans leurs Conseils.
cli-play-random = Les autres sociétés répondent au hasard. Elles sont là pour apprendre le jeu, pas pour vous battre.
cli-play-bots = Les autres : { LIST($players, item: "item-opponent") }.
item-opponent = { WHO($player) } ({ LEVEL($level) })
cli-play-how = Répondez par le numéro d’une option. « ? » montre ce que vous pouvez taper d’autre ; Ctrl-C quitte, et la partie est sauvegardée.
cli-play-table = { $players } joueurs, règles { $ruleset }, graine { $seed }.
cli-play-resumed = Voici à nouveau la partie sauvegardée dans { $path }. Vous menez { SOCIETY($society) }.
cli-play-offer = Une partie est en cours : vous menez { SOCIETY($society) }, manche { $round }.
cli-play-offer-ask = Entrée pour la continuer, ou « new » pour en commencer une autre :{" "}
cli-play-set-aside = La partie qui s’y trouvait est gardée sous { $path }.
cli-play-kept = Votre partie est sauvegardée : « { $command } » la continue.
cli-play-not-kept = La partie n’a pas pu être sauvegardée ({ $fault }). Vous pouvez continuer, mais pas quitter et revenir.
cli-play-winners = { COUNT($winners) ->
    [0] Personne ne gagne.
    [1] { PERSON($winner) ->
        [you] Vous gagnez !
       *[they] { WHO($winner, form: "start") } gagne.
    }
   *[other] Victoire partagée : { LIST($winners, item: "item-you-or-society") }.
}
item-you-or-society = { PERSON($item) ->
    [you] vous
   *[they] { WHO($item) }
}
cli-play-record = La partie est enregistrée dans { $path }. Pour la revoir : whispers replay { $path }
cli-play-only = { $question } Il n’y a qu’une réponse : { $option }
cli-play-what = « { $given } » n’est pas une des réponses. Tapez un nombre de 1 à { $last }, ou ? pour l’aide.
cli-play-no-such = Il n’y a pas d’option { $given } : elles vont de 1 à { $last }.
cli-play-why-not = { $given ->
    [none] Nommez une région, un conseiller, une action ou une de vos cartes, par exemple : why B4
   *[other] « { $given } » peut être choisi.
}
cli-play-no-rule = Il n’y a pas de règle « { $given } ». Il y a : { LIST($known, style: "plain") }.
cli-play-no-region = Il n’y a pas de région « { $given } ». Il y a : { LIST($known, style: "plain") }.
cli-play-rule = { $rule } : { RULE($rule) }
cli-play-empty-log = Il ne s’est encore rien passé.
cli-play-more-log = { $number ->
    [one] ({ $number } ligne plus ancienne : log all)
   *[other] ({ $number } lignes plus anciennes : log all)
}
cli-play-status = Manche { $round }, { PHASE($phase) }. Premier joueur : { PERSON($first) ->
    [you] vous
   *[they] { WHO($first) }
}.
cli-play-status-active = { PERSON($player) ->
    [you] Manche { $round } : { POSITION($position, form: "the") } agit, sous votre contrôle.
   *[they] Manche { $round } : { POSITION($position, form: "the") } agit, contrôlé par { WHO($player) }.
}
cli-play-lasting = En vigueur : { HALF($half, form: "text") }
cli-play-your-cards = Vos cartes : { LIST($cards, item: "item-card") } (« hand » dit ce qu’elles permettent)
cli-play-armies = { COUNT($places) ->
    [0] { EMPIRE($empire, form: "start") } n’a aucune unité sur la carte, et { $reserve } en réserve.
   *[other] { EMPIRE($empire, form: "start") } a { LIST($places, item: "item-banners-in") }, et { $reserve } en réserve.
}

# What would come of an answer, besides what its own words say
cli-play-outcome = { $option } → { LIST($parts, item: "item-outcome", style: "plain") }
item-outcome = { $kind ->
    [nothing] ne ferait rien
    [needed] il en faut { $number } sur { $most } pour prendre { REGION($region) }
    [short] { $number ->
        [one] la seule qui peut y aller ne prendrait pas { REGION($region) }
       *[other] même les { $number } ne prendraient pas { REGION($region) }
    }
    [most] au plus { $number }
    [lost] { EMPIRE($empire, form: "the") } perd { $number }
    [moved] { $number ->
        [one] { $number } unité { EMPIRE($empire, form: "of") } à répartir
       *[other] { $number } unités { EMPIRE($empire, form: "of") } à répartir
    }
    [added] { EMPIRE($empire, form: "the") } recrute { $number }
    [cities] { $number ->
        [one] { $number } ville pour { EMPIRE($empire, form: "the") }
       *[other] { $number } villes pour { EMPIRE($empire, form: "the") }
    }
    [cards] { $number ->
        [one] vous piochez { $number } carte { EMPIRE($empire) }
       *[other] vous piochez { $number } cartes { EMPIRE($empire) }
    }
    [force] une attaque de { $number }
    [holds] { EMPIRE($empire, form: "the") } tient { REGION($region) }
    [gains] vous contrôlez { LIST($positions, item: "item-the-position") }
    [control] { $who ->
        [none] personne ne contrôle { LIST($positions, item: "item-the-position", style: "or") }
       *[other] { WHO($who) } contrôle { LIST($positions, item: "item-the-position") }
    }
    [cut] { COUNT($players) ->
        [1] { LIST($players, item: "item-you-or-society") } peut encore s’intercaler
       *[other] { LIST($players, item: "item-you-or-society") } peuvent encore s’intercaler
    }
   *[score] votre score : { $before } → { $number }
}
item-the-position = { POSITION($item, form: "the") }

# Several answers in one line
cli-play-several = { $fewer ->
    [yes] Nommez-en jusqu’à { $left } sur une ligne, par numéro ou par nom. La même peut revenir plusieurs fois : { $example }
   *[no] Nommez-en { $left } sur une ligne, par numéro ou par nom. La même peut revenir plusieurs fois : { $example }
}
cli-play-several-wrong = { $fewer ->
    [yes] Vous en avez nommé { $given } ; c’est { $left } au plus.
   *[no] Vous en avez nommé { $given } ; il en faut { $left }. Par exemple : { $example }
}
cli-play-several-impossible = Cela ne va pas : une région a trop peu de place, ou trop peu d’unités.

# The board
cli-play-homeland = { EMPIRE($empire, form: "capitals") }, { $reserve } en réserve
cli-play-icon = { $icon ->
    [city] ville
    [farm] ferme
   *[fort] tour
}
cli-play-foreign = { $banners } { EMPIRE($empire) }
cli-play-legend = { SETTING("field_agents") ->
    [on] Les unités viennent après les icônes, avec le nom de l’empire hors de chez lui. « map » dessine une carte, « look B4 » montre une région et ses frontières. @ marque les agents dans les régions.
   *[off] Les unités viennent après les icônes, avec le nom de l’empire hors de chez lui. « map » dessine une carte, « look B4 » montre une région et ses frontières.
}
cli-play-map-legend = * ville  + ferme  # tour  :2 unités, avec une lettre hors de chez elles (B Ours, E Aigle, P Éléphant, L Lion, H Cheval)
cli-play-no-map = Il n’y a pas de carte pour ce plateau : « board » et « look » montrent ses régions.
cli-play-look = { REGION($region) } : { COUNT($icons) ->
    [0] {""}
   *[other] { LIST($icons, item: "item-icon", style: "plain") },{" "}
}région de départ { EMPIRE($home, form: "of") }, { cli-play-holding }, nourrit { $limit }
cli-play-holding = { $banners ->
    [0] vide, contrôlée par { EMPIRE($holder, form: "the") }
   *[other] { $banners } { EMPIRE($holder) }
}
cli-play-look-agents = Agents ici : { LIST($players, item: "item-you-or-society") }
cli-play-look-border = - { REGION($region) } : { cli-play-holding }{ COUNT($icons) ->
    [0] {""}
   *[other] , { LIST($icons, item: "item-icon", style: "plain") }
}

cli-play-orders = { LIST($orders, item: "item-order", style: "or") }

# Tables
cli-play-tag = { $empire ->
    [bear] B
    [eagle] E
    [elephant] P
    [lion] L
   *[horse] H
}
cli-play-short = { PERSON($society) ->
    [you] VOUS
   *[they] { $society ->
        [none] -
       *[other] { SOCIETY($society, form: "short") }
    }
}
cli-play-head-empire = Empire
cli-play-head-city = villes
cli-play-head-farm = fermes
cli-play-head-fort = tours
cli-play-head-banners = unités
cli-play-head-reserve = réserve
cli-play-head-deck = pioche
cli-play-head-loyalty = votre mise
cli-play-head-worth = valeur
cli-play-bet = { $shown ->
    [yes] { SLOT($slot) } ×{ $times } (révélé)
   *[no] { SLOT($slot) } ×{ $times }
}
cli-play-field-bonus = Agents dans les régions : { SIGNED($points) }
cli-play-concealed-bonus = Loyautés encore cachées : { SIGNED($points) }
cli-play-score = Votre score si la partie finissait maintenant : { $points }

# Cards and players
cli-play-empty-hand = Vous n’avez aucune carte.
cli-play-hand = Votre main
cli-play-card = { $number ->
    [1] { CARD($card) }
   *[other] { CARD($card) } (vous en avez { $number })
}
cli-play-player = { PERSON($player) ->
    [you] Vous : { cli-play-player.rest }
   *[they] { WHO($player, form: "start") } : { cli-play-player.rest }
}
    .rest = { $agents ->
        [one] { $agents } agent à placer
       *[other] { $agents } agents à placer
    }, { COUNT($cards) ->
        [0] aucune carte
       *[other] cartes : { LIST($cards, item: "item-cards-of", style: "plain") }
    }, { $swaps ->
        [one] { $swaps } échange fait
       *[other] { $swaps } échanges faits
    }{ $first ->
        [yes] , premier joueur
       *[no] {""}
    }{ COUNT($tokens) ->
        [0] {""}
       *[other] ; loyautés révélées : { LIST($tokens, item: "item-token", style: "plain") }
    }{ COUNT($regions) ->
        [0] {""}
       *[other] ; agents à { LIST($regions, item: "item-region") }
    }
item-cards-of = { $number } { EMPIRE($empire) }
item-token = { SLOT($slot) } { EMPIRE($empire) } ×{ $times }
cli-play-final = Décompte final
cli-play-final-line = { PERSON($player) ->
    [you] Vous : { cli-play-final-line.rest }
   *[they] { WHO($player, form: "start") } : { cli-play-final-line.rest }
}
    .rest = { $points ->
        [one] { $points } point  ({ LIST($tokens, item: "item-token", style: "plain") })
       *[other] { $points } points  ({ LIST($tokens, item: "item-token", style: "plain") })
    }

# What can be typed instead of an answer
cli-play-answers = Une réponse est le numéro d’une option, ou son nom s’il est clair : une région (B4), un conseiller (bear.marshal).
cli-play-commands = Au lieu d’une réponse, vous pouvez taper :
cli-play-command-options = la question à nouveau
cli-play-command-board = toutes les régions : icônes, unités, qui les contrôle
cli-play-command-map = le plateau sous forme de carte
cli-play-command-look = une région et ses frontières, par exemple : look B4
cli-play-command-councils = qui siège où, et les actions de chaque conseiller
cli-play-command-hand = vos cartes et ce que chacune permet
cli-play-command-players = ce que chacun peut savoir de chaque joueur
cli-play-command-score = les cinq empires, vos mises, votre score actuel
cli-play-command-log = ce qui vient de se passer ; « log all » depuis le début
cli-play-command-why = pourquoi on ne peut pas choisir quelque chose : why B4, why bear.sheriff, why bear/lion
cli-play-command-rule = ce que dit une règle, par exemple : rule R5.2 (elles sont entre [crochets] dans le journal)
cli-play-command-quit = quitter ; la partie est sauvegardée (comme avec Ctrl-C)
cli-play-command-help = cette liste
