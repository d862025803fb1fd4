import { ally, set, token } from '../../language/cards.ts';
import { has, whenThisEntersPlay } from '../../language/powers.ts';

export const horde = set({
  'Burom Bladeseer': ally({ cost: 2, icon: 'Horde', tags: ['Orc', 'Shaman'], atk: [3, 'nature'], health: 2 }),
  'Kuatha Mornhoof': ally(
    { cost: 3, icon: 'Horde', tags: ['Tauren', 'Paladin'], atk: [2, 'holy'], health: 4 },
    has('Protector'),
  ),
  'Nikka Blastbor': ally({ cost: 1, icon: 'Horde', tags: ['Goblin', 'Hunter'], atk: [2, 'arcane'], health: 1 }),
  "Razo'jun": ally(
    { cost: 3, icon: 'Horde', tags: ['Troll', 'Shaman'], atk: [1, 'fire'], health: 2 },
    has('Ferocity'),
    whenThisEntersPlay({ do: 'put token', token: token('Fire Elemental', { atk: [2, 'fire'], health: 1 }) }),
  ),
  'Valytha Colton': ally({ cost: 4, icon: 'Horde', tags: ['Undead', 'Hunter'], atk: [4, 'arcane'], health: 4 }),
});
