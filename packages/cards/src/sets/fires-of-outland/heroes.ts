import { cardsInHandOf, countOf, X } from '../../language/amounts.ts';
import { hero, set } from '../../language/cards.ts';
import { atk, cant, controlledByYou, keyword } from '../../language/changes.ts';
import { compared, is } from '../../language/conditions.ts';
import { removing } from '../../language/costs.ts';
import {
  chooseOne,
  destroy,
  draw,
  give,
  giveAll,
  ifSo,
  put,
  putFrom,
  putIntoHand,
  putIntoPlay,
  ready,
  removeFromGame,
  replace,
  thisDeals,
  thisHeals,
} from '../../language/effects.ts';
import {
  aCard,
  among,
  anAbility,
  anAlly,
  attachedTo,
  aWeapon,
  defending,
  heroOrAlly,
  inYourGraveyard,
  inZone,
  opposing,
  tagged,
  withCost,
  yours,
} from '../../language/nouns.ts';
import { onYourTurn, pay, prevented, when } from '../../language/powers.ts';
import {
  chosen,
  controllerOf,
  each,
  eventCard,
  it,
  remembered,
  target,
  targeted,
  thisCard,
} from '../../language/selections.ts';
import { isDestroyed } from '../../language/watches.ts';

export const heroes = set({
  'Cul Rendhoof': hero(
    {
      icon: ['Horde', 'Druid'],
      race: 'Tauren',
      professions: ['Alchemy', 'Herbalism'],
      talent: 'Restoration',
      health: 28,
    },
    pay([3, 'flip'], {
      do: 'create',
      trigger: when(
        isDestroyed(among(remembered, aCard)),
        putFrom('graveyard', eventCard, { to: 'resource row', exhausted: true }),
      ),
      about: target(yours(anAlly)),
      duration: 'this turn',
    }),
  ),
  'Deacon Markus Hallow': hero(
    {
      icon: ['Alliance', 'Priest'],
      race: 'Human',
      professions: ['Alchemy', 'Herbalism'],
      talent: 'Shadow',
      health: 26,
    },
    onYourTurn(
      pay(
        [6, 'flip'],
        ifSo(
          compared(cardsInHandOf(controllerOf(targeted(0))), 'exactly', 0),
          give(target(opposing(anAlly)), [controlledByYou], 'this game'),
        ),
      ),
    ),
  ),
  'Exaura the Cryptkeeper': hero(
    { icon: ['Horde', 'Mage'], race: 'Undead', professions: ['Enchanting', 'Tailoring'], talent: 'Arcane', health: 25 },
    onYourTurn(
      pay(
        [2, 'flip'],
        removeFromGame(target(inZone('graveyard', { kind: ['Ally'], inOne: true }), { exactly: 2 })),
        draw(),
      ),
    ),
  ),
  'Fillet, Kneecapper Extraordinaire': hero(
    {
      icon: ['Alliance', 'Warrior'],
      race: 'Gnome',
      professions: ['Blacksmithing', 'Mining'],
      talent: 'Fury',
      health: 30,
    },
    pay([3, 'flip'], giveAll(yours(anAlly), [atk(1)])),
  ),
  'Harrigan Soulsunder': hero(
    {
      icon: ['Horde', 'Warlock'],
      race: 'Blood Elf',
      professions: ['Enchanting', 'Engineering'],
      talent: 'Affliction',
      health: 28,
    },
    pay([2, 'flip'], thisDeals(countOf(attachedTo(among(it, aCard), anAbility)), 'shadow', each(opposing(heroOrAlly)))),
  ),
  Indalamar: hero(
    {
      icon: ['Horde', 'Warrior'],
      race: 'Troll',
      professions: ['Engineering', 'Mining'],
      talent: 'Protection',
      health: 30,
    },
    pay([3, 'flip'], giveAll(yours(heroOrAlly), [keyword('Protector')])),
  ),
  'Kana Nassis': hero(
    {
      icon: ['Alliance', 'Hunter'],
      race: 'Draenei',
      professions: ['Leatherworking', 'Skinning'],
      talent: 'Survival',
      health: 28,
    },
    pay([2, 'flip'], ifSo(is(thisCard, defending(aCard)), { do: 'remove from combat', what: thisCard })),
  ),
  Mazar: hero(
    {
      icon: ['Alliance', 'Warlock'],
      race: 'Gnome',
      professions: ['Engineering', 'Jewelcrafting'],
      talent: 'Destruction',
      health: 28,
    },
    onYourTurn(pay([3, 'flip', removing(inYourGraveyard(tagged('Pet')))], destroy(target(anAlly)))),
  ),
  'Moala Stonebinder': hero(
    {
      icon: ['Alliance', 'Shaman'],
      race: 'Draenei',
      professions: ['Jewelcrafting', 'Mining'],
      talent: 'Enhancement',
      health: 28,
    },
    pay([2, 'flip'], giveAll(yours(aWeapon), [cant('be destroyed')])),
  ),
  "Mojo Shaper Ojo'mon": hero(
    {
      icon: ['Horde', 'Shaman'],
      race: 'Troll',
      professions: ['Leatherworking', 'Skinning'],
      talent: 'Restoration',
      health: 28,
    },
    onYourTurn(pay([4, 'flip'], putIntoPlay(chosen(inYourGraveyard(withCost('or less', 2, anAlly)))))),
  ),
  Nathadan: hero(
    {
      icon: ['Horde', 'Paladin'],
      race: 'Blood Elf',
      professions: ['Blacksmithing', 'Mining'],
      talent: 'Protection',
      health: 29,
    },
    pay(
      [3, 'flip'],
      ifSo(is(target(yours(anAlly)), defending(aCard)), { do: 'remove from combat', what: targeted(0) }),
    ),
  ),
  'Ona Skyshot': hero(
    {
      icon: ['Horde', 'Hunter'],
      race: 'Tauren',
      professions: ['Engineering', 'Jewelcrafting'],
      talent: 'Marksmanship',
      health: 29,
    },
    pay([2, 'flip'], ready(target(tagged('Ranged', aWeapon)))),
  ),
  Ozzati: hero(
    {
      icon: ['Alliance', 'Mage'],
      race: 'Draenei',
      professions: ['Enchanting', 'Jewelcrafting'],
      talent: 'Fire',
      health: 25,
    },
    onYourTurn(pay([4, 'flip'], thisDeals(1, 'fire', each(opposing(heroOrAlly))))),
  ),
  'Raesa Morningstar': hero(
    {
      icon: ['Horde', 'Priest'],
      race: 'Blood Elf',
      professions: ['Alchemy', 'Enchanting'],
      talent: 'Discipline',
      health: 26,
    },
    onYourTurn(pay([2, 'flip'], putIntoHand(target(anAbility)))),
  ),
  'Rotun Daggerhand': hero(
    {
      icon: ['Alliance', 'Rogue'],
      race: 'Dwarf',
      professions: ['Jewelcrafting', 'Mining'],
      talent: 'Combat',
      health: 27,
    },
    pay([3, 'flip'], { do: 'deal', by: thisCard, amount: 1, types: ['melee'], to: target(heroOrAlly), combat: true }),
  ),
  'Thatia Truthbringer': hero(
    {
      icon: ['Alliance', 'Paladin'],
      race: 'Human',
      professions: ['Blacksmithing', 'Jewelcrafting'],
      talent: 'Holy',
      health: 29,
    },
    pay(
      [4, 'flip'],
      chooseOne(
        [thisHeals(4, target(heroOrAlly))],
        [replace({ event: { event: 'deal' }, instead: prevented(4) }, target(heroOrAlly))],
      ),
    ),
  ),
  "Yanna Dai'shalan": hero(
    {
      icon: ['Alliance', 'Druid'],
      race: 'Night Elf',
      professions: ['Leatherworking', 'Skinning'],
      talent: 'Balance',
      health: 27,
    },
    onYourTurn(pay([3, 'flip'], thisDeals(countOf(yours(anAlly)), 'nature', target(anAlly)))),
  ),
  'Zomm Hopeslayer': hero(
    {
      icon: ['Horde', 'Rogue'],
      race: 'Orc',
      professions: ['Leatherworking', 'Skinning'],
      talent: 'Assassination',
      health: 27,
    },
    pay(
      ['X', 'flip'],
      put(
        { select: 'choose', noun: yours(inZone('removed', tagged('Combo'))), count: { exactly: X } },
        { to: 'graveyard' },
      ),
    ),
  ),
});
