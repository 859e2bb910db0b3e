# What lies around the map: councils, players, cards, log, menu, coach.

### Councils

page-council-of = Consiglio { EMPIRE($empire, form: "of") }
page-council-choose = { EMPIRE($empire) }, si può scegliere
page-council-cities =
    { $number ->
        [one] 1 città
       *[other] { $number } città
    }
    Ognuna conta per tutte le fedeltà verso { EMPIRE($empire, form: "the") } (R8.1).
page-council-reserve =
    { $number ->
        [one] 1 stendardo in riserva
       *[other] { $number } stendardi in riserva
    }
    Su venti in tutto; quelli che non sono sulla mappa aspettano qui (R1.5).
page-council-deck =
    { $number ->
        [one] 1 carta nel mazzo
       *[other] { $number } carte nel mazzo
    }{ $discards ->
        [0] {""}
       *[other] , scarti: { $discards }
    }
    Le azioni di pesca prendono da qui (R4.5).
page-council-open-deck = Apri il mazzo
page-council-deck-count = { $discards ->
    [0] { $number }
   *[other] { $number }+{ $discards }
}
page-council-orders = azioni
page-position-control = { $agent ->
    [none] { $controller ->
        [none] nessuno la controlla
       *[other] posto libero, controllato { WHO($controller, form: "from") } da più avanti nel consiglio (R4.2)
    }
   *[other] posizione controllata { WHO($agent, form: "from") }
}
page-position-label = { $acting ->
    [yes] {""}
   *[no] { $number }{" "}
}{ TITLE($title) }: { page-position-control }{ $acting ->
    [yes] , agisce ora
   *[no] {""}
}{ $open ->
    [yes] , si può scegliere
   *[no] {""}
}
page-position-about =
    { POSITION($position) }
    { $acting ->
        [yes] Il segnalino è qui: ora agisce questa posizione (R4.1).
       *[no] {""}
    }
    { page-position-control }
    { LIST($orders, item: "page-order-item", style: "plain") }
page-order-item = { ORDER($item) }
page-order-tip =
    { ORDER($order, form: "start") }
    { $kind ->
        [add] Gli stendardi vanno dove l’impero controlla, dalla sua riserva (R4.4).
        [draw] Dal mazzo di questo impero (R4.5).
        [idle] Ora non farebbe nulla (R4.3).
        [attack] Da una regione di questo impero in una confinante (R5.1).
        [switch] L’agente che agisce si sposta in questo consiglio e lì compie un’azione (R4.6).
       *[per] Ora { $number }, per quel che l’impero controlla.
    }

### Players

page-players-title = Società
page-players-first = primo giocatore
page-players-away = assente: continua un bot
page-players-offline = non in linea
page-players-thinking = sta pensando
page-players-standing = { $standing ->
    [order] niente alleanze in questa azione
   *[round] niente alleanze in questo turno
}
page-players-agents = { $number ->
    [one] 1 agente rimasto
   *[other] { $number } agenti rimasti
}
page-players-agents-tip =
    { page-players-agents }
    Non sono sul tabellone; ogni turno se ne schierano due, tre se si gioca in due (R3.2).
page-players-cards = { $number ->
    [one] 1 carta { EMPIRE($empire, form: "of") }
   *[other] { $number } carte { EMPIRE($empire, form: "of") }
}
page-players-cards-tip =
    { page-players-cards }
    Il colore lo sanno tutti, l’impero abbinato no.
page-players-tie = In parità? { SETTING("tie") ->
    [concealed] Più fedeltà coperte, poi più carte; altrimenti non vince nessuno
   *[other] Meno scambi, poi più carte; altrimenti vittoria condivisa
} (R8.3).
page-players-no-cards = nessuna carta

### Loyalties

page-loyalty-title = Fedeltà
page-loyalty-choose = { $empire ->
    [none] { page-loyalty-times } { SLOT($slot) }, si può scegliere
   *[other] { page-loyalty-times } { SLOT($slot) }, { EMPIRE($empire) }, si può scegliere
}
page-loyalty-tip =
    { SLOT($slot) }: { $empire ->
        [none] coperta
       *[other] { EMPIRE($empire) }
    }
    { page-loyalty-times } { SLOT($slot) }: ogni città conta { $multiplier ->
        [-1] −1
       *[other] { $multiplier }
    }.
    { $up ->
        [yes] Scoperta: la vedono tutti, e non si muove più (R7.2).
       *[no] Coperta: la conosce solo il suo giocatore (R2.2).
    }

### The hand

page-hand-title = Le tue carte
page-hand-none = Nessuna carta in mano.
page-hand-cover = Copri
page-hand-uncover = Scopri
page-hand-covered = Carte coperte. Solo per i tuoi occhi.
page-card-now = { CARD($card) }, si può giocare ora

### A region looked at

page-region-limit = Mantiene { $limit } (R4.7)
page-region-agents = Agenti nella regione: { LIST($societies, item: "item-society", style: "plain") }
page-region-borders = Confina con: { LIST($regions, item: "item-region", style: "plain") }

### Log

page-log-title = Cronaca
page-log-empty = Non è ancora successo nulla.
page-log-news = { $number ->
    [one] { $number } riga nuova ↓
   *[other] { $number } righe nuove ↓
}

### Menu

page-menu-reclaim-bot = Agli altri si chiede se un bot può giocare per questo posto. Il suo link lo riapre in qualsiasi momento.
page-menu-reclaim-refused = Gli altri non hanno accettato.

### Several banners at once

page-plan-left = { $kind ->
    [kill] { $left ->
        [0] È tutto.
       *[other] Se ne possono uccidere ancora { $left }
    }
    [discard] { $left ->
        [0] Tutto scelto.
       *[other] Ancora { $left } da scartare
    }
   *[place] { $left ->
        [0] Tutti piazzati.
       *[other] Ancora { $left } da piazzare
    }
}
page-plan-less = Uno in meno: { $name }
page-plan-more = Uno in più: { $name }
page-plan-all = { $name }: tutti qui
    .short = tutti
page-plan-none-left = { $size ->
    [one] È già assegnato; riprendilo per metterlo altrove.
   *[other] Tutti e { $size } sono assegnati; riprendine uno per metterlo altrove.
}
page-plan-room = { $name }: non più di { $most }.
page-plan-clear = Ricomincia
page-plan-send = { $kind ->
    [kill] Uccidi
    [discard] Scarta
   *[place] Piazza
}
