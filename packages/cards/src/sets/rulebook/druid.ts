import { yourResources } from '../../language/amounts.ts';
import { ability, attachment, ongoing, set, token } from '../../language/cards.ts';
import { atkAndHealth, cant, keyword } from '../../language/changes.ts';
import {
  attachThisTo,
  destroy,
  exhaust,
  ifYouDo,
  may,
  mayBy,
  next,
  payTo,
  put,
  putIntoHand,
  putIntoPlay,
  putIntoPlayExhausted,
  putTokens,
  searchDeckOf,
  searchYourZones,
} from '../../language/effects.ts';
import {
  anAlly,
  attached,
  inYourGraveyard,
  nonToken,
  sameNameAs,
  tagged,
  thisOne,
  withCost,
  yourHeroAs,
} from '../../language/nouns.ts';
import { atEndOfTurn, has, have, when } from '../../language/powers.ts';
import {
  attachedCard,
  controllerOf,
  eventCard,
  remembered,
  target,
  targeted,
  that,
  thatPlayer,
  thisCard,
} from '../../language/selections.ts';
import { isDestroyed, leavesPlay } from '../../language/watches.ts';

export const druid = set({
  'Cat Form': ongoing(
    { cost: 2, icon: 'Druid', instant: true, tags: ['Feral', 'Cat Form'], limit: 'Form (1)' },
    have(yourHeroAs, keyword('Cat Form')),
    when(isDestroyed(thisOne), ifYouDo(may(payTo([2])), next(atEndOfTurn(putIntoHand(remembered)), thisCard))),
  ),
  'Circle of Life': ongoing(
    { cost: 8, icon: 'Druid', tags: ['Restoration'] },
    when(
      isDestroyed(anAlly),
      mayBy(
        controllerOf(eventCard),
        searchDeckOf(thatPlayer, sameNameAs(eventCard, anAlly), putIntoPlayExhausted(that, thatPlayer)),
      ),
    ),
  ),
  'Entangling Roots': attachment(
    { cost: 2, icon: 'Druid', tags: ['Balance'] },
    anAlly,
    exhaust(targeted(0)),
    have(attached(anAlly), cant('ready', { during: 'ready step' })),
  ),
  'Force of Nature': ability(
    { cost: 4, icon: 'Druid', tags: ['Balance'], talent: 'Balance' },
    putTokens(3, token('Treant', { atk: [1, 'melee'], health: 1 }, has('Ferocity'))),
  ),
  Hibernate: ability(
    { cost: 2, icon: 'Druid', instant: true, tags: ['Balance'] },
    put(target(nonToken(anAlly)), { to: 'resource row' }),
    exhaust(that),
  ),
  "Malfurion's Gift": ongoing(
    { cost: 5, icon: 'Druid', instant: true, tags: ['Restoration'], talent: 'Restoration' },
    putIntoPlay(target(inYourGraveyard(withCost('or less', yourResources, anAlly)))),
    attachThisTo(that),
    have(attached(anAlly), ...atkAndHealth(2)),
    when(leavesPlay(thisOne), destroy(attachedCard)),
  ),
  Swiftshift: ability(
    { cost: 4, icon: 'Druid', instant: true, tags: ['Feral'] },
    searchYourZones(['deck', 'graveyard'], tagged('Form'), putIntoHand(that)),
  ),
});
