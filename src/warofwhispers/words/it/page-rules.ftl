# The rules in the page, and beside a table.

page-rules-title = { reference-title } · { page-game-title }
page-rules-search = Cerca nelle regole
page-rules-hint = Numero o parole: 5.2, scorte, forte
page-rules-found = { $number ->
    [0] Nessuna regola lo dice.
    [one] { $number } regola
   *[other] { $number } regole
}
page-rules-contents = Indice
page-rules-as = Leggi secondo
page-rules-all = tutti i regolamenti
page-rules-yours = il tuo tavolo
page-rules-differs = Il tuo tavolo qui è diverso da: { LIST($presets, item: "item-ruleset") }.
page-rules-changed = Cambiato al tuo tavolo: «{ RULESET($preset) }» prevede altro.
page-rules-plays = { COUNT($options) ->
    [0] Il tuo tavolo segue «{ RULESET($preset) }» senza modifiche.
   *[other] Il tuo tavolo segue «{ RULESET($preset) }», tranne:
}
page-rules-unsaid = non vi è menzionato
page-rules-here = { $number ->
    [one] In questa partita:
   *[other] In questa partita ({ $number } volte):
}
page-rules-index = Ciò che dice il tavolo
page-rules-index-text = Domande, righe della cronaca e rifiuti, ciascuno con le regole che lo reggono.
page-rules-where = Dove la incontri
page-rules-asked = Ti si chiede:
page-rules-logged = La cronaca dice:
page-rules-refused = Non viene offerto:
page-rules-ordered = Azioni:
page-rules-played = Carte:
page-rules-set = Opzioni:
page-rules-taught = Si impara in:
page-rules-whole = Tutte le regole
page-rules-close = Chiudi le regole
page-rules-decision = (decisione { $number })
# In the tables: a card and how many there are of it, a region's icons and its neighbours.
page-rules-card = { CARD($card) } ×{ $number }
page-rules-icons = { LIST($icons, item: "item-icon", style: "plain") }
page-rules-borders = { LIST($borders, item: "item-region", style: "plain") }
