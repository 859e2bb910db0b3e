# The operator's command: what its acts are for, their arguments, what they print.

### Acts

cli-admin-act-list = elenca i tavoli, dal più recente
cli-admin-act-show = mostra un tavolo come chiunque può vederlo
cli-admin-act-close = chiudi un tavolo: non ci si può più fare nulla, e si può guardare tutto
cli-admin-act-delete = cancella un tavolo con tutto quel che gli appartiene
cli-admin-act-mute = togli la parola a un posto
cli-admin-act-ban = tieni fuori un indirizzo, una rete o un nome
cli-admin-act-bans = elenca le esclusioni
cli-admin-act-unban = togli un’esclusione
cli-admin-act-reports = elenca le segnalazioni
cli-admin-act-export = scrivi tavoli in un file
cli-admin-act-import = riprendi tavoli esportati
cli-admin-act-backup = copia tutta la base di dati, mentre il server è in funzione
cli-admin-act-restore = ripristina una base di dati da una copia, a server fermo
cli-admin-act-prune = cancella i tavoli troppo vecchi, o in eccesso
cli-admin-act-doctor = esamina la base di dati e di’ che cosa fare; codice di uscita 1 se qualcosa non va

### Arguments

cli-admin-help-table = l’indirizzo di un tavolo: l’ultima parte del suo link
cli-admin-help-tables = tavoli, per indirizzo
cli-admin-help-status = solo i tavoli in questo stato: in attesa, in corso, finiti, chiusi, illeggibili
cli-admin-help-limit = elencane al massimo questo numero (se non indicato: 50)
cli-admin-help-talk = anche quel che vi si è detto
cli-admin-help-yes = cancella davvero
cli-admin-help-seat = un posto, a partire da 0
cli-admin-help-off = restituisci la parola
cli-admin-help-kind = che cosa tenere fuori, un indirizzo o un nome: address, name
cli-admin-help-value = un indirizzo, una rete come 203.0.113.0/24, o un nome
cli-admin-help-ban-days = per questo numero di giorni (se non indicato: finché non si toglie)
cli-admin-help-reason = un appunto per te
cli-admin-help-ban = il numero di un’esclusione
cli-admin-help-all-reports = anche quelle già risolte
cli-admin-help-settle = segna questa segnalazione come risolta
cli-admin-help-out = un file nuovo, solo per il proprietario; compresso se finisce in .gz
cli-admin-help-with-hidden = scrivi anche le partite in corso: il file rivela allora ogni mano e tutto ciò che verrà pescato
cli-admin-help-import-file = un file scritto da «export»
cli-admin-help-backup-file = un file nuovo: una base di dati SQLite, o testo se la base di dati è PostgreSQL (compresso se finisce in .gz)
cli-admin-help-restore-file = un file scritto da «backup»
cli-admin-help-replace = metti da parte la base di dati che c’è, e la copia al suo posto
cli-admin-help-days = tavoli in cui non succede nulla da questo numero di giorni (se non indicato: l’impostazione keep_days)
cli-admin-help-megabytes = i tavoli fermi da più tempo, finché tutti i diari insieme non superano più questo spazio (se non indicato: l’impostazione keep_megabytes)
cli-admin-help-dry-run = di’ soltanto che cosa verrebbe cancellato

### Output

