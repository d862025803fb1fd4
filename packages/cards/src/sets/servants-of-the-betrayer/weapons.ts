import { thatMuch } from '../../language/amounts.ts';
import { set, weapon } from '../../language/cards.ts';
import { controlledByYou, keyword } from '../../language/changes.ts';
import { destroyThis, discarding, exhausting, removing } from '../../language/costs.ts';
import { deal, destroy, draw, give, ifYouDo, may, payTo, ready } from '../../language/effects.ts';
import {
  aHero,
  anAbility,
  anAlly,
  aResource,
  having,
  inZone,
  opposing,
  tagged,
  thisOne,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { pay, ratherThanCost, when } from '../../language/powers.ts';
import {
  chosen,
  chosenBy,
  eventCard,
  eventDoer,
  target,
  targetOpponent,
  thisCard,
  yourHero,
} from '../../language/selections.ts';
import { entersPlay, isDestroyed } from '../../language/watches.ts';

export const weapons = set({
  'Blade of Wizardry': weapon(
    { cost: 3, icon: ['Mage', 'Warlock'], tags: ['1H', 'Sword'], limit: 'Melee (1)', atk: [1, 'melee'], strike: 3 },
    pay([1, 'activate', discarding(yours(inZone('hand', anAbility)))], destroy(target(anAlly))),
  ),
  'Bloodskull Destroyer': weapon(
    {
      cost: 2,
      icon: ['Paladin', 'Shaman', 'Warrior'],
      tags: ['1H', 'Mace'],
      limit: 'Melee (1)',
      atk: [3, 'melee'],
      strike: 2,
    },
    pay([1, destroyThis], destroy(target(having('Protector', anAlly)))),
  ),
  'Essence Gatherer': weapon(
    {
      cost: 2,
      icon: ['Mage', 'Priest', 'Warlock'],
      tags: ['Wand', 'Ranged'],
      limit: 'Wand (1)',
      atk: [1, 'arcane'],
      strike: 1,
    },
    when(isDestroyed(opposing(anAlly)), ifYouDo(may(payTo([1])), draw())),
  ),
  "Plasma Rat's Hyper-Scythe": weapon(
    {
      cost: 6,
      icon: ['Paladin', 'Warrior'],
      tags: ['2H', 'Polearm'],
      limit: 'Melee (1)',
      atk: [4, 'melee'],
      strike: 2,
    },
    pay([exhausting(yours({ kind: ['Armor', 'Weapon'] }))], ready(chosen(yours(aResource)))),
  ),
  'Quantum Blade': weapon(
    {
      cost: 5,
      icon: ['Hunter', 'Paladin', 'Warrior'],
      tags: ['2H', 'Sword'],
      limit: 'Melee (1)',
      atk: [5, 'melee'],
      strike: 5,
    },
    pay([{ pay: 'top cards', to: 'removed', count: 10 }], {
      do: 'create',
      cost: { cost: 'strike', noun: thisOne, whose: 'you', by: -5, next: true },
      duration: 'this turn',
    }),
  ),
  'Reflex Blades': weapon(
    {
      cost: 5,
      icon: ['Druid', 'Rogue', 'Shaman'],
      tags: ['1H', 'Fist'],
      limit: 'Melee (1)',
      instant: true,
      atk: [2, 'melee'],
      strike: 0,
    },
    when(
      { event: 'play', card: inZone('chain', { kind: ['Armor', 'Weapon'] }), whose: 'you' },
      ready({ select: 'together', of: [thisCard, yourHero] }),
    ),
  ),
  "Terokk's Shadowstaff": weapon(
    {
      cost: 3,
      icon: ['Mage', 'Priest', 'Warlock'],
      tags: ['2H', 'Staff'],
      limit: 'Melee (1)',
      atk: [1, 'melee'],
      strike: 4,
    },
    pay([2, destroyThis], give(chosenBy(targetOpponent(), yours(anAlly)), [controlledByYou], 'this game')),
  ),
  'Vileblade of the Betrayer': weapon(
    { cost: 3, icon: 'Rogue', tags: ['1H', 'Dagger'], limit: 'Melee (1)', atk: [2, 'melee'], strike: 1 },
    ratherThanCost(removing(yours(inZone('hand', tagged('Poison'))))),
  ),
  'Wand of the Seer': weapon(
    {
      cost: 4,
      icon: ['Mage', 'Priest', 'Warlock'],
      tags: ['Wand', 'Ranged'],
      limit: 'Wand (1)',
      atk: [1, 'nature'],
      strike: 1,
    },
    when(
      { event: 'deal', by: yourHeroAs, card: aHero, with: anAbility },
      {
        do: 'deal',
        by: eventDoer,
        amount: thatMuch,
        types: ['nature'],
        to: target(anAlly, { anyNumber: true }),
        divided: true,
      },
    ),
  ),
  'Wrathtide Longbow': weapon(
    { cost: 5, icon: 'Hunter', tags: ['1H', 'Bow'], limit: 'Ranged (1)', atk: [3, 'ranged'], strike: 2 },
    when({ event: 'strike', card: thisOne, whose: 'you' }, give(yourHero, [keyword('Long-Range')], 'this combat')),
    when(entersPlay(opposing(anAlly)), deal(1, 'ranged', eventCard)),
  ),
});
