import type { TableTerms } from '@meetingstone/protocol';
import { raidOf } from '../lobby/raids.ts';

/** A game of one's own, as the server tells of it. */
export interface OwnGame {
  readonly game: string;
  readonly state: 'open' | 'playing' | 'over';
  readonly seat: number | null;
  readonly terms: TableTerms;
  readonly touched: number;
  readonly seats: readonly {
    readonly name: string;
    readonly bot?: string;
    readonly deck?: string;
    readonly hero?: string;
  }[];
  readonly outcome?: { readonly winners?: readonly number[] };
}

const PLAYS = { duel: 'A duel', 'free-for-all': 'A free-for-all', teams: 'A game of teams', raid: 'A raid' } as const;

/** What is played, in a few words. */
export const titleOf = ({ terms }: Pick<OwnGame, 'terms'>): string =>
  terms.title ?? (terms.raid ? (raidOf(terms.raid.key)?.name ?? PLAYS.raid) : PLAYS[terms.play]);

/** Who plays against whom. */
export const sidesOf = ({ seats }: Pick<OwnGame, 'seats'>): string =>
  seats.map(({ name, deck }) => deck ?? (name === '' ? 'a free seat' : name)).join(' against ');

const MINUTE = 60_000;

/** How long ago, as people say it. */
export function ago(then: number, now: number): string {
  const minutes = Math.floor((now - then) / MINUTE);
  if (minutes < 2) return 'just now';
  if (minutes < 60) return `${minutes} minutes ago`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return hours === 1 ? 'an hour ago' : `${hours} hours ago`;
  const days = Math.floor(hours / 24);
  return days === 1 ? 'yesterday' : `${days} days ago`;
}

/** Where one goes to find it. */
export const addressOf = ({ game, state }: Pick<OwnGame, 'game' | 'state'>): string =>
  ({ open: `/lobby/${game}`, playing: `/table/${game}`, over: `/replay/${game}` })[state];
