import type { Unnamed } from '@meetingstone/cards/language';
import {
  abilityAllyOrEquipment,
  aHero,
  anAbility,
  anAlly,
  anArmor,
  anEquipment,
  aResource,
  atk,
  atStartOfYourTurn,
  aWeapon,
  bossNumber,
  cant,
  chooseOne,
  chooseWord,
  chosen,
  chosenBy,
  countOf,
  deal,
  destroy,
  destroyThis,
  discard,
  done,
  draw,
  each,
  eachOpponent,
  event,
  eventCard,
  exhaust,
  have,
  heroOrAlly,
  inPartyOf,
  interrupt,
  intoResourceRow,
  inYourGraveyard,
  inZone,
  isDestroyed,
  may,
  ongoingEvent,
  opposing,
  pay,
  putIntoHand,
  putIntoPlay,
  removeFromGame,
  set,
  target,
  targeted,
  targetPlayer,
  thatMuch,
  thatPlayer,
  thisCard,
  topOf,
  topOfDeckOf,
  upTo,
  when,
  withCost,
  yours,
} from '@meetingstone/cards/language';
import type { Effect, Facts, Noun } from '@meetingstone/rules';

const all = (noun: Noun) => each(opposing(noun));

/** Both of two targets, or with an even number only the first. */
const oneOrBoth = (noun: Noun): Effect => ({
  do: 'roll',
  then: [
    { from: 1, upTo: 6, parity: 'odd', effects: [destroy(upTo(2, opposing(noun)))] },
    { from: 1, upTo: 6, parity: 'even', effects: [destroy({ select: 'targeted', slot: 0, nth: 0 })] },
  ],
});

const upToOne = (noun: Noun) => ({ select: 'choose', noun, count: { upTo: 1 } }) as const;

const NAME = 'You Are Not Prepared!';
const FIRST = 43;

/** All have one name and are different cards: their numbers tell them apart. */
const numbered = (...cards: readonly Unnamed[]): readonly Facts[] =>
  cards.flatMap((card, n) => set({ [NAME]: { ...card, collector: `${FIRST + n}` } }));

/** The Event deck, which comes with the second Boss and later ones (R502.2b). */
export const events: readonly Facts[] = numbered(
  event(
    chooseOne(
      [destroy(all(withCost('or less', 2, abilityAllyOrEquipment)))],
      [destroy(all(withCost('or more', 6, abilityAllyOrEquipment)))],
    ),
  ),
  event(draw(bossNumber)),
  event(putIntoPlay(topOf('Minion', 2))),
  event({ do: 'turn face down', what: chosenBy(eachOpponent, { ...yours(aResource), faceDown: false }) }),
  event(
    chooseWord({ oneOf: ['Ability', 'Ally', 'Equipment'] }),
    destroy(each(inPartyOf(targetPlayer(), { chosenTag: true }))),
  ),
  event(oneOrBoth(anAlly)),
  ongoingEvent(
    pay(['activate'], {
      do: 'create',
      cost: { cost: 'play', noun: anAbility, whose: 'you', by: -2, next: true },
      duration: 'this turn',
    }),
  ),
  ongoingEvent(have(opposing(aWeapon), atk(-2)), have(opposing(anArmor), { change: 'def', by: -2 })),
  event(destroy(chosenBy(eachOpponent, yours(abilityAllyOrEquipment)))),
  event(oneOrBoth(anEquipment)),
  event(oneOrBoth(anAbility)),
  event(discard('hand', eachOpponent), draw(countOf({ among: done, zone: 'graveyard', of: thatPlayer }), eachOpponent)),
  event(
    putIntoHand(upToOne(inYourGraveyard(anAbility))),
    putIntoHand(upToOne({ ...inYourGraveyard(anAbility), not: { sameName: done } })),
  ),
  ongoingEvent(pay(['activate'], exhaust(target(anAlly)))),
  event(removeFromGame(each(opposing(inZone('graveyard', {}))))),
  event({
    do: 'roll',
    dice: 2,
    then: [
      { from: 2, upTo: 6, effects: [deal(thatMuch, 'melee', chosen(opposing(aHero)))] },
      { from: 8, upTo: 12, effects: [deal(thatMuch, 'melee', chosen(opposing(anAlly)))] },
    ],
  }),
  event(deal(2, 'melee', all(heroOrAlly))),
  ongoingEvent(
    may(destroy(target(abilityAllyOrEquipment))),
    when(
      { event: 'play', card: { ...abilityAllyOrEquipment, zone: 'chain' }, whose: 'opposing' },
      interrupt(eventCard),
      destroy(thisCard),
    ),
  ),
  ongoingEvent(
    { power: 'continuous', continuous: { players: 'opposing', changes: [cant('draw')] } },
    atStartOfYourTurn(putIntoHand(topOfDeckOf(eachOpponent))),
  ),
  ongoingEvent(when(isDestroyed(aHero), destroy(target(abilityAllyOrEquipment)))),
  event(
    removeFromGame({
      select: 'together',
      of: [
        target(opposing(abilityAllyOrEquipment)),
        each({ ...opposing({}), sameName: targeted(0), except: targeted(0) }),
      ],
    }),
  ),
  ongoingEvent({ power: 'continuous', continuous: { players: 'opposing', changes: [cant('enter play ready')] } }),
  ongoingEvent(pay([destroyThis], intoResourceRow(topOf('Minion')))),
);
