import { countOf, either } from '../../language/amounts.ts';
import { ability, attachment, ongoing, set, token } from '../../language/cards.ts';
import { atk, cant, health, keyword } from '../../language/changes.ts';
import { exhausting } from '../../language/costs.ts';
import { attachThisTo, destroy, draw, exhaust, give, heal, put, putTokens } from '../../language/effects.ts';
import {
  abilityAllyOrEquipment,
  aCard,
  aHero,
  among,
  anAlly,
  aQuest,
  aResource,
  attached,
  heroOrAlly,
  nonToken,
  opposing,
  tagged,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { have, onYourTurn, pay, ratherThanCost, when } from '../../language/powers.ts';
import { done, each, target, that } from '../../language/selections.ts';
import { isDestroyed } from '../../language/watches.ts';

export const druid = set({
  'Blustering Winds': ability(
    { cost: 2, icon: 'Druid', tags: ['Balance'], instant: true },
    give(target(heroOrAlly, { upTo: 3 }), [cant('attack'), cant('protect')]),
  ),
  'Dire Bear Form': ongoing(
    { cost: 3, icon: 'Druid', tags: ['Feral'], limit: 'Form (1)', instant: true },
    have(yourHeroAs, keyword('Bear Form')),
    have(yourHeroAs, health({ amount: 'times', of: [5, countOf(yours(anAlly))] })),
  ),
  'Gift of the Earthmother': attachment(
    { cost: 4, icon: 'Druid', tags: ['Restoration'], instant: true, talent: 'Restoration' },
    anAlly,
    have(attached(anAlly), atk(6), health(6)),
    when(isDestroyed(attached(anAlly)), draw(2)),
  ),
  'Lesson of the Wild': ability(
    { cost: 3, icon: 'Druid', tags: ['Balance'] },
    put(target(nonToken(anAlly)), { to: 'resource row' }),
    exhaust(that),
    ratherThanCost(exhausting(yours(tagged('Druid', { not: aHero })))),
  ),
  "Nature's Vengeance": ability(
    { cost: 5, icon: 'Druid', tags: ['Balance'] },
    destroy(each(yours(aResource))),
    putTokens(
      { amount: 'times', of: [2, countOf(among(done, aResource))] },
      token('Treant', { atk: [1, 'melee'], health: 1 }),
    ),
  ),
  'Scent of Nature': ability(
    { cost: 1, icon: 'Druid', tags: ['Restoration'], instant: true },
    heal(
      either({ is: 'happened', watch: { event: 'complete', card: aQuest, whose: 'you' } }, 6, 2),
      target(heroOrAlly),
    ),
  ),
  Stranglevine: attachment(
    { cost: 2, icon: 'Druid', tags: ['Balance'] },
    opposing(abilityAllyOrEquipment),
    have(attached(aCard), cant('ready', { during: 'ready step' })),
    onYourTurn(pay([2], attachThisTo(target(opposing(abilityAllyOrEquipment))))),
  ),
});
