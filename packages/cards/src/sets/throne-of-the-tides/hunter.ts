import { costOf, yourResources } from '../../language/amounts.ts';
import { ability, ally, attachment, ongoing, set } from '../../language/cards.ts';
import { atk, can, power } from '../../language/changes.ts';
import { compared, is } from '../../language/conditions.ts';
import { destroying } from '../../language/costs.ts';
import { delve, exhaust, give, ifSo, mayBy, putFrom, putIntoPlay, ready, thisHeals } from '../../language/effects.ts';
import {
  aCard,
  aCharacter,
  aHero,
  anAlly,
  attached,
  heroOrAlly,
  inCombatWith,
  inYourGraveyard,
  opposing,
  tagged,
  thisOne,
  yours,
} from '../../language/nouns.ts';
import { has, haveWhile, oncePerTurn, onYourTurn, pay, when, whenThisEntersPlay } from '../../language/powers.ts';
import { it, target, targeted, thisCard } from '../../language/selections.ts';
import { isDestroyed } from '../../language/watches.ts';

export const hunter = set({
  'Bestial Revival': ongoing(
    { cost: 3, icon: 'Hunter', tags: ['Beast Mastery'] },
    whenThisEntersPlay(
      ifSo(
        compared(costOf(targeted(0)), 'or less', yourResources),
        putIntoPlay(target(inYourGraveyard(tagged('Pet')))),
      ),
    ),
    {
      power: 'continuous',
      continuous: { players: 'you', changes: [can({ may: 'control additional', tag: 'Pet', count: 1 })] },
    },
  ),
  Chompers: ally(
    { cost: 5, icon: 'Hunter', tags: ['Shark', 'Monster'], limit: 'Pet (1)', atk: [5, 'melee'], health: 5 },
    onYourTurn(oncePerTurn(pay([destroying(yours(tagged('Murloc')))], ready(thisCard), thisHeals('all', thisCard)))),
  ),
  Clamps: ally(
    { cost: 4, icon: 'Hunter', tags: ['Crab', 'Monster'], limit: 'Pet (1)', atk: [2, 'melee'], health: 6 },
    pay([2, 'activate'], exhaust(target(anAlly, { upTo: 2 }))),
  ),
  'Monstrous Mark': attachment(
    { cost: 4, icon: 'Hunter', tags: ['Marksmanship'] },
    heroOrAlly,
    haveWhile(
      is(it, inCombatWith(attached(aCharacter), aCard)),
      yours(tagged('Monster', heroOrAlly)),
      power(has('Assault', 2)),
    ),
    when(
      isDestroyed(thisOne),
      mayBy({ player: 'owner', of: thisCard }, putFrom('graveyard', thisCard, { to: 'hand' })),
    ),
  ),
  'Roar of the Beast': ability(
    { cost: 1, icon: 'Hunter', tags: ['Survival'], instant: true },
    give(target(tagged('Monster', anAlly)), [atk(3)]),
    give(target({ not: tagged('Monster'), kind: ['Ally'] }), [atk(-3)]),
  ),
  'Track Enemy': attachment(
    { cost: 1, icon: 'Hunter', tags: ['Survival'] },
    yours(heroOrAlly),
    delve,
    when({ event: 'deal', by: attached(aCharacter), card: opposing(aHero) }, delve),
  ),
});