cli-admin-status = { $status ->
    [open] in attesa
    [playing] in corso
    [over] finito
    [closed] chiuso
   *[unreadable] illeggibile
}
cli-admin-row = { $listed ->
    [yes] { $table }  { $status }  { $updated }  voci { $entries }, nella sala
   *[no] { $table }  { $status }  { $updated }  voci { $entries }
}
cli-admin-no-tables = nessun tavolo
cli-admin-table = { $name ->
    [none] { $table }: { $status }, creato in data { $created }, regole { $ruleset } (versione { $rules }), voci { $entries }, mosse { $actions }{ $listed ->
        [yes] , nella sala
       *[no] {""}
    }
   *[other] { $table } «{ $name }»: { $status }, creato in data { $created }, regole { $ruleset } (versione { $rules }), voci { $entries }, mosse { $actions }{ $listed ->
        [yes] , nella sala
       *[no] {""}
    }
}
cli-admin-seat = {"  "}posto { $seat }: { $kind ->
    [person] persona
    [bot] bot
    [open] aperto a tutti
   *[free] libero
}{ $name ->
    [none] {""}
   *[other] {" "}{ $name }
}{ $society ->
    [none] {""}
   *[other] , { SOCIETY($society) }
}{ $away ->
    [yes] , gioca un bot
   *[no] {""}
}{ $muted ->
    [yes] , silenziato
   *[no] {""}
}
cli-admin-talk = {"  "}{ $at }  posto { $seat } ({ $name }): { $text }
cli-admin-done = { $act ->
    [close] { $table } è chiuso
    [delete] { $table } è cancellato
    [unmute] { $table }: il posto può di nuovo parlare
   *[mute] { $table }: il posto è silenziato
}
cli-admin-banned = { $value } resta fuori (esclusione { $number })
cli-admin-unbanned = l’esclusione { $number } è tolta
cli-admin-ban = { $number }  { $kind ->
    [address] indirizzo
   *[name] nome
} { $value }, { $until ->
    [none] finché non si toglie
   *[other] fino al { $until }
}{ $reason ->
    [none] {""}
   *[other] : { $reason }
}
cli-admin-no-bans = nessuna esclusione
cli-admin-report = { $number }  { $at }  tavolo { $table }, posto { $seat }{ $about ->
    [none] {""}
   *[other] {" "}sul posto { $about }
} ({ page-report-kinds }){ $settled ->
    [yes] , risolta
   *[no] {""}
}: { $text }
cli-admin-no-reports = nessuna segnalazione in attesa
cli-admin-settled = la segnalazione { $number } è risolta
cli-admin-exported = { $hidden ->
    [0] { $tables ->
        [one] un tavolo in { $file }
       *[other] { $tables } tavoli in { $file }
    }
   *[other] { $tables ->
        [one] un tavolo in { $file }; rivela ogni mano di una partita in corso, e tutto ciò che verrà pescato
       *[other] { $tables } tavoli in { $file }; rivela ogni mano di partite in corso, e tutto ciò che verrà pescato
    }
}
cli-admin-imported = { $tables ->
    [one] un tavolo da { $file }
   *[other] { $tables } tavoli da { $file }
}
cli-admin-backed-up = { $file }: { $bytes } byte
cli-admin-restored = { $aside ->
    [none] ripristinata da { $file }
   *[other] ripristinata da { $file }; quella che c’era ora è { $aside }
}
cli-admin-pruned = { $dry ->
    [yes] { $tables ->
        [one] verrebbe cancellato un tavolo
       *[other] verrebbero cancellati { $tables } tavoli
    }
   *[no] { $tables ->
        [one] cancellato un tavolo
       *[other] cancellati { $tables } tavoli
    }
}
cli-admin-finding = { $level ->
    [good] bene:   { $text }
    [notice] avviso: { $text }
   *[bad] ERRORE: { $text }
}

### The doctor

doctor-version = questa è la versione { $version }
doctor-no-database = { $address }: la base di dati è vuota. La prepara un server quando parte; l’indirizzo è giusto?
doctor-revision = la base di dati è alla versione { $found }, questo programma alla { $newest }. Se la base di dati è più vecchia, avvia una volta il server (prima conserva una copia di un file SQLite); se è più nuova, installa il programma più nuovo.
doctor-up-to-date = la base di dati è aggiornata (versione { $found })
doctor-rights = { $file } può essere letto da altri: chmod 600. Chi lo legge conosce ogni mano.
doctor-room = { $level ->
    [good] spazio libero sul disco: { $megabytes } MB
   *[bad] spazio libero sul disco solo { $megabytes } MB: fai posto, o lascia andare i tavoli vecchi (whispers admin prune)
}
doctor-pages = il file è danneggiato ({ $fault }): ferma il server, conserva il file e ripristina l’ultima copia (whispers admin restore)
doctor-loose-rows = { $number ->
    [one] una riga non appartiene a nessun tavolo: qualcuno ha cambiato il file a mano
   *[other] { $number } righe non appartengono a nessun tavolo: qualcuno ha cambiato il file a mano
}
doctor-journals = { $tables ->
    [one] un tavolo, voci { $entries }, tutte leggibili e coerenti
   *[other] { $tables } tavoli, voci { $entries }, tutte leggibili e coerenti
}
doctor-entry = tavolo { $table }: { $fault }. Ripristinalo da una copia (esportalo da lì, cancellalo qui, importalo).
doctor-gap = tavolo { $table }: manca la voce { $entry }. Ripristinalo da una copia (esportalo da lì, cancellalo qui, importalo).
doctor-chain = tavolo { $table }: la voce { $entry } non segue da quella precedente. Qualcuno ha cambiato il diario; ripristinalo da una copia (esportalo da lì, cancellalo qui, importalo).
doctor-replay = tavolo { $table }: il suo diario non si può seguire ({ $fault }). Ripristinalo da una copia, o cancellalo.
doctor-rules = il tavolo { $table } è stato creato con la versione { $rules } delle regole, che questo programma non conosce: si può solo guardare
doctor-summary = tavolo { $table }: la sua riga nella sala è diversa dal suo diario. Si corregge quando qualcuno vi fa qualcosa; se non lo farà nessuno, chiudi o cancella il tavolo.
doctor-snapshot = tavolo { $table }: la sua istantanea è inutilizzabile. Il server ne farà una nuova dal diario.
doctor-reports = { $number ->
    [one] una segnalazione in attesa (whispers admin reports)
   *[other] { $number } segnalazioni in attesa (whispers admin reports)
}
