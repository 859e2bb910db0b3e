# The log: message event-<name> for each event, with the event's own facts. Besides:
# - added, set_down, killed: $places is a list of { number, region }; $cause is the message of the rule
# - drew, discarded: $number of cards, $cards that the reader may see, $known (yes, no)
# - played: $cards is a list
# A form .long says more where there is room.

event-seated = { PERSON($seat) ->
    [you] Sei { SOCIETY($society) }.
   *[they] { WHO($seat, form: "start") } si siede al tavolo.
}
event-first = { PERSON($seat) ->
    [you] Sei il primo giocatore.
   *[they] { WHO($seat, form: "start") } è il primo giocatore.
}
event-dealt = { PERSON($seat) ->
    [you] Hai { EMPIRE($empire, form: "the") } su { SLOT($slot) }.
   *[they] { $empire ->
        [none] { WHO($seat, form: "start") } posa una fedeltà coperta su { SLOT($slot) }.
       *[other] { WHO($seat, form: "start") } ha { EMPIRE($empire, form: "the") } su { SLOT($slot) }.
    }
}
event-round = Comincia il turno { $number } di 4.
event-retrieved = { PERSON($seat) ->
    [you] Recuperi il tuo agente, { POSITION($position, form: "the") }.
   *[they] { WHO($seat, form: "start") } recupera un agente, { POSITION($position, form: "the") }.
}
event-retrieved-field = { PERSON($seat) ->
    [you] Recuperi il tuo agente { REGION($region, form: "in") }.
   *[they] { WHO($seat, form: "start") } recupera un agente { REGION($region, form: "in") }.
}
event-deployed = { PERSON($seat) ->
    [you] Schieri un agente come { POSITION($position) }.
   *[they] { WHO($seat, form: "start") } schiera un agente come { POSITION($position) }.
}
event-deployed-field = { PERSON($seat) ->
    [you] Schieri un agente { REGION($region, form: "in") }.
   *[they] { WHO($seat, form: "start") } schiera un agente { REGION($region, form: "in") }.
}
event-skipped = { PERSON($seat) ->
    [you] Non hai dove schierare un agente.
   *[they] { WHO($seat, form: "start") } non ha dove schierare un agente.
}
event-ordered = { PERSON($seat) ->
    [you] Ordini { POSITION($order, form: "to") } di { ORDER($order) }.
   *[they] { WHO($seat, form: "start") } ordina { POSITION($order, form: "to") } di { ORDER($order) }.
}
event-idle = { PERSON($seat) ->
    [you] Non ordini nulla { POSITION($position, form: "to") }.
   *[they] { WHO($seat, form: "start") } non ordina nulla { POSITION($position, form: "to") }.
}
event-added = { EMPIRE($empire, form: "start") } aggiunge stendardi: { LIST($places, item: "item-banners-in") }.
event-drew = { PERSON($seat) ->
    [you] Peschi { LIST($cards, item: "item-card") }.
   *[they] { $known ->
        [yes] { WHO($seat, form: "start") } pesca { LIST($cards, item: "item-card") }.
       *[no] { $number ->
            [one] { WHO($seat, form: "start") } pesca { $number } carta { EMPIRE($empire, form: "of") }.
           *[other] { WHO($seat, form: "start") } pesca { $number } carte { EMPIRE($empire, form: "of") }.
        }
    }
}
event-refilled = Gli scarti { EMPIRE($empire, form: "of") } vengono rimescolati nel mazzo.
event-switched = { PERSON($seat) ->
    [you] { PERSON($displaced) ->
        [you] Il tuo agente passa { POSITION($position_from, form: "from") } { POSITION($position_to, form: "to") }, scambiandosi con un altro dei tuoi.
       *[they] { $displaced ->
            [none] Il tuo agente passa { POSITION($position_from, form: "from") } { POSITION($position_to, form: "to") }.
           *[other] Il tuo agente passa { POSITION($position_from, form: "from") } { POSITION($position_to, form: "to") }, scambiandosi con quello { WHO($displaced, form: "of") }.
        }
    }
   *[they] { PERSON($displaced, $seat) ->
        [same] { WHO($seat, form: "start") } sposta un agente { POSITION($position_from, form: "from") } { POSITION($position_to, form: "to") }, scambiandolo con un altro dei suoi.
        [you] { WHO($seat, form: "start") } sposta un agente { POSITION($position_from, form: "from") } { POSITION($position_to, form: "to") }, scambiandolo con il tuo.
       *[they] { $displaced ->
            [none] { WHO($seat, form: "start") } sposta un agente { POSITION($position_from, form: "from") } { POSITION($position_to, form: "to") }.
           *[other] { WHO($seat, form: "start") } sposta un agente { POSITION($position_from, form: "from") } { POSITION($position_to, form: "to") }, scambiandolo con quello { WHO($displaced, form: "of") }.
        }
    }
}
event-no-attack = { EMPIRE($empire, form: "start") } non ha nulla da attaccare.
event-declared = { $number ->
    [one] { EMPIRE($empire, form: "start") } attacca { REGION($region_to, form: "the") } { REGION($region_from, form: "from") } con { $number } stendardo.
   *[other] { EMPIRE($empire, form: "start") } attacca { REGION($region_to, form: "the") } { REGION($region_from, form: "from") } con { $number } stendardi.
}
event-joined = { $number ->
    [one] { $number } altro stendardo { EMPIRE($empire, form: "of") } si unisce all’attacco.
   *[other] { $number } altri stendardi { EMPIRE($empire, form: "of") } si uniscono all’attacco.
}
event-reinforced = { $number ->
    [one] { $number } stendardo { EMPIRE($empire, form: "of") } si unisce all’attacco { REGION($region, form: "from") }.
   *[other] { $number } stendardi { EMPIRE($empire, form: "of") } si uniscono all’attacco { REGION($region, form: "from") }.
}
event-arrived = { $number ->
    [one] { $number } stendardo { EMPIRE($empire, form: "of") } arriva { REGION($region, form: "in") }, già in mano { EMPIRE($empire, form: "to") }.
   *[other] { $number } stendardi { EMPIRE($empire, form: "of") } arrivano { REGION($region, form: "in") }, già in mano { EMPIRE($empire, form: "to") }.
}
event-fort-killed = Il forte { REGION($region, form: "in") } uccide 1 stendardo { EMPIRE($empire, form: "of") }.
event-fort-held = Il forte { REGION($region, form: "in") } combatte come 1 difensore in più.
event-fought = { $killed ->
    [0] { $lost ->
        [0] Nessuno difende { REGION($region, form: "the") }: ora la regione è { EMPIRE($holder, form: "of") }.
       *[other] Combattimento { REGION($region, form: "in") }: perdite { EMPIRE($empire, form: "of") } { $lost }; la regione è { EMPIRE($holder, form: "of") }.
    }
   *[other] Combattimento { REGION($region, form: "in") }: perdite { EMPIRE($empire, form: "of") } { $lost }, { EMPIRE($defender, form: "of") } { $killed }; la regione è { EMPIRE($holder, form: "of") }.
}
event-killed = { $cause ->
    [rule-R4-7] Le scorte non bastano. { EMPIRE($empire, form: "start") } perde stendardi: { LIST($places, item: "item-banners-in") }.
   *[other] { EMPIRE($empire, form: "start") } perde stendardi: { LIST($places, item: "item-banners-in") }.
}
event-moved = { $number ->
    [one] { $number } stendardo { EMPIRE($empire, form: "of") } si sposta { REGION($region_from, form: "from") } verso { REGION($region_to, form: "the") }.
   *[other] { $number } stendardi { EMPIRE($empire, form: "of") } si spostano { REGION($region_from, form: "from") } verso { REGION($region_to, form: "the") }.
}
event-lifted = { $number ->
    [one] { $number } stendardo { EMPIRE($empire, form: "of") } lascia la mappa per essere ridisposto.
   *[other] { $number } stendardi { EMPIRE($empire, form: "of") } lasciano la mappa per essere ridisposti.
}
event-set-down = { EMPIRE($empire, form: "start") } dispone i suoi stendardi: { LIST($places, item: "item-banners-in") }.
event-dispersed = { $number ->
    [one] { $number } stendardo { EMPIRE($empire, form: "of") } deve lasciare { REGION($region, form: "the") }.
   *[other] { $number } stendardi { EMPIRE($empire, form: "of") } devono lasciare { REGION($region, form: "the") }.
}
event-played = { PERSON($seat) ->
    [you] Giochi { ABILITY($ability) } con { LIST($cards, item: "item-card") }.
   *[they] { WHO($seat, form: "start") } gioca { ABILITY($ability) } con { LIST($cards, item: "item-card") }.
}
    .long = { PERSON($seat) ->
        [you] Giochi { ABILITY($ability) } con { LIST($cards, item: "item-card") }. { ABILITY($ability, form: "text") }
       *[they] { WHO($seat, form: "start") } gioca { ABILITY($ability) } con { LIST($cards, item: "item-card") }. { ABILITY($ability, form: "text") }
    }
