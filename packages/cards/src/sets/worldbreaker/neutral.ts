import { costOf, countOf } from '../../language/amounts.ts';
import { ally, set, token } from '../../language/cards.ts';
import { can, keyword, power } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import {
  deal,
  dealtBy,
  destroy,
  draw,
  give,
  heal,
  ifSo,
  may,
  put,
  putIntoHand,
  putTokens,
  ready,
  reveal,
  thisDeals,
  thisHeals,
} from '../../language/effects.ts';
import { aHero, anAlly, aQuest, aResource, heroOrAlly, inZone, tagged, yours } from '../../language/nouns.ts';
import { atStartOfYourTurn, has, have, payLessTo, when, whenThisEntersPlay } from '../../language/powers.ts';
import {
  each,
  eventCard,
  revealed,
  target,
  targeted,
  targetPlayer,
  thisCard,
  topOfYourDeck,
  zoneOf,
} from '../../language/selections.ts';
import { entersPlay } from '../../language/watches.ts';

export const neutral = set({
  'Emerald Acidspewer': ally(
    { cost: 5, tags: ['Green Dragonkin'], atk: [4, 'nature'], health: 5 },
    when(
      { event: 'turn face down', card: yours(aResource) },
      may(put(zoneOf('graveyard', targetPlayer()), { to: 'deck', at: 'shuffled' })),
    ),
  ),
  'Emerald Captain': ally(
    { cost: 1, tags: ['Green Dragonkin'], atk: [2, 'nature'], health: 1 },
    when({ event: 'turn face down', card: yours(aResource) }, thisDeals(1, 'nature', target(aHero))),
  ),
  'Emerald Emissary': ally(
    { cost: 4, tags: ['Green Dragonkin'], atk: [3, 'nature'], health: 4 },
    {
      power: 'cost change',
      change: {
        cost: 'complete',
        noun: aQuest,
        whose: 'you',
        by: { amount: 'times', of: [-1, countOf(yours({ tag: ['Druid', 'Hunter'] }))] },
      },
    },
  ),
  'Emerald Lifewarden': ally(
    { cost: 4, tags: ['Green Dragonkin'], atk: [3, 'nature'], health: 3 },
    { power: 'continuous', continuous: { players: 'you', changes: [can({ may: 'place additional', count: 1 })] } },
    {
      power: 'keyword',
      keyword: 'Stash',
      effects: [reveal(topOfYourDeck(1)), ifSo(is(revealed, aQuest), putIntoHand(revealed))],
    },
  ),
  'Emerald Soldier': ally(
    { cost: 2, tags: ['Green Dragonkin'], atk: [2, 'nature'], health: 3 },
    when({ event: 'turn face down', card: yours(aResource) }, thisHeals(2, target(heroOrAlly))),
  ),
  'Emerald Tree Warder': ally(
    { cost: 3, tags: ['Green Dragonkin'], atk: [3, 'nature'], health: 2 },
    when({ event: 'turn face down', card: yours(aResource) }, may(draw())),
  ),
  'Emerald Wanderer': ally(
    { cost: 4, tags: ['Green Dragonkin'], atk: [3, 'nature'], health: 5 },
    when({ event: 'turn face down', card: yours(aResource) }, give(thisCard, [power(has('Assault', 3))])),
  ),
  Korialstrasz: ally(
    { cost: 6, tags: ['Red Dragonkin', 'Consort'], limit: 'Korialstrasz (1)', atk: [5, 'fire'], health: 6 },
    when(
      { event: 'play', card: inZone('chain', anAlly), whose: 'you' },
      putTokens(costOf(eventCard), token('Red Dragonkin', { atk: [1, 'fire'], health: 1 })),
    ),
  ),
  "Landro's Lil' XT": ally(
    { cost: 3, tags: ['Mini-Deconstructor'], limit: "Lil' XT (1)", atk: [1, 'melee'], health: 5 },
    whenThisEntersPlay(may(destroy(target({ kind: ['Item'] })))),
    atStartOfYourTurn(thisDeals(1, 'nature', each(heroOrAlly))),
  ),
  'Mottled Drake': ally(
    { cost: 2, tags: ['Dragonkin'], limit: 'Mount (1)', atk: [0, 'nature'], health: 3 },
    when(
      { event: 'place', whose: 'you', card: { faceDown: false } },
      ready(target(yours(tagged('Dragonkin', anAlly)))),
      heal('all', targeted(0)),
    ),
  ),
  'Ruby Blazewing': ally(
    { cost: 6, tags: ['Red Dragonkin'], atk: [5, 'fire'], health: 4 },
    when(
      entersPlay(yours({ any: [{ self: true }, { kind: ['Ally'], other: true }] })),
      may(dealtBy(eventCard, 1, 'fire', target(anAlly))),
    ),
    { power: 'keyword', keyword: 'Stash', effects: [deal(countOf(yours(tagged('Dragonkin'))), 'fire', target(aHero))] },
  ),
  'Ruby Emissary': ally(
    { cost: 4, tags: ['Red Dragonkin'], atk: [3, 'fire'], health: 4 },
    payLessTo('play', 2, { tag: ['Priest', 'Paladin'] }, 1),
  ),
  'Ruby Enforcer': ally(
    { cost: 3, tags: ['Red Dragonkin'], atk: [2, 'melee'], health: 1 },
    have(yours(anAlly), keyword('Ferocity')),
  ),
  'Ruby Flameblade': ally(
    { cost: 2, tags: ['Red Dragonkin'], atk: [2, 'fire'], health: 1 },
    have(yours(anAlly), power(has('Assault', 1))),
  ),
  'Ruby Protector': ally(
    { cost: 4, tags: ['Red Dragonkin'], atk: [3, 'melee'], health: 3 },
    have(yours(anAlly), keyword('Protector')),
  ),
  'Ruby Skyrazor': ally(
    { cost: 5, tags: ['Red Dragonkin'], atk: [4, 'fire'], health: 4 },
    have(yours(anAlly), keyword('Untargetable')),
  ),
  'Ruby Stalker': ally(
    { cost: 1, tags: ['Red Dragonkin'], atk: [1, 'melee'], health: 2 },
    have(yours(anAlly), keyword('Stealth')),
  ),
});
