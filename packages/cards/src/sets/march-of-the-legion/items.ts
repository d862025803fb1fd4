import { X } from '../../language/amounts.ts';
import { item, set } from '../../language/cards.ts';
import { cant } from '../../language/changes.ts';
import { heal, ready } from '../../language/effects.ts';
import { anAbility, anEquipment, aWeapon, inZone, yours } from '../../language/nouns.ts';
import { pay, when } from '../../language/powers.ts';
import { yourHero } from '../../language/selections.ts';

export const items = set({
  "Bladefist's Breadth": item(
    { cost: 3, icon: ['Druid', 'Hunter', 'Paladin', 'Rogue', 'Shaman', 'Warrior'], limit: 'Trinket (2)' },
    when({ event: 'play', card: inZone('chain', aWeapon), whose: 'you' }, ready(yourHero)),
  ),
  'Freezing Band': item(
    { cost: 3, icon: ['Mage', 'Priest', 'Warlock'], limit: 'Ring (2)' },
    { power: 'continuous', continuous: { players: 'opposing', changes: [cant('draw', { moreThan: 1 })] } },
  ),
  'Ring of Flowing Light': item(
    { cost: 1, icon: ['Druid', 'Paladin', 'Priest', 'Shaman'], limit: 'Ring (2)' },
    pay(['activate', { pay: 'exhaust', noun: yours(anEquipment), count: X }], heal(X, yourHero)),
  ),
  'Vengeance of the Illidari': item(
    { cost: 5, icon: ['Druid', 'Mage', 'Paladin', 'Priest', 'Shaman', 'Warlock'], limit: 'Trinket (2)' },
    when({ event: 'play', card: inZone('chain', anAbility), whose: 'you' }, ready(yourHero)),
  ),
});
