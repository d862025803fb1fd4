import { atkOf, countOf, damageOn, healthOf } from '../../language/amounts.ts';
import { ally, set, token } from '../../language/cards.ts';
import { atk, cant, health, keyword, power } from '../../language/changes.ts';
import { not } from '../../language/conditions.ts';
import { destroyThis, exhausting } from '../../language/costs.ts';
import {
  dealtBy,
  delve,
  destroy,
  discard,
  give,
  ifYouDo,
  may,
  mayBy,
  payTo,
  put,
  putIntoHand,
  putTokens,
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
  aQuest,
  defending,
  friendly,
  having,
  heroOrAlly,
  inZone,
  opposing,
  other,
  tagged,
  thisOne,
  withCost,
  yours,
} from '../../language/nouns.ts';
import {
  atStartOfYourTurn,
  canAttackOnly,
  has,
  have,
  haveWhile,
  onYourTurn,
  pay,
  when,
  whenIf,
  whenThisEntersPlay,
} from '../../language/powers.ts';
import {
  chosenBy,
  controllerOf,
  each,
  eventCard,
  heroOf,
  paidCard,
  revealed,
  target,
  targeted,
  targetPlayer,
  thatPlayer,
  thisCard,
  topOfYourDeck,
  yourHero,
} from '../../language/selections.ts';
import { entersPlay, isDestroyed, isRevealedBy, turnEnds } from '../../language/watches.ts';

