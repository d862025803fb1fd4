import { thatMuch } from '../../language/amounts.ts';
import { armor, set, token } from '../../language/cards.ts';
import { atk, health, keyword } from '../../language/changes.ts';
import { yourHeroIs } from '../../language/conditions.ts';
import { destroyThis } from '../../language/costs.ts';
import { deal, discard, draw, ifYouDo, may, payTo, putTokenCopy, unpreventably } from '../../language/effects.ts';
import {
  aHero,
  anAlly,
  anArmor,
  aWeapon,
  having,
  opposing,
  other,
  thisOne,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { have, haveWhile, ifWould, onYourTurn, pay, when } from '../../language/powers.ts';
import { controllerOf, eventCard, target, yourHero } from '../../language/selections.ts';
import { preventsDamage } from '../../language/watches.ts';

export const armors = set({
  'Boots of the Renewed Flight': armor(
    { cost: 1, icon: ['Hunter', 'Shaman'], tags: ['Mail'], limit: 'Feet (1)', def: 1 },
    when(preventsDamage(thisOne), ifYouDo(may(payTo([4])), draw())),
  ),
  'Cloak of the Shadowed Sun': armor(
    { cost: 4, icon: ['Druid', 'Warrior'], tags: ['Cloth'], limit: 'Back (1)', def: 1 },
    have(yourHeroAs, keyword('Protector')),
    haveWhile(yourHeroIs('Druid'), opposing(anAlly), atk(-1)),
    haveWhile(yourHeroIs('Warrior'), opposing(anAlly), health(-1)),
  ),
  'Gloves of Token Respect': armor(
    { cost: 3, icon: ['Mage', 'Priest', 'Warlock'], tags: ['Cloth'], limit: 'Hands (1)', def: 1 },
    onYourTurn(pay([2], { do: 'put token', token: token('Spider', { atk: [1, 'nature'], health: 1 }) })),
    pay(['activate', destroyThis], putTokenCopy(target({ kind: ['Ally'], token: true }))),
  ),
  'Helm of Vital Protection': armor(
    { cost: 3, icon: ['Death Knight', 'Paladin', 'Warrior'], tags: ['Plate'], limit: 'Head (1)', def: 2 },
    have(yours(aWeapon), atk(1)),
    have(other(yours(anArmor)), { change: 'def', by: 1 }),
  ),
  'Hood of the Exodus': armor(
    { cost: 3, icon: ['Druid', 'Rogue'], tags: ['Leather'], limit: 'Head (1)', def: 1 },
    when(
      { event: 'deal', by: yours(having('Assault', anAlly)), card: opposing(aHero), combat: true },
      discard(1, controllerOf(eventCard)),
    ),
  ),
  'Leggings of the Honored': armor(
    { cost: 2, icon: ['Druid', 'Rogue'], tags: ['Leather'], limit: 'Legs (1)', def: 1 },
    haveWhile({ is: 'happened', watch: { event: 'enter graveyard', card: anAlly } }, thisOne, { change: 'def', by: 4 }),
  ),
  'Sun-Emblazoned Chestplate': armor(
    { cost: 5, icon: ['Death Knight', 'Paladin', 'Warrior'], tags: ['Plate'], limit: 'Chest (1)', def: 3 },
    when(
      { event: 'prevent', by: thisOne, to: { attacking: true } },
      unpreventably(deal(thatMuch, 'holy', { select: 'event', role: 'to' })),
    ),
  ),
  Sympathy: armor(
    { cost: 3, icon: ['Mage', 'Priest', 'Warlock'], tags: ['Cloth'], limit: 'Chest (1)', def: 1 },
    ifWould({ event: 'deal', card: yours(anAlly) }, { instead: 'redirect', to: yourHero, amount: 1 }),
  ),
});
