import {
  ability,
  abilityAllyOrEquipment,
  aCard,
  addCounters,
  aHero,
  among,
  anAbility,
  anAlly,
  anEquipment,
  anotherTarget,
  aResource,
  armor,
  asAnotherEntersPlay,
  atkOf,
  atStartOfYourTurn,
  attachment,
  cant,
  cardsInHandOf,
  chosen,
  chosenBy,
  controllerOf,
  costToPlay,
  countersOn,
  countOf,
  deal,
  dealtBy,
  dealtTogether,
  destroy,
  destroying,
  destroyThis,
  discard,
  draw,
  each,
  eachOpponent,
  entersExhausted,
  entersWithCounters,
  eventCard,
  exhaust,
  exhausting,
  flip,
  forEach,
  friendly,
  give,
  giveAll,
  have,
  heroOf,
  heroOrAlly,
  inPartyOf,
  interrupt,
  inZone,
  may,
  mayBy,
  ongoing,
  onYourTurn,
  opponentsTogether,
  opposing,
  pay,
  put,
  putIntoHand,
  putTokens,
  ready,
  remembered,
  removeFromGame,
  reveal,
  revealed,
  rollForEach,
  set,
  target,
  targeted,
  targetOpponent,
  that,
  thatMuch,
  thatPlayer,
  thisCard,
  thisOne,
  topOfYourDeck,
  turnEnds,
  upTo,
  weapon,
  when,
  whileIn,
  withCost,
  X,
  you,
  yourHero,
  yourHeroAs,
  yours,
  zoneOf,
} from '@meetingstone/cards/language';
import type { Amount, Effect, Noun, Players, Power, Selection } from '@meetingstone/rules';
import { abyssal } from './allies.ts';
import { GLAIVE_STRIKE } from './chosen.ts';
import { aBlood, aCube, gainBloodIfUnleashed, isUnleashed, theLair } from './words.ts';

const bloods: Amount = countOf(aBlood);
const playOnlyWithBloods = (count: number): Power => ({
  power: 'play only',
  if: { is: 'there', noun: aBlood, atLeast: count },
});
const playOnlyUnleashed: Power = { power: 'play only', if: isUnleashed };
const cantBeInterrupted: Power = { power: 'self', cant: { cant: 'be interrupted' } };
const abilityOrEquipment: Noun = { kind: ['Ability', 'Equipment'] };
const nth = (n: number): Selection => ({ select: 'targeted', slot: 0, nth: n });
const together = (...of: readonly Selection[]): Selection => ({ select: 'together', of });
const thePlayer: Players = { player: 'targeted', slot: 0 };
const anAddCount = (count: Amount): Selection => ({
  select: 'choose',
  noun: opposing(abilityOrEquipment),
  count: { exactly: count },
});

const backToHand: Effect = { do: 'put', what: thisCard, from: 'graveyard', where: { to: 'hand' } };

const leastDamaged: Noun = {
  ...opposing(aHero),
  damage: { is: 'exactly', than: { amount: 'lowest', number: 'damage', of: opposing(aHero) } },
};

