# Questions: message ask-<prompt>, said to the one who is asked, with what the question is about. Besides:
# - deploy: $agents still to place, $field (yes if an agent may stand in a region)
# - act: $manner (own, through: by an agent elsewhere in the council, ally: in another's place),
#   $owner (whose order it is), $cards (yes if one can be played now)
# - sit and alliance: $position; offer: $region_to; discard: $left

ask-deploy = { $field ->
    [yes] { $agents ->
        [one] Schiera il tuo ultimo agente, in un consiglio o in una regione.
       *[other] Schiera un agente in un consiglio o in una regione (ne restano { $agents }).
    }
   *[no] { $agents ->
        [one] Schiera il tuo ultimo agente in un consiglio.
       *[other] Schiera un agente in un consiglio (ne restano { $agents }).
    }
}
ask-retrieve = Recupera uno dei tuoi agenti. Quale?
ask-act = { $manner ->
    [ally] Compi l’azione { POSITION($position, form: "of") } al posto { WHO($owner, form: "of") }. Quale?
    [through] { $cards ->
        [yes] Controlli { POSITION($position, form: "the") } tramite il tuo { POSITION($agent) }. Compi un’azione, o gioca prima delle carte.
       *[no] Controlli { POSITION($position, form: "the") } tramite il tuo { POSITION($agent) }. Quale azione?
    }
   *[own] { $cards ->
        [yes] Controlli { POSITION($position, form: "the") }. Compi un’azione, o gioca prima delle carte.
       *[no] Controlli { POSITION($position, form: "the") }. Quale azione?
    }
}
ask-reached = Il tuo agente ora è { POSITION($agent, form: "the") }. Quale azione?
ask-after-order = L’azione è compiuta. Giochi una carta?
ask-add = { $left ->
    [one] Piazza { $left } stendardo { EMPIRE($empire, form: "of") }. Dove?
   *[other] Piazza { $left } stendardi { EMPIRE($empire, form: "of") }. Dove?
}
ask-switch = Il tuo agente non sarà più { POSITION($agent) }. Quale posizione prende?
ask-attack-from = { EMPIRE($empire, form: "start") } attacca. Da quale regione?
ask-attack-to = { EMPIRE($empire, form: "start") } attacca { REGION($region_from, form: "from") }. Quale regione?
ask-attack-count = Attacco { REGION($region_from, form: "from") } contro { REGION($region_to, form: "the") }. Con quanti stendardi?
ask-declared = { $force ->
    [one] { $force } stendardo attacca { REGION($region_to, form: "the") } { REGION($region_from, form: "from") }. Giochi una carta prima del combattimento?
   *[other] { $force } stendardi attaccano { REGION($region_to, form: "the") } { REGION($region_from, form: "from") }. Giochi una carta prima del combattimento?
}
ask-after-fight = Il combattimento { REGION($region_to, form: "in") } è finito. Giochi una carta?
ask-relocate = In quale posizione libera passa il tuo agente?
ask-elsewhere = Quale posizione agisce al suo posto?
ask-garrison = Presidio: quale città riceve 3 stendardi?
ask-march-from = Marcia: da quale regione?
ask-march-to = Marcia { REGION($region_from, form: "from") }: verso quale regione?
ask-march-count = Marcia { REGION($region_from, form: "from") } verso { REGION($region_to, form: "the") }: quanti stendardi?
ask-rearrange-empire = Riassetto: gli stendardi di quale impero?
ask-rearrange = { $left ->
    [one] Riassetto: resta da piazzare 1 stendardo { EMPIRE($empire, form: "of") }. Dove?
   *[other] Riassetto: piazza { $left } stendardi { EMPIRE($empire, form: "of") }. Dove?
}
ask-mercenaries = Mercenari: in quale regione uccidono?
ask-mercenaries-count = Mercenari: quanti stendardi uccidono { REGION($region, form: "in") }?
ask-recruit = Reclutamento: quale regione vuota riceve 3 stendardi?
ask-disperse = Dispersione: gli stendardi di quale regione?
ask-disperse-to = { $left ->
    [one] Dispersione: dove va { $left } stendardo { EMPIRE($empire, form: "of") }?
   *[other] Dispersione: dove vanno { $left } stendardi { EMPIRE($empire, form: "of") }?
}
ask-fire-from = Fuoco alchemico: da quale esercito viene lanciato?
ask-fire-kill = { $left ->
    [one] Fuoco alchemico: scegli fino a { $left } stendardo nemico da uccidere vicino all’esercito { REGION($region, form: "in") }.
   *[other] Fuoco alchemico: scegli fino a { $left } stendardi nemici da uccidere vicino all’esercito { REGION($region, form: "in") }.
}
ask-populate = { $left ->
    [one] Popolamento: la riserva non basta. Quale regione riceve l’ultimo stendardo?
   *[other] Popolamento: la riserva non basta. Quali { $left } regioni ricevono uno stendardo?
}
ask-reinforce-from = Rinforzi: da quale regione?
ask-reinforce-count = Rinforzi: quanti stendardi vengono { REGION($region_from, form: "from") }?
ask-subjugate = { $left ->
    [one] Sottomissione: piazza { $left } stendardo { EMPIRE($empire, form: "of") }. Dove?
   *[other] Sottomissione: piazza { $left } stendardi { EMPIRE($empire, form: "of") }. Dove?
}
ask-uprising = Rivolta: quale regione vuota riceve 4 stendardi?
ask-discard = { $left ->
    [one] Puoi tenere cinque carte. Quale scarti?
   *[other] Puoi tenere cinque carte. Quali { $left } scarti?
}
ask-swap = Scambi due delle tue fedeltà coperte? Resteranno poi scoperte per sempre.
ask-nothing = La partita è finita.

