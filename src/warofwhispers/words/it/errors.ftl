# Errors of files, records, saved states and commands: what was asked, what was given, and the rule.
# $where is a place in a file (board.json: regions B4: home), $fault another error's own sentence,
# $near what may have been meant.

### Files

refusal-in-file = { $where }: { $fault }
refusal-file-unreadable = { $where }: { $fault ->
    [none] il file non si può leggere
   *[other] il file non si può leggere: { $fault }
}
syntax-not-utf-8 = non è un file di testo in UTF-8
syntax-place = errore alla riga { $line }, colonna { $column }
refusal-file-not-utf-8 = { $where }: non è JSON: { syntax-not-utf-8 }
refusal-json-bad = { $where }: non è JSON: { $fault }
refusal-json-beyond-reading = { $where }: JSON che non si può leggere: un numero è troppo lungo, o l’annidamento troppo profondo
refusal-json-key-twice = { $where }: la chiave { $key } compare due volte in un oggetto
refusal-key-missing = { $where }: manca la chiave «{ $key }»
refusal-key-unknown = { $where }: chiave sconosciuta { $key }{ $near ->
    [none] {""}
   *[other] ; intendevi «{ $near }»?
}
refusal-value-not-object = { $where }: { $given } non è un oggetto
refusal-value-not-list = { $where }: { $given } non è una lista
refusal-value-not-text = { $where }: { $given } non è una riga di testo
refusal-value-not-number = { $where }: { $given } non è un numero intero da { $low } a { $high }
refusal-value-not-known = { $where }: { $kind ->
    [empire] { $given } non è un impero
    [icon] { $given } non è un simbolo
    [preset] { $given } non è un regolamento
    [value] { $given } non è uno dei suoi valori
   *[order] { $given } non è un’azione
} ({ LIST($known, style: "plain") }){ $near ->
    [none] {""}
   *[other] ; intendevi «{ $near }»?
}
refusal-value-not-in-order = { $where }: deve essere { LIST($known, style: "plain") }, in quest’ordine

### Boards and councils

refusal-board-banners = { $where }: deve essere { $wanted }, non { $given } (R1.2)
refusal-board-id-twice = { $where }: un’altra regione ha lo stesso id ({ $other }; maiuscole e minuscole non contano)
refusal-board-region-count = { $where }: sono { $given }, non { $wanted } (R1.3)
refusal-board-no-home = { $where }: nessuna regione è d’origine { EMPIRE($empire, form: "of") }
refusal-board-start = { $where }: stendardi iniziali: { $given }, ma l’impero ne ha { $most } (R1.2)
refusal-board-bad-id = { $where }: l’id { $given } non è fatto di 1-6 lettere e cifre
refusal-board-icon-twice = { $where }: il simbolo «{ $icon }» compare due volte
refusal-board-border-twice = { $where }: questo confine compare due volte (prima come { $first })
refusal-board-no-such-region = { $where }: { $given } non è una regione di questo tabellone
refusal-board-border-ends = { $where }: un confine unisce due regioni, non { $given }
refusal-board-border-itself = { $where }: una regione non può confinare con sé stessa
refusal-board-disputed-missing = { $where }: non è uno dei confini
refusal-board-disputed-there = { $where }: è già uno dei confini
refusal-board-no-border = { $where }: { $present ->
    [none] la regione non ha confini
   *[other] la regione non ha confini quando { $present } sostituisce { $absent }
}
refusal-board-unreachable = { $where }: { $present ->
    [none] la regione non si può raggiungere da { $start }
   *[other] la regione non si può raggiungere da { $start } quando { $present } sostituisce { $absent }
}
refusal-board-not-offered = { COUNT($offered) ->
    [0] { $where }: qui non c’è un confine conteso, quindi «{ $given }» non si può scegliere
   *[other] { $where }: non c’è un confine conteso «{ $given }» (ci sono: { LIST($offered, style: "plain") })
}
refusal-councils-horse-steward = { $where }: serve un’altra azione oltre ad «add», perché horse_steward_adds=off la toglie
refusal-councils-positions = { $where }: le posizioni sono { $given }, non { COUNT($wanted) } ({ LIST($wanted, style: "plain") })
refusal-councils-order-count = { $where }: le azioni sono { $given }, non da 1 a { $most }
refusal-councils-order-twice = { $where }: è uguale all’azione { $other }
refusal-sites-point = { $where }: un punto ha due numeri, non { $given }

### Rulesets

