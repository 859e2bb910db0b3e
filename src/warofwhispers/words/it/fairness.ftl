# Whether chance's answers fit what was promised: for the end page and `whispers verify`.

fair-fault = { $kind ->
    [commitment] Il segreto aperto non è quello su cui il tavolo si era impegnato.
    [words] Voce { NUMBER($entry) }: la partita non è cominciata con queste parole.
    [own-word] La tua parola per il posto { $seat } non è tra quelle della distribuzione.
    [own-table] La prova è quella di un altro tavolo.
    [own-commitment] Prima della partita il tavolo ti aveva mostrato un altro impegno.
    [own-head] Voce { NUMBER($entry) }: questo diario non è quello che ti è stato mostrato durante la partita.
    [chain] Voce { NUMBER($entry) } alterata: il suo hash non corrisponde.
    [setup] Voce { NUMBER($entry) }: la partita è stata preparata in modo diverso da quel che dice la registrazione.
    [undo] Voce { NUMBER($entry) }: mancano azioni prima della numero { NUMBER($step) }, o nessun annullamento poteva togliere le successive.
    [number] Voce { NUMBER($entry) }: l’estrazione { NUMBER($draw) } è fuori ordine.
    [draw] Estrazione { NUMBER($draw) } (voce { NUMBER($entry) }): { $step ->
        [none] non deriva dal segreto e dalle parole.
       *[other] non deriva dal segreto e dalle parole, azione { NUMBER($step) }.
    }
    [answer] Voce { NUMBER($entry) }: quel che ha fatto il caso non è quel che è stato estratto.
    [line] L’azione { NUMBER($step) } della registrazione non è quella del diario.
    [seat] Voce { NUMBER($entry) }: non spettava a questo posto giocare o annullare l’azione { NUMBER($step) }, oppure il caso non ha risposto subito.
    [game] { $step ->
        [none] La partita non si può rigiocare.
       *[other] La partita non si può rigiocare: azione { NUMBER($step) }.
    }
    [outcomes] Estrazione { NUMBER($draw) } (voce { NUMBER($entry) }): per le regole poteva uscire qualcos’altro{ $step ->
        [none] .
       *[other] , azione { NUMBER($step) }.
    }
   *[proof] La prova in questa registrazione è incompleta o illeggibile.
}