event-relocated = { PERSON($seat) ->
    [you] Il tuo agente passa { POSITION($position_from, form: "from") } { POSITION($position_to, form: "to") }.
   *[they] { WHO($seat, form: "start") } sposta un agente { POSITION($position_from, form: "from") } { POSITION($position_to, form: "to") }.
}
event-acts-elsewhere = { PERSON($seat) ->
    [you] Agisci invece come { POSITION($position) }.
   *[they] { WHO($seat, form: "start") } agisce invece come { POSITION($position) }.
}
event-discarded = { PERSON($seat) ->
    [you] Scarti { LIST($cards, item: "item-card") }.
   *[they] { $known ->
        [yes] { WHO($seat, form: "start") } scarta { LIST($cards, item: "item-card") }.
       *[no] { $number ->
            [one] { WHO($seat, form: "start") } scarta { $number } carta { EMPIRE($empire, form: "of") }.
           *[other] { WHO($seat, form: "start") } scarta { $number } carte { EMPIRE($empire, form: "of") }.
        }
    }
}
event-swapped = { PERSON($seat) ->
    [you] Scambi due fedeltà: ora { EMPIRE($empire, form: "the") } è su { SLOT($slot) }, { EMPIRE($other_empire, form: "the") } su { SLOT($other_slot) }.
   *[they] { WHO($seat, form: "start") } scambia due fedeltà e le rivela: ora { EMPIRE($empire, form: "the") } è su { SLOT($slot) }, { EMPIRE($other_empire, form: "the") } su { SLOT($other_slot) }.
}
event-kept = { PERSON($seat) ->
    [you] Lasci le tue fedeltà come sono.
   *[they] { WHO($seat, form: "start") } lascia le sue fedeltà come sono.
}
event-ended = Il quarto turno è finito: la partita termina.