refusal-ruleset-unknown = regole { $given }: questo regolamento non esiste ({ LIST($known, style: "plain") }){ $near ->
    [none] {""}
   *[other] ; intendevi «{ $near }»?
}
refusal-rules-unknown = la versione { $given } delle regole non è nota; lo sono { LIST($known, style: "plain") }
refusal-option-unknown = opzione { $given }: non esiste ({ LIST($known, style: "plain") }){ $near ->
    [none] {""}
   *[other] ; intendevi «{ $near }»?
}
refusal-option-value = opzione { $option }: { $given } non è uno dei suoi valori ({ LIST($known, style: "plain") }){ $near ->
    [none] {""}
   *[other] ; intendevi «{ $near }»?
}
refusal-option-twice = opzione { $option }: indicata sia come «{ $one }» sia come «{ $other }»; scegline una
refusal-option-border = { COUNT($offered) ->
    [0] opzione disputed_border: il tabellone { $board } non ha confini contesi, quindi «{ $given }» non si può scegliere
   *[other] opzione disputed_border: il tabellone { $board } non offre «{ $given }» (offre: { LIST($offered, style: "plain") })
}
refusal-setting-form = impostazione { $given }: scrivi opzione=valore, come fort=kill

### Games and actions

refusal-game-players = giocatori: { $given }, ma si gioca da 2 a 4 (R1.1)
refusal-game-no-society = «{ $given }» non è una società ({ LIST($known, style: "plain") }) (R1.1)
refusal-game-seats = posti { LIST($given, style: "plain") }: si gioca con 2-4 società diverse (R1.1)
refusal-game-seats-and-players = giocatori { $players } e posti { $seats } non corrispondono
refusal-game-seating = disposizione «{ $given }»: scegli fixed o chance (R2.3)
refusal-game-first = primo giocatore «{ $given }»: non è uno dei posti fissi ({ LIST($seats, style: "plain") }) (R2.3)
refusal-game-no-seat = «{ $given }» non ha un posto in questa partita ({ LIST($seats, style: "plain") })
refusal-not-an-action = { $near ->
    [none] { $given } non è una mossa
   *[other] { $given } non è una mossa; intendevi «{ $near }»?
}
refusal-action-after-the-end = { $given }: la partita è finita, non c’è altro da scegliere (R7.1)
refusal-action-not-text = la decisione { $number } chiede a { $player }: { $prompt } ({ $rule }); una risposta è un testo, non { $given }
refusal-action-unreadable = la decisione { $number } chiede a { $player }: { $prompt } ({ $rule }); { $fault }
refusal-action-not-offered = { $count ->
    [one] la decisione { $number } chiede a { $player }: { $prompt } ({ $rule }); { $given } non è la sua unica opzione
   *[other] la decisione { $number } chiede a { $player }: { $prompt } ({ $rule }); { $given } non è una delle sue { $count } opzioni
}

### Records

refusal-record-format = registrazione: non è nel formato «{ $wanted }»
refusal-record-version = registrazione: la versione { $given } non è supportata (questo programma legge la versione { $known })
refusal-record-rules = registrazione: la versione { $given } delle regole non è nota (la più recente è la { $known })
refusal-record-unknown-part = registrazione: parte sconosciuta { $given }
refusal-record-part = { $wanted ->
    [number] registrazione: { $part } non è un numero intero
    [texts] registrazione: { $part } non è una lista di testi
    [result] registrazione: { $part } non è né null né un oggetto con punteggi e vincitori
    [preset] registrazione: { $part } non è il nome di un regolamento
    [societies] registrazione: { $part } non è una lista di società
    [seating] registrazione: { $part } non è né «fixed» né «chance»
    [proof] registrazione: { $part } non ha la forma di una prova
   *[object] registrazione: { $part } non è un oggetto
}
refusal-record-first = registrazione: il primo giocatore { $given } non ha un posto fisso
refusal-record-chance = registrazione: il caso ha bisogno di un seme e di un contatore, numeri interi, il contatore al massimo { $most }
refusal-record-setup = registrazione: { $fault }
refusal-record-action = registrazione: mossa { $number }: { $fault }
refusal-record-result = registrazione: il risultato è diverso: le mosse portano a { $found }

### Saved states

