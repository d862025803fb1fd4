import { atkOf, countOf, damageOn, thatMuch } from '../../language/amounts.ts';
import { ally, EVERY_CLASS, item, set, token, weapon } from '../../language/cards.ts';
import { atk, health, keyword } from '../../language/changes.ts';
import { destroyThis, removing } from '../../language/costs.ts';
import { addCounters, chooseWord, destroy } from '../../language/effects.ts';
import {
  aHero,
  anAlly,
  anArmor,
  aQuest,
  aWeapon,
  inYourGraveyard,
  nonToken,
  tagged,
  thisOne,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { entersWithCounters, have, onYourTurn, pay, when, whenIf, whenThisEntersPlay } from '../../language/powers.ts';
import { each, target, yourHero } from '../../language/selections.ts';
import { isDestroyed, turnStarts } from '../../language/watches.ts';

export const cards = set({
  'Fossilized Hatchling': ally(
    { cost: 1, tags: ['Fossil', 'Hatchling', 'Monster'], atk: [3, 'melee'], health: 3 },
    { power: 'play only', if: { is: 'there', noun: inYourGraveyard(anAlly), atLeast: 4 } },
  ),
  'Fossilized Raptor': ally(
    { cost: 4, tags: ['Fossil', 'Raptor', 'Monster'], limit: 'Mount (1)', atk: [0, 'melee'], health: 4 },
    {
      power: 'cost change',
      change: {
        cost: 'complete',
        noun: aQuest,
        whose: 'you',
        by: { amount: 'times', of: [-1, countOf(inYourGraveyard(anAlly))] },
      },
    },
  ),
  'Nifflevar Bearded Axe': weapon(
    {
      cost: 4,
      icon: ['Hunter', 'Rogue', 'Shaman'],
      tags: ['1H', 'Axe'],
      limit: 'Melee (1)',
      atk: [4, 'melee'],
      strike: 4,
    },
    when(
      { event: 'deal', by: yourHeroAs, with: thisOne },
      {
        do: 'create',
        cost: { cost: 'complete', noun: aQuest, whose: 'you', by: -4, next: true },
        duration: 'this turn',
      },
    ),
  ),
  'Ring of the Boy Emperor': item(
    { cost: 3, icon: ['Druid', 'Mage', 'Priest', 'Shaman', 'Warlock'], limit: 'Ring (2)' },
    whenThisEntersPlay(chooseWord({ name: { kind: ['Ability', 'Ally', 'Equipment'], other: true } })),
    whenIf(
      turnStarts('you'),
      { is: 'there', noun: yours({ chosenName: true, kind: ['Ability', 'Ally', 'Equipment'] }) },
      addCounters(1, 'destiny'),
    ),
    pay(['activate', { pay: 'remove counters', name: 'destiny', count: 5 }], destroy(target(aHero))),
  ),
  "The Innkeeper's Daughter": item(
    { cost: 5, icon: EVERY_CLASS },
    entersWithCounters(damageOn(yourHero), 'hearth'),
    onYourTurn(
      pay(['activate', { pay: 'remove counters', name: 'hearth', count: 'all' }, destroyThis], {
        do: 'set damage',
        on: yourHero,
        to: thatMuch,
      }),
    ),
  ),
  'Ultramarine Qiraji Battle Tank': ally(
    { cost: 4, tags: ['Qiraji', 'Monster'], limit: 'Mount (1)', atk: [0, 'melee'], health: 5 },
    onYourTurn(
      pay(['activate', removing(inYourGraveyard(anAlly))], {
        do: 'put token',
        token: token('Qiraji Monster', { tags: ['Qiraji', 'Monster'], atk: [2, 'melee'], health: 2 }),
      }),
    ),
  ),
  'Voodoo Figurine': ally(
    { cost: 3, icon: EVERY_CLASS, tags: ['Golem'], atk: [3, 'melee'], health: 4 },
    have(thisOne, atk(atkOf(each(yours(aWeapon))))),
    have(thisOne, health({ amount: 'def', of: each(yours(anArmor)) })),
  ),
  'Wisp Amulet': item(
    { cost: 4, icon: EVERY_CLASS },
    when(isDestroyed(nonToken(yours(anAlly))), {
      do: 'put token',
      token: token('Wisp', { atk: [0, 'nature'], health: 1 }),
    }),
    have(yours(tagged('Wisp')), keyword('Harmonize')),
  ),
});
