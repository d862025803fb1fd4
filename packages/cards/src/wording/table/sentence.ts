import type { Effect } from '@meetingstone/rules';
import { either, seenAs } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { andMay } from './alternatives.ts';
import { conditional, notOfChoice, suitable } from './conditional.ts';
import { decided } from './decided.ts';
import { doing, mayActX, mayDo } from './doing.ts';
import { forEachFirst } from './forEach.ts';
import { isDelayed } from './instructions.ts';
import { outcomes } from './outcomes.ts';
import { sentence } from './phrases.ts';
import { orElse, unlessDone } from './unless.ts';

/** "... unless that player discards a card" */
const unless: Phrase<readonly Effect[]> = unlessDone(doing, isDelayed);

/** One sentence without its full stop: instructions, and what they hang on. */
sentence.is(
  either('sentence', () => [
    doing,
    andMay(
      doing,
      either('may', () => [mayActX, mayDo]),
    ),
    seenAs(conditional, notOfChoice, notOfChoice),
    suitable,
    unless,
    orElse,
    forEachFirst,
    outcomes,
    decided,
  ]),
);
