import { ongoing, set, token } from '../../language/cards.ts';
import { power } from '../../language/changes.ts';
import { tagged, yourHeroAs, yours } from '../../language/nouns.ts';
import { atStartOfYourTurn, has, haveWhile } from '../../language/powers.ts';

export const druid = set({
  'March of the Treants': ongoing(
    { cost: 3, icon: 'Druid', tags: ['Balance'] },
    atStartOfYourTurn({ do: 'put token', token: token('Treant', { atk: [1, 'melee'], health: 1 }) }),
  ),
  'Wild Swipes': ongoing(
    { cost: 2, icon: 'Druid', tags: ['Feral'] },
    haveWhile({ is: 'there', noun: yours(tagged('Form')) }, yourHeroAs, power(has('Assault', 2))),
  ),
});
