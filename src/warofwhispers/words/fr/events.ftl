# The log: message event-<name> for each event.

event-seated = { PERSON($seat) ->
    [you] Vous menez { SOCIETY($society) }.
   *[they] { WHO($seat, form: "start") } prend place.
}
event-first = { PERSON($seat) ->
    [you] Vous êtes premier joueur.
   *[they] { WHO($seat, form: "start") } est premier joueur.
}
event-dealt = { PERSON($seat) ->
    [you] Vous avez { EMPIRE($empire, form: "the") } sur { SLOT($slot) }.
   *[they] { $empire ->
        [none] { WHO($seat, form: "start") } pose une loyauté face cachée sur { SLOT($slot) }.
       *[other] { WHO($seat, form: "start") } place { EMPIRE($empire, form: "the") } sur { SLOT($slot) }.
    }
}
event-round = La manche { $number } sur 4 commence.
event-retrieved = { PERSON($seat) ->
    [you] Vous récupérez votre agent, { POSITION($position) }.
   *[they] { WHO($seat, form: "start") } récupère un agent, { POSITION($position) }.
}
event-retrieved-field = { PERSON($seat) ->
    [you] Vous récupérez votre agent à { REGION($region) }.
   *[they] { WHO($seat, form: "start") } récupère un agent à { REGION($region) }.
}
event-deployed = { PERSON($seat) ->
    [you] Vous placez un agent comme { POSITION($position) }.
   *[they] { WHO($seat, form: "start") } place un agent comme { POSITION($position) }.
}
event-deployed-field = { PERSON($seat) ->
    [you] Vous placez un agent à { REGION($region) }.
   *[they] { WHO($seat, form: "start") } place un agent à { REGION($region) }.
}
event-skipped = { PERSON($seat) ->
    [you] Vous n’avez nulle part où placer un agent.
   *[they] { WHO($seat, form: "start") } n’a nulle part où placer un agent.
}
event-ordered = { PERSON($seat) ->
    [you] Vous faites agir { POSITION($order, form: "the") } : { ORDER($order) }.
   *[they] { WHO($seat, form: "start") } fait agir { POSITION($order, form: "the") } : { ORDER($order) }.
}
event-idle = { PERSON($seat) ->
    [you] Vous laissez { POSITION($position, form: "the") } sans action.
   *[they] { WHO($seat, form: "start") } laisse { POSITION($position, form: "the") } sans action.
}
event-added = { EMPIRE($empire, form: "start") } recrute : { LIST($places, item: "item-banners-in") }.
event-drew = { PERSON($seat) ->
    [you] Vous piochez { LIST($cards, item: "item-card") }.
   *[they] { $known ->
        [yes] { WHO($seat, form: "start") } pioche { LIST($cards, item: "item-card") }.
       *[no] { $number ->
            [one] { WHO($seat, form: "start") } pioche { $number } carte { EMPIRE($empire) }.
           *[other] { WHO($seat, form: "start") } pioche { $number } cartes { EMPIRE($empire) }.
        }
    }
}
event-refilled = La défausse { EMPIRE($empire, form: "of") } est remélangée dans la pioche.
event-switched = { PERSON($seat) ->
    [you] { PERSON($displaced) ->
        [you] Votre agent passe { POSITION($position_from, form: "of") } { POSITION($position_to, form: "to") }, en échange avec un autre des vôtres.
       *[they] { $displaced ->
            [none] Votre agent passe { POSITION($position_from, form: "of") } { POSITION($position_to, form: "to") }.
           *[other] Votre agent passe { POSITION($position_from, form: "of") } { POSITION($position_to, form: "to") }, en échange avec { WHO($displaced) }.
        }
    }
   *[they] { PERSON($displaced, $seat) ->
        [same] { WHO($seat, form: "start") } fait passer un agent { POSITION($position_from, form: "of") } { POSITION($position_to, form: "to") }, en échange avec un autre des siens.
        [you] { WHO($seat, form: "start") } fait passer un agent { POSITION($position_from, form: "of") } { POSITION($position_to, form: "to") }, en échange avec le vôtre.
       *[they] { $displaced ->
            [none] { WHO($seat, form: "start") } fait passer un agent { POSITION($position_from, form: "of") } { POSITION($position_to, form: "to") }.
           *[other] { WHO($seat, form: "start") } fait passer un agent { POSITION($position_from, form: "of") } { POSITION($position_to, form: "to") }, en échange avec { WHO($displaced) }.
        }
    }
}
event-no-attack = { EMPIRE($empire, form: "start") } n’a rien à attaquer.
event-declared = { $number ->
    [one] { EMPIRE($empire, form: "start") } attaque { REGION($region_to) } depuis { REGION($region_from) } avec { $number } unité.
   *[other] { EMPIRE($empire, form: "start") } attaque { REGION($region_to) } depuis { REGION($region_from) } avec { $number } unités.
}
event-joined = { $number ->
    [one] { $number } unité { EMPIRE($empire, form: "of") } de plus se joint à l’attaque.
   *[other] { $number } unités { EMPIRE($empire, form: "of") } de plus se joignent à l’attaque.
}
event-reinforced = { $number ->
    [one] { $number } unité { EMPIRE($empire, form: "of") } se joint à l’attaque depuis { REGION($region) }.
   *[other] { $number } unités { EMPIRE($empire, form: "of") } se joignent à l’attaque depuis { REGION($region) }.
}
event-arrived = { $number ->
    [one] { $number } unité { EMPIRE($empire, form: "of") } arrive à { REGION($region) }, que { EMPIRE($empire, form: "the") } contrôle déjà.
   *[other] { $number } unités { EMPIRE($empire, form: "of") } arrivent à { REGION($region) }, que { EMPIRE($empire, form: "the") } contrôle déjà.
}
event-fort-killed = La tour à { REGION($region) } élimine 1 unité { EMPIRE($empire, form: "of") }.
event-fort-held = La tour à { REGION($region) } compte comme 1 défenseur de plus.
event-fought = { $killed ->
    [0] { $lost ->
        [0] Personne ne défend { REGION($region) } : la région est désormais { EMPIRE($holder, form: "to") }.
       *[other] Combat pour { REGION($region) }. Pertes : { EMPIRE($empire) } { $lost }. La région est { EMPIRE($holder, form: "to") }.
    }
   *[other] Combat pour { REGION($region) }. Pertes : { EMPIRE($empire) } { $lost }, { EMPIRE($defender) } { $killed }. La région est { EMPIRE($holder, form: "to") }.
}
event-killed = { $cause ->
    [rule-R4-7] Ravitaillement insuffisant : { EMPIRE($empire, form: "the") } perd des unités ({ LIST($places, item: "item-banners-in") }).
   *[other] { EMPIRE($empire, form: "start") } perd des unités : { LIST($places, item: "item-banners-in") }.
}
event-moved = { $number ->
    [one] { $number } unité { EMPIRE($empire, form: "of") } se déplace depuis { REGION($region_from) } vers { REGION($region_to) }.
   *[other] { $number } unités { EMPIRE($empire, form: "of") } se déplacent depuis { REGION($region_from) } vers { REGION($region_to) }.
}
event-lifted = { $number ->
    [one] { $number } unité { EMPIRE($empire, form: "of") } est reprise pour être replacée.
   *[other] { $number } unités { EMPIRE($empire, form: "of") } sont reprises pour être replacées.
}
event-set-down = { EMPIRE($empire, form: "start") } replace ses unités : { LIST($places, item: "item-banners-in") }.
event-dispersed = { $number ->
    [one] { $number } unité { EMPIRE($empire, form: "of") } doit quitter { REGION($region) }.
   *[other] { $number } unités { EMPIRE($empire, form: "of") } doivent quitter { REGION($region) }.
}
event-played = { PERSON($seat) ->
    [you] Vous jouez { ABILITY($ability) } avec { LIST($cards, item: "item-card") }.
   *[they] { WHO($seat, form: "start") } joue { ABILITY($ability) } avec { LIST($cards, item: "item-card") }.
}
    .long = { PERSON($seat) ->
        [you] Vous jouez { ABILITY($ability) } avec { LIST($cards, item: "item-card") }. { ABILITY($ability, form: "text") }
       *[they] { WHO($seat, form: "start") } joue { ABILITY($ability) } avec { LIST($cards, item: "item-card") }. { ABILITY($ability, form: "text") }
    }
