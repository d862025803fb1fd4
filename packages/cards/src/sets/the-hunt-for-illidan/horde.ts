import { countOf, yourResources } from '../../language/amounts.ts';
import { ally, set } from '../../language/cards.ts';
import { atk, cant, controlledByYou, health, keyword } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { destroying } from '../../language/costs.ts';
import {
  dealtBy,
  destroy,
  draw,
  exhaust,
  flip,
  give,
  ifSo,
  may,
  putIntoPlay,
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
  attacking,
  aWeapon,
  damaged,
  exhausted,
  heroOrAlly,
  inCombatWith,
  inYourGraveyard,
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
  has,
  have,
  haveWhile,
  onYourTurn,
  pay,
  when,
  whenThisEntersPlay,
} from '../../language/powers.ts';
import { chosen, eventCard, it, target, targeted, thisCard } from '../../language/selections.ts';
import { entersPlay, turnEnds } from '../../language/watches.ts';

export const horde = set({
  'Alecia Hall': ally(
    { cost: 2, icon: 'Horde', tags: ['Undead', 'Priest'], atk: [2, 'holy'], health: 3 },
    whenThisEntersPlay(thisHeals(3, target(heroOrAlly))),
  ),
  'Blood Guard Gulmok': ally(
    { cost: 9, icon: 'Horde', tags: ['Orc', 'Warrior'], unique: true, atk: [8, 'melee'], health: 8 },
    has('Protector'),
    when(entersPlay(other(yours({ faction: 'Horde', kind: ['Ally'] }))), may(destroy(target(anAlly)))),
    when(
      { event: 'change control', card: other({ faction: 'Horde', kind: ['Ally'] }), whose: 'you' },
      may(destroy(target(anAlly))),
    ),
  ),
  'Blood Knight Kyria': ally(
    { cost: 3, icon: 'Horde', tags: ['Blood Elf', 'Paladin'], atk: [2, 'holy'], health: 3 },
    has('Protector'),
    when({ event: 'play', card: inZone('chain', anAbility), whose: 'you' }, thisHeals(4, target(heroOrAlly))),
  ),
  'Brok Bloodcaller': ally(
    { cost: 4, icon: 'Horde', tags: ['Orc', 'Warrior', 'Hunter'], atk: [4, 'ranged'], health: 4 },
    has('Ferocity'),
    when(turnEnds('you'), ifSo(is(thisCard, { damaged: false }), destroy(thisCard))),
  ),
  'Chief Apothecary Hildagard': ally(
    { cost: 7, icon: 'Horde', tags: ['Undead', 'Warlock'], unique: true, atk: [0, 'shadow'], health: 1 },
    when({ event: 'deal', by: thisOne, card: aHero, combat: true }, destroy(eventCard)),
  ),
  'Dawn Ravensdale': ally(
    { cost: 5, icon: 'Horde', tags: ['Undead', 'Priest'], atk: [4, 'holy'], health: 4 },
    whenThisEntersPlay(may(flip(target({ faceDown: true, kind: ['Hero'] })))),
  ),
  '"Deathgrip" Jones': ally(
    { cost: 4, icon: 'Horde', tags: ['Undead', 'Warrior'], atk: [3, 'melee'], health: 4 },
    has('Protector'),
    have(yours(aWeapon), cant('be targeted', { byOpponents: true })),
  ),
  'Elder Huntsman Swiftshot': ally(
    { cost: 4, icon: 'Horde', tags: ['Tauren', 'Hunter'], atk: [3, 'ranged'], health: 4 },
    has('Long-Range'),
    when(
      entersPlay(yours({ any: [{ self: true }, { damageType: ['ranged'], kind: ['Ally'], other: true }] })),
      may(dealtBy(eventCard, 1, 'ranged', target(heroOrAlly))),
    ),
    when(
      {
        event: 'change control',
        card: { any: [{ self: true }, { damageType: ['ranged'], kind: ['Ally'], other: true }] },
        whose: 'you',
      },
      may(dealtBy(eventCard, 1, 'ranged', target(heroOrAlly))),
    ),
  ),
  '"Eyeball" Jones': ally(
    { cost: 1, icon: 'Horde', tags: ['Undead', 'Rogue'], atk: [1, 'melee'], health: 2 },
    when(
      { event: 'deal', by: thisOne, card: heroOrAlly, combat: true },
      exhaust(eventCard),
      give(eventCard, [cant('ready', { during: 'ready step' })], "its controller's next ready step"),
    ),
  ),
  "Flame Bender Ta'jin": ally(
    { cost: 6, icon: 'Horde', tags: ['Troll', 'Mage'], atk: [4, 'fire'], health: 3 },
    whenThisEntersPlay(
      give(target(anAbility), [controlledByYou], 'this game'),
      ifSo(is(targeted(0), { attachment: true }), may({ do: 'attach', what: targeted(0) })),
    ),
  ),
  'Forager Cloudbloom': ally(
    { cost: 1, icon: 'Horde', tags: ['Tauren', 'Druid'], atk: [1, 'arcane'], health: 1 },
    when({ event: 'ready', card: thisOne }, draw()),
  ),
  'Forager Hoofbeat': ally(
    { cost: 5, icon: 'Horde', tags: ['Tauren', 'Warrior'], atk: [3, 'melee'], health: 5 },
    has('Protector'),
    when({ event: 'ready', card: thisOne }, draw()),
  ),
  'Illia the Bitter': ally(
    { cost: 5, icon: 'Horde', tags: ['Blood Elf', 'Hunter'], atk: [6, 'ranged'], health: 4 },
    { power: 'keyword', keyword: 'Resistance', type: 'fire' },
  ),
  'Kaelos Sunscream': ally(
    { cost: 4, icon: 'Horde', tags: ['Blood Elf', 'Priest'], atk: [4, 'holy'], health: 4 },
    pay([1, destroying(other(yours(anAlly)))], destroy(target(anAbility))),
  ),
  "Kam'pah": ally(
    { cost: 3, icon: 'Horde', tags: ['Orc', 'Warrior'], atk: [3, 'melee'], health: 3 },
    { power: 'continuous', continuous: { players: 'opposing', changes: [cant('place face up', { noun: aQuest })] } },
  ),
  "Lu'ka the Wall": ally(
    { cost: 6, icon: 'Horde', tags: ['Troll', 'Warrior'], atk: [6, 'melee'], health: 5 },
    has('Protector'),
    when({ event: 'deal', card: thisOne }, may(exhaust(target(heroOrAlly)))),
  ),
  'Natasha Hutchins': ally(
    { cost: 2, icon: 'Horde', tags: ['Undead', 'Mage'], atk: [3, 'shadow'], health: 2 },
    { power: 'keyword', keyword: 'Resistance', type: 'shadow' },
  ),
  'Offender Gora': ally(
    { cost: 1, icon: 'Horde', tags: ['Orc', 'Shaman'], atk: [2, 'melee'], health: 1 },
    has('Ferocity'),
    haveWhile({ is: 'turn of', whose: 'opposing' }, thisOne, atk(-2)),
  ),
  "Overlord Or'barokh": ally(
    { cost: 8, icon: 'Horde', tags: ['Orc', 'Warrior'], unique: true, atk: [8, 'melee'], health: 1 },
    has('Ferocity'),
    whenThisEntersPlay(may(destroy(target(damaged(anAlly))))),
  ),
  "Ra'waza Stonetusk": ally(
    { cost: 2, icon: 'Horde', tags: ['Troll', 'Shaman'], atk: [0, 'nature'], health: 5 },
    has('Protector'),
    atStartOfYourTurn(thisHeals('all', thisCard)),
  ),
  'Roger Mortis': ally(
    { cost: 6, icon: 'Horde', tags: ['Undead', 'Warlock'], atk: [4, 'fire'], health: 5 },
    onYourTurn(
      pay([1, { pay: 'put damage', noun: other(yours(anAlly)), amount: 1 }], thisDeals(1, 'fire', target(heroOrAlly))),
    ),
  ),
  'Roon Plainswalker': ally(
    { cost: 3, icon: 'Horde', tags: ['Tauren', 'Shaman'], atk: [4, 'frost'], health: 2 },
    { power: 'keyword', keyword: 'Resistance', type: 'nature' },
  ),
  'Skronk Skullseeker': ally(
    { cost: 2, icon: 'Horde', tags: ['Orc', 'Rogue'], atk: [1, 'melee'], health: 3 },
    haveWhile(is(it, attacking(inCombatWith(exhausted(heroOrAlly), aCard))), thisOne, atk(3)),
  ),
  '"The Painsaw"': ally(
    { cost: 3, icon: 'Horde', tags: ['Orc', 'Warrior'], atk: [3, 'melee'], health: 2 },
    whenThisEntersPlay(may(destroy(target({ exhausted: false, kind: ['Weapon'] })))),
  ),
  'The Soul Conductor': ally(
    { cost: 3, icon: 'Horde', tags: ['Orc', 'Warlock'], atk: [2, 'shadow'], health: 2 },
    have(
      thisOne,
      atk(countOf(opposing(inZone('removed', anAlly)))),
      health(countOf(opposing(inZone('removed', anAlly)))),
    ),
  ),
  Tusk: ally(
    { cost: 3, icon: 'Horde', tags: ['Troll', 'Hunter'], atk: [1, 'ranged'], health: 4 },
    has('Ferocity'),
    when(
      { event: 'deal', by: thisOne, card: heroOrAlly, combat: true },
      {
        do: 'create',
        continuous: {
          cards: other(yours(heroOrAlly)),
          changes: [keyword('Long-Range')],
          while: is(it, attacking(inCombatWith(among(eventCard, aCard), aCard))),
        },
        duration: 'this turn',
      },
    ),
  ),
  'Xela the Tormentor': ally(
    { cost: 6, icon: 'Horde', tags: ['Blood Elf', 'Warlock'], atk: [3, 'shadow'], health: 3 },
    whenThisEntersPlay(may(putIntoPlay(chosen(inYourGraveyard(withCost('or less', yourResources, tagged('Pet'))))))),
  ),
  "Ya'za the Vandal": ally(
    { cost: 4, icon: 'Horde', tags: ['Troll', 'Rogue'], atk: [4, 'melee'], health: 3 },
    whenThisEntersPlay(may(destroy(target({ kind: ['Armor', 'Item'] })))),
  ),
});
