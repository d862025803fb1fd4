import { costOf, howOftenThisTurn, X } from '../../language/amounts.ts';
import { ability, ally, ongoing, set, token } from '../../language/cards.ts';
import { atk } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { deal, destroy, give, ifYouDo, may, putTokens, thisDeals } from '../../language/effects.ts';
import {
  aCard,
  among,
  anAbility,
  anAlly,
  attacking,
  aWeapon,
  heroOrAlly,
  inCombatWith,
  inPartyOf,
  opposing,
  other,
  tagged,
  thisOne,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import {
  atStartOfYourTurn,
  costToPlay,
  firstPrevented,
  has,
  have,
  ifWould,
  payLessTo,
  when,
  whenThisEntersPlay,
} from '../../language/powers.ts';
import { controllerOf, each, it, target, targeted } from '../../language/selections.ts';

export const hunter = set({
  Bogspike: ally(
    { cost: 1, icon: 'Hunter', tags: ['Spore Bat'], limit: 'Pet (1)', atk: [2, 'melee'], health: 1 },
    whenThisEntersPlay(may(thisDeals(1, 'melee', target(anAlly)))),
  ),
  'Death Trap': ability(
    { cost: 5, icon: 'Hunter', tags: ['Traitor'], instant: true, required: ['Traitor'] },
    ifYouDo(
      destroy(target(attacking(anAlly))),
      deal(1, 'nature', each(inPartyOf(controllerOf(targeted(0)), heroOrAlly))),
    ),
    has('Trap'),
  ),
  'Feeding Frenzy': ability(
    { cost: 1, icon: 'Hunter', tags: ['Traitor'], required: ['Traitor'] },
    give(target(yours(tagged('Pet'))), [atk({ amount: 'times', of: [2, X] })]),
    costToPlay({ pay: 'destroy', noun: yours(anAlly), count: X }),
  ),
  'King Khan': ally(
    { cost: 4, icon: 'Hunter', tags: ['Gorilla'], limit: 'Pet (1)', atk: [2, 'nature'], health: 4 },
    when({ event: 'enter combat', card: thisOne }, thisDeals(2, 'nature', each(opposing(anAlly)))),
  ),
  'Rain of Arrows': ability(
    { cost: 2, icon: 'Hunter', tags: ['Marksmanship'] },
    deal(
      { amount: 'sum', of: [2, howOftenThisTurn({ event: 'play', card: other(anAbility), whose: 'you' })] },
      'ranged',
      target(heroOrAlly),
    ),
  ),
  'Ranged Weapon Specialization': ongoing(
    { cost: 3, icon: 'Hunter', tags: ['Marksmanship'], talent: 'Marksmanship' },
    have(yours(tagged('Ranged', aWeapon)), atk(2)),
    payLessTo('strike', 1, yours(tagged('Ranged', aWeapon))),
  ),
  'Run to Ground': ongoing(
    { cost: 5, icon: 'Hunter', tags: ['Marksmanship'] },
    atStartOfYourTurn({
      do: 'create',
      continuous: {
        cards: yours(anAlly),
        changes: [atk(3)],
        while: is(it, attacking(inCombatWith(among(target(opposing(heroOrAlly)), aCard), aCard))),
      },
      duration: 'this turn',
    }),
  ),
  'Snake Trap': ability(
    { cost: 6, icon: 'Hunter', tags: ['Survival'], instant: true },
    putTokens(costOf(target(attacking(opposing(aCard)))), token('Snake', { atk: [1, 'melee'], health: 1 })),
    has('Trap'),
  ),
  'Survival Instincts': ongoing(
    { cost: 3, icon: 'Hunter', tags: ['Survival'], talent: 'Survival' },
    ifWould({ event: 'deal', card: yourHeroAs }, firstPrevented(4)),
  ),
});
