import { ability, ongoing, set } from '../../language/cards.ts';
import { atkAndHealth, attacksOnlyIfAble, health, mustAttack } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { exhausting } from '../../language/costs.ts';
import {
  changeTarget,
  deal,
  destroy,
  discard,
  draw,
  exhaust,
  give,
  ifSo,
  interrupt,
  may,
  replace,
  unless,
} from '../../language/effects.ts';
import {
  aHero,
  anAbility,
  anAlly,
  friendly,
  heroOrAlly,
  inZone,
  opposing,
  playedBy,
  tagged,
  targetingOnly,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import {
  atStartOfYourTurn,
  have,
  ifWould,
  nextTime,
  ratherThanCost,
  redirectedTo,
  thatMuchPlus,
} from '../../language/powers.ts';
import {
  chosen,
  controllerOf,
  heroOf,
  target,
  targeted,
  that,
  thisCard,
  you,
  yourHero,
} from '../../language/selections.ts';
import { dealsDamage } from '../../language/watches.ts';

export const warrior = set({
  'Berserker Stance': ongoing(
    { cost: 3, icon: 'Warrior', tags: ['Fury'], limit: 'Stance (1)' },
    ifWould(dealsDamage({ by: yourHeroAs }), thatMuchPlus(1)),
    ifWould(dealsDamage({ to: yourHeroAs }), thatMuchPlus(1)),
  ),
  Charge: ability({ cost: 1, icon: 'Warrior', tags: ['Arms'] }, exhaust(target(heroOrAlly)), draw()),
  'Deafening Shout': ongoing(
    { cost: 7, icon: 'Warrior', tags: ['Fury', 'Shout'] },
    have(opposing(anAlly), ...atkAndHealth(-3)),
  ),
  Intervene: ability(
    { cost: 1, icon: 'Warrior', instant: true, tags: ['Protection'] },
    replace(nextTime(dealsDamage({}), redirectedTo(yourHero)), target(friendly(heroOrAlly))),
  ),
  'Last Stand': ongoing(
    { cost: 1, icon: 'Warrior', instant: true, tags: ['Protection'], talent: 'Protection' },
    have(yourHeroAs, health(20)),
    atStartOfYourTurn(unless(you, discard(2), destroy(thisCard))),
  ),
  'Mocking Blow': ability(
    { cost: 1, icon: 'Warrior', instant: true, tags: ['Arms'] },
    deal(1, 'melee', target(heroOrAlly)),
    give(targeted(0), [mustAttack(), attacksOnlyIfAble(yourHeroAs)]),
  ),
  'Shield Bash': ability(
    { cost: 3, icon: 'Warrior', instant: true, tags: ['Protection'] },
    ratherThanCost(exhausting(yours(tagged('Shield')))),
    deal(1, 'melee', target(heroOrAlly)),
    ifSo(is(targeted(0), aHero), may(interrupt(chosen(playedBy(controllerOf(targeted(0)), anAbility))))),
  ),
  'Spell Reflection': ability(
    { cost: 3, icon: 'Warrior', instant: true, tags: ['Protection'] },
    ratherThanCost(exhausting(yours(tagged('Shield')))),
    changeTarget(chosen(targetingOnly(yourHeroAs, inZone('chain', anAbility))), heroOf(controllerOf(that))),
  ),
  'Withering Shout': ongoing(
    { cost: 4, icon: 'Warrior', instant: true, tags: ['Fury', 'Shout'] },
    have(opposing(anAlly), health(-1)),
  ),
});
