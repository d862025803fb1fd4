import type { TagWord } from '@meetingstone/rules';
import { CLASSES } from '@meetingstone/rules';
import { choice } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { fixed } from '../grammar/row.ts';

/** The word that stands before a power or a part of a text and means nothing by itself. */
export const tagWord: Phrase<TagWord> = choice('tag word', () => [
  fixed('Tribe :', 'Tribe' as TagWord),
  fixed('Unity :', 'Unity' as TagWord),
  fixed('Bloodrush :', 'Bloodrush' as TagWord),
  fixed('Caverns Hero 2+ :', 'Caverns Hero 2+' as TagWord),
  fixed('Entrance :', 'Entrance' as TagWord),
  ...[...CLASSES, 'Monster'].map((one) => fixed(`Empower ${one} :`, `Empower ${one}` as TagWord)),
]);