event-relocated = { PERSON($seat) ->
    [you] Votre agent passe { POSITION($position_from, form: "of") } { POSITION($position_to, form: "to") }.
   *[they] { WHO($seat, form: "start") } fait passer un agent { POSITION($position_from, form: "of") } { POSITION($position_to, form: "to") }.
}
event-acts-elsewhere = { PERSON($seat) ->
    [you] Vous faites plutôt agir { POSITION($position, form: "the") }.
   *[they] { WHO($seat, form: "start") } fait plutôt agir { POSITION($position, form: "the") }.
}
event-discarded = { PERSON($seat) ->
    [you] Vous défaussez { LIST($cards, item: "item-card") }.
   *[they] { $known ->
        [yes] { WHO($seat, form: "start") } défausse { LIST($cards, item: "item-card") }.
       *[no] { $number ->
            [one] { WHO($seat, form: "start") } défausse { $number } carte { EMPIRE($empire) }.
           *[other] { WHO($seat, form: "start") } défausse { $number } cartes { EMPIRE($empire) }.
        }
    }
}
event-swapped = { PERSON($seat) ->
    [you] Vous échangez deux loyautés : { EMPIRE($empire, form: "the") } passe sur { SLOT($slot) }, { EMPIRE($other_empire, form: "the") } sur { SLOT($other_slot) }.
   *[they] { WHO($seat, form: "start") } échange et révèle deux loyautés : { EMPIRE($empire, form: "the") } passe sur { SLOT($slot) }, { EMPIRE($other_empire, form: "the") } sur { SLOT($other_slot) }.
}
event-kept = { PERSON($seat) ->
    [you] Vous gardez vos loyautés telles quelles.
   *[they] { WHO($seat, form: "start") } garde ses loyautés telles quelles.
}
event-ended = La quatrième manche est finie : la partie s’arrête.

