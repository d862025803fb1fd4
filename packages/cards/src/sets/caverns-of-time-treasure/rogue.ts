import { atkOf } from '../../language/amounts.ts';
import { ability, set } from '../../language/cards.ts';
import { cant } from '../../language/changes.ts';
import { deal, exhaust, give, putFrom } from '../../language/effects.ts';
import {
  aCard,
  aHero,
  among,
  aWeapon,
  heroOrAlly,
  inZone,
  opposing,
  tagged,
  withCost,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { chosen, each, revealed, target, targetPlayer, that, zoneOf } from '../../language/selections.ts';

export const rogue = set({
  'Brazen Theft': ability(
    { cost: 2, icon: 'Rogue', tags: ['Basic', 'Subtlety'] },
    { do: 'look at', what: zoneOf('hand', targetPlayer()) },
    putFrom('hand', chosen(among(revealed, inZone('hand', aCard))), { to: 'graveyard' }),
    {
      power: 'play only',
      if: { is: 'happened', watch: { event: 'deal', card: opposing(aHero), combat: true, by: yourHeroAs } },
    },
  ),
  'Dirty Distraction': ability(
    { cost: 4, icon: 'Rogue', tags: ['Basic', 'Combat'] },
    exhaust(each(opposing(withCost('or less', 4, { kind: ['Ally', 'Equipment'] })))),
    give(that, [cant('ready', { during: 'ready step' })], "its controller's next ready step"),
  ),
  'Shadow Strikes': ability(
    { cost: 4, icon: 'Rogue', tags: ['Basic', 'Combat'] },
    { do: 'add counters', name: '+1 ATK', count: 1, on: each(yours(aWeapon)) },
    deal(atkOf(each(yours(tagged('Melee', aWeapon)))), 'shadow', target(heroOrAlly)),
  ),
});
