import { location, set, token } from '../../language/cards.ts';
import { power } from '../../language/changes.ts';
import { yourTurn } from '../../language/conditions.ts';
import { exhaust, give, heal, may, removeFromGame } from '../../language/effects.ts';
import { anAlly, heroOrAlly, tagged, yours } from '../../language/nouns.ts';
import { has, pay, provided, when } from '../../language/powers.ts';
import { target, targetPlayer, yourHero } from '../../language/selections.ts';
import { entersPlay } from '../../language/watches.ts';

export const locations = set({
  'Abyssal Maw': location(
    {},
    provided(
      {
        is: 'all',
        of: [yourTurn, { is: 'happened', watch: { event: 'deal', damageType: ['frost'], by: yours(heroOrAlly) } }],
      },
      pay([2, 'activate'], { do: 'put token', token: token('Water Elemental', { atk: [2, 'frost'], health: 1 }) }),
    ),
    when(entersPlay(yours(tagged('Water Elemental'))), may(heal(2, yourHero))),
  ),
  Deepholm: location(
    {},
    provided(
      {
        is: 'all',
        of: [yourTurn, { is: 'happened', watch: { event: 'deal', damageType: ['melee'], by: yours(heroOrAlly) } }],
      },
      pay([2, 'activate'], { do: 'put token', token: token('Earth Elemental', { atk: [2, 'melee'], health: 1 }) }),
    ),
    when(entersPlay(yours(tagged('Earth Elemental'))), give(target(anAlly), [power(has('Assault', 1))])),
  ),
  Firelands: location(
    {},
    provided(
      {
        is: 'all',
        of: [yourTurn, { is: 'happened', watch: { event: 'deal', damageType: ['fire'], by: yours(heroOrAlly) } }],
      },
      pay([2, 'activate'], { do: 'put token', token: token('Fire Elemental', { atk: [2, 'fire'], health: 1 }) }),
    ),
    when(entersPlay(yours(tagged('Fire Elemental'))), removeFromGame({ select: 'top', of: targetPlayer(), count: 2 })),
  ),
  Skywall: location(
    {},
    provided(
      {
        is: 'all',
        of: [yourTurn, { is: 'happened', watch: { event: 'deal', damageType: ['nature'], by: yours(heroOrAlly) } }],
      },
      pay([2, 'activate'], { do: 'put token', token: token('Air Elemental', { atk: [2, 'nature'], health: 1 }) }),
    ),
    when(entersPlay(yours(tagged('Air Elemental'))), may(exhaust(target(anAlly)))),
  ),
});
