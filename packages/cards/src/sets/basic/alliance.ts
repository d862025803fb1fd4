import { ally, set } from '../../language/cards.ts';
import { atk } from '../../language/changes.ts';
import { heal, thisDeals, thisHeals } from '../../language/effects.ts';
import { anAlly, heroOrAlly, other, yours } from '../../language/nouns.ts';
import { has, have, pay, whenThisEntersPlay } from '../../language/powers.ts';
import { target } from '../../language/selections.ts';

export const alliance = set({
  'Bridge Warden': ally(
    { cost: 1, icon: 'Alliance', tags: ['Human', 'Warrior'], atk: [1, 'melee'], health: 2 },
    has('Protector'),
  ),
  'Copperbolt Engineer': ally(
    { cost: 2, icon: 'Alliance', tags: ['Gnome', 'Mage'], atk: [2, 'fire'], health: 1 },
    whenThisEntersPlay(thisDeals(1, 'fire', target(heroOrAlly))),
  ),
  'Moonlit Scout': ally(
    { cost: 2, icon: 'Alliance', tags: ['Night Elf', 'Hunter'], atk: [2, 'ranged'], health: 2 },
    has('Long-Range'),
  ),
  'Granite Shieldbearer': ally(
    { cost: 3, icon: 'Alliance', tags: ['Dwarf', 'Warrior'], atk: [2, 'melee'], health: 4 },
    has('Protector'),
  ),
  'Vespers Acolyte': ally(
    { cost: 3, icon: 'Alliance', tags: ['Draenei', 'Priest'], atk: [2, 'holy'], health: 3 },
    pay(['activate'], thisHeals(2, target(heroOrAlly))),
  ),
  'Banner Sergeant': ally(
    { cost: 4, icon: 'Alliance', tags: ['Human', 'Paladin'], atk: [3, 'melee'], health: 4 },
    have(other(yours(anAlly)), atk(1)),
  ),
  'Dusk Prowler': ally(
    { cost: 5, icon: 'Alliance', tags: ['Worgen', 'Rogue'], atk: [5, 'melee'], health: 4 },
    has('Stealth'),
  ),
  'Starward Exarch': ally(
    { cost: 6, icon: 'Alliance', tags: ['Draenei', 'Paladin'], atk: [5, 'holy'], health: 6 },
    has('Protector'),
    whenThisEntersPlay(heal(4, target(heroOrAlly))),
  ),
});
