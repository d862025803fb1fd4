import { costOf, yourResources } from '../../language/amounts.ts';
import { ability, ally, attachment, set } from '../../language/cards.ts';
import { cant, power } from '../../language/changes.ts';
import { compared } from '../../language/conditions.ts';
import { exhausting } from '../../language/costs.ts';
import { deal, destroy, ifSo, may, putIntoHand, putIntoPlay, unpreventably } from '../../language/effects.ts';
import {
  aHero,
  anAbility,
  anAlly,
  attached,
  heroOrAlly,
  inYourGraveyard,
  opposing,
  tagged,
  thisOne,
  typed,
  yours,
} from '../../language/nouns.ts';
import { has, have, ifWould, ratherThanCost, unpreventable, when } from '../../language/powers.ts';
import { chosenBy, target, targeted, targetOpponent } from '../../language/selections.ts';

export const priest = set({
  Fright: ability(
    { cost: 1, icon: 'Priest', tags: ['Shadow'], instant: true },
    putIntoHand(chosenBy(targetOpponent(), yours(anAlly))),
  ),
  'Holy Guardian': ally(
    { cost: 2, icon: 'Priest', tags: ['Guardian'], limit: 'Pet (1)', atk: [3, 'holy'], health: 3 },
    has('Protector'),
    ifWould({ event: 'deal', by: thisOne }, unpreventable),
    have(opposing(aHero), cant('deal damage', { damageType: ['holy'] })),
  ),
  'Lesson of the Light': ability(
    { cost: 3, icon: 'Priest', tags: ['Holy'], instant: true },
    unpreventably(deal(2, 'holy', target(heroOrAlly))),
    ratherThanCost(exhausting(yours(tagged('Priest', { not: aHero })))),
  ),
  'Power Word: Faith': attachment(
    { cost: 2, icon: 'Priest', tags: ['Discipline'], instant: true },
    anAlly,
    have(attached(anAlly), power(has('Mend', 3))),
    when({ event: 'heal', by: attached(anAlly) }, may(destroy(target(anAbility)))),
  ),
  'Sacred Circle': ability(
    { cost: 3, icon: 'Priest', tags: ['Holy'] },
    ifSo(
      compared(costOf(targeted(0)), 'or less', yourResources),
      putIntoPlay(target(inYourGraveyard(typed('holy', anAlly)))),
    ),
  ),
});
