# The command line: what commands are for, their arguments, what they print and complain about.

cli-about = A War of Whispers: giocalo, simulalo, verificalo.
cli-example = esempio: { $command }
cli-error = whispers: errore: { $message }
cli-system-error = { $where ->
    [none] { $fault }
   *[other] { $where }: { $fault }
}
system-ENOENT = nessun file o cartella con questo nome
system-EACCES = accesso negato
system-EPERM = operazione non permessa
system-EEXIST = questo file esiste già
system-ENOTDIR = non è una cartella
system-EISDIR = è una cartella
system-ENOSPC = sul disco non c’è più spazio
system-EROFS = su questo disco non si può scrivere
system-EADDRINUSE = questo indirizzo è già in uso
system-EADDRNOTAVAIL = questo indirizzo non è di questo computer
system-ECONNREFUSED = connessione rifiutata
cli-see-help = { $message } (vedi { $command } --help)
cli-interrupted = interrotto
cli-unexpected = questo non dovrebbe succedere: { $kind }: { $fault } (con { $variable }=1 si vede di più)

### Commands

cli-play-about = gioca una partita nel terminale; esci con Ctrl-C, torna con lo stesso comando
    .start = Gioca una partita nel terminale; esci con Ctrl-C, torna con lo stesso comando.
cli-serve-about = apri tavoli a cui giocare nel browser: con amici, con bot o a uno schermo solo
    .start = Apri tavoli a cui giocare nel browser: con amici, con bot o a uno schermo solo.
cli-admin-about = gestisci un server: tavoli, persone, segnalazioni e copie di sicurezza
    .start = Gestisci un server: tavoli, persone, segnalazioni e copie di sicurezza.
cli-simulate-about = gioca partite a caso e racconta com’è andata
    .start = Gioca partite a caso e racconta com’è andata.
cli-arena-about = fai giocare i bot tra loro e di’ chi è più forte
    .start = Fai giocare i bot tra loro e di’ chi è più forte.
cli-exploit-about = addestra un avversario contro un livello di bot e di’ quante volte vince
    .start = Addestra un avversario contro un livello di bot e di’ quante volte vince.
cli-replay-about = rigioca registrazioni; codice di uscita 1 se una non finisce come registrato
    .start = Rigioca registrazioni; codice di uscita 1 se una non finisce come registrato.
cli-verify-about = verifica con le registrazioni dei tavoli che le distribuzioni siano state oneste; codice di uscita 1 se una non torna
    .start = Verifica con le registrazioni dei tavoli che le distribuzioni siano state oneste; codice di uscita 1 se una non torna.
cli-analyse-about = di’ che cosa può pensare un posto a una domanda di una registrazione: ipotesi, mosse, motivi
    .start = Di’ che cosa può pensare un posto a una domanda di una registrazione: ipotesi, mosse, motivi.
cli-puzzles-about = elenca, controlla o crea i rompicapi del giorno
    .start = Elenca, controlla o crea i rompicapi del giorno.
cli-trace-about = stampa ogni decisione di una registrazione, con tutto il tavolo prima, in righe JSON
    .start = Stampa ogni decisione di una registrazione, con tutto il tavolo prima, in righe JSON.
cli-perft-about = conta le sequenze di mosse da una posizione, profondità per profondità
    .start = Conta le sequenze di mosse da una posizione, profondità per profondità.

### Arguments

# What help calls the value of an argument.
cli-placeholder-act = AZIONE
cli-placeholder-address = INDIRIZZO
cli-placeholder-command = COMANDO
cli-placeholder-dir = CARTELLA
cli-placeholder-file = FILE
cli-placeholder-float = NUMERO
cli-placeholder-high = ALTO
cli-placeholder-int = INTERO
cli-placeholder-kind = TIPO
cli-placeholder-language = LINGUA
cli-placeholder-level = LIVELLO
cli-placeholder-low = BASSO
cli-placeholder-mb = MB
cli-placeholder-name = NOME
cli-placeholder-number = NUMERO
cli-placeholder-option = OPZIONE
cli-placeholder-record = PARTITA
cli-placeholder-seat = POSTO
cli-placeholder-society = SOCIETÀ
cli-placeholder-table = TAVOLO
cli-placeholder-text = TESTO
cli-placeholder-value = VALORE

