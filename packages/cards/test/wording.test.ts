import type { Effect, Power } from '@meetingstone/rules';
import { expect, test } from 'vitest';
import { damageOn, thatMuch } from '../src/language/amounts.ts';
import { ability, ally, set, token } from '../src/language/cards.ts';
import { atk, can, keyword, losesPowers, printedPowersOf } from '../src/language/changes.ts';
import { differentNames, is } from '../src/language/conditions.ts';
import {
  changeTarget,
  deal,
  delve,
  destroy,
  draw,
  exchangeControl,
  exhaust,
  give,
  mayBy,
  next,
  putDamage,
  putIntoHand,
  putIntoPlayAs,
  putTokens,
  ready,
  removeFromGame,
  replace,
  restoreStartingHero,
  searchDeckOf,
  searchYourZones,
  smashing,
  switchDamage,
  turnDeckOver,
  youCanThisTurn,
} from '../src/language/effects.ts';
import {
  aHero,
  anAbility,
  anAlly,
  anEquipment,
  aQuest,
  aResource,
  except,
  granting,
  heroOrAlly,
  inPartyOf,
  inZone,
  loot,
  opposing,
  ownedBy,
  playedBy,
  sameNameAs,
  tagged,
  thisOne,
  yourHeroAs,
  yours,
} from '../src/language/nouns.ts';
import {
  asAnotherEntersPlay,
  asThisEntersPlay,
  atEndOfEachPlayersTurn,
  atEndOfTurn,
  haveWhile,
  ifWould,
  inspires,
  instead,
  thisCan,
  when,
  youCan,
  youCanWhile,
} from '../src/language/powers.ts';
import {
  anotherTarget,
  chosen,
  chosenBy,
  controllerOf,
  done,
  each,
  eventCard,
  eventPlayer,
  it,
  remembered,
  target,
  targeted,
  targetPlayer,
  that,
  thatPlayer,
  thisCard,
} from '../src/language/selections.ts';
import { becomesHero, entersGraveyard, isDestroyed, isInspiredBy, isRemovedFromGame } from '../src/language/watches.ts';
import { textOf } from '../src/text/text.ts';

const FIGHTER = { cost: 1, atk: [1, 'melee'], health: 1 } as const;
const ofAbility = (...text: readonly Effect[]): string => textOf(set({ Some: ability({ cost: 1 }, ...text) })[0]!)[0]!;
const ofAlly = (power: Power): string => textOf(set({ Some: ally(FIGHTER, power) })[0]!)[0]!;

test.each([
  ['in that party', destroy(target(inPartyOf(controllerOf(that), aHero))), "in that card's party."],
  ['loot and owner', destroy(target(loot(ownedBy('you', anEquipment)))), 'Destroy target loot equipment you own.'],
  [
    'granting',
    destroy(each(granting(['Bear Form', 'Cat Form'], anAbility))),
    'Destroy each ability that gives your hero Bear Form or Cat Form.',
  ],
  ['its damage', putDamage(damageOn(it), each(anAlly)), 'Put damage on each ally equal to the damage on it.'],
  ['smash', smashing(deal(3, 'melee', target(anAlly))), 'Your hero smashes 3 melee damage to target ally.'],
  [
    'as another type',
    putIntoPlayAs('Ally', target(inZone('graveyard', anEquipment))),
    'Put target equipment from a graveyard into play as an ally.',
  ],
  [
    'several zones',
    searchYourZones(['deck', 'graveyard'], tagged('Form'), putIntoHand(that)),
    "Search your deck and/or graveyard for a Form, reveal that card, and put that Form into its owner's hand.",
  ],
  [
    'another player searches',
    searchDeckOf(targetPlayer(), anAlly, putIntoHand(that)),
    "Target player searches his deck for an ally and puts that ally into its owner's hand.",
  ],
  [
    'exchange',
    exchangeControl(target(yours(anAlly)), anotherTarget(opposing(anAlly))),
    'Exchange control of target ally you control and another target opposing ally.',
  ],
  [
    'switch',
    switchDamage(target(anAlly), anotherTarget(anAlly)),
    'Switch the damage on target ally and another target ally.',
  ],
  ['deck over', turnDeckOver(), 'Turn your deck over.'],
  ['deck over', turnDeckOver(targetPlayer()), 'Target player turns his deck over.'],
  ['starting hero', restoreStartingHero(), 'Put your starting hero back into play.'],
  [
    'change target',
    changeTarget(target(inZone('chain', anAbility)), chosen(heroOrAlly)),
    'Change the target of target ability to a hero or ally.',
  ],
  [
    'until its next turn',
    give(target(anAlly), [losesPowers], "until its controller's next turn"),
    "Target ally loses all powers until the start of its controller's next turn.",
  ],
  [
    'while it defends',
    give(target(anAlly), [atk(4)], 'this turn', is(it, { defending: true })),
    'Target ally has +4 ATK this turn while it is defending.',
  ],
  [
    'a permission',
    youCanThisTurn({ may: 'play from', zone: 'graveyard', noun: anAbility }),
    'You can play abilities from your graveyard this turn.',
  ],
  [
    'a replacement',
    replace({ event: entersGraveyard(ownedBy('opposing', anAlly)), instead: instead(removeFromGame(eventCard)) }),
    'If an ally would enter an opposing graveyard this turn, remove that ally from the game instead.',
  ],
  [
    'his choice',
    mayBy(targetPlayer(), ready(chosenBy(thatPlayer, inPartyOf(thatPlayer, aResource), { exactly: thatMuch }))),
    "Target player may ready that many resources in that player's party.",
  ],
])('%s', (_, effect, words) => {
  expect(ofAbility(effect)).toContain(words);
});

