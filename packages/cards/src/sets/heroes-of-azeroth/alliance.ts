import { atkOf, X } from '../../language/amounts.ts';
import { ally, set, token } from '../../language/cards.ts';
import { atk, cant, health, keyword } from '../../language/changes.ts';
import { is, yourTurn } from '../../language/conditions.ts';
import { destroying, destroyThis } from '../../language/costs.ts';
import {
  destroy,
  draw,
  exhaust,
  give,
  may,
  put,
  putIntoHand,
  ready,
  thisDeals,
  thisHeals,
} from '../../language/effects.ts';
import {
  aCard,
  aCharacter,
  aHero,
  among,
  anAbility,
  anAlly,
  anArmor,
  attacking,
  aWeapon,
  defending,
  exhausted,
  heroOrAlly,
  inYourGraveyard,
  inZone,
  opposing,
  other,
  tagged,
  thisOne,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { has, have, haveWhile, onYourTurn, pay, when, whenThisEntersPlay } from '../../language/powers.ts';
import {
  chosen,
  done,
  each,
  eventCard,
  it,
  paidCard,
  target,
  targetPlayer,
  thisCard,
  yourHero,
} from '../../language/selections.ts';
import { turnEnds } from '../../language/watches.ts';

export const alliance = set({
  'Acolyte Demia': ally(
    { cost: 6, icon: 'Alliance', tags: ['Human', 'Warlock'], atk: [3, 'shadow'], health: 6 },
    onYourTurn(pay([1, { pay: 'put damage', noun: thisOne, amount: 1 }], thisDeals(1, 'shadow', target(heroOrAlly)))),
  ),
  'Adept Breton': ally(
    { cost: 2, icon: 'Alliance', tags: ['Human', 'Mage'], atk: [1, 'arcane'], health: 1 },
    pay([3, 'activate'], thisDeals(1, 'arcane', each(opposing(heroOrAlly)))),
  ),
  'Anika Berlyn': ally({ cost: 6, icon: 'Alliance', tags: ['Human', 'Paladin'], atk: [5, 'melee'], health: 6 }),
  'Apprentice Teep': ally(
    { cost: 1, icon: 'Alliance', tags: ['Gnome', 'Mage'], atk: [2, 'frost'], health: 1 },
    has('Elusive'),
  ),
  'Augustus Corpsemonger': ally(
    { cost: 5, icon: 'Alliance', tags: ['Human', 'Warlock'], atk: [3, 'shadow'], health: 4 },
    pay(['activate', { pay: 'remove', noun: inYourGraveyard(anAlly), count: 3 }], destroy(target(anAlly))),
  ),
  'Bizzik Sparkcog': ally(
    { cost: 4, icon: 'Alliance', tags: ['Gnome', 'Warlock'], atk: [2, 'fire'], health: 4 },
    pay(['activate', destroying(yours(anAlly))], draw()),
  ),
  'Braxiss the Sleeper': ally(
    { cost: 6, icon: 'Alliance', tags: ['Night Elf', 'Druid'], atk: [6, 'melee'], health: 4 },
    has('Elusive'),
  ),
  'Crazy Igvand': ally(
    { cost: 2, icon: 'Alliance', tags: ['Dwarf', 'Warrior'], atk: [0, 'melee'], health: 6 },
    has('Protector'),
  ),
  'Dorric the Martyr': ally(
    { cost: 1, icon: 'Alliance', tags: ['Dwarf', 'Paladin'], atk: [1, 'holy'], health: 2 },
    pay([1, destroyThis], thisHeals('all', target(anAlly))),
  ),
  'Freya Lightsworn': ally(
    { cost: 2, icon: 'Alliance', tags: ['Dwarf', 'Priest'], atk: [2, 'holy'], health: 2 },
    pay(['activate'], thisHeals(3, target(heroOrAlly))),
  ),
  'Galahandra, Keeper of the Silent Grove': ally(
    { cost: 2, icon: 'Alliance', tags: ['Night Elf', 'Druid'], atk: [0, 'nature'], health: 1 },
    has('Elusive'),
    pay([1, 'activate'], exhaust(target(anAlly))),
  ),
  'Galway Steamwhistle': ally(
    { cost: 1, icon: 'Alliance', tags: ['Gnome', 'Warrior'], atk: [1, 'melee'], health: 1 },
    pay(['activate'], ready({ select: 'together', of: [yourHero, chosen(yours(aWeapon))] })),
  ),
  'Grint Sundershot': ally(
    { cost: 3, icon: 'Alliance', tags: ['Dwarf', 'Hunter'], atk: [3, 'ranged'], health: 2 },
    {
      power: 'continuous',
      continuous: { players: 'opposing', changes: [cant('strike', { noun: aWeapon })], while: yourTurn },
    },
  ),
  'Hannah the Unstoppable': ally(
    { cost: 5, icon: 'Alliance', tags: ['Human', 'Rogue'], atk: [3, 'melee'], health: 3 },
    have(opposing(heroOrAlly), cant('protect')),
  ),
  'Kailis Truearc': ally(
    { cost: 1, icon: 'Alliance', tags: ['Night Elf', 'Hunter'], atk: [1, 'ranged'], health: 1 },
    haveWhile({ is: 'there', noun: yours(anAlly), atLeast: 4 }, thisOne, atk(2), health(2)),
  ),
  'Kena Shadowbrand': ally(
    { cost: 3, icon: 'Alliance', tags: ['Gnome', 'Warlock'], atk: [1, 'shadow'], health: 3 },
    pay(['activate', { pay: 'put damage', noun: thisOne, amount: 1 }], draw()),
  ),
  'King Magni Bronzebeard': ally(
    { cost: 9, icon: 'Alliance', tags: ['Dwarf', 'Warrior'], unique: true, atk: [6, 'melee'], health: 8 },
    when(turnEnds('any'), {
      do: 'put token',
      token: token('Dwarf Warrior', { icon: ['Alliance'], tags: ['Dwarf', 'Warrior'], atk: [1, 'melee'], health: 1 }),
    }),
    have(yours(tagged('Dwarf')), keyword('Protector')),
  ),
  'Lady Courtney Noel': ally(
    { cost: 3, icon: 'Alliance', tags: ['Human', 'Priest'], atk: [1, 'holy'], health: 4 },
    pay(['activate'], thisHeals(1, each(yours(heroOrAlly)))),
  ),
  'Lady Jaina Proudmoore': ally(
    { cost: 8, icon: 'Alliance', tags: ['Human', 'Mage'], unique: true, atk: [7, 'frost'], health: 4 },
    have(opposing(anAlly), cant('attack')),
  ),
  Lafiel: ally(
    { cost: 6, icon: 'Alliance', tags: ['Night Elf', 'Priest'], atk: [4, 'shadow'], health: 5 },
    pay([2, 'activate'], destroy(target(anAbility))),
  ),
  'Latro Abiectus': ally(
    { cost: 2, icon: 'Alliance', tags: ['Night Elf', 'Rogue'], atk: [3, 'melee'], health: 2 },
    has('Elusive'),
  ),
  'Lhurg Venomblade': ally(
    { cost: 4, icon: 'Alliance', tags: ['Dwarf', 'Rogue'], atk: [2, 'melee'], health: 2 },
    pay(['activate'], destroy(target(exhausted(anAlly)))),
  ),
  'Liba Wobblebonk': ally(
    { cost: 5, icon: 'Alliance', tags: ['Gnome', 'Mage'], atk: [3, 'arcane'], health: 4 },
    whenThisEntersPlay(draw()),
  ),
  'Lord Grayson Shadowbreaker': ally(
    { cost: 7, icon: 'Alliance', tags: ['Human', 'Paladin'], unique: true, atk: [4, 'holy'], health: 7 },
    has('Protector'),
    when({ event: 'exhaust', card: thisOne }, thisHeals(2, target(heroOrAlly))),
  ),
  'Lorekeeper Darian': ally(
    { cost: 6, icon: 'Alliance', tags: ['Human', 'Mage'], atk: [2, 'arcane'], health: 6 },
    pay(['X', 'activate'], put({ select: 'top', of: targetPlayer(), count: X }, { to: 'graveyard' })),
  ),
  'Lt. Commander Dudefella': ally(
    { cost: 3, icon: 'Alliance', tags: ['Human', 'Mage'], atk: [1, 'frost'], health: 3 },
    pay(
      [1, 'activate'],
      thisDeals(1, 'frost', target(heroOrAlly)),
      give(each(among(done, aCharacter)), [cant('attack')]),
    ),
  ),
  'Maxum Ironbrew': ally(
    { cost: 4, icon: 'Alliance', tags: ['Dwarf', 'Paladin'], atk: [2, 'melee'], health: 4 },
    when({ event: 'defend', card: thisOne }, thisHeals(2, thisCard)),
  ),
  'Medoc Spiritwarden': ally(
    { cost: 5, icon: 'Alliance', tags: ['Dwarf', 'Priest'], atk: [1, 'holy'], health: 5 },
    pay(['activate'], putIntoHand(target(inYourGraveyard(anAlly)))),
  ),
  'Melgwy Pingzot': ally(
    { cost: 2, icon: 'Alliance', tags: ['Gnome', 'Mage'], atk: [1, 'fire'], health: 3 },
    pay([5, 'activate'], thisDeals(5, 'fire', target(heroOrAlly))),
  ),
  'Mezzik Darkspark': ally(
    { cost: 1, icon: 'Alliance', tags: ['Gnome', 'Warlock'], atk: [1, 'shadow'], health: 1 },
    pay(['activate', destroying(yours(anAlly))], thisDeals(atkOf(paidCard), 'shadow', target(heroOrAlly))),
  ),
  'Milo the Unmerciful': ally(
    { cost: 2, icon: 'Alliance', tags: ['Night Elf', 'Warrior'], atk: [3, 'melee'], health: 2 },
    pay(['activate'], exhaust(target(anArmor))),
  ),
  'Moira Darkheart': ally(
    { cost: 4, icon: 'Alliance', tags: ['Night Elf', 'Rogue'], atk: [3, 'melee'], health: 4 },
    pay([1, destroyThis], destroy(target({ kind: ['Armor', 'Weapon'] }))),
  ),
  'Nerra Lifeboon': ally(
    { cost: 5, icon: 'Alliance', tags: ['Night Elf', 'Druid'], atk: [4, 'melee'], health: 4 },
    have(other(yours(anAlly)), health(1)),
  ),
  Nightbloom: ally(
    { cost: 2, icon: 'Alliance', tags: ['Night Elf', 'Druid'], atk: [1, 'nature'], health: 1 },
    pay([1, 'activate'], may(put(chosen(yours(inZone('hand', aCard))), { to: 'resource row', exhausted: true }))),
  ),
  Parvink: ally(
    { cost: 3, icon: 'Alliance', tags: ['Gnome', 'Warrior'], atk: [2, 'melee'], health: 2 },
    has('Protector'),
    whenThisEntersPlay(draw()),
  ),
  Randipan: ally(
    { cost: 3, icon: 'Alliance', tags: ['Gnome', 'Rogue'], atk: [2, 'melee'], health: 2 },
    when({ event: 'deal', by: thisOne, card: defending(aHero), combat: true }, draw()),
  ),
  'Ryn Dreamstrider': ally(
    { cost: 4, icon: 'Alliance', tags: ['Night Elf', 'Druid'], atk: [2, 'nature'], health: 2 },
    has('Elusive'),
    pay(['activate'], {
      do: 'modify',
      what: target(heroOrAlly),
      changes: [atk(2)],
      while: is(it, attacking(aCard)),
      duration: 'this turn',
    }),
  ),
  'Sentry Gwynn': ally(
    { cost: 5, icon: 'Alliance', tags: ['Night Elf', 'Warrior'], atk: [3, 'melee'], health: 4 },
    have(yourHeroAs, keyword('Elusive')),
  ),
  'Seva Shadowdancer': ally(
    { cost: 3, icon: 'Alliance', tags: ['Night Elf', 'Priest'], atk: [2, 'holy'], health: 1 },
    has('Elusive'),
    pay(['X', 'activate'], thisHeals(X, target(heroOrAlly))),
  ),
  "Sha'lin Nightwind": ally(
    { cost: 3, icon: 'Alliance', tags: ['Night Elf', 'Druid'], atk: [4, 'melee'], health: 1 },
    has('Elusive'),
  ),
  'Stylean Silversteel': ally(
    { cost: 6, icon: 'Alliance', tags: ['Human', 'Priest'], atk: [4, 'holy'], health: 5 },
    whenThisEntersPlay(thisHeals(3, each(yours(heroOrAlly)))),
  ),
  Treesong: ally(
    { cost: 5, icon: 'Alliance', tags: ['Night Elf', 'Druid'], atk: [4, 'melee'], health: 4 },
    have(yourHeroAs, keyword('Protector')),
  ),
  'Tristan Rapidstrike': ally(
    { cost: 4, icon: 'Alliance', tags: ['Night Elf', 'Warrior'], instant: true, atk: [3, 'melee'], health: 3 },
    has('Protector'),
  ),
  'Warden Tonarin': ally(
    { cost: 1, icon: 'Alliance', tags: ['Night Elf', 'Warrior'], atk: [1, 'melee'], health: 1 },
    has('Elusive'),
    has('Protector'),
  ),
  Wilba: ally(
    { cost: 4, icon: 'Alliance', tags: ['Dwarf', 'Hunter'], atk: [2, 'ranged'], health: 4 },
    when({ event: 'deal', by: yours(tagged('Spider')), card: anAlly, combat: true }, destroy(eventCard)),
    pay([3], {
      do: 'put token',
      token: token('Charlotte', { tags: ['Spider'], unique: true, atk: [1, 'melee'], health: 1 }),
    }),
  ),
  'Wyneth Harridan': ally(
    { cost: 4, icon: 'Alliance', tags: ['Human', 'Paladin'], atk: [2, 'holy'], health: 4 },
    has('Protector'),
    pay([3, 'activate'], destroy(target(tagged('Undead', anAlly)))),
  ),
});
