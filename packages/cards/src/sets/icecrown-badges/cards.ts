import { cardsInHandOf } from '../../language/amounts.ts';
import { armor, set } from '../../language/cards.ts';
import { cant, power } from '../../language/changes.ts';
import { destroyThis } from '../../language/costs.ts';
import { addCounters, give, put, putIntoHand } from '../../language/effects.ts';
import { aCard, among, anAbility, aWeapon, inZone, opposing, yourHeroAs, yours } from '../../language/nouns.ts';
import {
  atStartOfYourTurn,
  has,
  have,
  ifWould,
  pay,
  thatMuchPlus,
  unpreventable,
  when,
} from '../../language/powers.ts';
import { each, kept, target, that, topOfYourDeck, you } from '../../language/selections.ts';
import { draws } from '../../language/watches.ts';

export const cards = set({
  'Belt of the Singing Blade': armor(
    { cost: 2, icon: ['Death Knight', 'Paladin', 'Warrior'], tags: ['Plate'], limit: 'Waist (1)', def: 1 },
    when(draws('you'), addCounters(1, 'verse')),
    pay(
      ['activate', { pay: 'remove counters', name: 'verse', count: 3 }],
      give(target(aWeapon), [power(has('Assault', 3))]),
    ),
  ),
  'Gloves of Unerring Aim': armor(
    { cost: 3, icon: ['Hunter', 'Shaman'], tags: ['Mail'], limit: 'Hands (1)', def: 1 },
    have(
      opposing(aCard),
      { change: 'lose powers', keywords: ['Untargetable'] },
      cant('have powers', { keywords: ['Untargetable'] }),
    ),
    ifWould({ event: 'deal', by: yourHeroAs, with: anAbility }, unpreventable),
    ifWould({ event: 'deal', by: yourHeroAs, with: aWeapon }, thatMuchPlus(1)),
  ),
  'Legwraps of the Master Conjurer': armor(
    { cost: 3, icon: ['Mage', 'Priest', 'Warlock'], tags: ['Cloth'], limit: 'Legs (1)', def: 1 },
    atStartOfYourTurn({ do: 'look at', what: topOfYourDeck(1) }, put(that, { to: 'removed', faceDown: true })),
    pay(
      [2, { pay: 'discard', noun: yours(inZone('hand', aCard)), count: cardsInHandOf(you) }, destroyThis],
      putIntoHand(each(among(kept, aCard))),
    ),
  ),
});
