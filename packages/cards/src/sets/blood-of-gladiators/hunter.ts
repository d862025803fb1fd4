import { atkOf, either, thatMuch } from '../../language/amounts.ts';
import { ability, ally, ongoing, set } from '../../language/cards.ts';
import { atk, cant } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { deal, destroy, give, giveTo, ifSo, ready } from '../../language/effects.ts';
import {
  aCard,
  aHero,
  among,
  anAlly,
  aResource,
  aWeapon,
  enteredThisTurn,
  heroOrAlly,
  tagged,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { has, when } from '../../language/powers.ts';
import { anotherTarget, controllerOf, done, each, target, targeted, thisCard } from '../../language/selections.ts';
import { turnEnds } from '../../language/watches.ts';

export const hunter = set({
  Bolton: ally(
    { cost: 1, icon: 'Hunter', tags: ['Wind Serpent'], limit: 'Pet (1)', atk: [2, 'nature'], health: 1 },
    has('Long-Range'),
  ),
  'Clutch Shot': ability(
    { cost: 1, icon: 'Hunter', tags: ['Marksmanship'], instant: true },
    give(target(anAlly), [atk(2)]),
    give(anotherTarget(anAlly), [atk(-2)]),
  ),
  Quickdraw: ability(
    { cost: 2, icon: 'Hunter', tags: ['Marksmanship'], instant: true },
    deal(either(is(targeted(0), enteredThisTurn(aCard)), 6, 2), 'ranged', target(anAlly)),
  ),
  'Scatter Shot': ability(
    { cost: 4, icon: 'Hunter', tags: ['Marksmanship'], instant: true, talent: 'Marksmanship' },
    deal({ amount: 'sum', of: [1, atkOf(each(yours(tagged('Ranged', aWeapon))))] }, 'ranged', target(heroOrAlly)),
    ifSo({ is: 'there', noun: among(done, aHero) }, giveTo(controllerOf(targeted(0)), [cant('play', { noun: aCard })])),
  ),
  'The Aim of Eagles': ability(
    { cost: 2, icon: 'Hunter', tags: ['Marksmanship'], instant: true },
    deal(1, 'ranged', target(heroOrAlly)),
    ready({ select: 'choose', noun: yours(aResource), count: { exactly: thatMuch } }),
  ),
  Volley: ongoing(
    { cost: 2, icon: 'Hunter', tags: ['Marksmanship'] },
    when(turnEnds('you'), deal(1, 'arcane', target(heroOrAlly, { upTo: 3 }))),
    when({ event: 'deal', card: yourHeroAs }, destroy(thisCard)),
  ),
});
