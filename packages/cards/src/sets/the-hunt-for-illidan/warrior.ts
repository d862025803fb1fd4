import { countersOn, countOf, thatMuch } from '../../language/amounts.ts';
import { ability, attachment, ongoing, set } from '../../language/cards.ts';
import { atk, attacksOnlyIfAble, health, keyword } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { exhausting } from '../../language/costs.ts';
import {
  addCounters,
  chooseOne,
  deal,
  dealtBy,
  destroy,
  draw,
  give,
  interrupt,
  ready,
} from '../../language/effects.ts';
import {
  aCard,
  aCharacter,
  among,
  anAbility,
  anAlly,
  aResource,
  attached,
  attacking,
  aWeapon,
  damaged,
  except,
  heroOrAlly,
  inPartyOf,
  inZone,
  opposing,
  tagged,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, have, haveWhile, ratherThanCost, when } from '../../language/powers.ts';
import { controllerOf, done, each, eventCard, eventDoer, it, target, targetPlayer } from '../../language/selections.ts';

export const warrior = set({
  Disarm: ability(
    { cost: 1, icon: 'Warrior', tags: ['Protection'] },
    destroy(each(inPartyOf(targetPlayer(), aWeapon))),
  ),
  'Duty Bound': ongoing(
    { cost: 2, icon: 'Warrior', tags: ['Protection'] },
    have(yourHeroAs, keyword('Protector')),
    when({ event: 'protect', card: yourHeroAs }, ready(eventCard)),
  ),
  'Finishing Shout': ongoing(
    { cost: 5, icon: 'Warrior', tags: ['Shout', 'Fury'], instant: true },
    have(yours(anAlly), atk(1), health(1)),
    have(opposing(anAlly), atk(-1), health(-1)),
  ),
  Infuriate: ongoing(
    { cost: 4, icon: 'Warrior', tags: ['Fury'] },
    when(
      { event: 'deal', card: yourHeroAs, combat: true },
      ready({ select: 'choose', noun: yours(aResource), count: { upTo: thatMuch } }),
    ),
  ),
  Pummel: ability(
    { cost: 3, icon: 'Warrior', tags: ['Fury'], instant: true },
    interrupt(target(inZone('chain', anAbility))),
    ratherThanCost(exhausting(yours(tagged('Melee', aWeapon)))),
  ),
  'Slay or Stay': attachment(
    { cost: 1, icon: 'Warrior', tags: ['Fury', 'Protection'], attachMode: 1 },
    anAlly,
    chooseOne([destroy(target(damaged(anAlly)))], []),
    have(attached(anAlly), keyword('Protector')),
  ),
  'Sweeping Strikes': ongoing(
    { cost: 5, icon: 'Warrior', tags: ['Arms'], talent: 'Arms' },
    when(
      { event: 'deal', by: yourHeroAs, card: anAlly, with: tagged('Melee', aWeapon), combat: true },
      dealtBy(eventDoer, thatMuch, 'melee', each(except(eventCard, inPartyOf(controllerOf(eventCard), heroOrAlly)))),
    ),
  ),
  'Taste for Blood': ability(
    { cost: 2, icon: 'Warrior', tags: ['Fury'], instant: true },
    draw(countOf(damaged(opposing(heroOrAlly)))),
  ),
  'Taunting Blows': ability(
    { cost: 3, icon: 'Warrior', tags: ['Arms'], instant: true },
    deal(1, 'melee', each(opposing(heroOrAlly))),
    give(each(among(done, aCharacter)), [{ change: 'must attack' }, attacksOnlyIfAble(yourHeroAs)]),
  ),
  Vitality: ongoing(
    { cost: 4, icon: 'Warrior', tags: ['Protection'], talent: 'Protection' },
    atStartOfYourTurn(addCounters(1, 'might')),
    haveWhile(is(it, attacking(aCard)), yourHeroAs, atk(countersOn('might'))),
    have(yourHeroAs, health(countersOn('might'))),
  ),
});
