import { cardsInHandOf } from '../../language/amounts.ts';
import { armor, set } from '../../language/cards.ts';
import { atk, keyword } from '../../language/changes.ts';
import { compared } from '../../language/conditions.ts';
import { destroyThis, discarding } from '../../language/costs.ts';
import { deal, discard, draw, exhaust, give, interrupt, may, putIntoHand, ready } from '../../language/effects.ts';
import {
  anAbility,
  anAlly,
  anArmor,
  anEquipment,
  aWeapon,
  friendly,
  heroOrAlly,
  inYourGraveyard,
  inZone,
  tagged,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import {
  has,
  have,
  haveWhile,
  ifWould,
  pay,
  payLessTo,
  provided,
  thatMuchPlus,
  when,
  whenThisEntersPlay,
} from '../../language/powers.ts';
import { chosen, target, targetOpponent, you, yourHero } from '../../language/selections.ts';
import { turnEnds } from '../../language/watches.ts';

export const armors = set({
  'Aldori Legacy Defender': armor(
    { cost: 4, icon: ['Paladin', 'Shaman', 'Warrior'], tags: ['Shield'], limit: 'Off-Hand (1)', def: 2 },
    pay(['activate'], give(target(heroOrAlly), [atk(-2)])),
  ),
  'Doomplate Legguards': armor(
    { cost: 4, icon: ['Paladin', 'Warrior'], tags: ['Plate'], limit: 'Legs (1)', def: 2 },
    haveWhile({ is: 'there', noun: yours(anEquipment), atLeast: 5 }, yours(aWeapon), atk(3)),
  ),
  'Emerald-Scale Greaves': armor(
    { cost: 4, icon: ['Hunter', 'Shaman'], tags: ['Mail'], limit: 'Legs (1)', def: 2 },
    pay([2, destroyThis], ready(target(friendly(anAlly)))),
  ),
  "Faith Healer's Boots": armor(
    { cost: 4, icon: ['Druid', 'Priest', 'Shaman'], tags: ['Cloth'], limit: 'Feet (1)', def: 0 },
    provided(
      { is: 'happened', watch: { event: 'heal', by: yourHeroAs } },
      pay(['activate'], putIntoHand(chosen(inYourGraveyard(anAlly)))),
    ),
  ),
  'Gauntlets of Vindication': armor(
    { cost: 3, icon: ['Paladin', 'Warrior'], tags: ['Plate'], limit: 'Hands (1)', def: 1 },
    have(yours(tagged('Melee', aWeapon)), atk(1)),
    ifWould({ event: 'deal', by: yourHeroAs, with: anAbility }, thatMuchPlus(1)),
  ),
  'Mana-Etched Pantaloons': armor(
    { cost: 5, icon: ['Mage', 'Priest', 'Warlock'], tags: ['Cloth'], limit: 'Legs (1)', def: 1 },
    provided(compared(cardsInHandOf(you), 'or more', 7), pay(['activate'], draw())),
  ),
  'Master Cannoneer Boots': armor(
    { cost: 3, icon: ['Paladin', 'Warrior'], tags: ['Plate'], limit: 'Feet (1)', def: 2 },
    pay([2, destroyThis], deal(2, 'melee', target(heroOrAlly))),
  ),
  'Moonstrider Boots': armor(
    { cost: 2, icon: ['Druid', 'Rogue'], tags: ['Leather'], limit: 'Feet (1)', def: 1 },
    pay([1, 'activate'], give(yourHero, [keyword('Stealth')])),
  ),
  'Pauldrons of the Crimson Flight': armor(
    { cost: 4, icon: ['Paladin', 'Warrior'], tags: ['Plate'], limit: 'Shoulder (1)', def: 3 },
    when(turnEnds('you'), ready(chosen(yours(anArmor)))),
  ),
  'Predatory Gloves': armor(
    { cost: 3, icon: ['Druid', 'Rogue'], tags: ['Leather'], limit: 'Hands (1)', def: 1 },
    whenThisEntersPlay(discard(1, targetOpponent()), draw()),
  ),
  'Sky-Hunter Swift Boots': armor(
    { cost: 3, icon: ['Hunter', 'Shaman'], tags: ['Mail'], limit: 'Feet (1)', def: 2 },
    has('Untargetable'),
  ),
  "Spellbreaker's Buckler": armor(
    { cost: 3, icon: ['Paladin', 'Shaman'], tags: ['Shield'], limit: 'Off-Hand (1)', def: 2 },
    pay([1, 'activate', discarding(yours(inZone('hand', anEquipment)))], interrupt(target(inZone('chain', anAbility)))),
  ),
  'Sun-Gilded Shouldercaps': armor(
    { cost: 2, icon: ['Druid', 'Rogue'], tags: ['Leather'], limit: 'Shoulder (1)', instant: true, def: 1 },
    whenThisEntersPlay(may(exhaust(target(anAlly)))),
  ),
  'Warpwood Binding': armor(
    { cost: 2, icon: 'Hunter', tags: ['Mail'], limit: 'Waist (1)', def: 1 },
    payLessTo('strike', 1, tagged('Ranged', aWeapon)),
  ),
});
