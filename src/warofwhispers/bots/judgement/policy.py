"""A complete heuristic player, fast enough to play out games by the thousand.

A `Policy` answers for every seat of a state. It reads only the board and the asked seat's own hand
and weights, so it may be given a state filled in from an observation.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final, cast

from warofwhispers.bots.judgement.attacks import NOTHING
from warofwhispers.bots.judgement.cards import (
    attack_card,
    best_play,
    discard,
)
from warofwhispers.bots.judgement.moves import Judge
from warofwhispers.bots.judgement.rare_questions import answer_rare
from warofwhispers.engine.codes import (
    ASK_ACT,
    ASK_ADD,
    ASK_AFTER_FIGHT,
    ASK_AFTER_ORDER,
    ASK_ATTACK_COUNT,
    ASK_ATTACK_FROM,
    ASK_ATTACK_TO,
    ASK_DECLARED,
    ASK_DEPLOY,
    ASK_DISCARD,
    ASK_REACHED,
    ASK_RETRIEVE,
    ASK_SUBJUGATE,
    ASK_SWAP,
    ATTACK,
    BANNERS_PER_EMPIRE,
    CHOOSING_ATTACK,
    COUNT,
    DEPLOY,
    DEPLOY_FIELD,
    EMPIRE_COUNT,
    FROM,
    ORDER,
    PASS,
    PLACE,
    PLAY,
    RETRIEVE,
    RETRIEVE_FIELD,
    ROUND_COUNT,
    SLOT_COUNT,
    SWAP,
    SWITCH,
    TO,
)
from warofwhispers.engine.frames.attack import declare
from warofwhispers.engine.frames.reach import PLAIN, may_attack
from warofwhispers.engine.frames.rounds import SLOT_PAIRS
from warofwhispers.engine.places import (
    first_beside,
    first_order,
    order_empire,
    order_position,
    position_empire,
)
from warofwhispers.engine.score import MULTIPLIERS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from warofwhispers.bots.judgement.forecast import Forecast
    from warofwhispers.bots.judgement.style import Style
    from warofwhispers.dealer import RandomStream
    from warofwhispers.engine.frames.attack import AttackSource, AttackStrength, AttackTarget
    from warofwhispers.engine.frames.place import PlaceBanners
    from warofwhispers.engine.state import State

SWAP_COST: Final = 1.2  # points a swap must gain, because it reveals two tokens and loses ties
GRAIN: Final = 1024
MANY: Final = 8  # the most banners laid out together


class Policy:
    """Answers every question for every seat by heuristics.

    `weights` has five numbers for each seat, the worth of a city of each empire to it;
    `styles` has one style for each seat.
    """

    def __init__(self, forecast: Forecast, weights: list[float], styles: list[Style]) -> None:
        self.forecast = forecast
        self.weights: list[float] = weights
        self.styles: list[Style] = styles
        self._judge: Judge | None = None
        self._source: i64 = -1  # the attack found last
        self._target: i64 = -1
        self._force: i64 = 0
        self.mark: i64 = -1  # where this question's random numbers begin; -1 for the next ones

    def choose(self, s: State, rng: RandomStream) -> int:
        """Return the asked player's answer without applying it."""
        options = s.options
        if len(options) == 1:
            return options[0]
        prompt: i64 = s.prompt
        judge = self._look(s)
        if prompt == ASK_ACT or prompt == ASK_REACHED:
            return self._act(s, judge, rng)
        if prompt == ASK_ADD or prompt == ASK_SUBJUGATE:
            return self._place(s, judge)
        if prompt == ASK_ATTACK_FROM:
            return self._attack_from(s, judge)
        if prompt == ASK_ATTACK_TO:
            return self._attack_to(s, judge)
        if prompt == ASK_ATTACK_COUNT:
            return self._attack_count(s, judge)
        if prompt == ASK_AFTER_ORDER or prompt == ASK_DECLARED or prompt == ASK_AFTER_FIGHT:
            return best_play(s, judge, self.styles[s.player], PASS)
        if prompt == ASK_DEPLOY:
            return self._deploy(s, judge, rng)
        if prompt == ASK_RETRIEVE:
            return self._retrieve(s, judge, rng)
        if prompt == ASK_SWAP:
            return self._swap(s)
        if prompt == ASK_DISCARD:
            return discard(s)
        return answer_rare(s, judge, self.styles[s.player], rng)

    def _look(self, s: State) -> Judge:
        """Return the judge, set to the asked player; it is reused because making one takes time."""
        judge = self._judge
        if judge is None:
            judge = Judge(s, self.weights, s.player * EMPIRE_COUNT)
            self._judge = judge
        else:
            judge.look(s, self.weights, s.player * EMPIRE_COUNT)
        return judge

    def answer(self, s: State, rng: RandomStream, at_once: bool) -> None:  # noqa: FBT001 - hot
        """Apply the asked player's answer; an attack is declared at once, not in three answers.

        With `at_once` all banners of an order are placed together; without it, the layout is worked
        out again for every banner.
        """
        prompt: i64 = s.prompt
        options = s.options
        if len(options) == 1:
            s.apply(options[0])
        elif prompt == ASK_ACT or prompt == ASK_REACHED:
            option = self._act(s, self._look(s), rng)
            self._order(s, option)
        elif prompt == ASK_ATTACK_FROM:
            self._begin_attack(s, self._look(s))
        elif at_once and (prompt == ASK_ADD or prompt == ASK_SUBJUGATE):
            frame = cast("PlaceBanners", s.stack[-1])
            judge = self._look(s)
            number = min(frame.left, MANY)
            if number == frame.left:
                frame.choose_all(s, options, judge.layout(s, s.serving, number, options, PLACE))
                s.run()
                s.count += number
            else:
                s.apply(judge.place(s, s.serving, number, options, PLACE))
        else:
            s.apply(self.choose(s, rng))

    def _order(self, s: State, option: int) -> None:
        """Give an order; an attack is begun with it, and declared if no card could widen it."""
        judge = self._judge
        if (
            option < PLAY
            and option >= ORDER
            and judge is not None
            and s.data.order_kind[option - ORDER] == ATTACK
        ):
            empire: i64 = order_empire(option - ORDER)
            if (
                (judge.found >> empire) & 1
                and judge.plans[empire * 3 + 2] > 0
                and not s.payable[s.player] & CHOOSING_ATTACK
                and may_attack(s, empire)
            ):
                s.stack[-1].choose(s, option)
                self._source = judge.plans[empire * 3]
                self._target = judge.plans[empire * 3 + 1]
                self._force = judge.plans[empire * 3 + 2]
                s.count += 1
                self._declare(s)
                return
            player: i64 = s.player
            s.apply(option)
            if s.prompt == ASK_ATTACK_FROM and s.player == player and len(s.options) > 1:
                self._begin_attack(s, judge)  # nothing has moved since the judge looked
            return
        s.apply(option)

    def _begin_attack(self, s: State, judge: Judge) -> None:
        """Declare the best attack, or play a card that extends its reach."""
        option = self._attack_from(s, judge)
        if option < PLAY and option != PASS and option == FROM + self._source:
            self._declare(s)
        else:
            s.apply(option)

    def _declare(self, s: State) -> None:
        """Declare the attack found last, in place of three answers."""
        attack = cast("AttackSource", s.stack[-1])
        declare(s, attack.player, attack.empire, self._source, self._target, self._force)
        s.run()
        s.count += 3

    def _seems(self, s: State, option: i64, worth: float, rng: RandomStream) -> float:
        """Return a move's worth as the asked player perceives it, with its style's noise."""
        style = self.styles[s.player]
        if self.mark >= 0:
            rng.counter = self.mark + 2 * option
        if style.overlooks > 0.0 and worth > 0.0:
            worth *= math.pow((rng.below(GRAIN) + 1) / GRAIN, style.overlooks)
        if style.noise == 0.0:
            return worth
        return worth + style.noise * ((rng.below(GRAIN) + rng.below(GRAIN)) / GRAIN - 1.0)

    # -- orders -----------------------------------------------------------------------------------

    def _act(self, s: State, judge: Judge, rng: RandomStream) -> int:
        """Return the best order, or a card to play first if that is better."""
        best = s.options[0]
        top: float = NOTHING - 1.0
        style = self.styles[s.player]
        cards = False
        i: i64
        for i in range(len(s.options)):
            option = s.options[i]
            worth: float = 0.0
            if option >= PLAY:
                cards = True
                continue
            if option >= ORDER:
                worth = self.order_worth(s, judge, option - ORDER, style)
            worth = self._seems(s, option, worth, rng)
            if worth > top:
                top = worth
                best = option
        if cards:
            return best_play(s, judge, style, best, top)
        return best

    def order_worth(self, s: State, judge: Judge, order: i64, style: Style) -> float:
        """Return an order's worth; for a switch, that of the best order it leads to, less a bit."""
        if s.data.order_kind[order] != SWITCH:
            return judge.order(s, s.player, order, style.greed, style.aggression)
        position: i64 = order_position(order)
        first: i64 = first_beside(position)
        best: float = NOTHING
        place: i64
        other: i64
        for place in range(first, first + 3):
            for other in range(first_order(place), first_order(place) + s.data.order_count[place]):
                if s.data.order_kind[other] != SWITCH:
                    worth = judge.order(s, s.player, other, style.greed, style.aggression)
                    best = max(best, worth)
        return best - 0.15 - 0.2 * abs(judge.w[position_empire(position)])

    def _place(self, s: State, judge: Judge) -> int:
        return judge.place(s, s.serving, self._left(s), s.options, PLACE)

    def _left(self, s: State) -> int:
        return min(cast("PlaceBanners", s.stack[-1]).left, MANY)

    # -- attacks ----------------------------------------------------------------------------------

    def _attack_from(self, s: State, judge: Judge) -> int:
        attack = cast("AttackSource", s.stack[-1])
        empire: i64 = attack.empire
        worth: float
        if attack.reach == PLAIN and attack.fixed < 0 and attack.limit == BANNERS_PER_EMPIRE:
            worth = judge.plain_attack(s, empire)
            self._source = judge.plans[empire * 3]
            self._target = judge.plans[empire * 3 + 1]
            self._force = judge.plans[empire * 3 + 2]
        else:
            worth = judge.best_attack(s, empire, attack.reach, attack.fixed, attack.limit)
            self._source = judge.source
            self._target = judge.target
            self._force = judge.force
        best = FROM + self._source
        if s.options[-1] >= PLAY or s.options[-1] == PASS:
            return attack_card(s, judge, self.styles[s.player], worth, best)
        return best if best in s.options else s.options[0]

    def _attack_to(self, s: State, judge: Judge) -> int:
        attack = cast("AttackTarget", s.stack[-1])
        targets: list[int] = []
        i: i64
        for i in range(len(s.options)):
            targets.append(s.options[i] - TO)
        judge.best_from(s, attack.empire, attack.source, attack.limit, targets)
        return TO + judge.target

    def _attack_count(self, s: State, judge: Judge) -> int:
        attack = cast("AttackStrength", s.stack[-1])
        judge.best_from(s, attack.empire, attack.source, attack.limit, [attack.target])
        best = COUNT + judge.force
        return best if best in s.options else s.options[-1]

    # -- agents -----------------------------------------------------------------------------------

    def _deploy(self, s: State, judge: Judge, rng: RandomStream) -> int:
        style = self.styles[s.player]
        if style.deception > 0.0 and s.round < 3:
            self._feign(judge, style.deception)
        best = s.options[0]
        top: float = NOTHING
        i: i64
        for i in range(len(s.options)):
            option = s.options[i]
            worth: float
            if option >= DEPLOY_FIELD:
                worth = self.field_worth(s, judge, option - DEPLOY_FIELD)
            else:
                worth = judge.seat(s, s.player, option - DEPLOY, style.greed, style.aggression)
            worth = self._seems(s, option, worth, rng)
            if worth > top:
                top = worth
                best = option
        return best

    def field_worth(self, s: State, judge: Judge, region: i64) -> float:
        """Return the worth of an agent in a region: one more city for whoever holds it (R8.1)."""
        holder: i64 = s.holder[region]
        near = s.data.borders[region]
        calm: float = 1.0
        i: i64
        for i in range(len(near)):
            if s.holder[near[i]] != holder:
                calm -= 0.12
        if s.data.home[region] != holder:
            calm -= 0.2
        return judge.w[holder] * max(0.1, calm) * (0.15 + 0.2 * s.round)

    def _feign(self, judge: Judge, deception: float) -> None:
        """Move the weights towards their mean, so that a deployment gives less away."""
        total: float = 0.0
        i: i64
        for i in range(5):
            total += judge.w[i]
        for i in range(5):
            judge.w[i] += (total / 5.0 - judge.w[i]) * deception * 0.5

    def _retrieve(self, s: State, judge: Judge, rng: RandomStream) -> int:
        """Retrieve the agent that is worth least where it is."""
        style = self.styles[s.player]
        best = s.options[0]
        top: float = -NOTHING
        player = s.player
        i: i64
        for i in range(len(s.options)):
            option = s.options[i]
            worth: float
            if option >= RETRIEVE_FIELD:
                worth = self.field_worth(s, judge, option - RETRIEVE_FIELD)
            else:
                place = option - RETRIEVE
                worth = judge.seat(s, player, place, style.greed, style.aggression)
            worth = self._seems(s, option, worth, rng)
            if worth < top:
                top = worth
                best = option
        return best

    # -- loyalties --------------------------------------------------------------------------------

    def _swap(self, s: State) -> int:
        """Swap if the forecast gain outweighs what the swap reveals."""
        cities = self.forecast.cities(s)
        base: i64 = s.player * SLOT_COUNT
        best = PASS
        style = self.styles[s.player]
        top: float = SWAP_COST + (2.0 if s.data.concealed_bonus else 0.0)
        top = (top + style.patience * float(ROUND_COUNT - 1 - s.round)) / style.readiness
        i: i64
        for i in range(len(s.options)):
            option = s.options[i]
            if option >= SWAP:
                a, b = SLOT_PAIRS[option - SWAP]
                up: float = float(MULTIPLIERS[a] - MULTIPLIERS[b])
                more: float = cities[s.loyalty[base + b]] - cities[s.loyalty[base + a]]
                if up * more > top:
                    top = up * more
                    best = option
        return best
