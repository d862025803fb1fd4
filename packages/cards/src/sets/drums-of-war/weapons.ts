import { countersOn, countOf, thatMuch } from '../../language/amounts.ts';
import { set, weapon } from '../../language/cards.ts';
import { cant, keyword, power } from '../../language/changes.ts';
import { is, not } from '../../language/conditions.ts';
import { destroyThis, exhausting } from '../../language/costs.ts';
import { addCounters, deal, dealtBy, give, ifSo, putDamage, removeCounters } from '../../language/effects.ts';
import {
  aCard,
  aHero,
  anAlly,
  aResource,
  defending,
  heroOrAlly,
  inCombatWith,
  opposing,
  thisOne,
  typed,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import {
  atStartOfYourTurn,
  have,
  ifWould,
  pay,
  thatMuchPlus,
  when,
  whenIf,
  whenThisEntersPlay,
} from '../../language/powers.ts';
import { each, eventDoer, paidCard, target, yourHero } from '../../language/selections.ts';
import { entersPlay, turnEnds } from '../../language/watches.ts';

export const weapons = set({
  'Black Amnesty': weapon(
    { cost: 2, icon: ['Rogue', 'Shaman'], tags: ['1H', 'Dagger'], limit: 'Melee (1)', atk: [2, 'melee'], strike: 1 },
    have(yourHeroAs, keyword('Dual Wield')),
    pay(
      [1, 'activate'],
      ifSo(is(yourHero, defending(inCombatWith(anAlly, aCard))), { do: 'remove from combat', what: yourHero }),
    ),
  ),
  Bloodseeker: weapon(
    { cost: 2, icon: 'Hunter', tags: ['1H', 'Crossbow'], limit: 'Ranged (1)', atk: [3, 'ranged'], strike: 2 },
    when({ event: 'strike', card: thisOne, whose: 'you' }, give(yourHero, [keyword('Long-Range')], 'this combat')),
    whenIf(turnEnds('you'), not({ is: 'happened', watch: { event: 'deal', with: thisOne } }), putDamage(3, yourHero)),
  ),
  'Blue Diamond Witchwand': weapon(
    {
      cost: 1,
      icon: ['Mage', 'Priest', 'Warlock'],
      tags: ['Wand', 'Ranged'],
      limit: 'Wand (1)',
      atk: [1, 'shadow'],
      strike: 1,
    },
    when({ event: 'discard', whose: 'opposing' }, addCounters(1, '+1 ATK')),
    when({ event: 'deal', with: thisOne }, removeCounters(countersOn('+1 ATK'), '+1 ATK')),
  ),
  'Cold Forged Hammer': weapon(
    {
      cost: 3,
      icon: ['Druid', 'Paladin', 'Shaman'],
      tags: ['1H', 'Mace'],
      limit: 'Melee (1)',
      atk: [3, 'melee'],
      strike: 1,
    },
    {
      power: 'cost change',
      change: {
        cost: 'play',
        noun: thisOne,
        whose: 'you',
        by: { amount: 'times', of: [-1, countOf(yours(typed('frost', anAlly)))] },
      },
    },
  ),
  'Electrified Dagger': weapon(
    {
      cost: 2,
      icon: ['Alliance', 'Rogue', 'Shaman'],
      tags: ['1H', 'Dagger'],
      limit: 'Melee (1)',
      atk: [1, 'nature'],
      strike: 0,
    },
    pay([destroyThis], {
      do: 'deal',
      by: yourHero,
      amount: 2,
      types: ['nature'],
      to: target({ faction: 'Horde', kind: ['Hero', 'Ally'] }, { anyNumber: true }),
      divided: true,
    }),
  ),
  Frostguard: weapon(
    {
      cost: 4,
      icon: ['Paladin', 'Rogue', 'Warrior'],
      tags: ['1H', 'Sword'],
      limit: 'Melee (1)',
      atk: [4, 'melee'],
      strike: 3,
    },
    have(yours(anAlly), power({ power: 'keyword', keyword: 'Resistance', type: 'frost' })),
  ),
  "Gladiator's Spellblade": weapon(
    {
      cost: 5,
      icon: ['Mage', 'Priest', 'Warlock'],
      tags: ['1H', 'Dagger', 'Arena'],
      limit: 'Melee (1)',
      atk: [0, 'melee'],
      strike: 5,
    },
    atStartOfYourTurn(addCounters(1, 'spell')),
    ifWould({ event: 'deal', by: yourHeroAs }, thatMuchPlus(countersOn('spell'))),
  ),
  "Light's Justice": weapon(
    {
      cost: 2,
      icon: ['Druid', 'Paladin', 'Priest', 'Shaman'],
      tags: ['1H', 'Mace'],
      limit: 'Melee (1)',
      atk: [1, 'melee'],
      strike: 3,
    },
    when(
      { event: 'deal', by: yours(typed('holy', anAlly)) },
      { do: 'heal', by: eventDoer, amount: thatMuch, from: yourHero },
    ),
  ),
  "Lohn'goron, Bow of the Torn-Heart": weapon(
    {
      cost: 6,
      icon: ['Hunter', 'Rogue', 'Warrior'],
      tags: ['1H', 'Bow'],
      limit: 'Ranged (1)',
      atk: [3, 'ranged'],
      strike: 3,
    },
    when({ event: 'strike', card: thisOne, whose: 'you' }, give(yourHero, [keyword('Long-Range')], 'this combat')),
    pay([exhausting(yours(anAlly))], dealtBy(paidCard, 1, 'ranged', target(aHero))),
  ),
  "Merciless Gladiator's Greatsword": weapon(
    {
      cost: 6,
      icon: ['Paladin', 'Warrior'],
      tags: ['2H', 'Sword', 'Arena'],
      limit: 'Melee (1)',
      atk: [7, 'melee'],
      strike: 4,
    },
    whenThisEntersPlay(deal(1, 'melee', each(opposing(heroOrAlly)))),
    when({ event: 'strike', card: thisOne, whose: 'you' }, deal(1, 'melee', each(opposing(heroOrAlly)))),
  ),
  Netherbane: weapon(
    {
      cost: 1,
      icon: ['Paladin', 'Shaman', 'Warrior'],
      tags: ['1H', 'Axe'],
      limit: 'Melee (1)',
      atk: [2, 'melee'],
      strike: 2,
    },
    have(yours(aCard), cant('be removed from the game')),
  ),
  "Vengeful Gladiator's Bonecracker": weapon(
    {
      cost: 2,
      icon: ['Rogue', 'Warrior'],
      tags: ['1H', 'Mace', 'Arena'],
      limit: 'Melee (1)',
      atk: [0, 'melee'],
      strike: 0,
    },
    when(entersPlay(yours(aResource)), addCounters(1, '+1 ATK')),
  ),
  'Wand of Biting Cold': weapon(
    {
      cost: 2,
      icon: ['Mage', 'Priest', 'Warlock'],
      tags: ['Wand', 'Ranged'],
      limit: 'Wand (1)',
      instant: true,
      atk: [1, 'frost'],
      strike: 1,
    },
    whenThisEntersPlay(give(target(heroOrAlly), [cant('attack')])),
  ),
});
