import type { Amount, Cost, Noun } from '@meetingstone/rules';
import { X } from './amounts.ts';
import { thisOne } from './nouns.ts';

/** As costs are written on cards: a number of resources, X, a word, or a thing to be done. */
export type Price = number | 'X' | 'activate' | 'flip' | 'concede' | Cost;

export function cost(price: Price): Cost {
  if (typeof price === 'number') return { pay: 'resources', amount: price };
  if (price === 'X') return { pay: 'resources', amount: X };
  return typeof price === 'string' ? { pay: price } : price;
}

export const costs = (prices: readonly Price[]): Cost[] => prices.map(cost);

export const destroying = (noun: Noun): Cost => ({ pay: 'destroy', noun });
export const exhausting = (noun: Noun): Cost => ({ pay: 'exhaust', noun });
export const removing = (noun: Noun): Cost => ({ pay: 'remove', noun });
export const discarding = (noun: Noun, count: Amount = 1): Cost => ({
  pay: 'discard',
  noun: { zone: 'hand', whose: 'you', ...noun },
  count,
});
export const destroyThis: Cost = destroying(thisOne);
