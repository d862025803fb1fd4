import { countOf, thatMuch, X } from '../../language/amounts.ts';
import { hero, set } from '../../language/cards.ts';
import { atk } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import {
  chooseOne,
  destroy,
  draw,
  exhaust,
  give,
  giveAll,
  putFrom,
  putIntoHand,
  ready,
  thisDeals,
  thisHeals,
  unpreventably,
} from '../../language/effects.ts';
import {
  aCard,
  among,
  anAlly,
  aResource,
  aTotem,
  attacking,
  aWeapon,
  defending,
  having,
  heroOrAlly,
  inPartyOf,
  inZone,
  opposing,
  tagged,
  thisOne,
  withCost,
  yours,
} from '../../language/nouns.ts';
import { onYourTurn, pay, prevented } from '../../language/powers.ts';
import {
  chosen,
  chosenBy,
  each,
  revealed,
  target,
  targetPlayer,
  that,
  thisCard,
  zoneOf,
} from '../../language/selections.ts';

export const heroes = set({
  Arktos: hero(
    {
      icon: ['Alliance', 'Druid'],
      race: 'Night Elf',
      professions: ['Jewelcrafting', 'Mining'],
      talent: 'Feral',
      health: 27,
    },
    pay([1, 'flip'], {
      do: 'create',
      replacement: {
        event: { event: 'deal', card: thisOne },
        while: is(thisCard, defending(having('Bear Form', aCard))),
        instead: prevented('all'),
      },
      duration: 'this turn',
    }),
  ),
  'Bildros Nullvoid': hero(
    {
      icon: ['Alliance', 'Warlock'],
      race: 'Gnome',
      professions: ['Alchemy', 'Tailoring'],
      talent: 'Demonology',
      health: 28,
    },
    pay([2, 'flip'], giveAll(yours(inZone('hand', tagged('Pet'))), [{ change: 'become instant' }])),
  ),
  'Blaize Brightspark': hero(
    { icon: ['Alliance', 'Mage'], race: 'Gnome', professions: ['Alchemy', 'Tailoring'], talent: 'Fire', health: 25 },
    pay(
      [1, 'flip'],
      thisDeals(
        3,
        'fire',
        target({ kind: ['Hero', 'Ally'], past: { as: 'card', was: { event: 'deal', damageType: ['fire'] } } }),
      ),
    ),
  ),
  'Bloody Mary': hero(
    {
      icon: ['Horde', 'Warrior'],
      race: 'Undead',
      professions: ['Blacksmithing', 'Mining'],
      talent: 'Fury',
      health: 30,
    },
    pay([2, 'flip'], giveAll(opposing(anAlly), [atk(-1)])),
  ),
  "Bo'ja, Arcanist Absolute": hero(
    { icon: ['Horde', 'Mage'], race: 'Troll', professions: ['Alchemy', 'Jewelcrafting'], talent: 'Arcane', health: 25 },
    pay([5, 'flip'], ready(each(inPartyOf(targetPlayer(), aResource)))),
  ),
  'Chaigon Steelsight': hero(
    {
      icon: ['Alliance', 'Hunter'],
      race: 'Dwarf',
      professions: ['Mining', 'Skinning'],
      talent: 'Survival',
      health: 28,
    },
    pay([1, 'flip'], give(target(anAlly), [atk(-3)])),
  ),
  'Chancellor Velora': hero(
    { icon: ['Horde', 'Priest'], race: 'Undead', professions: ['Enchanting', 'Tailoring'], talent: 'Holy', health: 26 },
    onYourTurn(pay([2, 'flip'], unpreventably(thisDeals(1, 'holy', target(heroOrAlly))))),
  ),
  Dralor: hero(
    {
      icon: ['Alliance', 'Rogue'],
      race: 'Human',
      professions: ['Blacksmithing', 'Mining'],
      talent: 'Subtlety',
      health: 27,
    },
    onYourTurn(
      pay(
        [4, 'flip'],
        { do: 'look at', what: zoneOf('hand', targetPlayer()) },
        putFrom('hand', chosen(among(revealed, inZone('hand', anAlly))), { to: 'graveyard' }),
      ),
    ),
  ),
  'Forang Deathrattle': hero(
    {
      icon: ['Horde', 'Warlock'],
      race: 'Orc',
      professions: ['Enchanting', 'Herbalism'],
      talent: 'Affliction',
      health: 28,
    },
    onYourTurn(pay([3, 'flip'], thisDeals(2, 'shadow', target(heroOrAlly)), thisHeals(thatMuch, thisCard))),
  ),
  Halavar: hero(
    {
      icon: ['Alliance', 'Warrior'],
      race: 'Draenei',
      professions: ['Engineering', 'Mining'],
      talent: 'Arms',
      health: 30,
    },
    pay(['flip'], {
      do: 'create',
      cost: { cost: 'play', noun: tagged('2H', aWeapon), whose: 'you', by: -1, next: true },
      duration: 'this turn',
    }),
  ),
  'Hekto Starspire': hero(
    {
      icon: ['Horde', 'Paladin'],
      race: 'Blood Elf',
      professions: ['Jewelcrafting', 'Mining'],
      talent: 'Retribution',
      health: 29,
    },
    pay([4, 'flip'], destroy(target(attacking(anAlly)))),
  ),
  'Kassandra Flameheart': hero(
    {
      icon: ['Horde', 'Hunter'],
      race: 'Blood Elf',
      professions: ['Leatherworking', 'Skinning'],
      talent: 'Beast Mastery',
      health: 28,
    },
    pay([2, 'flip'], give(target(tagged('Pet')), [atk(3)])),
  ),
  'Keegana Silvershield': hero(
    {
      icon: ['Alliance', 'Paladin'],
      race: 'Dwarf',
      professions: ['Jewelcrafting', 'Mining'],
      talent: 'Protection',
      health: 29,
    },
    onYourTurn(pay([5, 'flip'], exhaust(each(opposing(heroOrAlly))), thisDeals(1, 'holy', that))),
  ),
  'Kintara Wintermoon': hero(
    {
      icon: ['Alliance', 'Priest'],
      race: 'Night Elf',
      professions: ['Alchemy', 'Jewelcrafting'],
      talent: 'Shadow',
      health: 26,
    },
    onYourTurn(pay([3, 'flip'], putIntoHand(chosenBy(targetPlayer(), yours(anAlly))))),
  ),
  'Memri the Channeler': hero(
    {
      icon: ['Alliance', 'Shaman'],
      race: 'Draenei',
      professions: ['Leatherworking', 'Skinning'],
      talent: 'Elemental',
      health: 28,
    },
    pay([2, 'flip'], thisDeals(countOf(yours(aTotem)), 'nature', target(heroOrAlly))),
  ),
  'Taheo Skyspeaker': hero(
    {
      icon: ['Horde', 'Druid'],
      race: 'Tauren',
      professions: ['Enchanting', 'Skinning'],
      talent: 'Balance',
      health: 28,
    },
    onYourTurn(
      pay([4, 'flip'], chooseOne([thisDeals(3, 'nature', target(heroOrAlly))], [thisHeals(6, target(heroOrAlly))])),
    ),
  ),
  Urrth: hero(
    {
      icon: ['Horde', 'Shaman'],
      race: 'Orc',
      professions: ['Alchemy', 'Herbalism'],
      talent: 'Restoration',
      health: 28,
    },
    pay([3, 'flip'], draw(countOf(yours(aTotem)))),
  ),
  "Zag'zil": hero(
    {
      icon: ['Horde', 'Rogue'],
      race: 'Troll',
      professions: ['Blacksmithing', 'Leatherworking'],
      talent: 'Combat',
      health: 27,
    },
    onYourTurn(pay(['X', 'flip'], destroy(target(withCost('exactly', X, aWeapon))))),
  ),
});
