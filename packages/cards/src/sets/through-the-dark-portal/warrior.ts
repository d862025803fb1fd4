import { atkOf } from '../../language/amounts.ts';
import { ability, ongoing, set } from '../../language/cards.ts';
import { atk, attacksOnlyIfAble, health, keyword } from '../../language/changes.ts';
import { deal, destroy, draw, exhaust, give, giveAll, put, putDamage, ready } from '../../language/effects.ts';
import {
  aCharacter,
  aHero,
  among,
  anAlly,
  anArmor,
  aWeapon,
  damaged,
  heroOrAlly,
  opposing,
  tagged,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, costToPlay, have, haveWhile, pay, provided, when } from '../../language/powers.ts';
import { chosen, done, each, target, targeted, topOfYourDeck, yourHero } from '../../language/selections.ts';

export const warrior = set({
  'Anger Management': ongoing(
    { cost: 3, icon: 'Warrior', tags: ['Arms'], talent: 'Arms' },
    when(
      { event: 'deal', by: yourHeroAs, card: aHero, with: aWeapon, combat: true },
      put(topOfYourDeck(1), { to: 'resource row', exhausted: true }),
    ),
  ),
  Bloodrage: ongoing(
    { cost: 5, icon: 'Warrior', tags: ['Protection'] },
    draw(2),
    costToPlay({ pay: 'put damage', noun: yourHeroAs, amount: 2 }),
    atStartOfYourTurn(putDamage(1, yourHero), draw()),
  ),
  'Challenging Shout': ability(
    { cost: 2, icon: 'Warrior', tags: ['Shout', 'Fury'], instant: true },
    giveAll(opposing(heroOrAlly), [{ change: 'must attack' }, attacksOnlyIfAble(yourHeroAs)]),
  ),
  'Commanding Shout': ongoing(
    { cost: 3, icon: 'Warrior', tags: ['Shout', 'Fury'], instant: true },
    have(yours(anAlly), health(1)),
  ),
  Cruelty: ongoing(
    { cost: 3, icon: 'Warrior', tags: ['Fury'], talent: 'Fury' },
    haveWhile({ is: 'there', noun: yours(aWeapon) }, yourHeroAs, atk(1)),
  ),
  'Crushing Blow': ability(
    { cost: 4, icon: 'Warrior', tags: ['Fury'] },
    { do: 'choose modes', count: 1, modes: [[destroy(target(anArmor))], [destroy(target(aWeapon))]], upTo: 2 },
  ),
  Intercept: ability(
    { cost: 1, icon: 'Warrior', tags: ['Fury'], instant: true },
    exhaust(target(heroOrAlly)),
    deal(1, 'melee', targeted(0)),
  ),
  'Killing Spree': ability({ cost: 3, icon: 'Warrior', tags: ['Fury'] }, destroy(each(damaged(anAlly)))),
  Slam: ability(
    { cost: 3, icon: 'Warrior', tags: ['Fury'] },
    deal({ amount: 'sum', of: [1, atkOf(chosen(yours(tagged('Melee', aWeapon))))] }, 'melee', target(heroOrAlly)),
  ),
  'Thunder Clap': ability(
    { cost: 4, icon: 'Warrior', tags: ['Arms'], instant: true },
    deal(1, 'melee', each(opposing(heroOrAlly))),
    give(each(among(done, aCharacter)), [atk(-1)]),
  ),
  Vigilance: ongoing(
    { cost: 3, icon: 'Warrior', tags: ['Protection'] },
    have(yourHeroAs, keyword('Protector')),
    provided({ is: 'turn of', whose: 'opposing' }, pay(['activate'], ready(yourHero))),
  ),
});
