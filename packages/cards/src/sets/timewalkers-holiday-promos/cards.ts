import { armor, EVERY_CLASS, item, set, token } from '../../language/cards.ts';
import { destroyThis } from '../../language/costs.ts';
import { destroy, putIntoHand, reveal } from '../../language/effects.ts';
import { aHero, anAlly, defending, tagged, yours } from '../../language/nouns.ts';
import { pay, thisCant, when } from '../../language/powers.ts';
import { controllerOf, eventDoer, target, targeted, that, topOfYourDeck } from '../../language/selections.ts';
import { isDestroyed } from '../../language/watches.ts';

export const cards = set({
  'Blossoming Branch': item(
    { cost: 4, icon: EVERY_CLASS },
    pay([4, 'activate', destroyThis], destroy(target(anAlly)), {
      do: 'put token',
      token: token('Adorable Rabbit', { tags: ['Adorable', 'Rabbit'], atk: [0, 'nature'], health: 1 }),
      who: controllerOf(targeted(0)),
    }),
    pay([4, 'activate', destroyThis], destroy(target(anAlly)), {
      do: 'put token',
      token: token('Savage Rabbit', { tags: ['Savage', 'Rabbit'], atk: [5, 'melee'], health: 5 }),
      who: controllerOf(targeted(0)),
    }),
  ),
  'Brazier of Dancing Flames': item(
    { cost: 5, icon: EVERY_CLASS },
    pay([5, 'activate'], { do: 'put token', token: token('Fire Elemental', { atk: [2, 'melee'], health: 1 }) }),
    when(
      {
        event: 'deal',
        by: yours(tagged('Fire Elemental', { token: true, kind: ['Ally'] })),
        card: defending(aHero),
        combat: true,
      },
      { do: 'put token copy', of: eventDoer, exhausted: true },
    ),
  ),
  'Winter Garb': armor(
    { cost: 7, icon: EVERY_CLASS, tags: ['Cloth'], limit: ['Head (1)', 'Chest (1)', 'Feet (1)'], def: 3 },
    pay([2, 'activate'], {
      do: 'put token',
      token: token('Present', { atk: [0, 'melee'], health: 1 }, thisCant({ cant: 'attack' })),
    }),
    when(isDestroyed(yours(tagged('Present'))), reveal(topOfYourDeck(1)), putIntoHand(that)),
  ),
});
