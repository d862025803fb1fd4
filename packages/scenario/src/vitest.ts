import { expect, test } from 'vitest';
import { checkOffers, writeOffers } from './offers.ts';
import { watching } from './table.ts';

type Body = () => void | Promise<void>;

/** A rulebook example in our own words: '407.1#1'. Every table of the test is proved at its end. */
export function example(id: string, sentence: string, body: Body): void {
  rule(id, sentence, body);
}

/**
 * A test that shows one or more rules. Where the environment says OFFERS=kept, everything that players were offered at its
 * tables must be what is written down beside the test; OFFERS=write writes it down.
 */
export function rule(ids: string | readonly string[], sentence: string, body: Body): void {
  const title = `${typeof ids === 'string' ? ids : ids.join(', ')} ${sentence}`;
  test(title, async () => {
    const offers = await watching(body);
    const { OFFERS } = process.env;
    if (OFFERS === 'write') writeOffers(expect.getState().testPath!, title, offers);
    else if (OFFERS === 'kept') checkOffers(expect.getState().testPath!, title, offers);
  });
}