### Conquest cards

event-conquest = { PERSON($seat) ->
    [you] Vous piochez { CARD($card) } : la carte est révélée et prend effet aussitôt.
   *[they] { WHO($seat, form: "start") } pioche { CARD($card) } : la carte est révélée et prend effet aussitôt.
}
event-no-effect = { CARD($card) } : aucun effet possible pour l’instant. La carte quitte le jeu ; une autre est piochée.
event-half = { PERSON($seat) ->
    [you] Vous choisissez { HALF($half) }.
   *[they] { WHO($seat, form: "start") } choisit { HALF($half) }.
}
    .long = { PERSON($seat) ->
        [you] Vous choisissez { HALF($half) }. { HALF($half, form: "text") }
       *[they] { WHO($seat, form: "start") } choisit { HALF($half) }. { HALF($half, form: "text") }
    }
event-changed-places = { POSITION($position_from, form: "start") } et { POSITION($position_to, form: "the") } échangent leurs places. { POSITION($position_to) } : { WHO($player) } ; { POSITION($position_from) } : { WHO($displaced) }.
event-rearranged = Le Conseil { EMPIRE($empire, form: "of") } est redistribué. Commissaire : { WHO($sits_0) } ; Intendant : { WHO($sits_1) } ; Maréchal : { WHO($sits_2) } ; Chancelier : { WHO($sits_3) }.
event-feuded = { $number ->
    [one] { $number } unité de l’Ours attaque { REGION($region_to) } depuis { REGION($region_from) } ; pertes en tout : { $dead }.
   *[other] { $number } unités de l’Ours attaquent { REGION($region_to) } depuis { REGION($region_from) } ; pertes en tout : { $dead }.
}

### Dark alliances

event-holds-off = { PERSON($seat) ->
    [you] { $standing ->
        [round] On ne vous proposera plus d’alliance jusqu’à la fin de la manche.
       *[order] On ne vous proposera plus d’alliance pendant cette action.
    }
   *[they] { $standing ->
        [round] { WHO($seat, form: "start") } ne veut plus d’alliance jusqu’à la fin de la manche.
       *[order] { WHO($seat, form: "start") } ne veut pas d’alliance pendant cette action.
    }
}
event-listens = { PERSON($seat) ->
    [you] On vous proposera à nouveau des alliances.
   *[they] { WHO($seat, form: "start") } accepte à nouveau les propositions d’alliance.
}
event-proposed = { PERSON($seat) ->
    [you] Vous proposez { CARD($card, form: "the") } { WHO($owner, form: "to") }.
   *[they] { PERSON($owner) ->
        [you] { WHO($seat, form: "start") } vous propose { CARD($card, form: "the") }.
       *[they] { WHO($seat, form: "start") } propose { CARD($card, form: "the") } { WHO($owner, form: "to") }.
    }
}
event-accepted = { PERSON($seat) ->
    [you] Vous acceptez { CARD($card, form: "the") } que propose { WHO($ally) }.
   *[they] { PERSON($ally) ->
        [you] { WHO($seat, form: "start") } accepte { CARD($card, form: "the") } que vous proposez.
       *[they] { WHO($seat, form: "start") } accepte { CARD($card, form: "the") } que propose { WHO($ally) }.
    }
}
event-declined = { PERSON($seat) ->
    [you] Vous refusez { CARD($card, form: "the") } que propose { WHO($ally) }.
   *[they] { PERSON($ally) ->
        [you] { WHO($seat, form: "start") } refuse { CARD($card, form: "the") } que vous proposez.
       *[they] { WHO($seat, form: "start") } refuse { CARD($card, form: "the") } que propose { WHO($ally) }.
    }
}
event-waived = { PERSON($seat) ->
    [you] Vous ne pouvez pas payer le prix : vous en êtes quitte.
   *[they] { WHO($seat, form: "start") } ne peut pas payer le prix et en est quitte.
}
event-revealed = { PERSON($seat) ->
    [you] Vous révélez une loyauté : { EMPIRE($empire, form: "the") } est sur { SLOT($slot) }.
   *[they] { WHO($seat, form: "start") } révèle une loyauté : { EMPIRE($empire, form: "the") } est sur { SLOT($slot) }.
}
event-traded-places = { PERSON($seat) ->
    [you] Vous échangez un agent ({ PLACE($place) }) avec { WHO($other) } ({ PLACE($other_place) }).
   *[they] { PERSON($other) ->
        [you] { WHO($seat, form: "start") } échange un agent ({ PLACE($place) }) avec le vôtre ({ PLACE($other_place) }).
       *[they] { WHO($seat, form: "start") } ({ PLACE($place) }) et { WHO($other) } ({ PLACE($other_place) }) échangent un agent.
    }
}
