import { atkOf, countOf, healthOf } from '../../language/amounts.ts';
import { hero, set } from '../../language/cards.ts';
import { atk, cant, controlledByYou, health, keyword } from '../../language/changes.ts';
import { destroying, exhausting } from '../../language/costs.ts';
import {
  dealtBy,
  destroy,
  discard,
  draw,
  give,
  giveAll,
  putIntoHand,
  ready,
  replace,
  thisDeals,
  thisHeals,
} from '../../language/effects.ts';
import {
  aCard,
  aHero,
  among,
  anAbility,
  anAlly,
  anEquipment,
  aQuest,
  aTotem,
  aWeapon,
  damaged,
  defending,
  friendly,
  having,
  heroOrAlly,
  hosting,
  inPartyOf,
  inYourGraveyard,
  inZone,
  opposing,
  tagged,
  yours,
} from '../../language/nouns.ts';
import { onYourTurn, pay, prevented, redirectedTo, thatMuchPlus, when } from '../../language/powers.ts';
import {
  chosen,
  chosenBy,
  controllerOf,
  done,
  each,
  eachOpponent,
  eventCard,
  eventDoer,
  paidCard,
  remembered,
  target,
  targeted,
  targetOpponent,
  targetPlayer,
  thatPlayer,
  thisCard,
} from '../../language/selections.ts';
import { draws } from '../../language/watches.ts';

