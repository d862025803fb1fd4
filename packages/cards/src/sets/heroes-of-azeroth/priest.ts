import { thatMuch } from '../../language/amounts.ts';
import { ability, attachment, ongoing, set } from '../../language/cards.ts';
import { health } from '../../language/changes.ts';
import { deal, destroy, discard, heal, putIntoHand, unpreventably } from '../../language/effects.ts';
import {
  aCharacter,
  anAbility,
  anAlly,
  attached,
  heroOrAlly,
  inZone,
  tagged,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, have, ifWould, thatMuchPlus, when } from '../../language/powers.ts';
import {
  attachedCard,
  controllerOf,
  each,
  eachOpponent,
  target,
  targeted,
  thisCard,
} from '../../language/selections.ts';

export const priest = set({
  Chastise: ability({ cost: 2, icon: 'Priest', tags: ['Holy'] }, unpreventably(deal(2, 'holy', target(heroOrAlly)))),
  'Dispel Magic': ability({ cost: 1, icon: 'Priest', tags: ['Discipline'], instant: true }, destroy(target(anAbility))),
  Heal: ability({ cost: 2, icon: 'Priest', tags: ['Holy'] }, heal(7, target(heroOrAlly))),
  'Mind Blast': ability(
    { cost: 5, icon: 'Priest', tags: ['Shadow'] },
    deal(2, 'shadow', target(heroOrAlly)),
    discard(thatMuch, controllerOf(targeted(0))),
  ),
  'Power Word: Fortitude': attachment(
    { cost: 3, icon: 'Priest', tags: ['Discipline'] },
    heroOrAlly,
    have(attached(aCharacter), health(5)),
  ),
  'Prayer of Healing': ability({ cost: 3, icon: 'Priest', tags: ['Holy'] }, heal(3, each(yours(heroOrAlly)))),
  'Psychic Scream': ability(
    { cost: 6, icon: 'Priest', tags: ['Shadow'], instant: true },
    putIntoHand({ select: 'choose', noun: yours(anAlly), count: { exactly: 3 }, by: eachOpponent }),
  ),
  'Shadow Word: Pain': attachment(
    { cost: 3, icon: 'Priest', tags: ['Shadow'], instant: true },
    heroOrAlly,
    discard(1, controllerOf(targeted(0))),
    atStartOfYourTurn(deal(1, 'shadow', attachedCard)),
  ),
  Shadowform: ongoing(
    { cost: 3, icon: 'Priest', tags: ['Shadow'], limit: 'Form (1)', talent: 'Shadow' },
    ifWould({ event: 'deal', by: yourHeroAs, damageType: ['shadow'] }, thatMuchPlus(1)),
    when({ event: 'play', card: inZone('chain', tagged('Holy', anAbility)), whose: 'you' }, destroy(thisCard)),
  ),
  Smite: ability({ cost: 5, icon: 'Priest', tags: ['Holy'] }, unpreventably(deal(4, 'holy', target(heroOrAlly)))),
  'Spiritual Healing': ongoing(
    { cost: 2, icon: 'Priest', tags: ['Holy'], talent: 'Holy' },
    when(
      { event: 'play', card: inZone('chain', tagged('Holy', anAbility)), whose: 'you' },
      heal(2, target(heroOrAlly)),
    ),
  ),
});
