import { costOf, countOf, damageOn, halfUp, thatMuch } from '../../language/amounts.ts';
import { ally, set, token } from '../../language/cards.ts';
import { alsoTag, atk, atkBecomes, cant, health, healthBecomes, keyword, losesPowers } from '../../language/changes.ts';
import { compared, is } from '../../language/conditions.ts';
import {
  copy,
  delve,
  destroy,
  discard,
  draw,
  exhaust,
  give,
  giveAll,
  ifSo,
  ifYouDo,
  may,
  payTo,
  put,
  putIntoHand,
  putTokens,
  ready,
  removeFromGame,
  reveal,
  thisDeals,
  thisHeals,
} from '../../language/effects.ts';
import {
  aCard,
  aHero,
  among,
  anAbility,
  anAlly,
  anEquipment,
  attacking,
  damaged,
  exhausted,
  heroOrAlly,
  inPartyOf,
  inZone,
  opposing,
  other,
  tagged,
  thisOne,
  yours,
} from '../../language/nouns.ts';
import {
  atStartOfYourTurn,
  has,
  haveWhile,
  pay,
  payLessTo,
  thisCant,
  when,
  whenIf,
  whenThisEntersPlay,
  whileSo,
} from '../../language/powers.ts';
import {
  anotherTarget,
  controllerOf,
  each,
  eachOpponent,
  eventCard,
  heroOf,
  revealed,
  target,
  targetOpponent,
  thatPlayer,
  thisCard,
  topOfYourDeck,
  yourHero,
} from '../../language/selections.ts';
import { attacks, entersPlay, isDestroyed, turnEnds } from '../../language/watches.ts';

