import { atkOf, thatMuch, X } from '../../language/amounts.ts';
import { hero, set } from '../../language/cards.ts';
import { atk, cant, keyword } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import {
  destroy,
  draw,
  give,
  giveAll,
  interrupt,
  putIntoHand,
  ready,
  thisDeals,
  thisHeals,
  turnFaceDown,
} from '../../language/effects.ts';
import {
  aCard,
  aHero,
  anAbility,
  anAlly,
  aTotem,
  aWeapon,
  damaged,
  having,
  heroOrAlly,
  inCombatWith,
  inYourGraveyard,
  inZone,
  opposing,
  tagged,
  thisOne,
  withCost,
  yours,
} from '../../language/nouns.ts';
import { onYourTurn, pay, provided, when } from '../../language/powers.ts';
import { chosen, each, it, target, thisCard } from '../../language/selections.ts';

export const heroes = set({
  'Aleyah Dawnborn': hero(
    {
      icon: ['Horde', 'Paladin'],
      race: 'Blood Elf',
      professions: ['Enchanting', 'Mining'],
      talent: 'Holy',
      health: 29,
    },
    pay([4, 'flip'], {
      do: 'create',
      trigger: when({ event: 'deal', by: yours(anAlly), combat: true }, thisHeals(thatMuch, thisCard)),
      duration: 'this turn',
    }),
  ),
  'Anchorite Kalinna': hero(
    {
      icon: ['Alliance', 'Priest'],
      race: 'Draenei',
      professions: ['Enchanting', 'Jewelcrafting'],
      talent: 'Discipline',
      health: 26,
    },
    pay(['X', 'flip'], destroy(target(withCost('exactly', X, anAbility)))),
  ),
  'Azarak Wolfsblood': hero(
    { icon: ['Horde', 'Hunter'], race: 'Orc', professions: ['Engineering', 'Mining'], talent: 'Survival', health: 28 },
    pay(['X', 'flip'], {
      do: 'modify',
      what: target(heroOrAlly),
      changes: [atk({ amount: 'times', of: [-1, X] })],
      while: is(it, inCombatWith(thisOne, aCard)),
      duration: 'this turn',
    }),
  ),
  'Bulkas Wildhorn': hero(
    { icon: ['Horde', 'Warrior'], race: 'Tauren', professions: ['Alchemy', 'Herbalism'], talent: 'Fury', health: 31 },
    onYourTurn(pay([3, 'flip'], destroy(target(damaged(anAlly))))),
  ),
  'Daspien Bladedancer': hero(
    {
      icon: ['Horde', 'Rogue'],
      race: 'Blood Elf',
      professions: ['Blacksmithing', 'Mining'],
      talent: 'Combat',
      health: 27,
    },
    pay([5, 'flip'], thisDeals(atkOf(each(yours(tagged('Melee', aWeapon)))), 'melee', target(heroOrAlly))),
  ),
  Grumpherys: hero(
    {
      icon: ['Alliance', 'Hunter'],
      race: 'Dwarf',
      professions: ['Engineering', 'Mining'],
      talent: 'Beast Mastery',
      health: 28,
    },
    pay([3, 'flip'], giveAll(yours(tagged('Pet')), [keyword('Elusive'), keyword('Untargetable')])),
  ),
  'Haruka Skycaller': hero(
    {
      icon: ['Horde', 'Shaman'],
      race: 'Orc',
      professions: ['Alchemy', 'Herbalism'],
      talent: 'Enhancement',
      health: 28,
    },
    pay([2, 'flip'], ready(target(tagged('Melee', aWeapon)))),
  ),
  "Mojo Mender Ja'nah": hero(
    {
      icon: ['Horde', 'Priest'],
      race: 'Troll',
      professions: ['Jewelcrafting', 'Tailoring'],
      talent: 'Holy',
      health: 26,
    },
    pay([2, 'flip'], thisHeals('all', target(anAlly))),
  ),
  'Morganis Blackvein': hero(
    { icon: ['Horde', 'Mage'], race: 'Undead', professions: ['Enchanting', 'Tailoring'], talent: 'Frost', health: 25 },
    pay([4, 'flip'], {
      do: 'create',
      continuous: { players: 'opposing', changes: [cant('draw')] },
      duration: 'this turn',
    }),
  ),
  'Morova of the Sands': hero(
    {
      icon: ['Horde', 'Druid'],
      race: 'Tauren',
      professions: ['Leatherworking', 'Skinning'],
      talent: 'Balance',
      health: 28,
    },
    pay([10, 'flip'], thisDeals(7, 'nature', target(heroOrAlly))),
  ),
  'Nathressa Darkstrider': hero(
    {
      icon: ['Alliance', 'Rogue'],
      race: 'Night Elf',
      professions: ['Leatherworking', 'Skinning'],
      talent: 'Subtlety',
      health: 27,
    },
    pay([1, 'flip'], give(thisCard, [keyword('Stealth')])),
  ),
  'Pagatha Soulbinder': hero(
    {
      icon: ['Horde', 'Warlock'],
      race: 'Undead',
      professions: ['Engineering', 'Mining'],
      talent: 'Destruction',
      health: 28,
    },
    pay([5, 'flip'], interrupt(target(inZone('chain', anAlly)))),
  ),
  'Phadalus the Enlightened': hero(
    {
      icon: ['Alliance', 'Shaman'],
      race: 'Draenei',
      professions: ['Engineering', 'Jewelcrafting'],
      talent: 'Restoration',
      health: 28,
    },
    onYourTurn(pay([3, 'flip'], putIntoHand(chosen(inYourGraveyard(aTotem))))),
  ),
  'Ruby Gemsparkle': hero(
    {
      icon: ['Alliance', 'Mage'],
      race: 'Gnome',
      professions: ['Jewelcrafting', 'Tailoring'],
      talent: 'Arcane',
      health: 25,
    },
    pay([5, 'flip'], draw(2)),
  ),
  'Savin Lightguard': hero(
    {
      icon: ['Alliance', 'Paladin'],
      race: 'Dwarf',
      professions: ['Blacksmithing', 'Mining'],
      talent: 'Retribution',
      health: 29,
    },
    pay(
      [6, 'flip'],
      destroy(each({ kind: ['Ally'], past: { as: 'by', was: { event: 'deal', card: thisOne, combat: true } } })),
    ),
  ),
  Telrander: hero(
    {
      icon: ['Alliance', 'Druid'],
      race: 'Night Elf',
      professions: ['Leatherworking', 'Skinning'],
      talent: 'Feral',
      health: 27,
    },
    provided(is(thisCard, having('Cat Form', aCard)), pay([3, 'flip'], ready(thisCard))),
  ),
  'Victoria Jaton': hero(
    {
      icon: ['Alliance', 'Warrior'],
      race: 'Human',
      professions: ['Jewelcrafting', 'Mining'],
      talent: 'Arms',
      health: 30,
    },
    pay([2, 'flip'], giveAll(yours(inZone('hand', aWeapon)), [{ change: 'become instant' }])),
  ),
  'Zenith Shadowforce': hero(
    {
      icon: ['Alliance', 'Warlock'],
      race: 'Human',
      professions: ['Herbalism', 'Tailoring'],
      talent: 'Demonology',
      health: 28,
    },
    pay([2, 'flip'], turnFaceDown(target(opposing(aHero)))),
  ),
});
