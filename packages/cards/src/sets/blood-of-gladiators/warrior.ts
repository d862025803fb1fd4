import { countersOn, yourResources } from '../../language/amounts.ts';
import { ability, ongoing, set } from '../../language/cards.ts';
import { atk, cant, health } from '../../language/changes.ts';
import { addCounters, chooseOne, destroy, give, next, putTokens } from '../../language/effects.ts';
import { aCharacter, anAlly, damaged, heroOrAlly, withCost, yours } from '../../language/nouns.ts';
import { have, when } from '../../language/powers.ts';
import { remembered, target, targeted } from '../../language/selections.ts';
import { entersPlay, turnStarts } from '../../language/watches.ts';

export const warrior = set({
  'A Final Sacrifice': ability(
    { cost: 1, icon: 'Warrior', tags: ['Fury'], instant: true },
    give(target(yours(heroOrAlly)), [atk(3), health(3)]),
    next(when(turnStarts('any'), destroy(remembered)), targeted(0)),
  ),
  'A Flawless Advance': ongoing(
    { cost: 3, icon: 'Warrior', tags: ['Fury'] },
    when(entersPlay(yours(withCost('exactly', yourResources, anAlly))), addCounters(1, 'strength')),
    when(
      { event: 'change control', card: withCost('exactly', yourResources, anAlly), whose: 'you' },
      addCounters(1, 'strength'),
    ),
    have(yours(anAlly), atk(countersOn('strength')), health(countersOn('strength'))),
  ),
  'Cowering Shout': ability(
    { cost: 2, icon: 'Warrior', tags: ['Shout', 'Fury'], instant: true },
    give(target(anAlly), [atk(-3), health(-3)]),
  ),
  Defiance: ongoing(
    { cost: 3, icon: 'Warrior', tags: ['Protection'], talent: 'Protection' },
    {
      power: 'continuous',
      continuous: { players: 'opposing', changes: [cant('attack', { noun: aCharacter, moreThan: 1 })] },
    },
  ),
  Pulverize: ability(
    { cost: 2, icon: 'Warrior', tags: ['Fury'], instant: true },
    chooseOne(
      [destroy(target(damaged(anAlly)))],
      [destroy(target({ kind: ['Ability', 'Equipment'], countered: true }))],
    ),
  ),
  'Shield Wall': ability(
    { cost: 4, icon: 'Warrior', tags: ['Protection'] },
    putTokens(3, {
      name: 'Wall',
      types: ['Equipment'],
      tags: ['Armor', 'Wall'],
      icons: [],
      text: [],
      powers: [],
      def: 1,
      token: true,
    }),
  ),
});
