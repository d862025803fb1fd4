import type { Selection } from '@meetingstone/rules';
import { seenAs } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { pronounIn } from '../unresolved.ts';
import { someone } from './phrases.ts';

/** One that is remembered: "target ally", "it". */
export const marked: Phrase<Selection> = seenAs(someone, remembered, remembered);
function remembered(who: Selection): Selection | undefined {
  return pronounIn(who) || who.select === 'target' || who.select === 'targeted' ? who : undefined;
}
