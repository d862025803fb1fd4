import { costOf, damageOn } from '../../language/amounts.ts';
import { armor, set } from '../../language/cards.ts';
import { atk, keyword } from '../../language/changes.ts';
import { destroyThis, exhausting } from '../../language/costs.ts';
import {
  deal,
  destroy,
  discard,
  draw,
  exhaust,
  give,
  giveAll,
  may,
  put,
  putIntoHand,
  removeFromGame,
  reveal,
} from '../../language/effects.ts';
import {
  aCard,
  aHero,
  among,
  anAbility,
  anAlly,
  anArmor,
  aWeapon,
  inPartyOf,
  inZone,
  thisOne,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { entersExhausted, have, pay, when, whenThisEntersPlay } from '../../language/powers.ts';
import { controllerOf, each, eventCard, revealed, target, topOfYourDeck, yourHero } from '../../language/selections.ts';
import { isDestroyed } from '../../language/watches.ts';

export const armors = set({
  'Aegis of the Blood God': armor(
    { cost: 5, icon: ['Paladin', 'Shaman', 'Warrior'], tags: ['Shield'], limit: 'Off-Hand (1)', def: 0 },
    have(thisOne, { change: 'def', by: damageOn(yourHero) }),
  ),
  'Argent Defender': armor(
    { cost: 3, icon: ['Paladin', 'Shaman', 'Warrior'], tags: ['Shield'], limit: 'Off-Hand (1)', def: 2 },
    when({ event: 'exhaust', card: thisOne }, may(removeFromGame(target(inZone('graveyard', aCard))))),
  ),
  'Belt of the Archmage': armor(
    { cost: 5, icon: ['Mage', 'Priest', 'Warlock'], tags: ['Cloth'], limit: 'Waist (1)', def: 1 },
    whenThisEntersPlay(
      reveal(topOfYourDeck(3)),
      putIntoHand(each(among(revealed, inZone('deck', anAbility)))),
      put(each(among(revealed, inZone('deck', aCard))), { to: 'deck', at: 'bottom' }),
    ),
  ),
  'Crimson Felt Hat': armor(
    { cost: 2, icon: ['Mage', 'Priest', 'Warlock'], tags: ['Cloth'], limit: 'Head (1)', def: 1 },
    when({ event: 'play', card: inZone('chain', anAbility), whose: 'you' }, may(exhaust(target(anArmor)))),
  ),
  'Elven Chain Boots': armor({
    cost: 3,
    icon: ['Hunter', 'Shaman'],
    tags: ['Mail'],
    limit: 'Feet (1)',
    instant: true,
    def: 2,
  }),
  'Magiskull Cuffs': armor(
    { cost: 3, icon: ['Mage', 'Priest', 'Warlock'], tags: ['Cloth'], limit: 'Wrist (1)', def: 0 },
    pay(['activate'], {
      do: 'create',
      cost: { cost: 'play', noun: anAbility, whose: 'you', by: -1, next: true },
      duration: 'this turn',
    }),
  ),
  "Mugger's Belt": armor(
    { cost: 6, icon: 'Rogue', tags: ['Leather'], limit: 'Waist (1)', def: 1 },
    when({ event: 'deal', by: yourHeroAs, card: aHero, combat: true }, discard(1, controllerOf(eventCard)), draw()),
  ),
  "Observer's Shield": armor(
    { cost: 2, icon: ['Paladin', 'Shaman', 'Warrior'], tags: ['Shield'], limit: 'Off-Hand (1)', def: 2 },
    entersExhausted,
  ),
  'Onslaught Girdle': armor(
    { cost: 4, icon: ['Paladin', 'Warrior'], tags: ['Plate'], limit: 'Waist (1)', def: 2 },
    pay([exhausting(yours(anArmor))], giveAll(yours(aWeapon), [atk(1)])),
  ),
  'Ornate Adamantium Breastplate': armor({
    cost: 5,
    icon: ['Paladin', 'Warrior'],
    tags: ['Plate'],
    limit: 'Chest (1)',
    def: 6,
  }),
  'Pads of the Dread Wolf': armor({ cost: 1, icon: ['Druid', 'Rogue'], tags: ['Leather'], limit: 'Feet (1)', def: 1 }),
  'The Immovable Object': armor(
    { cost: 4, icon: ['Paladin', 'Shaman', 'Warrior'], tags: ['Shield'], limit: 'Off-Hand (1)', def: 5 },
    pay([destroyThis], destroy(each({ kind: ['Weapon'], name: 'The Unstoppable Force' }))),
  ),
  'Vambraces of the Sadist': armor(
    { cost: 6, icon: ['Paladin', 'Warrior'], tags: ['Plate'], limit: 'Wrist (1)', def: 2 },
    when(isDestroyed(anAlly), deal(costOf(eventCard), 'melee', target(inPartyOf(controllerOf(eventCard), aHero)))),
  ),
  'Wristguards of the True Flight': armor(
    { cost: 4, icon: ['Hunter', 'Shaman', 'Warrior'], tags: ['Mail'], limit: 'Wrist (1)', def: 1 },
    when({ event: 'strike', card: aWeapon, whose: 'you' }, give(yourHero, [keyword('Long-Range')], 'this combat')),
  ),
});
