import { countersOn, countOf, thatMuch } from '../../language/amounts.ts';
import { ability, attachment, set } from '../../language/cards.ts';
import { atk, keyword } from '../../language/changes.ts';
import { addCounters, deal, dealtBy, destroy, give } from '../../language/effects.ts';
import {
  aHero,
  anAlly,
  dealtCombatDamageBy,
  heroOrAlly,
  opposing,
  withCost,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, has, when } from '../../language/powers.ts';
import { attachedCard, each, eventDoer, target, yourHero } from '../../language/selections.ts';

export const rogue = set({
  'Bounty Hunt': ability(
    { cost: 4, icon: 'Rogue', tags: ['Assassination'] },
    destroy(target(withCost('or less', countOf(yours(anAlly)), anAlly))),
  ),
  'Malice From Beyond': ability(
    { cost: 3, icon: 'Rogue', tags: ['Subtlety'] },
    give(yourHero, [atk(3), keyword('Stealth')]),
    has('Warp'),
  ),
  'Savage Combat': ability(
    { cost: 2, icon: 'Rogue', tags: ['Combat'], talent: 'Combat' },
    {
      do: 'create',
      trigger: when(
        { event: 'deal', by: yourHeroAs, card: aHero, combat: true },
        dealtBy(eventDoer, thatMuch, 'melee', each(opposing(anAlly))),
      ),
      duration: 'this turn',
    },
  ),
  'Smoke Screen': ability(
    { cost: 2, icon: 'Rogue', tags: ['Subtlety'] },
    give(yourHero, [keyword('Elusive'), keyword('Spellshield')]),
  ),
  'Torturous Poison': attachment(
    { cost: 1, icon: 'Rogue', tags: ['Assassination', 'Poison', 'Attachment'] },
    dealtCombatDamageBy(yourHeroAs, heroOrAlly),
    atStartOfYourTurn(addCounters(1, 'poison'), deal(countersOn('poison'), 'nature', attachedCard)),
  ),
});