### Conquest cards

event-conquest = { PERSON($seat) ->
    [you] Peschi { CARD($card) }: viene rivelata e ha effetto subito.
   *[they] { WHO($seat, form: "start") } pesca { CARD($card) }: viene rivelata e ha effetto subito.
}
event-no-effect = { CARD($card) } non può avere effetto ed esce dal gioco; si pesca un’altra carta.
event-half = { PERSON($seat) ->
    [you] Scegli { HALF($half) }.
   *[they] { WHO($seat, form: "start") } sceglie { HALF($half) }.
}
    .long = { PERSON($seat) ->
        [you] Scegli { HALF($half) }. { HALF($half, form: "text") }
       *[they] { WHO($seat, form: "start") } sceglie { HALF($half) }. { HALF($half, form: "text") }
    }
event-changed-places = { POSITION($position_from, form: "start") } e { POSITION($position_to, form: "the") } si scambiano: ora { WHO($player) } è { POSITION($position_to) }, { WHO($displaced) } è { POSITION($position_from) }.
event-rearranged = Il consiglio { EMPIRE($empire, form: "of") } cambia: Sceriffo { WHO($sits_0) }, Amministratore { WHO($sits_1) }, Maresciallo { WHO($sits_2) }, Cancelliere { WHO($sits_3) }.
event-feuded = { $number ->
    [one] { $number } stendardo dell’Orso attacca { REGION($region_to, form: "the") } { REGION($region_from, form: "from") }; uccisi in tutto: { $dead }.
   *[other] { $number } stendardi dell’Orso attaccano { REGION($region_to, form: "the") } { REGION($region_from, form: "from") }; uccisi in tutto: { $dead }.
}

