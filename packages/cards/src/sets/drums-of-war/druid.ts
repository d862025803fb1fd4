import { countOf } from '../../language/amounts.ts';
import { ability, ongoing, set } from '../../language/cards.ts';
import { keyword } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { destroying } from '../../language/costs.ts';
import { deal, draw, heal, ifSo, interrupt, may, ready } from '../../language/effects.ts';
import {
  aCard,
  anAlly,
  aResource,
  having,
  heroOrAlly,
  inZone,
  typed,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { have, pay, when } from '../../language/powers.ts';
import { target, yourHero } from '../../language/selections.ts';
import { entersPlay } from '../../language/watches.ts';

export const druid = set({
  'Celestial Communion': ability(
    { cost: 2, icon: 'Druid', tags: ['Balance'], instant: true },
    deal(countOf(yours(typed('arcane', anAlly))), 'arcane', target(heroOrAlly)),
    draw(),
  ),
  Cower: ongoing(
    { cost: 2, icon: 'Druid', tags: ['Feral'], limit: 'Form (1)', instant: true },
    ifSo(is(yourHero, { inCombat: true }), { do: 'remove from combat', what: yourHero }, ready(yourHero)),
    have(yourHeroAs, keyword('Cat Form')),
  ),
  'Feral Charge': ability(
    { cost: 2, icon: 'Druid', tags: ['Feral'], instant: true, talent: 'Feral' },
    interrupt(target(inZone('chain', aCard))),
    { power: 'play only', if: is(yourHero, having('Bear Form', aCard)) },
  ),
  'Life of the Land': ongoing(
    { cost: 5, icon: 'Druid', tags: ['Restoration'] },
    pay(['activate', destroying(yours(aResource))], heal(5, target(heroOrAlly))),
  ),
  Moonflare: ongoing(
    { cost: 3, icon: 'Druid', tags: ['Balance'] },
    when(entersPlay(yours(aResource)), may(deal(1, 'arcane', target(anAlly)))),
  ),
});
