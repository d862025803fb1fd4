import { ally, set, token } from '../../language/cards.ts';
import { atk, cant, health, losesPowers, power } from '../../language/changes.ts';
import { destroying, exhausting, removing } from '../../language/costs.ts';
import { destroy, exhaust, give, may, removeFromGame } from '../../language/effects.ts';
import {
  anAbility,
  anAlly,
  anArmor,
  anEquipment,
  aQuest,
  heroOrAlly,
  inYourGraveyard,
  opposing,
  tagged,
  thisOne,
  yours,
} from '../../language/nouns.ts';
import { has, have, haveWhile, pay, when, whenThisEntersPlay } from '../../language/powers.ts';
import { each, paidCard, target } from '../../language/selections.ts';

export const neutral = set({
  'Alard Schmied': ally(
    { cost: 4, tags: ['Human', 'Blacksmithing', 'Master'], unique: true, atk: [5, 'fire'], health: 3 },
    have(thisOne, health({ amount: 'def', of: each(yours(tagged('Plate', anArmor))) })),
  ),
  'Azjol-anak Acidslinger': ally(
    { cost: 2, tags: ['Nerubian'], reputation: 'Nerubian', atk: [2, 'nature'], health: 2 },
    haveWhile({ is: 'there', noun: inYourGraveyard(anEquipment) }, thisOne, atk(1), health(1)),
  ),
  'Azjol-anak Acidspewer': ally(
    { cost: 5, tags: ['Nerubian'], reputation: 'Nerubian', atk: [5, 'nature'], health: 5 },
    haveWhile({ is: 'there', noun: inYourGraveyard(anEquipment) }, thisOne, atk(1), health(1)),
  ),
  'Azjol-anak Battleguard': ally(
    { cost: 6, tags: ['Nerubian'], reputation: 'Nerubian', atk: [6, 'melee'], health: 6 },
    haveWhile({ is: 'there', noun: inYourGraveyard(anAlly) }, thisOne, atk(1), health(1)),
  ),
  'Azjol-anak Broodguard': ally(
    { cost: 4, tags: ['Nerubian'], reputation: 'Nerubian', atk: [4, 'melee'], health: 4 },
    haveWhile({ is: 'there', noun: inYourGraveyard(anAlly) }, thisOne, atk(1), health(1)),
  ),
  'Azjol-anak Webspinner': ally(
    { cost: 1, tags: ['Nerubian'], reputation: 'Nerubian', atk: [1, 'melee'], health: 1 },
    haveWhile({ is: 'there', noun: inYourGraveyard(anAbility) }, thisOne, atk(1), health(1)),
  ),
  'Azjol-anak Webweaver': ally(
    { cost: 3, tags: ['Nerubian'], reputation: 'Nerubian', atk: [3, 'melee'], health: 3 },
    haveWhile({ is: 'there', noun: inYourGraveyard(anAbility) }, thisOne, atk(1), health(1)),
  ),
  'Charles Worth': ally(
    { cost: 2, tags: ['Human', 'Tailoring', 'Master'], unique: true, atk: [1, 'arcane'], health: 5 },
    have(thisOne, power(has('Mend', { amount: 'def', of: each(yours(tagged('Cloth', anArmor))) }))),
  ),
  'Conqueror Jarano': ally(
    { cost: 6, icon: ['Horde', 'Death Knight'], tags: ['Tauren', 'Druid'], atk: [6, 'melee'], health: 6 },
    whenThisEntersPlay(may(destroy(target({ icon: ['Death Knight'], kind: ['Ability', 'Equipment'] })))),
  ),
  "Conqueror Yun'zon": ally(
    { cost: 5, icon: ['Horde', 'Warrior'], tags: ['Troll', 'Mage'], atk: [5, 'fire'], health: 5 },
    have(opposing({ any: [{ tag: ['Warrior'] }, { icon: ['Warrior'] }] }), losesPowers, cant('have powers')),
  ),
  'Diane Cannings': ally(
    { cost: 3, tags: ['Human', 'Leatherworking', 'Master'], unique: true, atk: [3, 'nature'], health: 4 },
    have(
      thisOne,
      power(has('Assault', { amount: 'def', of: each(yours({ tag: ['Leather', 'Mail'], kind: ['Armor'] })) })),
    ),
  ),
  'Justicar Gavin Shadesticker': ally(
    { cost: 4, icon: ['Alliance', 'Warlock'], tags: ['Dwarf', 'Rogue'], atk: [4, 'melee'], health: 4 },
    have(opposing({ any: [{ tag: ['Warlock'] }, { icon: ['Warlock'] }] }), cant('ready')),
  ),
  'Klannoc Macleod': ally(
    { cost: 4, tags: ['Human', 'Warrior'], unique: true, atk: [4, 'melee'], health: 5 },
    pay([1, { pay: 'put damage', noun: yours(tagged('Warrior')), amount: 1 }], give(paidCard, [atk(1)])),
  ),
  'Lord Darion Mograine': ally(
    { cost: 5, tags: ['Human', 'Death Knight'], unique: true, atk: [5, 'frost'], health: 6 },
    pay([1, destroying(yours(tagged('Death Knight')))], {
      do: 'put token',
      token: token('Ghoul', { atk: [3, 'melee'], health: 3 }),
    }),
  ),
  'Lord Jorach Ravenholdt': ally(
    { cost: 4, tags: ['Human', 'Rogue'], unique: true, atk: [5, 'melee'], health: 4 },
    pay([1, exhausting(yours(tagged('Rogue')))], exhaust(target(heroOrAlly))),
  ),
  "Mor'zul Bloodbringer": ally(
    { cost: 5, tags: ['Human', 'Warlock'], unique: true, atk: [6, 'shadow'], health: 5 },
    pay([1, removing(yours(tagged('Warlock', anAlly)))], removeFromGame(target(anAlly))),
  ),
  Tiny: ally(
    { cost: 1, tags: ['Raptor'], limit: 'Mount (1)', atk: [0, 'melee'], health: 3 },
    when(
      { event: 'place', whose: 'you', card: { faceDown: false } },
      {
        do: 'create',
        cost: { cost: 'complete', noun: aQuest, whose: 'you', by: -2, next: true },
        duration: 'this turn',
      },
    ),
  ),
});
