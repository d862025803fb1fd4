import { ally, set, token } from '../../language/cards.ts';
import { atk } from '../../language/changes.ts';
import { give, may, thisDeals, thisHeals } from '../../language/effects.ts';
import { anAlly, heroOrAlly } from '../../language/nouns.ts';
import { has, whenThisEntersPlay } from '../../language/powers.ts';
import { target } from '../../language/selections.ts';

export const alliance = set({
  'Arvos Jadestone': ally(
    { cost: 1, icon: 'Alliance', tags: ['Dwarf', 'Shaman'], atk: [2, 'nature'], health: 1 },
    has('Mend', 1),
  ),
  Axar: ally({ cost: 4, icon: 'Alliance', tags: ['Draenei', 'Mage'], atk: [3, 'arcane'], health: 3 }, has('Elusive')),
  'Dagin Bootzap': ally(
    { cost: 4, icon: 'Alliance', tags: ['Dwarf', 'Hunter'], atk: [3, 'arcane'], health: 2 },
    whenThisEntersPlay(thisDeals(1, 'arcane', target(heroOrAlly))),
  ),
  'Dominic Kandor': ally(
    { cost: 4, icon: 'Alliance', tags: ['Worgen', 'Death Knight'], atk: [2, 'shadow'], health: 4 },
    whenThisEntersPlay(give(target(anAlly), [atk(-2)])),
    has('Protector'),
  ),
  'Gully Rustinax': ally(
    { cost: 2, icon: 'Alliance', tags: ['Gnome', 'Warrior'], atk: [2, 'melee'], health: 2 },
    has('Protector'),
    has('Elusive'),
  ),
  'Jeniva Prescott': ally(
    { cost: 2, icon: 'Alliance', tags: ['Worgen', 'Priest'], atk: [2, 'holy'], health: 2 },
    whenThisEntersPlay(may(thisHeals(4, target(heroOrAlly)))),
  ),
  'Patricia Potter': ally({ cost: 3, icon: 'Alliance', tags: ['Human', 'Warlock'], atk: [4, 'fire'], health: 3 }),
  '"Zooti" Fizzlefury': ally(
    { cost: 5, icon: 'Alliance', tags: ['Gnome', 'Mage'], atk: [3, 'frost'], health: 4 },
    has('Elusive'),
    whenThisEntersPlay({ do: 'put token', token: token('Water Elemental', { atk: [2, 'frost'], health: 1 }) }),
  ),
});
