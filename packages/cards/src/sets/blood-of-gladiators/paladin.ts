import { atkOf } from '../../language/amounts.ts';
import { ability, set } from '../../language/cards.ts';
import { dealtBy, exhaust, ifYouDo, may, replace } from '../../language/effects.ts';
import { anAlly, heroOrAlly, opposing } from '../../language/nouns.ts';
import { prevented } from '../../language/powers.ts';
import { anotherTarget, target, targeted } from '../../language/selections.ts';

export const paladin = set({
  Atonement: ability(
    { cost: 2, icon: 'Paladin', tags: ['Protection'], instant: true },
    replace({ event: { event: 'deal' }, flags: 'by', instead: prevented('all') }, target(heroOrAlly)),
  ),
  'Divine Justice': ability(
    { cost: 2, icon: 'Paladin', tags: ['Retribution'], instant: true },
    ifYouDo(
      exhaust(target(opposing({ exhausted: false, kind: ['Ally'] }))),
      may(dealtBy(targeted(0), atkOf(targeted(0)), 'melee', anotherTarget(anAlly))),
    ),
  ),
});
