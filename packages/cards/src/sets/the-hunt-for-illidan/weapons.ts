import { either } from '../../language/amounts.ts';
import { set, weapon } from '../../language/cards.ts';
import { keyword } from '../../language/changes.ts';
import { removing } from '../../language/costs.ts';
import { destroy, exhaust, may } from '../../language/effects.ts';
import {
  anAbility,
  anAlly,
  heroOrAlly,
  inYourGraveyard,
  opposing,
  tagged,
  thisOne,
  yourHeroAs,
} from '../../language/nouns.ts';
import { doubled, entersWithCounters, has, have, ifWould, pay, unpreventable, when } from '../../language/powers.ts';
import { each, target } from '../../language/selections.ts';
import { attacks, isDestroyed } from '../../language/watches.ts';

export const weapons = set({
  'Ashtongue Blade': weapon(
    {
      cost: 2,
      icon: ['Rogue', 'Shaman'],
      tags: ['1H', 'Dagger'],
      limit: 'Melee (1)',
      required: ['Loyal'],
      atk: [1, 'melee'],
      strike: 0,
    },
    has('Untargetable'),
  ),
  "Bloodwarder's Rifle": weapon(
    { cost: 4, icon: 'Hunter', tags: ['1H', 'Gun'], limit: 'Ranged (1)', atk: [3, 'ranged'], strike: 2 },
    have(yourHeroAs, keyword('Long-Range')),
  ),
  'Felsteel Whisper Knives': weapon(
    { cost: 1, icon: 'Rogue', tags: ['1H', 'Knife'], limit: 'Ranged (1)', atk: [2, 'ranged'], strike: 1 },
    has('Thrown'),
  ),
  'Hammer of the Naaru': weapon(
    {
      cost: 8,
      icon: ['Druid', 'Paladin', 'Shaman'],
      tags: ['2H', 'Mace'],
      limit: 'Melee (1)',
      atk: [6, 'melee'],
      strike: 0,
    },
    when(attacks(yourHeroAs), exhaust(each(opposing(heroOrAlly)))),
    ifWould({ event: 'deal', with: thisOne }, unpreventable),
  ),
  'Illidari-Bane Mageblade': weapon(
    {
      cost: 2,
      icon: ['Mage', 'Priest', 'Warlock'],
      tags: ['1H', 'Dagger'],
      limit: 'Melee (1)',
      atk: [1, 'melee'],
      strike: 2,
    },
    ifWould({ event: 'deal', by: yourHeroAs, card: tagged('Demon') }, doubled),
  ),
  'Lucky Strike Axe': weapon(
    {
      cost: 4,
      icon: ['Hunter', 'Paladin', 'Shaman', 'Warrior'],
      tags: ['2H', 'Axe'],
      limit: 'Melee (1)',
      atk: [1, 'melee'],
      strike: 0,
    },
    entersWithCounters(either({ is: 'went first', whose: 'opposing' }, 3, 0), '+1 ATK'),
  ),
  "Retainer's Blade": weapon(
    {
      cost: 2,
      icon: ['Rogue', 'Shaman'],
      tags: ['1H', 'Dagger'],
      limit: 'Melee (1)',
      reputation: 'Scryer',
      atk: [2, 'melee'],
      strike: 1,
    },
    when(isDestroyed(thisOne), may(destroy(target(anAlly)))),
  ),
  'Tirisfal Wand of Ascendancy': weapon(
    {
      cost: 1,
      icon: ['Mage', 'Priest', 'Warlock'],
      tags: ['Wand', 'Ranged'],
      limit: 'Wand (1)',
      atk: [1, 'shadow'],
      strike: 1,
    },
    pay([removing(inYourGraveyard(anAbility))], {
      do: 'create',
      cost: { cost: 'strike', noun: thisOne, whose: 'you', by: -1, next: true },
      duration: 'this turn',
    }),
  ),
  "Vindicator's Brand": weapon(
    {
      cost: 3,
      icon: ['Paladin', 'Warrior'],
      tags: ['1H', 'Sword'],
      limit: 'Melee (1)',
      reputation: 'Aldor',
      atk: [3, 'melee'],
      strike: 1,
    },
    when(isDestroyed(thisOne), may(destroy(target({ kind: ['Ability', 'Equipment'] })))),
  ),
});
