# The game in the terminal.

# A region by name and id, and a sentence with the rule it follows.
cli-region = { $name } ({ $region })
cli-cited = { $text } { $citation }
cli-citation = [{ $rule }]

cli-play-welcome = A War of Whispers: cinque imperi sono in guerra. Tu sei { SOCIETY($society) }, una società segreta che ha scommesso su come finirà.
cli-play-goal = Dopo quattro turni ogni città che un impero controlla vale quanto hai scommesso su quell’impero: 4, 3, 2 o nessun punto, o un punto in meno. Nessuno possiede un impero: li guidi tutti con i tuoi agenti nei loro consigli.
cli-play-random = Le altre società rispondono a caso. Servono per imparare il gioco, non per batterti.
cli-play-bots = Gli altri: { LIST($players, item: "item-opponent") }.
item-opponent = { WHO($player) } ({ LEVEL($level) })
cli-play-how = Rispondi con il numero di un’opzione. «?» elenca che cos’altro puoi scrivere; con Ctrl-C esci, e la partita è salvata.
cli-play-table = Giocatori: { $players }, regole { $ruleset }, seme { $seed }.
cli-play-resumed = Eccoti di nuovo alla partita salvata in { $path }. Sei { SOCIETY($society) }.
cli-play-offer = Hai una partita in sospeso: sei { SOCIETY($society) }, al turno { $round }.
cli-play-offer-ask = Premi Invio per continuarla, o scrivi «new» per cominciarne un’altra:{" "}
cli-play-set-aside = La partita che c’era è conservata come { $path }.
cli-play-kept = La partita è salvata: «{ $command }» la continua.
cli-play-not-kept = Non è stato possibile salvare la partita ({ $fault }). Puoi giocare, ma non uscire e tornare.
cli-play-winners = { COUNT($winners) ->
    [0] Non vince nessuno.
    [1] { PERSON($winner) ->
        [you] Hai vinto!
       *[they] Vince { WHO($winner) }.
    }
   *[other] Vittoria condivisa: { LIST($winners, item: "item-you-or-society") }.
}
item-you-or-society = { PERSON($item) ->
    [you] tu
   *[they] { WHO($item) }
}
cli-play-record = La partita è registrata in { $path }. Per rivederla: whispers replay { $path }
cli-play-only = { $question } C’è una sola risposta: { $option }
cli-play-what = «{ $given }» non è una delle risposte. Scrivi un numero da 1 a { $last }, o ? per aiuto.
cli-play-no-such = Non c’è un’opzione { $given }: vanno da 1 a { $last }.
cli-play-why-not = { $given ->
    [none] Indica una regione, una posizione, un’azione o una delle tue carte, per esempio: why B4
   *[other] «{ $given }» si può scegliere.
}
cli-play-no-rule = Non c’è una regola «{ $given }». Ci sono: { LIST($known, style: "plain") }.
cli-play-no-region = Non c’è una regione «{ $given }». Ci sono: { LIST($known, style: "plain") }.
cli-play-rule = { $rule }: { RULE($rule) }
cli-play-empty-log = Non è ancora successo nulla.
cli-play-more-log = { $number ->
    [one] ({ $number } riga precedente: log all)
   *[other] ({ $number } righe precedenti: log all)
}
cli-play-status = Turno { $round }: { PHASE($phase) }. Primo giocatore: { PERSON($first) ->
    [you] tu
   *[they] { WHO($first) }
}.
cli-play-status-active = { PERSON($player) ->
    [you] Turno { $round }: agisce { POSITION($position, form: "the") }, che controlli tu.
   *[they] Turno { $round }: agisce { POSITION($position, form: "the") }, sotto il controllo { WHO($player, form: "of") }.
}
cli-play-lasting = In vigore: { HALF($half, form: "text") }
cli-play-your-cards = Le tue carte: { LIST($cards, item: "item-card") } («hand» dice che cosa possono fare)
cli-play-armies = { COUNT($places) ->
    [0] { EMPIRE($empire, form: "start") } non ha stendardi sulla mappa, e ne ha { $reserve } in riserva.
   *[other] { EMPIRE($empire, form: "start") } ha { LIST($places, item: "item-banners-in") }, e { $reserve } in riserva.
}

