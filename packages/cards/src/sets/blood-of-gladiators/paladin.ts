import { ability, set } from '../../language/cards.ts';
import { replace } from '../../language/effects.ts';
import { heroOrAlly } from '../../language/nouns.ts';
import { prevented } from '../../language/powers.ts';
import { target } from '../../language/selections.ts';

export const paladin = set({
  Atonement: ability(
    { cost: 2, icon: 'Paladin', tags: ['Protection'], instant: true },
    replace({ event: { event: 'deal' }, flags: 'by', instead: prevented('all') }, target(heroOrAlly)),
  ),
});
