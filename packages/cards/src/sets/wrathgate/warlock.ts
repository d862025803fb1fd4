import { thatMuch } from '../../language/amounts.ts';
import { ability, ally, set } from '../../language/cards.ts';
import { exhausting } from '../../language/costs.ts';
import { deal, draw, exhaust, heal, may, removeFromGame } from '../../language/effects.ts';
import { aCard, aHero, among, anAlly, heroOrAlly, inZone, opposing, tagged, yours } from '../../language/nouns.ts';
import { ratherThanCost, when } from '../../language/powers.ts';
import { chosen, revealed, target, targetOpponent, yourHero, zoneOf } from '../../language/selections.ts';
import { leavesPlay, turnStarts } from '../../language/watches.ts';

export const warlock = set({
  'Drain Essence': ability(
    { cost: 3, icon: 'Warlock', tags: ['Affliction'], instant: true },
    deal(3, 'shadow', target(heroOrAlly)),
    heal(thatMuch, yourHero),
  ),
  'Lesson of the Nether': ability(
    { cost: 3, icon: 'Warlock', tags: ['Demonology'] },
    { do: 'look at', what: zoneOf('hand', targetOpponent()) },
    removeFromGame(chosen(among(revealed, inZone('hand', aCard)))),
    ratherThanCost(exhausting(yours(tagged('Warlock', { not: aHero })))),
  ),
  Lynxia: ally(
    { cost: 2, icon: 'Warlock', tags: ['Succubus', 'Demon'], limit: 'Pet (1)', atk: [1, 'shadow'], health: 3 },
    when(turnStarts('any'), may(exhaust(target(anAlly)))),
  ),
  'Void Pact': ability(
    { cost: 2, icon: 'Warlock', tags: ['Destruction'], instant: true },
    draw({ amount: 'this turn', watch: leavesPlay(opposing(anAlly)), counted: 'card' }),
  ),
});
