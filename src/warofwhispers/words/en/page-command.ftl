# The command line. What can be typed stands here, so it is typed in the reader's own language; accents and
# capitals do not matter. Where several wordings are understood, a bar stands between them; the first is offered.

page-command-title = Command line
page-command-input = Command
page-command-hint = Type an answer or a question; “help” lists them.
page-command-run = Do it
page-command-offers = Suggestions
page-command-transcript = Transcript

### Words

# Words that are passed over.
page-command-fillers = the|a|an|of|to|in|on|at|with|as|my|please|and|s
page-command-from = from|out of
page-command-attack = attack | assault | fight

# Answers, by verb; .also has further words that mean the same.
page-command-do-act = act as { PLACE($place) }
    .also = elsewhere use
page-command-do-add = add { PLACE($place) }
    .also = place put banner
page-command-do-at = choose { PLACE($place) }
    .also = in pick
page-command-do-count = { $number }
    .also = with banners banner number
page-command-do-deploy = deploy { PLACE($place) }
    .also = place send agent
page-command-do-discard = discard { CARD($card) }
    .also = drop card
page-command-do-empire = choose { EMPIRE($empire) }
    .also = pick
page-command-do-from = from { PLACE($place) }
    .also = attack march source
page-command-do-kill = kill { PLACE($place) }
    .also = remove banner
page-command-do-move = move { PLACE($place) }
    .also = switch go agent
page-command-do-play = play { ABILITY($ability) } { LIST($cards, item: "item-card", style: "plain") }
    .also = use card
page-command-do-propose = propose { CARD($card) }
    .also = alliance card
page-command-do-retrieve = retrieve { PLACE($place) }
    .also = take back agent
page-command-do-reveal = reveal { SLOT($slot) }
    .also = show turn
page-command-do-sit = seat { WHO($who, form: "bare") }
    .also = sit
page-command-do-swap = swap { SLOT($slot) } { SLOT($other_slot) }
    .also = exchange trade
page-command-do-to = to { PLACE($place) }
    .also = attack march target
page-command-do-attack = attack { REGION($region_to) } from { REGION($region_from) }
page-command-also-pass = pass no nothing none stop skip
page-command-also-order = order give

# Questions to the table.
page-command-ask-status = status | where are we | state
    .help = status: the round, who acts, cities and your score
page-command-ask-who = who controls | who holds | who
    .help = who controls eagle: a council, a position or a region
page-command-ask-cards = my cards | cards | hand | loyalties
    .help = my cards: your loyalties, what you hold, and what each card can do
page-command-ask-happened = what happened | news | log
    .help = what happened: everything since your last answer
page-command-ask-details = details | more
    .help = details: the latest news in full, with their rules
page-command-ask-options = options | answers | question
    .help = options: the question and its answers
page-command-ask-look = look | read | about
    .help = look lionsgate: all about a region, a position or a card
page-command-ask-players = players | scores | score
    .help = players: what is known of everybody
page-command-ask-why = why not | why
    .help = why lionsgate: why something cannot be chosen
page-command-ask-rule = rule
    .help = rule R5.2: what a rule says
page-command-ask-undo = undo | back
    .help = undo: take back your last choice
page-command-ask-help = help
    .help = help: this list

### Replies

page-command-help = Type an answer, in words, by its number in the list of options, or as records write it (from B5): deploy bear marshal; attack lionsgate from hearthguard 4; add wolfgate 2, southwatch 1. Or ask:
page-command-unknown = { $near ->
    [none] I do not know “{ $given }”.
   *[other] I do not know “{ $given }”. Did you mean “{ $near }”?
}
page-command-several = That could be { LIST($options, style: "or") }.
page-command-not-offered = “{ $given }” is not one of the answers now.
page-command-not-asked = Nothing is asked of you now.
page-command-needs = Name a region, a position, an empire or one of your cards.
page-command-no-rule = There is no rule “{ $given }”.
page-command-no-attack = No attack can be ordered now.
page-command-where = From where? For example: { page-command-do-attack }
page-command-sent = Your answer: { LIST($answers, style: "plain") }.
page-command-can = { $name } can be chosen.
page-command-nothing = Nothing has happened yet.
page-command-no-undo = There is nothing that you can take back by yourself.
page-command-option = { $number }: { $text }
page-command-planned = Planned: { LIST($parts, item: "item-planned", style: "plain") }.
item-planned = { $name } { $number }
page-command-status = Round { $round } of 4: { PHASE($phase) }.
page-command-status-active = { $player ->
    [none] The { POSITION($position) } is next; nobody controls it.
   *[other] { PERSON($player) ->
        [you] The { POSITION($position) } is acting, controlled by you.
       *[they] The { POSITION($position) } is acting, controlled by { WHO($player) }.
    }
}
page-command-cities = Cities: { LIST($cities, item: "item-cities", style: "plain") }.
item-cities = { EMPIRE($empire) } { $number }
page-command-council = { EMPIRE($empire) }: { LIST($positions, item: "item-controller", style: "plain") }.
item-controller = { $player ->
    [none] nobody as { TITLE($title) }
   *[other] { PERSON($player) ->
        [you] you as { TITLE($title) }
       *[they] { WHO($player) } as { TITLE($title) }
    }
}
page-command-hand = { COUNT($cards) ->
    [0] You hold no cards.
   *[other] You hold { LIST($cards, item: "item-card") }.
}
# A card: $abilities is what it can do in all, $now what it can do at this moment.
page-command-card = { CARD($card) }: { LIST($abilities, item: "item-ability", style: "plain") }.{ COUNT($now) ->
    [0] {""}
   *[other] {" "}Now: { LIST($now, item: "item-ability", style: "plain") }.
}
item-ability = { ABILITY($item) }
