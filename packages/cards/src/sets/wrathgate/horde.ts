import { cardsInHandOf, countOf } from '../../language/amounts.ts';
import { ally, set, token } from '../../language/cards.ts';
import { atk, cant, controlledByYou, health, keyword, losesPowers, power } from '../../language/changes.ts';
import { compared, is, yourTurn } from '../../language/conditions.ts';
import {
  chooseWord,
  destroy,
  draw,
  exhaust,
  give,
  ifYouDo,
  may,
  payTo,
  putIntoHand,
  ready,
  removeFromGame,
  replace,
  reveal,
  thisDeals,
  turnFaceDown,
} from '../../language/effects.ts';
import {
  aCard,
  among,
  anAlly,
  anEquipment,
  aQuest,
  attacking,
  damaged,
  defending,
  having,
  heroOrAlly,
  inCombatWith,
  inYourGraveyard,
  named,
  opposing,
  tagged,
  thisOne,
  yours,
} from '../../language/nouns.ts';
import {
  has,
  have,
  haveWhile,
  ifWould,
  oncePerTurn,
  pay,
  payLessTo,
  prevented,
  when,
  whenIf,
  whenThisEntersPlay,
} from '../../language/powers.ts';
import {
  chosen,
  each,
  eventCard,
  heroOf,
  it,
  revealed,
  target,
  targeted,
  targetOpponent,
  targetPlayer,
  that,
  thatPlayer,
  thisCard,
  you,
  yourHero,
  zoneOf,
} from '../../language/selections.ts';
import { turnEnds } from '../../language/watches.ts';

