import { countOf } from '../../language/amounts.ts';
import { ability, ongoing, set } from '../../language/cards.ts';
import { atk, power } from '../../language/changes.ts';
import { deal, delve, give, ifSo, putIntoPlay } from '../../language/effects.ts';
import { aHero, anAlly, anEquipment, heroOrAlly, tagged, yourHeroAs, yours } from '../../language/nouns.ts';
import { doubled, has, have, ifWould, pay, provided } from '../../language/powers.ts';
import { target, that, you, yourHero } from '../../language/selections.ts';
import { entersPlay } from '../../language/watches.ts';

export const warrior = set({
  Armsman: ongoing(
    { cost: 3, icon: 'Warrior', tags: ['Arms'] },
    have(yourHeroAs, power(has('Assault', countOf(yours({ kind: ['Armor', 'Item'] }))))),
  ),
  Bloodsurge: ongoing(
    { cost: 4, icon: 'Warrior', tags: ['Fury'], talent: 'Fury' },
    ifWould({ event: 'deal', by: aHero }, doubled),
  ),
  'Furious Strike': ability(
    { cost: 1, icon: 'Warrior', tags: ['Fury'], instant: true },
    give(yourHero, [atk(3)], 'this combat'),
    delve,
  ),
  'Monstrous Cleave': ability(
    { cost: 4, icon: 'Warrior', tags: ['Fury'] },
    { do: 'deal', by: yourHero, amount: 4, types: ['melee'], to: target(anAlly, { upTo: 2 }), each: [4] },
    ifSo(
      { is: 'there', noun: yours(tagged('Monster', heroOrAlly)), atLeast: 2 },
      deal(4, 'melee', { select: 'targeted', slot: 0, nth: 1 }),
    ),
  ),
  'Rallying Swarm': ongoing(
    { cost: 1, icon: 'Warrior', tags: ['Arms'] },
    provided(
      { is: 'happened', watch: entersPlay(yours(anEquipment)) },
      pay(['activate'], {
        do: 'search',
        who: you,
        noun: tagged('Murloc', { unlimited: true }),
        then: [putIntoPlay(that)],
      }),
    ),
  ),
});
