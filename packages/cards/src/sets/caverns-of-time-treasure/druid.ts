import { countOf } from '../../language/amounts.ts';
import { attachment, ongoing, set, token } from '../../language/cards.ts';
import { atk, health, power } from '../../language/changes.ts';
import { putTokens } from '../../language/effects.ts';
import { anAlly, attached, tagged, yourHeroAs, yours } from '../../language/nouns.ts';
import { atStartOfYourTurn, has, have, haveWhile } from '../../language/powers.ts';

export const druid = set({
  "Aessina's Boon": attachment(
    { cost: 3, icon: 'Druid', tags: ['Basic', 'Restoration', 'Attachment'] },
    anAlly,
    putTokens(2, token('Treant', { atk: [1, 'melee'], health: 1 })),
    have(attached(anAlly), atk(countOf(yours(anAlly))), health(countOf(yours(anAlly)))),
  ),
  'March of the Treants': ongoing(
    { cost: 3, icon: 'Druid', tags: ['Basic', 'Balance'] },
    atStartOfYourTurn({ do: 'put token', token: token('Treant', { atk: [1, 'melee'], health: 1 }) }),
  ),
  'Wild Swipes': ongoing(
    { cost: 2, icon: 'Druid', tags: ['Basic', 'Feral'] },
    haveWhile({ is: 'there', noun: yours(tagged('Form')) }, yourHeroAs, power(has('Assault', 2))),
  ),
});
