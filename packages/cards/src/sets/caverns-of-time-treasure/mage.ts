import { ability, ongoing, set } from '../../language/cards.ts';
import { cant, power } from '../../language/changes.ts';
import { deal, give, interrupt } from '../../language/effects.ts';
import { anEquipment, heroOrAlly, inZone, opposing } from '../../language/nouns.ts';
import { have, pay } from '../../language/powers.ts';
import { target, yourHero } from '../../language/selections.ts';

export const mage = set({
  'Icy Impediment': ongoing(
    { cost: 2, icon: 'Mage', tags: ['Basic', 'Frost'] },
    have(opposing(anEquipment), cant('exhaust', { unless: [{ pay: 'resources', amount: 1 }] })),
  ),
  'Reverse Polarity': ability(
    { cost: 1, icon: 'Mage', tags: ['Arcane'], instant: true },
    interrupt(target(inZone('chain', { instant: true, kind: ['Ability'] }))),
  ),
  'Swirling Flames': ability(
    { cost: 3, icon: 'Mage', tags: ['Basic', 'Fire'] },
    give(yourHero, [power(pay([1], deal(1, 'fire', target(heroOrAlly))))]),
  ),
});
