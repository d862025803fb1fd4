import { X } from '../../language/amounts.ts';
import { ability, EVERY_CLASS, ongoing, set, token } from '../../language/cards.ts';
import { keyword } from '../../language/changes.ts';
import { dealtBy, give, ifYouDo, may, payTo } from '../../language/effects.ts';
import { aCard, among, anAlly, tagged, yours } from '../../language/nouns.ts';
import { has, pay, when } from '../../language/powers.ts';
import { eventCard, remembered, target } from '../../language/selections.ts';

export const abilities = set({
  'Avatar of the Wild': ability(
    { cost: 0, plusX: true, icon: ['Druid', 'Hunter'], tags: ['Feral', 'Beast Mastery'] },
    { do: 'put token', token: token('Tiger', { atk: [0, 'melee'], health: 0 }, has('Ferocity')), atk: X, health: X },
  ),
  'Rocket Barrage': ongoing(
    { cost: 2, icon: ['Horde', ...EVERY_CLASS] },
    pay(['activate'], {
      do: 'create',
      trigger: when(
        { event: 'exhaust', card: among(remembered, aCard) },
        ifYouDo(may(payTo([1])), dealtBy(eventCard, 1, 'fire', target(anAlly))),
      ),
      about: target(yours(tagged('Goblin', anAlly))),
      duration: 'this turn',
    }),
  ),
  Viciousness: ongoing(
    { cost: 2, icon: ['Alliance', ...EVERY_CLASS] },
    pay([1, 'activate'], give(target(yours(tagged('Worgen', anAlly))), [keyword('Ferocity')])),
  ),
});
