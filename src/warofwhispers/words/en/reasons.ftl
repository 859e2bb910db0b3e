# Why something is not offered: reason-<code>, with the question's $empire, $region_from and
# $position where it has them, and what was pointed at: $region and its $holder, the $society that
# sits at a position, the $ability of a card and its $window.

reason-other-asked = { WHO($player, form: "start") } is asked now, not you.
reason-chance-first = The cards are being dealt.
reason-over = The game is over; nothing more is asked.
reason-not-asked = The question is not about that.
reason-elsewhere = Another position is acting: { POSITION($position) }.

# Where banners come from and go to
reason-not-held = The { EMPIRE($holder) } controls { REGION($region) }, not the { EMPIRE($empire) }.
reason-empty = There is no banner in { REGION($region) }.
reason-last-banner = { REGION($region) } is conquered: its last banner has to stay.
reason-no-target = The { EMPIRE($empire) } has nothing to attack from { REGION($region) }.
reason-only-from-there = Whoever presses on attacks from the region just taken.
reason-may-not-attack = The Elephant may not attack until the round ends.
reason-own-region = { REGION($region) } belongs to the { EMPIRE($empire) } itself.
reason-too-far = { REGION($region) } is not next to { REGION($region_from) }.
reason-too-far-to-strike = { REGION($region) } is neither empty nor next to { REGION($region_from) }.
reason-same-region = The banners already stand in { REGION($region) }.
reason-not-among = { REGION($region) } is not next to the region that the banners leave.
reason-passed-by = Banners are placed in the order of the map, and { REGION($region) } has been passed.
reason-full = { REGION($region) } can take no more banners.

# Where a card takes effect
reason-no-city = There is no city in { REGION($region) }.
reason-not-served = The { EMPIRE($holder) } controls that city; the order is for the { EMPIRE($empire) }.
reason-no-reserve = The { EMPIRE($holder) } has no banner in reserve.
reason-not-empty = { REGION($region) } is not empty.
reason-city-or-fort = There is a city or a fort in { REGION($region) }.
reason-no-enemy-near = No enemy banner stands next to { REGION($region) }.
reason-already-laid-out = The banners of the { EMPIRE($empire) } could not be laid out differently.
reason-not-such = The card does not reach there.

# Agents
reason-taken = { PERSON($society) ->
    [you] Your own agent is there already.
   *[they] { WHO($society, form: "start") } has an agent there already.
}
reason-field-off = At this table no agents are placed in regions.
reason-field-full = You already have two agents in regions.
reason-field-twice = You already have an agent in { REGION($region) }.
reason-not-your-agent = None of your agents can be chosen there.
reason-other-council = The agent stays within its own council.
reason-same-position = The agent is there already.
reason-vacant-position = At this table an agent changes places only with another agent.
reason-not-yours = You do not control that position.
reason-same-agent = You control that position through the agent that is acting; it takes another of yours.
reason-no-order-there = No order may be chosen at that position now.

# Orders
reason-empty-reserve = No { EMPIRE($empire) } banner is in reserve, so adding may not be chosen.
reason-no-attack = The { EMPIRE($empire) } has nothing to attack, so attacking may not be chosen.
reason-no-switch = The agent has nobody to change places with.
reason-one-switch = A switch does not lead to another switch.
reason-order-without-effect = This order would change nothing, and in the first version of the rules such an order may not be chosen.
reason-nothing-to-draw = That deck has no card left.

# Cards
reason-cannot-pay = You do not hold the second card it takes.
reason-wrong-window = { ABILITY($ability) } is for another time: { $window ->
    [instead] { window-instead }
    [general] { window-general }
    [strict] { window-strict }
    [choosing] { window-choosing }
    [declared] { window-declared }
    [fought] { window-fought }
   *[after] { window-after }
}.
reason-replaced = The order of a position is replaced by a card only once.
reason-ally = An ally gives the order that is due, and no other instead.
reason-no-vacancy = No position is vacant.
reason-nowhere-else = None of your other agents has an order to give.
reason-no-reinforcement = The empire has no banner in reserve.
reason-no-survivor = No attacker is left to press on.
reason-nobody-left = Nobody who fought is left.
reason-none-killed = The fight brings no banner to add.
reason-subjugated = Subjugate has already been played for this attack.
reason-repeated = The order has already been repeated.
reason-no-order-to-repeat = No order was carried out.
reason-no-wider = It would open no target that is not open already.
reason-no-effect = { ABILITY($ability) } could have no effect now.
reason-no-proposal = No order or attack is waiting for a proposal now.

# Loyalties
reason-face-up = A loyalty that lies face up never moves.

# What cannot be chosen because it never is.
reason-city = A city changes hands when another empire takes its region.
reason-reserve = Banners leave the reserve when an order or a card adds them.
reason-deck = Cards are drawn when an order or a card says so.
reason-loyalty = Loyalties are swapped at the end of rounds one to three, and only face-down ones.
