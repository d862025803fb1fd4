import { atkOf, X } from '../../language/amounts.ts';
import { ability, ongoing, set } from '../../language/cards.ts';
import { cant } from '../../language/changes.ts';
import { dealtBy, exhaust, giveAll, heal, ifYouDo, interrupt, may, replace } from '../../language/effects.ts';
import { aCard, anAlly, heroOrAlly, inZone, opposing } from '../../language/nouns.ts';
import { pay, prevented } from '../../language/powers.ts';
import { anotherTarget, target, targeted } from '../../language/selections.ts';

export const paladin = set({
  Atonement: ability(
    { cost: 2, icon: 'Paladin', tags: ['Protection'], instant: true },
    replace({ event: { event: 'deal' }, flags: 'by', instead: prevented('all') }, target(heroOrAlly)),
  ),
  'Divine Favor': ongoing(
    { cost: 5, icon: 'Paladin', tags: ['Holy'], talent: 'Holy' },
    pay(['activate', { pay: 'top cards', to: 'removed', count: X }], heal(X, target(heroOrAlly))),
  ),
  'Divine Justice': ability(
    { cost: 2, icon: 'Paladin', tags: ['Retribution'], instant: true },
    ifYouDo(
      exhaust(target(opposing({ exhausted: false, kind: ['Ally'] }))),
      may(dealtBy(targeted(0), atkOf(targeted(0)), 'melee', anotherTarget(anAlly))),
    ),
  ),
  'Glimmer of Hope': ability(
    { cost: 1, icon: 'Paladin', tags: ['Protection'], instant: true },
    interrupt(target(inZone('chain', { kind: ['Ability'], targeting: { whose: 'you' } }))),
  ),
  'Sacred Moment': ability(
    { cost: 4, icon: 'Paladin', tags: ['Protection'] },
    giveAll(aCard, [cant('ready')], 'until end of your next turn'),
  ),
});
