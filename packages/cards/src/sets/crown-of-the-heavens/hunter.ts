import { ability, ally, attachment, set } from '../../language/cards.ts';
import { deal } from '../../language/effects.ts';
import { aHero, anAlly, attached, attacking } from '../../language/nouns.ts';
import { has, nextTime, pay } from '../../language/powers.ts';
import { target } from '../../language/selections.ts';

export const hunter = set({
  'McCloud the Fox': ally(
    { cost: 2, icon: 'Hunter', tags: ['Fox'], limit: 'Pet (1)', atk: [2, 'melee'], health: 1 },
    has('Elusive'),
    has('Ferocity'),
    has('Stealth'),
  ),
  'Quick Trap': ability(
    { cost: 2, icon: 'Hunter', tags: ['Survival'], instant: true },
    deal(3, 'melee', target(attacking(anAlly))),
    has('Trap'),
  ),
  'Sniper Training': attachment(
    { cost: 5, icon: 'Hunter', tags: ['Survival'], talent: 'Survival' },
    aHero,
    pay([1], {
      do: 'create',
      replacement: nextTime(
        { event: 'deal', card: attached(aHero), amount: { is: 'exactly', than: 1 } },
        { instead: 'amount', times: 0, plus: 5 },
      ),
      duration: 'this turn',
    }),
  ),
});
