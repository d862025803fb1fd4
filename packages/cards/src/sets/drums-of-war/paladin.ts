import { atkOf } from '../../language/amounts.ts';
import { ability, ongoing, set } from '../../language/cards.ts';
import { atk, cant } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { destroyThis } from '../../language/costs.ts';
import { deal, destroy, draw, exhaust, give, heal, ifSo, may, putIntoPlay } from '../../language/effects.ts';
import { anAlly, aWeapon, heroOrAlly, inYourGraveyard, tagged, yourHeroAs, yours } from '../../language/nouns.ts';
import { have, pay, when } from '../../language/powers.ts';
import { chosen, target, targeted } from '../../language/selections.ts';

export const paladin = set({
  'Crusader Strike': ability(
    { cost: 5, icon: 'Paladin', tags: ['Retribution'], instant: true, talent: 'Retribution' },
    deal({ amount: 'sum', of: [3, atkOf(chosen(yours(tagged('Melee', aWeapon))))] }, 'melee', target(heroOrAlly)),
    may(putIntoPlay(chosen(inYourGraveyard({ ongoing: true, tag: ['Judgement', 'Seal'] })))),
  ),
  'Inspiring Light': ability({ cost: 4, icon: 'Paladin', tags: ['Holy'] }, heal(8, target(heroOrAlly)), draw()),
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
