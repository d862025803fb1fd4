import { ally, set } from '../../language/cards.ts';
import { destroy } from '../../language/effects.ts';
import { thisOne } from '../../language/nouns.ts';
import { has, when } from '../../language/powers.ts';
import { yourHero } from '../../language/selections.ts';
import { isDestroyed } from '../../language/watches.ts';

export const cards = set({
  Wolpertinger: ally(
    { cost: 8, tags: ['Wolpertinger', 'Monster'], atk: [10, 'melee'], health: 10 },
    has('Elusive'),
    has('Stealth'),
    has('Untargetable'),
    when(isDestroyed(thisOne), destroy(yourHero)),
  ),
});
