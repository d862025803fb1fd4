import { ally, set } from '../../language/cards.ts';
import { draw } from '../../language/effects.ts';
import { has, whenThisEntersPlay } from '../../language/powers.ts';

export const neutral = set({
  Footsoldier: ally({ cost: 2, atk: [2, 'melee'], health: 2 }),
  'Roadside Ruffian': ally({ cost: 1, tags: ['Human', 'Rogue'], atk: [2, 'melee'], health: 1 }),
  'Mule Driver': ally({ cost: 2, tags: ['Goblin'], atk: [1, 'melee'], health: 3 }, has('Protector')),
  'Hired Lance': ally({ cost: 3, tags: ['Human', 'Warrior'], atk: [3, 'melee'], health: 3 }),
  'Salvage Tinker': ally({ cost: 3, tags: ['Goblin'], atk: [2, 'fire'], health: 2 }, whenThisEntersPlay(draw())),
  'Fen Lurker': ally({ cost: 4, tags: ['Monster', 'Murloc'], atk: [4, 'frost'], health: 2 }, has('Elusive')),
  'Quarry Ogre': ally({ cost: 5, tags: ['Ogre'], atk: [5, 'melee'], health: 5 }),
  'Moss Colossus': ally({ cost: 7, tags: ['Monster', 'Giant'], atk: [6, 'nature'], health: 9 }, has('Protector')),
});
