# What lies around the map: councils, players, cards, log, menu, coach.

### Councils

page-council-of = Conseil { EMPIRE($empire, form: "of") }
page-council-choose = { EMPIRE($empire) }, choix possible
page-council-cities =
    { $number ->
        [one] { $number } ville
       *[other] { $number } villes
    }
    Chacune compte pour toutes les loyautés envers { EMPIRE($empire, form: "the") } (R8.1).
page-council-reserve =
    { $number ->
        [one] { $number } unité en réserve
       *[other] { $number } unités en réserve
    }
    Sur vingt en tout ; ce qui n’est pas sur la carte attend ici (R1.5).
page-council-deck =
    { $number ->
        [one] { $number } carte dans la pioche
       *[other] { $number } cartes dans la pioche
    }{ $discards ->
        [0] {""}
       *[other] , { $discards } à la défausse
    }
    C’est ici qu’on pioche (R4.5).
page-council-open-deck = Ouvrir la pioche
page-council-deck-count = { $discards ->
    [0] { $number }
   *[other] { $number }+{ $discards }
}
page-council-orders = actions
page-position-control = { $agent ->
    [none] { $controller ->
        [none] personne ne le contrôle
       *[other] libre, contrôlé de plus loin dans le Conseil par { WHO($controller) } (R4.2)
    }
   *[other] contrôlé par { WHO($agent) }
}
page-position-label = { $acting ->
    [yes] {""}
   *[no] { $number }{" "}
}{ TITLE($title) } : { page-position-control }{ $acting ->
    [yes] , agit maintenant
   *[no] {""}
}{ $open ->
    [yes] , choix possible
   *[no] {""}
}
page-position-about =
    { POSITION($position) }
    { $acting ->
        [yes] Le sablier est ici : ce conseiller agit maintenant (R4.1).
       *[no] {""}
    }
    { page-position-control }
    { LIST($orders, item: "page-order-item", style: "plain") }
page-order-item = { ORDER($item) }
page-order-tip =
    { ORDER($order, form: "start") }
    { $kind ->
        [add] Les unités vont de la réserve aux régions de l’empire (R4.4).
        [draw] De la pioche de cet empire (R4.5).
        [idle] Ne ferait rien à présent (R4.3).
        [attack] D’une région de cet empire vers une région adjacente (R5.1).
        [switch] L’agent actif change de place dans ce Conseil et y effectue une action (R4.6).
       *[per] { $number } pour l’instant, selon ce que l’empire contrôle.
    }

### Players

page-players-title = Sociétés
page-players-first = premier joueur
page-players-away = en son absence, un bot joue
page-players-offline = hors ligne
page-players-thinking = réfléchit
page-players-standing = { $standing ->
    [order] pas d’alliance pour cette action
   *[round] pas d’alliance cette manche
}
page-players-agents = { $number ->
    [one] encore { $number } agent
   *[other] encore { $number } agents
}
page-players-agents-tip =
    { page-players-agents }
    Hors du plateau ; on en place deux par manche, trois à deux joueurs (R3.2).
page-players-cards = { $number ->
    [one] { $number } carte { EMPIRE($empire) }
   *[other] { $number } cartes { EMPIRE($empire) }
}
page-players-cards-tip =
    { page-players-cards }
    Leur couleur est connue de tous, l’empire associé ne l’est pas.
page-players-tie = À égalité ? { SETTING("tie") ->
    [concealed] Le plus de loyautés cachées, puis le plus de cartes ; sinon personne ne gagne
   *[other] Le moins d’échanges, puis le plus de cartes ; sinon victoire partagée
} (R8.3).
page-players-no-cards = aucune carte

### Loyalties

page-loyalty-title = Loyautés
page-loyalty-choose = { $empire ->
    [none] { page-loyalty-times } { SLOT($slot) }, choix possible
   *[other] { page-loyalty-times } { SLOT($slot) }, { EMPIRE($empire) }, choix possible
}
page-loyalty-tip =
    { SLOT($slot) } : { $empire ->
        [none] face cachée
       *[other] { EMPIRE($empire) }
    }
    { page-loyalty-times } { SLOT($slot) } : chaque ville compte { $multiplier ->
        [-1] −1
       *[other] { $multiplier }
    }.
    { $up ->
        [yes] Révélée : tous la voient, et elle ne bouge plus (R7.2).
       *[no] Face cachée : seul son joueur la connaît (R2.2).
    }

### The hand

page-hand-title = Vos cartes
page-hand-none = Aucune carte en main.
page-hand-cover = Cacher
page-hand-uncover = Montrer
page-hand-covered = Cartes cachées. Pour vos yeux seulement.
page-card-now = { CARD($card) }, jouable maintenant

### A region looked at

page-region-limit = Nourrit { $limit } (R4.7)
page-region-agents = Agents sur place : { LIST($societies, item: "item-society", style: "plain") }
page-region-borders = Frontières : { LIST($regions, item: "item-region", style: "plain") }

### Log

page-log-title = Journal
page-log-empty = Il ne s’est encore rien passé.
page-log-news = { $number ->
    [one] { $number } nouvelle ligne ↓
   *[other] { $number } nouvelles lignes ↓
}

### Menu

page-menu-reclaim-bot = On demande aux autres si un bot peut jouer à cette place. Son propre lien l’ouvre de nouveau à tout moment.
page-menu-reclaim-refused = Les autres n’ont pas donné leur accord.

### Several banners at once

page-plan-left = { $kind ->
    [kill] { $left ->
        [0] C’est tout.
       *[other] Encore { $left } à éliminer, au plus
    }
    [discard] { $left ->
        [0] Tout est choisi.
       *[other] Encore { $left } à défausser
    }
   *[place] { $left ->
        [0] Tout est placé.
       *[other] Encore { $left } à placer
    }
}
page-plan-less = Une de moins : { $name }
page-plan-more = Une de plus : { $name }
page-plan-all = { $name } : toutes ici
    .short = toutes
page-plan-none-left = { $size ->
    [one] Elle est déjà prévue ; reprenez-la pour la mettre ailleurs.
   *[other] Les { $size } sont prévues ; reprenez-en une pour la mettre ailleurs.
}
page-plan-room = { $name } : pas plus de { $most }.
page-plan-clear = Recommencer
page-plan-send = { $kind ->
    [kill] Éliminer
    [discard] Défausser
   *[place] Placer
}
