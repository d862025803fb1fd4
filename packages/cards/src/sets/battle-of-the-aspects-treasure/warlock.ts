import { damageOn, either } from '../../language/amounts.ts';
import { ability, ally, attachment, set } from '../../language/cards.ts';
import { compared } from '../../language/conditions.ts';
import { deal, draw, thisDeals } from '../../language/effects.ts';
import { aHero, opposing, tagged } from '../../language/nouns.ts';
import { atStartOfYourTurn } from '../../language/powers.ts';
import { attachedCard, each, eachOpponent, heroOf, thatPlayer } from '../../language/selections.ts';

export const warlock = set({
  'Curse of the Void': attachment(
    { cost: 2, icon: 'Warlock', tags: ['Affliction', 'Curse'] },
    opposing(aHero),
    atStartOfYourTurn(deal(either(compared(damageOn(attachedCard), 'or more', 15), 2, 1), 'shadow', attachedCard)),
  ),
  'Demonic Torrent': ability(
    { cost: 4, icon: 'Warlock', tags: ['Demonology'] },
    deal(3, 'shadow', each({ not: tagged('Demon'), kind: ['Hero', 'Ally'] })),
  ),
  Karuzak: ally(
    {
      cost: 6,
      icon: 'Warlock',
      tags: ['Doomguard', 'Demon', 'Monster'],
      limit: 'Pet (1)',
      atk: [6, 'shadow'],
      health: 6,
    },
    atStartOfYourTurn({
      do: 'for each player',
      who: eachOpponent,
      effects: [
        {
          do: 'choose modes',
          count: 1,
          modes: [[thisDeals(6, 'shadow', heroOf(thatPlayer))], [draw(2)]],
          by: thatPlayer,
        },
      ],
    }),
  ),
});
