import type { Players } from '@meetingstone/rules';
import { alone, choice, either, seenAs, withArticle } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { readAt } from '../grammar/phrase.ts';
import { fixed, ofEach, row } from '../grammar/row.ts';
import { bearerPossessive, noun, nounEach, players, playersPossessive } from './phrases.ts';

/** Whoever controls what was targeted first. */
export const OF_TARGET: Players = { player: 'controller', of: { select: 'targeted', slot: 0 } };
const A_THIRD: Players = {
  player: 'chosen',
  who: 'opponent',
  by: { player: 'that' },
  except: [OF_TARGET, { player: 'that' }],
};

/** Whoever has a hero of that side (206.1b). */
function heroes(side: 'Alliance' | 'Horde'): Players {
  return { player: 'controller', of: { select: 'each', noun: { kind: ['Hero'], faction: side } } };
}

const NAMED: readonly (readonly [Players, string])[] = [
  [{ player: 'each' }, 'each player'],
  [{ player: 'each opponent' }, 'each opponent'],
  [{ player: 'each other' }, 'each other player'],
  [{ player: 'each friendly' }, 'each friendly player'],
  [heroes('Horde'), 'each Horde player'], // 206.1b
  [heroes('Alliance'), 'each Alliance player'],
  [{ player: 'target' }, 'target player'],
  [{ player: 'target', who: 'opponent' }, 'target opponent'],
  [{ player: 'that' }, 'that player'],
  [{ player: 'chosen' }, 'a player of your choice'],
  [A_THIRD, "a third opponent of that player 's choice"],
  [{ player: 'chosen', who: 'opponent' }, 'an opponent'],
  [{ player: 'chosen', who: 'opponent', random: true }, 'a random opponent'],
];

/** The reader himself. */
const you: Phrase<Players> = {
  name: 'you',
  begins: () => ({ words: ['you'] }),
  read: (at, reading) => {
    if (reading.words[at]?.low !== 'you') return [];
    if (at >= reading.farthest) reading.farthest = at + 1;
    return [{ value: { player: 'you' }, end: at + 1 }];
  },
  say: (value) => (value.player === 'you' ? { words: ['you'], number: 'you' } : undefined),
};

const others: Phrase<Players> = choice('player', () => [
  ...NAMED.map(([who, words]) => fixed(words, who)),
  fixed(['all players'], { player: 'each' } as Players),
  fixed(['that opponent', 'he', 'he or she', 'the player whose turn it is'], { player: 'that' } as Players),
  fixed(['the defending player', 'defending player', "the defender 's controller"], {
    player: 'controller',
    of: { select: 'each', noun: { defending: true } },
  } as Players),
  fixed(['the attacking player', 'attacking player', "the attacker 's controller"], {
    player: 'controller',
    of: { select: 'each', noun: { attacking: true } },
  } as Players),
  row({ of: bearerPossessive }, '{of} controller', ({ of }): Players => ({ player: 'controller', of })),
  row(
    { noun: nounEach },
    'the controller of each {noun}',
    ({ noun }): Players => ({ player: 'controller', of: { select: 'each', noun } }),
  ),
  row(
    { noun: withArticle(noun) },
    ['the controller of {noun}'],
    ({ noun }): Players => ({ player: 'controller', of: { select: 'each', noun } }),
  ),
  row({ of: bearerPossessive }, '{of} owner', ({ of }): Players => ({ player: 'owner', of })),
]);

/** Where "your opponents" is read, each of them is meant, but for what `opponents.ts` says they do together. */
const opponentsTogether: Phrase<Players> = {
  name: 'opponents together',
  begins: () => ({ words: [] }),
  read: () => [],
  say: ({ player }) => (player === 'opponents together' ? { words: ['your', 'opponents'], number: 'many' } : undefined),
};

players.is(either('players', () => [you, alone(others), opponentsTogether]));

/** Who does it; nobody is named where it is you. What "draws" or "discards" is somebody else, left out here. */
export const doer: Phrase<Players> = {
  name: 'doer',
  mayBeEmpty: true,
  begins: () => ({ phrases: [players] }),
  read: (at, reading) => [
    ...(reading.words[at]?.low.endsWith('s') ? [] : [{ value: { player: 'you' } as const, end: at }]),
    ...readAt(players, at, reading),
  ],
  say: (value, saying) => (value.player === 'you' ? { words: [], number: 'you' } : players.say(value, saying)),
};

playersPossessive.is(
  choice('whose', () => [
    fixed('your', { player: 'you' } as Players),
    ...ofEach(NAMED, ([who, words]) => [fixed(`${words} 's`, who)]),
    fixed(["that opponent 's", 'his', 'his or her'], { player: 'that' } as Players),
    row({ of: bearerPossessive }, "{of} controller 's", ({ of }): Players => ({ player: 'controller', of })),
    row({ of: bearerPossessive }, "{of} owner 's", ({ of }): Players => ({ player: 'owner', of })),
  ]),
);

/** Players of whom it is known who they are: nobody has to choose one, and there is only one. */
export const knownPlayers: Phrase<Players> = seenAs(players, known, known);
export const knownPossessive: Phrase<Players> = seenAs(playersPossessive, known, known);
function known(value: Players): Players | undefined {
  return KNOWN.has(value.player) ? value : undefined;
}
const KNOWN: ReadonlySet<Players['player']> = new Set(['you', 'that', 'controller', 'owner']);
