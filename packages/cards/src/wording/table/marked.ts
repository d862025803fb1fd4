import type { Selection } from '@meetingstone/rules';
import { seenAs } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { someone } from './phrases.ts';

/** One that is remembered: "target ally", "it". */
export const marked: Phrase<Selection> = seenAs(someone, remembered, remembered);
function remembered(who: Selection): Selection | undefined {
  const { select } = who as { select: string };
  return select === 'target' || select === 'pronoun' || select === 'targeted' ? who : undefined;
}
