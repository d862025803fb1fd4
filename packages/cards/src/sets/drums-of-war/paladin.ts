import { atkOf, countersOn, thatMuch } from '../../language/amounts.ts';
import { ability, attachment, ongoing, set } from '../../language/cards.ts';
import { atk, cant, health } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { destroyThis } from '../../language/costs.ts';
import {
  addCounters,
  deal,
  dealtBy,
  destroy,
  draw,
  exhaust,
  give,
  heal,
  ifSo,
  may,
  putIntoPlay,
  replace,
} from '../../language/effects.ts';
import {
  anAlly,
  attached,
  aWeapon,
  heroOrAlly,
  inYourGraveyard,
  opposing,
  tagged,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { have, nextTime, pay, when } from '../../language/powers.ts';
import { chosen, each, it, target, targeted } from '../../language/selections.ts';

export const paladin = set({
  'Blessing of Trials': attachment(
    { cost: 3, icon: 'Paladin', tags: ['Protection', 'Blessing'], instant: true },
    anAlly,
    replace(
      nextTime(
        { event: 'deal', by: opposing(heroOrAlly) },
        { instead: 'prevent', amount: 'all', then: [addCounters(thatMuch, 'strength')] },
      ),
      targeted(0),
    ),
    have(attached(anAlly), atk(countersOn('strength')), health(countersOn('strength'))),
  ),
  'Crusader Strike': ability(
    { cost: 5, icon: 'Paladin', tags: ['Retribution'], instant: true, talent: 'Retribution' },
    deal({ amount: 'sum', of: [3, atkOf(chosen(yours(tagged('Melee', aWeapon))))] }, 'melee', target(heroOrAlly)),
    may(putIntoPlay(chosen(inYourGraveyard({ ongoing: true, tag: ['Judgement', 'Seal'] })))),
  ),
  'Inspiring Light': ability({ cost: 4, icon: 'Paladin', tags: ['Holy'] }, heal(8, target(heroOrAlly)), draw()),
  Penance: ability({ cost: 4, icon: 'Paladin', tags: ['Retribution'] }, dealtBy(it, atkOf(it), 'holy', each(anAlly))),
  Reprisal: ability(
    { cost: 1, icon: 'Paladin', tags: ['Retribution'], instant: true },
    ifSo(
      is(target({ kind: ['Ability', 'Equipment'] }), { past: { as: 'with', was: { event: 'deal' } } }),
      destroy(targeted(0)),
    ),
  ),
  'Seal of Justice': ongoing(
    { cost: 2, icon: 'Paladin', tags: ['Protection'], limit: 'Seal (1)' },
    when(
      { event: 'deal', by: yourHeroAs, with: aWeapon, combat: true },
      exhaust(target(heroOrAlly)),
      give(targeted(0), [cant('ready', { during: 'ready step' })], "its controller's next ready step"),
    ),
    pay(
      [1, destroyThis],
      exhaust(target(heroOrAlly)),
      give(targeted(0), [cant('ready', { during: 'ready step' })], "its controller's next ready step"),
    ),
  ),
  'Seal of Righteousness': ongoing(
    { cost: 1, icon: 'Paladin', tags: ['Holy'], limit: 'Seal (1)' },
    have(yours(tagged('Melee', aWeapon)), atk(1)),
    pay([destroyThis], deal(2, 'holy', target(anAlly))),
  ),
});
