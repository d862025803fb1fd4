import { cardsInHandOf, countOf, X } from '../../language/amounts.ts';
import { hero, set } from '../../language/cards.ts';
import { atk, cant } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { destroying } from '../../language/costs.ts';
import { destroy, draw, give, giveAll, put, putIntoHand, ready, thisDeals, thisHeals } from '../../language/effects.ts';
import {
  aCard,
  aHero,
  among,
  anAlly,
  aWeapon,
  exhausted,
  having,
  heroOrAlly,
  inYourGraveyard,
  tagged,
  thisOne,
  withCost,
  yours,
} from '../../language/nouns.ts';
import { onYourTurn, pay, prevented, provided } from '../../language/powers.ts';
import {
  anotherTarget,
  chosen,
  controllerOf,
  done,
  target,
  targeted,
  thisCard,
  you,
  zoneOf,
} from '../../language/selections.ts';

export const heroes = set({
  Dizdemona: hero(
    {
      icon: ['Alliance', 'Warlock'],
      race: 'Gnome',
      professions: ['Mining', 'Tailoring'],
      talent: 'Affliction',
      health: 28,
    },
    onYourTurn(
      pay([3, 'flip', { pay: 'put damage', noun: thisOne, amount: X }], thisDeals(X, 'shadow', target(anAlly))),
    ),
  ),
  Elendril: hero(
    {
      icon: ['Alliance', 'Hunter'],
      race: 'Night Elf',
      professions: ['Engineering', 'Leatherworking'],
      talent: 'Marksmanship',
      health: 28,
    },
    pay([1, 'flip'], giveAll(yours(tagged('Ranged', aWeapon)), [atk(3)])),
  ),
  Gorebelly: hero(
    { icon: ['Horde', 'Warrior'], race: 'Orc', professions: ['Blacksmithing', 'Mining'], talent: 'Arms', health: 30 },
    pay([1, 'flip'], {
      do: 'create',
      cost: { cost: 'strike', noun: tagged('Melee', aWeapon), whose: 'you', by: -3, next: true },
      duration: 'this turn',
    }),
  ),
  'Grennan Stormspeaker': hero(
    {
      icon: ['Horde', 'Shaman'],
      race: 'Tauren',
      professions: ['Herbalism', 'Skinning'],
      talent: 'Elemental',
      health: 29,
    },
    onYourTurn(pay([5, 'flip'], thisDeals(3, 'nature', target(heroOrAlly)), thisHeals(3, anotherTarget(heroOrAlly)))),
  ),
  Kayleitha: hero(
    { icon: ['Horde', 'Rogue'], race: 'Undead', professions: ['Mining', 'Skinning'], talent: 'Subtlety', health: 27 },
    pay([2, 'flip'], {
      do: 'create',
      replacement: {
        event: { event: 'deal', card: thisOne, combat: true },
        while: is(thisCard, having('Stealth', aCard)),
        instead: prevented('all'),
      },
      duration: 'this turn',
    }),
  ),
  'Litori Frostburn': hero(
    { icon: ['Alliance', 'Mage'], race: 'Human', professions: ['Alchemy', 'Herbalism'], talent: 'Frost', health: 25 },
    pay([2, 'flip'], give(target(heroOrAlly), [cant('attack')])),
  ),
  Moonshadow: hero(
    {
      icon: ['Alliance', 'Druid'],
      race: 'Night Elf',
      professions: ['Alchemy', 'Herbalism'],
      talent: 'Restoration',
      health: 27,
    },
    pay([3, 'flip'], put(zoneOf('hand', you), { to: 'deck', at: 'shuffled' }), draw(countOf(among(done, aCard)))),
  ),
  'Omedus the Punisher': hero(
    { icon: ['Horde', 'Priest'], race: 'Undead', professions: ['Alchemy', 'Herbalism'], talent: 'Shadow', health: 26 },
    pay(
      [3, 'flip'],
      thisDeals(
        { amount: 'sum', of: [7, { amount: 'times', of: [-1, cardsInHandOf(controllerOf(targeted(0)))] }] },
        'shadow',
        target(aHero),
      ),
    ),
  ),
  'Radak Doombringer': hero(
    {
      icon: ['Horde', 'Warlock'],
      race: 'Orc',
      professions: ['Engineering', 'Mining'],
      talent: 'Demonology',
      health: 28,
    },
    onYourTurn(
      pay(
        ['X', 'flip', destroying(yours(withCost('exactly', X, tagged('Pet'))))],
        thisDeals(X, 'shadow', target(heroOrAlly)),
      ),
    ),
  ),
  "Sen'zir Beastwalker": hero(
    {
      icon: ['Horde', 'Hunter'],
      race: 'Troll',
      professions: ['Leatherworking', 'Skinning'],
      talent: 'Beast Mastery',
      health: 28,
    },
    pay([3, 'flip'], putIntoHand(chosen(inYourGraveyard(tagged('Pet'))))),
  ),
  "Ta'zo": hero(
    { icon: ['Horde', 'Mage'], race: 'Troll', professions: ['Enchanting', 'Tailoring'], talent: 'Fire', health: 25 },
    onYourTurn(pay([3, 'flip'], thisDeals(3, 'fire', target(heroOrAlly)))),
  ),
  Thangal: hero(
    {
      icon: ['Horde', 'Druid'],
      race: 'Tauren',
      professions: ['Enchanting', 'Engineering'],
      talent: 'Feral',
      health: 28,
    },
    provided(is(thisCard, having('Bear Form', aCard)), pay([3, 'flip'], ready(thisCard))),
  ),
  'Timmo Shadestep': hero(
    {
      icon: ['Alliance', 'Rogue'],
      race: 'Gnome',
      professions: ['Engineering', 'Mining'],
      talent: 'Assassination',
      health: 27,
    },
    onYourTurn(pay([5, 'flip'], destroy(target(exhausted(anAlly))))),
  ),
});
