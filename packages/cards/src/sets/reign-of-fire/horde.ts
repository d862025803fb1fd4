import { costOf, yourResources } from '../../language/amounts.ts';
import { ally, set, token } from '../../language/cards.ts';
import { atk, cant, health, keyword, losesPowers } from '../../language/changes.ts';
import { is, yourHeroIsLessDamaged } from '../../language/conditions.ts';
import { discarding } from '../../language/costs.ts';
import {
  chooseWord,
  destroy,
  discard,
  draw,
  exhaust,
  give,
  ifSo,
  may,
  next,
  putIntoHand,
  ready,
  removeFromGame,
  reveal,
  thisDeals,
} from '../../language/effects.ts';
import {
  aCard,
  aHero,
  among,
  anAlly,
  anArmor,
  anEquipment,
  aQuest,
  attacking,
  defending,
  friendly,
  heroOrAlly,
  inCombatWith,
  inYourGraveyard,
  inZone,
  opposing,
  other,
  tagged,
  thisOne,
  yours,
} from '../../language/nouns.ts';
import {
  asThisEntersPlay,
  canAttackOnly,
  has,
  have,
  haveWhile,
  pay,
  thisCant,
  when,
  whenThisEntersPlay,
} from '../../language/powers.ts';
import {
  done,
  each,
  it,
  remembered,
  revealed,
  target,
  that,
  thisCard,
  topOfYourDeck,
} from '../../language/selections.ts';
import { attacks, entersPlay } from '../../language/watches.ts';

