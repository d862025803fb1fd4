import { ally, set } from '../../language/cards.ts';
import { destroyThis } from '../../language/costs.ts';
import { destroy, discard, may, ready, thisDeals } from '../../language/effects.ts';
import { anAbility, anAlly, aResource, attacking, heroOrAlly, inZone, thisOne, yours } from '../../language/nouns.ts';
import { has, pay, when, whenThisEntersPlay } from '../../language/powers.ts';
import { chosen, target, targetPlayer, thisCard } from '../../language/selections.ts';
import { isDestroyed } from '../../language/watches.ts';

export const cards = set({
  '"Batter Brains" McGillicutty': ally(
    { cost: 1, icon: 'Horde', tags: ['Undead', 'Rogue'], atk: [1, 'melee'], health: 1 },
    when(isDestroyed(thisOne), discard(1, targetPlayer())),
  ),
  'Bernard, Zealot of the Light': ally(
    { cost: 1, icon: 'Alliance', tags: ['Human', 'Paladin'], atk: [2, 'melee'], health: 1 },
    pay([1, destroyThis], destroy(target(attacking(anAlly)))),
  ),
  'Hovin the Shield': ally(
    { cost: 3, icon: 'Alliance', tags: ['Dwarf', 'Warrior'], atk: [0, 'melee'], health: 9 },
    has('Protector'),
    pay([3], ready(thisCard)),
  ),
  "Joja'bee": ally(
    { cost: 3, icon: 'Horde', tags: ['Troll', 'Shaman'], atk: [3, 'nature'], health: 4 },
    whenThisEntersPlay(may(ready(chosen(yours(aResource))))),
  ),
  'Orono the Great': ally({ cost: 4, icon: 'Alliance', tags: ['Draenei', 'Shaman'], atk: [4, 'melee'], health: 4 }),
  'Priestess Katianna': ally(
    { cost: 2, icon: 'Alliance', tags: ['Night Elf', 'Priest'], atk: [2, 'shadow'], health: 3 },
    has('Elusive'),
  ),
  "Ra'za Wildstorm": ally({ cost: 4, icon: 'Horde', tags: ['Troll', 'Shaman'], atk: [6, 'melee'], health: 2 }),
  'Selin Duskrunner': ally(
    { cost: 2, icon: 'Horde', tags: ['Blood Elf', 'Warlock'], atk: [2, 'shadow'], health: 2 },
    when({ event: 'play', card: inZone('chain', anAbility), whose: 'you' }, thisDeals(1, 'shadow', target(heroOrAlly))),
  ),
});