# What would come of an answer, besides what its own words say
cli-play-outcome = { $option } → { LIST($parts, item: "item-outcome", style: "plain") }
item-outcome = { $kind ->
    [nothing] non farebbe nulla
    [needed] { $number ->
        [one] per prendere { REGION($region, form: "the") } ne serve { $number } su { $most }
       *[other] per prendere { REGION($region, form: "the") } ne servono { $number } su { $most }
    }
    [short] { $number ->
        [one] l’unico che può partire non prenderebbe { REGION($region, form: "the") }
       *[other] nemmeno tutti e { $number } prenderebbero { REGION($region, form: "the") }
    }
    [most] al massimo { $number }
    [lost] perdite { EMPIRE($empire, form: "of") }: { $number }
    [moved] { $number ->
        [one] { $number } stendardo { EMPIRE($empire, form: "of") } da disporre
       *[other] { $number } stendardi { EMPIRE($empire, form: "of") } da disporre
    }
    [added] { EMPIRE($empire, form: "the") } ne aggiunge { $number }
    [cities] { $number } città per { EMPIRE($empire, form: "the") }
    [cards] { $number ->
        [one] peschi { $number } carta { EMPIRE($empire, form: "of") }
       *[other] peschi { $number } carte { EMPIRE($empire, form: "of") }
    }
    [force] un attacco di { $number }
    [holds] { EMPIRE($empire, form: "the") } tiene { REGION($region, form: "the") }
    [gains] controlli { LIST($positions, item: "item-the-position") }
    [control] { $who ->
        [none] nessuno controlla { LIST($positions, item: "item-the-position", style: "or") }
       *[other] { WHO($who) } controlla { LIST($positions, item: "item-the-position") }
    }
    [cut] { COUNT($players) ->
        [1] { LIST($players, item: "item-you-or-society") } può ancora inserirsi
       *[other] { LIST($players, item: "item-you-or-society") } possono ancora inserirsi
    }
   *[score] il tuo punteggio da { $before } a { $number }
}

item-the-position = { POSITION($item, form: "the") }

# Several answers in one line
cli-play-several = { $fewer ->
    [yes] Indicane fino a { $left } in una riga, per numero o per nome. Lo stesso può ripetersi: { $example }
   *[no] Indicane { $left } in una riga, per numero o per nome. Lo stesso può ripetersi: { $example }
}
cli-play-several-wrong = { $fewer ->
    [yes] Indicati: { $given }; al massimo { $left }.
   *[no] Indicati: { $given }; ne servono { $left }. Per esempio: { $example }
}
cli-play-several-impossible = Così non va: una regione ha troppo poco posto, o troppo pochi stendardi.

# The board
cli-play-homeland = { EMPIRE($empire, form: "capitals") }, in riserva { $reserve }
cli-play-icon = { $icon ->
    [city] città
    [farm] fatt.
   *[fort] forte
}
cli-play-foreign = { $banners } { EMPIRE($empire) }
cli-play-legend = { SETTING("field_agents") ->
    [on] Gli stendardi stanno dopo i simboli, con il nome dell’impero dove non è a casa sua. «map» disegna una mappa, «look B4» mostra una regione e i suoi confini. @ segna gli agenti nelle regioni.
   *[off] Gli stendardi stanno dopo i simboli, con il nome dell’impero dove non è a casa sua. «map» disegna una mappa, «look B4» mostra una regione e i suoi confini.
}
cli-play-map-legend = * città  + fattoria  # forte  :2 stendardi, con una lettera dove non sono a casa (B Orso, E Aquila, P Elefante, L Leone, H Cavallo)
cli-play-no-map = Per questo tabellone non c’è una mappa: «board» e «look» mostrano le sue regioni.
cli-play-look = { REGION($region) }: { COUNT($icons) ->
    [0] {""}
   *[other] { LIST($icons, item: "item-icon", style: "plain") },{" "}
}regione d’origine { EMPIRE($home, form: "of") }, { cli-play-holding }, mantiene { $limit }
cli-play-holding = { $banners ->
    [0] senza stendardi, controllo { EMPIRE($holder, form: "of") }
   *[other] { $banners } { EMPIRE($holder, form: "of") }
}
cli-play-look-agents = Agenti qui: { LIST($players, item: "item-you-or-society") }
cli-play-look-border = - { REGION($region) }: { cli-play-holding }{ COUNT($icons) ->
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
    [you] TU
   *[they] { $society ->
        [none] -
       *[other] { SOCIETY($society, form: "short") }
    }
}
cli-play-head-empire = Impero
cli-play-head-city = città
cli-play-head-farm = fatt.
cli-play-head-fort = forti
cli-play-head-banners = stend.
cli-play-head-reserve = riserva
cli-play-head-deck = mazzo
cli-play-head-loyalty = la tua scommessa
cli-play-head-worth = valore
cli-play-bet = { $shown ->
    [yes] { SLOT($slot) } ×{ $times } (scoperta)
   *[no] { SLOT($slot) } ×{ $times }
}
cli-play-field-bonus = Agenti nelle regioni: { SIGNED($points) }
cli-play-concealed-bonus = Fedeltà ancora nascoste: { SIGNED($points) }
cli-play-score = Il tuo punteggio se la partita finisse ora: { $points }

