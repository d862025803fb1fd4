import { ongoing, set } from '../../language/cards.ts';
import { attacking, aWeapon, yourHeroAs } from '../../language/nouns.ts';
import { when } from '../../language/powers.ts';
import { eventDoer } from '../../language/selections.ts';

export const warrior = set({
  'Enraged Regeneration': ongoing(
    { cost: 2, icon: 'Warrior', tags: ['Fury'] },
    when(
      { event: 'deal', by: attacking(yourHeroAs), with: aWeapon, combat: true },
      { do: 'heal', by: eventDoer, amount: 3, from: eventDoer },
    ),
  ),
});
