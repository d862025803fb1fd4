import { costOf } from '../../language/amounts.ts';
import { ability, attachment, ongoing, set } from '../../language/cards.ts';
import { atk, cant, health, power } from '../../language/changes.ts';
import { deal, destroy, draw, giveAll } from '../../language/effects.ts';
import {
  aHero,
  anAlly,
  anEquipment,
  aQuest,
  attached,
  damaged,
  heroOrAlly,
  opposing,
  yours,
} from '../../language/nouns.ts';
import { has, have, ifWould, unpreventable } from '../../language/powers.ts';
import { it, target } from '../../language/selections.ts';

export const warrior = set({
  'Blind Rage': attachment(
    { cost: 2, icon: 'Warrior', tags: ['Basic', 'Fury', 'Attachment'] },
    anAlly,
    have(attached(anAlly), atk(3), health(3), cant('choose a defender'), { change: 'must attack' }),
  ),
  'Bloodthirsty Shout': ability(
    { cost: 3, icon: 'Warrior', tags: ['Basic', 'Fury', 'Shout'] },
    giveAll(yours(heroOrAlly), [atk(2)]),
  ),
  'Combat Stance': ongoing(
    { cost: 4, icon: 'Warrior', tags: ['Basic', 'Arms'], limit: 'Stance (1)' },
    {
      power: 'continuous',
      continuous: {
        players: 'you',
        changes: [
          cant('play', { noun: { not: { any: [{ kind: ['Ally'] }, { tag: ['Stance'] }] } } }),
          cant('complete', { noun: aQuest }),
        ],
      },
    },
    have(yours(anAlly), power(has('Assault', costOf(it)))),
  ),
  Decimate: ability(
    { cost: 3, icon: 'Warrior', tags: ['Basic', 'Protection'] },
    destroy(target(anEquipment, { upTo: 2 })),
  ),
  'Raging Blow': ability(
    { cost: 9, icon: 'Warrior', tags: ['Basic', 'Fury'], talent: 'Fury' },
    deal(15, 'melee', target(opposing(aHero))),
  ),
  'Ruthless Execution': ability(
    { cost: 2, icon: 'Warrior', tags: ['Basic', 'Fury'] },
    destroy(target(damaged(anAlly))),
    draw(),
  ),
  Strife: ongoing(
    { cost: 3, icon: 'Warrior', tags: ['Basic', 'Fury'] },
    have(aHero, power(has('Assault', 3))),
    ifWould({ event: 'deal' }, unpreventable),
    have(heroOrAlly, cant('be healed')),
  ),
});
