import { ability, ally, ongoing, set } from '../../language/cards.ts';
import { cant, keyword, power } from '../../language/changes.ts';
import { give, putIntoHand, ready } from '../../language/effects.ts';
import {
  aCard,
  aResource,
  attacking,
  heroOrAlly,
  inYourGraveyard,
  opposing,
  tagged,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { has, have, when } from '../../language/powers.ts';
import { target, targeted } from '../../language/selections.ts';
import { turnEnds } from '../../language/watches.ts';

export const hunter = set({
  'Bestial Resurgence': ability(
    { cost: 4, icon: 'Hunter', tags: ['Beast Mastery'] },
    putIntoHand(target(inYourGraveyard(tagged('Pet', { differing: 'name' })), { upTo: 3 })),
  ),
  'Cold Bones': ally(
    { cost: 4, icon: 'Hunter', tags: ['Polar Bear'], limit: 'Pet (1)', atk: [4, 'frost'], health: 5 },
    { power: 'keyword', keyword: 'Resistance', type: 'frost' },
    have(yourHeroAs, power({ power: 'keyword', keyword: 'Resistance', type: 'frost' })),
  ),
  'Freezing Arrow': ability(
    { cost: 3, icon: 'Hunter', tags: ['Survival'], instant: true },
    { do: 'remove from combat', what: target(attacking(opposing(aCard))) },
    give(targeted(0), [cant('ready', { during: 'ready step' })], "its controller's next ready step"),
    has('Trap'),
  ),
  'Primal Focus': ongoing(
    { cost: 4, icon: 'Hunter', tags: ['Beast Mastery'] },
    when(turnEnds('you'), ready({ select: 'choose', noun: yours(aResource), count: { upTo: 2 } })),
  ),
  'Sharp Eye': ability(
    { cost: 2, icon: 'Hunter', tags: ['Survival'] },
    give(target(yours(heroOrAlly)), [power(has('Assault', 2)), keyword('Long-Range')]),
  ),
});
