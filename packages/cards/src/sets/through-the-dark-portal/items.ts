import { cardsInHandOf, healthOf, maximumHandSizeOf, thatMuch } from '../../language/amounts.ts';
import { item, set } from '../../language/cards.ts';
import { cant } from '../../language/changes.ts';
import { compared, is, not } from '../../language/conditions.ts';
import { destroyThis } from '../../language/costs.ts';
import { destroy, draw, heal } from '../../language/effects.ts';
import { yourHeroAs, yours } from '../../language/nouns.ts';
import { have, pay, when, whenIf } from '../../language/powers.ts';
import { it, thatPlayer, yourHero } from '../../language/selections.ts';
import { turnEnds, turnStarts } from '../../language/watches.ts';

export const items = set({
  "Jin'do's Bag of Whammies": item(
    { cost: 6, icon: ['Druid', 'Mage', 'Priest', 'Warlock'], limit: 'Off-Hand (1)' },
    { power: 'continuous', continuous: { players: 'any', changes: [{ change: 'hand size', by: -4 }] } },
    when(turnStarts('any'), {
      do: 'until',
      limit: compared(cardsInHandOf(thatPlayer), 'or more', maximumHandSizeOf(thatPlayer)),
      effects: [draw(1, thatPlayer)],
    }),
  ),
  'Major Healing Potion': item(
    {
      cost: 1,
      icon: ['Druid', 'Hunter', 'Mage', 'Paladin', 'Priest', 'Rogue', 'Shaman', 'Warlock', 'Warrior'],
      tags: ['Potion'],
    },
    pay([1, destroyThis], heal(5, yourHero)),
  ),
  "Penelope's Rose": item(
    { cost: 4, icon: ['Druid', 'Mage', 'Priest', 'Warlock'], limit: 'Off-Hand (1)' },
    when({ event: 'complete', whose: 'you' }, draw()),
  ),
  'Ring of the Unliving': item(
    { cost: 4, icon: ['Druid', 'Hunter', 'Paladin', 'Rogue', 'Shaman', 'Warrior'], limit: 'Ring (2)' },
    have(yourHeroAs, cant('be destroyed')),
    {
      power: 'triggered',
      on: { event: 'deal', card: yourHeroAs },
      while: is(yourHero, { damage: { is: 'or more', than: healthOf(it) } }),
      effects: [
        destroy({ select: 'choose', noun: yours({ kind: ['Equipment', 'Resource'] }), count: { exactly: thatMuch } }),
      ],
    },
  ),
  'Trance Stone': item(
    { cost: 3, icon: ['Druid', 'Mage', 'Priest', 'Warlock'], limit: 'Off-Hand (1)' },
    whenIf(turnEnds('you'), not({ is: 'happened', watch: { event: 'place', whose: 'you' } }), draw()),
  ),
});
