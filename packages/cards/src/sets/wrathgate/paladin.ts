import { countersOn, healthOf } from '../../language/amounts.ts';
import { ability, ally, ongoing, set } from '../../language/cards.ts';
import { cant, power } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { exhausting } from '../../language/costs.ts';
import {
  addCounters,
  deal,
  destroy,
  draw,
  exhaust,
  give,
  ifSo,
  may,
  replace,
  unpreventably,
} from '../../language/effects.ts';
import {
  aCard,
  aHero,
  anAbility,
  anAlly,
  aQuest,
  attachedTo,
  attacking,
  aWeapon,
  heroOrAlly,
  tagged,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { has, have, payLessTo, prevented, ratherThanCost, when } from '../../language/powers.ts';
import { anotherTarget, eventDoer, it, target, targeted } from '../../language/selections.ts';

export const paladin = set({
  Charger: ally(
    { cost: 2, icon: 'Paladin', tags: ['Horse'], limit: 'Mount (1)', atk: [0, 'melee'], health: 5 },
    payLessTo('complete', 1, aQuest),
    when(
      { event: 'place', whose: 'you', card: { faceDown: false } },
      unpreventably(deal(1, 'holy', target(heroOrAlly))),
      replace({ event: { event: 'deal' }, instead: prevented(1) }, anotherTarget(heroOrAlly)),
    ),
  ),
  'Holy Fury': ability(
    { cost: 3, icon: 'Paladin', tags: ['Holy'] },
    unpreventably(deal(3, 'holy', target(anAlly))),
    ifSo(
      is(targeted(0), { damage: { is: 'or more', than: healthOf(it) } }),
      destroy({ select: 'choose', noun: attachedTo(yours(aCard), anAbility), count: { anyNumber: true } }),
    ),
  ),
  'Lesson of the Divine': ability(
    { cost: 3, icon: 'Paladin', tags: ['Protection'], instant: true },
    exhaust(target(heroOrAlly)),
    give(targeted(0), [cant('ready', { during: 'ready step' })], "its controller's next ready step"),
    draw(),
    ratherThanCost(exhausting(yours(tagged('Paladin', { not: aHero })))),
  ),
  'Presence of the Divine': ongoing(
    { cost: 4, icon: 'Paladin', tags: ['Retribution'] },
    when({ event: 'deal', by: attacking(anAlly), card: yours(anAlly) }, may(destroy(eventDoer))),
  ),
  'Seal of Sanctity': ongoing(
    { cost: 1, icon: 'Paladin', tags: ['Holy'], limit: 'Seal (1)' },
    when({ event: 'deal', by: yourHeroAs, with: aWeapon, combat: true }, addCounters(1, 'purity')),
    have(yourHeroAs, power(has('Mend', countersOn('purity')))),
  ),
  'Unyielding Faith': ability(
    { cost: 2, icon: 'Paladin', tags: ['Holy'], instant: true, talent: 'Holy' },
    { do: 'create', replacement: { event: { event: 'deal' }, instead: prevented('all') }, duration: 'this turn' },
  ),
});
