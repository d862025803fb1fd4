import { ability, ongoing, set } from '../../language/cards.ts';
import { atk, keyword } from '../../language/changes.ts';
import { is, not } from '../../language/conditions.ts';
import { deal, destroy, draw, give, may, replace } from '../../language/effects.ts';
import {
  aCard,
  anAlly,
  anEquipment,
  attacking,
  aWeapon,
  damaged,
  defending,
  heroOrAlly,
  opposing,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { haveWhile, nextTime, pay, redirectedTo, when, whenThisEntersPlay } from '../../language/powers.ts';
import { each, eventDoer, it, target, targeted, yourHero } from '../../language/selections.ts';

export const warrior = set({
  'Burning Rage': ongoing(
    { cost: 4, icon: 'Warrior', tags: ['Fury'] },
    haveWhile(not({ is: 'there', noun: yours({ exhausted: false, kind: ['Resource'] }) }), yours(anAlly), atk(2)),
  ),
  'Dauntless Defender': ability(
    { cost: 1, icon: 'Warrior', tags: ['Protection'], instant: true },
    give(target(anAlly), [keyword('Protector')]),
    { do: 'modify', what: targeted(0), changes: [atk(4)], while: is(it, defending(aCard)), duration: 'this turn' },
  ),
  'Enraged Regeneration': ongoing(
    { cost: 2, icon: 'Warrior', tags: ['Fury'] },
    when(
      { event: 'deal', by: attacking(yourHeroAs), with: aWeapon, combat: true },
      { do: 'heal', by: eventDoer, amount: 3, from: eventDoer },
    ),
  ),
  'Merciless Strikes': ability(
    { cost: 3, icon: 'Warrior', tags: ['Fury'], instant: true },
    deal(3, 'melee', each(damaged(opposing(heroOrAlly)))),
  ),
  'Peerless Guard': ability(
    { cost: 1, icon: 'Warrior', tags: ['Protection'], instant: true },
    replace(nextTime({ event: 'deal', combat: true }, redirectedTo(yourHero)), target(defending(yours(anAlly)))),
    draw(),
  ),
  'Shattering Throw': ongoing(
    { cost: 4, icon: 'Warrior', tags: ['Arms'] },
    whenThisEntersPlay(may(destroy(target(anEquipment)))),
    pay(['activate'], give(target(yours(aWeapon)), [keyword('Thrown')])),
  ),
});
