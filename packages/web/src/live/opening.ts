import type { TableTerms } from '@meetingstone/protocol';
import { plain } from '@meetingstone/words';
import { go } from '../app/route.tsx';
import { ask } from './line.ts';

/** Decks that are good to begin with, and good against one another. */
export const FIRST_DECKS: readonly [own: string, theirs: string] = ['Ashgrove Embers', 'Halfhelm Raiders'];

/** Opens a duel against a bot, and goes there. */
export async function playNow([own, theirs] = FIRST_DECKS): Promise<void> {
  await duel({ named: own }, theirs);
}

/** A deck that is only a list yet, against a bot; if not, why not. */
export const tryList = (list: string): Promise<string | null> => duel({ list }, FIRST_DECKS[1]);

/** The same with cards of one's own in it. */
export const tryOwnCards = (list: string): Promise<string | null> => duel({ list }, FIRST_DECKS[1], { ownCards: true });

async function duel(
  own: { readonly named: string } | { readonly list: string },
  theirs: string,
  terms: Pick<TableTerms, 'ownCards'> = {},
): Promise<string | null> {
  const opened = await ask({
    type: 'lobby.open',
    terms: { play: 'duel', seats: 2, private: true, ...terms },
    seats: [{ seat: 1, bot: 'normal', deck: { named: theirs } }],
    seat: 0,
    deck: own,
  });
  if (opened.type === 'refused') return plain(opened.words);
  if (opened.type !== 'ack' || opened.game === undefined) return null;
  const { game } = opened;
  const begun = await ask({ type: 'lobby.start', game });
  if (begun.type === 'ack') go(`/table/${game}`, 'replace');
  return null;
}
