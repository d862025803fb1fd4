import type { View } from '@meetingstone/rules';
import { viewGame } from '@meetingstone/rules';
import type { LineRun } from './line.ts';
import { ownTurn } from './line.ts';

/** What a player would have to see again to go on as he meant to: his hand, the cards in play, and how they are. */
export function sightOf({ players, play, you }: View): string {
  const own = players[you!]!;
  const hand = (own.hand ?? []).map(({ id, name }) => `${id}${name}`);
  const table = play.map((card) =>
    [card.id, card.exhausted ? 'x' : '', card.damage, card.atk, card.health, card.host, card.controller].join(' '),
  );
  return [...hand, '/', ...table, '/', ...players.map(({ handCount }) => handCount)].join(';');
}

/** All that is seen at decisions of the turn if everything goes as imagined. */
export function foreseen(run: LineRun): ReadonlySet<string> {
  const sights = new Set<string>();
  ownTurn({ ...run, onDecision: (game) => sights.add(sightOf(viewGame(game, run.seat))) });
  return sights;
}
