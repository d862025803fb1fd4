import { costOf, X, yourResources } from '../../language/amounts.ts';
import { hero, set, withBack } from '../../language/cards.ts';
import { atk, cant, controlledByYou, keyword } from '../../language/changes.ts';
import { compared, is } from '../../language/conditions.ts';
import {
  chooseOne,
  destroy,
  draw,
  flip,
  give,
  ifSo,
  putIntoHand,
  putIntoPlay,
  replace,
  thisDeals,
  thisHeals,
  unpreventably,
} from '../../language/effects.ts';
import {
  aCard,
  aCharacter,
  aHero,
  among,
  anAlly,
  attacking,
  friendly,
  heroOrAlly,
  inCombatWith,
  inYourGraveyard,
  opposing,
  tagged,
  thisOne,
  yours,
} from '../../language/nouns.ts';
import { has, have, nextTime, onYourTurn, pay, prevented } from '../../language/powers.ts';
import { done, each, it, target, targeted, thisCard } from '../../language/selections.ts';

export const heroes = set({
  '"Black Ice" Fizzlefreeze': hero(
    {
      icon: ['Alliance', 'Mage'],
      race: 'Gnome',
      professions: ['Engineering', 'Tailoring'],
      talent: 'Frost',
      health: 25,
    },
    pay([1, 'flip'], thisDeals(1, 'frost', target(heroOrAlly)), give(each(among(done, aCharacter)), [cant('attack')])),
  ),
  'Blaine Roberts': hero(
    {
      icon: ['Alliance', 'Warrior'],
      race: 'Human',
      professions: ['Alchemy', 'Tailoring'],
      talent: 'Protection',
      health: 30,
    },
    pay([2, 'flip'], destroy(target({ kind: ['Armor', 'Item'] }))),
  ),
  'Durga Gravestone': hero(
    {
      icon: ['Alliance', 'Rogue'],
      race: 'Dwarf',
      professions: ['Alchemy', 'Jewelcrafting', 'Leatherworking'],
      talent: 'Assassination',
      health: 27,
    },
    pay(
      [1, 'flip', { pay: 'remove', noun: inYourGraveyard(tagged('Combo')), count: X, atMost: 5 }],
      ifSo(compared(costOf(targeted(0)), 'or less', X), destroy(target(anAlly))),
    ),
  ),
  'Elumeria Wildershot': hero(
    {
      icon: ['Alliance', 'Hunter'],
      race: 'Night Elf',
      professions: ['Alchemy', 'Jewelcrafting'],
      talent: 'Beast Mastery',
      health: 28,
    },
    pay([1, 'flip'], thisHeals('all', each(yours(tagged('Pet'))))),
  ),
  'Famish the Binder': withBack(
    hero(
      { icon: ['Horde'], race: ['Dreadlord', 'Demon'], health: 28 },
      pay(
        [3, { pay: 'destroy', noun: yours(anAlly), count: 3 }],
        ifSo(is(thisCard, { faceDown: false }), flip(thisCard)),
      ),
    ),
    have(yours(anAlly), keyword('Ferocity')),
  ),
  'Grindel Hellbringer': hero(
    {
      icon: ['Horde', 'Warlock'],
      race: 'Orc',
      professions: ['Alchemy', 'Jewelcrafting'],
      talent: 'Destruction',
      health: 28,
    },
    onYourTurn(pay([3, 'flip'], thisDeals(1, 'fire', each(heroOrAlly)))),
  ),
  'Imp Lord Pinprik': withBack(
    hero(
      {
        race: ['Imp', 'Demon'],
        deckbuilding: {
          only: [{ neutral: true, kind: ['Quest'] }, { kind: ['Ability'], deals: ['fire'] }, { kind: ['Ally'] }],
          never: [{ restricted: true }],
        },
        health: 8,
      },
      has('Elusive'),
    ),
    has('Elusive'),
  ),
  'Joren the Martyr': hero(
    {
      icon: ['Horde', 'Priest'],
      race: 'Undead',
      professions: ['Jewelcrafting', 'Tailoring'],
      talent: 'Discipline',
      health: 26,
    },
    pay([2, 'flip'], replace(nextTime({ event: 'deal' }, prevented('all')), target(heroOrAlly))),
  ),
  'Kamboozle, Bringer of Doom': hero(
    {
      icon: ['Alliance', 'Warlock'],
      race: 'Gnome',
      professions: ['Jewelcrafting', 'Skinning'],
      talent: 'Affliction',
      health: 28,
    },
    pay([4, 'flip', { pay: 'put damage', noun: thisOne, amount: 2 }], draw(2)),
  ),
  'Koth, Caller of the Hunt': hero(
    {
      icon: ['Horde', 'Hunter'],
      race: 'Orc',
      professions: ['Blacksmithing', 'Mining'],
      talent: 'Marksmanship',
      health: 28,
    },
    pay([2, 'flip'], {
      do: 'create',
      continuous: {
        cards: yours(anAlly),
        changes: [atk(1)],
        while: is(it, inCombatWith(among(target(heroOrAlly), aCard), aCard)),
      },
      duration: 'this turn',
    }),
  ),
  'Kurzon the False': withBack(
    hero(
      { icon: ['Alliance'], race: ['Eredar', 'Demon'], health: 28 },
      pay(
        [1, { pay: 'return', noun: yours(anAlly), count: 3 }],
        ifSo(is(thisCard, { faceDown: false }), flip(thisCard)),
      ),
    ),
    have(yours(anAlly), keyword('Elusive')),
  ),
  'Marta Spires': hero(
    {
      icon: ['Alliance', 'Priest'],
      race: 'Human',
      professions: ['Enchanting', 'Herbalism'],
      talent: 'Holy',
      health: 26,
    },
    onYourTurn(
      pay(
        [6, 'flip'],
        ifSo(compared(costOf(targeted(0)), 'or less', yourResources), putIntoPlay(target(inYourGraveyard(anAlly)))),
      ),
    ),
  ),
  'Mother Misery': withBack(
    hero(
      {
        race: ['Shivan', 'Demon'],
        deckbuilding: {
          only: [
            { neutral: true, kind: ['Quest'] },
            { tag: ['Melee'], kind: ['Weapon'] },
          ],
          never: [{ restricted: true }],
        },
        health: 30,
      },
      has('Sextuple Wield'),
    ),
    has('Sextuple Wield'),
  ),
  'Phosphus the Everburning': hero(
    { icon: ['Horde', 'Mage'], race: 'Undead', professions: ['Engineering', 'Tailoring'], talent: 'Fire', health: 25 },
    onYourTurn(
      pay(
        [4, 'flip'],
        chooseOne([thisDeals(4, 'fire', target(anAlly))], [thisDeals(2, 'fire', target(anAlly, { exactly: 2 }))]),
      ),
    ),
  ),
  Ravenna: hero(
    { icon: ['Horde', 'Rogue'], race: 'Blood Elf', professions: ['Alchemy', 'Mining'], talent: 'Subtlety', health: 27 },
    pay(['flip'], give(target(yours(anAlly)), [keyword('Stealth')])),
  ),
  'Ringleader Kuma': hero(
    {
      icon: ['Horde', 'Shaman'],
      race: 'Tauren',
      professions: ['Leatherworking', 'Skinning'],
      talent: 'Enhancement',
      health: 29,
    },
    pay([4, 'flip'], {
      do: 'create',
      continuous: { cards: yours(heroOrAlly), changes: [atk(2)], while: is(it, attacking(inCombatWith(aHero, aCard))) },
      duration: 'this turn',
    }),
  ),
  'Tahanu Brinkrunner': hero(
    {
      icon: ['Horde', 'Druid'],
      race: 'Tauren',
      professions: ['Enchanting', 'Jewelcrafting'],
      talent: 'Restoration',
      health: 28,
    },
    pay([4, 'flip'], putIntoHand(target(inYourGraveyard(anAlly)))),
  ),
  Vakeron: hero(
    {
      icon: ['Alliance', 'Paladin'],
      race: 'Draenei',
      professions: ['Alchemy', 'Enchanting'],
      talent: 'Holy',
      health: 29,
    },
    pay([7, 'flip'], unpreventably(thisDeals(2, 'holy', each(opposing(heroOrAlly))))),
  ),
  Valterus: hero(
    {
      icon: ['Horde', 'Paladin'],
      race: 'Blood Elf',
      professions: ['Alchemy', 'Skinning'],
      talent: 'Protection',
      health: 29,
    },
    pay([3, 'flip'], give(target(friendly(heroOrAlly)), [keyword('Untargetable')])),
  ),
  "Warmaster Bo'jo": hero(
    {
      icon: ['Horde', 'Warrior'],
      race: 'Troll',
      professions: ['Alchemy', 'Jewelcrafting'],
      talent: 'Arms',
      health: 30,
    },
    pay([2, 'flip'], {
      do: 'modify',
      what: thisCard,
      changes: [atk(2)],
      while: is(it, attacking(aCard)),
      duration: 'this turn',
    }),
  ),
  'Xia, Queen of Suffering': hero(
    {
      icon: ['Warlock'],
      race: ['Succubus', 'Demon'],
      class: [],
      deckbuilding: {
        only: [{ neutral: true, kind: ['Quest'] }, { kind: ['Ability'] }, { kind: ['Ally'], tag: ['Warlock'] }],
        never: [{ restricted: true }],
      },
      health: 20,
    },
    onYourTurn(pay(['flip'], give(target(anAlly), [controlledByYou], 'this game'))),
  ),
  Zaritha: hero(
    {
      icon: ['Alliance', 'Shaman'],
      race: 'Draenei',
      professions: ['Alchemy', 'Enchanting'],
      talent: 'Restoration',
      health: 28,
    },
    pay([2, 'flip'], thisHeals(5, target(heroOrAlly))),
  ),
});
