# What a bot would think in one's place: coach-<code> for each reason of an analysis.

coach-takes = the { EMPIRE($empire) } takes the city in { REGION($region) }
coach-loses = the { EMPIRE($empire) } loses the city in { REGION($region) }
coach-forecast = the { EMPIRE($empire) } can expect { NUMBER($after, maximumFractionDigits: 1) } cities in the end instead of { NUMBER($before, maximumFractionDigits: 1) }; each is worth { SIGNED($worth) } to you, compared with your rivals
coach-controls = an agent as { POSITION($position) } may bring you about { SIGNED($worth) }
coach-gives-up = without your { POSITION($position) } you give up about { SIGNED($worth) }
coach-field = an agent in { REGION($region) } counts as one more city of the { EMPIRE($empire) }, for you alone
coach-swaps = with the cities that can be expected, trading the { EMPIRE($empire) } for the { EMPIRE($other_empire) } brings you { SIGNED($points) }
coach-shows = everybody will see your { SLOT($slot) } and your { SLOT($other_slot) } loyalty
coach-cards = cards in your hand: { SIGNED($number) }