export const horde = set({
  'Armored Blue Wind Rider': ally(
    { cost: 2, icon: 'Horde', tags: ['Wind Rider'], limit: 'Mount (1)', atk: [0, 'melee'], health: 4 },
    pay(['activate'], ready(chosen(yours({ kind: ['Location'] })))),
    when(
      { event: 'place', whose: 'you', card: { faceDown: false } },
      may({ do: 'remove any counter', on: target({ kind: ['Location'] }) }),
    ),
  ),
  'Astani Dawngrace': ally(
    { cost: 3, icon: 'Horde', tags: ['Blood Elf', 'Paladin'], atk: [1, 'holy'], health: 4 },
    has('Protector'),
    has('Assault', 1),
    has('Mend', 1),
  ),
  'Bluffstalker Honovi': ally(
    { cost: 6, icon: 'Horde', tags: ['Tauren', 'Hunter'], atk: [5, 'ranged'], health: 5 },
    has('Assault', 2),
    haveWhile(is(it, defending(inCombatWith(thisOne, aCard))), anAlly, atk(-2)),
  ),
  'Cedric Darwin': ally(
    { cost: 7, icon: 'Horde', tags: ['Undead', 'Warlock'], atk: [5, 'shadow'], health: 4 },
    whenThisEntersPlay(may({ do: 'search', who: you, of: targetPlayer(), noun: aCard, then: [removeFromGame(that)] })),
  ),
  'Conqueror Hashkon': ally(
    { cost: 3, icon: 'Horde', tags: ['Tauren', 'Shaman'], atk: [4, 'nature'], health: 2 },
    whenThisEntersPlay({
      do: 'deal',
      by: thisCard,
      amount: 3,
      types: ['nature'],
      to: target(opposing(tagged('Priest')), { anyNumber: true }),
      divided: true,
    }),
  ),
  "Conqueror Vun'jin": ally(
    { cost: 6, icon: 'Horde', tags: ['Troll', 'Priest'], atk: [4, 'shadow'], health: 6 },
    whenThisEntersPlay(
      give(target(opposing(tagged('Paladin', anAlly))), [controlledByYou], { while: thisCard, remains: yours(aCard) }),
      give(targeted(0), [keyword('Protector')], { while: thisCard, remains: yours(aCard) }),
    ),
  ),
  'Dhoros Ravestrike': ally(
    { cost: 3, icon: 'Horde', tags: ['Blood Elf', 'Hunter'], atk: [3, 'ranged'], health: 3 },
    pay([3], give(thisCard, [power(has('Assault', 3))])),
  ),
  'Dorzok Shadowhand': ally(
    { cost: 4, icon: 'Horde', tags: ['Orc', 'Rogue'], atk: [5, 'melee'], health: 1 },
    whenIf({ event: 'deal', by: thisOne, combat: true }, compared(cardsInHandOf(you), 'exactly', 0), draw()),
  ),
  'Goru Thornmane': ally(
    { cost: 2, icon: 'Horde', tags: ['Tauren', 'Druid'], atk: [1, 'nature'], health: 2 },
    has('Assault', 2),
    when({ event: 'deal', by: attacking(thisOne) }, may(destroy(target(anEquipment)))),
  ),
  'Hanthal Lightward': ally(
    { cost: 1, icon: 'Horde', tags: ['Blood Elf', 'Paladin'], atk: [1, 'holy'], health: 2 },
    has('Protector'),
    ifWould({ event: 'deal', by: attacking(having('Assault', aCard)), card: thisOne, combat: true }, prevented('all')),
  ),
  'Katoka Dreadblade': ally(
    { cost: 5, icon: 'Horde', tags: ['Orc', 'Warrior'], instant: true, atk: [4, 'melee'], health: 3 },
    haveWhile({ is: 'turn of', whose: 'opposing' }, thisOne, { change: 'become instant' }),
    whenThisEntersPlay(may(exhaust(target({ exhausted: false, kind: ['Hero', 'Ally'] }))), {
      do: 'if',
      if: yourTurn,
      then: [draw()],
      else: [thisDeals(1, 'melee', targeted(0))],
    }),
  ),
  'Murphy Watson': ally(
    { cost: 4, icon: 'Horde', tags: ['Undead', 'Mage'], atk: [2, 'fire'], health: 4 },
    haveWhile({ is: 'there', noun: inYourGraveyard(anAlly) }, thisOne, power(has('Assault', 3))),
  ),
  'Muruna the Savage': ally(
    { cost: 5, icon: 'Horde', tags: ['Tauren', 'Druid'], atk: [5, 'melee'], health: 3 },
    has('Protector'),
    haveWhile({ is: 'there', noun: yours(tagged('Form')) }, yours(anAlly), health(2)),
  ),
  'Roanauk Icemist': ally(
    { cost: 4, icon: 'Horde', tags: ['Taunka', 'High Chieftain'], unique: true, atk: [3, 'frost'], health: 5 },
    when(turnEnds('you'), { do: 'put token', token: token('Taunka', { atk: [1, 'nature'], health: 1 }) }),
    have(yours(tagged('Taunka')), power(has('Assault', 1))),
  ),
  'Roshen the Oathsworn': ally(
    { cost: 3, icon: 'Horde', tags: ['Blood Elf', 'Paladin'], atk: [1, 'holy'], health: 5 },
    has('Protector'),
    payLessTo('play', 1, { tag: ['Aura', 'Blessing', 'Seal'] }),
  ),
  "Saurfang the Younger, Kor'kron Warlord": ally(
    { cost: 5, icon: 'Horde', tags: ['Orc', 'Warrior'], unique: true, atk: [4, 'melee'], health: 4 },
    has('Ferocity'),
    whenThisEntersPlay(
      may({ do: 'search', who: you, noun: named("Kor'kron Vanguard", aCard), reveal: true, then: [putIntoHand(that)] }),
    ),
    { power: 'keyword', keyword: 'Death Rattle', effects: [turnFaceDown(each(yours({ kind: ['Location'] })))] },
  ),
  'Soram Wildbark': ally(
    { cost: 1, icon: 'Horde', tags: ['Tauren', 'Druid'], atk: [1, 'nature'], health: 2 },
    has('Mend', 1),
    when({ event: 'heal', by: thisOne, card: heroOrAlly }, give(eventCard, [power(has('Assault', 1))])),
  ),
  'Sullivan Holmes': ally(
    { cost: 2, icon: 'Horde', tags: ['Undead', 'Priest'], atk: [1, 'holy'], health: 3 },
    haveWhile({ is: 'there', noun: inYourGraveyard(anAlly) }, thisOne, power(has('Mend', 3))),
  ),
  'Sunguard Cersie': ally(
    { cost: 5, icon: 'Horde', tags: ['Blood Elf', 'Paladin'], atk: [5, 'holy'], health: 4 },
    has('Protector'),
    oncePerTurn(pay([1], replace({ event: { event: 'deal' }, instead: prevented(1) }, target(heroOrAlly)))),
  ),
  'Swift Hawkstrider': ally(
    {
      cost: 2,
      icon: 'Horde',
      tags: ['Hawkstrider'],
      limit: 'Mount (1)',
      required: ['Blood Elf'],
      atk: [0, 'melee'],
      health: 4,
    },
    payLessTo('complete', 1, aQuest),
    when(
      { event: 'place', whose: 'you', card: { faceDown: false } },
      give(target(opposing(aCard)), [losesPowers, cant('have powers')]),
    ),
  ),
  'Swift Timber Wolf': ally(
    {
      cost: 2,
      icon: 'Horde',
      tags: ['Timber Wolf'],
      limit: 'Mount (1)',
      required: ['Orc'],
      atk: [0, 'melee'],
      health: 4,
    },
    payLessTo('complete', 1, aQuest),
    when({ event: 'place', whose: 'you', card: { faceDown: false } }, give(yourHero, [power(has('Assault', 2))])),
  ),
  "Tuskmender Jan'zu": ally(
    { cost: 1, icon: 'Horde', tags: ['Troll', 'Priest'], atk: [1, 'holy'], health: 3 },
    haveWhile(is(it, damaged(aCard)), thisOne, power(has('Mend', 2))),
  ),
  'Uruka the Cutthroat': ally(
    { cost: 3, icon: 'Horde', tags: ['Troll', 'Rogue'], atk: [4, 'melee'], health: 3 },
    when({ event: 'deal', card: thisOne }, reveal(zoneOf('hand', targetOpponent()))),
    {
      power: 'keyword',
      keyword: 'Death Rattle',
      effects: [
        ifYouDo(
          may(chooseWord({ oneOf: ['Ability', 'Ally', 'Equipment'] })),
          reveal(zoneOf('hand', targetOpponent())),
          thisDeals(countOf(among(revealed, { chosenTag: true })), 'melee', heroOf(thatPlayer)),
        ),
      ],
    },
  ),
  "Vuz'din": ally(
    { cost: 3, icon: 'Horde', tags: ['Troll', 'Mage'], atk: [2, 'arcane'], health: 4 },
    have(opposing({ ongoing: true, kind: ['Ability'] }), losesPowers, cant('have powers')),
  ),
  'Zugna, Windseer Apprentice': ally(
    { cost: 2, icon: 'Horde', tags: ['Orc', 'Shaman'], atk: [2, 'nature'], health: 2 },
    has('Assault', 1),
    when({ event: 'exhaust', card: thisOne, first: true }, ifYouDo(may(payTo([1])), ready(thisCard))),
  ),
});
