import { item, set } from '../../language/cards.ts';
import { destroyThis } from '../../language/costs.ts';
import { destroy } from '../../language/effects.ts';
import { aResource, withCost } from '../../language/nouns.ts';
import { pay } from '../../language/powers.ts';
import { each, target } from '../../language/selections.ts';

export const items = set({
  'Band of Vile Aggression': item(
    { cost: 2, icon: ['Druid', 'Hunter', 'Rogue'], limit: 'Ring (2)' },
    pay([5, 'activate'], destroy(target(aResource))),
  ),
  'Talisman of the Alliance': item(
    {
      cost: 3,
      icon: ['Alliance', 'Druid', 'Hunter', 'Mage', 'Paladin', 'Priest', 'Rogue', 'Shaman', 'Warlock', 'Warrior'],
      limit: 'Trinket (2)',
    },
    pay(
      ['activate', destroyThis],
      destroy(
        each(
          withCost(
            'exactly',
            { amount: 'lowest', number: 'cost', of: { kind: ['Ability', 'Equipment'] } },
            { kind: ['Ability', 'Equipment'] },
          ),
        ),
      ),
    ),
  ),
  'Talisman of the Horde': item(
    {
      cost: 3,
      icon: ['Horde', 'Druid', 'Hunter', 'Mage', 'Paladin', 'Priest', 'Rogue', 'Shaman', 'Warlock', 'Warrior'],
      limit: 'Trinket (2)',
    },
    pay(
      ['activate', destroyThis],
      destroy(
        each(
          withCost(
            'exactly',
            { amount: 'highest', number: 'cost', of: { kind: ['Ability', 'Equipment'] } },
            { kind: ['Ability', 'Equipment'] },
          ),
        ),
      ),
    ),
  ),
});
