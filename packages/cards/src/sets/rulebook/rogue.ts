import { thatMuch } from '../../language/amounts.ts';
import { ability, attachment, ongoing, set } from '../../language/cards.ts';
import { is } from '../../language/conditions.ts';
import { deal, destroy, exhaust, ifSo, may, payTo, put, unless } from '../../language/effects.ts';
import {
  aCard,
  anAlly,
  aResource,
  aWeapon,
  dealtCombatDamageBy,
  except,
  having,
  heroOrAlly,
  yourHeroAs,
} from '../../language/nouns.ts';
import { atStartOfEachTurn, when } from '../../language/powers.ts';
import { attachedCard, controllerOf, eventCard, target, topOfYourDeck, yourHero } from '../../language/selections.ts';
import { dealsCombatDamage } from '../../language/watches.ts';

export const rogue = set({
  'Blade Flurry': ongoing(
    { cost: 4, icon: 'Rogue', tags: ['Combat'], talent: 'Combat' },
    when(
      dealsCombatDamage({ by: yourHeroAs, with: aWeapon, to: anAlly }),
      may(deal(thatMuch, 'melee', target(except(eventCard, heroOrAlly)))),
    ),
  ),
  'Crippling Poison': attachment(
    { cost: 1, icon: 'Rogue', instant: true, tags: ['Poison'] },
    dealtCombatDamageBy(yourHeroAs, heroOrAlly),
    atStartOfEachTurn(
      unless(controllerOf(attachedCard), payTo([3], controllerOf(attachedCard)), exhaust(attachedCard)),
    ),
  ),
  Lobotomize: ability(
    { cost: 5, icon: 'Rogue', tags: ['Combat'] },
    destroy(target(aResource)),
    ifSo(is(yourHero, having('Stealth', aCard)), put(topOfYourDeck(), { to: 'resource row', exhausted: true })),
  ),
});
