import { atkOf } from '../../language/amounts.ts';
import { ability, ally, attachment, ongoing, set } from '../../language/cards.ts';
import { atk, cant, losesPowers } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { discarding, exhausting } from '../../language/costs.ts';
import { deal, dealtBy, give, giveTo, ifSo, interrupt, may } from '../../language/effects.ts';
import {
  aCard,
  aHero,
  anAbility,
  anAlly,
  attached,
  attacking,
  aWeapon,
  heroOrAlly,
  inCombatWith,
  inZone,
  opposing,
  playedBy,
  tagged,
  thisOne,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { has, have, ifWould, oncePerTurn, pay, prevented, ratherThanCost } from '../../language/powers.ts';
import { chosen, controllerOf, it, target, targeted, thatPlayer, thisCard } from '../../language/selections.ts';

export const hunter = set({
  'Aspect of the Monkey': ongoing(
    { cost: 1, icon: 'Hunter', tags: ['Beast Mastery'], limit: 'Aspect (1)' },
    oncePerTurn(
      pay([discarding(yours(inZone('hand', aCard)))], {
        do: 'create',
        continuous: { cards: opposing(anAlly), changes: [atk(-2)], while: is(it, inCombatWith(yourHeroAs, aCard)) },
        duration: 'this turn',
      }),
    ),
  ),
  'Freezing Trap': attachment(
    { cost: 4, icon: 'Hunter', tags: ['Survival'], instant: true },
    attacking(anAlly),
    { do: 'remove from combat', what: targeted(0) },
    has('Trap'),
    have(attached(anAlly), cant('attack'), cant('protect'), losesPowers),
  ),
  'Kill Command': ability(
    { cost: 2, icon: 'Hunter', tags: ['Beast Mastery'], instant: true },
    dealtBy(target(yours(tagged('Pet'))), atkOf(targeted(0)), 'melee', target(anAlly)),
  ),
  Nightfire: ally(
    { cost: 3, icon: 'Hunter', tags: ['Dragonhawk'], limit: 'Pet (1)', atk: [3, 'fire'], health: 4 },
    pay([2], give(thisCard, [atk(1)])),
  ),
  Shelly: ally(
    { cost: 2, icon: 'Hunter', tags: ['Turtle'], limit: 'Pet (1)', atk: [2, 'melee'], health: 3 },
    ifWould({ event: 'deal', card: thisOne, combat: true }, prevented(1)),
  ),
  'Silencing Shot': ability(
    { cost: 4, icon: 'Hunter', tags: ['Marksmanship'], instant: true, talent: 'Marksmanship' },
    deal(2, 'ranged', target(heroOrAlly)),
    ifSo(
      is(targeted(0), aHero),
      giveTo(controllerOf(targeted(0)), [cant('play', { noun: anAbility })]),
      may(interrupt(chosen(playedBy(thatPlayer, anAbility)))),
    ),
    ratherThanCost(exhausting(yours(tagged('Ranged', aWeapon)))),
  ),
  'Take the Shot': ability(
    { cost: 2, icon: 'Hunter', tags: ['Marksmanship'] },
    deal({ amount: 'sum', of: [1, atkOf(chosen(yours(tagged('Ranged', aWeapon))))] }, 'ranged', target(heroOrAlly)),
  ),
});
