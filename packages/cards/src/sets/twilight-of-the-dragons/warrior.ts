import { costOf } from '../../language/amounts.ts';
import { ability, attachment, ongoing, set, token } from '../../language/cards.ts';
import { atk, power } from '../../language/changes.ts';
import { deal, destroy, exhaust, give, may, put } from '../../language/effects.ts';
import {
  aCharacter,
  allyOrWeapon,
  among,
  anAlly,
  anEquipment,
  attached,
  friendly,
  heroOrAlly,
  yours,
} from '../../language/nouns.ts';
import { has, have, when } from '../../language/powers.ts';
import { attachedCard, controllerOf, done, each, heroOf, target, that } from '../../language/selections.ts';
import { isDestroyed } from '../../language/watches.ts';

export const warrior = set({
  'Colossus Smash': ongoing(
    { cost: 5, icon: 'Warrior', tags: ['Arms'] },
    {
      do: 'put token',
      token: token('Colossus Warrior', { tags: ['Colossus', 'Warrior'], atk: [5, 'melee'], health: 5 }),
    },
    when(isDestroyed(yours({ kind: ['Ally'], atk: { is: 'or more', than: 5 } })), may(destroy(target(anEquipment)))),
  ),
  'Demoralizing Strike': ability(
    { cost: 2, icon: 'Warrior', tags: ['Fury'], instant: true },
    give(target(allyOrWeapon), [atk(-3)]),
  ),
  "Executioner's Mark": attachment(
    { cost: 1, icon: 'Warrior', tags: ['Fury'] },
    anAlly,
    when({ event: 'deal', card: attached(anAlly) }, destroy(attachedCard)),
  ),
  'Favor of Steel': attachment(
    { cost: 2, icon: 'Warrior', tags: ['Protection'] },
    friendly(anAlly),
    have(attached(anAlly), power(has('Assault', 2))),
    when(isDestroyed(attached(anAlly)), may(destroy(target(anEquipment)))),
  ),
  'Heroic Leap': ability(
    { cost: 2, icon: 'Warrior', tags: ['Fury'], instant: true },
    exhaust(target(heroOrAlly, { upTo: 2 })),
    deal(1, 'melee', each(among(done, aCharacter))),
  ),
  Shockwave: ability(
    { cost: 2, icon: 'Warrior', tags: ['Protection'], talent: 'Protection' },
    put(target(anAlly), { to: 'deck', at: 'top' }),
    deal(costOf(done), 'melee', heroOf(controllerOf(that))),
  ),
});
