import { countOf, doubledFor, X } from '../../language/amounts.ts';
import { ability, ally, attachment, ongoing, set } from '../../language/cards.ts';
import { atk } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { deal, removeFromGame, replace, youCanThisTurn } from '../../language/effects.ts';
import {
  aCard,
  allyOrWeapon,
  anAbility,
  attached,
  heroOrAlly,
  inYourGraveyard,
  named,
  opposing,
  other,
  ownedBy,
  yourHeroAs,
} from '../../language/nouns.ts';
import { has, have, haveWhile, instead, youCan } from '../../language/powers.ts';
import { eventCard, it, target } from '../../language/selections.ts';
import { entersGraveyard } from '../../language/watches.ts';

const PET = { icon: 'Hunter', limit: 'Pet (1)' };

export const hunter = set({
  'Aimed Shot': ability(
    { cost: 1, plusX: true, icon: 'Hunter', tags: ['Marksmanship'], talent: 'Marksmanship' },
    deal(X, 'ranged', target(heroOrAlly)),
  ),
  Bloodclaw: ally({ cost: 1, tags: ['Raptor'], ...PET, atk: [3, 'melee'], health: 1 }),
  'Concussive Barrage': ability(
    { cost: 1, icon: 'Hunter', instant: true, tags: ['Marksmanship'], talent: 'Marksmanship' },
    deal(
      doubledFor(countOf(other(inYourGraveyard(named('Concussive Barrage', aCard)))), 2),
      'ranged',
      target(heroOrAlly),
    ),
  ),
  Deuce: ally(
    { ...PET, cost: 2, tags: ['Chimaera'], talent: 'Beast Mastery', atk: [4, 'nature'], health: 3 },
    youCan({ may: 'control additional', tag: 'Pet', count: 1 }, 'graveyard'),
  ),
  Fury: ally(
    { cost: 5, icon: 'Hunter', tags: ['Cat'], limit: 'Pet (1)', atk: [5, 'melee'], health: 3 },
    has('Ferocity'),
  ),
  Hootie: ally(
    { cost: 2, icon: 'Hunter', tags: ['Owl'], limit: 'Pet (1)', atk: [2, 'melee'], health: 2 },
    have(opposing(heroOrAlly), atk(-1)),
  ),
  'Lightning Reflexes': ongoing(
    { cost: 1, icon: 'Hunter', instant: true, tags: ['Survival'], talent: 'Survival' },
    haveWhile(is(it, { inCombatWith: yourHeroAs }), opposing(heroOrAlly), atk(-1)),
  ),
  Readiness: ability(
    { cost: 3, icon: 'Hunter', tags: ['Survival'], talent: 'Survival' },
    youCanThisTurn({ may: 'play from', zone: 'graveyard', noun: anAbility }),
    replace({ event: entersGraveyard(ownedBy('you', anAbility)), instead: instead(removeFromGame(eventCard)) }),
  ),
  'Turn the Blade': attachment(
    { cost: 1, icon: 'Hunter', tags: ['Survival'] },
    allyOrWeapon,
    have(attached(aCard), atk(-3)),
  ),
});
