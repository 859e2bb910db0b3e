# The table: the map, the question and what can be done about it.

### The map

page-map-name = Mappa dei cinque imperi
page-map-zoom-in = Ingrandisci
page-map-zoom-out = Rimpicciolisci
page-map-whole = Mostra tutta la mappa
page-map-fill = Riempi il riquadro con la mappa

# A region for those who hear the map.
page-region-spoken = { REGION($region) }, { page-region-holder }, { page-region-banners }{ $icons ->
    [0] {""}
   *[other] , { LIST($names, item: "item-icon", style: "plain") }
}{ $over ->
    [0] {""}
   *[other] , { supply-over }
}{ $open ->
    [yes] , si può scegliere
   *[no] {""}
}
page-region-holder = { $own ->
    [yes] regione d’origine { EMPIRE($home, form: "of") }
   *[no] in mano { EMPIRE($empire, form: "to") }, regione d’origine { EMPIRE($home, form: "of") }
}
page-region-banners = { $number ->
    [0] nessuno stendardo
    [one] 1 stendardo
   *[other] { $number } stendardi
}

### The top of the table

page-skip = Vai alla domanda
page-round = Turno { $n } di 4
page-phase = · { PHASE($phase, form: "start") }
page-watching = Stai guardando.
page-step-nav = Passi della partita
page-step-back = Un passo indietro
page-step-on = Un passo avanti
page-step-now = Torna al presente
page-step-at = Sguardo al passato: passo { $n } di { $last }
page-menu = Menu
page-chat-title = Chat
page-chat-unread = { $n ->
    [one] Chat: 1 nuovo messaggio
   *[other] Chat: { $n } nuovi messaggi
}

### The question

page-question-title = Domanda
page-question-watch = Guarda che cosa fanno gli altri…
page-question-dealt = Le fedeltà vengono distribuite…
page-question-sending = Invio…
page-question-auto = Una sola risposta: parte tra un attimo.
page-question-options = Risposte
page-question-regions = { $n ->
    [one] In una regione: { $n } possibile, illuminata sulla mappa
   *[other] In una regione: { $n } possibili, illuminate sulla mappa
}
page-question-over-supply = Oltre le scorte: { LIST($regions, item: "page-question-over-supply-item", style: "plain") }
page-question-over-supply-item = { REGION($region) } −{ $over }
page-question-nothing = ora senza effetto
page-question-gain = { $from } → { $to }
page-question-swap = { $option }: il tuo punteggio da { $from } a { $to }
page-place-control = Controlleresti: { LIST($positions, item: "page-place-position", style: "plain") }.
page-place-position = { TITLE($item) }
page-place-cut = Potrebbe ancora inserirsi: { LIST($players, item: "item-society", style: "plain") } (R4.2).
page-ability-tip =
    { ABILITY($ability) }
    { ABILITY($ability, form: "text") }
page-card-price = { CARD($card, form: "price") }
page-cards = { LIST($cards, item: "item-card") }
page-coach-ask = Chiedi al suggeritore
page-suspicion-open = Sospetti

### What would come of it

page-outcome-title = { $number ->
    [one] Con { $number } stendardo
   *[other] Con { $number } stendardi
}
page-outcome-all = { $number ->
    [one] Con l’unico che c’è
   *[other] Con tutti e { $number }
}
page-outcome-losses = ne perde { $lost }, ne tiene { $left }
page-outcome-fort = uno per il forte (R5.4)
page-outcome-holder = { REGION($region) }: la regione sarà { EMPIRE($empire, form: "of") }.
page-outcome-count = { $number ->
    [one] 1 stendardo
   *[other] { $number } stendardi
}. { page-outcome-holder }
page-outcome-cities = Una città cambia mano.
page-outcome-score = Il tuo punteggio: { $from } → { $to }
page-outcome-send = Attacca con { $number }
page-outcome-needed = { $number ->
    [one] Ne basta uno per prenderla.
   *[other] Ne servono almeno { $number } per prenderla.
}
page-outcome-short = { $number ->
    [one] L’unico che può partire non la prenderebbe.
   *[other] Nemmeno tutti e { $number } la prenderebbero.
}
page-loyalty-times = { $multiplier ->
    [-1] −1
   *[other] ×{ $multiplier }
}

### Why not?

page-why-title = Perché no?
page-why-past = Stai guardando il passato. Torna al presente per giocare.
page-why-watching = Stai guardando: rispondono solo i giocatori.

### Taking back

page-undo = Annulla
page-undo-ask = Chiedi di annullare
page-undo-ok = Ritira la tua ultima scelta
page-undo-reason = { $reason ->
    [ok] Ritira la tua ultima scelta
    [nothing] Non hai nulla da ritirare.
    [chance] Poi è stata pescata una carta: serve l’accordo di tutti.
    [revealed] Poi è stato rivelato qualcosa: serve l’accordo di tutti.
    [other_moved] Poi ha giocato qualcun altro: serve l’accordo di tutti.
    [not_seated] Solo i giocatori possono annullare.
    [over] La partita è finita.
   *[not_started] La partita non è cominciata.
}

### Passing the screen on

page-cover-title = Passa lo schermo a { $name }
page-cover-text = Tu sei { SOCIETY($society) }. Quando nessun altro guarda, continua.
page-cover-go = Sono { $name }: mostra la mia parte

### On a phone

page-sheet-map = Mappa
page-sheet-councils = Consigli
page-sheet-players = Giocatori
page-sheet-hand = Mano
page-sheet-log = Cronaca
page-strip-players = Le società e i loro punteggi

### Scores and positions, as grid and strip show them

page-score-range = { $low }…{ $high }
page-score-covered = ·
page-score = { $known ->
    [yes] punteggio attuale { $low }
   *[no] punteggio tra { $low } e { $high }, per quel che sai
}
page-player-tip =
    { WHO($society, form: "bare") }
    { $named ->
        [yes] { SOCIETY($society, form: "bare") }
       *[no] {""}
    }
    { $covered ->
        [yes] {""}
       *[no] { page-score }
    }
page-position-tip =
    { POSITION($position) }
    { page-position-sits }
page-position-sits = { $agent ->
    [none] { $controller ->
        [none] posto libero
       *[other] posto libero, controllato { WHO($controller, form: "from") }
    }
   *[other] { WHO($agent, form: "bare") }
}
page-position-spoken = { POSITION($position) }: { page-position-sits }{ $acting ->
    [yes] , agisce ora
   *[no] {""}
}{ $open ->
    [yes] , si può scegliere
   *[no] {""}
}
page-card = { CARD($card) }
page-position = { POSITION($position) }
page-order = { ORDER($order) }
    .short = { ORDER($order, form: "short") }
