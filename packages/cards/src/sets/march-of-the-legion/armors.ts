import { cardsInHandOf, countOf, thatMuch } from '../../language/amounts.ts';
import { armor, set } from '../../language/cards.ts';
import { atk, health, keyword } from '../../language/changes.ts';
import { compared, is } from '../../language/conditions.ts';
import { exhausting } from '../../language/costs.ts';
import {
  deal,
  destroy,
  exhaust,
  give,
  giveAll,
  may,
  putDamage,
  ready,
  removeFromGame,
} from '../../language/effects.ts';
import {
  aCard,
  anAlly,
  anArmor,
  anEquipment,
  aResource,
  attacking,
  aWeapon,
  exhausted,
  friendly,
  heroOrAlly,
  inCombatWith,
  inZone,
  thisOne,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { have, haveWhile, pay, provided, when } from '../../language/powers.ts';
import {
  chosen,
  chosenBy,
  controllerOf,
  eventCard,
  eventDoer,
  heroOf,
  target,
  you,
  yourHero,
} from '../../language/selections.ts';
import { attacks, entersPlay, isDestroyed } from '../../language/watches.ts';

export const armors = set({
  "Abyss Walker's Boots": armor(
    { cost: 2, icon: ['Mage', 'Priest', 'Warlock'], tags: ['Cloth'], limit: 'Feet (1)', def: 1 },
    pay(['activate'], removeFromGame(target(inZone('graveyard', aCard)))),
  ),
  'Bloodstained Ravager Gauntlets': armor(
    { cost: 7, icon: ['Hunter', 'Shaman'], tags: ['Mail'], limit: 'Hands (1)', def: 2 },
    pay(['activate'], give(target(aWeapon), [{ change: 'double', what: 'atk' }])),
  ),
  'Demon Hide Spaulders': armor(
    { cost: 3, icon: ['Druid', 'Rogue'], tags: ['Leather'], limit: 'Shoulder (1)', def: 1 },
    pay(['activate'], giveAll(yours(aWeapon), [atk(1)])),
    pay(['activate'], giveAll(yours(anArmor), [{ change: 'def', by: 1 }])),
  ),
  'Demonfang Ritual Helm': armor(
    { cost: 6, icon: ['Mage', 'Priest', 'Warlock'], tags: ['Cloth'], limit: 'Head (1)', def: 1 },
    when(isDestroyed(yours(anAlly)), destroy(chosenBy({ player: 'each other' }, yours(anAlly)))),
  ),
  'Devil-Stitched Leggings': armor(
    { cost: 3, icon: ['Mage', 'Priest', 'Warlock'], tags: ['Cloth'], limit: 'Legs (1)', def: 1 },
    pay([3, exhausting(yourHeroAs)], give(target(heroOrAlly), [health(-3)])),
  ),
  'Doomplate Chestguard': armor(
    { cost: 1, icon: ['Paladin', 'Warrior'], tags: ['Plate'], limit: 'Chest (1)', def: 1 },
    haveWhile({ is: 'there', noun: yours(anEquipment), atLeast: 5 }, yourHeroAs, keyword('Protector')),
  ),
  'Fel Leather Gloves': armor(
    { cost: 3, icon: ['Druid', 'Rogue'], tags: ['Leather'], limit: 'Hands (1)', def: 0 },
    when(entersPlay(aResource), putDamage(2, heroOf(controllerOf(eventCard)))),
  ),
  'Gauntlets of the Skullsplitter': armor(
    { cost: 3, icon: ['Paladin', 'Warrior'], tags: ['Plate'], limit: 'Hands (1)', def: 2 },
    when(attacks(yours(anAlly)), may(exhaust(target(anArmor)))),
  ),
  'Hauberk of Desolation': armor(
    { cost: 5, icon: ['Hunter', 'Shaman'], tags: ['Mail'], limit: 'Chest (1)', def: 2 },
    when({ event: 'strike', card: aWeapon, whose: 'you' }, may(ready(chosen(yours(anAlly))))),
  ),
  'Mana-Etched Vestments': armor(
    { cost: 3, icon: ['Mage', 'Priest', 'Warlock'], tags: ['Cloth'], limit: 'Chest (1)', def: 1 },
    provided(compared(cardsInHandOf(you), 'or more', 7), pay(['activate'], deal(1, 'arcane', target(heroOrAlly)))),
  ),
  'Platinum Shield of the Valorous': armor(
    { cost: 3, icon: ['Paladin', 'Shaman', 'Warrior'], tags: ['Shield'], limit: 'Off-Hand (1)', def: 0 },
    have(thisOne, { change: 'def', by: countOf(yours({ faceDown: true, kind: ['Resource'] })) }),
  ),
  "Shadowstalker's Sash": armor(
    { cost: 4, icon: ['Druid', 'Rogue'], tags: ['Leather'], limit: 'Waist (1)', def: 2 },
    have(friendly({ tag: ['Druid', 'Rogue'] }), keyword('Stealth')),
  ),
  'Stormshield of Renewal': armor(
    { cost: 3, icon: ['Paladin', 'Shaman'], tags: ['Shield'], limit: 'Off-Hand (1)', def: 2 },
    when(
      { event: 'heal', by: yourHeroAs, card: friendly(anAlly) },
      { do: 'heal', by: eventDoer, amount: thatMuch, from: eventDoer },
    ),
  ),
  'Wastewalker Tunic': armor(
    { cost: 2, icon: ['Druid', 'Rogue'], tags: ['Leather'], limit: 'Chest (1)', def: 1 },
    haveWhile(is(yourHero, attacking(inCombatWith(exhausted(heroOrAlly), aCard))), thisOne, { change: 'def', by: 5 }),
  ),
});
