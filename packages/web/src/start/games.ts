import type { TableTerms } from '@meetingstone/protocol';
import { raidOf } from '../lobby/raids.ts';
import { words } from './words.ts';

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

/** What is played, in a few words. */
export const titleOf = ({ terms }: Pick<OwnGame, 'terms'>): string =>
  terms.title ?? (terms.raid ? (raidOf(terms.raid.key)?.name ?? words.plays.raid) : words.plays[terms.play]);

/** Who plays against whom. */
export const sidesOf = ({ seats }: Pick<OwnGame, 'seats'>): string =>
  words.sides(seats.map(({ name, deck }) => deck ?? (name === '' ? words.freeSeat : name)));

const MINUTE = 60_000;

/** How long ago, as people say it. */
export const ago = (then: number, now: number): string => words.ago(Math.floor((now - then) / MINUTE));

/** Where one goes to find it. */
export const addressOf = ({ game, state }: Pick<OwnGame, 'game' | 'state'>): string =>
  ({ open: `/lobby/${game}`, playing: `/table/${game}`, over: `/replay/${game}` })[state];
