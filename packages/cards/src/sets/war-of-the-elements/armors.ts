import { costOf, countersOn } from '../../language/amounts.ts';
import { armor, set } from '../../language/cards.ts';
import { atk, can, keyword, power } from '../../language/changes.ts';
import { exhausting } from '../../language/costs.ts';
import { addCounters, deal, give, giveAll, may, put } from '../../language/effects.ts';
import {
  anAlly,
  anEquipment,
  aWeapon,
  heroOrAlly,
  inYourGraveyard,
  tagged,
  thisOne,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, has, have, haveWhile, pay, when, whenThisEntersPlay } from '../../language/powers.ts';
import { chosen, target } from '../../language/selections.ts';
import { isDestroyed } from '../../language/watches.ts';

export const armors = set({
  "Champion's Deathdealer Breastplate": armor(
    { cost: 3, icon: ['Hunter', 'Shaman'], tags: ['Mail'], limit: 'Chest (1)', def: 1 },
    have(yours(aWeapon), atk({ amount: 'sum', of: [1, countersOn('heirloom')] })),
    {
      power: 'keyword',
      keyword: 'Stash',
      effects: [{ do: 'add counters', name: 'heirloom', count: 1, on: target(anEquipment) }],
    },
  ),
  'Crown of Chelonian Freedom': armor(
    { cost: 4, icon: ['Death Knight', 'Paladin', 'Warrior'], tags: ['Plate'], limit: 'Head (1)', def: 1 },
    whenThisEntersPlay(
      addCounters(
        costOf(chosen(yours({ not: { any: [{ faction: 'Horde' }, { faction: 'Alliance' }] }, kind: ['Ally'] }))),
        '+1 DEF',
      ),
    ),
    have(
      yours({ not: { any: [{ faction: 'Horde' }, { faction: 'Alliance' }] }, kind: ['Ally'] }),
      can({ may: 'be shielded', by: thisOne }),
    ),
  ),
  'God-Grinding Grips': armor(
    { cost: 2, icon: ['Mage', 'Priest', 'Warlock'], tags: ['Cloth'], limit: 'Hands (1)', def: 1 },
    pay([4, exhausting(yourHeroAs)], deal(2, 'arcane', target(heroOrAlly))),
  ),
  'Helm of Terrorizing Fangs': armor(
    { cost: 2, icon: ['Hunter', 'Shaman'], tags: ['Mail'], limit: 'Head (1)', def: 1 },
    when(
      isDestroyed(yours({ not: { any: [{ faction: 'Horde' }, { faction: 'Alliance' }] }, kind: ['Ally'] })),
      addCounters(1, 'fang'),
    ),
    pay([{ pay: 'remove counters', name: 'fang', count: 1 }], give(target(anAlly), [power(has('Assault', 1))])),
  ),
  'Leggings of the Vanquished Usurper': armor(
    { cost: 3, icon: ['Druid', 'Rogue'], tags: ['Leather'], limit: 'Legs (1)', def: 1 },
    pay(
      [2, 'activate'],
      giveAll(yours({ not: { any: [{ faction: 'Horde' }, { faction: 'Alliance' }] }, kind: ['Ally'] }), [
        power(has('Assault', 2)),
      ]),
    ),
  ),
  'Polished Spaulders of Valor': armor(
    { cost: 4, icon: ['Death Knight', 'Paladin', 'Warrior'], tags: ['Plate'], limit: 'Shoulder (1)', def: 2 },
    {
      power: 'cost change',
      change: {
        cost: 'play',
        noun: anEquipment,
        whose: 'you',
        by: { amount: 'sum', of: [-1, { amount: 'times', of: [-1, countersOn('heirloom')] }] },
        minimum: 1,
      },
    },
    {
      power: 'keyword',
      keyword: 'Stash',
      effects: [{ do: 'add counters', name: 'heirloom', count: 1, on: target(yours(anEquipment)) }],
    },
  ),
  'Stained Shadowcraft Spaulders': armor(
    { cost: 4, icon: ['Druid', 'Rogue'], tags: ['Leather'], limit: 'Shoulder (1)', def: 1 },
    atStartOfYourTurn(may(deal({ amount: 'sum', of: [1, countersOn('heirloom')] }, 'nature', target(heroOrAlly)))),
    {
      power: 'keyword',
      keyword: 'Stash',
      effects: [{ do: 'add counters', name: 'heirloom', count: 1, on: target(yours(anEquipment)) }],
    },
  ),
  'Wildlife Defender': armor(
    { cost: 2, icon: ['Paladin', 'Shaman', 'Warrior'], tags: ['Shield'], limit: 'Off-Hand (1)', def: 2 },
    haveWhile({ is: 'there', noun: yours(tagged('Dragonkin')) }, yourHeroAs, keyword('Protector')),
    {
      power: 'keyword',
      keyword: 'Stash',
      effects: [put(target(inYourGraveyard(tagged('Dragonkin'))), { to: 'deck', at: 'top' })],
    },
  ),
});
