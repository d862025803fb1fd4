import { countOf } from '../../language/amounts.ts';
import { hero, masterHero, set, withBack } from '../../language/cards.ts';
import { atk, can, cant, health, power } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { draw, flip, give, may, thisDeals, thisHeals } from '../../language/effects.ts';
import {
  aCard,
  aHero,
  anAlly,
  aWeapon,
  defending,
  heroOrAlly,
  inCombatWith,
  opposing,
  tagged,
  thisOne,
  yours,
} from '../../language/nouns.ts';
import {
  atStartOfYourTurn,
  firstPrevented,
  has,
  have,
  haveWhile,
  ifWould,
  pay,
  thatMuchPlus,
  unpreventable,
  when,
} from '../../language/powers.ts';
import { eventCard, eventDoer, it, target, thisCard } from '../../language/selections.ts';

export const heroes = set({
  'Amaria Kelsur': withBack(
    hero({ icon: ['Alliance', 'Hunter'], race: 'Human', talent: 'Survival', health: 28 }, pay([4], flip(thisCard))),
    haveWhile(is(it, inCombatWith(thisOne, aCard)), opposing(anAlly), atk(-1)),
  ),
  'Arturius Hathrow': withBack(
    hero({ icon: ['Alliance', 'Druid'], race: 'Worgen', talent: 'Balance', health: 27 }, pay([3], flip(thisCard))),
    when({ event: 'heal', by: thisOne, first: true }, may(thisDeals(1, 'nature', target(heroOrAlly)))),
  ),
  'Ayaka Winterhoof': withBack(
    hero({ icon: ['Horde', 'Death Knight'], race: 'Tauren', talent: 'Blood', health: 30 }, pay([4], flip(thisCard))),
    when({ event: 'deal', by: thisOne }, thisHeals(1, thisCard)),
  ),
  'Caleb Pavish': withBack(
    hero(
      { icon: ['Alliance', 'Rogue'], race: 'Worgen', talent: 'Assassination', health: 27 },
      pay([2], flip(thisCard)),
    ),
    atStartOfYourTurn(thisDeals(1, 'melee', target(aHero))),
  ),
  'Grizlik Sparkhex': withBack(
    hero({ icon: ['Horde', 'Warlock'], race: 'Goblin', talent: 'Demonology', health: 28 }, pay([2], flip(thisCard))),
    {
      power: 'continuous',
      continuous: { players: 'you', changes: [can({ may: 'control additional', tag: 'Pet', count: 1 })] },
    },
  ),
  Haedis: withBack(
    hero(
      { icon: ['Alliance', 'Death Knight'], race: 'Draenei', talent: 'Blood', health: 29 },
      pay([5], flip(thisCard)),
    ),
    ifWould({ event: 'deal', by: thisOne }, thatMuchPlus(1)),
  ),
  Jaenel: withBack(
    hero(
      { icon: ['Alliance', 'Paladin'], race: 'Draenei', talent: 'Retribution', health: 29 },
      pay([4], flip(thisCard)),
    ),
    has('Assault', 1),
  ),
  'Jai Dawnsteel': withBack(
    hero({ icon: ['Horde', 'Warrior'], race: 'Blood Elf', talent: 'Arms', health: 30 }, pay([3], flip(thisCard))),
    have(yours(aWeapon), atk(1)),
  ),
  "Jumo'zin": withBack(
    hero({ icon: ['Horde', 'Druid'], race: 'Troll', talent: 'Balance', health: 27 }, pay([4], flip(thisCard))),
    when({ event: 'deal', card: defending(thisOne), combat: true }, thisDeals(1, 'nature', eventDoer)),
  ),
  'Kadus Frosthand': withBack(
    hero({ icon: ['Alliance', 'Mage'], race: 'Dwarf', talent: 'Frost', health: 25 }, pay([6], flip(thisCard))),
    pay(['activate'], give(target(anAlly), [cant('attack')])),
  ),
  'Malaxia Wizwhirl': withBack(
    hero({ icon: ['Horde', 'Shaman'], race: 'Goblin', talent: 'Elemental', health: 28 }, pay([2], flip(thisCard))),
    when({ event: 'deal', card: opposing(anAlly), damageType: ['nature'] }, may(thisDeals(1, 'nature', target(aHero)))),
  ),
  'Peter Hottelet': withBack(
    hero({ icon: ['Alliance', 'Warrior'], race: 'Human', talent: 'Arms', health: 30 }, pay([4], flip(thisCard))),
    when(
      { event: 'strike', card: tagged('Melee', aWeapon), whose: 'you' },
      may({ do: 'add counters', name: '+1 ATK', count: 1, on: eventCard }),
    ),
  ),
  'Rekwa Proudhorn': withBack(
    hero({ icon: ['Horde', 'Paladin'], race: 'Tauren', talent: 'Retribution', health: 30 }, pay([2], flip(thisCard))),
    ifWould({ event: 'deal', by: { any: [{ self: true }, { kind: ['Ally'], whose: 'you' }] } }, unpreventable),
  ),
  'Suvok Frozeneye': withBack(
    hero({ icon: ['Horde', 'Mage'], race: 'Orc', talent: 'Frost', health: 25 }, pay([4], flip(thisCard))),
    atStartOfYourTurn(thisDeals(1, 'frost', target(opposing({ exhausted: false, kind: ['Ally'] })))),
  ),
  'Tilly Fiddlelight': withBack(
    hero({ icon: ['Alliance', 'Priest'], race: 'Gnome', talent: 'Holy', health: 26 }, pay([3], flip(thisCard))),
    have(yours(anAlly), power(has('Mend', 1))),
  ),
  'Valerie Worfield': withBack(
    hero({ icon: ['Horde', 'Hunter'], race: 'Undead', talent: 'Survival', health: 28 }, pay([3], flip(thisCard))),
    ifWould({ event: 'deal', card: thisOne }, firstPrevented(1)),
  ),
  'Victor Baltus': withBack(
    hero({ icon: ['Alliance', 'Warlock'], race: 'Worgen', talent: 'Demonology', health: 28 }, pay([2], flip(thisCard))),
    have(yours(tagged('Demon')), atk(1), health(1)),
  ),
  'Vorix Zorbuzz': withBack(
    hero({ icon: ['Horde', 'Rogue'], race: 'Goblin', talent: 'Assassination', health: 27 }, pay([3], flip(thisCard))),
    ifWould({ event: 'deal', by: thisOne, damageType: ['melee'] }, { instead: 'amount', plus: 1, types: ['nature'] }),
  ),
  'Ysera the Dreamer': masterHero(
    { cost: 20, tags: ['Green Dragonkin', 'Aspect', 'Master'], atk: [3, 'nature'], health: 40 },
    {
      power: 'cost change',
      change: {
        cost: 'play',
        noun: thisOne,
        whose: 'you',
        by: { amount: 'times', of: [-1, countOf(yours({ faceDown: true, kind: ['Resource'] }))] },
      },
    },
    has('Mend', 3),
    atStartOfYourTurn(may(draw())),
  ),
  'Yuna Sunridge': withBack(
    hero({ icon: ['Horde', 'Priest'], race: 'Tauren', talent: 'Holy', health: 27 }, pay([3], flip(thisCard))),
    has('Mend', 1),
  ),
});
