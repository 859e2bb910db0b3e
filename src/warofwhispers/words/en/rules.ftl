# Rules in short, each by its number: rule-R5-2. docs/rules.md has them in full.

rule-R1-1 = 2 to 4 players, each a secret society with 9 agents and 5 loyalty tokens, one for each empire.
rule-R1-2 = Five empires act in this order: Bear, Eagle, Elephant, Lion, Horse. Each has 20 banners, a deck, and a council of Sheriff, Steward, Marshal and Chancellor.
rule-R1-3 = 40 regions, each the home of one empire. Only regions that share a border are adjacent; nobody crosses the sea.
rule-R1-4 = An empire controls the regions where it has banners, and its own home regions where nobody has any.
rule-R1-5 = Banners that are not on the map are in the empire’s reserve: 20 in all, always.
rule-R2-1 = Some banners start on the map, the rest in reserve.
rule-R2-2 = Each player’s five tokens lie face down at random on Devout ×4, Dutiful ×3, Affiliated ×2, Unallied ×0 and Opposed ×−1. You may always look at yours.
rule-R2-3 = Seats and first player are drawn at random. Play goes round in seat order.
rule-R2-4 = Under this ruleset no two players are devout to the same empire.
rule-R3 = There are four rounds: place agents, let the five councils act, end the round.
rule-R3-1 = Every player takes one agent back from the board between two rounds, and must if there is one.
rule-R3-2 = Going round one agent at a time, each player places two agents on vacant positions; three in a game for two.
rule-R3-3 = Under this ruleset an agent may stand in a region instead: two at most, never two of yours in one region.
rule-R3-4 = A player who cannot place an agent skips.
rule-R4-1 = Empires act in order, and in each the Sheriff, Steward, Marshal and Chancellor.
rule-R4-2 = A position is controlled by the agent on it; a vacant one by the next agent towards the Chancellor. With none there it does nothing.
rule-R4-3 = Whoever controls the position carries out exactly one of its orders, in full.
rule-R4-4 = Added banners come from the empire’s reserve and go to any regions it controls. A short reserve gives what it has.
rule-R4-5 = Cards are drawn from the deck of the empire that acts, one for each full number of icons named.
rule-R4-6 = Switch moves the agent to another position of the council, where it gives an order at once. An agent already there trades places with it.
rule-R4-7 = After an empire’s turn a region feeds 4 banners, with a farm 6. The rest go back to the reserve.
rule-R4-8 = There is no supply limit until the end of the empire’s turn.
rule-R5-1 = An attack goes from a region the empire controls to an adjacent one that another empire controls, with at least one banner.
rule-R5-2 = A conquered region must keep one banner behind; a home region may be emptied.
rule-R5-3 = A foolish attack is allowed. Moving between one’s own regions is not an attack.
rule-R5-4 = { SETTING("fort") ->
    [kill] A fort kills one attacking banner as it enters.
    [defend] A fort counts as one more defender.
   *[unknown] A fort costs the attackers one banner: it dies on entry, or the fort counts as one more defender, as the ruleset says.
}
rule-R5-5 = Both sides lose banners one for one until one side has none left. Losses go to the reserves. If nobody is left the region goes back to its home empire.
rule-R5-6 = The order of an attack: strike or armada, then source, target and number, then cards before the fight, fort, fight, cards after it.
rule-R5-7 = 3 against 2 leave 1. 3 against 2 and a fort leave nobody.
rule-R6-1 = A card has one use alone, one with a second card of its empire, and one with a card of its partner empire.
rule-R6-2 = Cards serve the empire whose order it is, whatever their colour. They are paid first, and resolved one at a time.
rule-R6-3 = Cards are played around the order of a position you control: before it, in an attack before and after the fight, after it.
rule-R6-4 = { SETTING("spent") ->
    [reshuffle] Spent cards are shuffled back into their deck at once.
    [discard] Spent cards go to a discard pile until their deck runs out.
   *[unknown] Spent cards go back into their deck, or to a discard pile, as the ruleset says.
}
rule-R6-5 = A card that replaces the order can be played once for each position that comes up.
rule-R6-6 = A card that could do nothing may not be played. A short reserve gives what it has.
rule-R6-7 = Conquest cards are shown when drawn, take effect at once, and leave the game. One that can do nothing is replaced by another draw.
rule-R6-8 = Dark alliances: a card can ask for another player’s order, or offer 4 banners to their attack. They accept or decline; then the card’s price is paid.
rule-R7-1 = After the fourth round the game ends at once.
rule-R7-2 = At the end of a round everybody discards down to five cards and may swap two face-down loyalties, which are then shown for good.
rule-R7-3 = The first-player marker goes to the next seat.
rule-R8-1 = Each city an empire controls counts your multiplier for that empire.
rule-R8-2 = Under this ruleset each loyalty still face down at the end is worth a point.
rule-R8-3 = The highest score wins. Ties go to fewer swaps (or more hidden loyalties), then to more cards in hand.
rule-R8-4 = For example: ×4 with 2 cities, ×3 with 3, ×2 with 1, ×0 with 4 and ×−1 with 2 make 17.
rule-C-bear-1 = { ABILITY("extra_attack") }: { ABILITY("extra_attack", form: "text") }
    .name = { ABILITY("extra_attack") }
