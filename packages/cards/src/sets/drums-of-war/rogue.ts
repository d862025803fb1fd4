import { ability, attachment, set } from '../../language/cards.ts';
import { deal, destroy } from '../../language/effects.ts';
import { anAlly, dealtCombatDamageBy, exhausted, heroOrAlly, yourHeroAs, yours } from '../../language/nouns.ts';
import { atStartOfYourTurn, costToPlay } from '../../language/powers.ts';
import { attachedCard, target } from '../../language/selections.ts';

export const rogue = set({
  'Gang Up': ability(
    { cost: 2, icon: 'Rogue', tags: ['Combo', 'Subtlety'], instant: true },
    destroy(target(anAlly)),
    costToPlay({ pay: 'exhaust', noun: yours(heroOrAlly), count: 2 }),
  ),
  'Pernicious Poison': attachment(
    { cost: 2, icon: 'Rogue', tags: ['Poison'], instant: true },
    dealtCombatDamageBy(yourHeroAs, heroOrAlly),
    atStartOfYourTurn(deal(3, 'nature', attachedCard)),
  ),
  'Slay the Feeble': ability(
    { cost: 1, icon: 'Rogue', tags: ['Combo', 'Assassination'] },
    deal(3, 'melee', target(exhausted(heroOrAlly))),
  ),
});
