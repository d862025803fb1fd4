import { costOf } from '../../language/amounts.ts';
import { hero, set } from '../../language/cards.ts';
import { atk } from '../../language/changes.ts';
import {
  give,
  giveAll,
  put,
  putIntoHand,
  ready,
  reveal,
  thisDeals,
  thisHeals,
  unpreventably,
} from '../../language/effects.ts';
import {
  aCard,
  aHero,
  among,
  anAlly,
  aWeapon,
  heroOrAlly,
  inZone,
  opposing,
  tagged,
  yours,
} from '../../language/nouns.ts';
import { basic, pay } from '../../language/powers.ts';
import { chosen, each, revealed, target, thisCard, topOfYourDeck } from '../../language/selections.ts';

export const cards = set({
  "Arathyen, the Sun's Shadow": hero(
    { icon: ['Horde', 'Death Knight'], race: 'Blood Elf', health: 29 },
    basic(pay([2, 'flip'], ready(target(yours(tagged('Ghoul')))))),
  ),
  'Baron Blackwood': hero(
    { icon: ['Horde', 'Mage'], race: 'Undead', health: 25 },
    basic(pay([5, 'flip'], thisDeals(4, 'fire', each(opposing(aHero))), thisDeals(1, 'fire', each(opposing(anAlly))))),
  ),
  'Haku, Son of Morning': hero(
    { icon: ['Horde', 'Paladin'], race: 'Tauren', health: 30 },
    basic(pay([7, 'flip'], unpreventably(thisDeals(costOf(chosen(yours(anAlly))), 'holy', target(heroOrAlly))))),
  ),
  'Mahona, Hand of the Earthmother': hero(
    { icon: ['Horde', 'Druid'], race: 'Tauren', health: 28 },
    basic(
      pay(
        [2, 'flip'],
        reveal(topOfYourDeck(4)),
        putIntoHand(chosen(among(revealed, inZone('deck', { attachment: true })))),
        put(each(among(revealed, inZone('deck', aCard))), { to: 'deck', at: 'bottom' }),
      ),
    ),
  ),
  'Pierson Vale, Keeper of Secrets': hero(
    { icon: ['Alliance', 'Warlock'], race: 'Worgern', health: 28 },
    basic(pay([3, 'flip'], thisDeals(2, 'shadow', target(anAlly)), thisHeals(2, thisCard))),
  ),
  "Raja'sul the Relentless": hero(
    { icon: ['Horde', 'Warrior'], race: 'Troll', health: 30 },
    basic(pay([4, 'flip'], giveAll(yours(heroOrAlly), [atk(1)]))),
  ),
  '"Six-Shot" Salli Wolfstone': hero(
    { icon: ['Alliance', 'Hunter'], race: 'Dwarf', health: 28 },
    basic(pay([2, 'flip'], giveAll(yours(tagged('Pet')), [atk(2)]))),
  ),
  'Skyler Faye, Daughter of the Light': hero(
    { icon: ['Alliance', 'Priest'], race: 'Human', health: 26 },
    basic(pay([1, 'flip'], thisHeals(3, target(yours(anAlly))))),
  ),
  'Taerinar, Fang of Goldrinn': hero(
    { icon: ['Alliance', 'Rogue'], race: 'Night Elf', health: 27 },
    basic(pay([3, 'flip'], giveAll(yours(aWeapon), [atk(2)]))),
  ),
  'Vaaros the Venerable': hero(
    { icon: ['Alliance', 'Shaman'], race: 'Draenei', health: 28 },
    basic(pay([3, 'flip'], give(target(anAlly), [atk(3)]))),
  ),
});