/** Where a card names Magtheridon, it speaks of its player's hero. */
export const main = set({
  'Abyssal Reinforcements': ongoing(
    { cost: 3 },
    putTokens(1, abyssal),
    onYourTurn(pay([{ pay: 'destroy', noun: aBlood, count: 2 }], putTokens(1, abyssal))),
  ),
  'Bathe in Blood': ability({ cost: 0 }, deal(2, 'melee', target(heroOrAlly)), gainBloodIfUnleashed),
  'Blast Nova': ability({ cost: 2 }, flip(each(theLair))),
  Blindside: ability({ cost: 2 }, removeFromGame(zoneOf('hand', eachOpponent)), {
    do: 'create',
    trigger: when({ ...turnEnds('you'), later: true }, putIntoHand(remembered)),
    about: that,
    next: true,
    duration: 'this game',
  }),
  'Blood Siphon': ongoing({ cost: 1 }, pay([destroyThis], draw(3))),
  'Broken Hopes': ongoing({ cost: 1 }, pay([destroyThis], destroy(target(abilityOrEquipment)))),
  'Brush Aside': ability(
    { cost: 3, instant: true },
    interrupt(target(inZone('chain', abilityAllyOrEquipment))),
    deal(bloods, 'melee', heroOf(controllerOf(targeted(0)))),
  ),
  'Cleave Apart': ability(
    { cost: 2, instant: true },
    destroy(
      together(
        chosen(inPartyOf(targetOpponent(), anAbility)),
        chosen({ ...inPartyOf(thePlayer, anAlly), exhausted: false }),
        chosen(inPartyOf(thePlayer, anEquipment)),
      ),
    ),
  ),
  'Deadly Sweep': ability(
    { cost: 3 },
    destroy({ ...target(opposing(abilityAllyOrEquipment), { anyNumber: true }), apart: true }),
  ),
  'Demonic Fury': ongoing(
    { cost: 2 },
    entersExhausted,
    pay(['activate'], {
      do: 'create',
      cost: { cost: 'play', noun: aCard, whose: 'you', by: -2, next: true },
      duration: 'this turn',
    }),
  ),
  'Fel Ruination': ability(
    { cost: 2 },
    playOnlyWithBloods(7),
    destroy(chosenBy(opponentsTogether, friendly(abilityAllyOrEquipment), { exactly: bloods })),
  ),
  'Fiery Pits': ability(
    { cost: 2 },
    { do: 'put damage', amount: 15, on: each(opposing(heroOrAlly)), dividedBy: opponentsTogether },
  ),
  "Magtheridon's Rage": ability(
    { cost: 0, plusX: true },
    deal(X, 'melee', together(target(anAlly), { ...upTo(bloods, anAlly), another: true })),
  ),
  'Mind Exhaustion': attachment(
    { cost: 1 },
    heroOrAlly,
    deal(4, 'fire', targeted(0)),
    have({ kind: ['Character'], attached: true }, cant('exhaust', { noun: aCube })),
  ),
  'One Fell Swoop': ability(
    { cost: 6 },
    playOnlyWithBloods(15),
    costToPlay(exhausting(yourHeroAs)),
    cantBeInterrupted,
    deal(30, 'melee', each(opposing(heroOrAlly))),
  ),
  'Path of Ruin': ability(
    { cost: 4 },
    { do: 'choose number', from: 0, upTo: { amount: 'highest', number: 'cost', of: opposing(abilityAllyOrEquipment) } },
    destroy(each(withCost('exactly', thatMuch, opposing(abilityAllyOrEquipment)))),
  ),
  'Power Returns': ability(
    { cost: 4, instant: true },
    draw(bloods),
    whileIn('graveyard', pay([destroying(aBlood)], backToHand)),
  ),
  'Rampant Destruction': ability(
    { cost: 3 },
    destroy(anAddCount(bloods)),
    whileIn('graveyard', when({ event: 'discard', card: thisOne, by: opposing(aCard) }, may(backToHand))),
  ),
  'Redouble Effort': ongoing(
    { cost: 3 },
    pay(
      ['activate'],
      ready(yourHero),
      give(yourHero, [
        cant('attack', { noun: { ...aHero, past: { as: 'to', was: { event: 'attack', card: yourHeroAs } } } }),
      ]),
    ),
  ),
  'Sadistic Choice': ability({ cost: 1, instant: true }, reveal(topOfYourDeck(2)), {
    do: 'if you do',
    first: [mayBy(targetOpponent(), put(each(among(revealed, aCard)), { to: 'graveyard' }))],
    then: [draw(2)],
    else: [putIntoHand(each(among(revealed, aCard)))],
  }),
  'Sow Destruction': ongoing(
    { cost: 1 },
    entersWithCounters(bloods, 'curse'),
    atStartOfYourTurn(
      addCounters(1, 'curse'),
      deal(countersOn('curse'), 'fire', { select: 'choose', noun: leastDamaged }),
    ),
  ),
  'Spirit Wrench': ability(
    { cost: 3 },
    playOnlyWithBloods(7),
    { do: 'remove damage', amount: 'all', from: target(opposing(aHero)) },
    { do: 'put damage', amount: thatMuch, on: anotherTarget(aHero) },
  ),
  'Squish Together': ability(
    { cost: 1 },
    exhaust(target(opposing(anAlly), { exactly: 2 })),
    dealtTogether(dealtBy(nth(0), atkOf(nth(0)), 'melee', nth(1)), dealtBy(nth(1), atkOf(nth(1)), 'melee', nth(0))),
  ),
  'Swath of Destruction': ability(
    { cost: 2 },
    playOnlyWithBloods(1),
    destroy(target(opposing(anAlly))),
    forEach(
      { player: 'chosen', who: 'opponent', by: controllerOf(targeted(0)), except: [controllerOf(targeted(0))] },
      destroy(chosenBy(thatPlayer, yours(aResource))),
      discard(1, {
        player: 'chosen',
        who: 'opponent',
        by: thatPlayer,
        except: [controllerOf(targeted(0)), thatPlayer],
      }),
    ),
  ),
  'Terrifying Presence': ongoing(
    { cost: 2 },
    asAnotherEntersPlay(opposing(anAlly), exhaust(that)),
    pay(['activate'], exhaust(target(anAlly))),
  ),
  'Toss About': ability({ cost: 2, instant: true }, playOnlyWithBloods(1), {
    ...rollForEach(each(opposing(aHero)), deal(1, 'melee', that)),
    untilEven: true,
  }),
  'Trample Underfoot': ongoing(
    { cost: 2 },
    deal(2, 'melee', target(heroOrAlly)),
    when({ event: 'exhaust', card: yourHeroAs }, deal(2, 'melee', target(heroOrAlly))),
  ),
  'Violent Reflex': ongoing(
    { cost: 1 },
    when({ event: 'deal', card: yourHeroAs }, deal(1, 'melee', { select: 'event', role: 'by' })),
  ),
  Whiplash: ability(
    { cost: 1, instant: true },
    exhaust({
      select: 'choose',
      noun: opposing(anAlly),
      count: { exactly: { amount: 'sum', of: [cardsInHandOf(you), -7] } },
    }),
    gainBloodIfUnleashed,
  ),
  'Will of the Legion': ability(
    { cost: 2, instant: true },
    interrupt(target(inZone('chain', abilityAllyOrEquipment))),
    gainBloodIfUnleashed,
  ),
  "Pit Lord's Armor": armor(
    { cost: 2, tags: ['Plate'], limit: 'Chest (1)', def: 5 },
    playOnlyUnleashed,
    pay(
      [destroying(aBlood)],
      give(yourHero, [cant('be targeted', { byOpponents: true })]),
      giveAll(yours(inZone('chain', aCard)), [cant('be interrupted')]),
    ),
  ),
  "Pit Lord's Glaive": weapon(
    { cost: 4, tags: ['2H Weapon', 'Polearm'], limit: 'Melee (1)', atk: [4, 'melee'], strike: GLAIVE_STRIKE },
    playOnlyUnleashed,
    when(
      { event: 'deal', by: yourHeroAs, card: heroOrAlly, combat: true },
      deal(thatMuch, 'melee', target({ ...heroOrAlly, except: eventCard })),
    ),
  ),
});
