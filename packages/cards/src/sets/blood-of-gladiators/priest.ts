import { costOf } from '../../language/amounts.ts';
import { ability, attachment, ongoing, set } from '../../language/cards.ts';
import { controlledByYou } from '../../language/changes.ts';
import { destroyThis } from '../../language/costs.ts';
import { deal, destroy, heal, ifYouDo } from '../../language/effects.ts';
import { anAbility, anAlly, attached, friendly, heroOrAlly, yours } from '../../language/nouns.ts';
import { atStartOfYourTurn, have, pay } from '../../language/powers.ts';
import { attachedCard, chosenBy, done, each, target, targetPlayer, yourHero } from '../../language/selections.ts';

export const priest = set({
  'Darkest Before the Light': ability(
    { cost: 8, icon: 'Priest', tags: ['Holy'] },
    heal('all', each(friendly(heroOrAlly))),
  ),
  'Disperse Magic': ongoing(
    { cost: 1, icon: 'Priest', tags: ['Discipline'] },
    pay([destroyThis], destroy(target(anAbility))),
  ),
  Horrify: ability(
    { cost: 3, icon: 'Priest', tags: ['Shadow'] },
    ifYouDo(destroy(chosenBy(targetPlayer(), yours(anAlly))), heal(costOf(done), yourHero)),
  ),
  'Splinter Mind': attachment(
    { cost: 4, icon: 'Priest', tags: ['Shadow'] },
    anAlly,
    have(attached(anAlly), controlledByYou),
    atStartOfYourTurn(deal(1, 'shadow', attachedCard)),
  ),
});