export const horde = set({
  'Akasi, Herald of Nature': ally(
    { cost: 4, icon: 'Horde', tags: ['Troll', 'Druid'], atk: [3, 'arcane'], health: 5 },
    {
      power: 'triggered',
      on: entersPlay(thisOne),
      if: { is: 'there', noun: other(yours(tagged('Druid', heroOrAlly))) },
      effects: [
        reveal(topOfYourDeck(5)),
        putIntoHand(each(among(revealed, inZone('deck', { attachment: true })))),
        put(each(among(revealed, inZone('deck', aCard))), { to: 'deck', at: 'bottom' }),
      ],
      tagWord: 'Empower Druid',
    },
  ),
  'Alana the Woebringer': ally(
    { cost: 5, icon: 'Horde', tags: ['Undeat', 'Priest'], atk: [2, 'shadow'], health: 8 },
    atStartOfYourTurn(
      removeFromGame({
        select: 'top',
        of: targetOpponent(),
        count: halfUp(countOf(inPartyOf(thatPlayer, inZone('deck', aCard)))),
      }),
    ),
  ),
  'Alethia Brightsong': ally(
    { cost: 1, icon: 'Horde', tags: ['Blood Elf', 'Paladin'], atk: [2, 'holy'], health: 1 },
    whenThisEntersPlay(delve),
  ),
  'Anastina, Herald of the Fel': ally(
    { cost: 5, icon: 'Horde', tags: ['Blood Elf', 'Warlock'], atk: [2, 'shadow'], health: 6 },
    {
      power: 'triggered',
      on: entersPlay(thisOne),
      if: { is: 'there', noun: other(yours(tagged('Warlock', heroOrAlly))) },
      effects: [thisDeals(2, 'shadow', each(opposing(heroOrAlly)))],
      tagWord: 'Empower Warlock',
    },
  ),
  'Asoren Darksnout': ally(
    { cost: 5, icon: 'Horde', tags: ['Tauren', 'Death Knight'], atk: [4, 'shadow'], health: 5 },
    has('Protector'),
  ),
  'Baxtan, Herald of the Flame': ally(
    { cost: 3, icon: 'Horde', tags: ['Goblin', 'Mage'], atk: [3, 'fire'], health: 1 },
    {
      power: 'triggered',
      on: entersPlay(thisOne),
      if: { is: 'there', noun: other(yours(tagged('Mage', heroOrAlly))) },
      effects: [
        {
          do: 'deal',
          by: thisCard,
          amount: 3,
          types: ['fire'],
          to: target(heroOrAlly, { anyNumber: true }),
          divided: true,
        },
      ],
      tagWord: 'Empower Mage',
    },
  ),
  'Daroka Venomfist': ally(
    { cost: 1, icon: 'Horde', tags: ['Orc', 'Rogue'], atk: [2, 'nature'], health: 1 },
    when(attacks(thisOne), exhaust(target(opposing(anAlly)))),
  ),
  'Deatheater Stroud': ally(
    { cost: 4, icon: 'Horde', tags: ['Undead', 'Death Knight'], atk: [4, 'shadow'], health: 5 },
    when({ event: 'heal', card: opposing(anAlly) }, thisDeals(thatMuch, 'shadow', heroOf(controllerOf(eventCard)))),
  ),
  "Draga'zal": ally({ cost: 2, icon: 'Horde', tags: ['Orc', 'Mage'], atk: [3, 'frost'], health: 2 }),
  'Eralysa Sunshot': ally(
    { cost: 4, icon: 'Horde', tags: ['Blood Elf', 'Hunter'], atk: [2, 'melee'], health: 3 },
    whenThisEntersPlay(thisDeals(2, 'ranged', target(opposing(tagged('Monster', heroOrAlly))))),
  ),
  'Hagtrix the Mindsifter': ally(
    { cost: 5, icon: 'Horde', tags: ['Goblin', 'Priest'], atk: [3, 'shadow'], health: 5 },
    atStartOfYourTurn(discard(1, eachOpponent)),
    when({ event: 'discard', whose: 'opposing' }, thisHeals(costOf(eventCard), yourHero)),
  ),
  'Hesawa Stormwalker': ally({ cost: 3, icon: 'Horde', tags: ['Tauren', 'Druid'], atk: [2, 'arcane'], health: 5 }),
  'Izzy Quizfiz': ally(
    { cost: 1, icon: 'Horde', tags: ['Goblin', 'Shaman'], atk: [1, 'nature'], health: 2 },
    pay([2], ready(thisCard)),
  ),
  'Jagrok, Herald of Trickery': ally(
    { cost: 4, icon: 'Horde', tags: ['Orc', 'Rogue'], atk: [3, 'melee'], health: 3 },
    {
      power: 'triggered',
      on: entersPlay(thisOne),
      if: { is: 'there', noun: other(yours(tagged('Rogue', heroOrAlly))) },
      effects: [may(destroy(target(exhausted(anAlly))))],
      tagWord: 'Empower Rogue',
    },
  ),
  'Jaron, Herald of the Hunt': ally(
    { cost: 3, icon: 'Horde', tags: ['Undead', 'Hunter'], instant: true, atk: [3, 'melee'], health: 2 },
    {
      power: 'triggered',
      on: entersPlay(thisOne),
      if: { is: 'there', noun: other(yours(tagged('Hunter', heroOrAlly))) },
      effects: [destroy(target(attacking(anAlly)))],
      tagWord: 'Empower Hunter',
    },
  ),
  "Jex'ali": ally(
    { cost: 3, icon: 'Horde', tags: ['Troll', 'Priest'], atk: [2, 'holy'], health: 4 },
    whenThisEntersPlay(thisHeals(4, yourHero), ifSo(is(yourHero, { damaged: false }), may(draw()))),
  ),
  'Jumahko Thundersky': ally(
    { cost: 4, icon: 'Horde', tags: ['Tauren', 'Paladin'], atk: [1, 'melee'], health: 9 },
    has('Protector'),
  ),
  "Kalam'ti": ally(
    { cost: 3, icon: 'Horde', tags: ['Troll', 'Mage'], atk: [3, 'fire'], health: 2 },
    whenThisEntersPlay(
      thisDeals(3, 'fire', each(opposing({ kind: ['Hero', 'Ally'], past: { as: 'card', was: { event: 'deal' } } }))),
    ),
  ),
  Kazbaz: ally(
    { cost: 2, icon: 'Horde', tags: ['Goblin', 'Warrior'], atk: [2, 'melee'], health: 2 },
    has('Protector'),
    has('Elusive'),
  ),
  'Kelena Ashford': ally(
    { cost: 3, icon: 'Horde', tags: ['Undead', 'Warlock'], atk: [4, 'fire'], health: 1 },
    whenIf(
      entersPlay(thisOne),
      { is: 'there', noun: yours({ tag: ['Demon', 'Pet'] }) },
      thisDeals(4, 'fire', target(aHero)),
    ),
  ),
  'Kinza, Mistress of the Elements': ally(
    { cost: 5, icon: 'Horde', tags: ['Goblin', 'Shaman'], atk: [2, 'fire'], health: 7 },
    when(
      { event: 'play', card: inZone('chain', { ongoing: false, kind: ['Ability'] }), whose: 'you' },
      ifYouDo(may(payTo([2])), copy(eventCard)),
    ),
  ),
  'Krezza the Explosive': ally(
    { cost: 3, icon: 'Horde', tags: ['Goblin', 'Mage'], atk: [2, 'arcane'], health: 2 },
    when({ event: 'deal', by: thisOne, card: opposing(aHero) }, thisDeals(2, 'arcane', target(opposing(anAlly)))),
  ),
  'Kromdar, Herald of War': ally(
    { cost: 5, icon: 'Horde', tags: ['Orc', 'Warrior'], atk: [6, 'melee'], health: 4 },
    {
      power: 'triggered',
      on: entersPlay(thisOne),
      if: { is: 'there', noun: other(yours(tagged('Warrior', heroOrAlly))) },
      effects: [may(destroy(target(damaged(anAlly))))],
      tagWord: 'Empower Warrior',
    },
  ),
  'Lordann the Bloodreaver': ally(
    { cost: 2, icon: 'Horde', tags: ['Blood Elf', 'Warrior'], atk: [2, 'melee'], health: 3 },
    has('Protector'),
    haveWhile(compared(damageOn(yourHero), 'or more', 15), thisOne, atk(3), health(3)),
  ),
  "Mazu'kon": ally(
    { cost: 6, icon: 'Horde', tags: ['Troll', 'Shaman'], atk: [6, 'nature'], health: 6 },
    has('Ferocity'),
    when(isDestroyed(thisOne), {
      do: 'put token',
      token: token(
        "Mazu'kon",
        { icon: ['Horde'], tags: ['Troll', 'Shaman'], atk: [6, 'nature'], health: 6 },
        has('Ferocity'),
      ),
    }),
  ),
  'Moro Wildmesa': ally(
    { cost: 3, icon: 'Horde', tags: ['Tauren', 'Shaman'], atk: [3, 'fire'], health: 3 },
    whenThisEntersPlay(give(target(anAlly), [atk(3)])),
  ),
  'Nazuk Darkblood': ally(
    { cost: 4, icon: 'Horde', tags: ['Orc', 'Warlock'], atk: [5, 'shadow'], health: 3 },
    pay([2], give(thisCard, [keyword('Ferocity')])),
  ),
  'Parexia, Herald of the Shadows': ally(
    { cost: 5, icon: 'Horde', tags: ['Goblin', 'Priest'], atk: [3, 'shadow'], health: 5 },
    {
      power: 'triggered',
      on: entersPlay(thisOne),
      if: { is: 'there', noun: other(yours(tagged('Priest', heroOrAlly))) },
      effects: [{ do: 'discard', who: targetOpponent(), count: 2, random: true }],
      tagWord: 'Empower Priest',
    },
  ),
  'Prazo Whiptrick': ally(
    { cost: 3, icon: 'Horde', tags: ['Goblin', 'Rogue'], atk: [3, 'melee'], health: 2 },
    whileSo(
      { is: 'happened', watch: { event: 'play', card: anEquipment, whose: 'you' } },
      payLessTo('play', 3, thisOne),
    ),
  ),
  'Runzik Shrapnelwhiz': ally(
    { cost: 1, icon: 'Horde', tags: ['Goblin', 'Hunter'], atk: [1, 'melee'], health: 1 },
    whenThisEntersPlay(thisDeals(1, 'ranged', target(opposing(anAlly)))),
  ),
  'Samantha Galvington': ally({ cost: 3, icon: 'Horde', tags: ['Undead', 'Mage'], atk: [5, 'arcane'], health: 1 }),
  "Shala'zum": ally(
    { cost: 3, icon: 'Horde', tags: ['Troll', 'Warrior'], atk: [4, 'melee'], health: 2 },
    has('Protector'),
  ),
  'Treespeaker Onaha': ally(
    { cost: 5, icon: 'Horde', tags: ['Tauren', 'Druid'], atk: [3, 'nature'], health: 7 },
    when({ event: 'heal', card: thisOne }, putTokens(thatMuch, token('Treant', { atk: [1, 'melee'], health: 1 }))),
  ),
  "Vol'jin, Darkspear Chieftain": ally(
    { cost: 7, icon: 'Horde', tags: ['Troll', 'Shadow Hunter'], limit: "Vol'jin (1)", atk: [7, 'melee'], health: 7 },
    when(
      turnEnds('you'),
      give(
        target(opposing({ any: [{ faction: 'Alliance' }, { tag: ['Monster'] }], kind: ['Ally'] })),
        [atkBecomes(1), healthBecomes(1), losesPowers, cant('have powers'), alsoTag('Frog')],
        'this game',
      ),
    ),
  ),
  "Vuza'jin": ally(
    { cost: 2, icon: 'Horde', tags: ['Troll', 'Death Knight'], atk: [2, 'frost'], health: 3 },
    pay([2], giveAll(yours({ token: true, kind: ['Ally'] }), [atk(1)])),
  ),
  "Yana'mi": ally(
    { cost: 3, icon: 'Horde', tags: ['Troll', 'Druid'], atk: [1, 'nature'], health: 5 },
    when({ event: 'attach', card: anAbility, to: { kind: ['Hero', 'Ally'] }, whose: 'you' }, draw()),
  ),
  'Zarixx, Herald of Death': ally(
    { cost: 7, icon: 'Horde', tags: ['Goblin', 'Death Knight'], atk: [4, 'melee'], health: 4 },
    {
      power: 'triggered',
      on: entersPlay(thisOne),
      if: { is: 'there', noun: other(yours(tagged('Death Knight', heroOrAlly))) },
      effects: [
        { do: 'put token', token: token('Ghoul', { atk: [3, 'melee'], health: 3 }) },
        giveAll(yours({ token: true, kind: ['Ally'] }), [atk(1), keyword('Ferocity')]),
      ],
      tagWord: 'Empower Death Knight',
    },
  ),
  'Zizzlix Drizzledrill': ally(
    { cost: 2, icon: 'Horde', tags: ['Goblin', 'Priest'], atk: [1, 'shadow'], health: 5 },
    thisCant({ cant: 'be targeted', byOpponents: true }),
  ),
  'Zudzo, Herald of the Elements': ally(
    { cost: 5, icon: 'Horde', tags: ['Goblin', 'Shaman'], atk: [5, 'nature'], health: 5 },
    {
      power: 'triggered',
      on: entersPlay(thisOne),
      if: { is: 'there', noun: other(yours(tagged('Shaman', heroOrAlly))) },
      effects: [thisDeals(3, 'nature', target(heroOrAlly)), thisHeals(3, anotherTarget(heroOrAlly))],
      tagWord: 'Empower Shaman',
    },
  ),
});
