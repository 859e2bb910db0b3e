# Questions: message ask-<prompt>, said to the one who is asked, with what the question is about. Besides:
# - deploy: $agents still to place, $field (yes if an agent may stand in a region)
# - act: $manner (own, through: by an agent elsewhere in the council, ally: in another's place),
#   $owner (whose order it is), $cards (yes if one can be played now)
# - sit and alliance: $position; offer: $region_to; discard: $left

ask-deploy = { $field ->
    [yes] { $agents ->
        [one] Place your last agent, on a council or in a region.
       *[other] Place an agent on a council or in a region ({ $agents } agents left).
    }
   *[no] { $agents ->
        [one] Place your last agent on a council.
       *[other] Place an agent on a council ({ $agents } agents left).
    }
}
ask-retrieve = Take back one of your agents. Which?
ask-act = { $manner ->
    [ally] You give the order of the { POSITION($position) } in place of { WHO($owner) }. Which?
    [through] { $cards ->
        [yes] You control the { POSITION($position) } through your { POSITION($agent) }. Give an order, or play cards first.
       *[no] You control the { POSITION($position) } through your { POSITION($agent) }. Which order?
    }
   *[own] { $cards ->
        [yes] You control the { POSITION($position) }. Give an order, or play cards first.
       *[no] You control the { POSITION($position) }. Which order?
    }
}
ask-reached = Your agent is now the { POSITION($agent) }. Which order?
ask-after-order = The order is done. Play a card?
ask-add = { $left ->
    [one] Place { $left } { EMPIRE($empire) } banner. Where?
   *[other] Place { $left } { EMPIRE($empire) } banners. Where?
}
ask-switch = Your agent, the { POSITION($agent) }, switches. To which position?
ask-attack-from = The { EMPIRE($empire) } attacks. From which region?
ask-attack-to = The { EMPIRE($empire) } attacks from { REGION($region_from) }. Which region?
ask-attack-count = { REGION($region_from) } attacks { REGION($region_to) }. With how many banners?
ask-declared = { $force ->
    [one] { $force } banner from { REGION($region_from) } attacks { REGION($region_to) }. Play a card before the fight?
   *[other] { $force } banners from { REGION($region_from) } attack { REGION($region_to) }. Play a card before the fight?
}
ask-after-fight = The fight for { REGION($region_to) } is over. Play a card?
ask-relocate = Which vacant position does your agent move to?
ask-elsewhere = Which position acts instead?
ask-garrison = Garrison: which city gets 3 banners?
ask-march-from = March: from which region?
ask-march-to = March from { REGION($region_from) }: to which region?
ask-march-count = March from { REGION($region_from) } to { REGION($region_to) }: how many banners?
ask-rearrange-empire = Rearrange: whose banners?
ask-rearrange = { $left ->
    [one] Rearrange: 1 { EMPIRE($empire) } banner left to place. Where?
   *[other] Rearrange: place { $left } { EMPIRE($empire) } banners. Where?
}
ask-mercenaries = Mercenaries: in which region do they kill?
ask-mercenaries-count = Mercenaries: how many banners do they kill in { REGION($region) }?
ask-recruit = Recruit: which empty region gets 3 banners?
ask-disperse = Disperse: which region’s banners?
ask-disperse-to = { $left ->
    [one] Disperse: where does { $left } { EMPIRE($empire) } banner go?
   *[other] Disperse: where do { $left } { EMPIRE($empire) } banners go?
}
ask-fire-from = Alchemists’ Fire: from which army is it thrown?
ask-fire-kill = { $left ->
    [one] Alchemists’ Fire: choose up to { $left } enemy banner next to { REGION($region) } to kill.
   *[other] Alchemists’ Fire: choose up to { $left } enemy banners next to { REGION($region) } to kill.
}
ask-populate = { $left ->
    [one] Populate: the reserve is short. Which region gets the last banner?
   *[other] Populate: the reserve is short. Which { $left } regions get a banner?
}
ask-reinforce-from = Reinforce: from which region?
ask-reinforce-count = Reinforce: how many banners come from { REGION($region_from) }?
ask-subjugate = { $left ->
    [one] Subjugate: place { $left } { EMPIRE($empire) } banner. Where?
   *[other] Subjugate: place { $left } { EMPIRE($empire) } banners. Where?
}
ask-uprising = Uprising: which empty region gets 4 banners?
ask-discard = { $left ->
    [one] You may keep five cards. Which one do you discard?
   *[other] You may keep five cards. Which { $left } do you discard?
}
ask-swap = Swap two of your face-down loyalties? Both are then turned face up for good.
ask-nothing = The game is over.

