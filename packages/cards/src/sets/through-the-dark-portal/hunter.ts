import { ability, ally, attachment, ongoing, set } from '../../language/cards.ts';
import { cant } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { deal, destroy, exhaust, give, giveAll, heal, ifSo, may, ready, thisDeals } from '../../language/effects.ts';
import {
  aCard,
  among,
  anAlly,
  aResource,
  attacking,
  defending,
  heroOrAlly,
  opposing,
  tagged,
  thisOne,
  withCost,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, has, when, whenIf } from '../../language/powers.ts';
import { attachedCard, each, target, targeted, thisCard, yourHero } from '../../language/selections.ts';
import { attacks, turnEnds, turnStarts } from '../../language/watches.ts';

export const hunter = set({
  'Aspect of the Viper': ongoing(
    { cost: 8, icon: 'Hunter', tags: ['Beast Mastery'], limit: 'Aspect (1)' },
    when(turnEnds('you'), may(ready(each(yours(aResource))))),
  ),
  Chops: ally(
    { cost: 3, icon: 'Hunter', tags: ['Boar'], limit: 'Pet (1)', atk: [3, 'melee'], health: 4 },
    when(attacks(thisOne), may(exhaust(target(heroOrAlly)))),
  ),
  'Frost Trap': ability(
    { cost: 4, icon: 'Hunter', tags: ['Survival'], instant: true },
    { do: 'remove from combat', what: each(attacking(aCard)) },
    giveAll(opposing(heroOrAlly), [cant('attack')]),
    has('Trap'),
  ),
  'Immolation Trap': attachment(
    { cost: 3, icon: 'Hunter', tags: ['Survival'], instant: true },
    attacking(heroOrAlly),
    has('Trap'),
    atStartOfYourTurn(deal(2, 'fire', attachedCard)),
  ),
  'Point Blank': ability(
    { cost: 2, icon: 'Hunter', tags: ['Marksmanship'], instant: true },
    ifSo(is(yourHero, defending(aCard)), deal(3, 'ranged', target(attacking(aCard)))),
  ),
  'Spirit Bond': ongoing(
    { cost: 1, icon: 'Hunter', tags: ['Beast Mastery'], talent: 'Beast Mastery' },
    whenIf(
      turnStarts('you'),
      { is: 'there', noun: yours(tagged('Pet')) },
      heal(2, { select: 'together', of: [yourHero, each(yours(tagged('Pet')))] }),
    ),
  ),
  'Trophy Kill': ability(
    { cost: 3, icon: 'Hunter', tags: ['Marksmanship'], instant: true },
    destroy(target(withCost('or more', 4, anAlly))),
  ),
  Venomstrike: ally(
    { cost: 4, icon: 'Hunter', tags: ['Scorpid'], limit: 'Pet (1)', atk: [1, 'melee'], health: 5 },
    when(
      turnEnds('any'),
      thisDeals(
        4,
        'nature',
        each({ kind: ['Hero', 'Ally'], past: { as: 'card', was: { event: 'deal', by: among(thisCard, aCard) } } }),
      ),
    ),
  ),
  'Wing Clip': ability(
    { cost: 1, icon: 'Hunter', tags: ['Survival'], instant: true },
    give(target(heroOrAlly), [cant('attack', { noun: yourHeroAs })]),
    deal(1, 'melee', targeted(0)),
  ),
});
