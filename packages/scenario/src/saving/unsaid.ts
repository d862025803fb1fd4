import type { Game } from '@meetingstone/rules';
import { viewGame } from '@meetingstone/rules';

import { cardAt, eachCard } from '../cast.ts';

const listed = (names: readonly string[]): string => [...new Set(names)].join(', ');

/** What a file can say nothing about: it says how a table lies, and not what is going on at it. */
export function unsaidOf(game: Game, players: readonly string[]): readonly string[] {
  const { stable: state, decision } = game;
  const named = (id: number): string => cardAt(state, id)?.facts.name ?? 'a card that is gone';
  const holder = players[decision?.player ?? -1];
  const cards = [...eachCard(state)];
  const those = (what: (card: (typeof cards)[number]) => boolean): readonly string[] =>
    cards.filter(what).map(({ facts }) => facts.name);
  const told: readonly (readonly [is: boolean, words: string])[] = [
    [
      state.chain.length > 0,
      `on the chain, topmost first: ${state.chain
        .map(({ source }) => named(source))
        .reverse()
        .join(', ')}`,
    ],
    [state.combat !== null, 'a combat was going on'],
    [state.waiting.length > 0, 'triggered effects were waiting to be added to the chain'],
    [game.replies.length > 0, `${holder} was in the middle of something; the table lies as it did before that`],
    [
      game.replies.length === 0 && decision !== null && decision.player !== state.turn.player,
      `${holder} held priority; here the turn player does`,
    ],
    [state.modifiers.length > 0, `effects that last: of ${listed(state.modifiers.map(({ source }) => named(source)))}`],
    [state.lost.length > 0, 'some cards had lost powers'],
    [
      (state.players[state.turn.player]?.placed ?? 0) > 0,
      `${players[state.turn.player]} had placed a resource this turn`,
    ],
    ...state.players.map(({ lost }, n) => [lost, `${players[n]} had lost already`] as const),
    [state.turn.extra.length > 0, 'somebody was to have an extra turn'],
    [state.players.some(({ decksFaceUp }) => decksFaceUp.some(Boolean)), 'a deck was turned over'],
    ...some(
      'powers that were used and can be used once: of',
      those(({ used }) => (used?.length ?? 0) > 0),
    ),
    ...some(
      'a word was chosen for',
      those(({ word }) => word !== null),
    ),
    ...some(
      'copies of other cards:',
      those(({ copied }) => copied !== null),
    ),
    ...some(
      'played as another type:',
      those(({ as }) => as !== null),
    ),
    ...some(
      'cards set aside by',
      those(({ kept }) => (kept?.length ?? 0) > 0),
    ),
  ];
  return told.flatMap(([is, words]) => (is ? [words] : []));
}

const some = (words: string, names: readonly string[]): readonly (readonly [boolean, string])[] => [
  [names.length > 0, `${words} ${listed(names)}`],
];

/** Cards in play that are not what they were, now that the table was set up anew. */
export function differences(before: Game, after: Game, players: readonly string[]): readonly string[] {
  const was = inPlay(before);
  for (const one of inPlay(after)) {
    const n = was.indexOf(one);
    if (n >= 0) was.splice(n, 1);
  }
  return was.map((one) => `otherwise than here: ${one.replace(/^\d+/, (seat) => `${players[Number(seat)]}'s`)}`);
}

function inPlay(game: Game): string[] {
  return viewGame({ ...game, state: game.stable } as Game, null).play.map(
    ({ controller, name, facts, atk, health, def, damage, exhausted, keywords }) => {
      const numbers = Object.entries({ ATK: atk, health, DEF: def, damage }).filter(([, value]) => value);
      const said = [
        ...numbers.map(([word, value]) => `${value} ${word}`),
        ...(exhausted ? ['exhausted'] : []),
        ...keywords,
      ];
      return `${controller} ${name ?? facts?.name ?? 'face-down card'}${said.length === 0 ? '' : ` (${said.join(', ')})`}`;
    },
  );
}
