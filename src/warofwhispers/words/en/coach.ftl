# What a bot would think in one's place: coach-<code> for each reason of an analysis, a sentence each.

coach-takes = The { EMPIRE($empire) } takes the city in { REGION($region) }.
coach-loses = The { EMPIRE($empire) } loses the city in { REGION($region) }.
coach-forecast = Cities to expect for the { EMPIRE($empire) } in the end: { NUMBER($after, maximumFractionDigits: 1) } instead of { NUMBER($before, maximumFractionDigits: 1) }; each is worth { SIGNED($worth) } to you, compared with your rivals.
coach-controls = An agent as { POSITION($position) } may bring you about { SIGNED($worth) }.
coach-gives-up = Without your { POSITION($position) } you give up about { SIGNED($worth) }.
coach-field = An agent in { REGION($region) } counts as one more city of the { EMPIRE($empire) }, for you alone.
coach-swaps = With the cities that can be expected, trading the { EMPIRE($empire) } for the { EMPIRE($other_empire) } brings you { SIGNED($points) }.
coach-shows = Everybody will see your { SLOT($slot) } and your { SLOT($other_slot) } loyalty.
coach-cards = Cards in your hand: { SIGNED($number) }.
