import { ally, ongoing, set } from '../../language/cards.ts';
import { attacksOnlyIfAble } from '../../language/changes.ts';
import { destroying } from '../../language/costs.ts';
import { deal, unpreventably } from '../../language/effects.ts';
import { anAlly, heroOrAlly, opposing, thisOne, yours } from '../../language/nouns.ts';
import { have, pay, whenThisEntersPlay } from '../../language/powers.ts';
import { target } from '../../language/selections.ts';

export const warlock = set({
  'Fel Flame': ongoing(
    { cost: 2, icon: 'Warlock', tags: ['Destruction'] },
    whenThisEntersPlay(unpreventably(deal(2, ['shadow', 'fire'], target(heroOrAlly)))),
  ),
  'Ritual Sacrifice': ongoing(
    { cost: 2, icon: 'Warlock', tags: ['Demonology'] },
    pay([destroying(yours(anAlly))], deal(1, 'shadow', target(heroOrAlly))),
  ),
  Sarmoth: ally(
    { cost: 3, icon: 'Warlock', tags: ['Voidwalker', 'Demon'], limit: 'Pet (1)', atk: [1, 'shadow'], health: 5 },
    have(opposing(heroOrAlly), attacksOnlyIfAble(thisOne)),
  ),
});
