import { countersOn, countOf, either } from '../../language/amounts.ts';
import { EVERY_CLASS, item, set, token } from '../../language/cards.ts';
import { atk } from '../../language/changes.ts';
import { compared, is } from '../../language/conditions.ts';
import { addCounters, deal, destroy, draw, give, heal, ifSo, ifYouDo, may, put } from '../../language/effects.ts';
import {
  aCard,
  aHero,
  anAlly,
  attacking,
  inCombatWith,
  opposing,
  tagged,
  thisOne,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, basic, has, haveWhile, pay } from '../../language/powers.ts';
import { it, target, that, thisCard, topOfYourDeck, yourHero } from '../../language/selections.ts';

export const items = set({
  'Darnassus Tabard': item(
    { cost: 2, icon: ['Alliance', ...EVERY_CLASS], limit: 'Tabard (1)' },
    basic(pay([3, 'activate'], give(target(anAlly), [atk(2)]))),
    {
      power: 'cost change',
      change: {
        cost: 'use',
        noun: thisOne,
        whose: 'you',
        by: { amount: 'times', of: [-1, countOf(yours(tagged('Night Elf', anAlly)))] },
      },
    },
  ),
  "Demon Hunter's Aspect": item(
    { cost: 2, icon: EVERY_CLASS },
    haveWhile(
      is(it, attacking(inCombatWith(aHero, aCard))),
      yourHeroAs,
      atk(either(is(it, attacking(inCombatWith(tagged('Demon', aHero), aCard))), 2, 1)),
    ),
  ),
  'Orgrimmar Tabard': item(
    { cost: 4, icon: ['Horde', ...EVERY_CLASS], limit: 'Tabard (1)' },
    basic(pay([3, 'activate'], deal(4, 'melee', target(opposing(aHero))))),
    {
      power: 'cost change',
      change: {
        cost: 'use',
        noun: thisOne,
        whose: 'you',
        by: { amount: 'times', of: [-1, countOf(yours(tagged('Orc', anAlly)))] },
      },
    },
  ),
  'Signet of the Timewalker': item(
    { cost: 1, icon: ['Druid', 'Mage', 'Priest', 'Shaman', 'Warlock'], limit: 'Ring (2)' },
    atStartOfYourTurn(
      addCounters(1, 'time'),
      ifYouDo(ifSo(compared(countersOn('time'), 'or more', 4), destroy(thisCard)), draw(2)),
    ),
  ),
  'Stormwind Tabard': item(
    { cost: 5, icon: ['Alliance', ...EVERY_CLASS], limit: 'Tabard (1)' },
    basic(
      pay([3, 'activate'], {
        do: 'put token',
        token: token(
          'Human Warrior',
          { icon: ['Alliance'], tags: ['Human', 'Warrior'], atk: [1, 'melee'], health: 1 },
          has('Protector'),
        ),
      }),
    ),
    {
      power: 'cost change',
      change: {
        cost: 'use',
        noun: thisOne,
        whose: 'you',
        by: { amount: 'times', of: [-1, countOf(yours(tagged('Human', anAlly)))] },
      },
    },
  ),
  'Tabard of the Legion': item(
    { cost: 1, icon: EVERY_CLASS, limit: 'Tabard (1)' },
    pay([3, 'activate'], { do: 'look at', what: topOfYourDeck(1) }, may(put(that, { to: 'deck', at: 'bottom' }))),
    {
      power: 'cost change',
      change: {
        cost: 'use',
        noun: thisOne,
        whose: 'you',
        by: { amount: 'times', of: [-1, countOf(yours(tagged('Demon', anAlly)))] },
      },
    },
  ),
  'Thunder Bluff Tabard': item(
    { cost: 2, icon: ['Horde', ...EVERY_CLASS], limit: 'Tabard (1)' },
    basic(pay([3, 'activate'], heal(3, yourHero))),
    {
      power: 'cost change',
      change: {
        cost: 'use',
        noun: thisOne,
        whose: 'you',
        by: { amount: 'times', of: [-1, countOf(yours(tagged('Tauren', anAlly)))] },
      },
    },
  ),
});