rule-C-bear-2 = { ABILITY("annihilate") }: { ABILITY("annihilate", form: "text") }
    .name = { ABILITY("annihilate") }
rule-C-eagle-1 = { ABILITY("relocate_agent") }: { ABILITY("relocate_agent", form: "text") }
    .name = { ABILITY("relocate_agent") }
rule-C-eagle-2 = { ABILITY("strike_empty") }: { ABILITY("strike_empty", form: "text") }
    .name = { ABILITY("strike_empty") }
rule-C-elephant-1 = { ABILITY("add_one_to_attack") }: { ABILITY("add_one_to_attack", form: "text") }
    .name = { ABILITY("add_one_to_attack") }
rule-C-elephant-2 = { ABILITY("add_three_to_attack") }: { ABILITY("add_three_to_attack", form: "text") }
    .name = { ABILITY("add_three_to_attack") }
rule-C-lion-1 = { ABILITY("act_elsewhere") }: { ABILITY("act_elsewhere", form: "text") }
    .name = { ABILITY("act_elsewhere") }
rule-C-lion-2 = { ABILITY("garrison_city") }: { ABILITY("garrison_city", form: "text") }
    .name = { ABILITY("garrison_city") }
rule-C-horse-1 = { ABILITY("march") }: { ABILITY("march", form: "text") }
    .name = { ABILITY("march") }
rule-C-horse-2 = { ABILITY("rearrange") }: { ABILITY("rearrange", form: "text") }
    .name = { ABILITY("rearrange") }
rule-C-mercenaries = { ABILITY("mercenaries") }: { ABILITY("mercenaries", form: "text") }
    .name = { ABILITY("mercenaries") }
rule-C-recruit = { ABILITY("recruit") }: { ABILITY("recruit", form: "text") }
    .name = { ABILITY("recruit") }
rule-C-subjugate = { ABILITY("subjugate") }: { ABILITY("subjugate", form: "text") }
    .name = { ABILITY("subjugate") }
rule-C-disperse = { ABILITY("disperse") }: { ABILITY("disperse", form: "text") }
    .name = { ABILITY("disperse") }
rule-C-alchemists-fire = { ABILITY("alchemists_fire") }: { ABILITY("alchemists_fire", form: "text") }
    .name = { ABILITY("alchemists_fire") }
rule-C-populate = { ABILITY("populate") }: { ABILITY("populate", form: "text") }
    .name = { ABILITY("populate") }
rule-C-armada = { ABILITY("armada") }: { ABILITY("armada", form: "text") }
    .name = { ABILITY("armada") }
rule-C-reinforce = { ABILITY("reinforce") }: { ABILITY("reinforce", form: "text") }
    .name = { ABILITY("reinforce") }
rule-C-uprising = { ABILITY("uprising") }: { ABILITY("uprising", form: "text") }
    .name = { ABILITY("uprising") }
rule-C-midnight-oil = { ABILITY("midnight_oil") }: { ABILITY("midnight_oil", form: "text") }
    .name = { ABILITY("midnight_oil") }
