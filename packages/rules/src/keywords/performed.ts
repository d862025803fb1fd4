import type { Effect } from '../language/effect.ts';
import type { Noun } from '../language/noun.ts';
import type { Players } from '../language/selection.ts';
import type { PerformedKeyword } from '../vocabulary.ts';

const you: Players = { player: 'you' };
const revealed: Noun = { zone: 'deck', among: { select: 'revealed' } };

/** The keywords that a text performs, in the power language itself. */
export const PERFORMED: Readonly<Record<PerformedKeyword, readonly Effect[]>> = {
  Delve: [{ do: 'sort top', who: you, count: 2 }],
  Portal: [
    { do: 'reveal', what: { select: 'top', of: you, count: 3 } },
    {
      do: 'put into play',
      what: {
        select: 'choose',
        noun: {
          ...revealed,
          kind: ['Ally'],
          tag: ['Demon'],
          cost: { is: 'less than', than: { amount: 'cost', of: { select: 'this' } } },
        },
        count: { upTo: 1 },
      },
    },
    { do: 'put', what: { select: 'each', noun: revealed }, where: { to: 'deck', at: 'bottom' } },
  ],
};
