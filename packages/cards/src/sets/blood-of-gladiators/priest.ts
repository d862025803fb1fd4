import { costOf } from '../../language/amounts.ts';
import { ability, attachment, ongoing, set } from '../../language/cards.ts';
import { controlledByYou } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { destroyThis } from '../../language/costs.ts';
import { deal, destroy, flip, heal, ifSo, ifYouDo, may, switchDamage } from '../../language/effects.ts';
import { aHero, anAbility, anAlly, attached, friendly, heroOrAlly, opposing, yours } from '../../language/nouns.ts';
import { atStartOfYourTurn, have, pay } from '../../language/powers.ts';
import {
  attachedCard,
  chosenBy,
  done,
  each,
  target,
  targeted,
  targetPlayer,
  yourHero,
} from '../../language/selections.ts';

export const priest = set({
  'Darkest Before the Light': ability(
    { cost: 8, icon: 'Priest', tags: ['Holy'] },
    heal('all', each(friendly(heroOrAlly))),
  ),
  'Disperse Magic': ongoing(
    { cost: 1, icon: 'Priest', tags: ['Discipline'] },
    pay([destroyThis], destroy(target(anAbility))),
  ),
  'Focused Will': ongoing(
    { cost: 7, icon: 'Priest', tags: ['Discipline'], talent: 'Discipline' },
    atStartOfYourTurn(switchDamage(yourHero, target(opposing(aHero)))),
  ),
  Horrify: ability(
    { cost: 3, icon: 'Priest', tags: ['Shadow'] },
    ifYouDo(destroy(chosenBy(targetPlayer(), yours(anAlly))), heal(costOf(done), yourHero)),
  ),
  'Power Word: Restore': attachment(
    { cost: 2, icon: 'Priest', tags: ['Holy'], instant: true },
    aHero,
    may(ifSo(is(targeted(0), { faceDown: true }), flip(targeted(0)))),
    atStartOfYourTurn(heal(1, attachedCard)),
  ),
  'Splinter Mind': attachment(
    { cost: 4, icon: 'Priest', tags: ['Shadow'] },
    anAlly,
    have(attached(anAlly), controlledByYou),
    atStartOfYourTurn(deal(1, 'shadow', attachedCard)),
  ),
});
