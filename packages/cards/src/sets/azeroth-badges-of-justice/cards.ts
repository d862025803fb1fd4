import { thatMuch } from '../../language/amounts.ts';
import { item, set, token } from '../../language/cards.ts';
import { putTokens } from '../../language/effects.ts';
import { yourHeroAs } from '../../language/nouns.ts';
import { has, when } from '../../language/powers.ts';
import { turnEnds } from '../../language/watches.ts';

export const cards = set({
  'Bloodlust Brooch': item(
    { cost: 6, icon: ['Hunter', 'Rogue', 'Shaman', 'Warrior'], limit: 'Trinket (2)' },
    when(
      { event: 'deal', by: yourHeroAs, combat: true },
      putTokens(thatMuch, token('Fanatic', { atk: [1, 'melee'], health: 1 })),
    ),
  ),
  'Gnomeregan Auto-Blocker 600': item(
    { cost: 4, icon: ['Paladin', 'Shaman', 'Warrior'], limit: 'Trinket (2)' },
    when(turnEnds('you'), {
      do: 'put token',
      token: token('Blocker', { atk: [0, 'melee'], health: 1 }, has('Protector')),
    }),
  ),
});