### Conquest cards

ask-conquest = { CARD($conquest) } ha effetto subito. In quale modo?
ask-blood-from = Cattivo sangue: da quale regione dell’Orso?
ask-blood-to = Cattivo sangue: quale regione dell’Orso viene attaccata { REGION($region_from, form: "from") }?
ask-blood-count = Cattivo sangue: quanti stendardi vanno { REGION($region_from, form: "from") } verso { REGION($region_to, form: "the") }?
ask-savaged = Sbranati: quale regione d’origine dell’Orso viene liberata dagli stranieri?
ask-trials = Le Prove: quale posizione si scambia con il Cancelliere dell’Orso?
ask-avert = Sventare: in quale regione vengono uccisi tutti gli stendardi dell’Aquila?
ask-sit = Il consiglio { EMPIRE($empire, form: "of") } cambia. Chi diventa { POSITION($position) }?
ask-stampede = Mandria in fuga: in quale regione vengono uccisi tutti gli stendardi?
ask-control = Contenere: in quale regione d’origine del Leone vengono uccisi tutti i suoi stendardi?
ask-spread = Lasciar dilagare: in quale regione comincia la pestilenza?
ask-muster = Adunata: in quale regione del Leone arriva uno stendardo da ognuna delle altre?
ask-nomads-from = Vita nomade: quale esercito del Cavallo si sposta?
ask-nomads-to = Vita nomade: dove va l’esercito che è { REGION($region_from, form: "in") }?

### Dark alliances

ask-alliance = { WHO($owner, form: "start") } sta per compiere l’azione { POSITION($position, form: "of") }. Chiedi di compierla al suo posto?
ask-offer = { WHO($owner, form: "start") } attacca { REGION($region_to, form: "the") } con { EMPIRE($empire, form: "the") }. Offri altri 4 stendardi?
ask-answer = { WHO($ally, form: "start") } propone { CARD($card, form: "the") }. { CARD($card, form: "terms") } Accetti?
ask-price-retrieve = Il prezzo dell’alleanza: recupera uno dei tuoi agenti. Quale?
ask-price-deck = { $left ->
    [one] Il prezzo dell’alleanza: pesca { $left } carta. Da quale mazzo?
   *[other] Il prezzo dell’alleanza: pesca { $left } carte. Da quale mazzo la prima?
}
ask-price-add = Il prezzo dell’alleanza: aggiungi 4 stendardi a una regione, dell’impero che la controlla. Quale?
ask-price-reveal = Il prezzo dell’alleanza: scopri una delle tue fedeltà. Quale?
ask-price-own = Il prezzo dell’alleanza: puoi scambiare uno dei tuoi agenti con uno { WHO($other, form: "of") }. Quale dei tuoi?
ask-price-other = Con quale agente { WHO($other, form: "of") } si scambia?

### Chance is asked these

ask-seat = Chi si siede dopo?
ask-first = Chi comincia?
ask-deal = Quale fedeltà viene distribuita?
ask-draw = Quale carta viene pescata?

### While somebody else is asked

waiting-chance = Decidono le carte.
waiting-over = { ask-nothing }
# $prompt is the question's.
waiting-player = { $prompt ->
    [deploy] { WHO($player, form: "start") } sta schierando un agente.
    [retrieve] { WHO($player, form: "start") } sta recuperando un agente.
    [act] { WHO($player, form: "start") } sta scegliendo un’azione.
    [reached] { WHO($player, form: "start") } sta scegliendo un’azione.
    [add] { WHO($player, form: "start") } sta piazzando stendardi.
    [attack_from] { WHO($player, form: "start") } sta preparando un attacco.
    [attack_to] { WHO($player, form: "start") } sta preparando un attacco.
    [attack_count] { WHO($player, form: "start") } sta preparando un attacco.
    [discard] { WHO($player, form: "start") } sta scartando.
    [swap] { WHO($player, form: "start") } sta pensando se scambiare le fedeltà.
   *[other] { WHO($player, form: "start") } sta pensando.
}

### Where passing is all that can be done: pass-only-<prompt>

pass-only-act = { POSITION($position) }: nessuna azione è possibile, e non hai carte da giocare.
pass-only-reached = Nessuna azione è possibile dove si trova ora il tuo agente.
pass-only-after-order = Non hai carte da giocare dopo questa azione.
pass-only-attack-from = { EMPIRE($empire, form: "start") } non ha nulla da attaccare.
pass-only-declared = Non hai carte da giocare prima di questo combattimento.
pass-only-after-fight = Non hai carte da giocare dopo questo combattimento.
pass-only-reinforce-from = Nessuna regione { EMPIRE($empire, form: "of") } ha stendardi da mandare.
pass-only-price-own = Nessun agente si può scambiare.
