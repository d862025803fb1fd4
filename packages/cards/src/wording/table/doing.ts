import type { Effect } from '@meetingstone/rules';
import { either } from '../grammar/combine.ts';
import type { Found, Phrase } from '../grammar/phrase.ts';
import { readAt } from '../grammar/phrase.ts';
import { mayAct } from './deeds.ts';
import { andMore, joined } from './instructions.ts';
import { maybe } from './maybe.ts';
import { readWhereX, sayWhereX } from './whereX.ts';

/** What somebody decides about: "you may draw a card". */
export const mayDo: Phrase<readonly Effect[]> = maybe(joined);

/** "Your hero may deal X damage to target ally, where X is ..." */
export const mayActX: Phrase<readonly Effect[]> = {
  name: mayAct.name,
  begins: () => ({ phrases: [mayAct] }),
  read: (at, reading) =>
    readAt(mayAct, at, reading).flatMap((found) => [
      found,
      ...readWhereX(found, reading),
      ...ofMay(found, (inner) => andMore(inner, reading)),
    ]),
  say: (effects, saying) =>
    mayAct.say(effects, saying) ?? sayWhereX(effects, saying, (others) => mayAct.say(others, saying)),
};

/** What somebody may do, with something more of it. */
function ofMay(
  { value: [may, ...others], end }: Found<readonly Effect[]>,
  grown: (inner: Found<readonly Effect[]>) => readonly Found<readonly Effect[]>[],
): readonly Found<readonly Effect[]>[] {
  if (may?.do !== 'may' || others.length > 0) return [];
  return grown({ value: may.effects, end }).map((found) => ({
    value: [{ ...may, effects: found.value }],
    end: found.end,
  }));
}

/** What a sentence tells to do, or lets somebody do. */
export const doing: Phrase<readonly Effect[]> = either('doing', () => [joined, mayActX, mayDo]);