cli-help-players = numero di giocatori: 2, 3 o 4 (se non indicato: { $default })
cli-help-ruleset = uno tra { $known } (se non indicato: { $default })
cli-help-ruleset-file = regole tue
cli-help-set = cambia un’opzione delle regole; si può ripetere
cli-help-board = un tabellone tuo
cli-help-seed = lo stesso seme dà la stessa partita
cli-help-seed-default = lo stesso seme dà la stessa partita (se non indicato: { $default })
cli-help-society = chi sei: una tra { $known }
cli-help-opponents = chi gioca contro di te: un livello per tutti, o uno per ognuno, tra { $known } (se non indicato: random)
cli-help-save = salva la partita in questo file
cli-help-new = comincia una nuova partita anche se ce n’è una salvata
cli-help-games = numero di partite (se non indicato: { $default })
cli-help-start = numero della prima partita; la partita I di un seme è sempre la stessa (se non indicato: 0)
cli-help-records = registra ogni partita in questa cartella
cli-help-json = stampa JSON
cli-help-record = un file di registrazione
cli-help-depth = numero di mosse
cli-help-after = comincia dopo K decisioni a caso dei giocatori, con il caso che distribuisce secondo il seme (se non indicato: 0)
cli-help-divide = conta anche per prima mossa
cli-help-config = un file TOML con queste impostazioni
cli-help-step = numero della decisione (se non indicato: l’ultima con una scelta)
cli-help-puzzles-make = crea N nuovi rompicapi da partite tra bot
cli-help-puzzles-check = cerca di nuovo ogni soluzione: codice di uscita 1 se una non è nettamente la migliore
cli-help-puzzles-renew = con --check: scrivi in un file i rompicapi confermati, con le cifre trovate ora
cli-help-puzzles-file = il file in cui scrivere i nuovi rompicapi, o da cui leggerli (se non indicato: quelli del pacchetto)
cli-help-puzzles-worlds = mondi in cui si provano le risposte migliori (se non indicato: { $default })
cli-help-seat = uno tra { $known } (se non indicato: chi deve rispondere)
cli-help-simulations = partite provate per posizione, da ogni bot
cli-help-simulations-default = partite provate (se non indicato: { $default })
cli-help-moves = numero di mosse da mostrare (se non indicato: 5)
cli-help-bots = due o più tra { $known }
cli-help-hero = il primo bot da solo contro tavoli di ognuno degli altri
cli-help-equal-time = gli altri provano K partite per posizione, il primo bot quante ne stanno nello stesso tempo di calcolo
cli-help-seconds = secondi di riflessione per posizione, per ogni bot
cli-help-out = conserva i risultati in questo file, e continua da lì
cli-help-keep-records = conserva anche la registrazione di ogni partita
cli-help-portrait = descrivi il loro gioco: parità, scambi, fedeltà, carte, abilità
cli-help-exploit-level = chi battere: un livello tra { $known }
cli-help-exploit-minutes = per quanti minuti imparare (se non indicato: { $default })
cli-help-exploit-generations = o solo fino a questo numero di generazioni
cli-help-exploit-deals = distribuzioni, ognuna in ogni posto, su cui una generazione prova ciascuna delle sue idee (se non indicato: { $default })
cli-help-exploit-games = partite nuove che alla fine mostrano che cosa è stato imparato (se non indicato: { $default })
cli-help-exploit-out = conserva in questo file ciò che è stato imparato, e riparti da lì
cli-help-sprt = fermati quando è deciso quale quota vince il primo bot, per esempio 0.5,0.6
cli-help-plot = disegna le quote di vittorie
cli-help-processes = numero di processi (se non indicato: uno per nucleo)
cli-help-ray = distribuisci le partite su un cluster Ray («local» ne avvia uno qui)

