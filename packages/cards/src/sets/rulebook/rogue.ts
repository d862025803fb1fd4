import { ability, attachment, set } from '../../language/cards.ts';
import { is } from '../../language/conditions.ts';
import { destroy, exhaust, ifSo, payTo, put, unless } from '../../language/effects.ts';
import { aCard, aResource, dealtCombatDamageBy, having, heroOrAlly, yourHeroAs } from '../../language/nouns.ts';
import { atStartOfEachTurn } from '../../language/powers.ts';
import { attachedCard, controllerOf, target, topOfYourDeck, yourHero } from '../../language/selections.ts';

export const rogue = set({
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
