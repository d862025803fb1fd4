import { ability, set } from '../../language/cards.ts';
import { deal, ifYouDo, ready } from '../../language/effects.ts';
import { aHero, defending, heroOrAlly, yourHeroAs, yours } from '../../language/nouns.ts';
import { has } from '../../language/powers.ts';
import { each, target } from '../../language/selections.ts';

export const hunter = set({
  'Eruption Trap': ability(
    { cost: 4, icon: 'Hunter', tags: ['Survival'], instant: true },
    ifYouDo({ do: 'remove from combat', what: each(defending(yourHeroAs)) }, deal(4, 'fire', target(aHero))),
    has('Trap'),
  ),
  'Hunting Preparations': ability(
    { cost: 1, icon: 'Hunter', tags: ['Basic', 'Survival'] },
    ready({ select: 'choose', noun: yours({ faceDown: false, kind: ['Resource'] }), count: { upTo: 3 } }),
  ),
  Salvo: ability(
    { cost: 6, icon: 'Hunter', tags: ['Basic', 'Marksmanship'] },
    deal(4, 'ranged', target(heroOrAlly, { upTo: 3 })),
  ),
});