test('what an instruction happened to is spoken of by what happened', () => {
  const [damaged, removed] = [each(opposing(heroOrAlly)), target(inZone('graveyard', anAlly))];
  expect(ofAbility(deal(1, 'frost', damaged), exhaust(done))).toContain(
    'Exhaust each character dealt damage this way.',
  );
  expect(ofAbility(removeFromGame(removed), give(target(aHero), [printedPowersOf(done)]))).toContain(
    'Target hero has the printed powers of the ally removed this way this turn.',
  );
});

test('a created trigger speaks of what it remembers', () => {
  const wisp = token('Wisp', { atk: [0, 'melee'], health: 1 });
  expect(ofAbility(putTokens(1, wisp), next(atEndOfTurn(destroy(remembered)), that))).toContain(
    'At the next end of turn, destroy that ally.',
  );
  expect(ofAbility(next(atEndOfTurn(putIntoHand(remembered)), thisCard))).toBe(
    "At the next end of turn, put this ability into its owner's hand.",
  );
});

test.each([
  ['inspire', inspires(anAlly, aQuest), 'Inspire: Ally and quest'],
  ['inspired', when(isInspiredBy(thisOne, aQuest), draw()), 'When a quest is inspired by this ally, draw a card.'],
  ['new hero', when(becomesHero(aHero), draw()), "When a hero becomes its party's hero, draw a card."],
  ['removed', when(isRemovedFromGame(thisOne), draw()), 'When this ally is removed from the game, draw a card.'],
  [
    'own graveyard',
    ifWould(entersGraveyard(ownedBy('you', anAlly), 'play'), instead(removeFromGame(eventCard))),
    'If an ally would enter your graveyard from play, remove that ally from the game instead.',
  ],
  [
    'same name',
    when(isDestroyed(anAlly), destroy(each(sameNameAs(eventCard, anAlly)))),
    'When an ally is destroyed, destroy each ally with the same name as that ally.',
  ],
  [
    'except',
    when(isDestroyed(anAlly), exhaust(target(except(eventCard, heroOrAlly)))),
    'When an ally is destroyed, exhaust target hero or ally other than that ally.',
  ],
  [
    'in the party of the event',
    atEndOfEachPlayersTurn(destroy(chosenBy(eventPlayer, inPartyOf(eventPlayer, anAlly)))),
    "At the end of each player's turn, that player destroys an ally in that player's party.",
  ],
  [
    'played by',
    when(isDestroyed(anAlly), destroy(target(playedBy(controllerOf(eventCard), anAbility)))),
    "When an ally is destroyed, destroy target ability played by that ally's controller.",
  ],
  [
    'as it enters',
    asThisEntersPlay(give(thisCard, [keyword('Protector')])),
    'As this ally enters play, this ally has Protector this turn.',
  ],
  ['delving', asThisEntersPlay(delve), 'As this ally enters play, Delve.'],
  [
    'sorting the top of a deck',
    asThisEntersPlay({ do: 'sort top', who: { player: 'you' }, count: 3 }),
    'As this ally enters play, look at the top three cards of your deck. Put any number of them on top of that deck',
  ],
  [
    'as another enters',
    asAnotherEntersPlay(opposing(anAlly), exhaust(that)),
    'As an opposing ally enters play, exhaust that ally.',
  ],
  [
    'different names',
    youCanWhile(differentNames(yours(tagged('Pet'))), { may: 'control additional', tag: 'Pet', count: 1 }),
    'You can control an additional Pet while Pets you control have different names.',
  ],
  ['its own attack', haveWhile(is(it, { attacking: true }), yourHeroAs, atk(1)), 'Your hero has +1 ATK while it is'],
  ['looking', youCan({ may: 'look at top card', whose: 'opposing' }), "You can look at the top card of any opponent's"],
  ['showing', youCan({ may: 'show top card' }), 'You can play with the top card of your deck revealed.'],
  [
    'staying exhausted',
    thisCan({ may: 'choose not to ready' }),
    "This ally can choose not to ready during its controller's ready step.",
  ],
  [
    'a permission for another card',
    when(isDestroyed(anAlly), give(target(aHero), [can({ may: 'inspire', nouns: [aQuest] })])),
    'When an ally is destroyed, target hero can inspire a quest this turn.',
  ],
])('%s', (_, power, words) => {
  expect(ofAlly(power)).toContain(words);
});

test('"this" in a granted power is the card that gets it', () => {
  const power = { power: 'self', mustAttack: true } as const;
  expect(ofAbility(exhaust(target(aHero)), give(targeted(0), [{ change: 'grant', power }]))).toContain(
    'That hero has "This hero must attack if able." this turn.',
  );
});
