import type { Effect, Noun, Selection } from '@meetingstone/rules';
import type { Row } from '../grammar/row.ts';
import { fixed, row } from '../grammar/row.ts';
import { nounMany } from './phrases.ts';

const top = (deck: string, count = 1): Selection => ({ select: 'top', of: { player: 'you' }, count, deck });
const enter = (what: Selection): Effect => ({ do: 'put into play', what });

/** What only Boss players do with the cards that lie ready for them (R101.4, R402). */
export const raiding = (): readonly Row<Effect>[] => [
  fixed('gain a Blood', enter(top('Blood'))),
  fixed('put five Cubes into play', enter(top('Cube', 5))),
  fixed('put the Lair into play', enter(top('Lair'))),
  fixed('swap your hero with your next Boss', { do: 'swap', with: top('Boss') } as Effect),
  row(
    { noun: nounMany },
    'detach all {noun}',
    ({ noun }: { noun: Noun }): Effect => ({ do: 'detach', what: { select: 'each', noun } }),
  ),
];
