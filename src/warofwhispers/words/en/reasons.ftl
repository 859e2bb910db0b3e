# Why something is not offered.

reason-other = { WHO($player, form: "start") } is asked now, not you.
reason-over = The game is over; nothing more is asked.
reason-watching = You are watching: only players answer.
reason-past = You are looking at the past. Return to the present to play.
reason-not-region = This question is not about a region.
reason-default = That is not one of the answers to this question.

reason-from-enemy = The { EMPIRE($holder) } controls { REGION($region) }; the { EMPIRE($empire) } attacks from its own regions.
reason-from-empty = There is no { EMPIRE($empire) } banner in { REGION($region) }.
reason-from-last = { REGION($region) } is conquered: its last banner has to stay.
reason-from-alone = Every region next to { REGION($region) } belongs to the { EMPIRE($empire) }.
reason-to-own = { REGION($region) } already belongs to the { EMPIRE($empire) }; going there would not be an attack.
reason-to-far = { REGION($region) } does not border { REGION($region_from) }. Only Strike and Armada reach further.
reason-add-enemy = The { EMPIRE($holder) } controls { REGION($region) }; banners go to regions the { EMPIRE($empire) } controls.
reason-add-passed = Banners are placed in the order of the map, and { REGION($region) } has been passed.

reason-plan-full = { $size ->
    [one] The banner is placed; take it back to put it elsewhere.
   *[other] All { $size } are placed; take one back to put it elsewhere.
}
reason-plan-dead = { $number ->
    [one] Only { $number } banner stands in { REGION($region) }: no more can die there.
   *[other] Only { $number } banners stand in { REGION($region) }: no more can die there.
}
reason-plan-one = { REGION($region) } gets one banner, like every other region.
reason-plan-supply = { REGION($region) } would exceed its supply limit.

reason-deploy-taken = { PERSON($society) ->
    [you] Your own agent is there already.
   *[they] { WHO($society, form: "start") } has an agent there already.
}
reason-deploy-field = Agents stand in regions only with the option "Field agents": two at most, never two in one region.
reason-retrieve-other = That is not your agent.

reason-order-elsewhere = Another position is acting: { POSITION($position) }.
reason-order-null = That order has no valid target now, and this table's rules do not allow it.

reason-card-cost = You do not hold the second card it takes.
reason-card-when = { ABILITY($ability) } is for another time: { $window ->
    [instead] { window-instead }
    [general] { window-general }
    [strict] { window-strict }
    [choosing] { window-choosing }
    [declared] { window-declared }
    [fought] { window-fought }
   *[after] { window-after }
}.
reason-card-nothing = { ABILITY($ability) } could have no effect now.
reason-card-replaced = Only one card may replace the order of a position.
reason-card-alliance = No order or attack is waiting for a proposal now.

# What cannot be chosen because it never is.
reason-city = A city changes hands when another empire takes its region.
reason-reserve = Banners leave the reserve when an order or a card adds them.
reason-deck = Cards are drawn when an order or a card says so.
reason-loyalty = Loyalties are swapped at the end of rounds one to three, and only face-down ones.
