import { ability, set } from '../../language/cards.ts';
import { prevented } from '../../language/powers.ts';

export const paladin = set({
  'Unyielding Faith': ability(
    { cost: 2, icon: 'Paladin', tags: ['Holy'], instant: true, talent: 'Holy' },
    { do: 'create', replacement: { event: { event: 'deal' }, instead: prevented('all') }, duration: 'this turn' },
  ),
});
