import { ally, set } from '../../language/cards.ts';
import { draw, exhaust, may, thisDeals } from '../../language/effects.ts';
import { anAlly, heroOrAlly, opposing, thisOne } from '../../language/nouns.ts';
import { has, pay, when } from '../../language/powers.ts';
import { target } from '../../language/selections.ts';
import { attacks, isDestroyed } from '../../language/watches.ts';

export const horde = set({
  'Snaggletooth Runner': ally(
    { cost: 1, icon: 'Horde', tags: ['Goblin', 'Rogue'], atk: [1, 'melee'], health: 1 },
    has('Ferocity'),
  ),
  'Bonechill Adept': ally(
    { cost: 2, icon: 'Horde', tags: ['Undead', 'Mage'], atk: [2, 'frost'], health: 2 },
    pay(['activate'], thisDeals(1, 'frost', target(heroOrAlly))),
  ),
  'Reedmarsh Stalker': ally(
    { cost: 2, icon: 'Horde', tags: ['Troll', 'Hunter'], atk: [3, 'ranged'], health: 1 },
    has('Stealth'),
  ),
  'Bluff Watcher': ally(
    { cost: 3, icon: 'Horde', tags: ['Tauren', 'Druid'], atk: [2, 'nature'], health: 4 },
    has('Protector'),
  ),
  'Redcap Marauder': ally(
    { cost: 3, icon: 'Horde', tags: ['Orc', 'Warrior'], atk: [3, 'melee'], health: 2 },
    has('Ferocity'),
  ),
  'Gravewind Caller': ally(
    { cost: 4, icon: 'Horde', tags: ['Undead', 'Warlock'], atk: [3, 'shadow'], health: 3 },
    when(isDestroyed(thisOne), draw()),
  ),
  'Sunspire Duelist': ally(
    { cost: 5, icon: 'Horde', tags: ['Blood Elf', 'Rogue'], atk: [5, 'melee'], health: 4 },
    has('Untargetable'),
  ),
  'Thunderhoof Champion': ally(
    { cost: 6, icon: 'Horde', tags: ['Tauren', 'Warrior'], atk: [6, 'melee'], health: 6 },
    when(attacks(thisOne), may(exhaust(target(opposing(anAlly))))),
  ),
});
