import { countersOn, either, X } from '../../language/amounts.ts';
import { ability, attachment, ongoing, set, token } from '../../language/cards.ts';
import { atk, can, health, keyword, power } from '../../language/changes.ts';
import { chooseOne, deal, give, may } from '../../language/effects.ts';
import { anAbility, anAlly, attached, tagged, yourHeroAs, yours } from '../../language/nouns.ts';
import { entersWithCounters, has, have, haveWhile, pay, when } from '../../language/powers.ts';
import { target, yourHero } from '../../language/selections.ts';

export const druid = set({
  'Feral Dominance': ongoing(
    { cost: 2, icon: 'Druid', tags: ['Feral'] },
    pay(
      [1, 'activate'],
      chooseOne(
        [give(target(yours(tagged('Druid'))), [power(has('Assault', 1))])],
        [give(target(yours(tagged('Druid'))), [keyword('Protector')])],
      ),
    ),
  ),
  'Gale Winds': ongoing(
    { cost: 5, icon: 'Druid', tags: ['Balance'], talent: 'Balance' },
    have(yours(anAbility), can({ may: 'pay as a resource' })),
  ),
  'Mark of Life': attachment(
    { cost: 3, icon: 'Druid', tags: ['Restoration', 'Attachment'], instant: true },
    anAlly,
    have(attached(anAlly), atk(2), health(2), power(has('Mend', 1))),
  ),
  'Natural Reclamation': ongoing(
    { cost: 3, icon: 'Druid', tags: ['Balance'] },
    when(
      { event: 'complete', whose: 'you' },
      may({ do: 'put token', token: token('Treant', { atk: [1, 'melee'], health: 1 }) }),
    ),
  ),
  'Predatory Sense': ongoing(
    { cost: 2, icon: 'Druid', tags: ['Combo', 'Feral'], limit: 'Form (1)', instant: true },
    give(yourHero, [power(has('Assault', 2))]),
    have(yourHeroAs, keyword('Cat Form')),
  ),
  Ravage: ability(
    { cost: 1, icon: 'Druid', tags: ['Combo', 'Feral'] },
    deal(either({ is: 'there', noun: yours(tagged('Form')) }, 4, 2), 'melee', target(anAlly)),
  ),
  'Savage Roar': ongoing(
    { cost: 1, icon: 'Druid', tags: ['Feral'] },
    has('Finishing Move'),
    entersWithCounters(X, 'roar'),
    haveWhile({ is: 'there', noun: yours(tagged('Form')) }, yourHeroAs, power(has('Assault', countersOn('roar')))),
  ),
});
