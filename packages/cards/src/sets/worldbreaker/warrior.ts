import { ability, attachment, ongoing, set } from '../../language/cards.ts';
import { atk, attacksOnlyIfAble, keyword, power } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { deal, destroy, exhaust, give, ifYouDo, may, put } from '../../language/effects.ts';
import {
  aCard,
  aCharacter,
  among,
  anAlly,
  anEquipment,
  attached,
  attacking,
  heroOrAlly,
  inCombatWith,
  opposing,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { has, have, pay } from '../../language/powers.ts';
import { controllerOf, done, each, heroOf, it, target, targeted, that, yourHero } from '../../language/selections.ts';

export const warrior = set({
  'Chaotic Rush': ongoing(
    { cost: 5, icon: 'Warrior', tags: ['Fury'] },
    put(target(anAlly), { to: 'deck', at: 'top' }),
    { power: 'definite', as: 'another enters play', noun: opposing(anAlly), effects: [exhaust(that)] },
  ),
  'Crushing Strike': ability(
    { cost: 3, icon: 'Warrior', tags: ['Arms'] },
    ifYouDo(destroy(target(opposing(anEquipment))), may(deal(3, 'melee', heroOf(controllerOf(targeted(0)))))),
  ),
  "Defender's Vigil": ability(
    { cost: 1, icon: 'Warrior', tags: ['Protection'], instant: true },
    give(target(heroOrAlly), [{ change: 'must attack' }, attacksOnlyIfAble(yourHeroAs)]),
    {
      do: 'modify',
      what: targeted(0),
      changes: [atk(-3)],
      while: is(it, attacking(inCombatWith(yourHeroAs, aCard))),
      duration: 'this turn',
    },
  ),
  'Heroic Impulse': attachment(
    { cost: 2, icon: 'Warrior', tags: ['Protection'], instant: true },
    yours(heroOrAlly),
    have(attached(aCharacter), keyword('Protector')),
  ),
  Juggernaut: ability(
    { cost: 1, icon: 'Warrior', tags: ['Arms'], talent: 'Arms' },
    exhaust(each(opposing(heroOrAlly))),
    give(yourHero, [power(has('Assault', 3))]),
  ),
  Onslaught: ability({ cost: 5, icon: 'Warrior', tags: ['Fury', 'Dungeon'] }, destroy(each(anEquipment))),
  'Raging Shout': ongoing(
    { cost: 3, icon: 'Warrior', tags: ['Shout', 'Fury'] },
    have(yours(anAlly), power(has('Assault', 1))),
    { power: 'keyword', keyword: 'Stash', effects: [give(yourHero, [power(has('Assault', 1))])] },
  ),
  'Stance Mastery': ongoing(
    { cost: 2, icon: 'Warrior', tags: ['Protection'] },
    pay(['activate'], give(yourHero, [atk(1)], 'this combat')),
  ),
  'Thunderous Challenge': ability(
    { cost: 5, icon: 'Warrior', tags: ['Protection'], instant: true },
    deal(2, 'melee', each(opposing(heroOrAlly))),
    give(each(among(done, aCharacter)), [atk(-2)]),
  ),
});
