import { cardsInHandOf, thatMuch } from '../../language/amounts.ts';
import { armor, set } from '../../language/cards.ts';
import { atk } from '../../language/changes.ts';
import { compared, is } from '../../language/conditions.ts';
import { destroying, exhausting } from '../../language/costs.ts';
import { deal, destroy, give, put, replace } from '../../language/effects.ts';
import {
  aCard,
  anAbility,
  anAlly,
  anArmor,
  anEquipment,
  attacking,
  aWeapon,
  damaged,
  exhausted,
  heroOrAlly,
  inPartyOf,
  inYourGraveyard,
  opposing,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { doubled, haveWhile, ifWould, pay, prevented, provided, when } from '../../language/powers.ts';
import { each, eventCard, it, target, thatPlayer, thisCard, you, yourHero } from '../../language/selections.ts';
import { isDestroyed } from '../../language/watches.ts';

export const armors = set({
  'Arcanium Signet Bands': armor(
    { cost: 2, icon: ['Mage', 'Priest', 'Warlock'], tags: ['Cloth'], limit: 'Wrist (1)', def: 1 },
    pay(['activate'], replace({ event: { event: 'deal' }, instead: doubled }, target(anAlly))),
  ),
  'Armwraps of Disdain': armor(
    { cost: 1, icon: ['Druid', 'Rogue'], tags: ['Leather'], limit: 'Wrist (1)', def: 1 },
    pay([destroying(yours(anAbility))], {
      do: 'modify',
      what: yourHero,
      changes: [atk(1)],
      while: is(it, attacking(aCard)),
      duration: 'this turn',
    }),
  ),
  'Azure-Shield of Coldarra': armor(
    { cost: 3, icon: ['Paladin', 'Shaman', 'Warrior'], tags: ['Shield'], limit: 'Off-Hand (1)', def: 0 },
    ifWould({ event: 'deal', card: yourHeroAs }, prevented({ amount: 'sum', of: [thatMuch, -3] })),
  ),
  'Barbaric Legstraps': armor(
    { cost: 3, icon: ['Hunter', 'Shaman'], tags: ['Mail'], limit: 'Legs (1)', def: 1 },
    provided(
      { is: 'happened', watch: isDestroyed(opposing(anAlly)) },
      pay(['activate'], deal(2, 'melee', target(heroOrAlly))),
    ),
  ),
  'Doomplate Warhelm': armor(
    { cost: 4, icon: ['Paladin', 'Warrior'], tags: ['Plate'], limit: 'Head (1)', def: 3 },
    haveWhile({ is: 'there', noun: yours(anEquipment), atLeast: 5 }, yours(anArmor), { change: 'def', by: 3 }),
  ),
  'Fanblade Pauldrons': armor(
    { cost: 2, icon: ['Paladin', 'Warrior'], tags: ['Plate'], limit: 'Shoulder (1)', def: 0 },
    pay([exhausting(yourHeroAs)], give(thisCard, [{ change: 'def', by: 4 }])),
  ),
  'Helm of Desolation': armor(
    { cost: 3, icon: ['Hunter', 'Shaman'], tags: ['Mail'], limit: 'Head (1)', def: 1 },
    when({ event: 'strike', card: aWeapon, whose: 'you' }, give(target(yours(anAlly)), [atk(2)])),
  ),
  'Legguards of the Shattered Hand': armor(
    { cost: 6, icon: ['Paladin', 'Warrior'], tags: ['Plate'], limit: 'Legs (1)', def: 5 },
    pay(['activate'], destroy(target(damaged(anAlly)))),
  ),
  'Mana-Etched Crown': armor(
    { cost: 4, icon: ['Mage', 'Priest', 'Warlock'], tags: ['Cloth'], limit: 'Head (1)', def: 1 },
    provided(
      compared(cardsInHandOf(you), 'or more', 7),
      pay(['activate'], put(target(inYourGraveyard(anAbility)), { to: 'resource row', exhausted: true })),
    ),
  ),
  'Mana-Sphere Shoulderguards': armor(
    { cost: 3, icon: ['Priest', 'Warlock'], tags: ['Cloth'], limit: 'Shoulder (1)', def: 1 },
    when({ event: 'discard', whose: 'opposing' }, deal(1, 'shadow', each(inPartyOf(thatPlayer, heroOrAlly)))),
  ),
  'Wastewalker Helm': armor(
    { cost: 2, icon: ['Druid', 'Rogue'], tags: ['Leather'], limit: 'Head (1)', def: 1 },
    when({ event: 'deal', by: yourHeroAs, card: exhausted(anAlly) }, destroy(eventCard)),
  ),
  'Wastewalker Leggings': armor(
    { cost: 4, icon: ['Druid', 'Rogue'], tags: ['Leather'], limit: 'Legs (1)', def: 1 },
    when({ event: 'exhaust', card: opposing(heroOrAlly) }, deal(1, 'melee', eventCard)),
  ),
});
