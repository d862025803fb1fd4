import { atkOf, damageOn, yourResources } from '../../language/amounts.ts';
import { ally, set } from '../../language/cards.ts';
import { atk, attacksOnlyIfAble, cant, health, keyword, losesPowers, power } from '../../language/changes.ts';
import { compared } from '../../language/conditions.ts';
import { destroying, removing } from '../../language/costs.ts';
import {
  chooseWord,
  destroy,
  discard,
  give,
  ifYouDo,
  may,
  payTo,
  putIntoHand,
  putIntoPlay,
  ready,
  thisDeals,
  thisHeals,
  turnFaceDown,
} from '../../language/effects.ts';
import {
  aCard,
  anAlly,
  aResource,
  aTotem,
  aWeapon,
  heroOrAlly,
  inPartyOf,
  inYourGraveyard,
  inZone,
  opposing,
  other,
  tagged,
  thisOne,
  yours,
} from '../../language/nouns.ts';
import { asThisEntersPlay, atStartOfYourTurn, has, have, haveWhile, pay, when } from '../../language/powers.ts';
import {
  chosen,
  each,
  eventCard,
  paidCard,
  target,
  targetPlayer,
  thatPlayer,
  thisCard,
} from '../../language/selections.ts';
import { attacks, isDestroyed, turnStarts } from '../../language/watches.ts';

