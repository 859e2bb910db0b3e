# Refusals: what was asked, what was given, and the rule. These are the table's and the server's;
# errors.ftl has those of files, records and commands.

refusal-ask-again = Era stato chiesto con una versione precedente: va chiesto di nuovo.
refusal-asked-already = Il tavolo sta già votando su questo.
refusal-asks-somebody-else = Non tocca a te: la mossa { $turn } è di un altro giocatore.
refusal-bad-body = Il corpo della richiesta non si può leggere.
refusal-bad-last-event-id = Last-Event-ID non è il numero di una voce del diario.
refusal-bad-record = La registrazione non si può usare: { $detail }
refusal-long-region-name = La registrazione non si può usare: il nome della regione { $region } ha più di { $most } caratteri.
refusal-bad-rules = Con queste regole non si può giocare: { $detail }
refusal-banned = Chi gestisce questo server non ammette questo indirizzo.
refusal-body-too-large = La richiesta è troppo grande: al massimo { $bytes } byte.
refusal-body-too-slow = La richiesta non è arrivata in tempo.
refusal-bot-plays-already = Per questo posto gioca già un bot.
refusal-bot-plays-for-you = Un bot sta giocando per te. Riprendi prima il tuo posto.
refusal-claim-needs-consent = Non hanno ancora accettato tutti.
refusal-claim-waits = { $seconds ->
    [one] Chi occupa il posto ha ancora { $seconds } secondo per opporsi.
   *[other] Chi occupa il posto ha ancora { $seconds } secondi per opporsi.
}
refusal-claimed-too-often = { $seconds ->
    [one] Questo posto è stato chiesto e rifiutato. Si potrà chiedere di nuovo tra { $seconds } secondo.
   *[other] Questo posto è stato chiesto e rifiutato. Si potrà chiedere di nuovo tra { $seconds } secondi.
}
refusal-coach-silent = Il suggeritore è occupato. Riprova tra un attimo.
refusal-continue-after-the-game = Si può continuare a giocare da una partita solo quando è finita.
refusal-database-away = La base di dati non risponde. Riprova tra un attimo.
refusal-field = { $problem ->
    [missing] { $field }: questo campo manca.
    [extra_forbidden] { $field }: qui questo campo non esiste.
    [string_too_long] { $field }: al massimo { $limit } caratteri.
    [string_too_short] { $field }: almeno { $limit } caratteri.
    [too_long] { $field }: al massimo { $limit } elementi.
    [too_short] { $field }: almeno { $limit } elementi.
    [greater_than_equal] { $field }: almeno { $limit }.
    [less_than_equal] { $field }: al massimo { $limit }.
    [string_type] { $field }: deve essere un testo.
    [int_type] { $field }: deve essere un numero intero.
    [int_parsing] { $field }: deve essere un numero intero.
    [bool_type] { $field }: deve essere vero o falso.
    [list_type] { $field }: deve essere una lista.
    [dict_type] { $field }: deve essere un oggetto.
    [model_attributes_type] { $field }: deve essere un oggetto.
    [literal_error] { $field }: deve essere uno di { $known }.
   *[other] { $field }: { $detail }
}
refusal-field-blank = non deve essere vuoto.
refusal-field-level = questo livello non esiste. Ci sono { LIST($levels, style: "plain") }.
refusal-field-name-unseen = questo nome contiene caratteri che non si vedono o che cambiano la lettura degli altri. Toglili.
refusal-field-needed = { $kind ->
    [undo] di’ a quale domanda tornare.
   *[bot] di’ per quale posto è il bot.
}
refusal-first-needs-a-fixed-seat = first: indica una società con un posto fisso a questo tavolo.
refusal-for-seats-only = Possono farlo solo i giocatori di questo tavolo.
refusal-for-the-host-only = Può farlo solo chi ospita questo tavolo.
refusal-game-has-begun = La partita è già cominciata.
refusal-journal-full = Il diario di questo tavolo è pieno ({ $most } voci): la partita può arrivare alla fine, ma non si registra altro.
refusal-key-used-otherwise = Questa chiave di idempotenza è già servita per un’altra richiesta.
refusal-metrics-off = Su questo server le metriche sono spente.
refusal-lobby-share = La sala mostra al massimo { $most } tavoli alla volta per uno stesso indirizzo. Crea questo senza mostrarlo, o concludine un altro.
refusal-muted = Chi gestisce questo server ha tolto la parola a questo posto.
refusal-muted-already = Il posto { $seat } è già silenziato.
refusal-name-banned = Chi gestisce questo server non ammette questo nome.
refusal-name-taken = A questo tavolo c’è già qualcuno con un nome simile a «{ $name }». Scegline un altro.
refusal-needs-its-invitation = Il posto { $seat } è riservato: serve un invito.
refusal-no-app = Il server è in funzione, ma questo pacchetto è stato fatto senza la pagina web. La sua interfaccia HTTP è descritta in questo documento:
refusal-no-bearer = Authorization: serve «Bearer» e un segreto.
refusal-no-bot-plays = Per questo posto non gioca nessun bot.
refusal-no-coach = A questo tavolo il suggeritore tace fino alla fine della partita.
refusal-no-file = Questo file non esiste.
refusal-no-game-yet = { refusal-not-playing-open }
refusal-no-json = Il corpo della richiesta non è JSON valido: si ferma al carattere { $at }.
refusal-no-method = Questo indirizzo non accetta quel metodo.
refusal-no-object = Il corpo della richiesta deve essere un oggetto JSON.
refusal-no-option = { $detail }
refusal-no-such-puzzle = Non c’è nessun rompicapo { $number }: vanno da 0 a { $last }.
refusal-no-such-answer = «{ $option }» non è una risposta a questo rompicapo.
refusal-no-suspicion = Il quadro dei sospetti è chiuso a questo tavolo fino alla fine della partita.
refusal-review-after-the-game = Ciò che ognuno voleva si dice a partita finita.
refusal-no-choice-at-step = Al passo { $step } nessuno aveva scelta.
refusal-no-seat-at-step = Al passo { $step } i posti non sono ancora stati sorteggiati: non c’è ancora nulla da valutare.
refusal-no-route = A questo indirizzo non c’è nulla.
refusal-no-such-claim = Questo posto non è più richiesto.
refusal-no-such-eyes = as: { $eyes } non ha un posto a questo tavolo.
refusal-no-such-question = to: nessuna domanda { $to } ha avuto risposta.
refusal-no-such-lesson = Non c’è una lezione «{ $lesson }».
refusal-no-such-seat = Non c’è un posto { $seat }: questo tavolo ha i posti da 0 a { $last }.
refusal-no-such-step = Non c’è un passo { $step }: questa partita ha i passi da 0 a { $last }.
refusal-no-such-table = Questo tavolo non esiste.
refusal-no-such-vote = La votazione { $vote } non è aperta.
refusal-nobody-to-report = A questo tavolo non c’è nessun altro da segnalare.
refusal-nobody-sits-there = Nessuno ha preso il posto { $seat }.
refusal-nobody-waits = La connessione è stata chiusa prima che la risposta fosse pronta.
refusal-nobody-to-consent = Al tavolo non c’è nessun altro che possa accettare.
refusal-not-away = { $seconds ->
    [one] { $name } non manca da abbastanza tempo: il tavolo potrà chiedere un bot tra { $seconds } secondo.
   *[other] { $name } non manca da abbastanza tempo: il tavolo potrà chiedere un bot tra { $seconds } secondi.
}
refusal-not-muted = Il posto { $seat } non è silenziato.
refusal-not-playing-closed = Questa partita è stata chiusa prima della fine.
refusal-not-playing-open = La partita non è cominciata.
refusal-not-playing-over = Questa partita è finita.
refusal-not-playing-unreadable = Questo tavolo si può solo leggere: ci si è giocato con regole che questa versione non conosce.
refusal-not-your-seat = Il posto { $seat } non è tuo.
refusal-opens-nothing = Questo segreto non dà accesso a questo tavolo.
refusal-others-were-quicker = Altri sono stati più veloci, più volte di seguito. Riprova.
refusal-owner-not-away = { $seconds ->
    [one] { $name } era qui poco fa: il posto si potrà chiedere tra non meno di { $seconds } secondo.
   *[other] { $name } era qui poco fa: il posto si potrà chiedere tra non meno di { $seconds } secondi.
}
refusal-own-eyes-only = Finché si gioca vedi solo la tua parte.
refusal-plan-interrupted = Del piano non è stato fatto nulla: prima della sua azione { $index } interviene un altro giocatore o il caso.
refusal-question-to-chance = to: alla domanda { $to } ha risposto il caso.
refusal-read-only = { refusal-not-playing-unreadable }
refusal-record-after-the-game = La registrazione si può avere quando la partita è finita.
refusal-rematch-after-the-game = La rivincita deve aspettare la fine della partita.
refusal-rematch-exists = La rivincita si gioca al tavolo { $table }.
refusal-same-society = seats: due posti chiedono la stessa società.
refusal-seat-taken = Il posto { $seat } è occupato.
refusal-seats-empty = Ci sono posti vuoti. Aspetta altre persone, o completa con bot.
refusal-society-has-no-seat = society: { $society } non è in questa partita ({ LIST($seated, style: "plain") }).
refusal-society-taken = Un altro giocatore ha già { SOCIETY($society) }.
refusal-start-is-for-the-table = Solo i giocatori di questo tavolo, o chi lo ospita, possono far cominciare la partita.
refusal-step-is-the-end = step: al passo { $step } la partita è finita.
refusal-stopping = Il server si sta spegnendo.
refusal-table-damaged = Questo tavolo per ora non si può leggere: i suoi dati sono danneggiati. Nulla è stato buttato via, e chi gestisce il server è stato avvisato.
refusal-they-are-back = { $name } è di nuovo qui.
refusal-too-many-streams = Da un indirizzo sono ammessi al massimo { $most } flussi aperti.
refusal-too-often = { $seconds ->
    [one] Troppe richieste. Aspetta { $seconds } secondo.
   *[other] Troppe richieste. Aspetta { $seconds } secondi.
}
refusal-turn-over = La mossa { $turn } è passata; ora siamo alla mossa { $now }.
refusal-undo-chance = Annullare fino a { $to }: nel frattempo è stata pescata una carta, quindi devono accettare tutti.
refusal-undo-not-seated = Annullare fino a { $to }: un bot sta giocando per te.
refusal-undo-nothing = Annullare fino a { $to }: lì non hai nulla da ritirare.
refusal-undo-other-moved = Annullare fino a { $to }: nel frattempo ha giocato qualcun altro, quindi devono accettare tutti.
refusal-undo-revealed = Annullare fino a { $to }: nel frattempo è stato rivelato qualcosa, quindi devono accettare tutti.
refusal-vote-waits-for-others = Hai già votato, o qui non hai voto.
refusal-went-wrong = Qualcosa è andato storto sul server. È stato annotato.
refusal-word-given = Il posto { $seat } ha già dato la sua parola per la distribuzione.
