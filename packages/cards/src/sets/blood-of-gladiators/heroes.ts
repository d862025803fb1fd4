import { atkOf, thatMuch } from '../../language/amounts.ts';
import { hero, set, token } from '../../language/cards.ts';
import { atk, keyword } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import {
  destroy,
  draw,
  give,
  giveAll,
  heal,
  ifSo,
  putIntoHand,
  putTokens,
  ready,
  replace,
  thisDeals,
  thisHeals,
} from '../../language/effects.ts';
import {
  aCard,
  aHero,
  anAlly,
  anEquipment,
  aResource,
  aTotem,
  aWeapon,
  exhausted,
  having,
  heroOrAlly,
  opposing,
  tagged,
  thisOne,
  yours,
} from '../../language/nouns.ts';
import { nextTime, onYourTurn, pay, prevented, when } from '../../language/powers.ts';
import { chosen, each, eventCard, target, thisCard } from '../../language/selections.ts';

export const heroes = set({
  'Andarius the Damned': hero(
    {
      icon: ['Horde', 'Warlock'],
      race: 'Undead',
      professions: ['Alchemy', 'Jewelcrafting'],
      talent: 'Affliction',
      health: 28,
    },
    pay([2, 'flip'], putIntoHand(chosen(yours({ attachment: true })))),
  ),
  '"Bonewall" Simms': hero(
    {
      icon: ['Horde', 'Warrior'],
      race: 'Undead',
      professions: ['Alchemy', 'Blacksmithing'],
      talent: 'Protection',
      health: 30,
    },
    pay([2, 'flip'], give(target(heroOrAlly), [keyword('Protector')])),
  ),
  'Brahu Starsear': hero(
    {
      icon: ['Horde', 'Druid'],
      race: 'Tauren',
      professions: ['Alchemy', 'Jewelcrafting'],
      talent: 'Balance',
      health: 28,
    },
    onYourTurn(pay([4, 'flip'], putTokens(2, token('Treant', { atk: [1, 'melee'], health: 1 })))),
  ),
  'Bronson Greatwhisker': hero(
    {
      icon: ['Alliance', 'Paladin'],
      race: 'Dwarf',
      professions: ['Blacksmithing', 'Engineering'],
      talent: 'Holy',
      health: 29,
    },
    pay(
      [5, 'flip'],
      replace(
        nextTime({ event: 'deal' }, { instead: 'prevent', amount: 'all', then: [heal(thatMuch, eventCard)] }),
        target(anAlly),
      ),
    ),
  ),
  'Cerripha Sunstreak': hero(
    {
      icon: ['Horde', 'Mage'],
      race: 'Blood Elf',
      professions: ['Alchemy', 'Jewelcrafting'],
      talent: 'Fire',
      health: 25,
    },
    pay([1, 'flip'], thisDeals(3, 'fire', target(aHero))),
  ),
  'Chloe Mithrilbolt': hero(
    {
      icon: ['Alliance', 'Warrior'],
      race: 'Gnome',
      professions: ['Engineering', 'Skinning'],
      talent: 'Protection',
      health: 30,
    },
    pay([1, 'flip'], {
      do: 'create',
      trigger: when({ event: 'protect', card: thisOne }, ready(thisCard)),
      duration: 'this turn',
    }),
  ),
  'Feera Quickshot': hero(
    {
      icon: ['Alliance', 'Hunter'],
      race: 'Draenei',
      professions: ['Alchemy', 'Jewelcrafting'],
      talent: 'Marksmanship',
      health: 28,
    },
    pay([1, 'flip'], {
      do: 'create',
      cost: { cost: 'strike', noun: tagged('Ranged', aWeapon), whose: 'you', by: -2, next: true },
      duration: 'this turn',
    }),
  ),
  'Gwon Strongbark': hero(
    {
      icon: ['Alliance', 'Druid'],
      race: 'Night Elf',
      professions: ['Engineering', 'Jewelcrafting'],
      talent: 'Balance',
      health: 27,
    },
    pay([4, 'flip'], giveAll(yours({ kind: ['Ally'], token: true }), [atk(2)])),
  ),
  'Gyro of the Ring': hero(
    {
      icon: ['Alliance', 'Rogue'],
      race: 'Gnome',
      professions: ['Alchemy', 'Engineering'],
      talent: 'Subtlety',
      health: 27,
    },
    onYourTurn(pay([2, 'flip'], ifSo(is(thisCard, having('Stealth', aCard)), destroy(target(exhausted(anAlly)))))),
  ),
  'Kalatine Carmichael': hero(
    {
      icon: ['Alliance', 'Priest'],
      race: 'Human',
      professions: ['Engineering', 'Jewelcrafting'],
      talent: 'Discipline',
      health: 26,
    },
    pay([1, 'flip'], {
      do: 'create',
      replacement: nextTime({ event: 'deal', card: thisOne }, prevented('all')),
      duration: 'this turn',
    }),
  ),
  'Kristoff Manchester': hero(
    {
      icon: ['Alliance', 'Warlock'],
      race: 'Human',
      professions: ['Alchemy', 'Engineering'],
      talent: 'Affliction',
      health: 28,
    },
    pay([2, 'flip'], {
      do: 'create',
      trigger: when({ event: 'deal', by: thisOne, with: { attachment: true } }, thisHeals(thatMuch, thisCard)),
      duration: 'this turn',
    }),
  ),
  'Nicholas Merrick': hero(
    { icon: ['Alliance', 'Mage'], race: 'Human', professions: ['Engineering', 'Mining'], talent: 'Fire', health: 25 },
    onYourTurn(pay([3, 'flip'], thisDeals(2, 'fire', each(opposing(anAlly))))),
  ),
  'Savitir Skullsmasher': hero(
    {
      icon: ['Horde', 'Rogue'],
      race: 'Orc',
      professions: ['Blacksmithing', 'Engineering'],
      talent: 'Subtlety',
      health: 27,
    },
    pay([1, 'flip'], ifSo(is(thisCard, having('Stealth', aCard)), destroy(target(exhausted(anEquipment))))),
  ),
  "Sharpeye Yan'ja": hero(
    {
      icon: ['Horde', 'Hunter'],
      race: 'Troll',
      professions: ['Alchemy', 'Herbalism'],
      talent: 'Marksmanship',
      health: 28,
    },
    onYourTurn(
      pay(
        [2, 'flip'],
        thisDeals({ amount: 'sum', of: [1, atkOf(each(yours(tagged('Ranged', aWeapon))))] }, 'ranged', target(anAlly)),
      ),
    ),
  ),
  'Statia the Preserver': hero(
    {
      icon: ['Alliance', 'Shaman'],
      race: 'Draenei',
      professions: ['Blacksmithing', 'Mining'],
      talent: 'Restoration',
      health: 28,
    },
    pay([2, 'flip'], replace({ event: { event: 'deal' }, instead: prevented('all') }, target(aTotem))),
  ),
  'Thoros the Savior': hero(
    {
      icon: ['Horde', 'Paladin'],
      race: 'Blood Elf',
      professions: ['Alchemy', 'Engineering'],
      talent: 'Holy',
      health: 29,
    },
    pay([4, 'flip'], thisHeals(2, target(heroOrAlly)), draw()),
  ),
  'Tribemother Torra': hero(
    {
      icon: ['Horde', 'Shaman'],
      race: 'Tauren',
      professions: ['Engineering', 'Jewelcrafting'],
      talent: 'Restoration',
      health: 29,
    },
    pay([3, 'flip'], { do: 'heal', by: thisCard, amount: 3, from: target(heroOrAlly, { upTo: 3 }), each: [3, 2, 1] }),
  ),
  "Witch Doctor Koo'zar": hero(
    {
      icon: ['Horde', 'Priest'],
      race: 'Troll',
      professions: ['Engineering', 'Mining'],
      talent: 'Discipline',
      health: 26,
    },
    pay([1, 'flip'], ready(target(aResource, { upTo: 3 }))),
  ),
});
