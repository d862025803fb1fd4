import { ability, EVERY_CLASS, set } from '../../language/cards.ts';
import { atk, mustAttack, power } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { destroy, draw, give, giveAll } from '../../language/effects.ts';
import { anAlly, opposing, yourHeroAs, yours } from '../../language/nouns.ts';
import { pay } from '../../language/powers.ts';
import { it, target } from '../../language/selections.ts';

export const abilities = set({
  'Face Smash': ability(
    { cost: 4, icon: ['Alliance', ...EVERY_CLASS], instant: true },
    give(target(anAlly), [power(pay(['activate'], destroy(target(anAlly))))]),
  ),
  'Rally the Troops': ability({ cost: 3, icon: EVERY_CLASS, instant: true }, giveAll(yours(anAlly), [atk(1)])),
  'Sudden Reversal': ability(
    { cost: 1, icon: EVERY_CLASS, instant: true },
    give(target(anAlly), [atk(4)], 'this turn', is(it, { defending: true })),
  ),
  Vanquish: ability({ cost: 4, icon: EVERY_CLASS }, destroy(target(anAlly))),
  'Vigilant Guard': ability(
    { cost: 1, icon: ['Death Knight', 'Paladin', 'Warrior'], instant: true },
    give(target(opposing(anAlly)), [mustAttack(yourHeroAs)]),
    draw(),
  ),
});
