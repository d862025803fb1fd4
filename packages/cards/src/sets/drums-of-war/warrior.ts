import { countersOn, countOf } from '../../language/amounts.ts';
import { ability, attachment, ongoing, set } from '../../language/cards.ts';
import { atk, attacksOnlyIfAble, health, keyword } from '../../language/changes.ts';
import { compared, is } from '../../language/conditions.ts';
import { addCounters, deal, destroy, interrupt, may, put } from '../../language/effects.ts';
import {
  aCard,
  aCharacter,
  anAlly,
  attached,
  aWeapon,
  damaged,
  heroOrAlly,
  inZone,
  opposing,
  tagged,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { have, haveWhile, when } from '../../language/powers.ts';
import { target, targeted } from '../../language/selections.ts';

export const warrior = set({
  'Absolute Poise': ability(
    { cost: 3, icon: 'Warrior', tags: ['Protection'], instant: true },
    interrupt(target(inZone('chain', { kind: ['Ability', 'Equipment'] }))),
  ),
  'Battle Tactics': ongoing(
    { cost: 7, icon: 'Warrior', tags: ['Protection'] },
    have(opposing(heroOrAlly), { change: 'must attack' }),
    when({ event: 'propose', whose: 'opposing' }, may({ do: 'change the proposed defender' })),
  ),
  Behead: ability(
    { cost: 2, icon: 'Warrior', tags: ['Fury'], instant: true },
    {
      do: 'if',
      if: is(target(anAlly), damaged(aCard)),
      then: [destroy(targeted(0))],
      else: [deal(1, 'melee', targeted(0))],
    },
  ),
  'Enduring Shout': ongoing(
    { cost: 3, icon: 'Warrior', tags: ['Shout', 'Fury'] },
    haveWhile(compared(countOf(yours(anAlly)), 'exactly', 1), yours(anAlly), atk(2), health(2), keyword('Protector')),
  ),
  Menace: ability({ cost: 2, icon: 'Warrior', tags: ['Fury'] }, put(target(anAlly), { to: 'deck', at: 'top' })),
  Taunt: attachment(
    { cost: 1, icon: 'Warrior', tags: ['Protection'], instant: true },
    heroOrAlly,
    have(attached(aCharacter), { change: 'must attack' }, attacksOnlyIfAble(yourHeroAs)),
  ),
  'Weapon Mastery': ongoing(
    { cost: 2, icon: 'Warrior', tags: ['Fury'], talent: 'Fury' },
    when({ event: 'play', card: inZone('chain', tagged('Melee', aWeapon)), whose: 'you' }, addCounters(1, 'strength')),
    have(yours(tagged('Melee', aWeapon)), atk(countersOn('strength'))),
  ),
});
