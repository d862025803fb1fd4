import { EVERY_CLASS, item, set } from '../../language/cards.ts';
import { power } from '../../language/changes.ts';
import { destroyThis } from '../../language/costs.ts';
import { destroy, give } from '../../language/effects.ts';
import { aHero, friendly, heroOrAlly, yours } from '../../language/nouns.ts';
import { atStartOfYourTurn, has, have, pay } from '../../language/powers.ts';
import { target, yourHero } from '../../language/selections.ts';

export const items = set({
  'Dragonflight Great-Ring': item(
    { cost: 13, icon: ['Death Knight', 'Druid', 'Paladin', 'Warrior'], limit: 'Ring (2)' },
    atStartOfYourTurn(destroy(target(aHero))),
  ),
  'Mighty Shadow Protection Potion': item(
    { cost: 1, icon: ['Death Knight', 'Druid', 'Hunter', 'Mage', 'Rogue', 'Shaman', 'Warrior'], tags: ['Potion'] },
    pay(
      [destroyThis],
      give(target(friendly(heroOrAlly)), [power({ power: 'keyword', keyword: 'Resistance', type: 'shadow' })]),
    ),
  ),
  'Oracle Talisman of Ablution': item(
    { cost: 1, icon: EVERY_CLASS, limit: 'Trinket (2)' },
    have(yours({ kind: ['Ally'], sharesClass: yourHero }), power(has('Assault', 1))),
  ),
});