export const horde = set({
  'Adonal Brokenhoof': ally(
    { cost: 0, icon: 'Horde', tags: ['Tauren', 'Warrior'], atk: [0, 'melee'], health: 1 },
    has('Protector'),
  ),
  'Blackrock Shooter': ally(
    { cost: 5, icon: 'Horde', tags: ['Orc', 'Hunter'], atk: [5, 'ranged'], health: 6 },
    {
      power: 'triggered',
      on: entersPlay(thisOne),
      if: yourHeroIsLessDamaged,
      effects: [thisDeals(4, 'ranged', target(opposing(aHero)))],
      tagWord: 'Bloodrush',
    },
  ),
  'Blurg Firekin': ally(
    { cost: 5, icon: 'Horde', tags: ['Orc', 'Shaman'], atk: [5, 'fire'], health: 6 },
    whenThisEntersPlay(
      putIntoHand(target(inYourGraveyard(anAlly))),
      ifSo({ is: 'there', noun: among(done, tagged('Orc')) }, give(thisCard, [keyword('Ferocity')])),
    ),
  ),
  'Bor Breakfist': ally(
    { cost: 1, icon: 'Horde', tags: ['Orc', 'Shaman'], atk: [1, 'fire'], health: 2 },
    pay(['activate'], give(target(tagged('Orc', anAlly)), [keyword('Ferocity')])),
  ),
  'Dawnstrider Sunward': ally(
    { cost: 4, icon: 'Horde', tags: ['Tauren', 'Paladin'], atk: [4, 'holy'], health: 5 },
    has('Protector'),
  ),
  'Goblin Tinker': ally(
    { cost: 4, icon: 'Horde', tags: ['Goblin'], atk: [4, 'fire'], health: 5 },
    has('Time is Money'),
    pay([1, 'activate'], thisDeals(1, 'fire', target(heroOrAlly))),
    pay([1, 'activate'], draw(), discard()),
    pay([1, 'activate'], ready(target(other(aCard)))),
    pay([1], ready(thisCard)),
  ),
  'Grom Hellscream': ally(
    { cost: 6, icon: 'Horde', tags: ['Orc', 'Warrior'], atk: [6, 'melee'], health: 7 },
    has('Smash'),
    haveWhile(is(it, attacking(aCard)), thisOne, atk(costOf(each(defending(aCard))))),
  ),
  'Joru the Blinding Light': ally(
    { cost: 3, icon: 'Horde', tags: ['Tauren', 'Priest'], atk: [3, 'holy'], health: 4 },
    pay(
      [discarding(yours(inZone('hand', aCard)))],
      removeFromGame(thisCard),
      next(
        when(
          { event: 'turn ends' },
          { do: 'put into play', what: remembered, under: { player: 'owner', of: remembered } },
        ),
        that,
      ),
    ),
  ),
  'Kurala Deadshot': ally(
    { cost: 2, icon: 'Horde', tags: ['Orc', 'Hunter'], atk: [2, 'melee'], health: 3 },
    when(
      attacks(thisOne),
      may(reveal(topOfYourDeck(1))),
      ifSo(is(revealed, tagged('Orc', anAlly)), {
        do: 'put token',
        token: token(
          'Orc Warrior',
          { tags: ['Orc', 'Warrior'], atk: [2, 'melee'], health: 2 },
          has('Ferocity'),
          canAttackOnly(aHero),
        ),
      }),
    ),
  ),
  'Nuada Windwaker': ally(
    { cost: 5, icon: 'Horde', tags: ['Tauren', 'Shaman'], atk: [5, 'nature'], health: 6 },
    {
      power: 'triggered',
      on: entersPlay(yours({ any: [{ self: true }, { tag: ['Tauren'], kind: ['Ally'], other: true }] })),
      effects: [may(ready(target(heroOrAlly)))],
      tagWord: 'Tribe',
    },
  ),
  'Orc Raider': ally(
    { cost: 1, icon: 'Horde', tags: ['Orc', 'Warrior'], atk: [1, 'melee'], health: 2 },
    pay([1], exhaust(target(heroOrAlly))),
  ),
  'Orc Shaman': ally(
    { cost: 4, icon: 'Horde', tags: ['Orc', 'Shaman'], atk: [4, 'nature'], health: 5 },
    pay([3], {
      do: 'create',
      continuous: { cards: yours(heroOrAlly), changes: [atk(2)], while: is(it, attacking(inCombatWith(aHero, aCard))) },
      duration: 'this turn',
    }),
  ),
  Rokhan: ally(
    { cost: 5, icon: 'Horde', tags: ['Troll', 'Hunter'], atk: [5, 'melee'], health: 6 },
    asThisEntersPlay(chooseWord({ name: {} })),
    have(opposing({ chosenName: true }), losesPowers, cant('have powers')),
  ),
  'Roza the Star-Mother': ally(
    { cost: 5, icon: 'Horde', tags: ['Tauren', 'Druid'], atk: [5, 'nature'], health: 6 },
    have(thisOne, atk(yourResources), health(yourResources)),
  ),
  'Runetotem Guardian': ally(
    { cost: 1, icon: 'Horde', tags: ['Tauren', 'Druid'], atk: [1, 'melee'], health: 2 },
    has('Protector'),
    thisCant({ cant: 'attack' }),
  ),
  'Seres, Timewalker Assassin': ally(
    { cost: 5, icon: 'Horde', tags: ['Blood Elf', 'Rogue'], atk: [5, 'melee'], health: 6 },
    whenThisEntersPlay(may(destroy(target(anEquipment)))),
    {
      power: 'triggered',
      on: { event: 'reveal', card: yours(inZone('deck', thisOne)) },
      effects: [may(destroy(target(anEquipment)))],
      zone: 'deck',
    },
  ),
  'Shattered Hand Cutthroat': ally(
    { cost: 2, icon: 'Horde', tags: ['Orc', 'Rogue'], atk: [2, 'melee'], health: 3 },
    when(attacks(thisOne), may(exhaust(target(anArmor)))),
  ),
  'Sixto the Earth-Blessed': ally(
    { cost: 4, icon: 'Horde', tags: ['Tauren', 'Shaman'], atk: [4, 'nature'], health: 5 },
    {
      power: 'triggered',
      on: entersPlay(yours({ any: [{ self: true }, { tag: ['Tauren'], kind: ['Ally'], other: true }] })),
      effects: [may({ do: 'complete', what: target(yours(aQuest)) })],
      tagWord: 'Tribe',
    },
  ),
  'Sunwalker Lighthorn': ally({ cost: 6, icon: 'Horde', tags: ['Tauren', 'Paladin'], atk: [7, 'holy'], health: 7 }),
  'Thunderhorn Windwalker': ally(
    { cost: 6, icon: 'Horde', tags: ['Tauren', 'Hunter'], atk: [6, 'ranged'], health: 7 },
    has('Long-Range'),
  ),
  'Valik, Timewalker Sharpshooter': ally(
    { cost: 2, icon: 'Horde', tags: ['Undead', 'Hunter'], atk: [2, 'ranged'], health: 3 },
    whenThisEntersPlay(give(target(friendly(anAlly)), [atk(2)])),
    {
      power: 'triggered',
      on: { event: 'reveal', card: yours(inZone('deck', thisOne)) },
      effects: [give(target(friendly(anAlly)), [atk(2)])],
      zone: 'deck',
    },
  ),
  'Warsong Deadblade': ally({ cost: 3, icon: 'Horde', tags: ['Orc', 'Death Knight'], atk: [4, 'shadow'], health: 4 }),
  'Winterhoof Frostheart': ally(
    { cost: 2, icon: 'Horde', tags: ['Tauren', 'Death Knight'], atk: [2, 'frost'], health: 3 },
    {
      power: 'triggered',
      on: entersPlay(yours({ any: [{ self: true }, { tag: ['Tauren'], kind: ['Ally'], other: true }] })),
      effects: [give(target(opposing(anAlly)), [atk(-1)])],
      tagWord: 'Tribe',
    },
  ),
});
