import type { Deck } from '@meetingstone/cards';
import type { Raid } from '@meetingstone/raids';
import { CONSTRUCTED, STARTER } from './measured.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five'];

/** How hard a raid is for so many raiders with such decks, in a sentence; null where nobody has measured it. */
export function difficultyOf({ key, name }: Raid, mode: string, decks: readonly Deck[]): string | null {
  const raiders = decks.length;
  const built = decks.every(({ raids }) => raids) ? CONSTRUCTED[`${key}/${mode}`]?.[raiders] : undefined;
  const measured = built ?? STARTER[`${key}/${mode}`]?.[raiders - 1];
  if (!measured) return null;
  const { won, games } = measured;
  const kind = built ? 'such' : 'starter';
  return `${name} (${mode}) with ${NUMBERS[raiders]} ${raiders === 1 ? 'raider' : 'raiders'}: easy bots with ${kind} decks won ${won} of ${games} games${hint(won / games)}.`;
}

function hint(share: number): string {
  if (share === 0) return '; it takes better play, better decks or more raiders';
  return share > 0.9 ? '; a harder mode or fewer raiders make it a fight' : '';
}
