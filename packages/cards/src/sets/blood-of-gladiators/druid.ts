import { thatMuch } from '../../language/amounts.ts';
import { ability, ongoing, set, token } from '../../language/cards.ts';
import { atk, health } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { deal, destroy, draw, exhaust, put, putTokens } from '../../language/effects.ts';
import {
  abilityAllyOrEquipment,
  aCard,
  anAlly,
  attacking,
  having,
  heroOrAlly,
  other,
  yours,
} from '../../language/nouns.ts';
import { have, pay } from '../../language/powers.ts';
import { each, it, target, that, yourHero } from '../../language/selections.ts';

export const druid = set({
  'Friends in High Places': ability(
    { cost: 3, icon: 'Druid', tags: ['Balance'], instant: true },
    putTokens(2, token('Treant', { atk: [1, 'melee'], health: 1 })),
  ),
  "Nature's Reach": ongoing(
    { cost: 4, icon: 'Druid', tags: ['Balance'], talent: 'Balance' },
    have(yours({ kind: ['Ally'], token: true }), atk(1), health(1)),
    pay([3, 'activate'], { do: 'put token', token: token('Treant', { atk: [1, 'melee'], health: 1 }) }),
  ),
  Reforestation: ability(
    { cost: 5, icon: 'Druid', tags: ['Balance'] },
    destroy(target({ kind: ['Ability', 'Equipment'] })),
    putTokens(3, token('Treant', { atk: [1, 'melee'], health: 1 })),
  ),
  Starshot: ability({ cost: 2, icon: 'Druid', tags: ['Balance'] }, deal(3, 'arcane', target(anAlly)), draw()),
  'The Sowing of Seeds': ability(
    { cost: 2, icon: 'Druid', tags: ['Balance'], instant: true },
    deal(1, 'nature', target(heroOrAlly)),
    putTokens(thatMuch, token('Treant', { atk: [1, 'melee'], health: 1 })),
  ),
  "Tiger's Fury": ongoing(
    { cost: 2, icon: 'Druid', tags: ['Feral'] },
    pay([1], {
      do: 'modify',
      what: yourHero,
      changes: [atk(1)],
      while: is(it, attacking(having('Cat Form', aCard))),
      duration: 'this turn',
    }),
  ),
  Utopia: ability(
    { cost: 7, icon: 'Druid', tags: ['Balance'] },
    destroy(each({ token: true })),
    put(each(other(abilityAllyOrEquipment)), { to: 'resource row' }),
    exhaust(that),
  ),
});
