import { countOf } from '../../language/amounts.ts';
import { ability, attachment, ongoing, set, token } from '../../language/cards.ts';
import { atk, health, keyword, power } from '../../language/changes.ts';
import { putTokenCopy, putTokens, reveal } from '../../language/effects.ts';
import { aHero, anAlly, attached, heroOrAlly, opposing, tagged, yourHeroAs, yours } from '../../language/nouns.ts';
import { atStartOfYourTurn, has, have, when } from '../../language/powers.ts';
import { each, that, topOfYourDeck } from '../../language/selections.ts';

export const druid = set({
  'Ferocious Cat Form': ongoing(
    { cost: 3, icon: 'Druid', tags: ['Feral', 'Cat Form'], limit: 'Form (1)', instant: true },
    have(yourHeroAs, power(has('Assault', countOf(yours(tagged('Monster', heroOrAlly)))))),
  ),
  'Mark of Elderlimb': attachment(
    { cost: 2, icon: 'Druid', tags: ['Balance'] },
    anAlly,
    when(
      { event: 'deal', by: attached(anAlly), card: opposing(aHero) },
      putTokens(2, token('Treant', { atk: [1, 'melee'], health: 1 })),
    ),
  ),
  'Mark of the Ancients': attachment(
    { cost: 1, icon: 'Druid', tags: ['Restoration'] },
    yours(anAlly),
    have(attached(anAlly), atk(1), health(1), keyword('Harmonize')),
  ),
  'Monstrous Boon': ability(
    { cost: 4, icon: 'Druid', tags: ['Balance'] },
    reveal(topOfYourDeck(countOf(yours(tagged('Monster', heroOrAlly))))),
    { do: 'place', what: that, exhausted: true },
  ),
  'Wild Cascade': ongoing(
    { cost: 6, icon: 'Druid', tags: ['Balance'] },
    atStartOfYourTurn(putTokenCopy(each(yours({ token: true, kind: ['Ally'] })))),
  ),
});
