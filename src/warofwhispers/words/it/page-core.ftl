# What every page of the browser says.

page-game-title = A War of Whispers
page-title-your-turn = Tocca a te · A War of Whispers
page-unknown = qualcosa di nuovo
page-loading = Preparazione del tavolo…
page-back = Indietro
page-back-home = ← Pagina iniziale
page-back-button = ← Indietro
page-menu-home = Pagina iniziale
page-rules = Regole
page-close = Chiudi
page-copied = Copiato
page-offline = Senza rete. Il tavolo è al sicuro; si riprova…
page-your-turn = tocca a te
page-bot = bot

# Whoever sits in a seat: a person by name, otherwise the society, otherwise the seat's number.
page-seat-name = { $named ->
    [yes] { $name }
   *[no] { $society ->
        [none] { $kind ->
            [bot] bot
           *[other] Giocatore { $number }
        }
       *[other] { SOCIETY($society, form: "bare") }
    }
}

# A player by themselves: in a list, on a tile, as a heading.
page-who = { WHO($society, form: "bare") }
page-society = { SOCIETY($society, form: "bare") }

### When something did not work; what the server refuses has messages of its own.

page-error-seat-renewed = Questo link non apre il posto: è già stato usato o rinnovato, oppure chi ospita ha dato il posto ad altri.
page-error-failed = Non ha funzionato.
page-error-gone = Il server non risponde.
page-error-no-option = Questa risposta non è possibile; non è stato fatto nulla.
page-error-no-json = Questo file non è una partita registrata: non è JSON.
page-table-missing = Questo tavolo non esiste.

### The first page itself, before any script runs

page-description = A War of Whispers al tuo tavolo: gioca con gli amici o contro i bot.
page-no-script = Questo tavolo è disegnato da uno script: attiva JavaScript.

### Settings

page-settings-language = Lingua
page-rule-tag = Regola { $name }
