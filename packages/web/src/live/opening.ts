import { go } from '../app/route.tsx';
import { ask } from './line.ts';

/** Decks that are good to begin with, and good against one another. */
const FIRST_DECKS: readonly [own: string, theirs: string] = ['Ashgrove Embers', 'Halfhelm Raiders'];

/** Opens a duel against a bot, and goes there. */
export async function playNow([own, theirs] = FIRST_DECKS): Promise<void> {
  const opened = await ask({
    type: 'lobby.open',
    terms: { play: 'duel', seats: 2, private: true },
    seats: [{ seat: 1, bot: 'greedy', deck: { named: theirs } }],
    seat: 0,
    deck: { named: own },
  });
  if (opened.type !== 'ack' || opened.game === undefined) return;
  const { game } = opened;
  const begun = await ask({ type: 'lobby.start', game });
  if (begun.type === 'ack') go(`/table/${game}`, 'replace');
}
