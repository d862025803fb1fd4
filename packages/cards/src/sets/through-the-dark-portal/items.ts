import { item, set } from '../../language/cards.ts';
import { not } from '../../language/conditions.ts';
import { destroyThis } from '../../language/costs.ts';
import { draw, heal } from '../../language/effects.ts';
import { pay, when, whenIf } from '../../language/powers.ts';
import { yourHero } from '../../language/selections.ts';
import { turnEnds } from '../../language/watches.ts';

export const items = set({
  'Major Healing Potion': item(
    {
      cost: 1,
      icon: ['Druid', 'Hunter', 'Mage', 'Paladin', 'Priest', 'Rogue', 'Shaman', 'Warlock', 'Warrior'],
      tags: ['Potion'],
    },
    pay([1, destroyThis], heal(5, yourHero)),
  ),
  "Penelope's Rose": item(
    { cost: 4, icon: ['Druid', 'Mage', 'Priest', 'Warlock'], limit: 'Off-Hand (1)' },
    when({ event: 'complete', whose: 'you' }, draw()),
  ),
  'Trance Stone': item(
    { cost: 3, icon: ['Druid', 'Mage', 'Priest', 'Warlock'], limit: 'Off-Hand (1)' },
    whenIf(turnEnds('you'), not({ is: 'happened', watch: { event: 'place', whose: 'you' } }), draw()),
  ),
});