cli-help-language = la lingua di tutti i testi: { $known } (se non indicata: secondo LANG)

# What argparse says by itself; %s and the like are its own.
cli-argparse-usage = uso:{" "}
cli-argparse-positional = argomenti
cli-argparse-options = opzioni
cli-argparse-help = mostra questo aiuto ed esce
cli-argparse-version = mostra la versione del programma ed esce
cli-argparse-required = mancano questi argomenti: %s
cli-argparse-unrecognized = argomenti sconosciuti: %s
cli-argparse-one-of = serve uno di questi argomenti: %s
cli-argparse-not-with = non va insieme all’argomento %s
cli-argparse-expected-one = serve un valore
cli-argparse-expected-some = serve almeno un valore
cli-argparse-ignored = valore di troppo: «%s»
cli-argparse-ambiguous = opzione ambigua: %(option)s può essere %(matches)s
cli-argparse-choice = scelta sconosciuta: «%(value)s» (a scelta: %(choices)s)
cli-argparse-value = «%(value)s» qui non è un numero valido
cli-argparse-argument = argomento %(argument_name)s: %(message)s

### Settings of the server

cli-serve-flag = { $text } [{ $variable }]
cli-serve-flag-default = { $text } (se non indicato: { $default }) [{ $variable }]
cli-serve-setting-host = indirizzo su cui ascoltare; 0.0.0.0 apre ad altre macchine
cli-serve-setting-port = porta su cui ascoltare; se è occupata, una libera vicina
cli-serve-setting-database = un file, o un indirizzo sqlite:/// o postgresql:// (se non indicato: un file nella tua cartella dei dati)
cli-serve-setting-open-browser = apri l’indirizzo in un browser
cli-serve-setting-workers = processi in cui pensano i bot
cli-serve-setting-bot-seconds = secondi che un bot può pensare a una posizione di un consiglio
cli-serve-setting-bot-pause = secondi che un bot impiega in media a rispondere; con 0 il suo ritmo tradisce che cosa ha in mano
cli-serve-setting-log-level = debug, info, warning o error
cli-serve-setting-log-format = text per le persone, json per le macchine
cli-serve-setting-shutdown-seconds = secondi di attesa per le connessioni aperte quando si ferma
cli-serve-setting-new-tables-per-minute = tavoli e registrazioni che un indirizzo può creare, e posti che può prendere
cli-serve-setting-requests-per-second = richieste che un indirizzo può mandare, in media
cli-serve-setting-chat-per-minute = messaggi e nomi che un posto può scrivere
cli-serve-setting-claims-per-hour = volte che un indirizzo può chiedere un posto il cui link è andato perso
cli-serve-setting-reports-per-hour = segnalazioni che un indirizzo, o un posto, può mandare al gestore
cli-serve-setting-keep-days = giorni per cui un tavolo è conservato dopo l’ultima cosa che vi è successa; 0: per sempre
cli-serve-setting-keep-megabytes = spazio per tutti i diari insieme; oltre, si cancellano i tavoli fermi da più tempo; 0: nessun limite
cli-serve-setting-patience = secondi di assenza di un giocatore prima che gli altri possano chiedere un bot; almeno 60
cli-serve-setting-connections = connessioni che possono essere aperte in tutto
cli-serve-setting-connections-per-address = connessioni che un indirizzo può tenere aperte, se non c’è un proxy fidato
cli-serve-setting-request-seconds = secondi entro cui una richiesta deve essere arrivata
cli-serve-setting-streams-per-address = flussi di eventi che un indirizzo può tenere aperti
cli-serve-setting-listed-per-address = tavoli di uno stesso indirizzo che la sala può mostrare
cli-serve-setting-trust-proxy = fidati di X-Forwarded-For, dietro un proxy tuo
cli-serve-setting-metrics = offri metriche Prometheus su /metrics
cli-serve-address = A War of Whispers: { $address }  (Ctrl-C ferma; ogni partita è conservata)
cli-serve-nearby = per gli amici nella tua rete: { $address }
cli-serve-stopped = fermo; ogni partita è conservata
cli-serve-no-port = nessuna porta libera su { $host }

