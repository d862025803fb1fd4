import { ability, attachment, set } from '../../language/cards.ts';
import { power } from '../../language/changes.ts';
import { destroying } from '../../language/costs.ts';
import { deal, destroy, discard, draw, may, replace, unpreventably } from '../../language/effects.ts';
import {
  abilityAllyOrEquipment,
  aCard,
  anAbility,
  anAlly,
  attached,
  friendly,
  heroOrAlly,
  yours,
} from '../../language/nouns.ts';
import { costToPlay, has, have, nextTime, prevented, when } from '../../language/powers.ts';
import { chosenBy, controllerOf, target, targeted, targetOpponent } from '../../language/selections.ts';
import { isDestroyed } from '../../language/watches.ts';

export const priest = set({
  'Favor of Spirit': attachment(
    { cost: 1, icon: 'Priest', tags: ['Discipline'] },
    friendly(anAlly),
    have(attached(anAlly), power(has('Assault', 2))),
    when(isDestroyed(attached(anAlly)), may(destroy(target(anAbility)))),
  ),
  'Holy Blaze': ability(
    { cost: 6, icon: 'Priest', tags: ['Holy'] },
    unpreventably(deal(4, 'holy', target(anAlly, { upTo: 2 }))),
  ),
  'Inner Will': ability(
    { cost: 3, icon: 'Priest', tags: ['Discipline'] },
    {
      do: 'create',
      cost: {
        cost: 'play',
        noun: aCard,
        whose: 'you',
        by: {
          amount: 'times',
          of: [-1, { amount: 'highest', number: 'cost', of: { kind: ['Ability', 'Ally', 'Equipment'], whose: 'you' } }],
        },
        next: true,
      },
      duration: 'this turn',
    },
  ),
  'Power Word: Absorb': ability(
    { cost: 3, icon: 'Priest', tags: ['Discipline'], instant: true },
    replace(nextTime({ event: 'deal' }, prevented('all')), target(heroOrAlly)),
    draw(),
  ),
  'Psychic Melt': ability(
    { cost: 4, icon: 'Priest', tags: ['Shadow'], instant: true },
    destroy(chosenBy(targetOpponent(), yours(anAlly))),
  ),
  'Twisted Mind Spike': ability(
    { cost: 1, icon: 'Priest', tags: ['Shadow'] },
    deal(3, 'shadow', target(anAlly)),
    discard(1, controllerOf(targeted(0))),
    costToPlay(destroying(yours(abilityAllyOrEquipment))),
  ),
});
