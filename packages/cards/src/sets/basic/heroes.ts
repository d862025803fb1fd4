import { hero, set, withBack } from '../../language/cards.ts';
import { atk, health, keyword } from '../../language/changes.ts';
import { destroy, discard, draw, exhaust, flip, give, ready, thisDeals, thisHeals } from '../../language/effects.ts';
import { anAlly, anEquipment, aTotem, aWeapon, heroOrAlly, opposing, tagged, yours } from '../../language/nouns.ts';
import { have, onYourTurn, pay } from '../../language/powers.ts';
import { each, target, targetOpponent, thisCard, upTo } from '../../language/selections.ts';

export const heroes = set({
  'Elwin Ashgrove': hero(
    { icon: ['Alliance', 'Mage'], race: 'Human', health: 25, talent: 'Fire' },
    pay([3, 'flip'], thisDeals(3, 'fire', target(heroOrAlly))),
  ),
  'Zarrakha the Cold': hero(
    { icon: ['Horde', 'Mage'], race: 'Troll', health: 25, talent: 'Frost' },
    pay([3, 'flip'], exhaust(upTo(2, opposing(heroOrAlly)))),
  ),
  'Brunna Stonehand': hero(
    { icon: ['Alliance', 'Warrior'], race: 'Dwarf', health: 30 },
    pay([2, 'flip'], give(thisCard, [atk(2), keyword('Protector')])),
  ),
  'Grusk Halfhelm': hero(
    { icon: ['Horde', 'Warrior'], race: 'Orc', health: 30 },
    onYourTurn(pay([3, 'flip'], ready(thisCard), ready(each(yours(aWeapon))))),
  ),
  'Sister Auriel Dawn': hero(
    { icon: ['Alliance', 'Priest'], race: 'Draenei', health: 26 },
    pay([3, 'flip'], thisHeals(5, target(heroOrAlly))),
  ),
  'Mordwyn the Hollow': hero(
    { icon: ['Horde', 'Priest'], race: 'Undead', health: 26 },
    pay([3, 'flip'], discard(1, targetOpponent()), draw()),
  ),
  'Thalys Fernstride': hero(
    { icon: ['Alliance', 'Hunter'], race: 'Night Elf', health: 28 },
    pay([4, 'flip'], thisDeals(2, 'ranged', target(heroOrAlly)), draw()),
  ),
  'Kaelis Redquiver': hero(
    { icon: ['Horde', 'Hunter'], race: 'Blood Elf', health: 28 },
    pay([2, 'flip'], give(target(yours(tagged('Pet', anAlly))), [atk(2), keyword('Stealth')])),
  ),
  'Nix Quickfingers': hero(
    { icon: ['Alliance', 'Rogue'], race: 'Gnome', health: 27 },
    pay([2, 'flip'], give(thisCard, [keyword('Stealth'), atk(1)])),
  ),
  'Vrezz Coinbiter': hero(
    { icon: ['Horde', 'Rogue'], race: 'Goblin', health: 27 },
    pay([4, 'flip'], destroy(target(opposing(anEquipment)))),
  ),
  'Nerashi Tidewoken': withBack(
    hero({ icon: ['Alliance', 'Shaman'], race: 'Draenei', health: 28 }, pay([3], flip(thisCard))),
    have(yours(aTotem), health(1)),
  ),
  'Torvak Stormhide': hero(
    { icon: ['Horde', 'Shaman'], race: 'Tauren', health: 28 },
    pay([3, 'flip'], thisDeals(1, 'nature', each(opposing(anAlly)))),
  ),
});
