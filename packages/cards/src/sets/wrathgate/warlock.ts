import { thatMuch } from '../../language/amounts.ts';
import { ability, set } from '../../language/cards.ts';
import { deal, heal } from '../../language/effects.ts';
import { heroOrAlly } from '../../language/nouns.ts';
import { target, yourHero } from '../../language/selections.ts';

export const warlock = set({
  'Drain Essence': ability(
    { cost: 3, icon: 'Warlock', tags: ['Affliction'], instant: true },
    deal(3, 'shadow', target(heroOrAlly)),
    heal(thatMuch, yourHero),
  ),
});
