import { either } from '../../language/amounts.ts';
import { ability, ally, ongoing, set } from '../../language/cards.ts';
import { atk, cant, health, keyword, power } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { deal, destroy, exhaust, give, giveAll, may, thisDeals } from '../../language/effects.ts';
import {
  aCard,
  among,
  anAlly,
  attacking,
  heroOrAlly,
  inCombatWith,
  opposing,
  tagged,
  typed,
  withCost,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, has, have, oncePerTurn, onYourTurn, pay } from '../../language/powers.ts';
import { it, target, targeted, yourHero } from '../../language/selections.ts';

export const hunter = set({
  'Aspect of the Wild': ongoing(
    { cost: 3, icon: 'Hunter', tags: ['Beast Mastery'], limit: 'Aspect (1)' },
    have(yours(typed('nature', anAlly)), atk(2), health(2)),
    pay([2], give(target(yours(anAlly)), [power({ power: 'keyword', keyword: 'Resistance', type: 'nature' })])),
  ),
  'Blast Trap': ability(
    { cost: 2, icon: 'Hunter', tags: ['Survival'], instant: true },
    destroy(target(attacking(withCost('or more', 4, anAlly)))),
    has('Trap'),
  ),
  Boomer: ally(
    { cost: 2, icon: 'Hunter', tags: ['Bat'], limit: 'Pet (1)', atk: [3, 'nature'], health: 3 },
    onYourTurn(
      oncePerTurn(
        pay(
          [{ pay: 'gesture', how: 'make a noise' }],
          exhaust(target(heroOrAlly)),
          thisDeals(1, 'nature', targeted(0)),
        ),
      ),
    ),
  ),
  'Detect Prey': ability(
    { cost: 2, icon: 'Hunter', tags: ['Survival'] },
    {
      do: 'create',
      continuous: {
        cards: yours(anAlly),
        changes: [keyword('Long-Range')],
        while: is(it, inCombatWith(among(target(heroOrAlly), aCard), aCard)),
      },
      duration: 'this turn',
    },
    { power: 'keyword', keyword: 'Stash', effects: [give(yourHero, [keyword('Long-Range')])] },
  ),
  Flare: ability(
    { cost: 0, icon: 'Hunter', tags: ['Marksmanship'], instant: true },
    giveAll(opposing(heroOrAlly), [
      { change: 'lose powers', keywords: ['Elusive', 'Stealth', 'Untargetable'] },
      cant('have powers', { keywords: ['Elusive', 'Stealth', 'Untargetable'] }),
    ]),
  ),
  'Steady Shot': ongoing(
    { cost: 3, icon: 'Hunter', tags: ['Marksmanship'] },
    atStartOfYourTurn(may(deal(1, 'ranged', target(heroOrAlly)))),
  ),
  Tesla: ally(
    { cost: 4, icon: 'Hunter', tags: ['Wind Serpent'], limit: 'Pet (1)', atk: [3, 'nature'], health: 3 },
    has('Assault', 2),
    has('Ferocity'),
  ),
  'Track Dragonkin': ability(
    { cost: 1, icon: 'Hunter', tags: ['Survival'], instant: true },
    give(target(anAlly), [atk(either(is(it, tagged('Dragonkin')), -4, -2))]),
  ),
});
