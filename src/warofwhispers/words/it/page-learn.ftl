# Imparare: l’elenco delle lezioni, e ciò che si dice a un tavolo che insegna.

page-learn-title = Impara il gioco
page-learn-text = Comincia con una partita che si spiega da sé. Poi viene una breve posizione per ogni punto in cui è facile sbagliare.
page-learn-lessons = Lezioni
page-learn-lessons-text = Ognuna è una posizione vera, da risolvere in un paio di minuti. Gli errori sono spiegati, e puoi riprovare.
page-learn-start = Comincia
page-learn-begin = Comincia: { $title }
page-learn-again = Ancora una volta
page-learn-continue = Riprendi
page-learn-done = Fatto
page-learn-rule = La regola
page-learn-rules = Tutte le regole

page-teach-title = Aiuto
page-teach-left = ancora { $n }
page-teach-next = Avanti
page-teach-back = Indietro
page-teach-close = Capito
page-teach-play-on = Continua la partita
page-teach-answer = In evidenza: { $answer }
page-teach-off = Gioca senza aiuto
page-teach-on = Di nuovo l’aiuto
page-teach-hint = Un indizio
page-teach-right = Risolta
page-teach-wrong = Non ancora
page-teach-again = Riprova
page-teach-more = Poi: { $title }
page-teach-all = Tutte le lezioni
