# The end of a game.

page-end-title = I sussurri tacciono
page-end-headline = { COUNT($names) ->
    [0] Non vince nessuno
    [1] { LIST($names, item: "item-society-start") } vince
   *[other] Vittoria condivisa: { LIST($names, item: "item-society") }
}
page-end-closed = La partita è stata chiusa prima della fine
page-end-slot = { SLOT($slot) } { $multiplier ->
    [-1] −1
   *[other] ×{ $multiplier }
}
page-end-cities = { COUNT($names) ->
    [0] nessuna città
   *[other] { LIST($names, item: "item-region", style: "plain") }
}{ $field ->
    [0] {""}
    [one] , 1 agente in una regione
   *[other] , { $field } agenti nelle regioni
}
page-end-hidden-bonus = { $n ->
    [one] 1 gettone ancora coperto
   *[other] { $n } gettoni ancora coperti
}
page-end-tie = Parità a { $points }: { LIST($players, item: "page-end-tied", style: "plain") }.
page-end-tied = { WHO($society) } con { $by ->
    [concealed] { $number ->
        [one] 1 fedeltà nascosta
       *[other] { $number } fedeltà nascoste
    }
   *[swaps] { $number ->
        [one] 1 scambio
       *[other] { $number } scambi
    }
} e { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}
page-end-plot-scores = Punteggi turno per turno
page-end-plot-cities = Città turno per turno
page-end-plot-spoken = { $title }. { LIST($lines, item: "page-end-plot-line", style: "plain") }.
page-end-plot-line = { $name }: { LIST($values, style: "plain") }
page-end-turning = Momenti decisivi
page-end-turning-line = { EMPIRE($empire, form: "start") } prende { REGION($region, form: "the") } { EMPIRE($from, form: "to") }.
page-end-turning-none = Nessuna città ha mai cambiato mano.
page-end-map = La mappa alla fine
page-end-replay = Rivedi la partita
page-end-rematch = Gioca ancora
page-end-share = Copia il link
page-end-record = Scarica la registrazione
page-end-round = Turno { $n }
page-end-start = Inizio
page-end-swing = { SIGNED($points) }
page-end-deals = Le estrazioni
page-end-check = Verifica le estrazioni
page-end-fair = Tutto combacia: { $draws ->
    [one] 1 estrazione deriva
   *[other] { $draws } estrazioni derivano
} dal segreto su cui il tavolo si era impegnato{ $words ->
    [0] , senza parole dei giocatori
    [one] {" "}e { $own ->
        [0] da una parola di un giocatore, data altrove
       *[other] dalla parola data qui
    }
   *[other] {" "}e da { $words } parole dei giocatori{ $own ->
        [0] , nessuna data qui
        [one] , una data qui
       *[other] , { $own } date qui
    }
}. { $undone ->
    [0] Nessuna estrazione è stata annullata.
    [one] 1 estrazione è stata annullata e rifatta.
   *[other] { $undone } estrazioni sono state annullate e rifatte.
}{ $given ->
    [0] {""}
    [one] {" "}La prima azione viene da un’altra partita e non è stata estratta qui.
   *[other] {" "}Le prime { $given } azioni vengono da un’altra partita e non sono state estratte qui.
}
page-end-unfair = Qualcosa non combacia:
page-end-unchecked = Questo tavolo è di una versione precedente; le sue estrazioni non si possono verificare.
page-end-no-proof = Questa registrazione non contiene nulla con cui verificare le estrazioni.
page-end-check-unsafe = Questa pagina può verificare le estrazioni solo su una connessione sicura. Il comando «whispers verify» verifica ovunque una registrazione scaricata.
page-end-unreadable = Giocata con regole che questa versione non conosce
page-end-actions = Che cosa è stato giocato
page-end-review = Uno sguardo indietro
page-end-review-text = Che cosa voleva ognuno, chi poteva saperlo, e dove hai sbagliato.
page-end-review-open = Guarda
