import { item, set } from '../../language/cards.ts';
import { is } from '../../language/conditions.ts';
import { ifSo, interrupt } from '../../language/effects.ts';
import { inZone, thisOne } from '../../language/nouns.ts';
import { pay } from '../../language/powers.ts';
import { target, targeted } from '../../language/selections.ts';

export const items = set({
  'Medallion of the Alliance': item(
    {
      cost: 2,
      icon: ['Alliance', 'Druid', 'Hunter', 'Mage', 'Paladin', 'Priest', 'Rogue', 'Shaman', 'Warlock', 'Warrior'],
      limit: 'Trinket (2)',
    },
    pay(
      [1, { pay: 'return', noun: thisOne, below: true }],
      ifSo(
        is(targeted(0), { controls: { kind: ['Hero'], faction: 'Horde' } }),
        interrupt(target(inZone('chain', { kind: ['Ability'], targeting: { kind: ['Hero'], whose: 'you' } }))),
      ),
    ),
  ),
  'Medallion of the Horde': item(
    {
      cost: 2,
      icon: ['Horde', 'Druid', 'Hunter', 'Mage', 'Paladin', 'Priest', 'Rogue', 'Shaman', 'Warlock', 'Warrior'],
      limit: 'Trinket (2)',
    },
    pay(
      [1, { pay: 'return', noun: thisOne, below: true }],
      ifSo(
        is(targeted(0), { controls: { kind: ['Hero'], faction: 'Alliance' } }),
        interrupt(target(inZone('chain', { kind: ['Ability'], targeting: { kind: ['Hero'], whose: 'you' } }))),
      ),
    ),
  ),
});
