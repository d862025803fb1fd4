import { ability, attachment, set } from '../../language/cards.ts';
import { controlledByYou, power } from '../../language/changes.ts';
import { destroying } from '../../language/costs.ts';
import { deal, destroy, discard, give, ifYouDo, ready } from '../../language/effects.ts';
import {
  abilityAllyOrEquipment,
  anAlly,
  anEquipment,
  attached,
  exhausted,
  friendly,
  opposing,
  withCost,
  yours,
} from '../../language/nouns.ts';
import { costToPlay, has, have, when } from '../../language/powers.ts';
import { controllerOf, each, heroOf, target, targeted, targetOpponent } from '../../language/selections.ts';
import { isDestroyed } from '../../language/watches.ts';

export const rogue = set({
  'Break Steel': ability(
    { cost: 1, icon: 'Rogue', tags: ['Assassination'] },
    ifYouDo(destroy(target(exhausted(anEquipment))), deal(2, 'melee', heroOf(controllerOf(targeted(0))))),
  ),
  'Favor of Mischief': attachment(
    { cost: 1, icon: 'Rogue', tags: ['Subtlety'] },
    friendly(anAlly),
    have(attached(anAlly), power(has('Assault', 2))),
    when(isDestroyed(attached(anAlly)), discard(1, targetOpponent())),
  ),
  Swindle: ability(
    { cost: 1, icon: 'Rogue', tags: ['Subtlety'] },
    ready(target(opposing(anEquipment))),
    give(targeted(0), [controlledByYou]),
  ),
  'Twisted Massacre': ability(
    { cost: 5, icon: 'Rogue', tags: ['Assassination'] },
    destroy(each(exhausted(opposing(anAlly)))),
    costToPlay(destroying(yours(abilityAllyOrEquipment))),
  ),
  'Vicious Strike': ability(
    { cost: 1, icon: 'Rogue', tags: ['Combat'], instant: true },
    deal(3, 'melee', target(withCost('or less', 4, anAlly))),
  ),
});
