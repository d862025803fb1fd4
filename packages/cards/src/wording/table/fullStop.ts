import { choice, optional } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { fixed } from '../grammar/row.ts';

/** A sentence ends with a full stop; after a quotation it is left out. */
export const stop = optional(choice('stop', () => [fixed('.', undefined)])) as Phrase<undefined>;
