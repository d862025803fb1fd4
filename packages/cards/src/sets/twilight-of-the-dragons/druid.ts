import { countersOn, countOf } from '../../language/amounts.ts';
import { ability, attachment, ongoing, set, token } from '../../language/cards.ts';
import { cant, power } from '../../language/changes.ts';
import { compared } from '../../language/conditions.ts';
import { destroying } from '../../language/costs.ts';
import {
  addCounters,
  deal,
  destroy,
  give,
  heal,
  ifSo,
  ifYouDo,
  putTokens,
  removeCounters,
} from '../../language/effects.ts';
import {
  abilityAllyOrEquipment,
  aHero,
  among,
  anAlly,
  attached,
  friendly,
  heroOrAlly,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, costToPlay, entersWithCounters, has, have, when } from '../../language/powers.ts';
import { done, each, target, thisCard } from '../../language/selections.ts';
import { isDestroyed } from '../../language/watches.ts';

export const druid = set({
  'Favor of Nature': attachment(
    { cost: 2, icon: 'Druid', tags: ['Balance'] },
    friendly(anAlly),
    have(attached(anAlly), power(has('Assault', 2))),
    when(isDestroyed(attached(anAlly)), putTokens(2, token('Treant', { atk: [1, 'melee'], health: 1 }))),
  ),
  'Fierce Cat Form': ongoing(
    { cost: 3, icon: 'Druid', tags: ['Feral', 'Cat Form'], limit: 'Form (1)', instant: true },
    give(target(anAlly), [power(has('Assault', 2))]),
    have(yourHeroAs, power(has('Assault', 1))),
  ),
  'Living Roots': attachment(
    { cost: 1, icon: 'Druid', tags: ['Balance'] },
    anAlly,
    have(
      attached(anAlly),
      cant('attack', { unless: [{ pay: 'resources', amount: 2 }] }),
      cant('exhaust', { unless: [{ pay: 'resources', amount: 2 }] }),
    ),
  ),
  'Tears of Aessina': ability(
    { cost: 1, icon: 'Druid', tags: ['Restoration'], instant: true },
    heal(2, target(heroOrAlly, { upTo: 2 })),
  ),
  'Twisted Wrath': ability(
    { cost: 2, icon: 'Druid', tags: ['Balance'], instant: true },
    deal(5, 'nature', target(aHero)),
    costToPlay(destroying(yours(abilityAllyOrEquipment))),
  ),
  'Wild Growth': ongoing(
    { cost: 1, icon: 'Druid', tags: ['Restoration'], instant: true, talent: 'Restoration' },
    heal('all', each(yours(anAlly))),
    addCounters(countOf(among(done, anAlly)), 'growth'),
    have(yourHeroAs, power(has('Mend', countersOn('growth')))),
  ),
  'Wild Mushroom': ongoing(
    { cost: 3, icon: 'Druid', tags: ['Balance'] },
    entersWithCounters(3, 'fungus'),
    atStartOfYourTurn(
      removeCounters(1, 'fungus'),
      ifYouDo(
        ifSo(compared(countersOn('fungus'), 'exactly', 0), destroy(thisCard)),
        deal(
          {
            amount: 'sum',
            of: [
              5,
              {
                amount: 'times',
                of: [5, countOf({ other: true, kind: ['Ability'], name: 'Wild Mushroom', whose: 'you' })],
              },
            ],
          },
          'nature',
          target(aHero),
        ),
      ),
    ),
  ),
});
