import { armor, set } from '../../language/cards.ts';
import { can, cant, keyword, losesPowers, power } from '../../language/changes.ts';
import { deal, draw, give, may, putDamage, ready } from '../../language/effects.ts';
import {
  aCard,
  aHero,
  aWeapon,
  friendly,
  heroOrAlly,
  opposing,
  tagged,
  typed,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, has, have, ifWould, pay, thatMuchPlus, when } from '../../language/powers.ts';
import { each, target, yourHero } from '../../language/selections.ts';

export const armors = set({
  'Bitter Cold Armguards': armor(
    { cost: 2, icon: ['Death Knight', 'Paladin', 'Warrior'], tags: ['Plate'], limit: 'Wrist (1)', def: 3 },
    atStartOfYourTurn(deal(1, 'frost', target(yours(heroOrAlly)))),
  ),
  'Frost-bound Chain Bracers': armor(
    { cost: 2, icon: ['Hunter', 'Shaman'], tags: ['Mail'], limit: 'Wrist (1)', def: 1 },
    when({ event: 'strike', card: aWeapon, whose: 'you' }, may(deal(1, 'frost', target(heroOrAlly)))),
    {
      power: 'keyword',
      keyword: 'Death Rattle',
      effects: [{ do: 'create', cost: { cost: 'strike', noun: aWeapon, whose: 'you', by: -2 }, duration: 'this turn' }],
    },
  ),
  'Gloves of the Frozen Glade': armor(
    { cost: 3, icon: ['Druid', 'Rogue'], tags: ['Leather'], limit: 'Hands (1)', def: 1 },
    pay([3, 'activate'], ready({ select: 'together', of: [yourHero, each(yours(tagged('Melee', aWeapon)))] })),
    { power: 'keyword', keyword: 'Death Rattle', effects: [give(yourHero, [keyword('Stealth')])] },
  ),
  "Hero's Surrender": armor(
    { cost: 4, icon: ['Paladin', 'Shaman', 'Warrior'], tags: ['Shield'], limit: 'Off-Hand (1)', def: 4 },
    have(opposing(aHero), losesPowers, cant('have powers')),
    have(yourHeroAs, can({ may: 'protect', against: { whose: 'opposing', kind: ['Hero'] } })),
  ),
  'Iceshear Mantle': armor(
    { cost: 2, icon: ['Mage', 'Priest', 'Warlock'], tags: ['Cloth'], limit: 'Shoulder (1)', def: 1 },
    pay(['activate'], give(target(typed('frost', aCard)), [power(has('Assault', 2))])),
  ),
  'Icy Scale Chestguard': armor(
    { cost: 4, icon: ['Hunter', 'Shaman'], tags: ['Mail'], limit: 'Chest (1)', def: 3 },
    ifWould({ event: 'deal', by: friendly(heroOrAlly), damageType: ['frost'] }, thatMuchPlus(1)),
  ),
  'Legplates of the Endless Void': armor(
    { cost: 4, icon: ['Death Knight', 'Paladin', 'Warrior'], tags: ['Plate'], limit: 'Legs (1)', def: 3 },
    pay(['activate', { pay: 'put damage', noun: yourHeroAs, amount: 3 }], draw()),
    { power: 'keyword', keyword: 'Death Rattle', effects: [putDamage(3, yourHero), draw()] },
  ),
  "Winter's Icy Embrace": armor(
    { cost: 1, icon: ['Druid', 'Rogue'], tags: ['Leather'], limit: 'Chest (1)', def: 1 },
    have(
      opposing(heroOrAlly),
      { change: 'lose powers', keywords: ['Resistance'] },
      cant('have powers', { keywords: ['Resistance'] }),
    ),
  ),
});
