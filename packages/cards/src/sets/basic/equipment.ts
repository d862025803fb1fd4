import { armor, item, set, weapon } from '../../language/cards.ts';
import { atk, keyword } from '../../language/changes.ts';
import { destroyThis } from '../../language/costs.ts';
import { give, heal } from '../../language/effects.ts';
import { anAlly, yours } from '../../language/nouns.ts';
import { has, oncePerTurn, pay } from '../../language/powers.ts';
import { target, yourHero } from '../../language/selections.ts';

const ARCHERS = ['Hunter', 'Rogue', 'Warrior'];
const FIGHTERS = ['Hunter', 'Paladin', 'Shaman', 'Warrior'];

export const equipment = set({
  'Militia Sword': weapon({
    cost: 2,
    icon: ['Paladin', 'Rogue', 'Warrior'],
    tags: ['1H', 'Sword'],
    limit: 'Melee (1)',
    atk: [2, 'melee'],
    strike: 1,
  }),
  'Harbor Cleaver': weapon({
    cost: 4,
    icon: ['Shaman', 'Warrior'],
    tags: ['2H', 'Axe'],
    limit: 'Melee (1)',
    atk: [4, 'melee'],
    strike: 2,
  }),
  'Wayfarer Staff': weapon(
    { cost: 2, tags: ['2H', 'Staff'], limit: 'Melee (1)', atk: [1, 'melee'], strike: 1 },
    pay([2, 'activate'], heal(1, yourHero)),
  ),
  'Yew Longbow': weapon(
    { cost: 3, icon: ARCHERS, tags: ['2H', 'Bow'], limit: 'Ranged (1)', atk: [2, 'ranged'], strike: 1 },
    has('Long-Range'),
  ),
  'Oaken Buckler': armor({
    cost: 2,
    icon: ['Paladin', 'Shaman', 'Warrior'],
    tags: ['Shield'],
    limit: 'Off-Hand (1)',
    def: 2,
  }),
  'Padded Robe': armor({ cost: 1, tags: ['Cloth'], limit: 'Chest (1)', def: 1 }),
  'Ringmail Hauberk': armor({ cost: 3, icon: FIGHTERS, tags: ['Mail'], limit: 'Chest (1)', def: 3 }),
  'Nightwalk Boots': armor(
    { cost: 2, icon: ['Druid', 'Hunter', 'Rogue', 'Shaman'], tags: ['Leather'], limit: 'Feet (1)', def: 1 },
    pay([1, destroyThis], give(yourHero, [keyword('Stealth')])),
  ),
  'Storm Whistle': item(
    { cost: 3, limit: 'Trinket (2)' },
    oncePerTurn(pay([2], give(target(yours(anAlly)), [atk(2)]))),
  ),
});
