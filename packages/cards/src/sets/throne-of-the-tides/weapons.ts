import { set, weapon } from '../../language/cards.ts';
import { atk, keyword, power } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { exhausting } from '../../language/costs.ts';
import { addCounters, deal, exhaust, giveAll, may } from '../../language/effects.ts';
import {
  aCard,
  anAlly,
  attacking,
  damaged,
  exhausted,
  heroOrAlly,
  inCombatWith,
  opposing,
  thisOne,
  withCost,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import {
  atStartOfYourTurn,
  has,
  have,
  haveWhile,
  ifWould,
  ofType,
  onYourTurn,
  pay,
  payLessTo,
  when,
} from '../../language/powers.ts';
import { target, yourHero } from '../../language/selections.ts';
import { turnEnds } from '../../language/watches.ts';

export const weapons = set({
  'Breathstone-Infused Longbow': weapon(
    { cost: 3, icon: 'Hunter', tags: ['Bow'], limit: 'Ranged (1)', atk: [1, 'ranged'], strike: 1 },
    has('Long-Range'),
    payLessTo('play', 2, withCost('or more', 6, anAlly)),
  ),
  'Cerith Spire Staff': weapon(
    {
      cost: 3,
      icon: ['Mage', 'Priest', 'Warlock'],
      tags: ['2H', 'Staff'],
      limit: 'Melee (1)',
      atk: [1, 'frost'],
      strike: 5,
    },
    ifWould({ event: 'deal', by: yourHeroAs }, ofType('frost')),
    when(
      turnEnds('you'),
      deal(
        10,
        'frost',
        target(
          opposing({
            kind: ['Hero'],
            past: { as: 'card', was: { event: 'deal', damageType: ['frost'] }, atLeast: 10 },
          }),
        ),
      ),
    ),
  ),
  'Dawnblaze Blade': weapon(
    {
      cost: 5,
      icon: ['Death Knight', 'Paladin', 'Rogue', 'Warrior'],
      tags: ['1H', 'Sword'],
      limit: 'Melee (1)',
      atk: [1, 'melee'],
      strike: 0,
    },
    atStartOfYourTurn(may(addCounters(1, '+1 ATK'))),
  ),
  "Dirk's Command": weapon(
    { cost: 4, icon: 'Warrior', tags: ['1H', 'Sword'], limit: 'Melee (1)', atk: [2, 'melee'], strike: 1 },
    haveWhile(is(yourHero, attacking(inCombatWith(damaged(heroOrAlly), aCard))), thisOne, atk(2)),
  ),
  'Downfall Hammer': weapon(
    { cost: 2, icon: ['Paladin', 'Rogue'], tags: ['1H', 'Mace'], limit: 'Melee (1)', atk: [2, 'melee'], strike: 2 },
    when({ event: 'strike', card: thisOne, whose: 'you' }, may(exhaust(target(heroOrAlly)))),
  ),
  'Eel Cutter': weapon(
    {
      cost: 3,
      icon: ['Death Knight', 'Paladin', 'Rogue', 'Warrior'],
      tags: ['1H', 'Sword'],
      limit: 'Melee (1)',
      atk: [1, 'melee'],
      strike: 2,
    },
    pay([1, 'activate'], giveAll(yours(anAlly), [power(has('Assault', 1))])),
  ),
  'Lightning Whelk Axe': weapon({
    cost: 2,
    icon: ['Death Knight', 'Hunter', 'Paladin', 'Rogue', 'Shaman', 'Warrior'],
    tags: ['1H', 'Axe'],
    limit: 'Melee (1)',
    atk: [2, 'melee'],
    strike: 3,
  }),
  "Potentate's Letter Opener": weapon(
    {
      cost: 3,
      icon: ['Druid', 'Mage', 'Priest', 'Shaman', 'Warlock'],
      tags: ['1H', 'Dagger'],
      limit: 'Melee (1)',
      atk: [1, 'fire'],
      strike: 4,
    },
    onYourTurn(pay([3, 'activate', exhausting(yourHeroAs)], deal(2, 'fire', target(heroOrAlly)))),
  ),
  'Throat Slasher': weapon(
    { cost: 1, icon: 'Rogue', tags: ['1H', 'Dagger'], limit: 'Melee (1)', atk: [1, 'melee'], strike: 1 },
    have(yourHeroAs, keyword('Dual Wield')),
    haveWhile(is(yourHero, attacking(inCombatWith(exhausted(heroOrAlly), aCard))), thisOne, atk(1)),
  ),
});