export const heroes = set({
  Bloodtusk: hero(
    { icon: ['Horde', 'Priest'], race: 'Troll', professions: ['Alchemy', 'Herbalism'], traitor: true, health: 26 },
    onYourTurn(pay([5, 'flip'], discard('hand'), discard(countOf(among(done, aCard)), eachOpponent))),
  ),
  'Commander Michael Goodchilde': hero(
    {
      icon: ['Alliance', 'Paladin'],
      race: 'Human',
      professions: ['Blacksmithing', 'Engineering'],
      talent: 'Retribution',
      health: 29,
    },
    pay([2, 'flip'], {
      do: 'create',
      replacement: {
        event: { event: 'deal', by: defending(friendly(anAlly)), combat: true },
        instead: thatMuchPlus(2),
      },
      duration: 'this turn',
    }),
  ),
  'Crusader Michael Goodchilde': hero(
    {
      icon: ['Alliance', 'Paladin'],
      race: 'Human',
      professions: ['Blacksmithing', 'Engineering'],
      traitor: true,
      health: 29,
    },
    pay([2, 'flip'], {
      do: 'create',
      replacement: {
        event: { event: 'deal', card: defending(opposing(anAlly)), combat: true },
        instead: thatMuchPlus(2),
      },
      duration: 'this turn',
    }),
  ),
  'Desecrator Stormclaw': hero(
    {
      icon: ['Horde', 'Druid'],
      race: 'Tauren',
      professions: ['Leatherworking', 'Skinning'],
      traitor: true,
      health: 28,
    },
    pay([2, 'flip', destroying(friendly(anAlly))], putIntoHand(target(inYourGraveyard(tagged('Form'))))),
  ),
  Fallenstar: hero(
    {
      icon: ['Alliance', 'Warrior'],
      race: 'Night Elf',
      professions: ['Blacksmithing', 'Mining'],
      traitor: true,
      health: 30,
    },
    onYourTurn(pay([2, 'flip'], thisDeals(2, 'melee', target({ kind: ['Hero', 'Ally'], damaged: false })))),
  ),
  Fallingstar: hero(
    {
      icon: ['Alliance', 'Warrior'],
      race: 'Night Elf',
      professions: ['Blacksmithing', 'Mining'],
      talent: 'Fury',
      health: 30,
    },
    pay([1, 'flip'], giveAll(damaged(yours(anAlly)), [atk(2)])),
  ),
  'Ixamos the Corrupted': hero(
    {
      icon: ['Alliance', 'Shaman'],
      race: 'Draenei',
      professions: ['Jewelcrafting', 'Mining'],
      traitor: true,
      health: 28,
    },
    pay([2, 'flip', destroying(friendly(aTotem))], ready({ select: 'together', of: [thisCard, each(yours(aWeapon))] })),
  ),
  'Ixamos the Redeemed': hero(
    {
      icon: ['Alliance', 'Shaman'],
      race: 'Draenei',
      professions: ['Jewelcrafting', 'Mining'],
      talent: 'Enhancement',
      health: 28,
    },
    pay([3, 'flip', exhausting(yours(aTotem))], ready(target(anAlly))),
  ),
  'Jonas the Red': hero(
    {
      icon: ['Horde', 'Rogue'],
      race: 'Undead',
      professions: ['Engineering', 'Jewelcrafting'],
      traitor: true,
      health: 27,
    },
    pay([2, 'flip'], {
      do: 'create',
      trigger: when(
        { event: 'deal', by: among(remembered, aCard), card: anAlly, combat: true },
        destroy({ select: 'together', of: [eventDoer, eventCard] }),
      ),
      about: target(friendly(anAlly)),
      duration: 'this turn',
    }),
  ),
  'Jonas White': hero(
    {
      icon: ['Horde', 'Rogue'],
      race: 'Undead',
      professions: ['Engineering', 'Jewelcrafting'],
      talent: 'Assassination',
      health: 27,
    },
    pay([3, 'flip', exhausting(yours(anAlly))], dealtBy(paidCard, atkOf(paidCard), 'melee', target(anAlly))),
  ),
  "Kil'zin of the Darkspear": hero(
    {
      icon: ['Horde', 'Shaman'],
      race: 'Troll',
      professions: ['Jewelcrafting', 'Leatherworking'],
      talent: 'Elemental',
      health: 28,
    },
    onYourTurn(pay([2, 'flip'], thisDeals(3, 'nature', chosenBy(targetOpponent(), yours(anAlly))))),
  ),
  'Lelora Sunlancer': hero(
    {
      icon: ['Horde', 'Paladin'],
      race: 'Blood Elf',
      professions: ['Blacksmithing', 'Mining'],
      talent: 'Holy',
      health: 29,
    },
    pay(
      [3, 'flip'],
      replace({ event: { event: 'deal' }, instead: prevented('all') }, target(friendly(anAlly))),
      replace({ event: { event: 'deal' }, flags: 'by', instead: prevented('all') }, targeted(0)),
    ),
  ),
  'Lionar the Blood Cursed': hero(
    { icon: ['Horde', 'Warrior'], race: 'Orc', professions: ['Enchanting', 'Mining'], traitor: true, health: 30 },
    onYourTurn(pay([2, 'flip'], destroy(target(having('Protector', anAlly))))),
  ),
  'Lionar, Unbound': hero(
    {
      icon: ['Horde', 'Warrior'],
      race: 'Orc',
      professions: ['Enchanting', 'Mining'],
      talent: 'Protection',
      health: 30,
    },
    pay([3, 'flip'], giveAll(yours(having('Protector', aCard)), [atk(2)])),
  ),
  'Marlowe Christophers': hero(
    {
      icon: ['Alliance', 'Warlock'],
      race: 'Human',
      professions: ['Alchemy', 'Enchanting'],
      talent: 'Destruction',
      health: 28,
    },
    onYourTurn(pay([6, 'flip'], give(target(heroOrAlly), [health(-5)]))),
  ),
  'Marlowe the Felsworn': hero(
    { icon: ['Alliance', 'Warlock'], race: 'Human', professions: ['Alchemy', 'Enchanting'], traitor: true, health: 28 },
    onYourTurn(
      pay(
        [2, 'flip', destroying(friendly(anAlly))],
        give(target(heroOrAlly), [health({ amount: 'times', of: [-1, healthOf(paidCard)] })]),
      ),
    ),
  ),
  'Morn Salts-the-Land': hero(
    { icon: ['Horde', 'Hunter'], race: 'Tauren', professions: ['Alchemy', 'Herbalism'], traitor: true, health: 29 },
    pay([3, 'flip'], {
      do: 'allow to play',
      what: target(opposing(inZone('graveyard', anAbility))),
      duration: 'this turn',
    }),
  ),
  'Morn Walks-the-Path': hero(
    {
      icon: ['Horde', 'Hunter'],
      race: 'Tauren',
      professions: ['Alchemy', 'Herbalism'],
      talent: 'Survival',
      health: 29,
    },
    pay([3, 'flip'], { do: 'allow to play', what: target(inYourGraveyard(anAbility)), duration: 'this turn' }),
  ),
  'Mythen of the Fang': hero(
    {
      icon: ['Alliance', 'Druid'],
      race: 'Night Elf',
      professions: ['Leatherworking', 'Skinning'],
      traitor: true,
      health: 27,
    },
    pay([2, 'flip'], thisDeals(countOf(inPartyOf(controllerOf(targeted(0)), aQuest)), 'nature', target(aHero))),
  ),
  'Mythen of the Wild': hero(
    {
      icon: ['Alliance', 'Druid'],
      race: 'Night Elf',
      professions: ['Leatherworking', 'Skinning'],
      talent: 'Restoration',
      health: 27,
    },
    pay([2, 'flip'], thisHeals({ amount: 'times', of: [2, countOf(yours(aQuest))] }, target(heroOrAlly))),
  ),
  'Obora the Mad': hero(
    {
      icon: ['Alliance', 'Mage'],
      race: 'Draenei',
      professions: ['Jewelcrafting', 'Tailoring'],
      traitor: true,
      health: 25,
    },
    pay([2, 'flip'], {
      do: 'create',
      trigger: when(draws('opposing'), thisDeals(1, 'arcane', target(inPartyOf(thatPlayer, heroOrAlly)))),
      duration: 'this turn',
    }),
  ),
  'Obora the Wise': hero(
    {
      icon: ['Alliance', 'Mage'],
      race: 'Draenei',
      professions: ['Jewelcrafting', 'Tailoring'],
      talent: 'Arcane',
      health: 25,
    },
    pay([4, 'flip'], {
      do: 'create',
      trigger: when({ event: 'play', card: inZone('chain', anAbility), whose: 'you' }, draw()),
      duration: 'this turn',
    }),
  ),
  'Plague Demonsoul': hero(
    { icon: ['Horde', 'Warlock'], race: 'Undead', professions: ['Engineering', 'Mining'], traitor: true, health: 28 },
    pay([2, 'flip'], {
      do: 'create',
      replacement: { event: { event: 'deal', card: yours(tagged('Demon')) }, instead: redirectedTo(thisCard) },
      duration: 'this turn',
    }),
  ),
  'Remba, Abbess of Ash': hero(
    { icon: ['Alliance', 'Priest'], race: 'Dwarf', professions: ['Alchemy', 'Tailoring'], traitor: true, health: 26 },
    onYourTurn(pay([4, 'flip'], give(target(hosting({ attachment: true }, anAlly)), [controlledByYou], 'this game'))),
  ),
  'Ressa Shadeshine': hero(
    {
      icon: ['Alliance', 'Rogue'],
      race: 'Gnome',
      professions: ['Engineering', 'Leatherworking'],
      talent: 'Combat',
      health: 27,
    },
    pay([2, 'flip'], thisDeals(atkOf(chosen(yours(aWeapon))), 'melee', target(anAlly))),
  ),
  'Ressa the Leper Queen': hero(
    {
      icon: ['Alliance', 'Rogue'],
      race: 'Gnome',
      professions: ['Engineering', 'Leatherworking'],
      traitor: true,
      health: 27,
    },
    pay([3, 'flip'], destroy(chosenBy(targetPlayer(), yours(anEquipment)))),
  ),
  Runetusk: hero(
    { icon: ['Horde', 'Priest'], race: 'Troll', professions: ['Alchemy', 'Herbalism'], talent: 'Shadow', health: 26 },
    onYourTurn(pay([2, 'flip'], discard(1, targetOpponent()))),
  ),
  'Seadog Nally': hero(
    { icon: ['Alliance', 'Hunter'], race: 'Dwarf', professions: ['Herbalism', 'Skinning'], traitor: true, health: 28 },
    pay([2, 'flip', destroying(friendly(anAlly))], thisDeals(atkOf(paidCard), 'ranged', target(anAlly))),
  ),
  'Sharpshooter Nally': hero(
    {
      icon: ['Alliance', 'Hunter'],
      race: 'Dwarf',
      professions: ['Herbalism', 'Skinning'],
      talent: 'Marksmanship',
      health: 28,
    },
    pay([3, 'flip'], give(target(heroOrAlly), [keyword('Long-Range')])),
  ),
  'Sister Remba': hero(
    {
      icon: ['Alliance', 'Priest'],
      race: 'Dwarf',
      professions: ['Alchemy', 'Tailoring'],
      talent: 'Discipline',
      health: 26,
    },
    pay(
      [1, 'flip'],
      give(target(yours(hosting({ attachment: true }, anAlly))), [keyword('Elusive'), keyword('Untargetable')]),
    ),
  ),
  "Vor'na the Disciplined": hero(
    {
      icon: ['Horde', 'Mage'],
      race: 'Blood Elf',
      professions: ['Enchanting', 'Tailoring'],
      talent: 'Frost',
      health: 25,
    },
    pay([3, 'flip'], giveAll(anAlly, [cant('attack')])),
  ),
  "Vor'na the Wretched": hero(
    { icon: ['Horde', 'Mage'], race: 'Blood Elf', professions: ['Enchanting', 'Tailoring'], traitor: true, health: 25 },
    pay([3, 'flip'], {
      do: 'create',
      trigger: when(
        { event: 'turn ends' },
        destroy(
          each(
            inPartyOf(thatPlayer, {
              kind: ['Ally'],
              not: { any: [{ past: { as: 'card', was: { event: 'attack' } } }, { fresh: true }] },
            }),
          ),
        ),
      ),
      next: true,
      duration: 'this game',
    }),
  ),
  'Warden Stormclaw': hero(
    {
      icon: ['Horde', 'Druid'],
      race: 'Tauren',
      professions: ['Leatherworking', 'Skinning'],
      talent: 'Feral',
      health: 28,
    },
    onYourTurn(pay([2, 'flip', destroying(yours(tagged('Form')))], destroy(target(anAlly)))),
  ),
});
