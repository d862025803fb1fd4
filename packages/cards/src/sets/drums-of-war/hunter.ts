import { howOftenThisTurn } from '../../language/amounts.ts';
import { ability, ally, attachment, ongoing, set } from '../../language/cards.ts';
import { can } from '../../language/changes.ts';
import { deal, destroy, putIntoHand, thisDeals } from '../../language/effects.ts';
import {
  abilityAllyOrEquipment,
  aCard,
  aHero,
  anAbility,
  attached,
  attacking,
  heroOrAlly,
  other,
  tagged,
  thisOne,
  yours,
} from '../../language/nouns.ts';
import { has, have, ifWould, thatMuchPlus, when, whenThisEntersPlay } from '../../language/powers.ts';
import { eventCard, target, that, you } from '../../language/selections.ts';
import { entersPlay } from '../../language/watches.ts';

export const hunter = set({
  'Empty the Stables': ability(
    { cost: 4, icon: 'Hunter', tags: ['Beast Mastery'] },
    {
      do: 'search',
      who: you,
      noun: tagged('Pet', { differing: 'name' }),
      count: 3,
      reveal: true,
      then: [putIntoHand(that)],
    },
  ),
  Hissy: ally(
    { cost: 4, icon: 'Hunter', tags: ['Serpent'], limit: 'Pet (1)', instant: true, atk: [3, 'nature'], health: 2 },
    has('Trap'),
    whenThisEntersPlay(thisDeals(1, 'nature', target(attacking(aCard)))),
  ),
  "Hunter's Mark": attachment(
    { cost: 3, icon: 'Hunter', tags: ['Marksmanship'], instant: true },
    aHero,
    ifWould({ event: 'deal', card: attached(aHero), damageType: ['ranged'] }, thatMuchPlus(1)),
  ),
  Resourcefulness: ongoing(
    { cost: 4, icon: 'Hunter', tags: ['Survival'], talent: 'Survival' },
    have(yours({ any: [{ kind: ['Hero'] }, { token: false, kind: ['Ally'] }] }), can({ may: 'pay as a resource' })),
  ),
  Snipe: ability(
    { cost: 2, icon: 'Hunter', tags: ['Marksmanship'], instant: true },
    {
      do: 'create',
      trigger: when(entersPlay(abilityAllyOrEquipment), destroy(eventCard)),
      next: true,
      duration: 'this turn',
    },
  ),
  'Sudden Shot': ability(
    { cost: 3, icon: 'Hunter', tags: ['Marksmanship'], instant: true },
    deal(3, 'ranged', target(heroOrAlly)),
    {
      power: 'cost change',
      change: {
        cost: 'play',
        noun: thisOne,
        whose: 'you',
        by: { amount: 'times', of: [-1, howOftenThisTurn({ event: 'play', card: other(anAbility), whose: 'you' })] },
      },
    },
  ),
  Zip: ally(
    { cost: 2, icon: 'Hunter', tags: ['Tallstrider'], limit: 'Pet (1)', atk: [2, 'melee'], health: 3 },
    has('Ferocity'),
  ),
});
