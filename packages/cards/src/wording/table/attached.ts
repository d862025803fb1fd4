import type { Noun } from '@meetingstone/rules';
import { either, seenAs } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { fixed, row } from '../grammar/row.ts';
import type { Part } from './innerNouns.ts';
import { innerCard, innerTarget } from './innerNouns.ts';
import { anyCard, noun } from './phrases.ts';
import { pronoun } from './pronouns.ts';

/** "an attachment you control", "a Curse": what is nothing but attached elsewhere is said with that word. */
const attachment: Phrase<Noun> = seenAs(anyCard, attachedAnyway, attachedAnyway);
function attachedAnyway(noun: Noun): Noun | undefined {
  return noun.attachment && Object.keys(noun).length > 1 ? noun : undefined;
}

/** "attached to your hero", "with an attachment" */
export const attachedTo: Part = row(
  { to: innerCard },
  '<that is|are> attached to {to}',
  ({ to }): Partial<Noun> => ({ attachedTo: to }),
);

export const attached = (): readonly Part[] => [
  attachedTo,
  row({ to: innerCard }, ["that's attached to {to}"], ({ to }): Partial<Noun> => ({ attachedTo: to })),
  row({ hosts: attachment }, ['with {hosts}', 'that have(has) {hosts}'], ({ hosts }): Partial<Noun> => ({ hosts })),
  fixed(['with an attachment', 'with one or more attachments', 'with any attachments'], {
    hosts: { attachment: true },
  }),
  row(
    { hosts: anyCard },
    ['with {hosts} attached <to it~>', 'that have(has) {hosts} attached <to it~>'],
    ({ hosts }): Partial<Noun> => ({ hosts }),
  ),
  row({ hosts: noun }, 'with no {hosts} attached <to it~>', ({ hosts }): Partial<Noun> => ({ not: { hosts } })),
  row(
    { to: either('to', () => [pronoun, innerTarget]) },
    ['attached to {to}'],
    ({ to }): Partial<Noun> => ({ attachedTo: { among: to } }),
  ),
  row(
    { to: innerCard },
    ["that's not attached to {to}", 'that are(is) not attached to {to}', "that aren't(isn't) attached to {to}"],
    ({ to }): Partial<Noun> => ({ not: { attachedTo: to } }),
  ),
];