### Conquest cards

ask-conquest = { CARD($conquest) } takes effect at once. Which way?
ask-blood-from = Bad blood: from which Bear region?
ask-blood-to = Bad blood: which Bear region does { REGION($region_from) } attack?
ask-blood-count = Bad blood: how many banners go from { REGION($region_from) } to { REGION($region_to) }?
ask-savaged = Savaged: which Bear home region is cleared of foreign banners?
ask-trials = The Trials: which position trades places with the Bear Chancellor?
ask-avert = Avert: in which region do all Eagle banners die?
ask-sit = The { EMPIRE($empire) } council is rearranged. Who becomes { POSITION($position) }?
ask-stampede = Stampede: in which region do all banners die?
ask-control = Control: in which Lion home region do all Lion banners die?
ask-spread = Let it spread: in which region does the plague begin?
ask-muster = Muster: to which Lion region does one banner come from each of the others?
ask-nomads-from = Nomadic Life: which Horse army moves?
ask-nomads-to = Nomadic Life: where does the army in { REGION($region_from) } go?

### Dark alliances

ask-alliance = { WHO($owner, form: "start") } is about to give the order of the { POSITION($position) }. Ask to give it instead?
ask-offer = { WHO($owner, form: "start") } attacks { REGION($region_to) } with the { EMPIRE($empire) }. Offer 4 more banners?
ask-answer = { WHO($ally, form: "start") } proposes { CARD($card) }. { CARD($card, form: "terms") } Do you accept?
ask-price-retrieve = The price of the alliance: take back one of your agents. Which?
ask-price-deck = { $left ->
    [one] The price of the alliance: draw { $left } card. From which deck?
   *[other] The price of the alliance: draw { $left } cards. From which deck first?
}
ask-price-add = The price of the alliance: add 4 banners to a region, of the empire that controls it. Which?
ask-price-reveal = The price of the alliance: turn one of your loyalties face up. Which?
ask-price-own = The price of the alliance: you may swap one of your agents with one of { WHO($other) }. Which of yours?
ask-price-other = Which agent of { WHO($other) } does it trade places with?

### Chance is asked these

ask-seat = Who sits next?
ask-first = Who goes first?
ask-deal = Which loyalty is dealt?
ask-draw = Which card is drawn?

### While somebody else is asked

waiting-chance = The cards decide.
waiting-over = { ask-nothing }
# $prompt is the question's.
waiting-player = { $prompt ->
    [deploy] { WHO($player, form: "start") } is placing an agent.
    [retrieve] { WHO($player, form: "start") } is taking an agent back.
    [act] { WHO($player, form: "start") } is choosing an order.
    [reached] { WHO($player, form: "start") } is choosing an order.
    [add] { WHO($player, form: "start") } is placing banners.
    [attack_from] { WHO($player, form: "start") } is planning an attack.
    [attack_to] { WHO($player, form: "start") } is planning an attack.
    [attack_count] { WHO($player, form: "start") } is planning an attack.
    [discard] { WHO($player, form: "start") } is discarding.
    [swap] { WHO($player, form: "start") } is thinking about swapping loyalties.
   *[other] { WHO($player, form: "start") } is thinking.
}

### Where passing is all that can be done: pass-only-<prompt>

pass-only-act = { POSITION($position) }: no order is possible, and you have no card to play.
pass-only-reached = No order is possible where your agent is now.
pass-only-after-order = You have no card to play after this order.
pass-only-attack-from = There is nothing the { EMPIRE($empire) } can attack.
pass-only-declared = You have no card to play before this fight.
pass-only-after-fight = You have no card to play after this fight.
pass-only-reinforce-from = No region of the { EMPIRE($empire) } has banners to send.
pass-only-price-own = No agents can trade places.
