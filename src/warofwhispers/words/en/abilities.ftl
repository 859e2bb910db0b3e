# What cards can do. .text is a sentence or two; where rulesets differ, SETTING asks the table's.

ability-extra-attack = Press on
    .text = The survivors attack once more, from the region they have just taken.
ability-relocate-agent = Relocate
    .text = Instead of giving this order, the agent moves to any vacant position of any council and gives an order there.
ability-add-one-to-attack = One more
    .text = 1 banner from the reserve joins the attack.
ability-act-elsewhere = Act elsewhere
    .text = Instead of this order, give an order at another position that you control through another of your agents.
ability-march = March
    .text = Move any number of banners from one region of the empire you serve to another of its regions. A conquered region keeps one.
ability-annihilate = Annihilate
    .text = Every banner that took part in the fight dies, on both sides.
ability-strike-empty = Strike
    .text = This attack may go to any empty enemy region on the map. A fort still counts.
ability-add-three-to-attack = Three more
    .text = 3 banners from the reserve join the attack.
ability-garrison-city = Garrison
    .text = { SETTING("friendly") ->
        [active] Add 3 banners to a city that the empire you serve controls.
        [controller] Add 3 banners to any city: banners of the empire that controls it.
       *[unknown] Add 3 banners to a city, of the empire that controls it; under some rulesets only to a city of the empire you serve.
    }
ability-rearrange = Rearrange
    .text = Choose an empire and redistribute its banners among the regions it controls. Conquered regions keep one; none may end above what it can feed.
ability-mercenaries = Mercenaries
    .text = Kill up to 3 banners in one region.
ability-recruit = Recruit
    .text = Add 3 banners to an empty region: banners of the empire whose home it is.
ability-subjugate = Subjugate
    .text = { SETTING("subjugate") ->
        [own_losses] The empire you serve adds 1 banner for each of its own that this attack cost.
        [enemy_losses] The empire you serve adds 1 banner for each enemy banner this attack killed.
       *[unknown] The empire you serve adds 1 banner for each one this attack killed or cost, as the ruleset says.
    }
ability-disperse = Disperse
    .text = All banners in one region move to adjacent regions of their empire; if there are none, they return to the reserve.
ability-alchemists-fire = Alchemists’ Fire
    .text = Kill up to 5 enemy banners next to one army of the empire you serve.
ability-populate = Populate
    .text = Add 1 banner to every region the empire you serve controls.
ability-armada = Armada
    .text = This attack may go to any enemy region on the map.
ability-reinforce = Reinforce
    .text = Up to 6 banners from one region of the empire you serve join the attack.
ability-uprising = Uprising
    .text = Add 4 banners to an empty region with neither city nor fort: banners of the empire whose home it is.
ability-midnight-oil = Midnight Oil
    .text = Carry out the same order once more.

### When they can be played

window-instead = before the order, instead of it
window-general = around any order of yours
window-strict = before an order of yours
window-choosing = when choosing an attack
window-declared = once an attack is declared
window-fought = after a fight
window-after = after the order
window-ask = as another player’s order begins
window-offer = once another player has declared an attack

### What a card is good for, as a list of lines

use-single = Alone, { ABILITY($ability) }: { ABILITY($ability, form: "text") }
use-double = With another { EMPIRE($empire) } card, { ABILITY($ability) }: { ABILITY($ability, form: "text") }
use-pair = With any { EMPIRE($empire) } card, { ABILITY($ability) }: { ABILITY($ability, form: "text") }
use-pays = Pays like any other { EMPIRE($empire) } card.
use-treasure = Stands in for the second card of a cost; it cannot be played by itself.
use-ask = At the start of another player’s order: ask to give it in their place.
use-offer = When another player attacks: offer 4 more banners from the reserve.

### The halves of conquest cards

half-bad-blood = Bad blood
    .text = Bear banners in one region attack those in an adjacent Bear region.
half-savaged = Savaged
    .text = All foreign banners in one Bear home region return to their reserves.
half-trade = Trade
    .text = Farms count double for the rest of the round.
half-hoard = Hoard
    .text = There are no supply checks until the round ends; then there is one for everybody.
half-avert = Avert
    .text = All Eagle banners in one region die.
half-enact = Enact
    .text = The agents of the Eagle council are rearranged, each to a new position.
half-purge = Purge
    .text = One Elephant banner dies in every region that has any.
half-permit = Permit
    .text = The Elephant may not attack for the rest of the round.
half-control = Control
    .text = All Lion banners in one Lion home region die.
half-spread = Let it spread
    .text = All Lion banners in one region die, and so does one banner in each adjacent region.

### Cards with a name of their own

# For alliance cards, .price is what the card costs,
# said to who proposes it, and .terms is what accepting would mean, said to who is asked.
card-special = { $special ->
    [ask] { EMPIRE($empire) } alliance for the order
    [offer] { EMPIRE($empire) } alliance for 4 banners
   *[other] { EMPIRE($empire) } { SPECIAL($special) }
}
    .price = { $special ->
        [ask] { $empire ->
             [bear] If they accept, you take one of your agents back.
             [eagle] If they accept, they draw 2 cards from any decks.
             [elephant] If they accept, they add 4 banners to a region.
             [lion] If they accept, you turn one loyalty face up.
            *[horse] If they accept, they may swap one of their agents with one of yours.
        }
       *[offer] { $empire ->
             [bear] If they accept, they take one of their agents back.
             [eagle] If they accept, you draw 2 cards from any decks.
             [elephant] If they accept, you add 4 banners to a region.
             [lion] If they accept, they turn one loyalty face up.
            *[horse] If they accept, you may swap one of your agents with one of theirs.
        }
    }
    .terms = { $special ->
        [ask] { $empire ->
             [bear] They give this order in your place, then take one of their agents back.
             [eagle] They give this order in your place, then you draw 2 cards from any decks.
             [elephant] They give this order in your place, then you add 4 banners to a region.
             [lion] They give this order in your place, then turn one of their loyalties face up.
            *[horse] They give this order in your place, then you may swap one of your agents with one of theirs.
        }
       *[offer] { $empire ->
             [bear] Your attack grows by 4 banners, and you take one of your agents back.
             [eagle] Your attack grows by 4 banners, and they draw 2 cards from any decks.
             [elephant] Your attack grows by 4 banners, and they add 4 banners to a region.
             [lion] Your attack grows by 4 banners, and you turn one loyalty face up.
            *[horse] Your attack grows by 4 banners, and they may swap one of their agents with one of yours.
        }
    }
item-card-price = { CARD($item, form: "price") }
