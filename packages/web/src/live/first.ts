import type { FromServerOf } from '@meetingstone/protocol';
import { tableFrom } from '@meetingstone/protocol/client';
import type { Live } from './line.ts';
import { live } from './line.ts';
import { EMPTY_ROOM } from './room.ts';

/** Where in a document stands what the table in it was drawn from. */
export const TOLD = 'told';

let first: Live = live.getInitialState();

/** What was known when the document was drawn: until the page has come to life, nothing else is. */
export const toldAtFirst = (): Live => first;

/** The document is drawn with this table and nothing else. */
export function tellAtFirst(told: FromServerOf<'table'>): void {
  const { game, you } = told;
  first = {
    ...live.getInitialState(),
    line: 'open',
    seats: you === null ? {} : { [game]: you },
    rooms: { [game]: { ...EMPTY_ROOM, table: tableFrom(told) } },
  };
}
