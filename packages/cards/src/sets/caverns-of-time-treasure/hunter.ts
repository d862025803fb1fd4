import { ability, set } from '../../language/cards.ts';
import { deal, ready } from '../../language/effects.ts';
import { heroOrAlly, yours } from '../../language/nouns.ts';
import { target } from '../../language/selections.ts';

export const hunter = set({
  'Hunting Preparations': ability(
    { cost: 1, icon: 'Hunter', tags: ['Basic', 'Survival'] },
    ready({ select: 'choose', noun: yours({ faceDown: false, kind: ['Resource'] }), count: { upTo: 3 } }),
  ),
  Salvo: ability(
    { cost: 6, icon: 'Hunter', tags: ['Basic', 'Marksmanship'] },
    deal(4, 'ranged', target(heroOrAlly, { upTo: 3 })),
  ),
});