refusal-state-not-object = stato salvato: { $part }: non è un oggetto
refusal-state-unknown-part = stato salvato: { $part }: parte sconosciuta { $given }
refusal-state-missing = stato salvato: manca { $part }
refusal-state-not-list = stato salvato: { $part } non è una lista
refusal-state-list-length = stato salvato: { $part } non è una lista di { $wanted }
refusal-state-number = stato salvato: { $part }: { $given } non è un numero intero da { $low } a { $high }
refusal-state-cards = stato salvato: { $part }: le carte di tipo { $kind } devono essere { $wanted }
refusal-state-holder = stato salvato: { $part }: { $region } è vuota ma non è del suo impero d’origine (R1.4)
refusal-state-banners = stato salvato: { $part }: gli stendardi di ogni impero devono essere { $wanted }, non { LIST($given, style: "plain") } (R1.5)
refusal-state-agents = stato salvato: { $part }: il giocatore { $player } ne ha { $given }, non { $wanted } (R1.1)
refusal-state-field = stato salvato: { $part }: il giocatore { $player } ha troppi agenti nelle regioni: { $given } (R3.3)
refusal-state-field-twice = stato salvato: { $part }: due agenti dello stesso giocatore sono in una regione (R3.3)
refusal-state-token-twice = stato salvato: { $part }: il giocatore { $player } ha due volte lo stesso gettone (R2.2)
refusal-state-not-frames = stato salvato: { $part } non è una lista di passi
refusal-state-not-frame = stato salvato: { $part }: { $given } non è un passo
refusal-state-unknown-frame = stato salvato: { $part }: passo sconosciuto { $given }
refusal-state-depth = stato salvato: { $part }: { $frame } non può stare alla profondità { $depth }
refusal-state-frame-size = stato salvato: { $part }: i numeri di { $frame } sono { $given }
refusal-state-no-order = stato salvato: { $part }: { $frame }: non c’è un’azione { $given }
refusal-state-stuck = stato salvato: { $part }: da qui la partita non prosegue ({ $fault })
refusal-state-asks-nobody = stato salvato: { $part }: interroga qualcuno che non c’è
refusal-state-no-answer = stato salvato: { $part }: fa una domanda senza risposta

### Environments for learning

refusal-env-reward = reward «{ $given }»: scegli win o margin
refusal-env-render-mode = render_mode «{ $given }»: scegli ansi, rgb_array o None
refusal-env-not-reset = nessuna partita è ancora pronta: chiama prima reset
refusal-env-observation = i parametri di osservazione non sono ammessi; dato: { $given }
refusal-env-no-sites = un tabellone con regioni proprie non si può disegnare: non ha luoghi
refusal-env-not-offered = domanda a { $asked }: { $prompt } ({ $rule }); { $text ->
    [none] la mossa { $action }
   *[other] la mossa { $action } «{ $text }»
} non è una delle sue { $count } opzioni

### Tables as they are stored

refusal-database-failed = { $fault }
refusal-entry-taken = tavolo { $table }: la voce { $entry } è già stata scritta da qualcun altro
refusal-journal-beginning = tavolo { $table }: il diario non comincia con la sua creazione
refusal-journal-created-twice = voce { $entry }: il tavolo è già stato creato
refusal-journal-kind = voce { $entry }: tipo sconosciuto { $kind }
refusal-journal-chain = voce { $entry }: non porta l’hash della voce precedente
refusal-journal-place = voce { $entry }: non fa seguito alla partita com’era prima
refusal-journal-entry = voce { $entry } ({ $kind }): { $fault }
refusal-snapshot-damaged = istantanea: danneggiata
refusal-snapshot-of-another-line = istantanea: di un’altra serie di mosse
refusal-snapshot-unreadable = istantanea: { $fault }

### The operator

refusal-ban-address = «{ $given }» non è né un indirizzo né una rete, come 203.0.113.7 o 2001:db8::/32
refusal-ban-everybody = { $given } è chiunque: indica una rete più piccola
refusal-ban-name = un nome da escludere non deve essere vuoto
refusal-operator-no-database = base di dati { $address }: è vuota; la prepara un server quando parte
refusal-operator-old-database = la base di dati è alla versione { $found }, e a questo programma serve la { $needed }: avvia una volta il server, che la porta lì
refusal-exchange-chain = tavolo { $table }: la voce { $entry } non segue da quella precedente
refusal-exchange-file-there = { $file } c’è già: indica un file nuovo
refusal-exchange-format = { $file } non è un file di tavoli: la prima riga dovrebbe indicare il formato «{ $format }», versione { $version }
refusal-exchange-line = { $file }, riga { $line }: { $fault }
refusal-exchange-numbers = tavolo { $table }: le sue voci non sono numerate a partire da 1
refusal-exchange-table-there = il tavolo { $table } è già nella base di dati
refusal-exchange-what = né un tavolo né una riga del gestore
refusal-exchange-row = una riga di { $rows } non è un oggetto
refusal-exchange-row-elsewhere = tavolo { $table }: una riga di { $rows } è di un altro tavolo
refusal-exchange-column = una riga di { $rows } ha un valore che non va nella sua colonna { $column }
refusal-restore-damaged = { $file } è danneggiato: { $fault }
refusal-restore-in-the-way = { $file } c’è già: aggiungi --replace per metterlo da parte
refusal-restore-needs-sqlite = { $file } è una base di dati SQLite e non si può ripristinare in PostgreSQL: ripristinala in un file, esporta da lì i tavoli e importali
refusal-restore-not-empty = { $address } ha già dei tavoli: una copia si ripristina in una base di dati vuota