export const neutral = set({
  Aessina: ally(
    { cost: 7, tags: ['Spirit', 'Monster'], limit: 'Aessina (1)', atk: [0, 'nature'], health: 5 },
    has('Elusive'),
    have(friendly(other(tagged('Monster', heroOrAlly))), health(10)),
  ),
  'Ashroot, Ancient of Lore': ally(
    { cost: 7, tags: ['Ancient', 'Druid', 'Monster'], atk: [2, 'nature'], health: 9 },
    has('Protector'),
    when(
      { event: 'deal', card: defending(thisOne), combat: true },
      { do: 'put token', token: token('Treant', { atk: [1, 'melee'], health: 1 }) },
    ),
  ),
  'Baby Murloc': ally({ cost: 0, tags: ['Murloc', 'Baby', 'Monster'], atk: [1, 'melee'], health: 1 }),
  Brogre: ally(
    { cost: 3, tags: ['Ogre', 'Warrior', 'Monster'], atk: [0, 'melee'], health: 6 },
    onYourTurn(pay([2], give(target(tagged('Ogre', anAlly)), [atk(3)]))),
  ),
  Bubblesmash: ally(
    { cost: 4, tags: ['Murloc', 'Hunter', 'Monster'], atk: [4, 'nature'], health: 2 },
    have(yours(tagged('Murloc', anAlly)), keyword('Smash')),
  ),
  'Corrupted Hippogryph': ally(
    { cost: 2, tags: ['Hippogryph', 'Monster'], limit: 'Mount (1)', atk: [0, 'nature'], health: 3 },
    { power: 'cost change', change: { cost: 'complete', noun: aQuest, whose: 'opposing', by: 1 } },
    when({ event: 'place', whose: 'opposing', card: { faceDown: false } }, thisDeals(3, 'nature', heroOf(thatPlayer))),
  ),
  'Deathsmasher Mogdar': ally({ cost: 5, tags: ['Ogre', 'Death Knight', 'Monster'], atk: [6, 'frost'], health: 4 }),
  "Drak'narr": ally({ cost: 6, tags: ['Ogre', 'Shaman', 'Monster'], atk: [7, 'nature'], health: 5 }, has('Smash')),
  "Dro'gash": ally(
    { cost: 8, tags: ['Ogre', 'Priest', 'Monster'], atk: [6, 'shadow'], health: 6 },
    whenIf(
      entersPlay(thisOne),
      { is: 'there', noun: opposing(inZone('removed', aCard)), atLeast: 30 },
      thisHeals('all', yourHero),
      thisDeals(
        {
          amount: 'sum',
          of: [
            { amount: 'sum', of: [healthOf(targeted(0)), { amount: 'times', of: [-1, damageOn(targeted(0))] }] },
            -1,
          ],
        },
        'shadow',
        target(opposing(aHero)),
      ),
    ),
  ),
  "Grag'tok": ally(
    { cost: 4, tags: ['Ogre', 'Mage', 'Monster'], atk: [3, 'fire'], health: 5 },
    when(
      entersPlay(yours({ kind: ['Ally'], atk: { is: 'or more', than: 6 } })),
      thisDeals(1, 'fire', each(opposing(heroOrAlly))),
    ),
  ),
  'Grug the Bonecrusher': ally(
    { cost: 6, tags: ['Ogre', 'Warrior', 'Monster'], atk: [7, 'melee'], health: 7 },
    has('Conspicuous'),
  ),
  Gutfin: ally(
    { cost: 1, tags: ['Murloc', 'Priest', 'Monster'], atk: [1, 'holy'], health: 1 },
    have(yours(tagged('Murloc', anAlly)), health(1)),
  ),
  'Harpy Matriarch': ally(
    { cost: 3, tags: ['Harpy', 'Mage', 'Monster'], atk: [2, 'frost'], health: 2 },
    {
      power: 'triggered',
      on: entersPlay(thisOne),
      if: { is: 'there', noun: other(yours(tagged('Monster', heroOrAlly))) },
      effects: [destroy(chosenBy(targetPlayer(), yours(anAbility)))],
      tagWord: 'Empower Monster',
    },
  ),
  'High Warlord Zogar': ally(
    { cost: 6, tags: ['Ogre', 'Lord', 'Warrior', 'Monster'], atk: [10, 'melee'], health: 10 },
    { power: 'play only', if: { is: 'there', noun: yours(tagged('Ogre', heroOrAlly)) } },
  ),
  'Hyjal Stag': ally(
    { cost: 1, tags: ['Stag'], atk: [1, 'melee'], health: 1 },
    pay(
      [destroyThis, exhausting(yours(tagged('Monster', { exhausted: false, kind: ['Hero', 'Ally'] })))],
      thisHeals(4, paidCard),
    ),
  ),
  'Jadefire Felsworn': ally(
    { cost: 6, tags: ['Satyr', 'Demon', 'Warlock', 'Monster'], atk: [5, 'shadow'], health: 5 },
    whenThisEntersPlay({
      do: 'if you do',
      first: [mayBy(controllerOf(targeted(0)), destroy(chosenBy(thatPlayer, yours(anAlly))))],
      then: [],
      else: [thisDeals(5, 'shadow', target(opposing(aHero)))],
    }),
  ),
  'Jadefire Hellcaller': ally(
    { cost: 3, tags: ['Satyr', 'Demon', 'Warlock', 'Monster'], atk: [4, 'shadow'], health: 2 },
    whenThisEntersPlay({
      do: 'if you do',
      first: [mayBy(controllerOf(targeted(0)), discard(1, controllerOf(targeted(0))))],
      then: [],
      else: [thisDeals(4, 'shadow', target(opposing(aHero)))],
    }),
  ),
  'Jadefire Rogue': ally(
    { cost: 4, tags: ['Satyr', 'Demon', 'Rogue', 'Monster'], atk: [3, 'shadow'], health: 5 },
    haveWhile(
      { is: 'there', noun: opposing({ kind: ['Hero'], damage: { is: 'or more', than: 15 } }) },
      opposing(anAlly),
      cant('protect'),
      { change: 'lose powers', keywords: ['Elusive'] },
      cant('have powers', { keywords: ['Elusive'] }),
    ),
  ),
  'Jadefire Satyr': ally(
    { cost: 2, tags: ['Satyr', 'Demon', 'Warrior', 'Monster'], atk: [2, 'shadow'], health: 3 },
    haveWhile(
      { is: 'there', noun: opposing({ kind: ['Hero'], damage: { is: 'or more', than: 15 } }) },
      thisOne,
      power(has('Assault', 2)),
    ),
  ),
  'Jadefire Scout': ally(
    { cost: 1, tags: ['Satyr', 'Demon', 'Hunter', 'Monster'], atk: [3, 'shadow'], health: 2 },
    canAttackOnly(aHero),
  ),
  'Jadefire Trickster': ally(
    { cost: 3, tags: ['Satyr', 'Demon', 'Rogue', 'Monster'], atk: [4, 'shadow'], health: 4 },
    canAttackOnly(aHero),
  ),
  'Keeper Alinar': ally(
    { cost: 3, tags: ['Keeper', 'Of', 'The', 'Grove', 'Druid', 'Monster'], atk: [2, 'nature'], health: 4 },
    has('Harmonize'),
    whenThisEntersPlay(thisHeals(3, target(heroOrAlly))),
  ),
  'Keeper Balos': ally(
    { cost: 2, tags: ['Keeper', 'Of', 'The', 'Grove', 'Druid', 'Monster'], atk: [1, 'nature'], health: 4 },
    has('Harmonize'),
  ),
  'Keeper Sharus': ally(
    { cost: 1, tags: ['Keeper', 'Of', 'The', 'Grove', 'Druid', 'Monster'], atk: [0, 'nature'], health: 2 },
    has('Elusive'),
    haveWhile({ is: 'there', noun: other(yours(tagged('Monster', heroOrAlly))) }, thisOne, keyword('Harmonize')),
  ),
  'King Bagurgle, Terror of the Tides': ally(
    { cost: 5, tags: ['Murloc', 'Warrior', 'Monster'], atk: [3, 'melee'], health: 3 },
    have(yours(tagged('Murloc', anAlly)), atk(2), health(2)),
    atStartOfYourTurn({
      do: 'put token',
      token: token('Murloc Monster', { tags: ['Murloc', 'Monster'], atk: [1, 'melee'], health: 1 }),
    }),
  ),
  'Krogar the Colossal': ally(
    { cost: 8, tags: ['Ogre', 'Lord', 'Warrior', 'Monster'], atk: [9, 'melee'], health: 13 },
    has('Conspicuous'),
    {
      power: 'triggered',
      on: entersPlay(thisOne),
      if: { is: 'there', noun: other(yours(tagged('Monster', heroOrAlly))) },
      effects: [
        ifYouDo(may({ do: 'gesture', how: 'shout' }), {
          do: 'deal',
          amount: atkOf(thisCard),
          types: ['melee'],
          to: target(opposing(anAlly)),
          by: thisCard,
          along: [dealtBy(targeted(0), atkOf(targeted(0)), 'melee', thisCard)],
        }),
      ],
      tagWord: 'Empower Monster',
    },
  ),
  "Krum'shal": ally(
    { cost: 5, tags: ['Ogre', 'Shaman', 'Monster'], atk: [6, 'nature'], health: 2 },
    {
      power: 'triggered',
      on: entersPlay(thisOne),
      if: { is: 'there', noun: other(yours(tagged('Monster', heroOrAlly))) },
      effects: [give(target(heroOrAlly), [atk(3), keyword('Smash')])],
      tagWord: 'Empower Monster',
    },
  ),
  'Muln Earthfury': ally(
    { cost: 5, tags: ['Tauren', 'Shaman'], limit: 'Muln (1)', atk: [5, 'nature'], health: 4 },
    has('Harmonize'),
    has('Protector'),
    whenThisEntersPlay(
      reveal(topOfYourDeck(countOf(yours(having('Harmonize', aCard))))),
      putIntoHand(each(among(revealed, inZone('deck', withCost('or more', 4, anAlly))))),
      put(each(among(revealed, inZone('deck', aCard))), { to: 'deck', at: 'bottom' }),
    ),
  ),
  'Neferset Darkcaster': ally({ cost: 2, tags: ["Tol'vir", 'Mage', 'Shaman', 'Monster'], atk: [2, 'fire'], health: 3 }),
  'Prince Xavalis': ally(
    { cost: 3, tags: ['Satyr', 'Demon', 'Rogue', 'Monster'], limit: 'Xavalis (1)', atk: [4, 'shadow'], health: 3 },
    whenIf(
      turnEnds('you'),
      { is: 'there', noun: opposing({ kind: ['Hero'], damage: { is: 'or more', than: 15 } }) },
      {
        do: 'put token',
        token: token(
          'Terror Fiend Demon Monster',
          { tags: ['Terror', 'Fiend', 'Demon', 'Monster'], atk: [1, 'shadow'], health: 1 },
          when({ event: 'deal', by: thisOne, card: aHero, combat: true }, destroy(eventCard)),
        ),
      },
    ),
  ),
  'Remulos, Son of Cenarius': ally(
    {
      cost: 4,
      tags: ['Keeper', 'Of', 'The', 'Grove', 'Druid', 'Monster'],
      limit: 'Remulos (1)',
      atk: [4, 'nature'],
      health: 4,
    },
    has('Harmonize'),
    when(
      entersPlay(yours({ any: [{ self: true }, { kind: ['Ally'], cost: { is: 'or more', than: 4 }, other: true }] })),
      may({ do: 'put token', token: token('Treant', { atk: [1, 'melee'], health: 1 }) }),
    ),
  ),
  Splashtooth: ally(
    { cost: 3, tags: ['Murloc', 'Warlock', 'Monster'], atk: [2, 'shadow'], health: 4 },
    when(entersPlay(yours({ any: [{ self: true }, { tag: ['Murloc'], kind: ['Ally'], other: true }] })), may(delve)),
  ),
  'Stonebranch, Ancient of War': ally(
    { cost: 4, tags: ['Ancient', 'Druid', 'Monster'], atk: [2, 'nature'], health: 2 },
    whenThisEntersPlay(putTokens(2, token('Treant', { atk: [1, 'melee'], health: 1 }))),
    have(yours({ token: true, kind: ['Ally'] }), keyword('Ferocity')),
  ),
  'Throk the Conqueror': ally(
    { cost: 5, tags: ['Ogre', 'Lord', 'Warrior', 'Monster'], atk: [6, 'melee'], health: 6 },
    haveWhile(
      not({ is: 'there', noun: other(yours({ kind: ['Ally'], atk: { is: 'or more', than: 6 } })) }),
      thisOne,
      cant('attack'),
    ),
  ),
  "Torr'nag": ally(
    { cost: 7, tags: ['Ogre', 'Shaman', 'Monster'], atk: [6, 'frost'], health: 6 },
    has('Enrage'),
    when(isRevealedBy(thisOne, anAlly), give(thisCard, [atk(2), keyword('Ferocity')])),
    has('Smash'),
  ),
  "Trag'ush": ally({ cost: 4, tags: ['Ogre', 'Warlock', 'Monster'], atk: [6, 'fire'], health: 4 }, has('Conspicuous')),
  'Vicious Grell': ally(
    { cost: 1, tags: ['Grell', 'Monster'], limit: 'Pet (1)', atk: [1, 'fire'], health: 1 },
    {
      power: 'replacement',
      replacement: {
        event: isDestroyed(thisOne),
        while: { is: 'turn of', whose: 'opposing' },
        instead: { instead: 'if you do', first: [may(payTo([1]))], then: [putIntoHand(thisCard)] },
      },
    },
  ),
  Vylokx: ally(
    { cost: 6, tags: ['Satyr', 'Demon', 'Warlock', 'Monster'], atk: [5, 'shadow'], health: 5 },
    whenThisEntersPlay(
      thisDeals(
        2,
        'shadow',
        each({ not: { any: [{ tag: ['Demon'] }, { tag: ['Monster'] }] }, kind: ['Hero', 'Ally'] }),
      ),
    ),
    have(other(yours({ tag: ['Demon', 'Monster'], kind: ['Ally'] })), atk(2), health(2)),
  ),
});
