import { armor, set } from '../../language/cards.ts';
import { keyword, power } from '../../language/changes.ts';
import { exhausting } from '../../language/costs.ts';
import { addCounters, deal, give, giveAll, put } from '../../language/effects.ts';
import { anAlly, heroOrAlly, inYourGraveyard, tagged, yourHeroAs, yours } from '../../language/nouns.ts';
import { has, haveWhile, pay, when } from '../../language/powers.ts';
import { target } from '../../language/selections.ts';
import { isDestroyed } from '../../language/watches.ts';

export const armors = set({
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
