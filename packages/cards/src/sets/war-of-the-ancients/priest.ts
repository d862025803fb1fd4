import { atkOf, countersOn, healthOf, thatMuch } from '../../language/amounts.ts';
import { ability, attachment, set } from '../../language/cards.ts';
import { health } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import {
  addCounters,
  chooseOne,
  deal,
  destroy,
  draw,
  heal,
  ifSo,
  may,
  putIntoHand,
  removeFromGame,
  replace,
} from '../../language/effects.ts';
import {
  aHero,
  anAbility,
  anAlly,
  attached,
  friendly,
  heroOrAlly,
  inYourGraveyard,
  opposing,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, have, nextTime } from '../../language/powers.ts';
import {
  attachedCard,
  chosenBy,
  done,
  eventCard,
  target,
  targeted,
  targetOpponent,
  thatPlayer,
  yourHero,
} from '../../language/selections.ts';

export const priest = set({
  'Gifted Heal': ability(
    { cost: 1, icon: 'Priest', tags: ['Holy'], instant: true },
    heal(4, yourHero),
    ifSo(is(yourHero, { damaged: false }), draw()),
  ),
  'Guardian Spirit': ability(
    { cost: 1, icon: 'Priest', tags: ['Basic', 'Holy'], talent: 'Holy' },
    heal('all', target(friendly(anAlly))),
    may({
      do: 'set damage',
      on: yourHero,
      to: { amount: 'sum', of: [healthOf(yourHero), { amount: 'times', of: [-1, healthOf(targeted(0))] }] },
    }),
  ),
  'Mind Crush': ability(
    { cost: 4, icon: 'Priest', tags: ['Basic', 'Shadow'] },
    destroy(chosenBy(targetOpponent(), yours(anAlly))),
    removeFromGame({ select: 'top', of: thatPlayer, count: atkOf(done) }),
  ),
  'Power Word: Tenacity': attachment(
    { cost: 3, icon: 'Priest', tags: ['Discipline', 'Attachment'], instant: true },
    anAlly,
    have(attached(anAlly), health(10)),
  ),
  'Redeeming Dispel': ability(
    { cost: 2, icon: 'Priest', tags: ['Discipline'], instant: true },
    chooseOne([destroy(target(anAbility))], [putIntoHand(target(inYourGraveyard(anAlly)))]),
  ),
  'Shadow Word: Devour': attachment(
    { cost: 4, icon: 'Priest', tags: ['Basic', 'Shadow', 'Attachment'] },
    opposing(aHero),
    atStartOfYourTurn(
      addCounters(1, 'death'),
      deal(countersOn('death'), 'shadow', attachedCard),
      heal(countersOn('death'), yourHero),
    ),
  ),
  'Spirit Shield': ability(
    { cost: 2, icon: 'Priest', tags: ['Discipline'], instant: true },
    replace(
      nextTime({ event: 'deal' }, { instead: 'prevent', amount: 'all', then: [heal(thatMuch, eventCard)] }),
      target(heroOrAlly),
    ),
  ),
});
