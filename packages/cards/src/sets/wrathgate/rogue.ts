import { ability, attachment, set } from '../../language/cards.ts';
import { deal, destroy } from '../../language/effects.ts';
import { dealtCombatDamageBy, exhausted, heroOrAlly, yourHeroAs } from '../../language/nouns.ts';
import { atStartOfYourTurn } from '../../language/powers.ts';
import { attachedCard, target } from '../../language/selections.ts';

export const rogue = set({
  Annihilate: ability(
    { cost: 3, icon: 'Rogue', tags: ['Combat', 'Combo'] },
    destroy(target(exhausted({ kind: ['Ally', 'Equipment'] }))),
  ),
  'Flesh Eating Poison': attachment(
    { cost: 4, icon: 'Rogue', tags: ['Poison'], instant: true },
    dealtCombatDamageBy(yourHeroAs, heroOrAlly),
    atStartOfYourTurn(deal(5, 'nature', attachedCard)),
  ),
});
