import { countersOn, countOf, damageOn, perEach, thatMuch } from '../../language/amounts.ts';
import { armor, item, set, token } from '../../language/cards.ts';
import { atk, keyword, power } from '../../language/changes.ts';
import { not } from '../../language/conditions.ts';
import { discarding } from '../../language/costs.ts';
import {
  addCounters,
  chooseWord,
  deal,
  destroy,
  exhaust,
  give,
  giveAll,
  heal,
  may,
  next,
  putIntoHand,
  removeFromGame,
  reveal,
} from '../../language/effects.ts';
import {
  abilityAllyOrEquipment,
  aHero,
  anAlly,
  anArmor,
  anEquipment,
  aResource,
  aWeapon,
  heroOrAlly,
  inPartyOf,
  inZone,
  opposing,
  thisOne,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import {
  asThisEntersPlay,
  atStartOfYourTurn,
  has,
  have,
  onYourTurn,
  pay,
  when,
  whenIf,
  whenThisEntersPlay,
} from '../../language/powers.ts';
import {
  chosen,
  each,
  remembered,
  target,
  that,
  thatPlayer,
  topOfYourDeck,
  yourHero,
} from '../../language/selections.ts';
import { attacks, leavesPlay, turnEnds } from '../../language/watches.ts';

export const cards = set({
  'Amulet of Dull Dreaming': item(
    { cost: 4, icon: ['Druid', 'Hunter', 'Rogue', 'Shaman'], limit: 'Neck (1)' },
    atStartOfYourTurn(may(putIntoHand(chosen(yours(aResource))))),
  ),
  'Band of Bees': item(
    { cost: 3, icon: ['Death Knight', 'Paladin', 'Warrior'], limit: 'Ring (2)' },
    have(yourHeroAs, keyword('Protector')),
    when(
      { event: 'protect', card: yourHeroAs },
      may({ do: 'put token', token: token('Bee', { atk: [1, 'nature'], health: 1 }) }),
    ),
  ),
  'Bedrock Talisman': item(
    { cost: 6, icon: ['Death Knight', 'Druid', 'Paladin', 'Warrior'], limit: 'Trinket (2)' },
    {
      power: 'cost change',
      change: {
        cost: 'play',
        noun: thisOne,
        whose: 'you',
        by: { amount: 'times', of: [-1, perEach(5, damageOn(yourHero))] },
      },
    },
    have(yours(anAlly), keyword('Protector')),
  ),
  'Belt of the Twilight Assassin': armor(
    { cost: 2, icon: ['Druid', 'Rogue'], tags: ['Leather'], limit: 'Waist (1)', def: 1 },
    pay([1, discarding(yours(inZone('hand', anEquipment)))], addCounters(1, 'murder')),
    have(yourHeroAs, power(has('Assault', countersOn('murder')))),
  ),
  'Bladebreaker Gauntlets': armor(
    { cost: 6, icon: ['Death Knight', 'Paladin', 'Warrior'], tags: ['Plate'], limit: 'Hands (1)', def: 3 },
    whenThisEntersPlay(may(destroy(target({ kind: ['Armor', 'Weapon'] })))),
    have(opposing(aWeapon), atk(-1)),
    have(opposing(anArmor), { change: 'def', by: -1 }),
  ),
  'Celadon Pendant': item(
    { cost: 2, icon: ['Druid', 'Paladin', 'Priest', 'Shaman'], limit: 'Neck (1)' },
    have(yourHeroAs, power(has('Mend', countOf(yours({ faceDown: false, kind: ['Resource'] }))))),
  ),
  'Core of Ripeness': item(
    { cost: 4, icon: ['Druid', 'Paladin', 'Priest', 'Shaman'], limit: 'Trinket (2)' },
    whenThisEntersPlay(reveal(topOfYourDeck(2)), { do: 'place', what: that, exhausted: true }),
    when(leavesPlay(thisOne), destroy({ select: 'choose', noun: yours(aResource), count: { exactly: 3 } })),
  ),
  'Fluid Death': item(
    { cost: 4, icon: ['Hunter', 'Rogue', 'Shaman'], limit: 'Trinket (2)' },
    when({ event: 'deal', by: yours(anAlly), card: aHero, combat: true }, addCounters(1, 'depth')),
    have(yourHeroAs, power(has('Assault', countersOn('depth')))),
  ),
  'Leggings of the Tireless Sentry': armor(
    { cost: 3, icon: ['Hunter', 'Shaman'], tags: ['Mail'], limit: 'Legs (1)', def: 2 },
    { power: 'definite', as: 'another enters play', noun: opposing(heroOrAlly), effects: [exhaust(that)] },
    when(turnEnds('opposing'), exhaust(each(inPartyOf(thatPlayer, heroOrAlly)))),
  ),
  'Pendant of Quiet Breath': item(
    { cost: 3, icon: ['Death Knight', 'Paladin', 'Warrior'], limit: 'Neck (1)' },
    whenIf(turnEnds('you'), not({ is: 'happened', watch: attacks(yourHeroAs) }), addCounters(1, 'tactics')),
    have(yourHeroAs, power(has('Assault', countersOn('tactics')))),
  ),
  'Ring of the Battle Anthem': item(
    { cost: 2, icon: ['Death Knight', 'Druid', 'Paladin', 'Warrior'], limit: 'Ring (2)' },
    pay([2], giveAll(yours(anAlly), [power(has('Assault', 1))])),
    { power: 'keyword', keyword: 'Stash', effects: [give(target(anAlly), [power(has('Assault', 1))])] },
  ),
  'Soul Casket': item(
    { cost: 3, icon: ['Druid', 'Mage', 'Priest', 'Shaman', 'Warlock'], limit: 'Trinket (2)' },
    pay(['activate', discarding(yours(inZone('hand', anAlly)))], deal(2, 'shadow', target(heroOrAlly))),
  ),
  'String of Beaded Bubbles': item(
    { cost: 2, icon: ['Druid', 'Mage', 'Priest', 'Shaman', 'Warlock'], limit: 'Neck (1)' },
    asThisEntersPlay(chooseWord({ oneOf: ['arcane', 'fire', 'frost', 'nature'] })),
    onYourTurn(pay([2], { do: 'deal', by: yourHero, amount: 1, types: [], to: target(heroOrAlly), chosenType: true })),
  ),
  'Twined Band of Flowers': item(
    { cost: 2, icon: ['Druid', 'Paladin', 'Priest', 'Shaman'], limit: 'Ring (2)' },
    onYourTurn(pay(['activate'], heal(1, each(yours(anAlly))), give(yourHero, [power(has('Assault', thatMuch))]))),
  ),
  'Wraps of the Astral Traveler': armor(
    { cost: 3, icon: ['Mage', 'Priest', 'Warlock'], tags: ['Cloth'], limit: 'Wrist (1)', def: 1 },
    onYourTurn(
      pay(
        [3, 'activate'],
        removeFromGame(target(opposing(abilityAllyOrEquipment))),
        next(
          atStartOfYourTurn({ do: 'put into play', what: remembered, under: { player: 'owner', of: remembered } }),
          that,
        ),
      ),
    ),
  ),
});
