import { countersOn, countOf, X } from '../../language/amounts.ts';
import { armor, EVERY_CLASS, item, set, token } from '../../language/cards.ts';
import { compared } from '../../language/conditions.ts';
import { destroyThis, exhausting } from '../../language/costs.ts';
import { addCounters, chooseWord, draw, heal, ifYouDo, removeFromGame } from '../../language/effects.ts';
import { anAlly, aQuest, tagged, yours } from '../../language/nouns.ts';
import {
  atStartOfYourTurn,
  basic,
  entersWithCounters,
  has,
  pay,
  payLessTo,
  provided,
  when,
  whenThisEntersPlay,
} from '../../language/powers.ts';
import { chosen, yourHero } from '../../language/selections.ts';

export const cards = set({
  'Arrival of the Naaru': item(
    { cost: 4, icon: EVERY_CLASS },
    pay([exhausting(yours(anAlly))], addCounters(1, 'meditation')),
    basic(
      provided(
        compared(countersOn('meditation'), 'or more', 5),
        pay(['activate', destroyThis], {
          do: 'put token',
          token: token('Naaru', { atk: [5, 'holy'], health: 5 }, has('Absorb'), has('Protector')),
        }),
      ),
    ),
  ),
  'Druid and Priest Statue Set': item(
    { cost: 3, icon: EVERY_CLASS },
    basic(
      pay(['X', 'activate', destroyThis], {
        do: 'put token',
        token: token('Wisp', { atk: [0, 'nature'], health: 0 }, has('Mend', X), has('Protector')),
        atk: X,
        health: X,
      }),
    ),
  ),
  'Extinct Turtle Shell': armor(
    { cost: 4, icon: ['Paladin', 'Shaman', 'Warrior'], def: 2 },
    whenThisEntersPlay({
      do: 'put token',
      token: {
        name: 'Tooga',
        types: ['Ally'],
        tags: ['Turtle', 'Beast', 'Monster', 'Tooga'],
        icons: [],
        text: [],
        powers: [],
        atk: 1,
        damageType: 'melee',
        health: 1,
        limits: [{ tag: 'Tooga', count: 1 }],
        token: true,
      },
    }),
    atStartOfYourTurn(ifYouDo(removeFromGame(chosen(yours(tagged('Tooga')))), draw(2))),
  ),
  'Kaldorei Wind Chimes': item(
    { cost: 1, icon: EVERY_CLASS },
    entersWithCounters(3, 'chime'),
    basic(
      pay(
        [
          'activate',
          { pay: 'remove counters', name: 'chime', count: 1 },
          { pay: 'choose word', what: 'standard race' },
        ],
        heal(countOf(yours({ kind: ['Ally'], chosenTag: true })), yourHero),
      ),
    ),
  ),
  'The Last Relic of Argus': item(
    { cost: 2, icon: EVERY_CLASS },
    payLessTo('complete', 1, aQuest),
    when({ event: 'complete', whose: 'you' }, heal(3, yourHero)),
  ),
  "Tyrande's Favorite Doll": item(
    { cost: 1, icon: ['Druid', 'Mage', 'Paladin', 'Priest', 'Shaman', 'Warlock'], limit: 'Trinket (2)' },
    whenThisEntersPlay(chooseWord({ name: {} })),
    {
      power: 'cost change',
      change: { cost: 'play', noun: { chosenName: true }, whose: 'friendly', by: -1, minimum: 1 },
    },
  ),
});
