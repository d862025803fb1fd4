import type { Effect, Selection } from '@meetingstone/rules';
import { choice, optional, seenAs } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { fixed, row } from '../grammar/row.ts';
import { duration, selection } from './phrases.ts';
import { IT, THEY } from './pronouns.ts';

type Doing = (what: Selection) => Effect;

const YOURS = [{ change: 'control', by: { player: 'you' } }] as const;

/** What is done to the same cards in one breath, by its verb. */
const VERBS = {
  destroy: (what: Selection): Effect => ({ do: 'destroy', what }),
  exhaust: (what: Selection): Effect => ({ do: 'exhaust', what }),
  ready: (what: Selection): Effect => ({ do: 'ready', what }),
  control: (what: Selection): Effect => ({ do: 'modify', what, changes: YOURS, duration: 'this game' }),
  heal: (what: Selection): Effect => ({ do: 'remove damage', amount: 'all', from: what }),
} satisfies Readonly<Record<string, Doing>>;
type Verb = keyof typeof VERBS;

const verb: Phrase<Verb> = choice('verb', () => [
  fixed('destroy', 'destroy' as Verb),
  fixed('exhaust', 'exhaust' as Verb),
  fixed('ready', 'ready' as Verb),
  fixed('gain control of', 'control' as Verb),
  fixed('remove all damage from', 'heal' as Verb),
]);

/** "Ready and gain control of target weapon": the cards are named once. */
export const sharingObject: Phrase<readonly Effect[]> = seenAs(
  choice('two verbs', () => [
    row(
      { one: verb, other: verb, what: selection, duration: optional(duration) },
      '{one} and {other} {what} {duration}',
      (all) => all,
    ),
  ]),
  ({ one, other, what, duration: lasting }): readonly Effect[] | undefined => {
    const again = 'count' in what && what.count !== undefined ? THEY : IT;
    const done = [VERBS[one](what), VERBS[other](what.select === 'each' ? THEY : again)];
    if (lasting === undefined) return done;
    const held = done.map((effect) => (effect.do === 'modify' ? { ...effect, duration: lasting } : effect));
    return done.some((effect) => effect.do === 'modify') ? held : undefined;
  },
  () => undefined,
);
