import { atkOf, cardsInHandOf, countOf, damageOn, perEach, thatMuch, X } from '../../language/amounts.ts';
import { armor, hero, item, set, token, weapon } from '../../language/cards.ts';
import { alsoTag, atk, cant, controlledByYou, health, keyword, power } from '../../language/changes.ts';
import { compared, is, not, yourTurn } from '../../language/conditions.ts';
import { destroying } from '../../language/costs.ts';
import {
  addCounters,
  chooseWord,
  deal,
  dealtBy,
  destroy,
  draw,
  flip,
  give,
  giveAll,
  ifSo,
  ifYouDo,
  may,
  payTo,
  put,
  putFrom,
  putIntoHand,
  putIntoPlay,
  putTokens,
  ready,
  removeFromGame,
  reveal,
  turnFaceDown,
} from '../../language/effects.ts';
import {
  abilityAllyOrEquipment,
  aCard,
  aHero,
  anAlly,
  anEquipment,
  aResource,
  aWeapon,
  damaged,
  friendly,
  heroOrAlly,
  inPartyOf,
  inYourGraveyard,
  inZone,
  opposing,
  other,
  tagged,
  thisOne,
  withCost,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import {
  costToPlay,
  dividedAmong,
  has,
  have,
  haveWhile,
  mayIfWould,
  onYourTurn,
  pay,
  payLessTo,
  when,
  whenIf,
  whenThisEntersPlay,
  whileSo,
} from '../../language/powers.ts';
import {
  chosen,
  chosenBy,
  controllerOf,
  each,
  eventCard,
  eventDoer,
  it,
  revealed,
  target,
  targeted,
  targetOpponent,
  that,
  thatPlayer,
  thisCard,
  you,
  yourHero,
} from '../../language/selections.ts';
import { draws, isDestroyed, turnEnds } from '../../language/watches.ts';

export const cards = set({
  Arrowsong: weapon(
    { cost: 3, icon: 'Hunter', tags: ['1H', 'Bow'], limit: 'Ranged (1)', atk: [3, 'ranged'], strike: 3 },
    when({ event: 'strike', card: thisOne, whose: 'you' }, give(yourHero, [keyword('Long-Range')], 'this combat')),
    when(draws('you'), addCounters(1, 'verse')),
    pay([{ pay: 'remove counters', name: 'verse', count: 3 }], {
      do: 'create',
      cost: { cost: 'strike', noun: thisOne, whose: 'you', by: -3, next: true },
      duration: 'this turn',
    }),
  ),
  "Bandit's Insignia": item(
    { cost: 4, icon: ['Druid', 'Rogue'], limit: 'Trinket (2)' },
    onYourTurn(
      pay(
        ['activate'],
        put(chosenBy(targetOpponent(), yours(inZone('hand', aCard))), { to: 'resource row', exhausted: true }),
      ),
    ),
  ),
  'Betrayer of Humanity': weapon(
    {
      cost: 6,
      icon: ['Death Knight', 'Shaman', 'Warrior'],
      tags: ['2H', 'Axe'],
      limit: 'Melee (1)',
      atk: [10, 'melee'],
      strike: 1,
    },
    costToPlay(destroying(yours({ tag: ['Human', 'Orc'], kind: ['Ally'] }))),
  ),
  "Calamity's Grasp": weapon(
    {
      cost: 4,
      icon: ['Rogue', 'Shaman'],
      tags: ['1H', 'Fist'],
      limit: 'Melee (1)',
      instant: true,
      atk: [2, 'melee'],
      strike: 1,
    },
    whenThisEntersPlay(
      chooseWord({ oneOf: ['Ability', 'Ally', 'Equipment'] }),
      ifYouDo(
        may(putFrom('hand', chosen(yours(inZone('hand', { chosenTag: true }))), { to: 'graveyard' })),
        ifSo(is(targeted(0), { chosenTag: true }), destroy(target(aCard))),
      ),
    ),
  ),
  'Cincture of Polarity': armor(
    { cost: 1, icon: ['Mage', 'Priest', 'Warlock'], tags: ['Cloth'], limit: 'Waist (1)', def: 1 },
    haveWhile(
      compared(
        { amount: 'times', of: [2, perEach(2, countOf(yours(heroOrAlly)))] },
        'exactly',
        countOf(yours(heroOrAlly)),
      ),
      yours(heroOrAlly),
      health(2),
    ),
  ),
  'Cover of Silence': armor(
    { cost: 2, icon: ['Druid', 'Rogue'], tags: ['Leather'], limit: 'Head (1)', def: 1 },
    have(yourHeroAs, keyword('Stealth')),
    {
      power: 'continuous',
      continuous: { players: 'opposing', changes: [cant('play', { noun: aCard })], while: yourTurn },
    },
  ),
  "Cryptfiend's Bite": weapon(
    {
      cost: 3,
      icon: ['Death Knight', 'Hunter', 'Paladin'],
      tags: ['2H', 'Polearm'],
      limit: 'Melee (1)',
      atk: [2, 'melee'],
      strike: 1,
    },
    whenIf(
      { event: 'strike', card: thisOne, whose: 'you' },
      { is: 'turn of', whose: 'opposing' },
      putTokens(2, token('Scarab', { atk: [1, 'melee'], health: 1 })),
    ),
  ),
  Damnation: weapon(
    {
      cost: 4,
      icon: ['Mage', 'Priest', 'Warlock'],
      tags: ['2H', 'Staff'],
      limit: 'Melee (1)',
      atk: [1, 'melee'],
      strike: 4,
    },
    have(
      opposing({ everywhere: true }),
      power({ power: 'keyword', keyword: 'Death Rattle', effects: [deal(1, 'shadow', yourHero)] }),
    ),
  ),
  'Dying Curse': item(
    { cost: 1, icon: ['Druid', 'Priest', 'Warlock'], limit: 'Trinket (2)' },
    pay([1, 'activate'], ifYouDo(destroy(target({ attachment: true })), draw(1, controllerOf(targeted(0))))),
  ),
  'Envoy of Mortality': weapon(
    { cost: 2, icon: 'Hunter', tags: ['1H', 'Gun'], limit: 'Ranged (1)', atk: [4, 'ranged'], strike: 1 },
    when({ event: 'strike', card: thisOne, whose: 'you' }, give(yourHero, [keyword('Long-Range')], 'this combat')),
    when(
      { event: 'deal', by: yourHeroAs, with: thisOne },
      dealtBy(eventDoer, thatMuch, 'ranged', target(friendly(heroOrAlly))),
    ),
  ),
  "Faerlina's Madness": armor(
    { cost: 1, icon: ['Mage', 'Priest', 'Warlock'], tags: ['Cloth'], limit: 'Head (1)', def: 1 },
    onYourTurn(
      pay(['activate', { pay: 'turn face down', noun: yours(aResource) }], turnFaceDown(target(opposing(aResource)))),
    ),
  ),
  'Footwraps of Vile Deceit': armor(
    { cost: 4, icon: ['Druid', 'Rogue'], tags: ['Leather'], limit: 'Feet (1)', def: 2 },
    whenThisEntersPlay(
      give(target(opposing(anEquipment)), [controlledByYou], { while: thisCard, remains: yours(aCard) }),
    ),
  ),
  'Icy Blast Amulet': item(
    { cost: 2, icon: ['Death Knight', 'Hunter', 'Paladin', 'Rogue', 'Shaman', 'Warrior'], limit: 'Neck (1)' },
    whenIf(
      { event: 'deal', card: yourHeroAs },
      { is: 'turn of', whose: 'opposing' },
      ifYouDo(may(payTo([1])), dealtBy(eventCard, 1, 'frost', target(heroOrAlly))),
    ),
  ),
  'Last Laugh': weapon(
    {
      cost: 5,
      icon: ['Death Knight', 'Warrior'],
      tags: ['1H', 'Axe'],
      limit: 'Melee (1)',
      atk: [8, 'melee'],
      strike: 3,
    },
    whenThisEntersPlay(give(thisCard, [{ change: 'control', by: targetOpponent() }], 'until your next turn')),
  ),
  'Plague Igniter': weapon(
    {
      cost: 3,
      icon: ['Mage', 'Priest', 'Warlock'],
      tags: ['Wand'],
      limit: 'Ranged (1)',
      atk: [1, 'shadow'],
      strike: 1,
    },
    when(
      { event: 'deal', by: yourHeroAs, card: aHero, damageType: ['shadow'] },
      giveAll(inPartyOf(controllerOf(eventCard), anAlly), [health(-1)]),
    ),
  ),
  'Randolphe Mortimer': hero(
    {
      icon: ['Alliance', 'Death Knight'],
      race: 'Human',
      professions: ['Jewelcrafting', 'Mining'],
      talent: 'Frost',
      health: 29,
    },
    pay([3, 'flip'], giveAll(opposing(heroOrAlly), [atk({ amount: 'times', of: [-1, damageOn(it)] })])),
  ),
  'Riveted Abomination Leggings': armor(
    { cost: 5, icon: ['Death Knight', 'Paladin', 'Warrior'], tags: ['Plate'], limit: 'Legs (1)', def: 4 },
    have(yours(heroOrAlly), power(has('Assault', 2)), keyword('Conspicuous')),
  ),
  'Scourgeborne Battlegear': armor(
    {
      cost: 7,
      icon: 'Death Knight',
      tags: ['Set', 'Plate', 'Arena'],
      limit: ['Chest (1)', 'Hands (1)', 'Head (1)', 'Legs (1)', 'Shoulder (1)'],
      def: 7,
    },
    when(
      turnEnds('you'),
      ifYouDo(may(removeFromGame(target(inZone('graveyard', anAlly)))), {
        do: 'put token',
        token: token('Ghoul', { atk: [3, 'melee'], health: 3 }),
      }),
    ),
    pay(['activate'], deal(3, 'shadow', target(heroOrAlly)), ready(chosen(yours(tagged('Ghoul'))))),
  ),
  'Sinister Revenge': weapon(
    { cost: 2, icon: 'Rogue', tags: ['1H', 'Dagger'], limit: 'Melee (1)', atk: [1, 'melee'], strike: 1 },
    have(yourHeroAs, keyword('Dual Wield')),
    whenThisEntersPlay(addCounters(atkOf(chosen(other(yours(tagged('Melee', aWeapon))))), '+1 ATK')),
  ),
  'Split Greathammer': weapon(
    {
      cost: 4,
      icon: ['Death Knight', 'Paladin', 'Rogue', 'Shaman'],
      tags: ['1H', 'Mace'],
      limit: 'Melee (1)',
      atk: [4, 'melee'],
      strike: 2,
    },
    mayIfWould(
      { event: 'deal', by: yourHeroAs, card: aHero, combat: true, with: thisOne },
      dividedAmong(opposing(heroOrAlly)),
    ),
  ),
  'Strong-Handed Ring': item(
    { cost: 5, icon: ['Death Knight', 'Hunter', 'Paladin', 'Rogue', 'Warrior'], limit: 'Ring (2)' },
    haveWhile(compared(cardsInHandOf(you), 'or more', 5), yourHeroAs, power(has('Assault', 5))),
  ),
  'The Turning Tide': weapon(
    {
      cost: 3,
      icon: ['Mage', 'Paladin', 'Warlock'],
      tags: ['1H', 'Sword'],
      limit: 'Melee (1)',
      atk: [1, 'melee'],
      strike: 3,
    },
    whileSo(
      {
        is: 'some player',
        whose: 'opposing',
        so: compared(countOf(inPartyOf(thatPlayer, anAlly)), 'more than', countOf(yours(anAlly))),
      },
      payLessTo('play', 2, anAlly),
    ),
  ),
  'The Undeath Carrier': weapon(
    { cost: 5, icon: ['Druid', 'Hunter'], tags: ['2H', 'Staff'], limit: 'Melee (1)', atk: [1, 'melee'], strike: 3 },
    when(
      isDestroyed(yours({ not: tagged('Undead'), kind: ['Ally'] })),
      putIntoPlay(eventCard),
      give(that, [alsoTag('Undead')], 'this game'),
    ),
  ),
  'Torn Web Wrapping': armor(
    { cost: 3, icon: ['Hunter', 'Shaman'], tags: ['Mail'], limit: 'Waist (1)', def: 1 },
    pay(
      [1, 'activate'],
      reveal({ select: 'choose', noun: yours({ faceDown: true, kind: ['Resource'] }), random: true }),
      {
        do: 'if',
        if: is(revealed, { kind: ['Location', 'Quest'] }),
        then: [ifSo(is(revealed, { faceDown: true }), flip(revealed))],
        else: [putIntoHand(revealed)],
      },
    ),
  ),
  'Urn of Lost Memories': item(
    { cost: 2, icon: ['Druid', 'Mage', 'Paladin', 'Priest', 'Shaman', 'Warlock'], limit: 'Off-Hand (1)' },
    onYourTurn(
      pay(
        ['activate', destroying(yours(withCost('exactly', X, { kind: ['Ability', 'Equipment'] })))],
        putIntoPlay(target(inYourGraveyard(withCost('or less', X, anAlly)))),
      ),
    ),
  ),
  'Voice of Reason': armor(
    { cost: 3, icon: ['Paladin', 'Shaman'], tags: ['Shield'], limit: 'Off-Hand (1)', def: 2 },
    have(yourHeroAs, power(has('Mend', { amount: 'times', of: [2, perEach(5, damageOn(it))] }))),
    haveWhile(not({ is: 'there', noun: damaged(yours(anAlly)) }), yourHeroAs, keyword('Protector')),
  ),
  'Wall of Terror': armor(
    { cost: 6, icon: ['Paladin', 'Warrior'], tags: ['Shield'], limit: 'Off-Hand (1)', def: 3 },
    whenThisEntersPlay(putIntoHand(each(other(abilityAllyOrEquipment)))),
  ),
  "Widow's Fury": weapon(
    {
      cost: 2,
      icon: ['Death Knight', 'Rogue', 'Warrior'],
      tags: ['1H', 'Sword'],
      limit: 'Melee (1)',
      atk: [3, 'melee'],
      strike: 2,
    },
    haveWhile({ is: 'happened', watch: isDestroyed(yours(anAlly)) }, thisOne, atk(3)),
  ),
});
