import {
  abilityAllyOrEquipment,
  addCounters,
  aHero,
  anAbility,
  anAlly,
  anEquipment,
  atStartOfYourTurn,
  attacks,
  chosenBy,
  countersOn,
  deal,
  dealsCombatDamage,
  destroy,
  discard,
  dividedBy,
  each,
  eachOpponent,
  either,
  event,
  eventCard,
  exhaust,
  firstTimeEachTurn,
  flipCards,
  forEach,
  friendly,
  give,
  ifSo,
  inPartyOf,
  ongoingEvent,
  opponentsTogether,
  opposing,
  pay,
  putIntoHand,
  putTokens,
  randomOpponent,
  ready,
  removeFromGame,
  set,
  switchesNumbers,
  thatPlayer,
  thisCard,
  when,
  yourHero,
  yours,
} from '@meetingstone/cards/language';
import type { Effect, Facts, Power, TriggeredPower } from '@meetingstone/rules';
import { doomguard, ghoul } from './tokens.ts';
import { caverns, cavernsHeroIs, defeated, raidingAlly, raidingCharacter, raidingHero } from './words.ts';

const thisTurn = (trigger: TriggeredPower): Effect => ({ do: 'create', trigger, duration: 'this turn' });

/** Any Raider may be rid of it with two allies of one race. */
const heeded: Power = {
  ...pay(
    [{ pay: 'exhaust', noun: friendly(anAlly), count: 2, alike: ['Alliance race', 'Horde race'] }],
    destroy(thisCard),
  ),
  users: 'opposing',
};

export const events: readonly Facts[] = set({
  'Call of the Legion': caverns(
    event(discard(2, eachOpponent), ifSo(cavernsHeroIs('Archimonde the Defiler'), flipCards(2))),
  ),
  'Devourer of Time': caverns(
    event(
      ...[anAbility, anAlly, anEquipment].map((noun) => putIntoHand(chosenBy(eachOpponent, yours(noun)))),
      ifSo(cavernsHeroIs('Aeonus'), putIntoHand(each(opposing(abilityAllyOrEquipment)))),
    ),
  ),
  'Dread Force': caverns(
    event(
      exhaust(each(raidingCharacter)),
      ifSo(cavernsHeroIs("Mal'Ganis"), give(yourHero, [{ change: 'double', what: 'atk' }])),
    ),
  ),
  'Echo of Death': caverns(event(putTokens(either(cavernsHeroIs('Echo of Sylvanas'), 4, 2), ghoul))),
  'Lord of the Pit': caverns(
    event(
      thisTurn(when(firstTimeEachTurn(attacks(yours(aHero))), ready(eventCard))),
      ifSo(
        cavernsHeroIs('Mannoroth the Destructor'),
        thisTurn(when(dealsCombatDamage({ by: yours(aHero), to: raidingHero }), putTokens(1, doomguard))),
      ),
    ),
  ),
  Moonstrike: caverns(
    event(
      dividedBy(opponentsTogether, deal(either(cavernsHeroIs('Echo of Tyrande'), 30, 10), 'arcane', each(raidingHero))),
    ),
  ),
  'Queen of Madness': caverns(
    event(flipCards(defeated), ifSo(cavernsHeroIs('Queen Azshara'), addCounters(4, 'guard', yourHero))),
  ),
  'Raid Warning: Annihilation': caverns(
    ongoingEvent(
      atStartOfYourTurn(
        forEach(randomOpponent, destroy(each(inPartyOf(thatPlayer, abilityAllyOrEquipment)))),
        removeFromGame(thisCard),
      ),
      heeded,
    ),
  ),
  'Raid Warning: Dark Summoning': caverns(
    ongoingEvent(atStartOfYourTurn(flipCards(2), removeFromGame(thisCard)), heeded),
  ),
  'Time Fracture': caverns(
    event(
      give(each(raidingAlly), [switchesNumbers]),
      ifSo(cavernsHeroIs('Murozond'), addCounters(countersOn('time', yourHero), 'time', yourHero)),
    ),
  ),
});