### Dark alliances

event-holds-off = { PERSON($seat) ->
    [you] { $standing ->
        [round] Per il resto del turno non ti verranno più proposte alleanze.
       *[order] Durante questa azione non ti verranno più proposte alleanze.
    }
   *[they] { $standing ->
        [round] { WHO($seat, form: "start") } non vuole alleanze per il resto del turno.
       *[order] { WHO($seat, form: "start") } non vuole alleanze durante questa azione.
    }
}
event-listens = { PERSON($seat) ->
    [you] Ti verranno di nuovo proposte alleanze.
   *[they] { WHO($seat, form: "start") } accetta di nuovo proposte di alleanza.
}
event-proposed = { PERSON($seat) ->
    [you] Proponi { CARD($card, form: "the") } { WHO($owner, form: "to") }.
   *[they] { PERSON($owner) ->
        [you] { WHO($seat, form: "start") } ti propone { CARD($card, form: "the") }.
       *[they] { WHO($seat, form: "start") } propone { CARD($card, form: "the") } { WHO($owner, form: "to") }.
    }
}
event-accepted = { PERSON($seat) ->
    [you] Accetti { CARD($card, form: "the") } proposta { WHO($ally, form: "from") }.
   *[they] { PERSON($ally) ->
        [you] { WHO($seat, form: "start") } accetta { CARD($card, form: "the") } proposta da te.
       *[they] { WHO($seat, form: "start") } accetta { CARD($card, form: "the") } proposta { WHO($ally, form: "from") }.
    }
}
event-declined = { PERSON($seat) ->
    [you] Rifiuti { CARD($card, form: "the") } proposta { WHO($ally, form: "from") }.
   *[they] { PERSON($ally) ->
        [you] { WHO($seat, form: "start") } rifiuta { CARD($card, form: "the") } proposta da te.
       *[they] { WHO($seat, form: "start") } rifiuta { CARD($card, form: "the") } proposta { WHO($ally, form: "from") }.
    }
}
event-waived = { PERSON($seat) ->
    [you] Non puoi pagare il prezzo: ti viene condonato.
   *[they] { WHO($seat, form: "start") } non può pagare il prezzo: viene condonato.
}
event-revealed = { PERSON($seat) ->
    [you] Scopri una fedeltà: hai { EMPIRE($empire, form: "the") } su { SLOT($slot) }.
   *[they] { WHO($seat, form: "start") } scopre una fedeltà: ha { EMPIRE($empire, form: "the") } su { SLOT($slot) }.
}
event-traded-places = { PERSON($seat) ->
    [you] Il tuo agente ({ PLACE($place) }) si scambia con uno { WHO($other, form: "of") } ({ PLACE($other_place) }).
   *[they] { PERSON($other) ->
        [you] Un agente { WHO($seat, form: "of") } ({ PLACE($place) }) si scambia con il tuo ({ PLACE($other_place) }).
       *[they] Un agente { WHO($seat, form: "of") } ({ PLACE($place) }) si scambia con uno { WHO($other, form: "of") } ({ PLACE($other_place) }).
    }
}