export const horde = set({
  'Aknot Whetstone': ally(
    { cost: 2, icon: 'Horde', tags: ['Orc', 'Warrior'], atk: [0, 'melee'], health: 4 },
    has('Protector'),
    has('Hardiness'),
    pay([2, destroying(other(yours(anAlly)))], destroy(target(aWeapon))),
  ),
  'Canissa the Shadow': ally(
    { cost: 3, icon: 'Horde', tags: ['Blood Elf', 'Rogue'], instant: true, atk: [2, 'melee'], health: 3 },
    has('Arcane Torrent'),
  ),
  'Edward "Hack" Robinson': ally(
    { cost: 4, icon: 'Horde', tags: ['Undead', 'Warrior'], atk: [4, 'melee'], health: 4 },
    pay([removing(inYourGraveyard(anAlly))], give(thisCard, [keyword('Protector')])),
  ),
  'Furious Kalla': ally(
    { cost: 3, icon: 'Horde', tags: ['Orc', 'Shaman'], atk: [4, 'frost'], health: 2 },
    has('Hardiness'),
    when(attacks(thisOne), may(putIntoPlay(chosen(yours(inZone('hand', aTotem)))))),
  ),
  'Gladiator Addisyn': ally(
    { cost: 2, icon: 'Horde', tags: ['Blood Elf', 'Paladin', 'Arena'], atk: [2, 'holy'], health: 2 },
    asThisEntersPlay(chooseWord({ oneOf: ['arcane', 'fire', 'frost', 'nature', 'shadow'] })),
    have(yours(tagged('Arena', anAlly)), power({ power: 'keyword', keyword: 'Resistance', type: 'chosen' })),
  ),
  'Gladiator Boum': ally(
    { cost: 6, icon: 'Horde', tags: ['Orc', 'Hunter', 'Arena'], atk: [5, 'ranged'], health: 2 },
    have(yours(tagged('Arena', anAlly)), keyword('Ferocity')),
  ),
  'Gladiator Dorn': ally(
    { cost: 1, icon: 'Horde', tags: ['Tauren', 'Druid', 'Arena'], atk: [2, 'nature'], health: 1 },
    when(attacks(yours(tagged('Arena', anAlly))), { do: 'heal', by: eventCard, amount: 1, from: target(heroOrAlly) }),
  ),
  'Gladiator Emek': ally(
    { cost: 3, icon: 'Horde', tags: ['Undead', 'Priest', 'Arena'], atk: [3, 'shadow'], health: 3 },
    when(isDestroyed(yours(tagged('Arena', anAlly))), ifYouDo(may(discard()), discard(1, targetPlayer()))),
  ),
  'Gladiator Kaniya': ally(
    { cost: 4, icon: 'Horde', tags: ['Tauren', 'Warrior', 'Arena'], atk: [3, 'melee'], health: 4 },
    have(yours(tagged('Arena', anAlly)), keyword('Protector')),
  ),
  'Gladiator Sepirion': ally(
    { cost: 7, icon: 'Horde', tags: ['Troll', 'Shaman', 'Arena'], atk: [3, 'nature'], health: 7 },
    when(
      { event: 'attack', card: yours(tagged('Arena', anAlly)), first: 'of each card' },
      ifYouDo(may(payTo([1])), ready(eventCard)),
    ),
  ),
  'Gladiator Skumm': ally(
    { cost: 2, icon: 'Horde', tags: ['Troll', 'Rogue', 'Arena'], atk: [1, 'melee'], health: 3 },
    when({ event: 'deal', card: yours(tagged('Arena', anAlly)) }, may(turnFaceDown(target(aResource)))),
  ),
  "Gladiator Zi'mo": ally(
    { cost: 3, icon: 'Horde', tags: ['Troll', 'Mage', 'Arena'], atk: [2, 'fire'], health: 1 },
    have(yours(tagged('Arena', anAlly)), atk(2)),
  ),
  Grismare: ally(
    { cost: 8, icon: 'Horde', tags: ['Tauren', 'Druid'], atk: [6, 'nature'], health: 6 },
    pay(
      [1, destroying(yours({ kind: ['Ally'], token: true }))],
      thisDeals(atkOf(paidCard), 'nature', target(heroOrAlly)),
    ),
  ),
  "Hex Doctor No'jin": ally(
    { cost: 1, icon: 'Horde', tags: ['Troll', 'Mage'], atk: [0, 'frost'], health: 3 },
    haveWhile(
      {
        is: 'some player',
        whose: 'opposing',
        so: compared({ amount: 'resources', of: thatPlayer }, 'more than', yourResources),
      },
      thisOne,
      atk(3),
    ),
  ),
  'Karina of Silvermoon': ally(
    { cost: 2, icon: 'Horde', tags: ['Blood Elf', 'Mage'], atk: [1, 'arcane'], health: 4 },
    has('Arcane Torrent'),
    atStartOfYourTurn(may(putIntoHand(thisCard))),
  ),
  'Karta Foultongue': ally(
    { cost: 4, icon: 'Horde', tags: ['Orc', 'Warrior'], atk: [3, 'melee'], health: 3 },
    has('Hardiness'),
    pay([1], give(target(anAlly), [{ change: 'must attack' }, attacksOnlyIfAble(thisOne)])),
  ),
  'Kazamon Steelskin': ally(
    { cost: 4, icon: 'Horde', tags: ['Orc', 'Warlock'], required: ['Orc'], atk: [5, 'shadow'], health: 1 },
    has('Hardiness'),
    has('Hardiness'),
    has('Hardiness'),
    has('Hardiness'),
    has('Hardiness'),
    has('Hardiness'),
    has('Hardiness'),
    has('Hardiness'),
    has('Hardiness'),
    has('Hardiness'),
    has('Hardiness'),
    has('Hardiness'),
    has('Hardiness'),
    has('Hardiness'),
    has('Hardiness'),
    has('Hardiness'),
    has('Hardiness'),
    has('Hardiness'),
    has('Hardiness'),
    has('Hardiness'),
  ),
  'Kino the Cold': ally(
    { cost: 1, icon: 'Horde', tags: ['Orc', 'Shaman'], atk: [1, 'frost'], health: 2 },
    has('Protector'),
    has('Hardiness'),
  ),
  'Melissa Gerrard': ally(
    { cost: 1, icon: 'Horde', tags: ['Undead', 'Warlock'], atk: [1, 'shadow'], health: 1 },
    when(attacks(thisOne), give(target(heroOrAlly), [health(-1)])),
  ),
  'Naliss the Silencer': ally(
    { cost: 6, icon: 'Horde', tags: ['Blood Elf', 'Mage'], required: ['Blood Elf'], atk: [6, 'arcane'], health: 7 },
    has('Arcane Torrent'),
    pay([1], give(target(opposing(aCard)), [losesPowers, cant('have powers')])),
  ),
  'Nea Sunmark': ally(
    { cost: 4, icon: 'Horde', tags: ['Blood Elf', 'Priest'], atk: [3, 'holy'], health: 3 },
    has('Ferocity'),
    has('Arcane Torrent'),
  ),
  'Rorga Trueshot': ally(
    { cost: 5, icon: 'Horde', tags: ['Orc', 'Hunter'], atk: [3, 'ranged'], health: 4 },
    has('Ferocity'),
    has('Hardiness'),
  ),
  'Thomas "Slash" Robinson': ally(
    { cost: 3, icon: 'Horde', tags: ['Undead', 'Mage'], atk: [2, 'arcane'], health: 4 },
    pay([removing(inYourGraveyard(anAlly))], give(thisCard, [keyword('Ferocity')])),
  ),
  "Tor'gor Darkfire": ally(
    { cost: 6, icon: 'Horde', tags: ['Orc', 'Warlock'], atk: [4, 'fire'], health: 5 },
    has('Hardiness'),
    pay([destroying(other(yours(anAlly)))], thisHeals('all', thisCard)),
  ),
  "Vol'jin": ally(
    { cost: 7, icon: 'Horde', tags: ['Troll', 'Hunter', 'Shadow'], unique: true, atk: [0, 'ranged'], health: 7 },
    have(thisOne, atk(damageOn(each(yours(tagged('Troll')))))),
  ),
  Voltrinnia: ally(
    { cost: 5, icon: 'Horde', tags: ['Blood Elf', 'Paladin'], atk: [3, 'holy'], health: 5 },
    has('Protector'),
    has('Arcane Torrent'),
    when(turnStarts('opposing'), give(target(inPartyOf(thatPlayer, anAlly)), [losesPowers, cant('have powers')])),
  ),
});
