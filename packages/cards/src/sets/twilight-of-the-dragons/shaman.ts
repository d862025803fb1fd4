import { countersOn, thatMuch } from '../../language/amounts.ts';
import { ability, attachment, ongoing, set, token, totem } from '../../language/cards.ts';
import { atk, power } from '../../language/changes.ts';
import { compared } from '../../language/conditions.ts';
import { destroying } from '../../language/costs.ts';
import { addCounters, deal, destroy, give, heal, ifSo, ifYouDo, thisDeals } from '../../language/effects.ts';
import {
  abilityAllyOrEquipment,
  aHero,
  allyOrWeapon,
  anAbility,
  anAlly,
  attached,
  friendly,
  heroOrAlly,
  nonToken,
  opposing,
  typed,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, costToPlay, has, have, pay, when } from '../../language/powers.ts';
import { target, thisCard, yourHero } from '../../language/selections.ts';
import { isDestroyed } from '../../language/watches.ts';

export const shaman = set({
  'Burning Winds': ability(
    { cost: 3, icon: 'Shaman', tags: ['Elemental'] },
    ifSo(
      { is: 'there', noun: nonToken(yours(typed('fire', anAlly))), atLeast: 1 },
      {
        do: 'put token',
        token: token('Fire Elemental', { atk: [0, 'fire'], health: 0 }),
        atk: { amount: 'highest', number: 'cost', of: { damageType: ['fire'], kind: ['Ally'], whose: 'you' } },
        health: { amount: 'highest', number: 'cost', of: { damageType: ['fire'], kind: ['Ally'], whose: 'you' } },
      },
    ),
    ifSo(
      { is: 'there', noun: nonToken(yours(typed('nature', anAlly))), atLeast: 1 },
      {
        do: 'put token',
        token: token('Air Elemental', { atk: [0, 'nature'], health: 0 }),
        atk: { amount: 'highest', number: 'cost', of: { damageType: ['nature'], kind: ['Ally'], whose: 'you' } },
        health: { amount: 'highest', number: 'cost', of: { damageType: ['nature'], kind: ['Ally'], whose: 'you' } },
      },
    ),
  ),
  'Cleanse Spirit': ability(
    { cost: 2, icon: 'Shaman', tags: ['Restoration'] },
    ifYouDo(destroy(target(anAbility)), heal(3, target(heroOrAlly))),
  ),
  'Favor of the Elements': attachment(
    { cost: 2, icon: 'Shaman', tags: ['Elemental'] },
    friendly(anAlly),
    have(attached(anAlly), power(has('Assault', 2))),
    when(isDestroyed(attached(anAlly)), deal(3, 'fire', target(aHero))),
  ),
  'Inferno Totem': totem(
    { cost: 2, icon: 'Shaman', tags: ['Elemental'], limit: 'Fire Totem (1)', atk: [0, 'fire'], health: 3 },
    atStartOfYourTurn(thisDeals(4, 'fire', target(opposing(aHero)))),
  ),
  'Primal Strike': ability(
    { cost: 1, icon: 'Shaman', tags: ['Enhancement'], instant: true },
    give(target(allyOrWeapon), [atk(3)]),
  ),
  Riptide: ongoing(
    { cost: 2, icon: 'Shaman', tags: ['Restoration'], talent: 'Restoration' },
    heal(5, target(heroOrAlly)),
    addCounters(thatMuch, 'tide'),
    pay(
      ['activate', { pay: 'remove counters', name: 'tide', count: 1 }],
      give(target(heroOrAlly), [power(has('Assault', 1))]),
      ifSo(compared(countersOn('tide'), 'exactly', 0), destroy(thisCard)),
    ),
  ),
  'Twisted Fire Nova': ability(
    { cost: 5, icon: 'Shaman', tags: ['Elemental'] },
    {
      do: 'deal',
      by: yourHero,
      amount: 7,
      types: ['fire'],
      to: target(heroOrAlly, { anyNumber: true }),
      divided: true,
    },
    costToPlay(destroying(yours(abilityAllyOrEquipment))),
  ),
});
