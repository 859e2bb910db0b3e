# What the menu says, and what people settle among themselves.

### Settings

page-settings-title = Impostazioni
page-settings-auto = Rispondi per me quando c’è una sola risposta
page-settings-quick = Subito, quando gioco solo contro bot
page-settings-quick-people = Tra persone resta una pausa, uguale qualunque cosa tu abbia in mano, anche quando passi tu: passare in fretta direbbe agli altri che non puoi giocare nulla.
page-settings-cover = Tieni coperte la mia mano e le mie fedeltà
page-settings-confirm = Chiedi conferma prima di un attacco
page-settings-hints = Spiega segni e numeri del tavolo
page-settings-speed = Quel che fanno gli altri
page-settings-speed-value = { $speed ->
    [slow] lentamente
    [fast] in fretta
    [once] tutto in una volta
   *[normal] a ritmo normale
}
page-settings-sound = Suoni
page-settings-volume = Volume
page-settings-theme = Aspetto
page-settings-theme-auto = Come il sistema
page-settings-theme-light = Chiaro
page-settings-theme-dark = Scuro

### Links, leaving

page-menu-command = Riga di comando
page-menu-share = Link di questo tavolo
page-menu-watch = Link per guardare
page-menu-other-device = Il tuo posto su un altro dispositivo
page-menu-renew = Nuovo link per il mio posto
page-menu-renew-text = Quello vecchio smette di funzionare, anche su ogni altro dispositivo.
page-menu-reclaim = Sedevo qui e ho perso il mio link:
page-menu-reclaim-waiting = Si chiede agli altri se puoi avere questo posto; chi lo occupa ha tempo per opporsi.
page-menu-absent = Qualcuno manca da molto? Fai giocare un bot al suo posto:
page-menu-leave = Fai continuare un bot
page-menu-return = Riprendi il tuo posto
page-menu-end = Proponi di chiudere la partita
page-coach-none = Niente suggeritore mentre giochi: chi ha preparato questo tavolo non lo ha previsto.

### Chat

page-chat-none = Nessuno ha ancora scritto.
page-chat-say = Scrivi qualcosa
page-chat-send = Invia

### Reporting somebody to the operator

page-report-title = Segnala qualcuno
page-report-about = Arriva a chi gestisce questo server. Nessuno al tavolo ne saprà nulla.
page-report-whom = Su chi
page-report-nobody = nessuno in particolare
page-report-kind = Motivo
page-report-kinds = { $kind ->
    [talk] ciò che è stato detto
    [name] un nome
    [cheating] imbrogli
    [leaving] partite abbandonate
   *[other] altro
}
page-report-text = Che cosa è successo?
page-report-send = Invia
page-report-sent = Grazie. Chi gestisce il server lo vedrà.

### Votes

page-vote = { $kind ->
    [undo] { $by } propone di tornare al passo { $to }.
    [end] { $by } propone di chiudere qui la partita.
    [renew] Qualcuno ha perso il link per questo posto ({ $seat }) e lo chiede. È davvero quella persona?
    [claim] { $outcome ->
        [bot] Richiesta { $number }: qualcuno dice di aver perso il link per questo posto ({ $seat }). Se sei d’accordo, lo prende un bot.
       *[seat] Richiesta { $number }: qualcuno dice di aver perso il link per questo posto ({ $seat }) e ne vedrebbe le carte. Accetta solo se sai chi è.
    }
   *[bot] { $by } propone di far giocare un bot per { $seat }, dopo una lunga assenza.
}
page-vote-yes = Accetta
page-vote-no = Rifiuta
page-vote-claim-waits = { $minutes ->
    [one] Chi occupa il posto ha ancora { $minutes } minuto per opporsi.
   *[other] Chi occupa il posto ha ancora { $minutes } minuti per opporsi.
}
page-vote-claim-ended = Mentre non c’eri, qualcuno ha chiesto il tuo posto dicendo di averne perso il link. Il tuo ritorno ha chiuso la richiesta.
page-vote-settle = Fallo ora
page-vote-waiting = In attesa: { LIST($names, style: "plain") }.
