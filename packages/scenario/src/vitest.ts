import { test } from 'vitest';
import { watching } from './table.ts';

type Body = () => void | Promise<void>;

/** A rulebook example in our own words: '407.1#1'. Every table of the test is proved at its end. */
export function example(id: string, sentence: string, body: Body): void {
  test(`${id} ${sentence}`, () => watching(body));
}

/** A test that shows one or more rules. */
export function rule(ids: string | readonly string[], sentence: string, body: Body): void {
  test(`${typeof ids === 'string' ? ids : ids.join(', ')} ${sentence}`, () => watching(body));
}