# Cards and players
cli-play-empty-hand = Non hai carte.
cli-play-hand = La tua mano
cli-play-card = { $number ->
    [1] { CARD($card) }
   *[other] { CARD($card) } (ne hai { $number })
}
cli-play-player = { PERSON($player) ->
    [you] Tu: { cli-play-player.rest }
   *[they] { WHO($player, form: "start") }: { cli-play-player.rest }
}
    .rest = { $agents ->
        [one] { $agents } agente da schierare
       *[other] { $agents } agenti da schierare
    }, { COUNT($cards) ->
        [0] nessuna carta
       *[other] carte: { LIST($cards, item: "item-cards-of", style: "plain") }
    }, { $swaps ->
        [one] { $swaps } scambio fatto
       *[other] { $swaps } scambi fatti
    }{ $first ->
        [yes] , primo giocatore
       *[no] {""}
    }{ COUNT($tokens) ->
        [0] {""}
       *[other] ; fedeltà scoperte: { LIST($tokens, item: "item-token", style: "plain") }
    }{ COUNT($regions) ->
        [0] {""}
       *[other] ; agenti nelle regioni: { LIST($regions, item: "item-region") }
    }
item-cards-of = { $number } { EMPIRE($empire) }
item-token = { SLOT($slot) } { EMPIRE($empire) } ×{ $times }
cli-play-final = Punteggi finali
cli-play-final-line = { PERSON($player) ->
    [you] Tu: { cli-play-final-line.rest }
   *[they] { WHO($player, form: "start") }: { cli-play-final-line.rest }
}
    .rest = { $points ->
        [one] { $points } punto  ({ LIST($tokens, item: "item-token", style: "plain") })
       *[other] { $points } punti  ({ LIST($tokens, item: "item-token", style: "plain") })
    }

# What can be typed instead of an answer
cli-play-answers = Una risposta è il numero di un’opzione, o il suo nome dove è chiaro: una regione (B4), una posizione (bear.marshal).
cli-play-commands = Invece di una risposta puoi scrivere:
cli-play-command-options = di nuovo la domanda
cli-play-command-board = ogni regione: simboli, stendardi, chi la controlla
cli-play-command-map = il tabellone come mappa
cli-play-command-look = una regione con i suoi confini, per esempio: look B4
cli-play-command-councils = chi siede dove, e le azioni di ogni posizione
cli-play-command-hand = le tue carte e che cosa può fare ognuna
cli-play-command-players = quel che tutti possono sapere di ogni giocatore
cli-play-command-score = i cinque imperi, le tue scommesse, il tuo punteggio attuale
cli-play-command-log = che cosa è successo di recente; «log all» dall’inizio
cli-play-command-why = perché qualcosa non si può scegliere, per esempio: why B4, why bear.sheriff, why bear/lion
cli-play-command-rule = che cosa dice una regola, per esempio: rule R5.2 (nella cronaca stanno tra [parentesi])
cli-play-command-quit = esci; la partita è salvata (come con Ctrl-C)
cli-play-command-help = questo elenco
