import { costOf, countOf, healthOf } from '../../language/amounts.ts';
import { ally, set } from '../../language/cards.ts';
import { atk, cant, health, keyword, power } from '../../language/changes.ts';
import { compared, is } from '../../language/conditions.ts';
import { destroying } from '../../language/costs.ts';
import {
  destroy,
  draw,
  exhaust,
  give,
  heal,
  ifSo,
  may,
  putFrom,
  removeFromGame,
  replace,
  thisDeals,
  thisHeals,
  turnFaceDown,
} from '../../language/effects.ts';
import {
  aCard,
  aHero,
  anAlly,
  anEquipment,
  aWeapon,
  damaged,
  heroOrAlly,
  inPartyOf,
  opposing,
  other,
  thisOne,
  typed,
  withCost,
  yours,
} from '../../language/nouns.ts';
import { canAttackOnly, has, haveWhile, pay, prevented, when, whenThisEntersPlay } from '../../language/powers.ts';
import {
  chosen,
  each,
  eventCard,
  it,
  paidCard,
  target,
  targeted,
  thatPlayer,
  thisCard,
  yourHero,
} from '../../language/selections.ts';
import { attacks, entersPlay, isDestroyed, turnEnds } from '../../language/watches.ts';

export const horde = set({
  'Abysswalker Rakax': ally(
    { cost: 2, icon: 'Horde', tags: ['Goblin', 'Warlock'], atk: [3, 'fire'], health: 1 },
    whenThisEntersPlay(
      may(thisDeals(1, 'fire', target(anAlly))),
      ifSo(is(targeted(0), { damage: { is: 'or more', than: healthOf(it) } }), removeFromGame(targeted(0))),
    ),
  ),
  "Azami'tal the Flamebender": ally(
    { cost: 6, icon: 'Horde', tags: ['Troll', 'Warlock'], atk: [5, 'fire'], health: 5 },
    whenThisEntersPlay(
      thisDeals(
        costOf(chosen(other(yours(typed('fire', { kind: ['Ally', 'Equipment'] }))))),
        'fire',
        target(heroOrAlly),
      ),
    ),
    {
      power: 'keyword',
      keyword: 'Stash',
      effects: [
        {
          do: 'create',
          replacement: {
            event: isDestroyed(opposing({ not: aHero })),
            instead: { instead: 'effects', effects: [removeFromGame(eventCard)] },
          },
          duration: 'this turn',
        },
      ],
    },
  ),
  'Azizi Daggerflick': ally(
    { cost: 4, icon: 'Horde', tags: ['Goblin', 'Rogue'], atk: [2, 'nature'], health: 5 },
    has('Time is Money'),
    pay(['activate'], exhaust(target(withCost('or less', 4, anAlly)))),
  ),
  'Banok Sunrock': ally(
    { cost: 4, icon: 'Horde', tags: ['Tauren', 'Paladin'], atk: [4, 'holy'], health: 4 },
    has('Protector'),
  ),
  'Blood Knight Adrenna': ally(
    { cost: 3, icon: 'Horde', tags: ['Blood Elf', 'Paladin'], atk: [2, 'melee'], health: 4 },
    has('Protector'),
    when(isDestroyed(thisOne), replace({ event: { event: 'deal' }, instead: prevented('all') }, target(yours(anAlly)))),
  ),
  'Commander Molotov': ally(
    { cost: 6, icon: 'Horde', tags: ['Goblin', 'Warrior'], limit: 'Molotov (1)', atk: [3, 'melee'], health: 8 },
    has('Time is Money'),
    pay(['activate', destroying(other(yours(anAlly)))], thisDeals(costOf(paidCard), 'fire', target(heroOrAlly))),
  ),
  'Dagax the Butcher': ally(
    { cost: 2, icon: 'Horde', tags: ['Goblin', 'Rogue'], atk: [5, 'melee'], health: 1 },
    has('Ferocity'),
    has('Stealth'),
    canAttackOnly(aHero),
    when(turnEnds('you'), destroy(thisCard)),
  ),
  'Falixia Frizzleblast': ally(
    { cost: 5, icon: 'Horde', tags: ['Goblin', 'Mage'], atk: [4, 'arcane'], health: 4 },
    has('Elusive'),
  ),
  'Flamebringer Gaxix': ally(
    { cost: 6, icon: 'Horde', tags: ['Goblin', 'Mage'], atk: [6, 'fire'], health: 5 },
    haveWhile({ is: 'there', noun: other(yours(typed('fire', aCard))) }, thisOne, atk(2), health(2)),
  ),
  'Gavin Haverston': ally(
    { cost: 1, icon: 'Horde', tags: ['Undead', 'Hunter'], atk: [1, 'fire'], health: 2 },
    haveWhile(
      {
        is: 'some player',
        whose: 'opposing',
        so: compared(countOf(inPartyOf(thatPlayer, anAlly)), 'more than', countOf(yours(anAlly))),
      },
      thisOne,
      keyword('Ferocity'),
      keyword('Long-Range'),
    ),
  ),
  Gerwixicks: ally(
    { cost: 2, icon: 'Horde', tags: ['Goblin', 'Shaman'], atk: [2, 'fire'], health: 2 },
    when({ event: 'deal', by: yours(anAlly), damageType: ['fire'] }, give(yourHero, [power(has('Assault', 1))])),
  ),
  'Gollom Skybang': ally(
    { cost: 2, icon: 'Horde', tags: ['Goblin', 'Hunter'], atk: [3, 'fire'], health: 2 },
    when(isDestroyed(thisOne), may(turnFaceDown(target({ faceDown: false, kind: ['Resource'] })))),
  ),
  'Gordash Firetooth': ally({ cost: 5, icon: 'Horde', tags: ['Orc', 'Mage'], atk: [9, 'fire'], health: 1 }),
  'High Chieftain Baine Bloodhoof': ally(
    { cost: 7, icon: 'Horde', tags: ['Tauren', 'High Chieftain'], limit: 'Baine (1)', atk: [7, 'melee'], health: 7 },
    has('Protector'),
    {
      power: 'replacement',
      replacement: {
        event: { event: 'deal', card: thisOne },
        while: { is: 'there', noun: other(yours({ faction: 'Horde', kind: ['Ally'] })) },
        instead: prevented('all'),
      },
    },
  ),
  'High Guard Braxx': ally(
    { cost: 5, icon: 'Horde', tags: ['Goblin', 'Warrior'], atk: [2, 'melee'], health: 5 },
    has('Protector'),
    whenThisEntersPlay(may(thisDeals(2, 'melee', target(damaged(heroOrAlly))))),
  ),
  "Jaga'zul the Wild's Fury": ally(
    { cost: 4, icon: 'Horde', tags: ['Troll', 'Druid'], atk: [5, 'nature'], health: 1 },
    when(isDestroyed(thisOne), may(putFrom('graveyard', thisCard, { to: 'resource row', exhausted: true }))),
  ),
  'Kraxos Chizzlecoin': ally(
    { cost: 5, icon: 'Horde', tags: ['Goblin', 'Death Knight'], atk: [3, 'melee'], health: 5 },
    has('Assault', 3),
    {
      power: 'keyword',
      keyword: 'Stash',
      effects: [{ do: 'add counters', name: 'heirloom', count: 1, on: target(yours(anEquipment)) }],
    },
  ),
  'Kyroth Steelspite': ally(
    { cost: 3, icon: 'Horde', tags: ['Blood Elf', 'Warrior'], atk: [3, 'melee'], health: 3 },
    has('Protector'),
    { power: 'continuous', continuous: { players: 'opposing', changes: [cant('strike', { noun: aWeapon })] } },
  ),
  'Rakala Deathsmash': ally(
    { cost: 3, icon: 'Horde', tags: ['Orc', 'Death Knight'], atk: [4, 'melee'], health: 2 },
    when(isDestroyed(thisOne), give(target(opposing(anAlly)), [atk(-3)])),
  ),
  'Sahama Brighthorn': ally(
    { cost: 4, icon: 'Horde', tags: ['Tauren', 'Priest'], atk: [4, 'holy'], health: 3 },
    when(isDestroyed(thisOne), may(heal(4, target(heroOrAlly)))),
  ),
  'Shade Emissary Vaxxod': ally(
    { cost: 7, icon: 'Horde', tags: ['Goblin', 'Priest'], atk: [5, 'shadow'], health: 7 },
    has('Time is Money'),
    pay(['activate'], thisDeals(2, 'shadow', target(anAlly)), thisDeals(2, 'shadow', thisCard)),
  ),
  'Warchief Garrosh Hellscream': ally(
    { cost: 4, icon: 'Horde', tags: ['Orc', 'Warrior'], limit: 'Garrosh (1)', atk: [6, 'melee'], health: 3 },
    when(
      entersPlay(other(yours({ faction: 'Horde', kind: ['Ally'] }))),
      give(eventCard, [power(has('Assault', 2)), keyword('Ferocity'), power(when(turnEnds('you'), destroy(thisCard)))]),
    ),
  ),
  "Wildweaver Masa'zun": ally(
    { cost: 6, icon: 'Horde', tags: ['Troll', 'Druid'], atk: [4, 'nature'], health: 6 },
    whenThisEntersPlay(thisHeals(3, each(yours(heroOrAlly)))),
  ),
  'Yazli Earthspark': ally(
    { cost: 2, icon: 'Horde', tags: ['Goblin', 'Shaman'], atk: [2, 'nature'], health: 2 },
    when(attacks(thisOne), may(thisDeals(2, 'nature', target(aHero)))),
  ),
  "Zor'dul Deathbinder": ally(
    { cost: 1, icon: 'Horde', tags: ['Orc', 'Mage'], atk: [0, 'arcane'], health: 1 },
    has('Assault', 1),
    when(isDestroyed(thisOne), may(draw())),
  ),
});
