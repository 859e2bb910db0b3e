# For those who play by keys or by ear: what is read on demand, and what is announced.

page-access-log = Announcements
page-access-map-keys = Arrow keys walk the map, letters jump to a name, Page Down goes to the next region you can choose, a question mark tells all about the one you are on.
page-access-council-keys = Arrow keys walk the councils, letters jump to a name, a question mark tells all about a position.
page-access-edge = { $direction ->
    [up] No neighbour to the north.
    [down] No neighbour to the south.
    [left] No neighbour to the west.
   *[right] No neighbour to the east.
}
# Everything about a region: $borders is a list of { region, empire, number }, $sources and $targets are of the attack asked about.
page-access-region = { page-region-spoken }; borders { LIST($borders, item: "item-border", style: "plain") }{ COUNT($sources) ->
    [0] {""}
   *[other] ; you can attack it from { LIST($sources, item: "item-region", style: "or") }
}{ COUNT($targets) ->
    [0] {""}
   *[other] ; from here you can attack { LIST($targets, item: "item-region", style: "or") }
}.
item-border = { REGION($region) } ({ EMPIRE($empire) }, { $number })
# A player in a sentence; $cards is a list of { empire, number }.
page-access-player = { WHO($society, form: "start") }: { page-score }; { $agents ->
    [0] no agents left to place
    [one] 1 agent left to place
   *[other] { $agents } agents left to place
}; { COUNT($cards) ->
    [0] no cards
   *[other] cards: { LIST($cards, item: "item-held", style: "plain") }
}.
item-held = { $number } { EMPIRE($empire) }
# Your turn: the question, and how many answers there are.
page-access-question = { $question } { $number ->
    [one] 1 answer.
   *[other] { $number } answers.
}
page-access-cities = { $number ->
    [0] { EMPIRE($empire) }: no cities left.
    [one] { EMPIRE($empire) }: 1 city.
   *[other] { EMPIRE($empire) }: { $number } cities.
}
page-access-score = Your score: { $number }.
# An event, and the rule it follows.
page-access-detail = { $text } ({ $rule })
page-access-chat = { $name }: { $text }
page-access-undone = Taken back.
page-access-command-key = Command line (Ctrl+K)
