import type { Players } from '@meetingstone/rules';
import { choice, either } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { fixed, row } from '../grammar/row.ts';
import { players, playersPossessive, someone } from './phrases.ts';

const NAMED: readonly (readonly [Players, string])[] = [
  [{ player: 'each' }, 'each player'],
  [{ player: 'each opponent' }, 'each opponent'],
  [{ player: 'target' }, 'target player'],
  [{ player: 'target', who: 'opponent' }, 'target opponent'],
  [{ player: 'that' }, 'that player'],
  [{ player: 'chosen', who: 'opponent' }, 'an opponent'],
];

/** The reader himself. */
const you: Phrase<Players> = {
  name: 'you',
  read: (at, reading) => {
    if (reading.words[at]?.low !== 'you') return [];
    if (at >= reading.farthest) reading.farthest = at + 1;
    return [{ value: { player: 'you' }, end: at + 1 }];
  },
  say: (value) => (value.player === 'you' ? { words: ['you'], number: 'you' } : undefined),
};

const others: Phrase<Players> = choice('player', () => [
  ...NAMED.map(([who, words]) => fixed(words, who)),
  fixed('that opponent', { player: 'that' } as Players),
  row({ of: someone }, "{of} 's controller", ({ of }): Players => ({ player: 'controller', of })),
  row({ of: someone }, "{of} 's owner", ({ of }): Players => ({ player: 'owner', of })),
  fixed('its controller', { player: 'controller', of: { select: 'that' } } as Players),
  fixed('its owner', { player: 'owner', of: { select: 'that' } } as Players),
]);

players.is(either('players', () => [you, others]));

/** Who does it; nobody is named where it is you. */
export const doer: Phrase<Players> = {
  name: 'doer',
  read: (at, reading) => [{ value: { player: 'you' }, end: at }, ...players.read(at, reading)],
  say: (value, saying) => (value.player === 'you' ? { words: [], number: 'you' } : players.say(value, saying)),
};

playersPossessive.is(
  choice('whose', () => [
    fixed('your', { player: 'you' } as Players),
    ...NAMED.map(([who, words]) => fixed(`${words} 's`, who)),
    row({ of: someone }, "{of} 's controller 's", ({ of }): Players => ({ player: 'controller', of })),
    row({ of: someone }, "{of} 's owner 's", ({ of }): Players => ({ player: 'owner', of })),
    fixed("its controller 's", { player: 'controller', of: { select: 'that' } } as Players),
    fixed(["its owner 's", "their owners '"], { player: 'owner', of: { select: 'that' } } as Players),
  ]),
);
