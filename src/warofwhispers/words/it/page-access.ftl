# For those who play by keys or by ear: what is read on demand, and what is announced.

page-access-log = Annunci
page-access-map-keys = Le frecce percorrono la mappa, le lettere portano a un nome, Pagina giù alla prossima regione che puoi scegliere; il punto interrogativo dice tutto di quella in cui sei.
page-access-council-keys = Le frecce percorrono i consigli, le lettere portano a un nome; il punto interrogativo dice tutto di una posizione.
page-access-edge = { $direction ->
    [up] Nessuna regione confinante a nord.
    [down] Nessuna regione confinante a sud.
    [left] Nessuna regione confinante a ovest.
   *[right] Nessuna regione confinante a est.
}
page-access-region = { page-region-spoken }; confini: { LIST($borders, item: "item-border", style: "plain") }{ COUNT($sources) ->
    [0] {""}
   *[other] ; la puoi attaccare { LIST($sources, item: "item-region-from", style: "or") }
}{ COUNT($targets) ->
    [0] {""}
   *[other] ; da qui puoi attaccare: { LIST($targets, item: "item-region", style: "or") }
}.
item-region-from = { REGION($item, form: "from") }
item-border = { REGION($region) } ({ EMPIRE($empire) }, { $number })
page-access-player = { WHO($society, form: "start") }: { page-score }; { $agents ->
    [0] nessun agente da schierare
    [one] 1 agente da schierare
   *[other] { $agents } agenti da schierare
}; { COUNT($cards) ->
    [0] nessuna carta
   *[other] carte: { LIST($cards, item: "item-held", style: "plain") }
}.
item-held = { $number } { EMPIRE($empire) }
page-access-question = { $question } { $number ->
    [one] 1 risposta.
   *[other] { $number } risposte.
}
page-access-cities = { $number ->
    [0] { EMPIRE($empire) }: nessuna città rimasta.
    [one] { EMPIRE($empire) }: 1 città.
   *[other] { EMPIRE($empire) }: { $number } città.
}
page-access-score = Il tuo punteggio: { $number }.
# An event, and the rule it follows.
page-access-detail = { $text } ({ $rule })
page-access-chat = { $name }: { $text }
page-access-undone = Mossa annullata.
page-access-command-key = Riga di comando (Ctrl+K)