### Output

cli-progress-games = partite
cli-games = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}
cli-simulate-games = { COUNT($changed) ->
    [0] partite { $games }, giocatori { $players }, regole { $ruleset }, seme { $seed }, dalla partita { $start } in poi
   *[other] partite { $games }, giocatori { $players }, regole { $ruleset } con { LIST($changed, style: "plain") }, seme { $seed }, dalla partita { $start } in poi
}
cli-simulate-decisions = decisioni  { cli-simulate-range } a partita, dei giocatori, con due o più opzioni
cli-simulate-answers = risposte   { cli-simulate-range } a partita, comprese quelle obbligate e quelle del caso
cli-simulate-range = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } (da { $low } a { $high })
cli-simulate-seat = { $name }  vittorie { $wins }   punti { cli-simulate-range }
cli-simulate-ties = parità     condivise { $shared }, vinte da nessuno { $nobody }
cli-simulate-rate = { $compiled ->
    [yes] ritmo      decisioni { $decisions }, partite { NUMBER($games, minimumFractionDigits: 1, maximumFractionDigits: 1) } per secondo di CPU (motore compilato)
   *[no] ritmo      decisioni { $decisions }, partite { NUMBER($games, minimumFractionDigits: 1, maximumFractionDigits: 1) } per secondo di CPU (motore non compilato)
}
cli-simulate-checksum = controllo  { $checksum }
cli-simulate-records = registrate { $games } in { $folder }
cli-verify-fits = { $path }: onesta: { $draws ->
    [one] 1 estrazione
   *[other] { $draws } estrazioni
} (annullate: { $undone }), { $words ->
    [one] 1 parola
   *[other] { $words } parole
}, { $entries ->
    [one] 1 voce
   *[other] { $entries } voci
}; tavolo { $table }, impegno { $commitment }{ $given ->
    [0] {""}
    [one] ; la prima azione viene da un’altra partita
   *[other] ; le prime { $given } azioni vengono da un’altra partita
}
cli-verify-fault = { $path }: { $fault }
cli-verify-no-proof = { $path }: non porta prove delle sue distribuzioni (giocata senza rete, o a un tavolo di una versione precedente)
cli-replay-going-on = { $path }: si rigioca, mosse { $actions }, turno { $round }, non ancora finita
cli-replay-over = { COUNT($winners) ->
    [0] { $path }: si rigioca, mosse { $actions }, { LIST($scores, item: "item-score", style: "plain") }; non vince nessuno
   *[other] { $path }: si rigioca, mosse { $actions }, { LIST($scores, item: "item-score", style: "plain") }; vittoria: { LIST($winners) }
}
item-score = { $who } { $points }
cli-perft-game = { $compiled ->
    [yes] giocatori { $players }, regole { $ruleset }, seme { $seed }, dopo { $after } decisioni, motore compilato
   *[no] giocatori { $players }, regole { $ruleset }, seme { $seed }, dopo { $after } decisioni, motore non compilato
}
cli-perft-depth = profondità { $depth }: { $count } ({ $rate } per secondo di CPU)
cli-perft-action = {"  "}{ $action }: { $count }
cli-arena-games = partite { $games }, giocatori { $players }, regole { $ruleset }, seme { $seed }, ogni distribuzione in ogni posto
cli-arena-bot = { $name } vittorie { $wins } (da { $low } a { $high })   Plackett-Luce { $strength }{ $rating ->
    [none] {""}
   *[other] {"   "}openskill { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}   { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s di calcolo a partita{ $simulations ->
    [none] {""}
   *[other] , { $simulations } simulazioni per posizione
}{ $rate ->
    [none] {""}
   *[other] , simulazioni al secondo { $rate }
}
cli-arena-seat = posto { $seat }        vittorie { $wins } (da { $low } a { $high })
cli-arena-sprt = { $verdict ->
    [none] { $bot }: quota { $low } o { $high }? ancora aperto (SPRT, 5%)
    [stronger] { $bot }: quota { $low } o { $high }? più forte (SPRT, 5%)
   *[not-stronger] { $bot }: quota { $low } o { $high }? non più forte (SPRT, 5%)
}
cli-arena-plot-title = { $players } giocatori, { cli-games }
cli-arena-plot-share = quota di vittorie
cli-arena-portrait = Come giocano, in { cli-games } (una media, e metà del suo intervallo al 95%)
cli-arena-portrait-ties = partite con una parità in testa, in proporzione
cli-arena-portrait-early-swaps = scambi nel turno 1, per posto
cli-arena-portrait-swaps = scambi, per posto
cli-arena-portrait-alike-dealt = correlazione delle fedeltà di due posti, alla distribuzione
cli-arena-portrait-alike-ended = la stessa alla fine
cli-arena-portrait-drawn = carte pescate, a partita
cli-arena-portrait-unused = di cui mai usate
cli-arena-portrait-betrayed = città tolte a un impero da chi gli era devoto, a partita
cli-arena-portrait-in-vain = di cui senza guadagnare nulla sugli altri
cli-arena-portrait-line = {"  "}{ $mean } ± { $error }  { $what }
cli-arena-portrait-turn = {"  "}{ $turn }º a giocare: vittorie { $wins } (da { $low } a { $high })
cli-arena-portrait-devout = {"  "}Devoto alla distribuzione, { EMPIRE($empire) }: vittorie { $wins } (da { $low } a { $high })
cli-arena-portrait-ability = {"  "}{ $often }  { ABILITY($ability) }, a partita
cli-arena-faults = errori         { $number }
cli-arena-fault = {"  "}{ $bot } alla decisione { $decision }: { $reason }
cli-arena-fault-records = {"  "}le loro registrazioni sono in { $path }
cli-exploit-generation = generazione { $number }: l’idea migliore ha vinto { $best }
cli-exploit-found = Dopo { $generations ->
        [one] { $generations } generazione
       *[other] { $generations } generazioni
    } chi impara vince { $wins } (da { $low } a { $high }) su { $games ->
        [one] { $games } partita nuova
       *[other] { $games } partite nuove
    } contro { $level }; la parità sarebbe { $even }.
cli-exploit-liking = {"  "}{ $what ->
    [attack] le azioni di attacco
    [draw] le azioni che pescano carte
    [swap] lo scambio di fedeltà
    [mask] agenti dove non ha puntato, all’inizio
   *[play] l’uso delle carte
}: { $points }

### Complaints

refusal-usage-needs-yes = un tavolo cancellato non torna più: aggiungi --yes, o prima esportalo
refusal-usage-no-ban = non c’è un’esclusione { $number }: «whispers admin bans» le elenca
refusal-usage-no-report = nessuna segnalazione { $number } in attesa: «whispers admin reports» elenca quelle che ci sono
refusal-usage-prune-what = nulla dice che cosa è troppo vecchio o in eccesso: indica --days o --megabytes, o imposta keep_days o keep_megabytes
refusal-usage-with-hidden = { COUNT($tables) ->
    [one] la partita al tavolo { LIST($tables) } è in corso: il suo diario rivela ogni mano e tutto ciò che verrà pescato; aggiungi --with-hidden per scriverlo comunque, e non mostrare il file a nessun giocatore
   *[other] le partite ai tavoli { LIST($tables) } sono in corso: i loro diari rivelano ogni mano e tutto ciò che verrà pescato; aggiungi --with-hidden per scriverli comunque, e non mostrare il file a nessun giocatore
}
refusal-usage-at-least = { $option } { $given }: almeno { $low }
refusal-usage-game-kept = in { $path } è salvata una partita: continuala (senza opzioni), o comincia una nuova (--new)
refusal-usage-opponents = --bots: livelli indicati { $given }, avversari { $number }; indicane uno per tutti, o uno per ognuno
refusal-usage-language = --language «{ $given }»: questa lingua non esiste ({ LIST($known, style: "plain") })
refusal-usage-society = --society «{ $given }»: questa società non esiste ({ LIST($known, style: "plain") }) (R1.1)
refusal-usage-server-needs = al server serve { LIST($missing, style: "plain") }: pip install 'warofwhispers[server]'
refusal-usage-package = { $option }: il pacchetto { $package } qui non è installato
refusal-usage-sprt = --sprt «{ $given }»: indica due quote, prima la minore, per esempio 0.5,0.6
refusal-usage-equal-time = --equal-time vuole --hero, senza --simulations né --seconds
refusal-usage-no-seat = { $over ->
    [yes] decisione { $number }: la partita è finita; indica un posto (--seat)
   *[no] decisione { $number }: tocca al caso; indica un posto (--seat)
}
refusal-usage-seat = --seat «{ $given }»: in questa registrazione giocano { LIST($seats, style: "plain") } (R1.1)
refusal-usage-step = --step { $given }: questa registrazione ha le decisioni da 0 a { $last }
refusal-save-no-home = non c’è una cartella personale in cui salvare la partita: indica un file con --save
refusal-save-not-json = { $path }: non è una partita salvata: non è JSON: { $fault } ({ cli-save-advice })
refusal-save-is-record = { $path }: è una registrazione, non una partita da continuare ({ cli-save-advice })
refusal-save-version = { $path }: non è una partita salvata di questa versione ({ cli-save-advice })
refusal-save-broken = { $path }: non è una partita salvata: { $fault } ({ cli-save-advice })
refusal-save-nobody = { $path }: una partita salvata senza giocatore, o già finita ({ cli-save-advice })
cli-save-advice = resta com’è; --new comincia un’altra partita e mette da parte questa
refusal-setting-unknown = { $where }: { $given }: impostazione sconosciuta ({ LIST($known, style: "plain") })
refusal-setting-not-bool = { $where }: { $given } non è né true né false
refusal-setting-not-number = { $where }: { $given } non è un numero
refusal-setting-range = { $where }: { $given } non è tra { $least } e { $most }
refusal-setting-words = { $where }: { $given } non è uno di { LIST($known, style: "plain") }
refusal-setting-database = { $where }: { $given }:// non è né sqlite:/// né postgresql://
refusal-start-database = base di dati { $address }: { $fault }
refusal-start-address = indirizzo { $host }, porta { $port }: { $fault }
refusal-database-address = l’indirizzo della base di dati non si può leggere; ha la forma postgresql://nome:password@host:5432/base
refusal-database-without-file = una base di dati SQLite ha bisogno di un file, per esempio sqlite:////var/lib/whispers/tables.sqlite3
refusal-database-locked = la sta usando un altro server; ferma quello, o indica un’altra base di dati
refusal-bot-level = bot «{ $given }»: questo livello non esiste; ci sono { LIST($known, style: "plain") }; tutti tranne random accettano un carattere ({ LIST($characters, style: "plain") }), come search~warlord
refusal-bot-twice = bot «{ $given }»: indicato due volte
refusal-bots-none = bot: indicane almeno uno
refusal-bots-hero = bot: indicane due o più, per primo il protagonista
refusal-bots-thought-twice = indica la riflessione in simulazioni o in secondi, non entrambe
refusal-bots-thought = la riflessione per una posizione: 0 o più simulazioni, o più di 0 secondi
refusal-results-other-plan = { $path }: non sono i risultati di questo piano; indica un altro file
refusal-results-not = { $path }: non è un file di risultati; indicane un altro
refusal-ray-address = cluster Ray «{ $given }»: indica HOST:PORT, o «local»
refusal-ray-silent = cluster Ray «{ $given }»: lì non risponde nessuno ({ $fault })
refusal-worker-killed = un processo che giocava partite è stato fermato dall’esterno
